import type { SearchFilters } from '#domains/search/contract.ts';
import { boxAround, boxAroundCircle, isInBox, type LngLat } from '#lib/geo.ts';
import type { BuyerProfile } from '../contract.ts';
import { AREA_EDGE_METERS } from './area-criterion.ts';
import { firmnessOf } from './home-criteria.ts';
import type { MatchHome } from './match-home.ts';
import { BOUNDS, FLAGS } from './to-search.ts';

/** The request to the search index; one of `searches` finds every home that could meet the musts. */
export interface CandidatePlan {
  /** Alternatives: a home may satisfy any of them. */
  searches: SearchFilters[];
  /** Which homes to take first if there are too many to score. */
  prefer: { filters: SearchFilters; weight: number }[];
}

/** Turns musts into filters that include their soft edges. An index filter drops unknown values, so fields that may be unknown get no filter. */
export function planCandidates(profile: BuyerProfile): CandidatePlan {
  const { where } = profile;
  const musts = mustFilters(profile);
  const prefer = preferences(profile);
  if (!where.isMust || (where.places.length === 0 && where.rings.length === 0)) return { searches: [musts], prefer };
  return {
    searches: [
      ...(where.places.length === 0 ? [] : [{ ...musts, place: where.places.map(({ slug }) => slug) }]),
      ...where.rings.map((ring) => ({ ...musts, bbox: widen(ring) })),
    ],
    prefer,
  };
}

/** Applies the same filters to homes already loaded. */
export function isCandidateOf(profile: BuyerProfile, placeIds: readonly number[]): (home: MatchHome) => boolean {
  const { priceMax = Number.POSITIVE_INFINITY, types } = mustFilters(profile);
  const { places, rings, isMust } = profile.where;
  const boxes = rings.map(widen);
  const isEverywhere = !isMust || (places.length === 0 && rings.length === 0);
  return ({ price, type, placeIds: within, longitude, latitude }) => {
    if (priceMax < Number.POSITIVE_INFINITY && (price === null || price > priceMax)) return false;
    if (types !== undefined && (type === null || !types.includes(type))) return false;
    if (isEverywhere || within.some((id) => placeIds.includes(id))) return true;
    return longitude !== null && latitude !== null && boxes.some((box) => isInBox([longitude, latitude], box));
  };
}

/** Searches without filters if nothing matches. Homes that fail the fewest musts come first. */
export function planRelaxing(profile: BuyerProfile): CandidatePlan {
  const { where } = profile;
  const area =
    where.isMust && where.places.length > 0 ? [{ filters: { place: where.places.map(({ slug }) => slug) }, weight: 10 }] : [];
  const musts = Object.entries(mustFilters(profile)).map(([name, value]) => ({ filters: { [name]: value }, weight: 10 }));
  return { searches: [{}], prefer: [...area, ...musts, ...preferences(profile)] };
}

function mustFilters({ budget, home }: BuyerProfile): SearchFilters {
  const filters: SearchFilters = {};
  if (budget.limitBy === 'price' && budget.isMust && budget.priceMax) filters.priceMax = budget.priceMax * 1.1;
  if (home.types.length > 0 && firmnessOf(home, 'types').isMust) filters.types = [...home.types];
  return filters;
}

/** Every bound on a home as an index filter, to order homes if there are too many. */
function preferences({ budget, where, home, wishes }: BuyerProfile): CandidatePlan['prefer'] {
  const plan: CandidatePlan['prefer'] = [];
  const add = (filters: SearchFilters, weight: number) => plan.push({ filters, weight });
  const firm = (wish: Parameters<typeof firmnessOf>[1]) => {
    const { isMust, weight } = firmnessOf(home, wish);
    return isMust ? 10 : weight;
  };
  if (budget.limitBy === 'price' && budget.priceMax) add({ priceMax: budget.priceMax }, budget.weight);
  if (where.places.length > 0 && !where.isMust) add({ place: where.places.map(({ slug }) => slug) }, where.weight);
  if (home.types.length > 0) add({ types: [...home.types] }, firm('types'));
  for (const name of BOUNDS) {
    const value = home[name];
    if (value !== null && value > 0) add({ [name]: value }, firm(name));
  }
  for (const { feature, stance, weight } of wishes) {
    if (isIndexed(feature)) add({ [feature]: stance !== 'avoid' }, stance === 'must' ? 10 : weight);
  }
  return plan;
}

function isIndexed(feature: string): boolean {
  return (FLAGS as readonly string[]).includes(feature);
}

function widen(ring: readonly LngLat[]) {
  const box = boxAround(ring);
  const southWest = boxAroundCircle([box.west, box.south], AREA_EDGE_METERS);
  const northEast = boxAroundCircle([box.east, box.north], AREA_EDGE_METERS);
  return { west: southWest.west, south: southWest.south, east: northEast.east, north: northEast.north };
}
