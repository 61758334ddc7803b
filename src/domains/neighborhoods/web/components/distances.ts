import { formatNumber } from '#lib/format.ts';

const METERS_PER_MILE = 1609.344;

/** A straight-line distance as people say it: "0.4 mi". */
export function miles(meters: number): string {
  return `${formatNumber(meters / METERS_PER_MILE, 1)} mi`;
}
