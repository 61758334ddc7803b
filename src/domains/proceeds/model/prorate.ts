import { addDays, daysBetween } from '#lib/calendar.ts';
import { divideRound } from './exact.ts';

export const YEAR_DAYS = ['365', '360'] as const;
export const CLOSING_DAY_PAYERS = ['seller', 'buyer'] as const;

interface Custom {
  /** A year has 365 days, or 12 months of 30. */
  yearDays: (typeof YEAR_DAYS)[number];
  /** Who pays for the closing day. */
  closingDayPaidBy: (typeof CLOSING_DAY_PAYERS)[number];
}

/**
 * The seller's part of a yearly charge, in whole cents: from the day after the last paid day up to the closing. Negative if it is
 * paid past the closing; the buyer gives that part back. One formula covers arrears and advance payment.
 */
export function prorate(yearCents: number, paidThrough: string, closing: string, { yearDays, closingDayPaidBy }: Custom): number {
  const last = closingDayPaidBy === 'seller' ? closing : addDays(closing, -1);
  const days = yearDays === '365' ? daysBetween(paidThrough, last) : bankersDay(last) - bankersDay(paidThrough);
  return divideRound(BigInt(yearCents) * BigInt(days), BigInt(yearDays));
}

/** The number of a day when each month has 30 days. The last day of a month always counts as the thirtieth. */
function bankersDay(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const isLast = addDays(day, 1).endsWith('-01');
  return year * 360 + (month - 1) * 30 + (isLast ? 30 : date);
}

/** One installment of a yearly tax: its due date, and the last day it pays for. */
export interface Installment {
  /** MM-DD, each year. */
  due: string;
  /** MM-DD. */
  through: string;
  /** `through` is in the year before the due date. */
  isForYearBefore: boolean;
}

/** The last day for which a tax is paid on a closing day, if each installment is paid when due. Null without installments. */
export function paidThroughOn(installments: readonly Installment[], closing: string): string | null {
  const year = Number(closing.slice(0, 4));
  const paid = [year - 1, year].flatMap((dueYear) =>
    installments
      .filter(({ due }) => `${dueYear}-${due}` <= closing)
      .map(({ through, isForYearBefore }) => `${isForYearBefore ? dueYear - 1 : dueYear}-${through}`),
  );
  return paid.reduce<string | null>((latest, day) => (latest === null || day > latest ? day : latest), null);
}
