import type { SummaryRow } from '#domains/listings/server/index.ts';
import { nameAmenity } from '#domains/travel/contract.ts';
import { monthlyCost, startingInputs } from '#lib/monthly-cost.ts';
import type { FoundListing, Sort } from '../contract.ts';
import { termsOf } from '../model/monthly-cost-sql.ts';
import type { Search } from './resolve-search.ts';

type MeasuredRow = Pick<SummaryRow, 'map_longitude' | 'map_latitude' | 'list_price_cents' | 'association_fee_monthly_cents'> & {
  tax_annual_amount_cents: number | null;
  estimate_gap_hundredths: number | null;
};

type Measured = Pick<FoundListing, 'travel' | 'monthlyCost' | 'estimateGap'>;

/** What a search has measured of a home: the ways it asked for, the month it reckons with, the estimate beside the price. */
export function presentMeasured(row: MeasuredRow, search: Search, sort: Sort): Measured {
  return { ...presentTravel(row, search), ...presentCost(row, search, sort), ...presentGap(row, search) };
}

function presentGap({ estimate_gap_hundredths: gap }: MeasuredRow, { filters }: Search): Pick<FoundListing, 'estimateGap'> {
  if (filters.estimateGapMin === undefined && filters.estimateGapMax === undefined) return {};
  return { estimateGap: gap === null ? null : gap / 100 };
}

function presentTravel({ map_longitude, map_latitude }: MeasuredRow, { travel }: Search): Pick<FoundListing, 'travel'> {
  if (travel === undefined || map_longitude === null || map_latitude === null) return {};
  return {
    travel: travel.reaches.map(({ limit, secondsFrom }) => ({
      label: 'amenity' in limit.to ? nameAmenity(limit.to.amenity) : limit.label,
      mode: limit.mode,
      minutes: Math.max(1, Math.round(secondsFrom([map_longitude, map_latitude]) / 60)),
    })),
  };
}

function presentCost(row: MeasuredRow, { filters }: Search, sort: Sort): Pick<FoundListing, 'monthlyCost'> {
  const { monthlyCostMax, downPaymentPercent, interestRate, termYears } = filters;
  const isAsked =
    sort === 'monthly-cost' || [monthlyCostMax, downPaymentPercent, interestRate, termYears].some((term) => term !== undefined);
  if (!isAsked) return {};
  if (row.list_price_cents === null) return { monthlyCost: null };
  const inputs = startingInputs({
    priceCents: row.list_price_cents,
    taxYearCents: row.tax_annual_amount_cents,
    associationMonthCents: row.association_fee_monthly_cents,
  });
  return { monthlyCost: monthlyCost({ ...inputs, ...termsOf(filters) }).totalCents / 100 };
}
