import type { MarketIndex } from '../contract.ts';

export const NOT_AN_APPRAISAL = 'An estimate, not an appraisal.';

export const METHOD =
  'The estimate comes only from recorded sales: a regression values the facts, nearby sales value the location, boosted trees correct both, and a price index brings everything to today. The range contained the price as often as it says, on sales that the model had not seen.';

export const LIMITS =
  'No one has been inside. The figure does not include condition, finishes, noise, views and legal matters that are not on record. A lender or a court needs an appraisal by a licensed appraiser.';

export const WATERFALL = 'Each step builds on the one before; together they are the estimate.';

export const WEIGHING =
  'The index brings each to today’s prices, and the regression on all sales to this home’s facts. More similar homes weigh more, and larger adjustments less.';

export const HISTORY =
  'Today’s estimate carried back along the price index of its area. It does not include changes to the home.';

export const FORECAST = 'What the trend and the season of past sales suggest. No one knows; the band widens with time.';

/** How accurate forecasts of the same kind were. */
export function sayBacktest(backtest: NonNullable<MarketIndex['backtest']>): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  return `Of ${backtest.forecasts} forecasts of the market made ${backtest.months} months ahead with what was known then, half missed by more than ${percent(backtest.medianAbsoluteError)}; saying “prices stay” would have missed by ${percent(backtest.unchangedError)}. The band is as wide as those errors require.`;
}

/** A price next to the estimate. */
export function sayAgainst(price: number, estimate: number): string {
  const share = price / estimate - 1;
  if (Math.abs(share) < 0.005) return 'as the estimate';
  return `${Math.abs(share * 100).toFixed(0)}% ${share > 0 ? 'above' : 'below'} the estimate`;
}

/** What would reduce the error, and how far, if known. */
export function sayAdvice({ text, fsd }: { text: string; fsd: number | null }, fsdNow: number): string {
  const percent = (value: number) => `±${(value * 100).toFixed(1)}%`;
  return fsd === null
    ? text
    : `${text} If they were like those of the compared homes, the typical error would shrink from ${percent(fsdNow)} to ${percent(fsd)}.`;
}
