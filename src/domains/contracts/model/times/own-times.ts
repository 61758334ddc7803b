import type { ContractDeadline } from '../../contract.ts';
import type { DayBasis } from './spans-of-days.ts';

/** A time that a person found in their paper and no rule did. */
export interface OwnTime {
  id: string;
  title: string;
  /** How it is counted, in their words. */
  rule: string;
  basis: DayBasis | null;
  /** YYYY-MM-DD */
  day: string;
  /** When they said so. */
  at: string;
}

const BASES: Readonly<Record<DayBasis, string>> = { calendar: 'calendar days', business: 'business days' };

/** The same as it is told beside the times that were read: confirmed, because a person says it. */
export function presentOwnTime({ id, title, rule, basis, day, at }: OwnTime): ContractDeadline {
  const said = [rule, basis === null ? '' : BASES[basis]].filter((part) => part !== '').join(', ');
  return {
    title,
    rule: said === '' ? 'No rule is given' : said,
    day,
    time: null,
    isConfirmed: true,
    status: 'stated',
    page: null,
    quote: null,
    settledAt: at,
    addedId: id,
  };
}
