import { formatMoney } from '#lib/format.ts';
import type { CatalogPlan, PricedCart } from '../contract.ts';

export type Period = CatalogPlan['prices'][number]['period'];

const EACH: Record<Period, string> = { once: '', month: ' a month', year: ' a year', sale: ' for one sale' };
/** The ways to pay for a plan, as its buyer chooses them. */
export const PLAN_PERIODS = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly' },
  { value: 'sale', label: 'Per sale' },
] as const;

/** "$49 a month", "$1,495 for one sale", "Free". */
export function sayPrice({ cents, period }: { cents: number; period: Period }): string {
  return cents === 0 ? 'Free' : `${formatMoney(cents)}${EACH[period]}`;
}

/** "Guided, monthly", "Showing host × 2". */
export function sayLine({ name, period, quantity }: Pick<PricedCart['lines'][number], 'name' | 'period' | 'quantity'>): string {
  const way = PLAN_PERIODS.find(({ value }) => value === period);
  if (way !== undefined) return `${name}, ${way.label.toLowerCase()}`;
  return quantity === 1 ? name : `${name} × ${quantity}`;
}
