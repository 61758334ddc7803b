import { findItem, priceOn } from '../model/find-item.ts';
import type { SubscriptionRow } from './queries.ts';

/** What a period of a plan is for, and its price before tax. */
export interface Terms {
  planId: string;
  period: 'month' | 'year';
  cents: number;
  priceId: string;
}

/** The plan that was chosen for the next period, at that day's price; undefined where none was, or it is no longer sold. */
export function chosenTerms(row: SubscriptionRow): Terms | undefined {
  const item = row.next_plan_id === null ? undefined : findItem(row.next_plan_id);
  const period = periodOf(row.next_period ?? row.period);
  const price = item && priceOn(item, period, row.period_to ?? '');
  return item && price && { planId: item.id, period, cents: price.cents, priceId: price.id };
}

/** What the next period is for: what was chosen for it, else the plan that runs, at its own price. */
export const nextTerms = (row: SubscriptionRow): Terms =>
  chosenTerms(row) ?? { planId: row.plan_id, period: periodOf(row.period), cents: row.cents, priceId: row.price_id };

const periodOf = (stored: string): 'month' | 'year' => (stored === 'year' ? 'year' : 'month');
