/** Prices that are changed by a share end in whole hundreds, as sellers ask them. */
const PRICE_STEP = 100;
export const MOST_PERCENT = 30;

/** The price after a change of this many percent, in decimal US dollars, to the nearest $100. */
export function changeByPercent(price: number, percent: number): number {
  return Math.round((price * (100 + percent)) / 100 / PRICE_STEP) * PRICE_STEP;
}

/** What is wrong with a change in percent; undefined if nothing is. */
export function refusePercent(typed: string): string | undefined {
  const percent = Number(typed.trim() === '' ? Number.NaN : typed);
  if (!Number.isFinite(percent) || percent === 0) return 'Give a percentage, such as -2.5';
  return Math.abs(percent) > MOST_PERCENT ? `Change by at most ${MOST_PERCENT}% at once` : undefined;
}
