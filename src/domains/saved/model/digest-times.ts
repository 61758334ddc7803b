import { dayInZone, zonedTimeToInstant } from '#lib/zoned-time.ts';
import type { Frequency } from './alert-settings.ts';

const LOCAL_HOUR = 8;
/** For people whose zone is unknown: morning in all of the United States except the west. */
const HOUR_UTC = 13;
const SATURDAY = 6;
const DAY_MS = 86_400_000;

/** Notes from before this moment are due in mail of this frequency. */
export interface DueDigest {
  frequency: Exclude<Frequency, 'off'>;
  before: Date;
}

/**
 * What is due at a moment: daily mail at 8 in the morning of a time zone (IANA), weekly mail on Saturdays then; at 13:00
 * UTC where no zone is known. Times that passed while nothing ran are still due.
 */
export function findDueDigests(now: Date, timeZone?: string): DueDigest[] {
  const today = dayInZone(now, timeZone ?? 'UTC');
  const last = morningOf(today, timeZone) > now ? addDays(today, -1) : today;
  const daysSinceSaturday = (new Date(`${last}T00:00:00Z`).getUTCDay() - SATURDAY + 7) % 7;
  return [
    { frequency: 'instant', before: now },
    { frequency: 'daily', before: morningOf(last, timeZone) },
    { frequency: 'weekly', before: morningOf(addDays(last, -daysSinceSaturday), timeZone) },
  ];
}

function morningOf(day: string, timeZone: string | undefined): Date {
  const hour = String(timeZone === undefined ? HOUR_UTC : LOCAL_HOUR).padStart(2, '0');
  return new Date(zonedTimeToInstant(`${day}T${hour}:00:00`, timeZone ?? 'UTC'));
}

/** Days are added to calendar days, which have no clock changes. */
function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}
