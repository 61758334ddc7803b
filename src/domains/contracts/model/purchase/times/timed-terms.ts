import type { OwnCounting } from '../../times/counting-words.ts';
import { countingOf, dueDate, endOfDays, isInBusinessDays, movedDate } from '../../times/due-date.ts';
import type { FormFamily } from '../../form-families.ts';
import type { StartChain, TimedTerm } from '../../reading.ts';
import { addHours } from '../../times/recount.ts';
import { isKnownEvent, NOTICE } from '../../times/counted-events.ts';
import type { DayRule } from '../../times/spans-of-days.ts';
import type { Span } from '../../text/contract-text.ts';
import type { DayOfEither, DayOfEvent } from './day-of-event.ts';
import { EARLIER_OF_TWO, LATER_OF_TWO, type OneOfTwo, type TwoTimes } from './either-time.ts';
import { AT_START } from '../places.ts';

/** Days that counts start from, and how they are counted. */
export type Starts = Record<'effective' | 'closing' | 'reference', string | null> & {
  /** Of a lease: when it begins and ends. */
  start?: string | null;
  end?: string | null;
  /** The hour of the start, where the paper tells it: what is said in hours is counted from it. */
  effectiveHour?: string | undefined;
  /** The day of the event of a count at a place, by what the paper itself says of it. */
  dayOfEvent?: DayOfEvent;
  dayOfEither?: DayOfEither;
  /** The two times of which the one at a place is, where the later or the earlier of them counts. */
  twoTimes?: (place: Span) => TwoTimes | undefined;
  counting: OwnCounting;
};

export function startOf(rule: DayRule, { effective, closing, reference, start, end }: Starts): string | null {
  if (rule.since !== undefined) return rule.since;
  if (rule.from === null) return null;
  if (AT_START.includes(rule.from)) return effective;
  if (rule.from === 'time_reference_date') return reference;
  if (rule.from === 'start') return start ?? null;
  if (rule.from === 'end') return end ?? null;
  return rule.from === 'closing' ? closing : null;
}

export interface Timed {
  rule: DayRule | undefined;
  /** A day that the paper names. */
  day?: string | undefined;
  /** An hour that it names for this one. */
  time?: string | undefined;
  /** Where the paper says it. */
  place?: Span;
}

/** A term with its count and the day it ends, which is told only where the start is known. */
export function timedTerm(type: string, timed: Timed, family: FormFamily | undefined, starts: Starts): TimedTerm {
  const two = timed.place === undefined ? undefined : starts.twoTimes?.(timed.place);
  return two === undefined ? oneTime(type, timed, family, starts) : ofTwoTimes(type, two, timed.time, family, starts);
}

/** The later or the earlier of two times; without a day where one of them has none. */
function ofTwoTimes(
  type: string,
  { isLater, first, second }: TwoTimes,
  time: string | undefined,
  family: FormFamily | undefined,
  starts: Starts,
): TimedTerm {
  const read = ({ rule, day, ...place }: OneOfTwo) => oneTime(type, { rule, day, time, place }, family, starts);
  const [one, other] = [read(first), read(second)];
  const term = { type, from: isLater ? LATER_OF_TWO : EARLIER_OF_TWO, basis: 'calendar', status: 'stated', quote: null } as const;
  if (one.date == null || other.date == null) return { ...term, days: null, date: null };
  const [day, { time: hour }] = one.date > other.date === isLater ? [one.date, one] : [other.date, other];
  const fixed = first.day ?? second.day;
  const rule = first.rule ?? second.rule;
  const found = { ...term, date: day, ...(hour === undefined ? {} : { time: hour }) };
  // A count from the start is found anew when that is corrected.
  if (fixed === undefined || rule?.days == null || !AT_START.includes(rule.from ?? '')) return { ...found, days: null };
  const chain = { counts: [{ ...rule, days: rule.days }], other: { day: fixed, isLater } };
  return { ...found, days: 0, since: day, sinceStart: chain };
}

function oneTime(
  type: string,
  { rule: said, day, time: ownTime, place }: Timed,
  family: FormFamily | undefined,
  starts: Starts,
): TimedTerm {
  const rule = withDayOfEvent(withStart(type, said, starts.counting), starts, place);
  const start = rule?.days == null ? null : startOf(rule, starts);
  const counted =
    rule?.days == null || start === null
      ? undefined
      : dueDate({ ...rule, days: rule.days }, start, type, family, starts.counting);
  // "a report made within 180 days before closing": how old it may be, and no time to do something by.
  const isTooEarly = rule?.direction === 'before' && counted !== undefined && counted.day < (starts.effective ?? '');
  const due = isTooEarly ? undefined : counted;
  const moved = day === undefined ? undefined : movedDate(day, type, family, starts.counting);
  const isWithClosing = rule?.days === 0;
  const hourOfDay = isWithClosing ? undefined : (due?.time ?? endOfDays(family, starts.counting, type));
  const hour = hourAfter(rule, starts, family);
  const time = rule?.isInHours === true ? hour?.time : (ownTime ?? moved?.time ?? hourOfDay);
  return {
    type,
    days: rule?.days ?? null,
    from: rule?.from === undefined || rule.from === null ? null : rule.direction === 'before' ? `before_${rule.from}` : rule.from,
    date: hour?.date ?? moved?.day ?? day ?? (isWithClosing ? start : due?.day) ?? null,
    ...(time === undefined || (rule?.days == null && day === undefined) ? {} : { time }),
    basis:
      rule !== undefined && isInBusinessDays(rule, family, countingOf(type, family, starts.counting)) ? 'business' : 'calendar',
    ...(rule?.isInHours === true ? { isInHours: true } : {}),
    ...(rule?.isInMonths === true ? { isInMonths: true } : {}),
    ...(rule !== undefined && ownTime !== undefined ? { hasOwnTime: true } : {}),
    ...(rule?.isFixed === true ? { isFixed: true } : {}),
    ...(rule?.isFull === true ? { isFull: true } : {}),
    ...(rule?.since === undefined ? {} : { since: rule.since }),
    ...(rule?.sinceStart === undefined ? {} : { sinceStart: rule.sinceStart }),
    status: rule?.days === null ? 'blank' : 'stated',
    quote: null,
  };
}

/** Where a count of hours ends, if the hour that it begins with is told. */
function hourAfter(
  rule: DayRule | undefined,
  { effective, effectiveHour, counting }: Starts,
  family: FormFamily | undefined,
): Pick<TimedTerm, 'date' | 'time'> | undefined {
  if (rule?.isInHours !== true || rule.direction !== 'after' || rule.days === null) return undefined;
  const [date, time] =
    rule.since === undefined
      ? [AT_START.includes(rule.from ?? '') ? effective : null, effectiveHour]
      : [rule.since, rule.sinceTime];
  if (date === null || time === undefined) return undefined;
  if (rule.basis === 'calendar') return addHours({ date, time }, rule.days * 24);
  // "72 hours, not counting weekends": whole days, which end at the hour of the start.
  return Number.isInteger(rule.days)
    ? { date: dueDate({ ...rule, days: rule.days }, date, 'own_day', family, counting).day, time }
    : undefined;
}

/** What answers or follows something else is not counted from the start. */
const NOT_FROM_START =
  /^(?:title_objection|title_cure|seller_response|buyer_answer|negotiation|repairs?|repair_request|final_walk_through|possession|default|mediation|closing)|_(?:resolution|cure)$/;

/** A count without an event, where the paper says what such are counted from. */
function withStart(type: string, rule: DayRule | undefined, { countsFrom }: OwnCounting): DayRule | undefined {
  const isOpen = rule !== undefined && rule.from === null && rule.direction === 'after' && !NOT_FROM_START.test(type);
  return isOpen && countsFrom !== undefined ? { ...rule, from: countsFrom } : rule;
}

type DatedRule = DayRule & { sinceStart?: StartChain };

/** A count from an event whose day the paper tells elsewhere; one from a name of its own bears that. */
function withDayOfEvent(rule: DayRule | undefined, starts: Starts, place: Span | undefined): DatedRule | undefined {
  const either = rule?.from == null || place === undefined ? undefined : starts.dayOfEither?.(place);
  if (rule !== undefined && either !== undefined) {
    const { since: _own, ...rest } = rule;
    const { name, day, sinceStart } = either;
    return { ...rest, from: name, ...(day === null ? {} : { since: day, ...(sinceStart === undefined ? {} : { sinceStart }) }) };
  }
  if (rule?.from == null || rule.since !== undefined || rule.from === NOTICE) return rule;
  const told = startOf(rule, starts) === null ? starts.dayOfEvent?.(place, rule.from) : undefined;
  if (told === undefined) return rule;
  const name = told.name === undefined || isKnownEvent(rule.from) ? rule.from : told.name.replaceAll(/[^a-z\d]+/g, '_');
  return {
    ...rule,
    from: name,
    since: told.day,
    ...(told.sinceStart === undefined ? {} : { sinceStart: told.sinceStart }),
    ...(told.time === undefined ? {} : { sinceTime: told.time }),
  };
}
