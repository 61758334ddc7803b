import { formatCount, formatDate } from '#lib/format.ts';
import { Sparkline } from '#ui/charts/sparkline.tsx';
import type { ScoredListing } from '../../contract.ts';

interface ScoreTrendProps {
  label: string;
  /** What the listing scores now, which may differ from what was kept last. */
  score: number;
  history: ScoredListing['history'];
}

/** How the score came to be what it is; nothing before there are two points of it. */
export function ScoreTrend({ label, score, history }: ScoreTrendProps) {
  const [first] = history;
  const last = history.at(-1);
  if (first === undefined || last === undefined) return null;
  const day = (one: string) => formatDate(one, 'UTC', 'short');
  const points = history.map((one) => ({ label: day(one.day), value: one.score }));
  if (last.score !== score) points.push({ label: 'Now', value: score });
  if (points.length < 2)
    return <p className="mt-1 text-sm text-ink-soft">First kept on {day(first.day)}. Its trend begins with the next score.</p>;
  const change = score - first.score;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <Sparkline label={`Score of ${label} since ${day(first.day)}`} points={points} formatValue={String} />
      <span>
        {change === 0
          ? 'The same as'
          : change > 0
            ? `${formatCount(change, 'point')} more than`
            : `${formatCount(-change, 'point')} less than`}{' '}
        on {day(first.day)}
      </span>
    </div>
  );
}
