import { formatDate, formatMoney } from '#lib/format.ts';
import { toCents } from '#lib/money.ts';
import type { TermKind } from '../showing/shown-terms.ts';

/** A term's value as people read it. */
export function showValue(kind: TermKind, value: string): string {
  if (value === '') return 'Not found';
  if (kind === 'money') return formatMoney(toCents(Number(value)));
  return kind === 'day' ? showDay(value) : value;
}

/** A day (YYYY-MM-DD) as people read it. */
export const showDay = (day: string): string => formatDate(`${day}T12:00:00Z`, 'UTC');
