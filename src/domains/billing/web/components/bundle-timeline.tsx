import { formatCount } from '#lib/format.ts';
import type { CatalogBundle } from '../../contract.ts';

/** How long each part takes, as bars from the day of the order. */
export function BundleTimeline({
  lines,
}: {
  lines: readonly Pick<CatalogBundle['lines'][number], 'serviceId' | 'name' | 'days'>[];
}) {
  const longest = Math.max(1, ...lines.map(({ days }) => days));
  return (
    <ul className="grid gap-3">
      {lines
        .toSorted((a, b) => a.days - b.days)
        .map(({ serviceId, name, days }) => (
          <li key={serviceId} className="grid gap-x-4 gap-y-1 sm:grid-cols-[12rem_1fr_9rem] sm:items-center">
            <span>{name}</span>
            <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="h-3 w-full rounded-full bg-sunken">
              <rect width={(days / longest) * 100} height="4" className="fill-brand" />
            </svg>
            <span className="text-sm text-ink-soft sm:text-right">{formatCount(days, 'working day')}</span>
          </li>
        ))}
    </ul>
  );
}
