/** Silence approves after so many days; reminders go out before. */
export const APPROVAL_DAYS = 7;
export const REMINDER_DAYS = [3, 6] as const;
/** The least that is paid out by itself. */
export const LEAST_PAYOUT_CENTS = 100;

/** What the platform keeps of a release, half a cent up. */
export function releaseFee(cents: number, feeBps: number): number {
  return Number((BigInt(cents) * BigInt(feeBps) * 2n + 10_000n) / 20_000n);
}
