import { NIGHT_ENDS_MS, usDay } from '#lib/calendar.ts';
import { formatTime } from '#lib/format.ts';

/** The day a visit belongs to (YYYY-MM-DD). It begins at 9:00 UTC, which is night in every state, so that few visits meet its end. */
export function siteDay(moment: Date): string {
  return usDay(moment);
}

/** When the day of a moment begins, by the clocks of a zone: "A day begins at 3:00 AM your time." */
export function sayBeginOfDay(now: Date, timeZone: string): string {
  return `A day begins at ${formatTime(beginOfSiteDay(siteDay(now)).toISOString(), timeZone)} your time.`;
}

/** When such a day begins. */
export function beginOfSiteDay(day: string): Date {
  return new Date(Date.parse(day) + NIGHT_ENDS_MS);
}
