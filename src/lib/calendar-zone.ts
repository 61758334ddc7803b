import { DAY_MS } from './time-units.ts';
import { offsetAt, spansOf } from './zone-offsets.ts';

/** Changes of clocks before and after an event that its calendar file describes. */
const AROUND_MS = 400 * DAY_MS;

/**
 * An iCalendar text whose events begin and end in wall time of a zone, with the zone's changes of clocks around them (RFC 5545,
 * 3.6.5), so that calendars show that zone and keep the time. Events in UTC come in.
 */
export function placeInZone(text: string, timeZone: string): string {
  const instants = [...text.matchAll(/^DT(?:START|END):(\d{8}T\d{6})Z\r?$/gm)].map(([, stamp = '']) => readStamp(stamp));
  if (instants.length === 0 || timeZone === 'UTC') return text;
  const zone = describeZone(timeZone, Math.min(...instants), Math.max(...instants));
  return text
    .replaceAll(/^(DTSTART|DTEND):(\d{8}T\d{6})Z/gm, (_whole, name: string, stamp: string) => {
      const instant = readStamp(stamp);
      return `${name};TZID=${timeZone}:${writeStamp(instant + offsetAt(instant, timeZone))}`;
    })
    .replace('BEGIN:VEVENT', `${zone}\r\nBEGIN:VEVENT`);
}

/** One observance for each span of one offset: what is standard time matters to nobody, the offsets do. */
function describeZone(timeZone: string, from: number, until: number): string {
  const spans = spansOf(from - AROUND_MS, until + AROUND_MS, timeZone);
  const least = Math.min(...spans.map(({ offset }) => offset));
  const lines = spans.flatMap(({ from: begins, offset }, index) => {
    const before = spans[index - 1]?.offset ?? offset;
    const kind = offset > least ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      `DTSTART:${writeStamp(begins + before)}`,
      `TZOFFSETFROM:${writeOffset(before)}`,
      `TZOFFSETTO:${writeOffset(offset)}`,
      `END:${kind}`,
    ];
  });
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...lines, 'END:VTIMEZONE'].join('\r\n');
}

function readStamp(stamp: string): number {
  return Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z'));
}

function writeStamp(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}

function writeOffset(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}
