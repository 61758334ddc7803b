import { clamp } from '#lib/clamp.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { LEAD_ANSWER_HOURS } from '#lib/lead-answer-time.ts';
import { metersBetween, METERS_PER_MILE, type Coordinates } from '#lib/geo.ts';
import { medianOf } from '#lib/median.ts';
import { hashString } from '#lib/random.ts';

/** Changes with every change of what this file computes, or of what it reads; kept with each result. */
export const RANKING_VERSION = 'experts-2';

/** The weight of each part of the score; together 1. */
export const WEIGHTS = {
  fit: 0.3,
  distance: 0.15,
  availability: 0.15,
  rating: 0.15,
  response: 0.1,
  completion: 0.1,
  price: 0.05,
} as const;
export type Part = keyof typeof WEIGHTS;
export const PARTS = Object.keys(WEIGHTS) as readonly Part[];

/** What the parts are measured against. */
export const ANCHORS = {
  /** Miles from which nearness counts nothing. */
  farMiles: 50,
  /** Days of waiting from which availability counts nothing. */
  lateDays: 21,
  /** Reviews at the category's mean that every rating starts with. */
  priorReviews: 8,
  /** That mean where a category has no reviews at all, and in the directory, which compares categories. */
  usualMean: 4.5,
  /** Minutes: as long as a lead stays open. */
  slowMinutes: LEAD_ANSWER_HOURS * 60,
  /** Prices at half the median count 1, those at one and a half count 0. */
  priceSpan: 1,
  /** How many prices are needed before any is compared. */
  leastPrices: 3,
} as const;

/** Who may take the place of newcomers: few jobs, something verified, and a fit of at least this. */
export const NEWCOMER = { jobsBelow: 5, leastFit: 0.6 } as const;
export const RECOMMENDED = 3;

export interface Need {
  categoryKey: string;
  place: Coordinates;
  /** The answers that vendors can take or leave, as `takeOf` writes them. */
  takes: readonly string[];
  /** Cents; null if the client named none. */
  budgetCents: number | null;
  /** The first day on which the work may begin. */
  startsOn: string;
  /** The last day for it; whoever cannot begin by then is not ranked. */
  endsOn?: string;
}

/** What the ranking reads of a vendor, and nothing else: no name, no language, no payment. */
export interface Candidate {
  vendorId: string;
  latitude: number | null;
  longitude: number | null;
  takes: readonly string[];
  priceModel: string;
  priceCents: number | null;
  minimumCents: number | null;
  leadDays: number;
  nextFreeAt: Date | null;
  isVerified: boolean;
  jobsDone: number;
  ratingCount: number;
  ratingSum: number;
  responseMinutes: number | null;
  completionRate: number | null;
  priceMedianCents: number | null;
}

export interface Scored {
  vendorId: string;
  /** From 0 to 1, to four places. */
  score: number;
  /** From 0 to 1, to four places. */
  parts: Record<Part, number>;
  /** Parts of which nothing is known: they count as the median of the others. */
  assumed: Part[];
  miles: number | null;
  waitDays: number;
  /** Price against the median of comparable ones: 0.92 is 8% below. */
  priceRatio: number | null;
  isNewcomer: boolean;
}

export interface Ranking {
  version: string;
  /** By score. */
  all: Scored[];
  /** The three best; the third place is a newcomer's, where there is one. */
  recommended: Scored[];
  /** Who has the newcomers' place, if anybody. */
  explored: string | null;
}

/** Ranks by the published formula. `ratingMean` is the mean of all reviews of the category. */
export function rankVendors(
  candidates: readonly Candidate[],
  need: Need,
  { ratingMean, now }: { ratingMean: number; now: Date },
): Ranking {
  const prices = medianPrices(candidates);
  const from = Math.max(now.getTime(), Date.parse(need.startsOn));
  const measured = candidates.map((one) => measure(one, need, { ratingMean, from, now, prices }));
  const medians = Object.fromEntries(
    PARTS.map((part) => [part, medianOf(measured.flatMap(({ known }) => known[part] ?? [])) ?? 0.5]),
  ) as Record<Part, number>;
  const seed = seedOf(need);
  const all = measured
    .map(({ known, ...rest }): Scored => {
      const parts = Object.fromEntries(PARTS.map((part) => [part, round(known[part] ?? medians[part])])) as Record<Part, number>;
      const score = round(PARTS.reduce((sum, part) => sum + WEIGHTS[part] * parts[part], 0));
      return { ...rest, score, parts, assumed: PARTS.filter((part) => known[part] === null) };
    })
    .toSorted(
      (one, other) =>
        other.score - one.score || turnOf(seed, one) - turnOf(seed, other) || (one.vendorId < other.vendorId ? -1 : 1),
    );
  return { version: RANKING_VERSION, all, ...recommend(all, candidates, seed) };
}

function recommend(
  all: readonly Scored[],
  candidates: readonly Candidate[],
  seed: string,
): Pick<Ranking, 'recommended' | 'explored'> {
  const best = all.slice(0, RECOMMENDED);
  if (all.length <= RECOMMENDED) return { recommended: best, explored: null };
  const verified = new Set(candidates.flatMap(({ vendorId, isVerified }) => (isVerified ? [vendorId] : [])));
  const first = best.slice(0, -1);
  const pool = all
    .filter((one) => one.isNewcomer && one.parts.fit >= NEWCOMER.leastFit && verified.has(one.vendorId) && !first.includes(one))
    .toSorted((one, other) => (one.vendorId < other.vendorId ? -1 : 1));
  const explored = pool[hashString(seed) % Math.max(1, pool.length)];
  return explored === undefined
    ? { recommended: best, explored: null }
    : { recommended: [...first, explored], explored: explored.vendorId };
}

function measure(
  one: Candidate,
  need: Need,
  { ratingMean, from, now, prices }: { ratingMean: number; from: number; now: Date; prices: ReadonlyMap<string, number> },
): Omit<Scored, 'score' | 'parts' | 'assumed'> & { known: Record<Part, number | null> } {
  const { latitude, longitude, completionRate, responseMinutes } = one;
  const miles =
    latitude === null || longitude === null ? null : metersBetween({ latitude, longitude }, need.place) / METERS_PER_MILE;
  const waitDays = (freeFrom(one, { from, now }) - from) / DAY_MS;
  const priceRatio = ratioOf(one, prices);
  const { priorReviews, farMiles, lateDays, slowMinutes, priceSpan } = ANCHORS;
  const rating = (priorReviews * ratingMean + one.ratingSum) / (priorReviews + one.ratingCount);
  return {
    vendorId: one.vendorId,
    miles,
    waitDays,
    priceRatio,
    isNewcomer: one.jobsDone < NEWCOMER.jobsBelow,
    known: {
      fit: fitOf(one, need),
      distance: miles === null ? null : toUnit(1 - miles / farMiles),
      availability: toUnit(1 - waitDays / lateDays),
      rating: toUnit((rating - 1) / 4),
      response: responseMinutes === null ? null : toUnit(1 - Math.log1p(responseMinutes) / Math.log1p(slowMinutes)),
      completion: completionRate,
      price: priceRatio === null ? null : toUnit((1.5 - priceRatio) / priceSpan),
    },
  };
}

/**
 * When a vendor can begin, from a time on: by its calendar, else by the days that it usually needs, which count from now. A free time
 * that has passed says nothing.
 */
function freeFrom({ nextFreeAt, leadDays }: Candidate, { from, now }: { from: number; now: Date }): number {
  const isKnown = nextFreeAt !== null && nextFreeAt >= now;
  return Math.max(from, isKnown ? nextFreeAt.getTime() : now.getTime() + leadDays * DAY_MS);
}

/** Whether a vendor can begin by the last day that a need names, if it names one. */
export function canBegin(one: Candidate, { startsOn, endsOn }: Pick<Need, 'startsOn' | 'endsOn'>, now: Date): boolean {
  if (endsOn === undefined) return true;
  const from = Math.max(now.getTime(), Date.parse(startsOn));
  return freeFrom(one, { from, now }) < Date.parse(endsOn) + DAY_MS;
}

/** Seven tenths for the answers that the vendor takes, three for a smallest job within the budget; without a budget the first alone. */
function fitOf({ takes, minimumCents }: Candidate, need: Need): number {
  const taken = need.takes.length === 0 ? 1 : need.takes.filter((one) => takes.includes(one)).length / need.takes.length;
  if (need.budgetCents === null) return taken;
  return 0.7 * taken + 0.3 * (minimumCents === null || minimumCents <= need.budgetCents ? 1 : need.budgetCents / minimumCents);
}

/** What a price compares with: accepted quotes with accepted quotes, else listed prices of one model. */
function priceOf({ priceMedianCents, priceModel, priceCents }: Candidate): { kind: string; cents: number } | null {
  if (priceMedianCents !== null && priceMedianCents > 0) return { kind: 'accepted', cents: priceMedianCents };
  if (priceCents !== null && priceCents > 0 && (priceModel === 'fixed' || priceModel === 'hourly'))
    return { kind: priceModel, cents: priceCents };
  return null;
}

function medianPrices(candidates: readonly Candidate[]): Map<string, number> {
  const byKind = new Map<string, number[]>();
  for (const one of candidates) {
    const price = priceOf(one);
    if (price === null) continue;
    const known = byKind.get(price.kind);
    if (known === undefined) byKind.set(price.kind, [price.cents]);
    else known.push(price.cents);
  }
  return new Map(
    [...byKind].flatMap(([kind, cents]) => {
      const median = cents.length < ANCHORS.leastPrices ? null : medianOf(cents);
      return median === null ? [] : [[kind, median] as const];
    }),
  );
}

function ratioOf(one: Candidate, prices: ReadonlyMap<string, number>): number | null {
  const price = priceOf(one);
  const median = price === null ? undefined : prices.get(price.kind);
  return price === null || median === undefined ? null : price.cents / median;
}

/** The same for the same need, whoever has it. */
function seedOf({ categoryKey, place, takes, budgetCents, startsOn }: Need): string {
  return JSON.stringify([
    categoryKey,
    place.latitude.toFixed(3),
    place.longitude.toFixed(3),
    takes.toSorted(),
    budgetCents,
    startsOn,
  ]);
}

const turnOf = (seed: string, { vendorId }: Scored): number => hashString(`${seed}/${vendorId}`);
const toUnit = (value: number): number => clamp(value, 0, 1);
const round = (value: number): number => Math.round(value * 10_000) / 10_000;
