import { addDays } from './calendar.ts';
import { MORNING_HOUR, MORNING_HOUR_UTC } from './morning.ts';
import { dayInZone, zonedTimeToInstant } from './zoned-time.ts';

/** The morning of a day in a time zone (IANA). */
export function morningOf(day: string, timeZone: string | undefined): Date {
  const hour = String(timeZone === undefined ? MORNING_HOUR_UTC : MORNING_HOUR).padStart(2, '0');
  return new Date(zonedTimeToInstant(`${day}T${hour}:00:00`, timeZone ?? 'UTC'));
}

/** The day of the latest morning at a moment. */
export function lastMorningDay(now: Date, timeZone: string | undefined): string {
  const today = dayInZone(now, timeZone ?? 'UTC');
  return morningOf(today, timeZone) > now ? addDays(today, -1) : today;
}
