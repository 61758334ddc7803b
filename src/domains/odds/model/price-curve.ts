import { quantile } from '#lib/quantile.ts';
import { chancesByWeek } from './sale-odds.ts';

/** What a market has learned, as pages get it. */
export interface CurveSource {
  coefficients: readonly number[];
  draws: readonly (readonly number[])[];
  ratios: { low: number; high: number };
  weeks: number;
}

export interface CurvePoint {
  week: number;
  low: number;
  middle: number;
  high: number;
}

/** Between these shares of the draws the band lies: 80%. */
const BAND = [0.1, 0.9] as const;

/** Chances by week at a ratio of asking price to value, with the band of how sure they are. Null where too few asked such a price. */
export function curveAt({ coefficients, draws, ratios, weeks }: CurveSource, ratio: number): CurvePoint[] | null {
  if (!(ratio >= ratios.low && ratio <= ratios.high)) return null;
  const middle = chancesByWeek({ coefficients: [...coefficients] }, ratio);
  const drawn = draws.map((one) => chancesByWeek({ coefficients: [...one] }, ratio));
  return middle.slice(0, weeks).map((chance, at) => {
    const values = drawn.map((chances) => chances[at] ?? chance);
    const [low, high] = BAND.map((share) => (values.length === 0 ? chance : quantile(values, share)));
    return { week: at + 1, low: Math.min(chance, low ?? chance), middle: chance, high: Math.max(chance, high ?? chance) };
  });
}
