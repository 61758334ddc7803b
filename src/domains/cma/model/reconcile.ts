import { METERS_PER_MILE, metersBetween } from '#lib/geo.ts';
import { medianOf } from '#lib/median.ts';
import { bathsOf, type CmaHome } from './home.ts';

export interface Weighable {
  similarity: number;
  priceCents: number;
  grossCents: number;
  adjustedCents: number;
  /** In percent; null: by similarity over gross adjustment. */
  manualWeight: number | null;
}

export interface Reconciled {
  indicatedCents: number;
  lowCents: number;
  highCents: number;
  /** Shares of 1, in the order given. */
  weights: number[];
  isOutlier: boolean[];
}

/** Caps the weight of a comparable without adjustments at fifty times one whose adjustments equal its price. */
const LEAST_GROSS = 0.02;
const OUTLIER_MADS = 2.5;
const LEAST_OUTLIER_SHARE = 0.05;

/**
 * 0 to 1: how alike two homes are, falling by distance, months since the sale, and differences in size, rooms, age, lot
 * and quality. A home alike in all of them has 1.
 */
export function similarityOf(subject: CmaHome, comp: CmaHome, monthsAgo: number): number {
  const relative = (one: number | null, other: number | null) =>
    one === null || other === null || one <= 0 || other <= 0 ? 0.1 : Math.abs(Math.log(one / other));
  const steps = (one: number | null, other: number | null) => (one === null || other === null ? 0.5 : Math.abs(one - other));
  const distance =
    0.5 * (metersBetween(subject, comp) / METERS_PER_MILE) +
    monthsAgo / 24 +
    2 * relative(subject.livingAreaSqft, comp.livingAreaSqft) +
    0.08 * steps(subject.bedroomsTotal, comp.bedroomsTotal) +
    0.1 * Math.abs(bathsOf(subject) - bathsOf(comp)) +
    0.008 * steps(subject.effectiveYear ?? subject.yearBuilt, comp.effectiveYear ?? comp.yearBuilt) +
    0.1 * relative(subject.lotSizeSqft, comp.lotSizeSqft) +
    0.12 * steps(subject.quality, comp.quality) +
    0.12 * steps(subject.condition, comp.condition) +
    (subject.view === comp.view ? 0 : 0.12) +
    (subject.neighborhoodId === comp.neighborhoodId ? 0 : 0.08) +
    (subject.waterfront === comp.waterfront ? 0 : 0.5) +
    (subject.propertySubType === comp.propertySubType ? 0 : 0.6);
  return Math.exp(-distance);
}

/**
 * The value that comparables indicate: their adjusted prices, weighted by hand where any weight is set, else by similarity
 * over gross adjustment; never an unweighted mean. An outlier weighs nothing unless it is given a weight by hand. The range
 * is that of the adjusted prices that weigh, so that the value always lies within it. Null of none.
 */
export function reconcile(comps: readonly Weighable[]): Reconciled | null {
  if (comps.length === 0) return null;
  const isManual = comps.some((comp) => comp.manualWeight !== null);
  const isOutlier = findOutliers(comps.map((comp) => comp.adjustedCents));
  const raw = comps.map((comp, at) => {
    if (isManual) return comp.manualWeight ?? 0;
    return isOutlier[at] === true ? 0 : comp.similarity / Math.max(LEAST_GROSS, comp.grossCents / comp.priceCents);
  });
  const total = raw.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return null;
  const weights = raw.map((weight) => weight / total);
  const prices = comps.filter((_, at) => (weights[at] ?? 0) > 0).map((comp) => comp.adjustedCents);
  return {
    indicatedCents: Math.round(comps.reduce((sum, comp, at) => sum + comp.adjustedCents * (weights[at] ?? 0), 0)),
    lowCents: Math.min(...prices),
    highCents: Math.max(...prices),
    weights,
    isOutlier,
  };
}

/** Prices far from the others: beyond two and a half median deviations, and beyond five percent. None among fewer than four. */
export function findOutliers(prices: readonly number[]): boolean[] {
  const middle = medianOf(prices);
  if (prices.length < 4 || middle === null) return prices.map(() => false);
  const spread = 1.4826 * (medianOf(prices.map((price) => Math.abs(price - middle))) ?? 0);
  return prices.map((price) => Math.abs(price - middle) > Math.max(OUTLIER_MADS * spread, LEAST_OUTLIER_SHARE * middle));
}
