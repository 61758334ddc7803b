import type { OrderRow } from './queries.ts';

/** The first day of the period that an order renews a plan for; undefined for other orders. */
export function renewsFrom({ purpose, items }: Pick<OrderRow, 'purpose' | 'items'>): string | undefined {
  const [item] = items as { from?: string }[];
  return purpose === 'renewal' ? item?.from : undefined;
}
