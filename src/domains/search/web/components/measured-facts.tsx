import type { ReactNode } from 'react';
import { MODE_ICONS } from '#domains/travel/web/index.ts';
import { toCents } from '#lib/money.ts';
import type { FoundListing } from '../../contract.ts';
import { sayGap } from '../list-chips.ts';
import { MODE_LABELS } from '../travel-limits.ts';

/** Values that a search measured, for a home's card: the monthly cost by its own terms, and the price per square foot. Empty if there are none. */
export function measuredOf({ travel, monthlyCost, estimateGap }: FoundListing): {
  monthlyCostCents?: number;
  footer?: ReactNode;
} {
  const month = monthlyCost == null ? {} : { monthlyCostCents: toCents(monthlyCost) };
  const hasGap = estimateGap !== undefined && estimateGap !== null;
  if (!hasGap && (travel === undefined || travel.length === 0)) return month;
  return {
    ...month,
    footer: (
      <ul aria-label="Measured for this search" className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
        {(travel ?? []).map(({ label, mode, minutes }) => {
          const Icon = MODE_ICONS[mode];
          return (
            <li key={`${label} ${mode}`} className="inline-flex min-w-0 items-center gap-1.5">
              <Icon aria-hidden="true" className="size-4 shrink-0" />
              <span className="truncate">
                <span className="font-medium text-ink tabular-nums">{minutes} min</span>
                <span className="sr-only"> {MODE_LABELS[mode]}</span> to {label === '' ? 'your place' : label}
              </span>
            </li>
          );
        })}
        {hasGap ? (
          <li>
            Estimate <span className="font-medium text-ink tabular-nums">{sayGap(estimateGap)}</span>
          </li>
        ) : null}
      </ul>
    ),
  };
}
