import type { DatedSpell } from '#domains/odds/model/calibration.ts';
import { createRandom } from '#lib/random.ts';

export interface SimulatedMarket {
  homes: number;
  seed: string;
  /** Log odds of a buyer in a week, from the log price ratio and the week. */
  logOdds?: (logRatio: number, week: number) => number;
  /** Days over which homes come on the market; those of the last days are still for sale. */
  days?: number;
  /** Chance that a home without a buyer is taken off the market in a week. */
  leaves?: number;
  /** Log odds added to those of homes that are listed on a day, as a share of all days. */
  drift?: (share: number) => number;
}

/** The hazard of a brisk market in which a dear home waits. */
export const KNOWN_LOG_ODDS = (logRatio: number, week: number): number =>
  -1.3 - 8 * logRatio - 30 * Math.max(0, logRatio) ** 2 - 0.25 * Math.log(week) - (week === 1 ? 0.6 : 0);

/** Homes whose chances of a sale follow a known rule, seen as of the last day: sold, taken off the market, or still for sale. */
export function simulateSpells({
  homes,
  seed,
  logOdds = KNOWN_LOG_ODDS,
  days = 400,
  leaves = 0.015,
  drift = () => 0,
}: SimulatedMarket): DatedSpell[] {
  const random = createRandom(seed);
  return Array.from({ length: homes }, () => {
    const logRatio = random.normal(0.01, 0.06);
    const listed = random.int(0, days - 1);
    const watched = days - listed;
    for (let week = 1; ; week += 1) {
      const within = (week - 1) * 7 + random.int(0, 6);
      if (within >= watched || week > 80) return { logRatio, days: watched, isSold: false, listedOn: 20_000 + listed };
      const chance = 1 / (1 + Math.exp(-logOdds(logRatio, week) - drift(listed / days)));
      if (random.chance(chance)) return { logRatio, days: within, isSold: true, listedOn: 20_000 + listed };
      if (random.chance(leaves)) return { logRatio, days: within, isSold: false, listedOn: 20_000 + listed };
    }
  });
}

/** What the rule says: the chance of a buyer by the end of a week. */
export function knownChance(logRatio: number, week: number, logOdds = KNOWN_LOG_ODDS): number {
  let standing = 1;
  for (let at = 1; at <= week; at += 1) standing *= 1 - 1 / (1 + Math.exp(-logOdds(logRatio, at)));
  return 1 - standing;
}
