/** The median of numbers in any order: the mean of the two middle ones if their count is even. Null if there are none. */
export function medianOf(values: Iterable<number>): number | null {
  const sorted = Float64Array.from(values).sort();
  const { length } = sorted;
  if (length === 0) return null;
  return ((sorted[(length - 1) >> 1] ?? 0) + (sorted[length >> 1] ?? 0)) / 2;
}
