/**
 * What pages measure of themselves (`web/watch-page.ts`), in words, with the bounds of good and poor (web.dev/articles/vitals); times in
 * milliseconds, shifts without a unit.
 */
export const VITALS = {
  LCP: { label: 'Largest paint', good: 2500, poor: 4000 },
  INP: { label: 'Answer to a press', good: 200, poor: 500 },
  CLS: { label: 'Shift', good: 0.1, poor: 0.25 },
  TTFB: { label: 'First byte', good: 800, poor: 1800 },
} as const satisfies Record<string, { label: string; good: number; poor: number }>;
export type Vital = keyof typeof VITALS;
export const VITAL_NAMES = Object.keys(VITALS) as [Vital, ...Vital[]];

// Each bucket is 4% wider than the one before, so a quantile is right to 2%.
const GROWTH = Math.log(1.04);
const SHIFT_SCALE = 10_000;
const MOST = 600;

/** The bucket of a measurement: equal steps of its logarithm. */
export function bucketOf(name: Vital, value: number): number {
  const scaled = name === 'CLS' ? value * SHIFT_SCALE : value;
  return Math.min(MOST, Math.max(0, Math.round(Math.log(Math.max(scaled, 0) + 1) / GROWTH)));
}

/** The measurement in the middle of a bucket. */
export function valueOf(name: Vital, bucket: number): number {
  const scaled = Math.exp(bucket * GROWTH) - 1;
  return name === 'CLS' ? scaled / SHIFT_SCALE : scaled;
}

/** A quantile of samples by bucket, 0 to 1; null without samples. */
export function quantileOf(name: Vital, buckets: readonly { bucket: number; samples: number }[], share: number): number | null {
  const total = buckets.reduce((sum, { samples }) => sum + samples, 0);
  if (total === 0) return null;
  let left = share * total;
  for (const { bucket, samples } of buckets.toSorted((one, other) => one.bucket - other.bucket)) {
    left -= samples;
    if (left <= 0) return valueOf(name, bucket);
  }
  return null;
}
