import { sayCount } from '#lib/say-number.ts';

/** Silence approves after so many days; reminders go out before. */
export const APPROVAL_DAYS = 7;
/** The same in words: "seven days". */
export const APPROVAL_TIME = sayCount(APPROVAL_DAYS, 'day');
export const REMINDER_DAYS = [3, 6] as const;

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

/** How money that is held for a job goes back, as the buyer is told with the order. */
export const MILESTONE_REFUND_RULE =
  'Held until you approve the work. If the professional cancels, whatever is still held goes back to you; in a dispute, our team decides how to split it.';
