import { formatMoney } from '#lib/format.ts';
import type { CatalogPlan, PricedCart } from '../contract.ts';
import { nameLine } from '../model/line-words.ts';

export type Period = CatalogPlan['prices'][number]['period'];

const EACH: Record<Period, string> = { once: '', month: ' a month', year: ' a year', sale: ' for one sale' };

/** "$49 a month", "$1,495 for one sale", "Free". */
export function sayPrice({ cents, period }: { cents: number; period: Period }): string {
  return cents === 0 ? 'Free' : `${formatMoney(cents)}${EACH[period]}`;
}

/** "Guided, monthly", "Showing host × 2". */
export function sayLine({ name, period, quantity }: Pick<PricedCart['lines'][number], 'name' | 'period' | 'quantity'>): string {
  const line = nameLine({ name, period });
  return quantity === 1 ? line : `${line} × ${quantity}`;
}
