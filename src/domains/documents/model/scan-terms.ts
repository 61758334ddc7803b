import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/time-units.ts';

/** How long after each try the scanner is asked again for a file that it could not look at; the last holds from then on. */
export const SCAN_AGAIN_AFTER_MS: readonly number[] = [15 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, DAY_MS];

/** When a file that was tried so often, last at that time, is due again. */
export function nextScan(triedAt: Date, tries: number): Date {
  const wait = SCAN_AGAIN_AFTER_MS[Math.min(Math.max(tries, 1), SCAN_AGAIN_AFTER_MS.length) - 1] ?? DAY_MS;
  return new Date(triedAt.getTime() + wait);
}
