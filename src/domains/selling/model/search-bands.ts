/**
 * Upper price limits that people choose in searches: steps of $25,000 up to half a million, steps of $50,000 up to a million,
 * then larger steps.
 */
function stepAt(price: number): number {
  if (price <= 500_000) return 25_000;
  if (price <= 1_000_000) return 50_000;
  return price <= 2_000_000 ? 250_000 : 500_000;
}

const JUST_ABOVE_SHARE = 0.01;

export interface SearchBand {
  /** The smallest usual limit that still finds the price, in dollars. */
  upTo: number;
  /** The largest usual limit that misses the price. */
  below: number;
  /** With a price at most 1% lower, one more usual search would find the home. */
  isJustAbove: boolean;
}

/** Which usual searches find a price. Null below the smallest limit. A limit finds a price equal to it. */
export function searchBandOf(price: number): SearchBand | null {
  const step = stepAt(price);
  const below = (Math.ceil(price / step) - 1) * step;
  if (below <= 0) return null;
  return { upTo: below + step, below, isJustAbove: price - below <= price * JUST_ABOVE_SHARE };
}
