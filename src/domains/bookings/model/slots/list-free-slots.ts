import { DAY_MS, MINUTE_MS } from '#lib/time-units.ts';
import { momentsIn, spansOf, type OffsetSpan } from '#lib/zone-offsets.ts';
import type { Availability, BusyTime, EventType, TimeRange } from './slot-rules.ts';
import { blockStarts, isTaken } from './block-starts.ts';

export interface SlotQuestion extends Availability {
  eventType: EventType;
  busy: readonly BusyTime[];
  /** Milliseconds, as all instants here. */
  now: number;
  /** The first and the last date asked for, in the host's zone: YYYY-MM-DD. */
  from: string;
  to: string;
}

/** How far the instants of a date may lie from its wall times read as UTC, and what may lie beyond a change of clocks. */
const MARGIN_MS = 2 * DAY_MS;

/**
 * The starts that can be booked, in order. Starts are wall times, from the beginning of a range on: those that clocks skip are
 * none, of those that come twice the first counts. A slot ends by the end of its range, as an instant: where that end comes
 * twice by the second, where clocks skip it by the first moment after the gap.
 */
export function listFreeSlots(question: SlotQuestion): number[] {
  const { eventType, now } = question;
  const firstDay = dayNumber(question.from);
  const earliest = now + eventType.minimumNoticeMinutes * MINUTE_MS;
  const today = localDay(spansOf(now, now, question.zone), now);
  const lastDay = Math.min(dayNumber(question.to), today + eventType.windowDays);
  if (!(firstDay <= lastDay)) return [];

  const spans = spansOf(firstDay * DAY_MS - 6 * DAY_MS - MARGIN_MS, lastDay * DAY_MS + 8 * DAY_MS + MARGIN_MS, question.zone);
  const isFull = countBookings(question, spans, firstDay, lastDay);
  const rangesOf = findRanges(question);
  const blocked = blockStarts(question.busy, eventType, (firstDay - 2) * DAY_MS, (lastDay + 3) * DAY_MS);
  const joinable = findJoinable(question);

  const found: number[] = [];
  for (let day = firstDay; day <= lastDay; day++) {
    const full = isFull(day);
    if (full && joinable.size === 0) continue;
    const starts = listStarts(rangesOf(day), day, eventType, spans);
    for (const start of starts) {
      if (start >= earliest && (!full || joinable.has(start)) && !isTaken(blocked, start)) found.push(start);
    }
  }
  return found;
}

/** Each start once, in order. */
function listStarts(ranges: readonly TimeRange[], day: number, eventType: EventType, spans: readonly OffsetSpan[]): number[] {
  if (ranges.length === 0) return [];
  const midnight = day * DAY_MS;
  const offset = steadyOffset(spans, midnight);
  const step = eventType.incrementMinutes * MINUTE_MS;
  const duration = eventType.durationMinutes * MINUTE_MS;
  const starts: number[] = [];
  for (const { from, to } of ranges) {
    const closes = midnight + minutesOf(to) * MINUTE_MS;
    const end = offset === undefined ? momentsIn(spans, closes).last : closes - offset;
    for (let wall = midnight + minutesOf(from) * MINUTE_MS; wall < closes; wall += step) {
      const start = offset === undefined ? firstMoment(spans, wall) : wall - offset;
      if (start !== undefined && start + duration <= end) starts.push(start);
    }
  }
  // Ranges may overlap, and a first of two equal times may lie after a later wall time.
  return ranges.length === 1 && offset !== undefined ? starts : [...new Set(starts)].toSorted((a, b) => a - b);
}

function firstMoment(spans: readonly OffsetSpan[], wall: number): number | undefined {
  const { first, isSkipped } = momentsIn(spans, wall);
  return isSkipped ? undefined : first;
}

/** The one offset of a date and all around it; undefined near a change of clocks. */
function steadyOffset(spans: readonly OffsetSpan[], midnight: number): number | undefined {
  const from = midnight - MARGIN_MS;
  const until = midnight + DAY_MS + MARGIN_MS;
  return spans.find((span) => span.from <= from && until <= span.until)?.offset;
}

function findRanges({ rules, overrides }: Availability): (day: number) => readonly TimeRange[] {
  const byWeekday = Array.from({ length: 7 }, (_, index) => rules.filter(({ days }) => days.includes(index + 1)));
  const byDay = new Map<number, TimeRange[]>();
  for (const { date, ranges } of overrides) {
    const day = dayNumber(date);
    byDay.set(day, [...(byDay.get(day) ?? []), ...ranges]);
  }
  return (day) => byDay.get(day) ?? byWeekday[weekdayIndex(day)] ?? [];
}

/** Whether a date, or its week, holds as many bookings as it may. They count by the local date of their start. */
function countBookings(
  { eventType: { dailyCap, weeklyCap }, busy }: SlotQuestion,
  spans: readonly OffsetSpan[],
  firstDay: number,
  lastDay: number,
): (day: number) => boolean {
  if (dailyCap === null && weeklyCap === null) return () => false;
  const days = new Map<number, number>();
  const weeks = new Map<number, number>();
  const since = (firstDay - 8) * DAY_MS;
  const until = (lastDay + 9) * DAY_MS;
  for (const { start, isBooking = false } of busy) {
    if (!isBooking || start < since || start > until) continue;
    const day = localDay(spans, start);
    days.set(day, (days.get(day) ?? 0) + 1);
    weeks.set(weekNumber(day), (weeks.get(weekNumber(day)) ?? 0) + 1);
  }
  return (day) =>
    (days.get(day) ?? 0) >= (dailyCap ?? Number.POSITIVE_INFINITY) ||
    (weeks.get(weekNumber(day)) ?? 0) >= (weeklyCap ?? Number.POSITIVE_INFINITY);
}

function findJoinable({ busy, eventType }: SlotQuestion): Set<number> {
  const duration = eventType.durationMinutes * MINUTE_MS;
  return new Set(busy.filter((one) => one.hasFreeSeats === true && one.end - one.start === duration).map(({ start }) => start));
}

function localDay(spans: readonly OffsetSpan[], instant: number): number {
  const span = spans.find(({ from, until }) => from <= instant && instant < until);
  if (span === undefined) throw new RangeError('The spans do not hold the instant');
  return Math.floor((instant + span.offset) / DAY_MS);
}

/** Days since 1970-01-01, a Thursday. */
function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** 0 is Monday. */
function weekdayIndex(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

function weekNumber(day: number): number {
  return Math.floor((day + 3) / 7);
}

/** Since midnight, of a wall time such as 09:30. */
export function minutesOf(wall: string): number {
  return Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3, 5));
}
