/** Upper limits that people choose in searches by price: steps of $25,000 up to half a million, of $50,000 to one, then more. */
function stepAt(price: number): number {
  if (price <= 500_000) return 25_000;
  if (price <= 1_000_000) return 50_000;
  return price <= 2_000_000 ? 250_000 : 500_000;
}

const JUST_ABOVE_SHARE = 0.01;

export interface SearchBand {
  /** The smallest usual limit that still finds the price, in dollars. */
  upTo: number;
  /** The largest usual limit that misses it. */
  below: number;
  /** A price at most 1 % lower would be found by one more usual search. */
  isJustAbove: boolean;
}

/** Which usual searches find a price; null below the smallest one. A price at a limit is found by that limit. */
export function searchBandOf(price: number): SearchBand | null {
  const step = stepAt(price);
  const below = (Math.ceil(price / step) - 1) * step;
  if (below <= 0) return null;
  return { upTo: below + step, below, isJustAbove: price - below <= price * JUST_ABOVE_SHARE };
}
