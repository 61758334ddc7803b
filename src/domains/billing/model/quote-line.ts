import type { Period } from './catalog-items.ts';

/** Something that is bought, with its price of that day. */
export interface QuoteLine {
  itemId: string;
  priceId: string;
  name: string;
  period: Period;
  quantity: number;
  /** Before discount and tax, for all of them. */
  cents: number;
  discountCents: number;
  /** One of them comes with the buyer's plan, and is not in the price. */
  isIncluded?: boolean;
  /** How its money goes back, in the words of the day it was bought; orders from before these were kept have none. */
  refundRule?: string;
  /** What a bundle holds, each at its price within it. */
  parts?: { serviceId: string; name: string; quantity: number; cents: number; refundRule: string }[];
}
