import { formatDate, formatMoney } from '#lib/format.ts';

/** Dollars without cents. */
export function money(cents: number): string {
  return formatMoney(cents, 'never');
}

export function signedMoney(cents: number): string {
  if (cents === 0) return '0';
  return `${cents > 0 ? '+' : '-'}${formatMoney(Math.abs(cents), 'never')}`;
}

export function day(date: string | null): string {
  return date === null ? 'not known' : formatDate(date, 'UTC');
}
