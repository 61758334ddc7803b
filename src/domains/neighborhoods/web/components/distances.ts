import { formatNumber } from '#lib/format.ts';

const METERS_PER_MILE = 1609.344;

const METERS_PER_FOOT = 0.3048;
const FEET_STEP = 50;

/** A straight-line distance as people say it: "0.4 mi", and "150 ft" below a tenth of a mile. */
export function miles(meters: number): string {
  if (meters >= METERS_PER_MILE / 10) return `${formatNumber(meters / METERS_PER_MILE, 1)} mi`;
  return `${formatNumber(Math.max(1, Math.round(meters / METERS_PER_FOOT / FEET_STEP)) * FEET_STEP)} ft`;
}
