import type { Random } from '#lib/random.ts';
import type { Day } from './calendar.ts';
import { clamp } from '#lib/clamp.ts';
import { growthHeatAt, seasonHeatAt } from './heat.ts';
import { askingCents } from './selling.ts';
import type { Condition, PriceCut } from './types.ts';

/**
 * How homes find buyers. Each day that a home is for sale, a buyer comes with the chance
 *
 *   daily * exp(perGap * (log price - log worth) + perGrowth * growth heat + perSeason * season heat)
 *     * condition[C1..C6] * (1 + freshness * exp(-days / freshDays))
 *
 * The price is the one asked that day, so a cut brings buyers. The worth is what this home brings, hidden appeal included. The
 * season moves the number of listings much and this chance little: more homes come when more buyers do.
 */
export const COURSE = {
  daily: 0.0135,
  perGap: -11,
  perGrowth: 0.12,
  perSeason: 0.025,
  condition: { 1: 1.15, 2: 1.1, 3: 1, 4: 0.95, 5: 0.85, 6: 0.75 } satisfies Record<Condition, number>,
  freshness: 0.6,
  freshDays: 9,
  /** What sellers first ask over the worth, as a log. */
  hope: { mean: 0.036, sd: 0.05, ofBuilders: { mean: 0.01, sd: 0.02 } },
  /** A contract that ends without a sale; one at most for each listing. */
  fallsThrough: 0.055,
  /** Sellers who give up, a day. */
  leavesPerDay: 0.0006,
  /** Of those who have come to the end of the agreement. */
  renews: 0.8,
  agreementDays: [120, 150, 180, 180],
  renewedDays: 90,
  mostCuts: 5,
  cutChance: { overWorth: 0.27, atWorth: 0.1 },
} as const;

/** How one listing goes, from the day it is on the market to its buyer, its end without one, or the as-of day. */
export interface Course {
  originalCents: number;
  cuts: PriceCut[];
  fellThrough: { pendingDay: Day; backDay: Day } | null;
  /** Null while it is for sale. */
  end: { how: 'contract' | 'Withdrawn' | 'Canceled' | 'Expired'; day: Day } | null;
}

export interface Offering {
  onMarketDay: Day;
  /** Log of the dollars that buyers would pay on the first day. */
  logWorth: number;
  /** Log of the first price over the worth. */
  hope: number;
  condition: Condition;
  /** The seller takes the home off the market on this day. */
  giveUpDay: Day | null;
}

/** The log of what a seller asks first over what the home is worth. */
export function drawHope(random: Random, isByBuilder: boolean): number {
  const { mean, sd } = isByBuilder ? COURSE.hope.ofBuilders : COURSE.hope;
  return clamp(random.normal(mean, sd), -0.1, 0.18);
}

/** Plays a listing out day by day. Nothing happens on the as-of day or after it. */
export function playCourse(random: Random, offering: Offering, asOf: Day): Course {
  const { onMarketDay, logWorth, condition, giveUpDay } = offering;
  const originalCents = askingCents(random, Math.exp(logWorth + offering.hope) * 100);
  const course: Course = { originalCents, cuts: [], fellThrough: null, end: null };
  const ofHome = COURSE.daily * Math.exp(COURSE.perGrowth * growthHeatAt(onMarketDay, asOf)) * COURSE.condition[condition];
  let gap = Math.log(originalCents / 100) - logWorth;
  let atThisPrice = ofHome * Math.exp(COURSE.perGap * gap);
  let nextCut = onMarketDay + random.int(14, 34);
  let agreementEnds = onMarketDay + random.pick(COURSE.agreementDays);
  let freshFrom = onMarketDay;
  for (let day = onMarketDay + 1; day < asOf; day++) {
    if (day === agreementEnds) {
      if (!random.chance(COURSE.renews)) return { ...course, end: { how: 'Expired', day } };
      agreementEnds += COURSE.renewedDays;
    }
    if (day === giveUpDay || random.chance(COURSE.leavesPerDay))
      return { ...course, end: { how: random.chance(0.5) ? 'Withdrawn' : 'Canceled', day } };
    if (day === nextCut) {
      nextCut += random.int(14, 36);
      if (
        course.cuts.length < COURSE.mostCuts &&
        random.chance(gap > 0 ? COURSE.cutChance.overWorth : COURSE.cutChance.atWorth)
      ) {
        const before = course.cuts.at(-1)?.priceCents ?? originalCents;
        const priceCents = lowerCents(random, before);
        course.cuts.push({ day, priceCents });
        gap += Math.log(priceCents / before);
        atThisPrice = ofHome * Math.exp(COURSE.perGap * gap);
        continue;
      }
    }
    const fresh = 1 + COURSE.freshness * Math.exp((freshFrom - day) / COURSE.freshDays);
    const chance = atThisPrice * fresh * Math.exp(COURSE.perSeason * seasonHeatAt(day));
    if (!random.chance(chance)) continue;
    if (course.fellThrough !== null || !random.chance(COURSE.fallsThrough)) return { ...course, end: { how: 'contract', day } };
    const backDay = day + random.int(4, 21);
    if (backDay >= asOf) return { ...course, end: { how: 'contract', day } };
    course.fellThrough = { pendingDay: day, backDay };
    agreementEnds = Math.max(agreementEnds, backDay + 1);
    nextCut = Math.max(nextCut, backDay + 10);
    day = backDay;
    freshFrom = backDay - COURSE.freshDays;
  }
  return course;
}

/** A lower price, as sellers write it: 1.2 to 4.5 percent below. */
function lowerCents(random: Random, cents: number): number {
  const lower = askingCents(random, cents * (1 - random.between(0.012, 0.045)));
  return lower < cents ? lower : cents - 100_000;
}
