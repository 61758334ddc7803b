import type { OwnCounting } from './counting-words.ts';
import { dueDate } from './due-date.ts';
import type { FormFamily } from './form-families.ts';
import { AT_START } from './purchase/places.ts';
import type { ContractReading, TimedTerm } from './reading.ts';

/** The terms with times once more, from days that a person confirmed or corrected. Days that the paper names stay. */
export function recountTimes(reading: ContractReading, family: FormFamily | undefined, own?: OwnCounting): ContractReading {
  const recount = (terms: TimedTerm[] | undefined) => terms?.map((term) => recountOne(term, reading, family, own));
  return { ...reading, contingencies: recount(reading.contingencies) ?? [], deadlines: recount(reading.deadlines) ?? [] };
}

function recountOne(term: TimedTerm, reading: ContractReading, family: FormFamily | undefined, own?: OwnCounting): TimedTerm {
  const { days, from } = term;
  if (days == null || from == null) return term;
  const direction = from.startsWith('before_') ? 'before' : 'after';
  const event = from.replace(/^before_/, '');
  const start = startOf(event, reading);
  if (start == null) return { ...term, date: null };
  const due = dueDate({ days, basis: term.basis ?? 'calendar', from: event, direction }, start, term.type, family, own);
  return { ...term, date: due.day, ...(term.isInHours === true ? {} : { time: due.time }) };
}

function startOf(event: string, { dates }: ContractReading): string | null | undefined {
  if (AT_START.includes(event)) return dates?.['effective'];
  if (event === 'closing') return dates?.['closing'];
  return event === 'end' ? dates?.['end'] : null;
}
