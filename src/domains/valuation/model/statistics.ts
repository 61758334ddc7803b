/** The middle value; NaN of nothing. */
export function median(values: ArrayLike<number>): number {
  return quantile(values, 0.5);
}

/** The value below which a share of all lies, between neighbours in proportion; NaN of nothing. */
export function quantile(values: ArrayLike<number>, share: number): number {
  if (values.length === 0) return Number.NaN;
  const sorted = Float64Array.from(values).sort();
  const position = share * (sorted.length - 1);
  const below = Math.floor(position);
  const above = Math.min(sorted.length - 1, below + 1);
  return sorted[below]! + (sorted[above]! - sorted[below]!) * (position - below);
}

/** The value below which the given share of all weight lies; NaN of nothing. */
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
