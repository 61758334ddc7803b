import ICAL from 'ical.js';
import { DAY_MS } from '#lib/time-units.ts';
import { momentsOfWall } from '#lib/zone-offsets.ts';
import { isTimeZone } from '#lib/zoned-time.ts';

/** Time in which somebody is busy, in milliseconds. */
export interface BusySpan {
  start: number;
  end: number;
  /** Wall times of the host's clocks, as if they were UTC: whole days, and times of no zone that is known. */
  isWall: boolean;
}

export interface ReadingLimits {
  /** What ends before or begins after is left out. */
  from: number;
  until: number;
  /** How many times may be found, and how many repeats looked at on the way. */
  mostTimes: number;
  mostRepeats: number;
}

/** Why a calendar cannot be read. */
export class CalendarUnreadable extends Error {
  override name = 'CalendarUnreadable';
  readonly kind: 'unreadable' | 'too-many';

  constructor(kind: 'unreadable' | 'too-many') {
    super(kind);
    this.kind = kind;
  }
}

/** A moment that a calendar names: an instant, or wall time of the host's clocks. */
interface Moment {
  at: number;
  isWall: boolean;
}

/** One of a series, with the wall time that its rule gives. */
interface Occurrence {
  moment: Moment;
  wall: ICAL.Time;
  property: ICAL.Property;
}

/** How a series goes on from one of its occurrences: moved, of another length, or no more. */
interface Turn {
  from: number;
  /** By the clock, in seconds, where both times are of one zone; else in real milliseconds. */
  shift: { seconds: number } | { ms: number };
  length: number;
  isBusy: boolean;
}

type Zones = ReadonlyMap<string, ICAL.Timezone>;

const DAY_SECONDS = 86_400;
/** Wall times and instants of the same event lie at most so far apart. */
const REACH_MS = DAY_MS;

/**
 * When the owner of an iCalendar file is busy, repeats included; nothing else of it is read. What is free, transparent or
 * canceled counts for nothing. Throws {@link CalendarUnreadable} for other files, and for more times than the limits allow.
 */
export function readBusyTimes(text: string, limits: ReadingLimits): BusySpan[] {
  const found: BusySpan[] = [];
  const add = (span: BusySpan) => {
    if (!(span.end > span.start) || span.end < limits.from - REACH_MS || span.start > limits.until + REACH_MS) return;
    if (found.length >= limits.mostTimes) throw new CalendarUnreadable('too-many');
    found.push(span);
  };
  const budget = { repeats: limits.mostRepeats };
  for (const calendar of parse(text)) {
    const zones = zonesOf(calendar);
    const events = calendar.getAllSubcomponents('vevent').filter((event) => momentOf(event, 'dtstart', zones) !== undefined);
    for (const group of Map.groupBy(events, uidOf).values()) readEvent(group, zones, limits, { add, budget });
    for (const busy of calendar.getAllSubcomponents('vfreebusy')) readFreeBusy(busy, zones, add);
  }
  return merge(found);
}

function parse(text: string): ICAL.Component[] {
  let parsed: unknown;
  try {
    parsed = ICAL.parse(text);
  } catch {
    throw new CalendarUnreadable('unreadable');
  }
  if (!Array.isArray(parsed)) throw new CalendarUnreadable('unreadable');
  const roots = (typeof parsed[0] === 'string' ? [parsed] : parsed) as ConstructorParameters<typeof ICAL.Component>[0][];
  const calendars = roots.map((root) => new ICAL.Component(root)).filter(({ name }) => name === 'vcalendar');
  if (calendars.length === 0) throw new CalendarUnreadable('unreadable');
  return calendars;
}

function zonesOf(calendar: ICAL.Component): Zones {
  const zones = new Map<string, ICAL.Timezone>();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    const name = zone.getFirstPropertyValue('tzid');
    if (typeof name === 'string') zones.set(name, new ICAL.Timezone({ component: zone, tzid: name }));
  }
  return zones;
}

let unnamed = 0;
function uidOf(event: ICAL.Component): string {
  const uid = event.getFirstPropertyValue('uid');
  return typeof uid === 'string' ? uid : `unnamed ${(unnamed += 1)}`;
}

/**
 * An event with its repeats; occurrences that have an event of their own are that event. Where that event counts for all that
 * follow (RFC 5545, RANGE=THISANDFUTURE), they move with it, by the clock.
 */
function readEvent(
  group: readonly ICAL.Component[],
  zones: Zones,
  { until }: ReadingLimits,
  { add, budget }: { add: (span: BusySpan) => void; budget: { repeats: number } },
): void {
  const moved = new Set(group.flatMap((event) => momentOf(event, 'recurrence-id', zones)?.at ?? []));
  const turns = group.flatMap((event) => turnOf(event, zones) ?? []).toSorted((a, b) => a.from - b.from);
  const back = Math.max(0, ...turns.map(({ shift }) => -('ms' in shift ? shift.ms : shift.seconds * 1000)));
  for (const event of group) {
    const start = momentOf(event, 'dtstart', zones);
    if (start === undefined) continue;
    const length = lengthOf(event, start, zones);
    if (event.getFirstProperty('recurrence-id') !== null) {
      if (isBusy(event)) add({ start: start.at, end: start.at + length, isWall: start.isWall });
      continue;
    }
    if (!isBusy(event) && turns.length === 0) continue;
    // What lies beyond may have moved to an earlier time.
    for (const one of occurrences(event, start, { zones, until: until + back, budget })) {
      if (moved.has(one.moment.at)) continue;
      const turn = turns.findLast(({ from }) => from <= one.moment.at);
      if (!(turn?.isBusy ?? isBusy(event))) continue;
      const { at, isWall } = turn === undefined ? one.moment : shiftBy(one, turn, zones);
      add({ start: at, end: at + (turn?.length ?? length), isWall });
    }
  }
}

/** How a series goes on from this event, where it says so. */
function turnOf(event: ICAL.Component, zones: Zones): Turn | undefined {
  const replaced = event.getFirstProperty('recurrence-id');
  const begins = event.getFirstProperty('dtstart');
  const from = momentOf(event, 'recurrence-id', zones);
  const start = momentOf(event, 'dtstart', zones);
  if (replaced === null || begins === null || from === undefined || start === undefined) return undefined;
  if (String(replaced.getParameter('range') ?? '').toUpperCase() !== 'THISANDFUTURE') return undefined;
  const [before, after] = [replaced.getFirstValue(), begins.getFirstValue()];
  const isOneZone =
    before instanceof ICAL.Time &&
    after instanceof ICAL.Time &&
    before.isDate === after.isDate &&
    replaced.getParameter('tzid') === begins.getParameter('tzid');
  return {
    from: from.at,
    shift: isOneZone ? { seconds: (wallMs(after) - wallMs(before)) / 1000 } : { ms: start.at - from.at },
    length: lengthOf(event, start, zones),
    isBusy: isBusy(event),
  };
}

function shiftBy({ moment, wall, property }: Occurrence, { shift }: Turn, zones: Zones): Moment {
  if ('ms' in shift) return { ...moment, at: moment.at + shift.ms };
  const moved = wall.clone();
  const days = Math.floor(shift.seconds / DAY_SECONDS);
  moved.adjust(days, 0, 0, shift.seconds - days * DAY_SECONDS);
  return resolve(moved, property, zones, wall);
}

function isBusy(event: ICAL.Component): boolean {
  const says = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return says('transp') !== 'TRANSPARENT' && says('status') !== 'CANCELLED' && says('x-microsoft-cdo-busystatus') !== 'FREE';
}

/** The first start, those of the rule and those that are named, without those that are taken out. */
function* occurrences(
  event: ICAL.Component,
  start: Moment,
  { zones, until, budget }: { zones: Zones; until: number; budget: { repeats: number } },
): Generator<Occurrence> {
  const out = new Set(occurrencesOf(event, 'exdate', zones).map(({ moment }) => moment.at));
  const rules = event.getAllProperties('rrule');
  const named = occurrencesOf(event, 'rdate', zones);
  const seen = new Set<number>();
  const isNew = ({ at }: Moment) => !out.has(at) && !seen.has(at) && seen.add(at) !== undefined;
  const first = event.getFirstProperty('dtstart');
  const time = first?.getFirstValue();
  if (first === null || !(time instanceof ICAL.Time)) return;
  if (isNew(start)) yield { moment: start, wall: time, property: first };
  for (const one of named) if (isNew(one.moment)) yield one;
  for (const property of rules) {
    const rule = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur)) continue;
    const last = lastOf(rule, first, zones);
    // The rule walks wall times; where it ends is an instant.
    const walls = new ICAL.Recur({ ...rule.toJSON(), until: undefined } as ConstructorParameters<typeof ICAL.Recur>[0]).iterator(
      wallOf(time),
    );
    for (let wall = walls.next() as ICAL.Time | null; wall; wall = walls.next() as ICAL.Time | null) {
      if ((budget.repeats -= 1) < 0) throw new CalendarUnreadable('too-many');
      const moment = resolve(wall, first, zones, time);
      if (moment.at > last || moment.at > until + REACH_MS) break;
      if (isNew(moment)) yield { moment, wall: likeOf(wall, time), property: first };
    }
  }
}

function lastOf(rule: ICAL.Recur, first: ICAL.Property, zones: Zones): number {
  const until: unknown = rule.until;
  if (!(until instanceof ICAL.Time)) return Number.POSITIVE_INFINITY;
  const { at } = resolve(until, first, zones, until);
  // A rule that ends on a day ends with it.
  return until.isDate ? at + DAY_MS - 1 : at;
}

/** Real milliseconds for times, whole days for days. */
function lengthOf(event: ICAL.Component, start: Moment, zones: Zones): number {
  const end = momentOf(event, 'dtend', zones);
  if (end !== undefined) return end.at - start.at;
  const duration = event.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) return duration.toSeconds() * 1000;
  const time = event.getFirstPropertyValue('dtstart');
  return time instanceof ICAL.Time && time.isDate ? DAY_MS : 0;
}

function readFreeBusy(busy: ICAL.Component, zones: Zones, add: (span: BusySpan) => void): void {
  for (const property of busy.getAllProperties('freebusy')) {
    if (String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() === 'FREE') continue;
    for (const period of property.getValues()) {
      if (!(period instanceof ICAL.Period) || !(period.start instanceof ICAL.Time)) continue;
      const start = resolve(period.start, property, zones, period.start);
      const end = period.getEnd();
      if (end instanceof ICAL.Time) add({ start: start.at, end: resolve(end, property, zones, end).at, isWall: start.isWall });
    }
  }
}

function momentOf(event: ICAL.Component, name: string, zones: Zones): Moment | undefined {
  const property = event.getFirstProperty(name);
  const time = property?.getFirstValue();
  return property !== null && time instanceof ICAL.Time ? resolve(time, property, zones, time) : undefined;
}

function occurrencesOf(event: ICAL.Component, name: string, zones: Zones): Occurrence[] {
  return event.getAllProperties(name).flatMap((property) =>
    property.getValues().flatMap((value) => {
      const time: unknown = value instanceof ICAL.Period ? value.start : value;
      return time instanceof ICAL.Time ? [{ moment: resolve(time, property, zones, time), wall: time, property }] : [];
    }),
  );
}

const wallMs = ({ year, month, day, hour, minute, second }: ICAL.Time) => Date.UTC(year, month - 1, day, hour, minute, second);

/** What a time means: with `like` of UTC an instant, of a zone by its rules, and else by the clocks of the host. */
function resolve(time: ICAL.Time, property: ICAL.Property, zones: Zones, like: ICAL.Time): Moment {
  const wall = wallMs(time);
  if (like.isDate) return { at: wall, isWall: true };
  if (like.zone === ICAL.Timezone.utcTimezone) return { at: wall, isWall: false };
  const name = property.getParameter('tzid');
  if (typeof name !== 'string') return { at: wall, isWall: true };
  if (isTimeZone(name)) return { at: momentsOfWall(wall, name).first, isWall: false };
  const zone = zones.get(name);
  if (zone === undefined) return { at: wall, isWall: true };
  return { at: wall - zone.utcOffset(time) * 1000, isWall: false };
}

/** The same wall time, of no zone: rules repeat by the clock. */
function wallOf({ year, month, day, hour, minute, second, isDate }: ICAL.Time): ICAL.Time {
  return ICAL.Time.fromData({ year, month, day, hour, minute, second, isDate });
}

/** A wall time of a rule, in the zone of the first. */
function likeOf(wall: ICAL.Time, { zone }: ICAL.Time): ICAL.Time {
  const time = wall.clone();
  time.zone = zone;
  return time;
}

/** In order, and apart. */
function merge(spans: readonly BusySpan[]): BusySpan[] {
  const merged: BusySpan[] = [];
  for (const isWall of [false, true]) {
    const inOrder = spans.filter((span) => span.isWall === isWall).toSorted((a, b) => a.start - b.start);
    let last: BusySpan | undefined;
    for (const span of inOrder) {
      if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
      else merged.push((last = { ...span }));
    }
  }
  return merged;
}
