import { utcDay } from '#lib/calendar.ts';

const NIGHT_ENDS_MS = 9 * 3_600_000;

/** The day a visit belongs to (YYYY-MM-DD). It begins at 9:00 UTC, which is night in every state, so that few visits meet its end. */
export function siteDay(moment: Date): string {
  return utcDay(new Date(moment.getTime() - NIGHT_ENDS_MS));
}
