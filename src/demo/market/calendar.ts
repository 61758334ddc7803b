import { DAY_MS, HOUR_MS } from '#lib/time-units.ts';
import { utcDay } from '#lib/calendar.ts';
/** Whole days since 1970-01-01. */
export type Day = number;

const isoOfDay = new Map<Day, string>();

/** '2026-03-09' to its day number; throws RangeError for anything that is not a calendar date. */
export function parseDay(iso: string): Day {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? Date.parse(`${iso}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(ms)) throw new RangeError(`Not a calendar date: ${iso}`);
  return ms / DAY_MS;
}

export function formatDay(day: Day): string {
  const known = isoOfDay.get(day);
  if (known !== undefined) return known;
  const text = utcDay(new Date(day * DAY_MS));
  isoOfDay.set(day, text);
  return text;
}

export function yearOf(day: Day): number {
  return new Date(day * DAY_MS).getUTCFullYear();
}

/** 0 is January. */
export function monthOf(day: Day): number {
  return new Date(day * DAY_MS).getUTCMonth();
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return (((day + 4) % 7) + 7) % 7;
}

export function firstDayOfYear(year: number): Day {
  return Date.UTC(year, 0, 1) / DAY_MS;
}

/** Turns local calendar times into UTC timestamps. */
export interface Clock {
  /** UTC ISO timestamp of a local time of day, never later than the cut-off. */
  stamp(day: Day, minuteOfDay: number): string;
  /** The same without the cut-off, for events that lie ahead. */
  ahead(day: Day, minuteOfDay: number): string;
}

/** A clock for one time zone; the cut-off is the start of `asOf` in UTC, so that nothing recorded lies in the future. */
export function createClock(timeZone: string, asOf: Day): Clock {
  const offsets = new Map<Day, number>();
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  function offsetMinutes(day: Day): number {
    const known = offsets.get(day);
    if (known !== undefined) return known;
    const name = format.formatToParts(day * DAY_MS + 20 * HOUR_MS).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
    const match = /GMT([+-])(\d{2}):(\d{2})/.exec(name);
    const minutes = match === null ? 0 : (Number(match[2]) * 60 + Number(match[3])) * (match[1] === '-' ? -1 : 1);
    offsets.set(day, minutes);
    return minutes;
  }
  const cutoffMs = asOf * DAY_MS - 60_000;
  const toMs = (day: Day, minuteOfDay: number): number => day * DAY_MS + (minuteOfDay - offsetMinutes(day)) * 60_000;
  return {
    stamp: (day, minuteOfDay) => new Date(Math.min(cutoffMs, toMs(day, minuteOfDay))).toISOString(),
    ahead: (day, minuteOfDay) => new Date(toMs(day, minuteOfDay)).toISOString(),
  };
}
