import { METERS_PER_MILE, metersBetween } from '#lib/geo.ts';
import { medianOf } from '#lib/median.ts';
import { bathsOf, type CmaHome } from './home.ts';

export interface Weighable {
  similarity: number;
  priceCents: number;
  grossCents: number;
  adjustedCents: number;
  /** In percent. Null: similarity over gross adjustment sets the weight. */
  manualWeight: number | null;
}

export interface Reconciled {
  indicatedCents: number;
  lowCents: number;
  highCents: number;
  /** Shares that add up to 1, in the order given. */
  weights: number[];
  isOutlier: boolean[];
}

/** Caps the weight: without adjustments, a comparable weighs fifty times as much as one whose adjustments equal its price. */
const LEAST_GROSS = 0.02;
const OUTLIER_MADS = 2.5;
const LEAST_OUTLIER_SHARE = 0.05;

/**
 * How similar two homes are, from 0 to 1. Distance, months since the sale, and differences in size, rooms, age, lot and quality
 * lower it. Homes alike in all of these have 1.
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
 * The value that comparables indicate: the mean of their adjusted prices, weighted by hand if any weight is set, and otherwise by
 * similarity over gross adjustment. It is never an unweighted mean. An outlier has no weight unless a person gives it one. The
 * range covers the adjusted prices with a weight, so the value always lies inside it. Null for no comparables.
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

/**
 * Prices far from the others: more than two and a half median deviations and more than five percent away. None among fewer than
 * four.
 */
export function findOutliers(prices: readonly number[]): boolean[] {
  const middle = medianOf(prices);
  if (prices.length < 4 || middle === null) return prices.map(() => false);
  const spread = 1.4826 * (medianOf(prices.map((price) => Math.abs(price - middle))) ?? 0);
  return prices.map((price) => Math.abs(price - middle) > Math.max(OUTLIER_MADS * spread, LEAST_OUTLIER_SHARE * middle));
}
