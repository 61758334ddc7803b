import { utcDay } from './calendar.ts';
import { momentsOfWall, offsetAt } from './zone-offsets.ts';

export function isTimeZone(name: string): boolean {
  try {
    offsetAt(0, name);
    return true;
  } catch {
    return false;
  }
}

/**
 * The canonical name of an IANA zone, whichever name a browser gives; undefined for offsets and anything that is not a
 * zone.
 */
export function nameTimeZone(name: string): string | undefined {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions();
    return timeZone === 'UTC' || Intl.supportedValuesOf('timeZone').includes(timeZone) ? timeZone : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The instant (ISO, UTC) at which clocks in an IANA zone show a wall time such as 2026-03-08T14:00:00. If there are two,
 * as clocks go back, it is the first; for a time that clocks skip it is the first moment after the gap.
 */
export function zonedTimeToInstant(wall: string, timeZone: string): string {
  return new Date(momentsOfWall(Date.parse(`${wall}Z`), timeZone).first).toISOString();
}

/** What people call a zone: "Mountain Time". */
export function sayTimeZone(name: string): string {
  // Otherwise it is called "GMT+00:00", beside times that say UTC.
  if (name === 'UTC') return 'UTC';
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? name.replaceAll('_', ' ');
}

/** An instant to the second with the name of its zone, as records tell it: "2026-11-26 10:04:05 PST". */
export function stampTime(iso: string, timeZone: string): string {
  const at = Date.parse(iso);
  const wall = new Date(at + offsetAt(at, timeZone)).toISOString();
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(at);
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return `${wall.slice(0, 10)} ${wall.slice(11, 19)} ${zone}`;
}

/** The calendar day (YYYY-MM-DD) that clocks in an IANA zone show at an instant. */
export function dayInZone(instant: Date, timeZone: string): string {
  return utcDay(new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)));
}
