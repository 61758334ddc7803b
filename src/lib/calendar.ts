import { DAY_MS, HOUR_MS } from './time-units.ts';

/** The same moment some months earlier, in UTC; the last day of the month if it has no such day. */
export function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const isOverflow = earlier.getUTCDate() !== moment.getUTCDate();
  if (isOverflow) earlier.setUTCDate(0);
  return earlier;
}

/** The calendar date (YYYY-MM-DD) of a moment in UTC. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** How long after midnight in UTC it is night in every state. */
export const NIGHT_ENDS_MS = 9 * HOUR_MS;

/** The day of a moment (YYYY-MM-DD) as people in the states name it, whose evening is the next day in UTC. */
export const usDay = (moment: Date): string => utcDay(new Date(moment.getTime() - NIGHT_ENDS_MS));

/** The first day that is not over everywhere: clocks are at most twelve hours behind UTC. */
export const firstDayNotOver = (now: Date): string => utcDay(new Date(now.getTime() - 12 * HOUR_MS));

/** The day of the week of a calendar date (YYYY-MM-DD): 0 is Sunday, 6 Saturday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
}

/** A calendar date (YYYY-MM-DD) a number of days later, or earlier if negative. */
export function addDays(date: string, days: number): string {
  return utcDay(new Date(Date.parse(date) + days * DAY_MS));
}

/** The same day so many months later, or the last one of a month that has no such day; YYYY-MM-DD. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return utcDay(new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))));
}

/** Whole days from one calendar date (YYYY-MM-DD) to another; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Whether a text is a calendar date (YYYY-MM-DD) within the years we store, 1900 to 2199. */
export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
