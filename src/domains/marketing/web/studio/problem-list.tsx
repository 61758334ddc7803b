import { editorHref } from '#domains/selling/web/index.ts';
import { ReasonForm } from '#platform/web/form/reason-form.tsx';
import { InlineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import type { MaterialPreview, MaterialProblem } from '../../contract.ts';

interface ProblemListProps {
  listingId: string;
  preview: Pick<MaterialPreview, 'problems' | 'claims'>;
  onPass: ((warning: NonNullable<MaterialProblem['warning']>, reason: string) => void) | undefined;
}

/** What keeps a material from leaving, and what its maker should know. */
export function ProblemList({ listingId, preview: { problems, claims }, onPass }: ProblemListProps) {
  const blockers = problems.filter(({ severity }) => severity === 'blocker');
  const advice = problems.filter(({ severity }) => severity === 'advice');
  return (
    <div className="mt-4 grid gap-4" aria-live="polite">
      {blockers.length === 0 ? null : (
        <Notice
          tone="error"
          title={
            blockers.length === 1
              ? 'One thing keeps this material from going out'
              : `${blockers.length} things keep this material from going out`
          }
        >
          <ul className="mt-1 grid gap-3">
            {blockers.map((problem) => (
              <li key={`${problem.place} ${problem.message}`}>
                {problem.message} <WayOut place={problem.place} listingId={listingId} />
                {problem.warning === null || onPass === undefined ? null : <PassForm warning={problem.warning} onPass={onPass} />}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {claims.length === 0 ? null : (
        <Notice tone="warning" title="Your words say something the listing doesn’t">
          <ul className="mt-1 grid gap-1">
            {claims.map(({ text, reason }) => (
              <li key={text}>
                “{text}”: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {advice.length === 0 ? null : (
        <ul className="grid gap-1 text-sm text-ink-soft">
          {advice.map(({ place, message }) => (
            <li key={message}>
              {message} <WayOut place={place} listingId={listingId} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function WayOut({ place, listingId }: { place: MaterialProblem['place']; listingId: string }) {
  if (place === 'brand') return <InlineLink href="/marketing-materials?tab=brand">Open the brand kit</InlineLink>;
  if (place === 'listing') return <InlineLink href={editorHref(listingId)}>Open the listing</InlineLink>;
  if (place === 'photos') return <InlineLink href={editorHref(listingId, 'Photos')}>Open its photos</InlineLink>;
  return null;
}

function PassForm({
  warning,
  onPass,
}: {
  warning: NonNullable<MaterialProblem['warning']>;
  onPass: NonNullable<ProblemListProps['onPass']>;
}) {
  return (
    <div className="mt-2">
      <ReasonForm
        label="Let it stay"
        why={{ name: 'reason', label: 'Why it may stay', most: 300 }}
        button="Let it stay"
        tone="secondary"
        send={async ({ why }) => onPass(warning, why.trim())}
      />
    </div>
  );
}
