import { metersBetween, METERS_PER_MILE } from '#lib/geo.ts';
import { formatNumber } from '#lib/format.ts';
import type { CmaHome } from './home.ts';
import { type Rung, WANTED_COMPS } from './search-ladder.ts';

/** Sales older than this are compared for a reason only. */
const USUAL_MONTHS = 12;

/** Why a comparable stands here that is old or from elsewhere, as sentences; none for the usual ones. */
export function sayReach(subject: CmaHome, { home, monthsAgo }: { home: CmaHome; monthsAgo: number }, rung: Rung): string[] {
  const reasons: string[] = [];
  const miles = metersBetween(subject, home) / METERS_PER_MILE;
  const isElsewhere =
    home.neighborhoodId !== null && subject.neighborhoodId !== null && home.neighborhoodId !== subject.neighborhoodId;
  const months = Math.floor(monthsAgo);
  const isOld = months > USUAL_MONTHS;
  if (miles > rung.miles)
    reasons.push(`It is ${formatNumber(miles, 1)} mi away, farther than the search went: it was chosen by hand.`);
  else if (isElsewhere)
    reasons.push(
      `It is in another neighborhood${home.neighborhood === null ? '' : `, ${home.neighborhood}`}: to find ${WANTED_COMPS} sales that are much alike, the search went out to ${formatNumber(rung.miles, 1)} mi.`,
    );
  if (isOld)
    reasons.push(
      `It was sold ${months} months ago, more than the usual ${USUAL_MONTHS}: it was chosen by hand, and the grid brings its price to the effective date.`,
    );
  return reasons;
}
