/** The value below which a share of all lies, between neighbors in proportion; NaN of nothing. */
export function quantile(values: ArrayLike<number>, share: number): number {
  if (values.length === 0) return Number.NaN;
  const sorted = Float64Array.from(values).sort();
  const position = share * (sorted.length - 1);
  const below = Math.floor(position);
  const above = Math.min(sorted.length - 1, below + 1);
  const low = sorted[below] ?? Number.NaN;
  return low + ((sorted[above] ?? low) - low) * (position - below);
}
