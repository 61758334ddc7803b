import type { OwnCounting } from './counting-words.ts';
import { dueDate } from './due-date.ts';
import type { FormFamily } from './form-families.ts';
import { AT_START } from './purchase/places.ts';
import type { ContractReading, TimedTerm } from './reading.ts';
import type { DayRule } from './spans-of-days.ts';

/** The terms with times once more, from days that a person confirmed or corrected. Days that the paper names stay. */
export function recountTimes(reading: ContractReading, family: FormFamily | undefined, own?: OwnCounting): ContractReading {
  const recount = (terms: TimedTerm[] | undefined) => terms?.map((term) => recountOne(term, reading, family, own));
  const recounted = {
    ...reading,
    contingencies: recount(reading.contingencies) ?? [],
    deadlines: recount(reading.deadlines) ?? [],
  };
  return countFromPeriods(recounted, family, own);
}

/** The periods whose end other times are counted from, by the terms that give them; the first with a day counts. */
const PERIODS: Readonly<Record<string, readonly string[]>> = {
  end_of_inspection_period: ['option_termination', 'inspection'],
  end_of_attorney_review: ['attorney_review'],
  end_of_financing_period: ['financing', 'loan_approval'],
};

/** A reading in which times that are counted from the end of another of its periods have their days. */
export function countFromPeriods(reading: ContractReading, family: FormFamily | undefined, own?: OwnCounting): ContractReading {
  const terms = [...(reading.contingencies ?? []), ...(reading.deadlines ?? [])];
  const follow = (term: TimedTerm): TimedTerm => {
    const { days, from, date } = term;
    const types = PERIODS[from ?? ''];
    if (days == null || from == null || date != null || types === undefined) return term;
    const start = types
      .map((type) => terms.find((other) => other.type === type && other !== term && other.date != null)?.date)
      .find(Boolean);
    if (start == null) return term;
    return dateTerm(term, { days, basis: term.basis ?? 'calendar', from, direction: 'after' }, start, family, own);
  };
  return {
    ...reading,
    ...(reading.contingencies === undefined ? {} : { contingencies: reading.contingencies.map(follow) }),
    ...(reading.deadlines === undefined ? {} : { deadlines: reading.deadlines.map(follow) }),
  };
}

function recountOne(term: TimedTerm, reading: ContractReading, family: FormFamily | undefined, own?: OwnCounting): TimedTerm {
  const { days, from } = term;
  if (days == null || from == null) return term;
  const direction = from.startsWith('before_') ? 'before' : 'after';
  const event = from.replace(/^before_/, '');
  const start = startOf(event, reading);
  if (start == null) return { ...term, date: null };
  if (days === 0) return { ...term, date: start };
  return dateTerm(term, { days, basis: term.basis ?? 'calendar', from: event, direction }, start, family, own);
}

/** A term with the day and hour on which its count from a day ends; a count of hours tells no hour. */
function dateTerm(
  term: TimedTerm,
  rule: DayRule & { days: number },
  start: string,
  family: FormFamily | undefined,
  own: OwnCounting | undefined,
): TimedTerm {
  const { day, time } = dueDate(rule, start, term.type, family, own);
  return { ...term, date: day, ...(term.isInHours === true ? {} : { time }) };
}

function startOf(event: string, { dates }: ContractReading): string | null | undefined {
  if (AT_START.includes(event)) return dates?.['effective'];
  if (event === 'closing') return dates?.['closing'];
  return event === 'end' ? dates?.['end'] : null;
}
