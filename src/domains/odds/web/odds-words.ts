import { formatCount, formatDate, formatNumber } from '#lib/format.ts';
import type { SaleOddsAnswer } from '../contract.ts';
import { FEWEST_HOMES } from '../model/odds-terms.ts';

/** "34 of 100" */
export const ofHundred = (share: number): string => `${formatNumber(Math.round(share * 100))} of 100`;

/** Whose odds these are: "Single Family Residence in Alder Falls, WA". */
export function sayMarket({ market: { state, city, kind } }: SaleOddsAnswer): string {
  return `${kind ?? 'Homes of every kind'} in ${city === null ? state : `${city}, ${state}`}`;
}

/** Why there is no curve; null where there is one. */
export function sayRefusal(answer: SaleOddsAnswer): string | null {
  const { state, learned } = answer;
  if (state === 'shown') return null;
  if (learned === null || state === 'not-yet')
    return `We haven’t learned the odds of a sale here yet. We do it in the background, from at least ${FEWEST_HOMES} homes that came on the market, including those that didn’t sell.`;
  const since = `${formatCount(learned.homes, 'home')} came on the market since ${formatDate(learned.from, 'UTC')} (${sayMarket(answer)})`;
  if (state === 'too-few-homes')
    return `Only ${since}. Below ${FEWEST_HOMES} the odds of a sale would be a guess, so we show none.`;
  const check = learned.calibration;
  if (check === null)
    return `${since}. That is enough to learn from, but too few are left to check the result, so we show no odds of a sale.`;
  const worst = check.horizons.toSorted((a, b) => Math.abs(b.predicted - b.observed) - Math.abs(a.predicted - a.observed))[0];
  const example =
    worst === undefined
      ? ''
      : ` Within ${worst.week} weeks, ${ofHundred(worst.predicted)} should have found a buyer, and ${ofHundred(worst.observed)} did.`;
  return `${since}. We learned from the earlier ones and predicted ${formatNumber(check.tested)} later ones, and were too far off.${example} So we show no odds of a sale.`;
}
