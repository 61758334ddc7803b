import { Check, CircleHelp, TriangleAlert, X } from '#ui/icons/index.ts';
import type { LineIcon } from '#ui/line-icon.tsx';
import { ProgressRing } from '#ui/progress-ring.tsx';
import type { Match } from '../../contract.ts';
import { MatchBreakdown } from './match-breakdown.tsx';

interface MatchSummaryProps {
  match: Match;
  title?: string;
  /** Shows how the score is made from the start. */
  isOpen?: boolean;
}

/** A score with its reasons for and against; close calls and gaps are as visible as reasons. */
export function MatchSummary({ match, title = 'Match', isOpen = false }: MatchSummaryProps) {
  const isNear = match.closeCalls.length > 0;
  return (
    <div className="min-w-0">
      <div className="flex items-center gap-4">
        <ProgressRing
          label={`${title}: ${match.score} of 100`}
          value={match.score / 100}
          text={String(match.score)}
          size="medium"
        />
        <div className="min-w-0">
          <p className="font-semibold">{describeScore(match)}</p>
          <p className="text-sm text-ink-soft">
            {match.criteria.filter(({ verdict }) => verdict === 'met').length} of {match.criteria.length} wishes met
            {isNear ? `, ${match.closeCalls.length} close` : ''}
          </p>
        </div>
      </div>
      <div className="mt-4 flex flex-col gap-3 text-sm">
        <Lines icon={Check} mark="text-brand" label="In its favor" items={match.reasons} />
        <Lines icon={TriangleAlert} mark="text-warning" label="Close calls" items={match.closeCalls} />
        <Lines icon={X} mark="text-error" label="Against it" items={match.misses} />
        {match.unknowns.length === 0 ? null : (
          <Lines icon={CircleHelp} mark="text-ink-soft" label="The listing does not say" items={match.unknowns} />
        )}
      </div>
      <MatchBreakdown criteria={match.criteria} isOpen={isOpen} />
    </div>
  );
}

function describeScore({ score, misses, closeCalls }: Match): string {
  if (misses.length === 0 && closeCalls.length === 0 && score >= 85) return 'Fits what you asked for';
  if (score >= 75) return 'Fits most of what you asked for';
  return score >= 50 ? 'Fits part of what you asked for' : 'Fits little of what you asked for';
}

function Lines({ icon: Icon, mark, label, items }: { icon: LineIcon; mark: string; label: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div className="flex gap-2">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${mark}`} />
      <p className="min-w-0">
        <span className="sr-only">{label}: </span>
        {items.map((item, at) => (
          <span key={item}>
            {at > 0 ? <span aria-hidden="true"> · </span> : null}
            {at > 0 ? <span className="sr-only">, </span> : null}
            {item}
          </span>
        ))}
        {Icon === CircleHelp ? <span className="text-ink-soft"> (not stated by the listing)</span> : null}
      </p>
    </div>
  );
}
