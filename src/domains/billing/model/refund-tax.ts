/**
 * The tax within the first cents of a payment, half a cent up: taken as the difference of two such sums, parts that are
 * paid back one after the other add up to the tax that was paid.
 */
export function taxWithin(cents: number, { totalCents, taxCents }: { totalCents: number; taxCents: number }): number {
  if (totalCents === 0) return 0;
  return Number((BigInt(cents) * BigInt(taxCents) * 2n + BigInt(totalCents)) / (BigInt(totalCents) * 2n));
}

/** The tax within the cents of a part that go back after others did. */
export function taxOfPart(part: { cents: number; tax_cents: number }, before: number, cents: number): number {
  const whole = { totalCents: part.cents, taxCents: part.tax_cents };
  return taxWithin(before + cents, whole) - taxWithin(before, whole);
}

interface Sum {
  cents: number;
  taxCents: number;
}

/** The tax within the cents of a payment that go back now: as much as is wanted, but never more tax, nor more of the price, than is left. */
export function taxOfReturn(
  { cents, wanted }: { cents: number; wanted: number },
  { paid, before }: { paid: Sum; before: Sum },
): number {
  const taxLeft = paid.taxCents - before.taxCents;
  const priceLeft = paid.cents - before.cents - taxLeft;
  // A part with all of the tax may have gone back before the rest.
  return Math.min(Math.max(0, wanted, cents - priceLeft), taxLeft);
}
