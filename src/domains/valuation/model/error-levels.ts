import { quantile } from '#lib/quantile.ts';
import type { MarketLevels, MarketPrior, MonthObservation } from './market-levels.ts';
import { followMarket } from './market-levels.ts';
import { monthOfDay } from './sales-table.ts';

/** The quantile of error sizes to follow: the share that the wider range should hold. */
const FOLLOWED_SHARE = 0.8;
/** Standard error of the log of that quantile, times the square root of the count, for roughly normal errors. */
const ERROR_OF_ONE = 0.9;
const FEWEST_ERRORS = 10;

/** How even prices are changes from month to month, with no trend to continue. */
const ERROR_PRIOR: MarketPrior = {
  seasonAmplitude: 0,
  seasonPeakMonth: 0,
  seasonSpread: 0.0005,
  monthlyGrowth: 0,
  monthlyGrowthSpread: 0.0005,
  levelDrift: 0.02,
  growthDrift: 0.0001,
  damping: 0.9,
  observationFloor: 0.02,
};

/** The log size of errors, month by month, smoothed. Months after the last sale continue the last months. */
export function followErrors(sizes: Float64Array, day: Int32Array): MarketLevels {
  const firstMonth = day.reduce((least, soldOn) => Math.min(least, monthOfDay(soldOn)), Infinity);
  const lastMonth = day.reduce((most, soldOn) => Math.max(most, monthOfDay(soldOn)), -Infinity);
  const byMonth: number[][] = Array.from({ length: lastMonth - firstMonth + 1 }, () => []);
  sizes.forEach((size, sale) => byMonth[monthOfDay(day[sale]!) - firstMonth]!.push(size));
  const observations = byMonth.map((seen, step): MonthObservation => {
    const size = quantile(seen, FOLLOWED_SHARE);
    const isKnown = seen.length >= FEWEST_ERRORS && size > 0;
    return {
      month: firstMonth + step,
      level: isKnown ? Math.log(size) : 0,
      error: isKnown ? ERROR_OF_ONE / Math.sqrt(seen.length) : Infinity,
    };
  });
  return followMarket(observations, 0, ERROR_PRIOR);
}
