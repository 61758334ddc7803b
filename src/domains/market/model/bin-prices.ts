export interface PriceBin {
  from: number;
  to: number;
  count: number;
}

const STEPS = [10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000];
const MOST_BINS = 16;

/**
 * Counts prices in dollars in bins of equal, round width from the 1st to the 99th percentile; prices beyond those count in
 * the outermost bins. Throws RangeError for an empty list.
 */
export function binPrices(prices: readonly number[]): PriceBin[] {
  if (prices.length === 0) throw new RangeError('There are no bins of no prices');
  const sorted = prices.toSorted((one, other) => one - other);
  const low = sorted[Math.floor((sorted.length - 1) * 0.01)] ?? 0;
  const high = sorted[Math.ceil((sorted.length - 1) * 0.99)] ?? low;
  const step = STEPS.find((width) => (high - low) / width <= MOST_BINS - 2) ?? Math.ceil((high - low) / MOST_BINS / 1e6) * 1e6;
  const start = Math.floor(low / step) * step;
  const bins: PriceBin[] = [];
  for (let from = start; from <= high; from += step) bins.push({ from, to: from + step, count: 0 });
  for (const price of prices) {
    const at = Math.min(bins.length - 1, Math.max(0, Math.floor((price - start) / step)));
    const bin = bins[at];
    if (bin !== undefined) bin.count += 1;
  }
  return bins;
}
