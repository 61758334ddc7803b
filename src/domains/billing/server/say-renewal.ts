import { formatDate, formatMoney } from '#lib/format.ts';
import { findItem } from '../model/find-item.ts';
import type { SubscriptionRow } from './queries.ts';

export const planNameOf = (planId: string): string => findItem(planId)?.name ?? planId;

/**
 * When a plan renews, at what price, and how to stop that, as buyers are told in what they keep (California's Business and
 * Professions Code 17602(a)(3)); nothing of one that does not renew.
 */
export function sayRenewal(row: SubscriptionRow): string[] {
  if (row.status !== 'active' || row.period_to === null || row.pause_months !== null) return [];
  const planId = row.next_plan_id ?? row.plan_id;
  const start = `${planNameOf(row.plan_id)} renews on ${formatDate(row.period_to, 'UTC', 'long')}`;
  const terms =
    row.next_plan_id === null
      ? ` at ${formatMoney(row.cents, 'always')} a ${row.period === 'year' ? 'year' : 'month'}, plus tax where it applies`
      : ` as ${planNameOf(planId)}`;
  return [
    `${start}${terms}, until you cancel. You can cancel online anytime, with your plan; it then runs to the end of what you paid for.`,
  ];
}
