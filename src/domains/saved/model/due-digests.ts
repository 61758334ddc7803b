import { addDays, weekdayOf } from '#lib/calendar.ts';
import { dayInZone, zonedTimeToInstant } from '#lib/zoned-time.ts';
import type { Frequency } from './alert-settings.ts';
import { MAIL_HOUR, MAIL_HOUR_UTC, WEEKLY_MAIL_DAY } from './digest-times.ts';

/** Notes from before this moment are due in mail of this frequency. */
export interface DueDigest {
  frequency: Exclude<Frequency, 'off'>;
  before: Date;
}

/**
 * What is due at a moment: daily mail at `MAIL_HOUR` in a time zone (IANA), weekly mail on `WEEKLY_MAIL_DAY` at that hour; at
 * `MAIL_HOUR_UTC` if no zone is known. Times that passed while nothing ran are still due.
 */
export function findDueDigests(now: Date, timeZone?: string): DueDigest[] {
  const today = dayInZone(now, timeZone ?? 'UTC');
  const last = morningOf(today, timeZone) > now ? addDays(today, -1) : today;
  const daysSinceWeekly = (weekdayOf(last) - WEEKLY_MAIL_DAY + 7) % 7;
  return [
    { frequency: 'instant', before: now },
    { frequency: 'daily', before: morningOf(last, timeZone) },
    { frequency: 'weekly', before: morningOf(addDays(last, -daysSinceWeekly), timeZone) },
  ];
}

function morningOf(day: string, timeZone: string | undefined): Date {
  const hour = String(timeZone === undefined ? MAIL_HOUR_UTC : MAIL_HOUR).padStart(2, '0');
  return new Date(zonedTimeToInstant(`${day}T${hour}:00:00`, timeZone ?? 'UTC'));
}
