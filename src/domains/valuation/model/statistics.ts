import { quantile } from '#lib/quantile.ts';

/** The middle value. NaN for no values. */
export function median(values: ArrayLike<number>): number {
  return quantile(values, 0.5);
}

/** The value that has the given share of all weight below it. NaN for no values. */
export function weightedQuantile(values: ArrayLike<number>, weights: ArrayLike<number>, share: number): number {
  const order = Array.from({ length: values.length }, (_, i) => i).sort((a, b) => values[a]! - values[b]! || a - b);
  const border = share * order.reduce((sum, i) => sum + weights[i]!, 0);
  let seen = 0;
  for (const i of order) {
    seen += weights[i]!;
    if (seen >= border) return values[i]!;
  }
  return Number.NaN;
}
