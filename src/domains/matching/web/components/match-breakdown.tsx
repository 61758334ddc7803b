import { capitalize } from '#lib/format.ts';
import { ChevronDown } from '#ui/icons/index.ts';
import type { CriterionMatch } from '../../contract.ts';

const STANCES = { must: 'Must', nice: 'Nice to have', avoid: 'Rather not', learned: 'Learned from your likes' } as const;
const VERDICTS = { met: 'met', close: 'close', missed: 'missed', unknown: 'not stated' } as const;

/** Lists every criterion with its weight, the home's value and the points it earned. */
export function MatchBreakdown({ criteria, isOpen }: { criteria: readonly CriterionMatch[]; isOpen: boolean }) {
  const total = criteria.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <details open={isOpen} className="group/parts mt-4 border-t border-line pt-1">
      <summary className="flex min-h-control cursor-pointer items-center gap-2 rounded-control text-sm font-medium hover:text-brand">
        How the score is made
        <ChevronDown aria-hidden="true" className="size-4 text-ink-soft transition-transform group-open/parts:rotate-180" />
      </summary>
      <table className="w-full text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">Wish</th>
            <th scope="col">This home</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {criteria.map((part) => {
            const most = (100 * part.weight) / Math.max(1, total);
            return (
              <tr key={part.id} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-2 pr-3 text-left align-top font-medium">
                  {part.label}
                  <span className="block text-xs font-normal text-ink-soft">{STANCES[part.stance]}</span>
                </th>
                <td className="py-2 pr-3 align-top">
                  {capitalize(part.text)}
                  <span className="block text-xs text-ink-soft">
                    {part.verdict === 'unknown' ? 'not stated; counted as typical for homes like it' : VERDICTS[part.verdict]}
                  </span>
                </td>
                <td className="w-24 py-2 text-right align-top tabular-nums">
                  {(most * part.utility).toFixed(0)} <span className="text-ink-soft">of {most.toFixed(0)}</span>
                  <svg aria-hidden="true" className="mt-1 block h-1 w-full overflow-clip rounded-full bg-line">
                    <rect width={`${Math.round(part.utility * 100)}%`} height="4" className="fill-brand" />
                  </svg>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
