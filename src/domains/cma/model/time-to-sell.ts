import { chancesByWeek, medianDays, type SaleOdds } from '#domains/odds/contract.ts';

export interface Strategy {
  name: string;
  meaning: string;
  ratio: number;
  listPriceCents: number;
  /** By the end of weeks 2, 4, 8 and 13. */
  chances: { week: number; chance: number }[];
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
export function buildStrategies(indicatedCents: number, odds: SaleOdds | null): Strategy[] {
  return STRATEGIES.map(({ name, ratio, meaning }) => {
    const listPriceCents = Math.round((indicatedCents * ratio) / 100_000) * 100_000;
    const chances = odds === null ? [] : chancesByWeek(odds, listPriceCents / indicatedCents);
    return {
      name,
      meaning,
      ratio,
      listPriceCents,
      chances: odds === null ? [] : SHOWN_WEEKS.map((week) => ({ week, chance: chances[week - 1] ?? 0 })),
      expectedDays: odds === null ? null : medianDays(chances),
    };
  });
}

export interface PricePoint {
  ratio: number;
  listPriceCents: number;
  medianDays: number | null;
  /** The chance of a buyer within 13 weeks. */
  chance: number;
}

const LOWEST_RATIO = 94;
const HIGHEST_RATIO = 112;
const LAST_SHOWN_WEEK = 13;

/** How long asking prices take in this market, from six percent below value to twelve percent above, in steps of two. */
export function followPrices(indicatedCents: number, odds: SaleOdds | null): PricePoint[] {
  if (odds === null) return [];
  const points: PricePoint[] = [];
  for (let percent = LOWEST_RATIO; percent <= HIGHEST_RATIO; percent += 2) {
    const listPriceCents = Math.round((indicatedCents * percent) / 100 / 100_000) * 100_000;
    const chances = chancesByWeek(odds, listPriceCents / indicatedCents);
    points.push({
      ratio: percent / 100,
      listPriceCents,
      medianDays: medianDays(chances),
      chance: chances[LAST_SHOWN_WEEK - 1] ?? 0,
    });
  }
  return points;
}

const LIKELY = 0.75;
const SUGGESTED_RATIOS = [1.03, 1.02, 1.01, 1, 0.99, 0.98, 0.97];

/**
 * The price to ask: the highest one within three percent of the value where three out of four homes find a buyer in 13 weeks. The
 * value itself if there is nothing to learn the chances from. Three percent less if no price gets there.
 */
export function suggestPrice(indicatedCents: number, odds: SaleOdds | null): { listPriceCents: number; reason: string } {
  const priceAt = (ratio: number) => Math.round((indicatedCents * ratio) / 100_000) * 100_000;
  if (odds === null)
    return { listPriceCents: priceAt(1), reason: 'The indicated value: too few homes to learn chances of a sale from.' };
  const chanceAt = (ratio: number) => chancesByWeek(odds, priceAt(ratio) / indicatedCents)[LAST_SHOWN_WEEK - 1] ?? 0;
  const ratio = SUGGESTED_RATIOS.find((candidate) => chanceAt(candidate) >= LIKELY);
  if (ratio === undefined)
    return {
      listPriceCents: priceAt(0.97),
      reason: `Three percent below value: even then ${Math.round(chanceAt(0.97) * 100)} of 100 such homes find a buyer in 13 weeks.`,
    };
  return {
    listPriceCents: priceAt(ratio),
    reason: `The highest price within three percent of the value at which at least 75 of 100 such homes find a buyer in 13 weeks (${Math.round(chanceAt(ratio) * 100)} do).`,
  };
}
