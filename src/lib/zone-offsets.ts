import { DAY_MS, HOUR_MS } from './time-units.ts';

/** When clocks in a zone are a fixed time from UTC: from an instant until, but not including, another. In milliseconds. */
export interface OffsetSpan {
  from: number;
  until: number;
  offset: number;
}

/** The instants at which clocks show a wall time; both are the first moment after the gap where clocks skip it. */
export interface WallMoments {
  first: number;
  last: number;
  isSkipped: boolean;
}

const CHUNK_MS = 32 * DAY_MS;
/** Clocks are at most 14 hours before and 12 behind UTC, and the widest step yet was of 24 hours. */
const REACH_MS = 39 * HOUR_MS;
const MAX_CHUNKS = 5000;

const formats = new Map<string, Intl.DateTimeFormat>();
const chunks = new Map<string, OffsetSpan[]>();

/** How far clocks in an IANA zone are ahead of UTC at an instant, in milliseconds. Throws RangeError for what is no zone. */
export function offsetAt(instant: number, timeZone: string): number {
  const parts = zoneFormat(timeZone).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  const wall = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
  return wall - Math.floor(instant / 1000) * 1000;
}

/** The spans of one offset that cover a time, in order. Instants in milliseconds. */
export function spansOf(from: number, until: number, timeZone: string): OffsetSpan[] {
  const spans: OffsetSpan[] = [];
  for (let chunk = Math.floor(from / CHUNK_MS); chunk * CHUNK_MS <= until; chunk++) {
    for (const span of chunkOf(chunk, timeZone)) {
      const last = spans.at(-1);
      if (last?.offset === span.offset) spans[spans.length - 1] = { ...last, until: span.until };
      else spans.push(span);
    }
  }
  return spans;
}

/** When clocks in a zone show a wall time, given as if it were UTC, in milliseconds. */
export function momentsOfWall(wall: number, timeZone: string): WallMoments {
  return momentsIn(spansOf(wall - REACH_MS, wall + REACH_MS, timeZone), wall);
}

/** As {@link momentsOfWall}, among spans that reach two days to either side of the wall time. */
export function momentsIn(spans: readonly OffsetSpan[], wall: number): WallMoments {
  let first: number | undefined;
  let last: number | undefined;
  for (const { from, until, offset } of spans) {
    const instant = wall - offset;
    if (instant < from || instant >= until) continue;
    first ??= instant;
    last = instant;
  }
  if (first !== undefined && last !== undefined) return { first, last, isSkipped: false };
  const after = spans.find((span, index) => {
    const before = spans[index - 1];
    return before !== undefined && span.from + before.offset <= wall && wall < span.from + span.offset;
  });
  if (after === undefined) throw new RangeError('The spans do not reach around the wall time');
  return { first: after.from, last: after.from, isSkipped: true };
}

function chunkOf(chunk: number, timeZone: string): OffsetSpan[] {
  const key = `${timeZone} ${chunk}`;
  const known = chunks.get(key);
  if (known !== undefined) return known;
  if (chunks.size >= MAX_CHUNKS) chunks.clear();
  const found = findSpans(chunk * CHUNK_MS, (chunk + 1) * CHUNK_MS, timeZone);
  chunks.set(key, found);
  return found;
}

/** Looks once a day: no zone has changed its clocks twice within one. */
function findSpans(from: number, until: number, timeZone: string): OffsetSpan[] {
  const spans: OffsetSpan[] = [];
  let span = { from, until, offset: offsetAt(from, timeZone) };
  for (let day = from + DAY_MS; day <= until; day += DAY_MS) {
    const offset = offsetAt(day, timeZone);
    if (offset === span.offset) continue;
    const change = findChange(day - DAY_MS, day, timeZone);
    spans.push({ ...span, until: change });
    span = { from: change, until, offset };
  }
  if (span.from < until) spans.push(span);
  return spans;
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
