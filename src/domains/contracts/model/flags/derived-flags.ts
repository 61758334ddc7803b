import { addDays, firstDayNotOver } from '#lib/calendar.ts';
import type { ContractDeadline, ContractFlag } from '../../contract.ts';
import { isSaleKind } from '../document-kind.ts';
import type { ContractReading } from '../reading.ts';
import { showDay } from '../values/show-value.ts';

const LOOKS_AT_CONDITION = ['inspection', 'option_termination'];

/** The flags of a reading with what follows from its terms together. */
export function flagsTogether({ docType, flags, dates, contingencies = [], deadlines = [] }: ContractReading): string[] {
  if (!isSaleKind(docType)) return flags;
  const isChecked = [...contingencies, ...deadlines].some(
    ({ type, status }) => LOOKS_AT_CONDITION.includes(type) && status !== 'waived',
  );
  const known = isChecked ? flags : flags.map((code) => (code === 'as_is' ? 'as_is_without_inspection' : code));
  const [effective, closing] = [dates?.['effective'], dates?.['closing']];
  return effective != null && closing != null && effective > closing ? [...known, 'effective_after_closing'] : known;
}

/** Days that are too few to find out that something is missing. */
const SOON_DAYS = 3;

type Dated = ContractDeadline & { day: string };

/** What the calendar says of the times that hold: those that are over, and those less than three days away. */
export function flagTimes(times: readonly ContractDeadline[], now: Date): ContractFlag[] {
  const today = firstDayNotOver(now);
  const dated = times
    .filter((time): time is Dated => time.status === 'stated' && time.day !== null)
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const past = dated.filter(({ day }) => day < today);
  const soon = dated.filter(({ day }) => day >= today && day < addDays(today, SOON_DAYS));
  return [
    ...flagAll(soon, {
      code: 'deadline_soon',
      title: 'Due in less than three days',
      severity: 'high',
      ask: 'Is it done, or do we need more time in writing?',
    }),
    ...flagAll(past, {
      code: 'deadline_past',
      title: 'The day for this is over',
      severity: 'medium',
      ask: 'Was it done in time, or was the time extended in writing?',
    }),
  ];
}

function flagAll(times: readonly Dated[], flag: Pick<ContractFlag, 'code' | 'title' | 'severity' | 'ask'>): ContractFlag[] {
  const [first] = times;
  if (first === undefined) return [];
  const why = times.map(({ title, day, isConfirmed }) => `${title}: ${showDay(day)}${isConfirmed ? '' : ', unconfirmed'}`);
  return [{ ...flag, why: `${why.join('; ')}.`, page: first.page, quote: first.quote }];
}
