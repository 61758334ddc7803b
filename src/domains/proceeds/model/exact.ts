const MILLION = 1_000_000;

/** A ratio in whole millionths: 0.0128 is 12,800. Rates are never finer. */
function toMillionths(rate: number): bigint {
  return BigInt(Math.round(rate * MILLION));
}

/** A quotient rounded to the nearest whole number. Halves round away from zero. The divisor is above zero. */
export function divideRound(dividend: bigint, divisor: bigint): number {
  const doubled = 2n * (dividend < 0n ? -dividend : dividend);
  const rounded = (doubled + divisor) / (2n * divisor);
  return Number(dividend < 0n ? -rounded : rounded);
}

/** A share of an amount in whole cents, exact except for one rounding. Floats would lose cents above some tens of millions. */
export function shareOf(cents: number, rate: number): number {
  return divideRound(BigInt(cents) * toMillionths(rate), BigInt(MILLION));
}

/** A yearly rate over a number of days, in a year of 365, in whole cents. */
export function interestOf(cents: number, yearlyRate: number, days: number): number {
  return divideRound(BigInt(cents) * toMillionths(yearlyRate) * BigInt(days), BigInt(365 * MILLION));
}

/** The sum of amounts times their millionths, in whole cents, rounded once. */
export function sumMillionths(parts: readonly { cents: number; millionths: number }[]): number {
  return divideRound(
    parts.reduce((sum, { cents, millionths }) => sum + BigInt(cents) * BigInt(millionths), 0n),
    BigInt(MILLION),
  );
}
