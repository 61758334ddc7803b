import { quantile } from '#lib/quantile.ts';
import { chancesByWeek } from './sale-odds.ts';

/** What a market has learned, as pages get it. */
export interface CurveSource {
  coefficients: readonly number[];
  draws: readonly (readonly number[])[];
  ratios: { low: number; high: number };
  weeks: number;
  /** How far what was foretold was off, at the ends of some weeks. */
  misses: readonly { week: number; miss: number }[];
}

export interface CurvePoint {
  week: number;
  low: number;
  middle: number;
  high: number;
}

/**
 * Of homes still for sale after some weeks, the share with a buyer by the end of the curve. Null before the first week and beyond
 * the curve.
 */
export function chanceAfter(points: readonly Pick<CurvePoint, 'middle'>[], weeks: number): number | null {
  const before = points[weeks - 1];
  const last = points.at(-1);
  if (before === undefined || last === undefined || weeks >= points.length || before.middle >= 1) return null;
  return (last.middle - before.middle) / (1 - before.middle);
}

/** Between these shares of the draws the band lies: 80%. */
const BAND = [0.1, 0.9] as const;
/** Four in five normal errors are within this many standard deviations. */
const REACH = 1.28;

/** Chances by week at a ratio of asking price to value, with the band of how sure they are: how far the curve
 * moves with other homes, and how far it was off when it foretold. Null where too few asked such a price. */
export function curveAt({ coefficients, draws, ratios, weeks, misses }: CurveSource, ratio: number): CurvePoint[] | null {
  if (!(ratio >= ratios.low && ratio <= ratios.high)) return null;
  const missAt = (week: number) => (misses.find((one) => one.week >= week) ?? misses.at(-1))?.miss ?? 0;
  const middle = chancesByWeek({ coefficients: [...coefficients] }, ratio);
  const drawn = draws.map((one) => chancesByWeek({ coefficients: [...one] }, ratio));
  return middle.slice(0, weeks).map((chance, at) => {
    const values = drawn.map((chances) => chances[at] ?? chance);
    const [low = chance, high = chance] = BAND.map((share) => (values.length === 0 ? chance : quantile(values, share)));
    const miss = REACH * missAt(at + 1);
    return {
      week: at + 1,
      low: Math.max(0, chance - Math.hypot(Math.max(0, chance - low), miss)),
      middle: chance,
      high: Math.min(1, chance + Math.hypot(Math.max(0, high - chance), miss)),
    };
  });
}
