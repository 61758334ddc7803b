import { formatTime } from '#lib/format.ts';
import { offsetAt } from '#lib/zone-offsets.ts';

const days = new Map<string, Intl.DateTimeFormat>();

/** "Tuesday, March 2". */
export function sayDay(instant: string, timeZone: string, style: 'long' | 'short' = 'long'): string {
  const key = `${style} ${timeZone}`;
  const format =
    days.get(key) ??
    new Intl.DateTimeFormat('en-US', { weekday: style, month: style === 'long' ? 'long' : 'short', day: 'numeric', timeZone });
  days.set(key, format);
  return format.format(new Date(instant));
}

/** "10:00 AM to 10:30 AM MST". */
export function sayRange(startsAt: string, endsAt: string | null, timeZone: string): string {
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(new Date(startsAt));
  const name = zone.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const end = endsAt === null ? '' : ` to ${formatTime(endsAt, timeZone)}`;
  return `${formatTime(startsAt, timeZone)}${end} ${name}`;
}

/** The same for clocks of the reader, with the day where it is another. */
export function sayOwnRange(startsAt: string, endsAt: string | null, timeZone: string, own: string): string {
  const range = sayRange(startsAt, endsAt, own);
  const day = sayDay(startsAt, own, 'short');
  return day === sayDay(startsAt, timeZone, 'short') ? range : `${day}, ${range}`;
}

/** Whether clocks at the home show something else than those of the reader. */
export function differs(startsAt: string, timeZone: string, own: string): boolean {
  const instant = Date.parse(startsAt);
  return offsetAt(instant, timeZone) !== offsetAt(instant, own);
}

/** Whether clocks there change between now and then. */
export function clocksChange(startsAt: string, now: Date, timeZone: string): boolean {
  return offsetAt(Date.parse(startsAt), timeZone) !== offsetAt(now.getTime(), timeZone);
}
