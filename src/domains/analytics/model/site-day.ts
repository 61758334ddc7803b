import { HOUR_MS } from '#lib/time-units.ts';
import { utcDay } from '#lib/calendar.ts';

const NIGHT_ENDS_MS = 9 * HOUR_MS;

/** The day a visit belongs to (YYYY-MM-DD). It begins at 9:00 UTC, which is night in every state, so that few visits meet its end. */
export function siteDay(moment: Date): string {
  return utcDay(new Date(moment.getTime() - NIGHT_ENDS_MS));
}

/** When such a day begins. */
export function beginOfSiteDay(day: string): Date {
  return new Date(Date.parse(day) + NIGHT_ENDS_MS);
}
