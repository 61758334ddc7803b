import { quantile } from '#lib/quantile.ts';

/** What guides quotes: those accepted in the last months, if there are enough, by enough vendors. */
export const GUIDE_MONTHS = 24;
export const GUIDE_QUOTES = 8;
export const GUIDE_VENDORS = 5;

/** An accepted quote of the last `GUIDE_MONTHS`. */
export interface PaidQuote {
  vendorId: string;
  totalCents: number;
}

export type PriceGuide =
  | { isKnown: true; lowCents: number; medianCents: number; highCents: number; quotes: number; vendors: number }
  | { isKnown: false; quotes: number; vendors: number };

/** Quartiles of what clients accepted, or that there were too few quotes of too few vendors to say. */
export function guidePrice(accepted: readonly PaidQuote[]): PriceGuide {
  const counts = { quotes: accepted.length, vendors: new Set(accepted.map(({ vendorId }) => vendorId)).size };
  if (counts.quotes < GUIDE_QUOTES || counts.vendors < GUIDE_VENDORS) return { isKnown: false, ...counts };
  const totals = accepted.map(({ totalCents }) => totalCents);
  const at = (share: number) => Math.round(quantile(totals, share));
  return { isKnown: true, lowCents: at(0.25), medianCents: at(0.5), highCents: at(0.75), ...counts };
}
