import { fitLeastSquares } from '#lib/least-squares.ts';
import { FEWEST_HOMES, WEEKS } from './odds-terms.ts';

/** A home that was listed for sale: its first asking price compared with its value, and how long it was listed. */
export interface MarketingSpell {
  /** Log of the asking price divided by the expected price. */
  logRatio: number;
  days: number;
  /** True if it found a buyer. Otherwise, after these days, it was still listed or was withdrawn unsold. */
  isSold: boolean;
}

/**
 * Log odds of finding a buyer in a week: constant, log price ratio, its square above value, log of the week, the first week, the
 * second. Neither price term raises the odds.
 */
export interface SaleOdds {
  coefficients: number[];
  n: number;
  sold: number;
}

/** Asking prices further than this from the value, as a log, are taken for wrong records. */
export const WIDEST_LOG_RATIO = 0.25;
const ROUNDS = 25;
const SETTLED = 1e-6;
/** Terms that must not raise the odds: the log of the price ratio, and its square above value. */
const OF_PRICE = [1, 2];
/** Homes whose ratios round to the same quarter percent are counted together. */
const GRID = 400;

/**
 * A logistic model of selling, week by week. A higher price never raises the odds. Null with fewer than {@link FEWEST_HOMES}. It tries fits
 * that leave out price terms and takes the likeliest one where no price term raises the odds. This is the best possible fit under
 * that rule: the likelihood is concave, so at its best such a term is zero.
 */
export function fitSaleOdds(spells: readonly MarketingSpell[]): SaleOdds | null {
  const used = spells.filter(isUsable);
  if (used.length < FEWEST_HOMES) return null;
  const rows = countWeeks(used);
  let best: { coefficients: Float64Array; likelihood: number } | null = null;
  for (const left of [[], [2], [1], OF_PRICE]) {
    const coefficients = fitLogistic(rows, left);
    if (coefficients === null || OF_PRICE.some((at) => (coefficients[at] ?? 0) > 0)) continue;
    const likelihood = likelihoodOf(rows, coefficients);
    if (best === null || likelihood > best.likelihood) best = { coefficients, likelihood };
    if (left.length === 0) break;
  }
  if (best === null) return null;
  return { coefficients: [...best.coefficients], n: used.length, sold: used.filter((spell) => spell.isSold).length };
}

/** Whether odds can be learned from a spell: it did not end before it began, and its price is near enough to the value. */
export const isUsable = ({ days, logRatio }: MarketingSpell): boolean => days >= 0 && Math.abs(logRatio) <= WIDEST_LOG_RATIO;

/** Homes at a ratio that were for sale in a week, and how many of them found a buyer in it. */
interface Week {
  x: Float64Array;
  homes: number;
  sold: number;
}

function countWeeks(spells: readonly MarketingSpell[]): Week[] {
  const cells = new Map<number, Week>();
  for (const spell of spells) {
    const ratio = Math.round(spell.logRatio * GRID);
    const week = Math.floor(spell.days / 7) + 1;
    for (let at = 1; at <= Math.min(WEEKS, week); at += 1) {
      const key = ratio * (WEEKS + 1) + at;
      let cell = cells.get(key);
      if (cell === undefined) cells.set(key, (cell = { x: rowOf(ratio / GRID, at), homes: 0, sold: 0 }));
      cell.homes += 1;
      if (spell.isSold && at === week) cell.sold += 1;
    }
  }
  return [...cells.values()];
}

/** Log odds by iterated least squares. The coefficients of omitted columns stay zero. */
function fitLogistic(rows: readonly Week[], left: readonly number[]): Float64Array | null {
  let coefficients = new Float64Array(rowOf(0, 1).length);
  for (let round = 0; round < ROUNDS; round += 1) {
    const scaled: Float64Array[] = [];
    const targets: number[] = [];
    for (const { x, homes, sold } of rows) {
      const odds = sumOf(x, coefficients);
      const chance = chanceOf(odds);
      const weight = Math.max(1e-4, chance * (1 - chance));
      const root = Math.sqrt(weight * homes);
      scaled.push(x.map((value, at) => (left.includes(at) ? 0 : value * root)));
      targets.push(root * (odds + (sold / homes - chance) / weight));
    }
    const fit = fitLeastSquares(scaled, targets, 1e-5);
    if (fit === null) return null;
    const step = Math.max(...fit.coefficients.map((value, at) => Math.abs(value - (coefficients[at] ?? 0))));
    coefficients = new Float64Array(fit.coefficients);
    if (step < SETTLED) break;
  }
  return coefficients;
}

function likelihoodOf(rows: readonly Week[], coefficients: Float64Array): number {
  return rows.reduce((sum, { x, homes, sold }) => {
    const odds = sumOf(x, coefficients);
    return sum + sold * odds - homes * (Math.max(0, odds) + Math.log1p(Math.exp(-Math.abs(odds))));
  }, 0);
}

const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

// Odds that were kept before a term was added lack its coefficient.
function sumOf(x: ArrayLike<number>, coefficients: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < x.length; at += 1) sum += (x[at] ?? 0) * (coefficients[at] ?? 0);
  return sum;
}

function rowOf(logRatio: number, week: number): Float64Array {
  return Float64Array.from([1, logRatio, Math.max(0, logRatio) ** 2, Math.log(week), week === 1 ? 1 : 0, week === 2 ? 1 : 0]);
}

/** Probability that a home at this price ratio finds a buyer in each of 26 weeks, if it has none before. */
export function weeklyChances({ coefficients }: Pick<SaleOdds, 'coefficients'>, ratio: number): number[] {
  const logRatio = Math.log(ratio);
  return Array.from({ length: WEEKS }, (_, at) => chanceOf(sumOf(rowOf(logRatio, at + 1), coefficients)));
}

/** Probability that a home at this price ratio has found a buyer by the end of each of 26 weeks. */
export function chancesByWeek(odds: Pick<SaleOdds, 'coefficients'>, ratio: number): number[] {
  let standing = 1;
  return weeklyChances(odds, ratio).map((chance) => {
    standing *= 1 - chance;
    return 1 - standing;
  });
}

/** Days until half of these homes have a buyer. Null if that takes longer than 26 weeks. */
export function medianDays(chances: readonly number[]): number | null {
  const at = chances.findIndex((chance) => chance >= 0.5);
  if (at === -1) return null;
  const before = chances[at - 1] ?? 0;
  const share = (0.5 - before) / Math.max(1e-9, (chances[at] ?? 1) - before);
  return Math.max(1, Math.round((at + share) * 7));
}
