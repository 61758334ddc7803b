import type { ListingSummary } from '#domains/listings/contract.ts';
import { nameAmenity } from '#domains/travel/contract.ts';
import { toCents } from '#lib/money.ts';
import { monthlyCost, startingInputs } from '#lib/monthly-cost.ts';
import type { FoundListing, Sort } from '../contract.ts';
import { termsOf } from '../model/monthly-cost-sql.ts';
import type { Search } from './conditions/resolve-search.ts';

/** What a search measures of a row of `listings` itself. */
export interface MeasuredRow {
  /** Where {@link isGapAsked}. */
  estimate_gap_hundredths?: number | null;
}

type Measured = Pick<FoundListing, 'travel' | 'monthlyCost' | 'estimateGap'>;

/** What a search has measured of a home: the ways it asked for, the month it reckons with, the estimate beside the price. */
export function presentMeasured(home: ListingSummary, row: MeasuredRow, search: Search, sort: Sort): Measured {
  return {
    ...presentTravel(home, search),
    ...(isCostAsked(search, sort) ? presentCost(home, search) : {}),
    ...(isGapAsked(search) ? presentGap(row) : {}),
  };
}

export function isGapAsked({ filters }: Search): boolean {
  return filters.estimateGapMin !== undefined || filters.estimateGapMax !== undefined;
}

function presentGap({ estimate_gap_hundredths: gap = null }: MeasuredRow): Pick<FoundListing, 'estimateGap'> {
  return { estimateGap: gap === null ? null : gap / 100 };
}

function presentTravel({ longitude, latitude }: ListingSummary, { travel }: Search): Pick<FoundListing, 'travel'> {
  if (travel === undefined || longitude === null || latitude === null) return {};
  return {
    travel: travel.reaches.map(({ limit, secondsFrom }) => ({
      label: 'amenity' in limit.to ? nameAmenity(limit.to.amenity) : limit.label,
      mode: limit.mode,
      minutes: Math.max(1, Math.round(secondsFrom([longitude, latitude]) / 60)),
    })),
  };
}

function isCostAsked({ filters }: Search, sort: Sort): boolean {
  const { monthlyCostMax, downPaymentPercent, interestRate, termYears } = filters;
  return (
    sort === 'monthly-cost' || [monthlyCostMax, downPaymentPercent, interestRate, termYears].some((term) => term !== undefined)
  );
}

function presentCost(
  { listPrice, taxAnnualAmount, associationFeeMonthly }: ListingSummary,
  { filters }: Search,
): Pick<FoundListing, 'monthlyCost'> {
  if (listPrice === null) return { monthlyCost: null };
  const inputs = startingInputs({
    priceCents: toCents(listPrice),
    taxYearCents: toCents(taxAnnualAmount),
    associationMonthCents: toCents(associationFeeMonthly),
  });
  return { monthlyCost: monthlyCost({ ...inputs, ...termsOf(filters) }).totalCents / 100 };
}
