const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

export function isTimeZone(name: string): boolean {
  try {
    zoneFormat(name);
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
  const asUtc = Date.parse(`${wall}Z`);
  // Any change within a day either way lies between these two offsets.
  const before = asUtc - offsetAt(asUtc - DAY_MS, timeZone);
  const after = asUtc - offsetAt(asUtc + DAY_MS, timeZone);
  const found = [before, after].find((instant) => instant + offsetAt(instant, timeZone) === asUtc);
  return new Date(found ?? findChange(after, before, timeZone)).toISOString();
}

/** The moment between two instants at which a zone's offset changes. */
function findChange(from: number, to: number, timeZone: string): number {
  const old = offsetAt(from, timeZone);
  let [last, first] = [from, to];
  while (first - last > 1000) {
    const middle = Math.floor((last + first) / 2000) * 1000;
    if (offsetAt(middle, timeZone) === old) last = middle;
    else first = middle;
  }
  return first;
}

/** The calendar day (YYYY-MM-DD) that clocks in an IANA zone show at an instant. */
export function dayInZone(instant: Date, timeZone: string): string {
  return new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString().slice(0, 10);
}

function offsetAt(instant: number, timeZone: string): number {
  const parts = zoneFormat(timeZone).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  const wall = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
  return wall - Math.floor(instant / 1000) * 1000;
}

function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}
