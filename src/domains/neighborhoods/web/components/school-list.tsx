import type { Surroundings } from '#domains/neighborhoods/contract.ts';
import { Badge } from '#ui/badge.tsx';
import { miles } from './distances.ts';

const LEVELS = { elementary: 'Elementary', middle: 'Middle', high: 'High' } as const;

/** Assigned schools first, then others nearby; no ratings, because ours would be no better than the district's own facts. */
export function SchoolList({ schools }: { schools: Surroundings['schools'] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {schools.map((school) => (
        <li key={`${school.name}-${school.level}`} className="flex items-center justify-between gap-4 px-4 py-3">
          <div className="min-w-0">
            <p className="font-medium text-ink">{school.name}</p>
            <p className="text-sm text-ink-soft">
              {LEVELS[school.level]} · {school.district}
            </p>
          </div>
          <div className="flex shrink-0 flex-col items-end gap-1 text-sm text-ink-soft tabular-nums sm:flex-row sm:items-center sm:gap-3">
            {school.isAssigned && <Badge tone="brand">Assigned</Badge>}
            {miles(school.meters)}
          </div>
        </li>
      ))}
    </ul>
  );
}
