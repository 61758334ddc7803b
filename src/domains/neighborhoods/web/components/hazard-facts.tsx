import type { Surroundings } from '#domains/neighborhoods/contract.ts';
import { formatDate } from '#lib/format.ts';

/** Each fact with its definition, its source and its date, and how to dispute it. */
export function HazardFacts({ hazards }: { hazards: Surroundings['hazards'] }) {
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {hazards.map((hazard) => (
          <li key={hazard.kind} data-print="together" className="px-4 py-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <p className="font-medium text-ink">{hazard.label}</p>
              <p className={`tabular-nums ${hazard.value === null ? 'text-ink-soft' : 'font-medium text-ink'}`}>
                {hazard.value ?? 'Not in a mapped zone'}
              </p>
            </div>
            <p className="mt-1 max-w-measure text-sm text-ink-soft">{hazard.definition}</p>
            <p className="mt-1 text-sm text-ink-soft">
              Source: {hazard.source}, {formatDate(hazard.asOf, 'UTC')}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-measure text-sm text-ink-soft">
        Maps can be wrong for a single home. To dispute one, ask the agency that publishes it; for flood zones an owner can
        request a letter of map amendment with an elevation certificate.
      </p>
    </>
  );
}
