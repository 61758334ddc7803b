import { formatPercent } from '#lib/format.ts';
import { type MatchedVendor, WEIGHTS } from '../../contract.ts';
import { PART_NAMES } from '../../model/ranking-words.ts';

/** Why an expert stands where it stands: each part of the score in words, with its value behind. */
export function WhyList({ match: { why, parts, score }, isOpen }: { match: MatchedVendor; isOpen: boolean }) {
  return (
    <details className="text-sm" open={isOpen}>
      <summary className="cursor-pointer font-medium">Why: {Math.round(score * 100)} of 100</summary>
      <ul className="mt-2 space-y-1">
        {why.map(({ part, text }) => (
          <li key={part} className="flex items-baseline gap-2">
            <span className="grow">{text}</span>
            <span
              className="shrink-0 text-ink-soft tabular-nums"
              title={`${PART_NAMES[part]}: ${formatPercent(parts[part], 0)} of the ${formatPercent(WEIGHTS[part], 0)}`}
            >
              +{(parts[part] * WEIGHTS[part] * 100).toFixed(1)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
