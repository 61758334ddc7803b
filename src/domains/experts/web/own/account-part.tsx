import { InlineLink } from '#ui/link.tsx';
import { ReviewPart } from './review-part.tsx';
import type { PartProps } from './part-props.ts';

/** The state of the vendor, and what belongs to the account of its reader. */
export function AccountPart(props: PartProps) {
  return (
    <div className="max-w-2xl space-y-10">
      <ReviewPart {...props} />
      <section aria-labelledby="elsewhere">
        <h3 id="elsewhere" className="font-sans font-semibold">
          In your own settings
        </h3>
        <ul className="mt-2 list-disc space-y-1 pl-5">
          <li>
            <InlineLink href="/settings?tab=notifications">What we tell you, and how</InlineLink>
          </li>
          <li>
            <InlineLink href="/settings?tab=calendar">Your calendar, to follow in other apps</InlineLink>
          </li>
          <li>
            <InlineLink href="/settings?tab=privacy">A copy of your data, and closing your account</InlineLink>
          </li>
        </ul>
      </section>
    </div>
  );
}
