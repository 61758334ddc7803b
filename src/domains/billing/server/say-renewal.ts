import { formatDate, formatMoney } from '#lib/format.ts';
import { findItem } from '../model/find-item.ts';
import { nextTerms, type Terms } from './next-terms.ts';
import type { SubscriptionRow } from './queries.ts';

export const planNameOf = (planId: string): string => findItem(planId)?.name ?? planId;

/** What a period is charged at, within a sentence: "$49.00 a month, plus tax where it applies". */
export const sayCharge = ({ cents, period }: Pick<Terms, 'cents' | 'period'>): string =>
  `${formatMoney(cents, 'always')} a ${period}, plus tax where it applies`;

/**
 * When a plan renews, at what price, and how to stop that, as buyers are told in what they keep (California's Business and
 * Professions Code 17602(a)(3)); nothing of one that does not renew.
 */
export function sayRenewal(row: SubscriptionRow): string[] {
  if (row.status !== 'active' || row.period_to === null || row.pause_months !== null) return [];
  const { planId, period, cents } = nextTerms(row);
  const start = `${planNameOf(row.plan_id)} renews on ${formatDate(row.period_to, 'UTC', 'long')}`;
  const as = planId === row.plan_id ? '' : ` as ${planNameOf(planId)}`;
  const terms = `${as} at ${sayCharge({ cents, period })}`;
  return [
    `${start}${terms}, until you cancel. You can cancel online anytime, with your plan; it then runs to the end of what you paid for.`,
  ];
}
