import { formatDate, formatMoney } from '#lib/format.ts';

/** Dollars without cents. */
export function money(cents: number): string {
  return formatMoney(cents, 'never');
}

export function day(date: string | null): string {
  return date === null ? 'not known' : formatDate(date, 'UTC');
}
