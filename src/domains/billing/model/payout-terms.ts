import { addDays, utcDay, weekdayOf } from '#lib/calendar.ts';
import { PAYOUT_WEEKDAY } from '#lib/payout-day.ts';

/** When that day's payouts are queued, in UTC. */
const RUN = { hour: 9, minute: 11 } as const;
export const PAYOUT_CRON = `${RUN.minute} ${RUN.hour} * * ${PAYOUT_WEEKDAY}`;

/** The day of the next payout by itself after a moment. */
export function nextPayoutDay(at: Date): string {
  // Days that begin with the run.
  const day = utcDay(new Date(at.getTime() - (RUN.hour * 60 + RUN.minute) * 60_000));
  return addDays(day, ((PAYOUT_WEEKDAY - weekdayOf(day) + 6) % 7) + 1);
}

/** How long payouts wait after the bank account they go to changed: whoever took an account over gets nothing meanwhile. */
export const BANK_HOLD_DAYS = 3;
/** The least that is paid out. */
export const LEAST_PAYOUT_CENTS = 100;
/**
 * From when on a payment platform reports a vendor's payments to the IRS on Form 1099-K: more than this sum and more than this many payments in a
 * year (26 USC 6050W(e), as restored by Public Law 119-21 in 2025). States may ask for less.
 */
export const REPORTED_ABOVE = { cents: 20_000_00, payments: 200 } as const;
