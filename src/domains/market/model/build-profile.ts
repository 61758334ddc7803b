import { MIN_SAMPLE } from '#lib/min-sample.ts';
import { medianOf } from '#lib/median.ts';
import { binPrices, type PriceBin } from './bin-prices.ts';
import { MARKET_TYPE_LABELS, MARKET_TYPES } from './metrics.ts';
import { formatNumber } from '#lib/format.ts';

export interface HomeFacts {
  type: string;
  yearBuilt: number | null;
  livingAreaSqft: number | null;
}

export interface HomeCount {
  label: string;
  homes: number;
}

const SIZES = [1000, 1500, 2000, 2500, 3000, 4000];
const FIRST_DECADE = 1900;

/** What the homes of a place are like, counted from its records. */
export function describeStock(homes: readonly HomeFacts[], thisYear: number) {
  return {
    homes: homes.length,
    byType: countBy(homes, [...MARKET_TYPES.slice(1).map((type) => MARKET_TYPE_LABELS[type]), 'Other'], ({ type }) => {
      const known = MARKET_TYPES.find((one) => one === type);
      return known === undefined ? 'Other' : MARKET_TYPE_LABELS[known];
    }),
    byDecade: countBy(homes, decadesUpTo(thisYear), ({ yearBuilt }) => (yearBuilt === null ? null : decadeOf(yearBuilt))),
    bySize: countBy(homes, SIZE_LABELS, ({ livingAreaSqft: area }) => (area === null || area <= 0 ? null : sizeOf(area))),
    medianLivingArea: medianOf(homes.flatMap((home) => home.livingAreaSqft ?? [])),
    medianYearBuilt: medianOf(homes.flatMap((home) => home.yearBuilt ?? [])),
  };
}

/** Bins prices in dollars; empty for fewer than five sales. */
export function describePrices(prices: readonly number[]): PriceBin[] {
  return prices.length < MIN_SAMPLE ? [] : binPrices(prices);
}

const SIZE_LABELS = Array.from({ length: SIZES.length + 1 }, (_, at) => labelSize(at));

function labelSize(at: number): string {
  const [low, high] = [SIZES[at - 1], SIZES[at]];
  if (low === undefined) return `Under ${formatNumber(high ?? 0)}`;
  return high === undefined ? `${formatNumber(low)} and up` : `${formatNumber(low)} to ${formatNumber(high - 1)}`;
}

function sizeOf(area: number): string {
  const at = SIZES.findIndex((size) => area < size);
  return labelSize(at === -1 ? SIZES.length : at);
}

function decadesUpTo(year: number): string[] {
  const labels = [decadeOf(FIRST_DECADE - 1)];
  for (let decade = FIRST_DECADE; decade <= year; decade += 10) labels.push(decadeOf(decade));
  return labels;
}

function decadeOf(year: number): string {
  return year < FIRST_DECADE ? `Before ${FIRST_DECADE}` : `${Math.floor(year / 10) * 10}s`;
}

/** Keeps the order of the labels and leaves out labels without homes. */
function countBy(homes: readonly HomeFacts[], labels: readonly string[], read: (home: HomeFacts) => string | null): HomeCount[] {
  const counts = new Map(labels.map((label) => [label, 0]));
  for (const home of homes) {
    const label = read(home);
    if (label !== null) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > 0).map(([label, count]) => ({ label, homes: count }));
}
