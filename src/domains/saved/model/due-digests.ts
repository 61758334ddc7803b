import { addDays, weekdayOf } from '#lib/calendar.ts';
import { lastMorningDay, morningOf } from '#lib/last-morning.ts';
import type { Frequency } from './alert-settings.ts';
import { WEEKLY_MAIL_DAY } from './digest-times.ts';

/** Notes from before this moment are due in mail of this frequency. */
export interface DueDigest {
  frequency: Exclude<Frequency, 'off'>;
  before: Date;
}

/**
 * What is due at a moment: daily mail at `MAIL_HOUR` in a time zone (IANA), weekly mail on `WEEKLY_MAIL_DAY` at that hour; at
 * an hour that suits most if no zone is known. Times that passed while nothing ran are still due.
 */
export function findDueDigests(now: Date, timeZone?: string): DueDigest[] {
  const last = lastMorningDay(now, timeZone);
  const daysSinceWeekly = (weekdayOf(last) - WEEKLY_MAIL_DAY + 7) % 7;
  return [
    { frequency: 'instant', before: now },
    { frequency: 'daily', before: morningOf(last, timeZone) },
    { frequency: 'weekly', before: morningOf(addDays(last, -daysSinceWeekly), timeZone) },
  ];
}
