import { formatMoney, formatPercent } from '#lib/format.ts';

/** How a vendor asks to be paid. */
export const PRICE_MODELS = ['fixed', 'hourly', 'percent', 'quote'] as const;
export type PriceModel = (typeof PRICE_MODELS)[number];

export const PRICE_WORDS: Record<PriceModel, string> = {
  fixed: 'A fixed price',
  hourly: 'By the hour',
  percent: 'A share of the price',
  quote: 'By quote',
};

export interface Price {
  model: PriceModel;
  /** Of a job or an hour. */
  cents: number | null;
  /** Of the price of the home or the loan, 0 to 1. */
  rate: number | null;
  /** Of the smallest job. */
  minimumCents: number | null;
}

/** "From $450", "$95 an hour", "1.5% of the price", "By quote". */
export function sayPrice({ model, cents, rate }: Price): string {
  if (model === 'fixed' && cents !== null) return `From ${formatMoney(cents)}`;
  if (model === 'hourly' && cents !== null) return `${formatMoney(cents)} an hour`;
  if (model === 'percent' && rate !== null) return `${formatPercent(rate, 2)} of the price`;
  return 'By quote';
}
