import { formatDate, formatMoney } from '#lib/format.ts';
import { toCents } from '#lib/money.ts';
import type { Term } from '../contract.ts';

/** A term's value as people read it. */
export function showValue(kind: Term['kind'], value: string): string {
  if (value === '') return 'Not found';
  if (kind === 'money') return formatMoney(toCents(Number(value)));
  return kind === 'day' ? formatDate(`${value}T12:00:00Z`, 'UTC') : value;
}
