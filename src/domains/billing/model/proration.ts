import { daysBetween } from '#lib/calendar.ts';

/**
 * What is left of a paid period on a day that has begun, in cents, rounded down: the days after it, of all days of the period. From
 * the first day on which it is left to the last, no cent more than was paid.
 */
export function unusedCents(period: { from: string; to: string; cents: number }, day: string): number {
  const all = daysBetween(period.from, period.to);
  const left = Math.min(all, Math.max(0, daysBetween(day, period.to)));
  if (all <= 0) return 0;
  return Number((BigInt(period.cents) * BigInt(left)) / BigInt(all));
}
