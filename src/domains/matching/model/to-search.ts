import { DEFAULT_ARRIVE_BY, encodeLimits, type TravelLimit } from '#domains/travel/contract.ts';
import { findAffordablePrice } from '#lib/affordability.ts';
import type { BuyerProfile, CommuteAnchor } from '../contract.ts';
import { toAffordabilityInputs } from './budget-inputs.ts';
import { firmnessOf } from './home-criteria.ts';
import { type Wish, WISHES, wishWords } from './wishes.ts';

/** The bounds of a profile that a search knows by the same name. */
export const BOUNDS = [
  'bedsMin',
  'bathsMin',
  'livingAreaMin',
  'lotSizeMin',
  'yearBuiltMin',
  'storiesMax',
  'garageMin',
  'hoaMax',
] as const;
/** Wishes that a search knows by the same name. */
export const FLAGS = ['pool', 'waterfront', 'view', 'fireplace', 'newConstruction'] as const;

/** The musts of a profile as a search, in words what it carries, and which musts it cannot. */
export interface SearchOfProfile {
  filters: Record<string, string>;
  carried: string[];
  left: string[];
}

/**
 * Turns the musts of a profile into a search, to save it and to show it on the map. What is only nice stays out, since a search
 * leaves out homes. Named places win over drawn ones, because a search takes only homes that are in both.
 */
export function toSearch(profile: BuyerProfile): SearchOfProfile {
  const { budget, where, home, wishes } = profile;
  const filters: Record<string, string> = {};
  const carried: string[] = [];
  const left: string[] = [];
  const carry = (words: string, more: Record<string, string>) => {
    Object.assign(filters, more);
    if (!carried.includes(words)) carried.push(words);
  };
  if (budget.isMust && budget.limitBy === 'price' && budget.priceMax) carry('price', { priceMax: String(budget.priceMax) });
  if (budget.isMust && budget.limitBy === 'month' && budget.monthlyMax) carry('monthly cost', writeMonthlyLimit(budget));
  if (where.isMust && where.places.length > 0) {
    carry('places', { place: where.places.map(({ slug }) => slug).join(',') });
    if (where.rings.length > 0) left.push('the areas that you drew, since you also named places');
  } else if (where.isMust && where.rings.length > 0) carry('drawn areas', { polygon: where.rings.map(writeRing).join('|') });
  const anchors = where.anchors.filter(({ isMust }) => isMust);
  if (anchors.length > 0) carry('travel times', { commute: encodeLimits(anchors.map(toTravelLimit)) });
  if (home.types.length > 0 && firmnessOf(home, 'types').isMust) carry('type', { types: home.types.join(',') });
  for (const name of BOUNDS) {
    const value = home[name];
    const isLimit = value !== null && (value > 0 || name === 'hoaMax');
    if (isLimit && firmnessOf(home, name).isMust) carry(BOUND_WORDS[name], { [name]: String(value) });
  }
  const traits = { must: [] as string[], avoid: [] as string[] };
  for (const { feature, stance } of wishes) {
    if (stance === 'nice') continue;
    const { flag, trait }: Wish = WISHES[feature];
    if (flag !== undefined) carry('features', { [flag]: String(stance === 'must') });
    else if (trait !== undefined) traits[stance].push(trait);
    else left.push(stance === 'must' ? wishWords(feature) : `no ${wishWords(feature)}`);
  }
  if (traits.must.length > 0) carry('features', { features: traits.must.join(',') });
  if (traits.avoid.length > 0) carry('features', { excludeFeatures: traits.avoid.join(',') });
  return { filters, carried, left };
}

const BOUND_WORDS: Record<(typeof BOUNDS)[number], string> = {
  bedsMin: 'bedrooms',
  bathsMin: 'bathrooms',
  livingAreaMin: 'living area',
  lotSizeMin: 'lot',
  yearBuiltMin: 'year built',
  storiesMax: 'stories',
  garageMin: 'garage',
  hoaMax: 'HOA dues',
};

/**
 * A limit by the month with the buyer's own loan. A search knows a down payment as a percentage: that of the price at which
 * the limit is reached, so that the same homes are left out.
 */
function writeMonthlyLimit(budget: BuyerProfile['budget']): Record<string, string> {
  const filters: Record<string, string> = { monthlyCostMax: String(budget.monthlyMax), termYears: String(budget.termYears) };
  if (budget.interestRate !== null) filters['interestRate'] = String(toPercent(budget.interestRate));
  const reached = findAffordablePrice(toAffordabilityInputs(budget)).limits.find(({ limit }) => limit === 'monthly-limit');
  if (budget.downPayment !== null && reached !== undefined && reached.priceCents > 0)
    filters['downPaymentPercent'] = String(Math.min(100, toPercent((budget.downPayment * 100) / reached.priceCents)));
  return filters;
}

const toPercent = (ratio: number) => Math.round(ratio * 10_000) / 100;

function toTravelLimit({ label, longitude, latitude, mode, minutes, arriveBy }: CommuteAnchor): TravelLimit {
  return { to: { longitude, latitude }, mode, minutes, arriveBy: arriveBy ?? DEFAULT_ARRIVE_BY, label };
}

function writeRing(ring: readonly (readonly [number, number])[]): string {
  return ring.map(([longitude, latitude]) => `${longitude.toFixed(5)},${latitude.toFixed(5)}`).join(';');
}
