import type { MarketIndex } from '../contract.ts';

export const NOT_AN_APPRAISAL = 'An estimate, not an appraisal.';

export const METHOD =
  'The estimate comes from recorded sales alone: a regression sets what facts are worth, the sales near by say what the place adds, boosted trees correct both, and a price index carries everything to today. The range is set so that it held the price as often as it says, on sales that the model had not seen.';

export const LIMITS =
  'Nobody has been inside. Condition, finishes, noise, views and legal matters that are not on record are not in the figure. A lender or a court needs an appraisal by a licensed appraiser.';

export const WATERFALL = 'Each step is worked out at its place in the row; together they are the estimate.';

export const WEIGHING =
  'Each is brought to today’s prices by the index, and to this home’s facts by the regression on all sales. Weights grow with similarity and shrink with what had to be adjusted.';

export const HISTORY =
  'Today’s estimate carried back along the price index of its area. Changes to the home itself are not in it.';

export const FORECAST = 'What the trend and the season of past sales suggest. Nobody knows; the band widens with time.';

/** How accurate forecasts of the same kind were. */
export function sayBacktest(backtest: NonNullable<MarketIndex['backtest']>): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  return `Of ${backtest.forecasts} forecasts of the market made ${backtest.months} months ahead with what was known then, half missed by more than ${percent(backtest.medianAbsoluteError)}; saying “prices stay” would have missed by ${percent(backtest.unchangedError)}. The band is as wide as those misses ask for.`;
}

/** A price against the estimate. */
export function sayAgainst(price: number, estimate: number): string {
  const share = price / estimate - 1;
  if (Math.abs(share) < 0.005) return 'as the estimate';
  return `${Math.abs(share * 100).toFixed(0)}% ${share > 0 ? 'above' : 'below'} the estimate`;
}

/** What would reduce the error, and to what if known. */
export function sayAdvice({ text, fsd }: { text: string; fsd: number | null }, fsdNow: number): string {
  const percent = (value: number) => `±${(value * 100).toFixed(1)}%`;
  return fsd === null
    ? text
    : `${text} Were they as in the homes it is compared with, the typical error would shrink from ${percent(fsdNow)} to ${percent(fsd)}.`;
}
