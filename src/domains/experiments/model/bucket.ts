/** From the first number up to, and without, the second; both between 0 and 1. */
export type BucketRange = readonly [number, number];

/**
 * Where an id falls in an experiment, from 0 to below 1: GrowthBook's hashing, bit for bit. Version 2 has 10,000 places, version 1
 * has 1,000 and leans to some of them. Null for a version that nobody knows.
 */
export function hashToUnit(seed: string, value: string, version: number): number | null {
  if (version === 2) return (fnv1a(String(fnv1a(seed + value))) % 10_000) / 10_000;
  if (version === 1) return (fnv1a(value + seed) % 1000) / 1000;
  return null;
}

/** FNV-1a in 32 bits, over the UTF-16 units of a text, as GrowthBook takes it (the standard takes bytes). */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/**
 * The range of each arm. Weights that are of another number than the arms, or do not add up to about 1, count as equal ones.
 * Weights are summed from the left, in floating point, as GrowthBook sums them: 0.1 + 0.2 puts an id at 0.3 into the second arm.
 */
export function bucketRanges(arms: number, coverage = 1, weights?: readonly number[]): BucketRange[] {
  const covered = Math.min(1, Math.max(0, coverage));
  let start = 0;
  return soundWeights(arms, weights).map((weight) => {
    const range: BucketRange = [start, start + covered * weight];
    start += weight;
    return range;
  });
}

function soundWeights(arms: number, weights: readonly number[] | undefined): readonly number[] {
  const equal = Array.from({ length: arms }, () => 1 / arms);
  if (weights?.length !== arms) return equal;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return total < 0.99 || total > 1.01 ? equal : weights;
}

/** The first range that holds a place; null where none does. */
export function findRange(place: number, ranges: readonly BucketRange[]): number | null {
  const at = ranges.findIndex((range) => isWithin(place, range));
  return at < 0 ? null : at;
}

/** If a place lies in a range. */
export function isWithin(place: number, [from, to]: BucketRange): boolean {
  return place >= from && place < to;
}
