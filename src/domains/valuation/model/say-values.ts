import { formatDate, formatMoney, formatPercent, formatSigned } from '#lib/format.ts';

/** Whole dollars. */
export function sayDollars(value: number): string {
  return formatMoney(Math.round(value) * 100, 'never');
}

/** An estimate rounded to the nearest thousand. No estimate is exact to the dollar. */
export function sayRounded(value: number): string {
  return sayDollars(value >= 100_000 ? Math.round(value / 1000) * 1000 : value);
}

/** A share with its sign: +1.2%, -0.4%. */
export function saySigned(share: number): string {
  return formatSigned(share, formatPercent);
}

/** Whole dollars with their sign: +$2,450, -$50. */
export function sayDifference(dollars: number): string {
  return formatSigned(dollars, sayDollars);
}

/** A calendar day, 2026-05-01, as people write it. */
export function sayDay(day: string): string {
  return formatDate(day, 'UTC');
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Months as numbers for charts: whole months since year 0. */
export function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

/** The month of a {@link monthNumber}: "May 2026". */
export function sayMonth(month: number): string {
  return MONTH.format(new Date(Date.UTC(Math.floor(month / 12), Math.round(month) % 12, 1)));
}
