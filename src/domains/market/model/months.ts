import { utcDay } from '#lib/calendar.ts';
/** Months from year 0 to the month of a date (YYYY-MM-DD). */
export function monthIndex(date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return year * 12 + month - 1;
}

/** First day of a month counted from year 0. */
export function monthText(index: number): string {
  return utcDay(new Date(Date.UTC(Math.floor(index / 12), index % 12, 1)));
}

/** First day of the month a number of months away from a date's month. */
export function shiftMonth(date: string, by: number): string {
  return monthText(monthIndex(date) + by);
}

/** Last day of the month of a date. */
export function endOfMonth(date: string): string {
  const index = monthIndex(date);
  return utcDay(new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0)));
}
