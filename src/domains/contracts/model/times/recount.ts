import { addDays } from '#lib/calendar.ts';
import type { OwnCounting } from './counting-words.ts';
import { dueDate } from './due-date.ts';
import type { FormFamily } from '../form-families.ts';
import { AT_START } from '../purchase/places.ts';
import type { ContractReading, StartChain, TimedTerm } from '../reading.ts';
import type { DayRule } from './spans-of-days.ts';

/** The terms with times once more, from days that a person confirmed or corrected. Days that the paper names stay. */
export function recountTimes(before: ContractReading, family: FormFamily | undefined, own?: OwnCounting): ContractReading {
  const reading = recountClosing(before, family, own);
  const recount = (terms: TimedTerm[] | undefined) => terms?.map((term) => recountOne(term, reading, family, own));
  const recounted = {
    ...reading,
    contingencies: recount(reading.contingencies) ?? [],
    deadlines: recount(reading.deadlines) ?? [],
  };
  return countFromPeriods(recounted, family, own);
}

/** A closing that is counted from the start of the agreement follows it, unless its day was corrected. */
function recountClosing(reading: ContractReading, family: FormFamily | undefined, own?: OwnCounting): ContractReading {
  const counted = reading.deadlines?.find(({ type, from }) => type === 'closing' && AT_START.includes(from ?? ''));
  if (counted?.date == null || counted.date !== reading.dates?.['closing']) return reading;
  return { ...reading, dates: { ...reading.dates, closing: recountOne(counted, reading, family, own).date ?? null } };
}

/** The periods whose end other times are counted from, by the terms that give them; the first with a day counts. */
const PERIODS: Readonly<Record<string, readonly string[]>> = {
  end_of_inspection_period: ['option_termination', 'inspection'],
  end_of_contingency_period: ['inspection'],
  end_of_attorney_review: ['attorney_review'],
  end_of_financing_period: ['financing', 'loan_approval'],
  end_of_cure_period: ['title_cure', 'cure_period'],
};
/** How many periods may follow one another. */
const LONGEST_CHAIN = 3;

/** A reading in which times that are counted from the end of another of its periods have their days. */
export function countFromPeriods(reading: ContractReading, family: FormFamily | undefined, own?: OwnCounting): ContractReading {
  let counted = reading;
  for (let step = 0; step < LONGEST_CHAIN; step += 1) counted = followPeriods(counted, family, own);
  return counted;
}

function followPeriods(reading: ContractReading, family: FormFamily | undefined, own?: OwnCounting): ContractReading {
  const terms = [...(reading.contingencies ?? []), ...(reading.deadlines ?? [])];
  const follow = (term: TimedTerm): TimedTerm => {
    const { days, from, date } = term;
    // "ten days before the end of the Feasibility Period" is counted back.
    const event = from?.replace(/^before_/, '') ?? '';
    const period = /^end_of_(.+)$/.exec(event)?.[1] ?? /^(.+)_deadline$/.exec(event)?.[1];
    if (days == null || from == null || date != null) return term;
    const types = period === undefined ? dueTypes(event, terms) : (PERIODS[event] ?? [period, period.replace(/_period$/, '')]);
    const start = types.map((type) => endOf(type, terms, term)).find((end) => end !== undefined);
    if (start?.date == null) return term;
    const direction = event === from ? 'after' : 'before';
    const rule: DayRule & { days: number } = { days, basis: term.basis ?? 'calendar', from: event, direction };
    if (term.isInHours === true && direction === 'before') return term;
    return term.isInHours === true ? { ...term, ...addHours(start, days * 24) } : dateTerm(term, rule, start.date, family, own);
  };
  return {
    ...reading,
    ...(reading.contingencies === undefined ? {} : { contingencies: reading.contingencies.map(follow) }),
    ...(reading.deadlines === undefined ? {} : { deadlines: reading.deadlines.map(follow) }),
  };
}

/** "after the day on which Buyer's list is due": of what is due, the one time whose name has all of its words. */
function dueTypes(event: string, terms: readonly TimedTerm[]): string[] {
  const due = /^(?:(?:buyer|seller|purchaser|vendor)s?_)?([a-z_]{3,40}?)_due$/.exec(event)?.[1]?.split('_') ?? [];
  const types = new Set(
    terms.flatMap(({ type, date }) => (date != null && due.every((word) => type.split('_').includes(word)) ? [type] : [])),
  );
  return due.length > 0 && types.size === 1 ? [...types] : [];
}

/** What papers call a time to look at a home, besides that of its inspection. */
const OF_LOOKING = /^(?:study|due_diligence|feasibility|investigation|examination|inspection)(?:_period)?$/;

/** The term that gives a period its end; of several inspections the last one does. */
function endOf(type: string, terms: readonly TimedTerm[], own: TimedTerm): TimedTerm | undefined {
  // One whose own day is not known lends none of another.
  const isOpen = ({ type: one, status, days, date, from }: TimedTerm) =>
    one === type && status === 'stated' && days != null && date == null && !/^(?:end_of_|before_)/.test(from ?? '');
  if (terms.some((term) => term !== own && isOpen(term))) return undefined;
  // The end of inspections is that of the one that a paper calls so, else of the last of those that look at a part.
  const isOne = terms.some((term) => term !== own && term.type === type && term.date != null);
  const isOf = (term: TimedTerm) =>
    term.type === type || (type === 'inspection' && !isOne && (term.type.endsWith('_inspection') || OF_LOOKING.test(term.type)));
  return (
    terms
      .filter((term) => term !== own && term.date != null && term.status === 'stated' && isOf(term))
      // What is counted back from the closing lies in no such period.
      .filter(({ from }) => from == null || !from.startsWith('before_'))
      .toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
      .at(-1)
  );
}

/** So many hours after the hour at which a term ends; the day alone where that hour is not known. */
export function addHours({ date, time }: Pick<TimedTerm, 'date' | 'time'>, hours: number): Pick<TimedTerm, 'date' | 'time'> {
  if (date == null) return {};
  if (time === undefined) return hours % 24 === 0 ? { date: addDays(date, hours / 24) } : {};
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const whole = hour + Math.floor(hours);
  const at = String(whole % 24).padStart(2, '0');
  return { date: addDays(date, Math.floor(whole / 24)), time: `${at}:${String(minute).padStart(2, '0')}` };
}

function recountOne(term: TimedTerm, reading: ContractReading, family: FormFamily | undefined, own?: OwnCounting): TimedTerm {
  const { days, from } = term;
  if (days == null || from == null) return term;
  const direction = from.startsWith('before_') ? 'before' : 'after';
  const event = from.replace(/^before_/, '');
  const start =
    term.sinceStart === undefined ? (term.since ?? startOf(event, reading)) : endOfChain(term.sinceStart, reading, family, own);
  if (start == null) return { ...term, date: null };
  if (days === 0) return { ...term, date: start };
  const counted = dateTerm(term, { days, basis: term.basis ?? 'calendar', from: event, direction }, start, family, own);
  const isTooEarly = direction === 'before' && (counted.date ?? '') < (reading.dates?.['effective'] ?? '');
  return isTooEarly ? { ...term, date: null } : counted;
}

/** The day to which counts lead from the start of a paper. */
function endOfChain(
  { counts, other }: StartChain,
  { dates }: ContractReading,
  family: FormFamily | undefined,
  own: OwnCounting | undefined,
): string | null {
  const start = dates?.['effective'];
  if (start == null) return null;
  const day = counts.reduce((from, rule) => dueDate(rule, from, 'own_day', family, own).day, start);
  return other === undefined || other.day > day !== other.isLater ? day : other.day;
}

/** A term with the day and hour on which its count from a day ends; a count of hours tells no hour. */
function dateTerm(
  term: TimedTerm,
  rule: DayRule & { days: number },
  start: string,
  family: FormFamily | undefined,
  own: OwnCounting | undefined,
): TimedTerm {
  const { day, time } = dueDate(
    {
      ...rule,
      ...(term.isFixed === true ? { isFixed: true } : {}),
      ...(term.isInMonths === true ? { isInMonths: true } : {}),
      ...(term.isFull === true ? { isFull: true } : {}),
    },
    start,
    term.type,
    family,
    own,
  );
  return { ...term, date: day, ...(term.isInHours === true || term.hasOwnTime === true ? {} : { time }) };
}

function startOf(event: string, { dates }: ContractReading): string | null | undefined {
  if (AT_START.includes(event)) return dates?.['effective'];
  if (event === 'closing') return dates?.['closing'];
  return event === 'end' || event === 'start' ? dates?.[event] : null;
}
