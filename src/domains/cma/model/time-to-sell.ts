import { chancesByWeek, medianDays } from '#domains/odds/contract.ts';

/** Odds of a sale that held on homes they were not learned from (the domain of odds), and how far they hold. */
export interface MarketOdds {
  coefficients: number[];
  n: number;
  sold: number;
  /** Whose they are. */
  where: string;
  /** Homes that came on the market from this day on: YYYY-MM-DD. */
  from: string;
  /** They hold through this week. */
  weeks: number;
  /** They hold between these asking prices over value. */
  ratios: { low: number; high: number };
}

/** Chances of a buyer by week at a price; none where too few homes asked such a price. */
function chancesAt({ ratios, weeks, ...odds }: MarketOdds, ratio: number): number[] {
  return ratio < ratios.low || ratio > ratios.high ? [] : chancesByWeek(odds, ratio).slice(0, weeks);
}

export interface Strategy {
  name: string;
  meaning: string;
  ratio: number;
  listPriceCents: number;
  /** By the end of weeks 2, 4, 8 and 13, as far as the odds hold. */
  chances: { week: number; chance: number }[];
  /** Null where half of such homes take longer than the odds hold. */
  expectedDays: number | null;
}

const STRATEGIES = [
  { name: 'Below value', ratio: 0.97, meaning: 'Draws more buyers early; aims at several offers.' },
  { name: 'At value', ratio: 1, meaning: 'The indicated value, as the sales say.' },
  { name: 'Room to negotiate', ratio: 1.03, meaning: 'Leaves room, at the cost of time.' },
  { name: 'Above value', ratio: 1.06, meaning: 'Tests the market; expect cuts if no offer comes.' },
] as const;
const SHOWN_WEEKS = [2, 4, 8, 13];

/** Asking prices around a value, rounded to the nearest thousand, and what the market's own record says about each. */
export function buildStrategies(indicatedCents: number, odds: MarketOdds | null): Strategy[] {
  return STRATEGIES.map(({ name, ratio, meaning }) => {
    const listPriceCents = Math.round((indicatedCents * ratio) / 100_000) * 100_000;
    const chances = odds === null ? [] : chancesAt(odds, listPriceCents / indicatedCents);
    return {
      name,
      meaning,
      ratio,
      listPriceCents,
      chances: SHOWN_WEEKS.flatMap((week) => {
        const chance = chances[week - 1];
        return chance === undefined ? [] : [{ week, chance }];
      }),
      expectedDays: medianDays(chances),
    };
  });
}

export interface PricePoint {
  ratio: number;
  listPriceCents: number;
  medianDays: number | null;
  /** The chance of a buyer by the last week that is shown. */
  chance: number;
}

const LOWEST_RATIO = 94;
const HIGHEST_RATIO = 112;
const LAST_SHOWN_WEEK = 13;
/** The last week that is shown of these odds. */
export const lastWeekOf = ({ weeks }: Pick<MarketOdds, 'weeks'>): number => Math.min(LAST_SHOWN_WEEK, weeks);

/** How long asking prices take in this market, from six percent below value to twelve percent above, in steps of two. */
export function followPrices(indicatedCents: number, odds: MarketOdds | null): PricePoint[] {
  if (odds === null) return [];
  const points: PricePoint[] = [];
  for (let percent = LOWEST_RATIO; percent <= HIGHEST_RATIO; percent += 2) {
    const listPriceCents = Math.round((indicatedCents * percent) / 100 / 100_000) * 100_000;
    const chances = chancesAt(odds, listPriceCents / indicatedCents);
    const chance = chances[lastWeekOf(odds) - 1];
    if (chance !== undefined) points.push({ ratio: percent / 100, listPriceCents, medianDays: medianDays(chances), chance });
  }
  return points;
}

const LIKELY = 0.75;
const SUGGESTED_RATIOS = [1.03, 1.02, 1.01, 1, 0.99, 0.98, 0.97];

/**
 * The price to ask: the highest one within three percent of the value where three out of four homes find a buyer in 13 weeks. The
 * value itself where no odds hold that long. Three percent less if no price gets there.
 */
export function suggestPrice(indicatedCents: number, odds: MarketOdds | null): { listPriceCents: number; reason: string } {
  const priceAt = (ratio: number) => Math.round((indicatedCents * ratio) / 100_000) * 100_000;
  if (odds === null)
    return { listPriceCents: priceAt(1), reason: 'The indicated value: no chances of a sale hold here to go by.' };
  if (odds.weeks < LAST_SHOWN_WEEK)
    return {
      listPriceCents: priceAt(1),
      reason: `The indicated value: the chances of a sale here hold for ${odds.weeks} weeks, which is too short to go by.`,
    };
  const known = SUGGESTED_RATIOS.flatMap((ratio) => {
    const chance = chancesAt(odds, priceAt(ratio) / indicatedCents)[LAST_SHOWN_WEEK - 1];
    return chance === undefined ? [] : [{ ratio, chance }];
  });
  const [best, lowest] = [known.find(({ chance }) => chance >= LIKELY), known.at(-1)];
  if (lowest === undefined)
    return { listPriceCents: priceAt(1), reason: 'The indicated value: too few homes here asked such a price to go by.' };
  if (best === undefined)
    return {
      listPriceCents: priceAt(lowest.ratio),
      reason: `${lowest.ratio === 0.97 ? 'Three percent below value' : 'The lowest price that enough homes asked'}: even then ${Math.round(lowest.chance * 100)} of 100 such homes find a buyer in 13 weeks.`,
    };
  return {
    listPriceCents: priceAt(best.ratio),
    reason: `The highest price within three percent of the value at which at least 75 of 100 such homes find a buyer in 13 weeks (${Math.round(best.chance * 100)} do).`,
  };
}
