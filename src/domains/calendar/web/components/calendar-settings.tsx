import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useToast } from '#ui/toast.tsx';
import { endCalendarFeed, getCalendarFeed, makeCalendarFeed, type CalendarFeed } from '../../contract.ts';

const feedQuery = endpointQuery(getCalendarFeed);

/** A secret address from which the person's own calendar reads their dates. */
export function CalendarSettings() {
  return (
    <Loaded query={useQuery(feedQuery)} pending={<SkeletonFields fields={3} />} failed="We couldn’t load your calendar address">
      {({ feed }) => <Feed feed={feed} />}
    </Loaded>
  );
}

function Feed({ feed }: { feed: CalendarFeed | null }) {
  const [madePath, setMadePath] = useState<string>();
  const make = useWrite(makeCalendarFeed, {
    answered: ({ path }) => setMadePath(path),
    refreshes: [getCalendarFeed],
    tells: 'page',
  });
  const end = useWrite(endCalendarFeed, {
    answered: () => setMadePath(undefined),
    refreshes: [getCalendarFeed],
    done: { title: 'The calendar address no longer works' },
    tells: 'page',
  });
  return (
    <Card>
      <CardHeader
        level={2}
        title="Calendar"
        description="Your tours, the open houses of homes you saved, and your roadmap’s dates, in the calendar you already use. It reads them from a secret address and stays up to date automatically."
      />
      <div className="space-y-4">
        <WriteFailure of={make} or={end} />
        {madePath === undefined ? null : <NewAddress address={window.location.origin + madePath} />}
        <p className="text-ink-soft">{feed === null ? 'You don’t have a calendar address yet.' : describe(feed)}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" busy={make.isBusy} onClick={() => void make.run()}>
            {feed === null ? 'Make a calendar address' : 'Make a new address'}
          </Button>
          {feed === null ? null : (
            <Button variant="quiet" busy={end.isBusy} onClick={() => void end.run()}>
              End the address
            </Button>
          )}
        </div>
        {feed === null ? null : (
          <p className="text-sm text-ink-soft">This one stops working when you make a new address or change your password.</p>
        )}
      </div>
    </Card>
  );
}

function NewAddress({ address }: { address: string }) {
  const { toast } = useToast();
  // Absent on pages without encryption: the field is there to copy from.
  async function copy() {
    await navigator.clipboard.writeText(address);
    toast({ title: 'The address is copied' });
  }
  return (
    <Notice tone="success" live title="Add it to your calendar now: it is shown only once">
      <p>Whoever has it can read your dates, so treat it like a password.</p>
      <TextInput
        aria-label="Calendar address"
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
        className="my-3"
      />
      <div className="flex flex-wrap gap-3">
        <Button asChild size="small" variant="secondary">
          <a href={address.replace(/^https?:/, 'webcal:')}>Open in a calendar</a>
        </Button>
        {window.isSecureContext ? (
          <Button size="small" variant="secondary" onClick={() => void copy().catch(() => undefined)}>
            Copy
          </Button>
        ) : null}
      </div>
    </Notice>
  );
}

function describe({ createdAt, lastReadAt }: CalendarFeed): string {
  const made = `Made on ${formatDateTime(createdAt, viewerTimeZone())}`;
  return lastReadAt === null
    ? `${made}. No calendar has read it yet.`
    : `${made}, last read by a calendar on ${formatDateTime(lastReadAt, viewerTimeZone())}.`;
}
