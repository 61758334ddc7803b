/**
 * The tax within the first so many cents of a payment, half a cent up: taken as the difference of two such sums, parts that are
 * paid back one after the other add up to the tax that was paid.
 */
export function taxWithin(cents: number, { totalCents, taxCents }: { totalCents: number; taxCents: number }): number {
  if (totalCents === 0) return 0;
  return Number((BigInt(cents) * BigInt(taxCents) * 2n + BigInt(totalCents)) / (BigInt(totalCents) * 2n));
}
