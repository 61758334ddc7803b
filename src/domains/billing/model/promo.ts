import { formatMoney } from '#lib/format.ts';
import { discountableCents } from './find-item.ts';
import type { QuoteLine } from './quote-line.ts';

export interface PromoCode {
  code: string;
  kind: 'percent' | 'cents';
  /** Percent of 1 to 100, or cents. */
  value: number;
  /** Items that it is for; empty for all. */
  items: readonly string[];
  leastCents: number;
}

/** Codes are read as people type them. */
export function readPromoCode(typed: string): string {
  return typed.trim().toUpperCase().replaceAll(/\s+/g, '');
}

/** Why a code does not count for these lines; undefined where it does. */
export function refusePromo({ items, leastCents }: PromoCode, lines: readonly QuoteLine[]): string | undefined {
  const isFor = lines.filter(
    (line) => (items.length === 0 || items.includes(line.itemId)) && (line.cents === 0 || discountableCents(line) > 0),
  );
  if (isFor.length === 0) return 'This code doesn’t apply to anything in your cart.';
  if (isFor.reduce((sum, { cents }) => sum + cents, 0) < leastCents)
    return `This code needs ${formatMoney(leastCents)} or more of what it’s for in your cart.`;
  return undefined;
}
