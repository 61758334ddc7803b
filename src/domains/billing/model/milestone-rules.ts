import { sayCount } from '#lib/say-number.ts';

/** Silence approves after so many days; reminders go out before. */
export const APPROVAL_DAYS = 7;
/** The same in words: "seven days". */
export const APPROVAL_TIME = sayCount(APPROVAL_DAYS, 'day');
export const REMINDER_DAYS = [3, 6] as const;
/** The day of the week on which vendors are paid by themselves, as Date counts them: Tuesday. The job's schedule says the same. */
export const PAYOUT_WEEKDAY = 2;
/**
 * From when on a payment platform reports a vendor's payments to the IRS on Form 1099-K: more than this and more than so many in a
 * year (26 USC 6050W(e), as restored by Public Law 119-21 in 2025). States may ask for less.
 */
export const REPORTED_ABOVE = { cents: 20_000_00, payments: 200 } as const;

/** The next day on which vendors are paid by themselves, at or after a moment. */
export function nextPayoutDay(at: Date): string {
  const days = (PAYOUT_WEEKDAY - at.getUTCDay() + 7) % 7;
  return new Date(at.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

/** The least that is paid out by itself. */
export const LEAST_PAYOUT_CENTS = 100;

/**
 * What the platform keeps of what was released of a part so far: its share of the price before sales tax, which the vendor only passes
 * on. Half a cent up; parts of a part come to the fee of the whole.
 */
export function releaseFee(
  { cents, taxCents, feeBps }: { cents: number; taxCents: number; feeBps: number },
  released: number,
): number {
  const whole = BigInt(cents) * 10_000n;
  const share = BigInt(released) * BigInt(cents - taxCents) * BigInt(feeBps);
  return Number((share * 2n + whole) / (whole * 2n));
}
