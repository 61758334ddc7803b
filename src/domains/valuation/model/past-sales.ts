import type { SpatialIndex } from './spatial-index.ts';
import { findNearest } from './spatial-index.ts';
import { decay } from './decay.ts';
import { factorCholesky, solveLower } from './linear-algebra.ts';

/** Sales that help to value their neighbors. Threads share all arrays. */
export interface PastSales {
  count: number;
  index: SpatialIndex;
  day: Int32Array;
  /** Log price minus the level of its month. */
  level: Float64Array;
  /** `level` minus what the home's facts add. */
  residual: Float64Array;
  /** What each feature adds in log price, one sale after another. */
  facts: Float64Array;
  features: number;
  /** Log of the size in the file's own unit; 0 if the file has no size. */
  logSize: Float64Array;
  /** How noisy a sale is: 1, and more if its price is far from what its neighbors suggest. */
  noise: Float64Array;
}

/** A home as its neighbors see it. */
export interface Subject {
  x: number;
  y: number;
  day: number;
  facts: Float64Array;
  factsOffset: number;
  factsTotal: number;
  logSize: number;
  /** Position of its own record in the past sales, or -1. */
  self: number;
}

export interface KrigingOptions {
  nearKm: number;
  wideKm: number;
  factSpread: number;
  fadeYears: number;
  /** Parts of the variance: close by, wider area, similar facts close by, similar facts anywhere, unexplained. */
  near: number;
  wide: number;
  alike: number;
  style: number;
  noise: number;
  neighbours: number;
  candidates: number;
}

export const KRIGING: KrigingOptions = {
  nearKm: 0.4,
  wideKm: 5,
  factSpread: 0.2,
  fadeYears: 4,
  near: 0.25,
  wide: 0.3,
  alike: 0.3,
  style: 0.15,
  noise: 0.35,
  neighbours: 32,
  candidates: 100,
};

export const NEIGHBOUR_COLUMNS = [
  'krigedResidual',
  'krigedSpread',
  'factsPlusKriged',
  'alikeLevel',
  'nearResidual5',
  'nearResidual15',
  'nearResidual50',
  'alikePerSize',
  'nearSpread',
  'nearestKm',
  'tenthKm',
  'alikeDistance',
] as const;

/** Which sales to use, and how noisy each one is. */
export interface Hearing {
  noise: Float64Array;
  /** 0 uses only even sales, 1 only odd ones. Without it, all. */
  only?: 0 | 1;
  /** Uses only sales before this day. */
  before?: number;
}

/** Buffers that every search reuses. */
export interface NeighbourSearch {
  found: Int32Array;
  squares: Float64Array;
  factGap: Float64Array;
  covariance: Float64Array;
  order: Int32Array;
  a: Float64Array;
  b: Float64Array;
  k: Float64Array;
}

/** Room to look for the neighbors of one home after the other. */
export function createSearch(options: KrigingOptions): NeighbourSearch {
  const { candidates, neighbours } = options;
  return {
    found: new Int32Array(candidates),
    squares: new Float64Array(candidates),
    factGap: new Float64Array(candidates),
    covariance: new Float64Array(candidates),
    order: new Int32Array(candidates),
    a: new Float64Array(neighbours * neighbours),
    b: new Float64Array(neighbours),
    k: new Float64Array(neighbours),
  };
}

/** Describes a home by the past sales around it. Writes NEIGHBOUR_COLUMNS into `out` and returns the number of sales found. */
export function describeNeighbours(
  past: PastSales,
  subject: Subject,
  options: KrigingOptions,
  search: NeighbourSearch,
  out: Float64Array,
  offset: number,
  { noise, only, before = Infinity }: Hearing = past,
): number {
  const { found, squares, factGap, covariance } = search;
  const { self, day } = subject;
  const accepts = (sale: number): boolean => {
    if (sale === self || past.day[sale]! >= before || (only !== undefined && sale % 2 !== only)) return false;
    // A later record of the same home is never a neighbor, and neither is a second record from the same day.
    if (past.day[sale]! < day) return true;
    return !(past.index.x[sale] === subject.x && past.index.y[sale] === subject.y && past.logSize[sale] === subject.logSize);
  };
  const size = findNearest(past.index, subject.x, subject.y, options.candidates, found, squares, accepts);
  if (size === 0) {
    out.fill(Number.NaN, offset, offset + NEIGHBOUR_COLUMNS.length);
    return 0;
  }
  for (let i = 0; i < size; i++) {
    const sale = found[i]!;
    factGap[i] = gapBetween(past.facts, subject.factsOffset, subject.facts, sale * past.features, past.features);
    covariance[i] = kernel(options, Math.sqrt(squares[i]!), factGap[i]!, Math.abs(past.day[sale]! - day));
  }
  const kriged = krige(past, noise, options, search, size);
  out[offset] = kriged.mean;
  out[offset + 1] = kriged.spread;
  out[offset + 2] = subject.factsTotal + kriged.mean;
  describeAlike(past, noise, subject, search, size, out, offset);
  return size;
}

function gapBetween(
  pastFacts: Float64Array,
  subjectOffset: number,
  subjectFacts: Float64Array,
  at: number,
  features: number,
): number {
  let sum = 0;
  for (let feature = 0; feature < features; feature++) {
    const gap = subjectFacts[subjectOffset + feature]! - pastFacts[at + feature]!;
    sum += gap * gap;
  }
  return Math.sqrt(sum);
}

function kernel(options: KrigingOptions, km: number, gap: number, days: number): number {
  const alike = decay(gap / options.factSpread);
  const wide = decay(km / options.wideKm);
  return (
    (options.near * decay(km / options.nearKm) + options.wide * wide + options.alike * alike * wide + options.style * alike) *
    decay(days / (365 * options.fadeYears))
  );
}

// Simple kriging of residuals on the most informative sales.
function krige(
  past: PastSales,
  noise: Float64Array,
  options: KrigingOptions,
  search: NeighbourSearch,
  size: number,
): { mean: number; spread: number } {
  const { found, covariance, order, a, b, k } = search;
  const count = Math.min(size, options.neighbours);
  pickLargest(covariance, size, order, count);
  const { x, y } = past.index;
  for (let i = 0; i < count; i++) {
    const sale = found[order[i]!]!;
    k[i] = covariance[order[i]!]!;
    b[i] = past.residual[sale]!;
    for (let j = 0; j < i; j++) {
      const other = found[order[j]!]!;
      const km = Math.sqrt((x[sale]! - x[other]!) ** 2 + (y[sale]! - y[other]!) ** 2);
      const gap = gapBetween(past.facts, sale * past.features, past.facts, other * past.features, past.features);
      a[i * count + j] = kernel(options, km, gap, Math.abs(past.day[sale]! - past.day[other]!));
    }
    a[i * count + i] = options.near + options.wide + options.alike + options.style + options.noise * noise[sale]!;
  }
  const total = options.near + options.wide + options.alike + options.style + options.noise;
  if (!factorCholesky(a, count)) return { mean: 0, spread: 1 };
  solveLower(a, b, count);
  solveLower(a, k, count);
  let mean = 0;
  let known = 0;
  for (let i = 0; i < count; i++) {
    mean += b[i]! * k[i]!;
    known += k[i]! * k[i]!;
  }
  return { mean, spread: Math.sqrt(Math.max(0, total - known)) };
}

// Writes the positions of the largest values into `places`, largest first.
function pickLargest(values: Float64Array, size: number, places: Int32Array, count: number): void {
  let picked = 0;
  for (let i = 0; i < size; i++) {
    const value = values[i]!;
    if (picked === count && value <= values[places[count - 1]!]!) continue;
    if (picked < count) picked++;
    let slot = picked - 1;
    for (; slot > 0 && values[places[slot - 1]!]! < value; slot--) places[slot] = places[slot - 1]!;
    places[slot] = i;
  }
}

function describeAlike(
  past: PastSales,
  noise: Float64Array,
  subject: Subject,
  search: NeighbourSearch,
  size: number,
  out: Float64Array,
  offset: number,
): void {
  const { found, squares, factGap } = search;
  let [alikeSum, perSizeSum, gapSum, alikeWeight] = [0, 0, 0, 0];
  const sums = [0, 0, 0];
  const weights = [0, 0, 0];
  let squareSum = 0;
  for (let i = 0; i < size; i++) {
    const sale = found[i]!;
    const km = Math.sqrt(squares[i]!);
    const trust = decay(Math.abs(past.day[sale]! - subject.day) / 730) / noise[sale]!;
    const alike = (decay(factGap[i]! / 0.08) * trust) / (0.3 + km);
    alikeSum += alike * past.level[sale]!;
    perSizeSum += alike * (past.level[sale]! - past.logSize[sale]!);
    gapSum += alike * factGap[i]!;
    alikeWeight += alike;
    const near = (decay(factGap[i]! / 0.4) * trust) / (0.05 + km);
    for (let ring = 0; ring < 3; ring++) {
      if (i >= [5, 15, 50][ring]!) continue;
      sums[ring]! += near * past.residual[sale]!;
      weights[ring]! += near;
    }
    if (i < 15) squareSum += past.residual[sale]! ** 2;
  }
  const nearCount = Math.min(15, size);
  out[offset + 3] = alikeSum / alikeWeight;
  out[offset + 4] = sums[0]! / weights[0]!;
  out[offset + 5] = sums[1]! / weights[1]!;
  out[offset + 6] = sums[2]! / weights[2]!;
  out[offset + 7] = perSizeSum / alikeWeight;
  out[offset + 8] = Math.sqrt(squareSum / nearCount);
  out[offset + 9] = Math.sqrt(squares[0]!);
  out[offset + 10] = Math.sqrt(squares[Math.min(9, size - 1)]!);
  out[offset + 11] = gapSum / alikeWeight;
}
