import { buyerProfileSchema, type BuyerProfile } from '#domains/matching/contract.ts';
import { fitScale } from '#domains/matching/model/attributes.ts';
import { chooseSamples } from '#domains/matching/model/choose-samples.ts';
import type { MatchHome } from '#domains/matching/model/match-home.ts';
import type { TasteAnswer } from '#domains/matching/model/taste.ts';
import { WISH_KEYS, type WishKey } from '#domains/matching/model/wishes.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { randomFor, type Random } from '#lib/random.ts';

const TYPES = ['single_family', 'townhouse', 'condo', 'multi_family'] as const;
const STYLES = ['Craftsman', 'Modern', 'Traditional', 'Farmhouse', 'Colonial', 'Mediterranean'];
const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];

/** Homes whose prices, sizes and features belong together, with some values that their listings do not tell. */
export function makeMarket(seed: string, count: number): MatchHome[] {
  return Array.from({ length: count }, (_, index) => makeHome(index + 1, randomFor(seed, `home ${index}`)));
}

function makeHome(id: number, random: Random): MatchHome {
  const type = random.weighted(TYPES, (one) => ({ single_family: 6, townhouse: 2, condo: 2, multi_family: 0.5 })[one]);
  const beds = Math.max(1, Math.round(random.normal(type === 'condo' ? 1.8 : 3.2, 0.9)));
  const livingAreaSqft = Math.round(Math.max(450, (400 + beds * 480) * random.between(0.75, 1.4)));
  const yearBuilt = random.int(1905, 2025);
  const place = random.pick(PLACES);
  const price =
    Math.round((livingAreaSqft * (150 + place * 22) * (0.85 + (yearBuilt - 1905) / 500) * random.between(0.85, 1.2)) / 1000) *
    1000;
  const told = <T>(value: T): T | null => (random.chance(0.06) ? null : value);
  return {
    id,
    price,
    taxYear: told(Math.round(price * 0.0105)),
    hoaMonthly: told(type === 'single_family' ? (random.chance(0.2) ? 60 : 0) : random.int(150, 600)),
    type,
    beds,
    baths: Math.max(1, Math.round(beds * random.between(0.5, 1))),
    livingAreaSqft: told(livingAreaSqft),
    lotSizeSqft: type === 'condo' ? null : told(Math.round(random.between(1500, 12_000))),
    yearBuilt: told(yearBuilt),
    stories: random.int(1, 3),
    garage: told(random.int(0, 3)),
    styles: [random.pick(STYLES)],
    latitude: 45.5 + place * 0.02 + random.normal(0, 0.006),
    longitude: -122.6 + (place % 3) * 0.03 + random.normal(0, 0.006),
    placeIds: [place],
    wishes: Object.fromEntries(WISH_KEYS.map((key) => [key, told(random.chance(0.3))])),
    minutes: [],
    listedOn: new Date(Date.UTC(2026, 3, 30) - random.int(0, 120) * DAY_MS).toISOString().slice(0, 10),
  };
}

export interface SimulatedBuyer {
  profile: BuyerProfile;
  placeIds: number[];
  answers: TasteAnswer[];
  /** The buyer's true liking, which no ranking sees. */
  delight: (home: MatchHome) => number;
}

/**
 * A buyer with a taste of their own. They say roughly what they want, not exactly: bounds are rounded, weights are guessed, half of
 * what they would enjoy goes unsaid and shows only in their likes.
 */
export function makeBuyer(seed: string, market: readonly MatchHome[]): SimulatedBuyer {
  const random = randomFor(seed, 'buyer');
  const prices = market.flatMap(({ price }) => price ?? []).toSorted((a, b) => a - b);
  const budget = prices[Math.floor(prices.length * random.between(0.3, 0.75))] ?? 500_000;
  const type = random.weighted(TYPES, (one) => (one === 'single_family' ? 4 : 1));
  const beds = random.int(2, 4);
  const area = beds * 480 + random.int(100, 600);
  const places = random.shuffle(PLACES).slice(0, 3);
  const style = random.pick(STYLES);
  const idealYear = random.int(1920, 2020);
  const wishes = random
    .shuffle(WISH_KEYS)
    .slice(0, 6)
    .map((key) => ({ key, worth: random.between(0.5, 2), isSaid: random.chance(0.5) }));
  const noise = randomFor(seed, 'mood');
  const moods = new Map(market.map(({ id }) => [id, noise.normal(0, 0.35)]));

  const delight = (home: MatchHome) => {
    const over = ((home.price ?? budget) - budget) / budget;
    const rooms = Math.min(0, (home.beds ?? beds) - beds);
    const space = Math.min(0.15, ((home.livingAreaSqft ?? area) - area) / area);
    return (
      (over > 0 ? -25 * over : Math.min(1, -2 * over)) +
      2.2 * rooms +
      4 * space +
      (home.type === type ? 2 : 0) +
      (home.placeIds.some((id) => places.includes(id)) ? 2.5 : 0) +
      (home.styles.includes(style) ? 1.2 : 0) -
      Math.abs((home.yearBuilt ?? idealYear) - idealYear) / 40 +
      wishes.reduce((sum, { key, worth }) => sum + (home.wishes[key] === true ? worth : 0), 0) +
      (moods.get(home.id) ?? 0)
    );
  };

  const sayable = wishes.filter(({ isSaid }) => isSaid);
  const profile = buyerProfileSchema.parse({
    budget: { priceMax: Math.round(budget / 10_000) * 10_000 },
    where: { places: places.map((id) => ({ slug: `place-${id}`, label: `Place ${id}` })), isMust: random.chance(0.4) },
    home: {
      types: [type],
      bedsMin: beds,
      livingAreaMin: Math.round(area / 100) * 100,
      firmness: {
        bedsMin: { isMust: random.chance(0.4), weight: random.int(3, 5) },
        types: { isMust: false, weight: random.int(2, 5) },
      },
    },
    wishes: sayable.map(({ key, worth }) => ({
      feature: key satisfies WishKey,
      stance: 'nice',
      weight: Math.max(1, Math.min(5, Math.round(worth * 2 + random.normal(0, 0.7)))),
    })),
  });
  const inReach = market.filter(({ price }) => (price ?? 0) <= budget * 1.1);
  const samples = chooseSamples(inReach, fitScale(inReach), 10);
  const middle = samples.map(delight).toSorted((a, b) => a - b)[4] ?? 0;
  return { profile, placeIds: places, answers: samples.map((home) => ({ home, isLiked: delight(home) > middle })), delight };
}

/** Discounted cumulative gain of the first ten over that of the best possible ten; gains 2^grade − 1. */
export function ndcgAt10(order: readonly MatchHome[], grade: (home: MatchHome) => number, all: readonly MatchHome[]): number {
  const gain = (homes: readonly MatchHome[]) =>
    homes.slice(0, 10).reduce((sum, home, index) => sum + (2 ** grade(home) - 1) / Math.log2(index + 2), 0);
  const ideal = gain(all.toSorted((a, b) => grade(b) - grade(a)));
  return ideal === 0 ? 0 : gain(order) / ideal;
}

/** 4 for the best fiftieth of the market, 3 for the best twentieth, 2 for the tenth, 1 for the quarter. */
export function gradeBy(delight: (home: MatchHome) => number, market: readonly MatchHome[]): (home: MatchHome) => number {
  const felt = new Map(market.map((home) => [home.id, delight(home)]));
  const sorted = [...felt.values()].toSorted((a, b) => b - a);
  const cut = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const cuts = [cut(0.25), cut(0.1), cut(0.05), cut(0.02)];
  return ({ id }) => cuts.filter((least) => (felt.get(id) ?? 0) > least).length;
}
