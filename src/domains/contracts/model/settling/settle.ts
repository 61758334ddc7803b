import type { ContractReading, TimedTerm } from '../reading.ts';
import { settleFindings } from './settle-findings.ts';
import { TERM_KINDS } from '../showing/shown-terms.ts';

/** A reading with the terms that a person corrected, by their paths; an empty value is a term that the paper does not have. */
export function settleReading(reading: ContractReading, values: Readonly<Record<string, string>>): ContractReading {
  let settled = reading;
  for (const [path, value] of Object.entries(values)) settled = settleOne(settled, path, value);
  return { ...settled, ...settleDays(reading, settled), ...settleFindings(settled, values) };
}

/** What the other parts of a thing are where the paper says nothing of it. */
const EMPTY: Readonly<Record<string, object>> = {
  property: { address: null, county: null, legal: null, apn: null },
  deposit: { amount: null },
  option: { fee: null, periodDays: null },
  rent: { monthly: null, dueDay: null, lateFee: null, lateAfterDay: null, lateDaily: null },
};

/** Paths are those of the reading, in snake case: `option.period_days` is `reading.option.periodDays`. */
function settleOne(reading: ContractReading, path: string, value: string): ContractReading {
  const [first = '', second] = path.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase()).split('.');
  const told = valueOf(path, value);
  if (second === undefined) return { ...reading, [first]: told };
  const before: unknown = reading[first as keyof ContractReading];
  const parts = typeof before === 'object' && before !== null ? before : EMPTY[first];
  return { ...reading, [first]: { ...parts, [second]: told } };
}

function valueOf(path: string, value: string): string | number | string[] | null {
  if (path.startsWith('parties.') && path !== 'parties.lender') {
    return value
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
  }
  if (value === '') return null;
  const kind = TERM_KINDS.get(path);
  return kind === 'money' || kind === 'count' ? Number(value) : value;
}

/** Times whose days are a term of their own. */
const DAYS_OF: Readonly<Record<string, (reading: ContractReading) => number | null | undefined>> = {
  earnest_money_delivery: ({ deposit }) => (typeof deposit === 'object' ? deposit?.days : null),
  option_termination: ({ option }) => option?.periodDays,
  title_objection: ({ objectionDays }) => objectionDays,
};

/** The times with the days that a person settled; another count that the paper gives the same name stays. */
function settleDays(read: ContractReading, settled: ContractReading): Pick<ContractReading, 'contingencies' | 'deadlines'> {
  const settle = (term: TimedTerm): TimedTerm => {
    const [before, now] = [DAYS_OF[term.type]?.(read), DAYS_OF[term.type]?.(settled)];
    if (before === now || before == null || term.days !== before) return term;
    return now == null ? { ...term, days: null, date: null, status: 'blank' } : { ...term, days: now };
  };
  const { contingencies = [], deadlines = [] } = read;
  const days = settled.option?.periodDays;
  // The Texas form leaves no time where its days are blank; it always counts them from the same day.
  const isNew = days != null && read.option?.periodDays == null;
  const option: TimedTerm = {
    type: 'option_termination',
    days: days ?? null,
    from: 'effective_date',
    date: null,
    basis: 'calendar',
    status: 'stated',
    quote: null,
  };
  return { contingencies: [...contingencies.map(settle), ...(isNew ? [option] : [])], deadlines: deadlines.map(settle) };
}
