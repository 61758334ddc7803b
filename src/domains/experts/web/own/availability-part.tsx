import { Button } from '#ui/button.tsx';
import { AppLink, InlineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import type { PartProps } from './part-props.ts';

/** Hours are kept by the calendar of this site; without them the usual lead time counts. */
export function AvailabilityPart({ vendor, onSaved }: PartProps) {
  return (
    <div className="max-w-2xl space-y-5">
      <Notice
        tone={vendor.bookingHandle === null ? 'info' : 'success'}
        title={vendor.bookingHandle === null ? 'No hours yet' : 'Your hours are open'}
      >
        {vendor.bookingHandle === null ? (
          'Say when people can book you: weekly hours, buffers, notice, days off and how much fits in a day. Until then, we go by how soon you can usually start.'
        ) : (
          <>
            Clients book <InlineLink href={`/book/${vendor.bookingHandle}`}>your page</InlineLink>. The next free time counts in
            the ranking, and stands on your profile.
          </>
        )}
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Button asChild variant={vendor.bookingHandle === null ? 'primary' : 'secondary'}>
          <AppLink href="/appointments/hours">{vendor.bookingHandle === null ? 'Set your hours' : 'Change your hours'}</AppLink>
        </Button>
        {onSaved === undefined ? null : (
          <Button variant={vendor.bookingHandle === null ? 'secondary' : 'primary'} onClick={onSaved}>
            Continue
          </Button>
        )}
      </div>
    </div>
  );
}
