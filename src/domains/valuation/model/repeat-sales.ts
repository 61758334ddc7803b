import { solveSymmetric } from './linear-algebra.ts';

export interface SalePair {
  firstMonth: number;
  secondMonth: number;
  logRatio: number;
}

const SMOOTHNESS = 4;
const FEWEST_PAIRS = 60;

/**
 * The repeat-sales index by Bailey, Muth and Nourse (1963), in log price, 0 in the first month. Smoothing pulls neighboring
 * months together. Undefined if too few homes sold twice.
 */
export function fitRepeatSales(pairs: readonly SalePair[], firstMonth: number, months: number): Float64Array | undefined {
  if (pairs.length < FEWEST_PAIRS) return undefined;
  const a = new Float64Array(months * months);
  const b = new Float64Array(months);
  for (const { firstMonth: sold, secondMonth: resold, logRatio } of pairs) {
    const [from, to] = [sold - firstMonth, resold - firstMonth];
    // A long time between sales adds noise (Case and Shiller 1987).
    const weight = 1 / (1 + (to - from) / 60);
    a[from * months + from]! += weight;
    a[to * months + to]! += weight;
    a[Math.max(from, to) * months + Math.min(from, to)]! -= weight;
    b[to]! += weight * logRatio;
    b[from]! -= weight * logRatio;
  }
  a[0]! += 1e6;
  for (let month = 1; month < months; month++) {
    a[month * months + month]! += SMOOTHNESS;
    a[(month - 1) * months + month - 1]! += SMOOTHNESS;
    a[month * months + month - 1]! -= SMOOTHNESS;
  }
  return solveSymmetric(a, b, months) ? b : undefined;
}
