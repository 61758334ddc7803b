import { dot, fitLeastSquares } from '#lib/least-squares.ts';
import { z } from 'zod';

/** A home that was listed for sale: its asking price compared with its value, and how long it was listed. */
export interface MarketingSpell {
  /** Log of the asking price divided by the expected price. */
  logRatio: number;
  days: number;
  /** True if it found a buyer. Otherwise, after these days, it was still listed or was withdrawn unsold. */
  isSold: boolean;
}

export const saleOddsSchema = z.object({
  coefficients: z.array(z.number()),
  n: z.number().int(),
  sold: z.number().int(),
});
/**
 * Log odds of finding a buyer in a week: constant, log price ratio, its square above value, log of the week. Neither price term
 * raises the odds.
 */
export type SaleOdds = z.infer<typeof saleOddsSchema>;

const WEEKS = 26;
const ROUNDS = 12;
const SETTLED = 1e-6;
const FEWEST = 120;
/** Terms that must not raise the odds: the log of the price ratio, and its square above value. */
const OF_PRICE = [1, 2];
const WIDEST_RATIO = 0.25;

/**
 * A logistic model of selling, week by week. A higher price never raises the odds. Null with fewer than 120 homes. It tries fits
 * that leave out price terms and takes the likeliest one where no price term raises the odds. This is the best possible fit under
 * that rule: the likelihood is concave, so at its best such a term is zero.
 */
export function fitSaleOdds(spells: readonly MarketingSpell[]): SaleOdds | null {
  const used = spells.filter((spell) => spell.days >= 0 && Math.abs(spell.logRatio) <= WIDEST_RATIO);
  if (used.length < FEWEST) return null;
  const rows: Week[] = [];
  for (const spell of used) {
    const last = Math.min(WEEKS, Math.floor(spell.days / 7) + 1);
    for (let week = 1; week <= last; week += 1)
      rows.push({ x: rowOf(spell.logRatio, week), sold: spell.isSold && week === Math.floor(spell.days / 7) + 1 ? 1 : 0 });
  }
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

interface Week {
  x: Float64Array;
  sold: number;
}

/** Log odds by iterated least squares. The coefficients of omitted columns stay zero. */
function fitLogistic(rows: readonly Week[], left: readonly number[]): Float64Array | null {
  let coefficients = new Float64Array(rowOf(0, 1).length);
  for (let round = 0; round < ROUNDS; round += 1) {
    const scaled: Float64Array[] = [];
    const targets: number[] = [];
    for (const { x, sold } of rows) {
      const odds = dot(x, coefficients);
      const chance = 1 / (1 + Math.exp(-odds));
      const weight = Math.max(1e-4, chance * (1 - chance));
      const root = Math.sqrt(weight);
      scaled.push(x.map((value, at) => (left.includes(at) ? 0 : value * root)));
      targets.push(root * (odds + (sold - chance) / weight));
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
  return rows.reduce((sum, { x, sold }) => {
    const odds = dot(x, coefficients);
    return sum + sold * odds - Math.max(0, odds) - Math.log1p(Math.exp(-Math.abs(odds)));
  }, 0);
}

function rowOf(logRatio: number, week: number): Float64Array {
  return Float64Array.from([1, logRatio, Math.max(0, logRatio) ** 2, Math.log(week)]);
}

/** Probability that a home at this price ratio has found a buyer by the end of each of 26 weeks. */
export function chancesByWeek(odds: SaleOdds, ratio: number): number[] {
  let standing = 1;
  return Array.from({ length: WEEKS }, (_, at) => {
    standing *= 1 - 1 / (1 + Math.exp(-dot(rowOf(Math.log(ratio), at + 1), odds.coefficients)));
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

export interface Strategy {
  name: string;
  meaning: string;
  ratio: number;
  listPriceCents: number;
  /** By the end of weeks 2, 4, 8 and 13. */
  chances: { week: number; chance: number }[];
  expectedDays: number | null;
}

const STRATEGIES = [
  { name: 'Below value', ratio: 0.97, meaning: 'Draws more buyers early; aims at several offers.' },
  { name: 'At value', ratio: 1, meaning: 'The indicated value, as the sales say.' },
  { name: 'Room to negotiate', ratio: 1.03, meaning: 'Leaves room, at the cost of time.' },
  { name: 'Above value', ratio: 1.06, meaning: 'Tests the market; expect cuts if no offer comes.' },
] as const;
const SHOWN_WEEKS = [2, 4, 8, 13];

/** Asking prices around a value, rounded to the nearest thousand, and what the market's own record says about each. */
export function buildStrategies(indicatedCents: number, odds: SaleOdds | null): Strategy[] {
  return STRATEGIES.map(({ name, ratio, meaning }) => {
    const listPriceCents = Math.round((indicatedCents * ratio) / 100_000) * 100_000;
    const chances = odds === null ? [] : chancesByWeek(odds, listPriceCents / indicatedCents);
    return {
      name,
      meaning,
      ratio,
      listPriceCents,
      chances: odds === null ? [] : SHOWN_WEEKS.map((week) => ({ week, chance: chances[week - 1] ?? 0 })),
      expectedDays: odds === null ? null : medianDays(chances),
    };
  });
}

export interface PricePoint {
  ratio: number;
  listPriceCents: number;
  medianDays: number | null;
  /** The chance of a buyer within 13 weeks. */
  chance: number;
}

const LOWEST_RATIO = 94;
const HIGHEST_RATIO = 112;
const LAST_SHOWN_WEEK = 13;

/** How long asking prices take in this market, from six percent below value to twelve percent above, in steps of two. */
export function followPrices(indicatedCents: number, odds: SaleOdds | null): PricePoint[] {
  if (odds === null) return [];
  const points: PricePoint[] = [];
  for (let percent = LOWEST_RATIO; percent <= HIGHEST_RATIO; percent += 2) {
    const listPriceCents = Math.round((indicatedCents * percent) / 100 / 100_000) * 100_000;
    const chances = chancesByWeek(odds, listPriceCents / indicatedCents);
    points.push({
      ratio: percent / 100,
      listPriceCents,
      medianDays: medianDays(chances),
      chance: chances[LAST_SHOWN_WEEK - 1] ?? 0,
    });
  }
  return points;
}

const LIKELY = 0.75;
const SUGGESTED_RATIOS = [1.03, 1.02, 1.01, 1, 0.99, 0.98, 0.97];

/**
 * The price to ask: the highest one within three percent of the value where three out of four homes find a buyer in 13 weeks. The
 * value itself if there is nothing to learn the chances from. Three percent less if no price gets there.
 */
export function suggestPrice(indicatedCents: number, odds: SaleOdds | null): { listPriceCents: number; reason: string } {
  const priceAt = (ratio: number) => Math.round((indicatedCents * ratio) / 100_000) * 100_000;
  if (odds === null)
    return { listPriceCents: priceAt(1), reason: 'The indicated value: too few homes to learn chances of a sale from.' };
  const chanceAt = (ratio: number) => chancesByWeek(odds, priceAt(ratio) / indicatedCents)[LAST_SHOWN_WEEK - 1] ?? 0;
  const ratio = SUGGESTED_RATIOS.find((candidate) => chanceAt(candidate) >= LIKELY);
  if (ratio === undefined)
    return {
      listPriceCents: priceAt(0.97),
      reason: `Three percent below value: even then ${Math.round(chanceAt(0.97) * 100)} of 100 such homes find a buyer in 13 weeks.`,
    };
  return {
    listPriceCents: priceAt(ratio),
    reason: `The highest price within three percent of the value at which at least 75 of 100 such homes find a buyer in 13 weeks (${Math.round(chanceAt(ratio) * 100)} do).`,
  };
}
