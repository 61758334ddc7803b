import type { SlotQuestion } from '#domains/bookings/model/slots/list-free-slots.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time-units.ts';

/** What clocks of a zone show at an instant: 2027-03-14 03:00. */
type ShowClock = (instant: number) => string;

const clocks = new Map<string, ShowClock>();

/**
 * The free starts, found by looking at every minute: which clocks show what, and which minutes are taken. Slow, and of another
 * way of thinking than the engine: it asks Intl alone, and computes with no offsets.
 */
export function findSlotsByMinutes(question: SlotQuestion): number[] {
  const { eventType: type, zone, now } = question;
  const show = clockOf(zone);
  const first = Date.parse(question.from) - 2 * DAY_MS;
  const last = Date.parse(question.to) + 4 * DAY_MS;
  const shown = new Map<string, number[]>();
  for (let instant = first; instant <= last; instant += MINUTE_MS) {
    const wall = show(instant);
    shown.set(wall, [...(shown.get(wall) ?? []), instant]);
  }
  const taken = findTakenMinutes(question, first - DAY_MS, last + DAY_MS);
  const bookedDays = question.busy.flatMap(({ start, isBooking }) => (isBooking === true ? [show(start).slice(0, 10)] : []));
  const latestDay = moveDate(show(now).slice(0, 10), type.windowDays);

  const found = new Set<number>();
  for (let date = question.from; date <= question.to; date = moveDate(date, 1)) {
    if (date > latestDay) break;
    if (type.dailyCap !== null && bookedDays.filter((day) => day === date).length >= type.dailyCap) continue;
    if (type.weeklyCap !== null && bookedDays.filter((day) => mondayOf(day) === mondayOf(date)).length >= type.weeklyCap)
      continue;
    for (const { from, to } of rangesOf(question, date)) {
      const end = findEnd(date, to, shown);
      for (let minute = minutesOf(from); minute < minutesOf(to); minute += type.incrementMinutes) {
        const start = shown.get(`${date} ${wallOf(minute)}`)?.[0];
        if (start === undefined || start < now + type.minimumNoticeMinutes * MINUTE_MS) continue;
        if (start + type.durationMinutes * MINUTE_MS > end) continue;
        let isFree = true;
        const until = start + (type.durationMinutes + type.afterBufferMinutes) * MINUTE_MS;
        for (let at = start - type.beforeBufferMinutes * MINUTE_MS; at < until; at += MINUTE_MS) isFree &&= !taken.has(at);
        if (isFree) found.add(start);
      }
    }
  }
  return [...found].toSorted((a, b) => a - b);
}

function findTakenMinutes({ busy }: SlotQuestion, first: number, last: number): Set<number> {
  const taken = new Set<number>();
  for (const { start, end, beforeBufferMinutes = 0, afterBufferMinutes = 0 } of busy) {
    for (let at = start - beforeBufferMinutes * MINUTE_MS; at < end + afterBufferMinutes * MINUTE_MS; at += MINUTE_MS) {
      if (at >= first && at <= last) taken.add(at);
    }
  }
  return taken;
}

function rangesOf({ rules, overrides }: SlotQuestion, date: string) {
  const override = overrides.find((one) => one.date === date);
  if (override !== undefined) return override.ranges;
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  return rules.filter(({ days }) => days.includes(weekday === 0 ? 7 : weekday));
}

/** The last minute that shows the end, or the first one that shows more. */
function findEnd(date: string, to: string, shown: Map<string, number[]>): number {
  const wall = to === '24:00' ? `${moveDate(date, 1)} 00:00` : `${date} ${to}`;
  const exact = shown.get(wall);
  if (exact !== undefined) return Math.max(...exact);
  let end = Number.POSITIVE_INFINITY;
  for (const [other, [instant = end]] of shown) if (other > wall) end = Math.min(end, instant);
  return end;
}

function clockOf(zone: string): ShowClock {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const seen = new Map<number, string>();
  const show: ShowClock = (instant) => {
    const wall = seen.get(instant) ?? format.format(instant);
    seen.set(instant, wall);
    return wall;
  };
  clocks.set(zone, show);
  return show;
}

function moveDate(date: string, days: number): string {
  const moved = new Date(`${date}T12:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

function mondayOf(date: string): string {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  return moveDate(date, weekday === 0 ? -6 : 1 - weekday);
}

function minutesOf(wall: string): number {
  const [hours = 0, minutes = 0] = wall.split(':').map(Number);
  return hours * 60 + minutes;
}

function wallOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
