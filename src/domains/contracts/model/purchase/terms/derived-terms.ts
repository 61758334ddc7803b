import type { ContractText } from '../../text/contract-text.ts';
import type { Gatherer } from '../../values/evidence.ts';
import type { ContractReading, TimedTerm } from '../../reading.ts';
import { findAllCash } from './money-terms.ts';
import { AT_START, type Places } from '../places.ts';
import type { Deadline } from '../times/deadline.ts';
import type { Starts } from '../times/timed-terms.ts';

/** Where no loan pays, the price is what is paid in cash. */
export function takeAllCash(paper: ContractText, { loan, cash }: Places, price: number | null, gather: Gatherer): number | null {
  const said = loan.state === 'absent' && cash.state === 'absent' ? findAllCash(paper) : undefined;
  if (said === undefined || price === null) return null;
  gather.cite('cash', said);
  return price;
}

export function describeInstallments({ installments, down }: Places, gather: Gatherer): Partial<ContractReading> {
  if (installments === undefined) return down.state === 'stated' ? { downPayment: gather.take('down_payment', down) } : {};
  return {
    downPayment: gather.take('down_payment', installments.downPayment),
    interestRatePct: gather.take('interest_rate_pct', installments.interestRatePct),
  };
}

/** Counts from the start that all go back to one day. */
const FEWEST_COUNTS = 2;

/** The day that a paper tells of a name which its counts from the start are from: "Kickoff was December 1". */
export function takeNamedStart(times: readonly Deadline[], { closing, dayOfEvent }: Starts, gather: Gatherer): string | null {
  const days = times.flatMap((time) =>
    AT_START.includes(time.rule?.from ?? '') ? (dayOfEvent?.(time.countedAt ?? time, time.rule?.from ?? '') ?? []) : [],
  );
  const [first] = days;
  const isOne = first !== undefined && days.length >= FEWEST_COUNTS && days.every(({ day }) => day === first.day);
  return isOne && (closing === null || first.day <= closing)
    ? gather.note('dates.effective', { value: first.day, ...first.place })
    : null;
}

/** The day on which a paper that changes another one takes effect, where nothing in it counts from the start of that one. */
export function takeOwnStart(
  docType: ContractReading['docType'],
  { dayOfEvent }: Starts,
  deadlines: readonly TimedTerm[],
  contingencies: readonly TimedTerm[],
  gather: Gatherer,
): string | null {
  const own = docType === 'amendment' || docType === 'addendum' ? dayOfEvent?.(undefined, 'amendment_date') : undefined;
  if (own === undefined || [...deadlines, ...contingencies].some(({ from }) => AT_START.includes(from ?? ''))) return null;
  return gather.note('dates.effective', { value: own.day, ...own.place });
}

/** The day on which the home is handed over, where the paper names one. */
export function describePossession(deadlines: readonly TimedTerm[], gather: Gatherer): Record<string, string> {
  const at = deadlines.findIndex(({ type, days, date }) => type === 'possession' && days === null && date !== null);
  const day = deadlines[at]?.date;
  const cited = gather.evidence.find(({ path }) => path === `deadlines.${at}`);
  if (day == null || cited === undefined) return {};
  gather.evidence.push({ ...cited, path: 'dates.possession' });
  return { possession: day };
}
