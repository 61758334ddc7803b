import { formatMoney } from '#lib/format.ts';
import { readAmount } from '#lib/read-amount.ts';

const MOST_CENTS = 100_000_000_000;

/** Cents of a typed amount such as `$1,250.50`; null for what is none, for parts of a cent, and for a billion and more. */
export function readCents(typed: string): number | null {
  const cents = (readAmount(typed) ?? Number.NaN) * 100;
  const whole = Math.round(cents);
  return Math.abs(cents - whole) < 1e-4 && whole < MOST_CENTS ? whole : null;
}

/** What is wrong with an amount that a form asks for between two, in cents; undefined for nothing. */
export function faultOfCents(typed: string, { least, most }: { least: number; most: number }): string | undefined {
  const cents = readCents(typed);
  if (cents !== null && cents >= least && cents <= most) return undefined;
  return `Give an amount from ${formatMoney(least, 'always')} to ${formatMoney(most, 'always')}`;
}
