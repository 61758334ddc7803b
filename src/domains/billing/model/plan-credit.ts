/** What was paid for a plan, before tax and with it, in cents, and what an earlier plan added to that. */
export interface PaidPlan {
  netCents: number;
  cents: number;
  creditCents: number;
}

/**
 * How much of a card's payment, before tax, another plan was credited with. What earlier plans added is credited first: of what is not
 * credited, the card gets back its money first.
 */
export function usedOfCard({ netCents, creditCents }: PaidPlan, usedCents: number): number {
  return Math.min(netCents, Math.max(0, usedCents - creditCents));
}

/** So many cents before tax of a card's payment, with their share of the tax; all of it is all that was paid. */
export function withTax({ netCents, cents }: Pick<PaidPlan, 'netCents' | 'cents'>, ofNet: number): number {
  if (netCents === 0) return 0;
  return cents - Number((BigInt(cents) * BigInt(netCents - ofNet)) / BigInt(netCents));
}
