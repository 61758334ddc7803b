import { HOUR_MS } from '#lib/time-units.ts';

/** How long an offer stands unless its buyer says otherwise, until what time of the last day at the home, and at most. */
export const USUAL_DAYS_OPEN = 2;
export const USUAL_END = '17:00';
export const MOST_DAYS_OPEN = 60;
/** How long a round of highest and best offers lasts. */
export const SHORTEST_ROUND_HOURS = 1;
export const LONGEST_ROUND_DAYS = 14;
/** Hours between two notices to a seller of files added to an offer. */
export const PAPERS_TOLD_HOURS = 1;
/** How long before its end both sides hear that an offer ends soon. */
const SOON_HOURS = 24;

/** When they hear it: so long before its end, or after half of its time if that is later. */
export function soonAt({ madeAt, expiresAt }: { madeAt: Date; expiresAt: Date }): Date {
  const half = (expiresAt.getTime() - madeAt.getTime()) / 2;
  return new Date(expiresAt.getTime() - Math.min(SOON_HOURS * HOUR_MS, half));
}
