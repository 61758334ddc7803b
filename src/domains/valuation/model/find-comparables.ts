import type { Estimator } from './estimate-home.ts';
import { columnsOf, levelOnDay, splitByFeature, valueFacts } from './hedonic-model.ts';
import { logSizeOf } from './home-facts.ts';
import type { HomeTable } from './sales-table.ts';
import { findNearest, projectKm } from './spatial-index.ts';

/** How many comparables a value shows, how recent (months) and how near (kilometers). */
export const COMPARABLES = { count: 6, withinMonths: 18, withinKm: 8 };

/** A sale that supports a home's value. Dollars are not rounded. */
export interface Comparable {
  /** Its position in the model's sales. */
  sale: number;
  distanceKm: number;
  day: number;
  price: number;
  /** The price as if the home had sold on the day of the estimate. */
  timeAdjusted: number;
  /** The same price as if that home also had this home's facts. */
  adjusted: number;
  /** The total size of all adjustments for facts, as a share of the price. */
  grossShare: number;
  /** 0 to 1. */
  similarity: number;
  /** Share of the total; all weights add up to 1. */
  weight: number;
}

export interface ComparableSearch {
  count: number;
  withinMonths: number;
  withinKm: number;
  /** Sales to exclude, for example the home's own. */
  excludes?: (sale: number) => boolean;
  /** The home of each sale. Each home counts once, with its newest sale. */
  homeOf: (sale: number) => number;
}

const CANDIDATES = 400;
const FACT_SCALE = 0.18;
const KM_SCALE = 1.2;
const DAYS_SCALE = 300;

/** The earlier sales that are most similar, near and recent, best first. Each home counts once, with its newest sale. */
export function findComparables(estimator: Estimator, table: HomeTable, home: number, search: ComparableSearch): Comparable[] {
  const { model } = estimator;
  const { past, market, hedonic } = model;
  const features = model.schema.length;
  const day = table.day[home]!;
  const [x, y] = projectKm(table.latitude[home]!, table.longitude[home]!, model.origin);
  const row = new Float64Array(columnsOf(hedonic));
  valueFacts(hedonic, table, home, x, y, row);
  const facts = new Float64Array(features);
  splitByFeature(hedonic, row, facts, 0);
  const oldest = day - search.withinMonths * 30.44;
  const found = new Int32Array(CANDIDATES);
  const squares = new Float64Array(CANDIDATES);
  const accepts = (sale: number) => past.day[sale]! < day && past.day[sale]! >= oldest && search.excludes?.(sale) !== true;
  const size = findNearest(past.index, x, y, CANDIDATES, found, squares, accepts);
  const levelNow = levelOnDay(market.levels, market.firstMonth, day);
  const ownSize = logSizeOf(model.plan, table, home);
  const candidates: Comparable[] = [];
  for (let i = 0; i < size; i++) {
    const distanceKm = Math.sqrt(squares[i]!);
    if (distanceKm > search.withinKm) break;
    const sale = found[i]!;
    let [net, gross, square] = [0, 0, 0];
    for (let feature = 0; feature < features; feature++) {
      const gap = facts[feature]! - past.facts[sale * features + feature]!;
      net += gap;
      gross += Math.abs(gap);
      square += gap * gap;
    }
    // Size counts for more than its effect on price: a home twice as large is a different kind of home.
    const unlike = Math.sqrt(square + (ownSize - past.logSize[sale]!) ** 2 / 4);
    const similarity = Math.exp(-unlike / FACT_SCALE / 2 - distanceKm / KM_SCALE / 2 - (day - past.day[sale]!) / DAYS_SCALE / 2);
    const price = model.prices[sale]!;
    const timeAdjusted = price * Math.exp(levelNow - levelOnDay(market.levels, market.firstMonth, past.day[sale]!));
    candidates.push({
      sale,
      distanceKm,
      day: past.day[sale]!,
      price,
      timeAdjusted,
      adjusted: timeAdjusted * Math.exp(net),
      grossShare: Math.expm1(gross),
      similarity,
      weight: 0,
    });
  }
  const newest = new Map<number, Comparable>();
  for (const candidate of candidates) {
    const known = newest.get(search.homeOf(candidate.sale));
    if (known === undefined || candidate.day > known.day) newest.set(search.homeOf(candidate.sale), candidate);
  }
  const chosen = [...newest.values()].sort((a, b) => b.similarity - a.similarity || a.sale - b.sale).slice(0, search.count);
  const raw = chosen.map(({ similarity, grossShare }) => similarity / (0.05 + grossShare));
  const sum = raw.reduce((total, weight) => total + weight, 0);
  return chosen.map((comparable, i) => ({ ...comparable, weight: raw[i]! / sum }));
}
