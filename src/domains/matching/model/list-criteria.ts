import { formatWholeDollars } from '#lib/format.ts';
import type { BuyerProfile } from '../contract.ts';
import { areaCriterion } from './area-criterion.ts';
import { boundCriterion, roundUpTo } from './bound-criterion.ts';
import { commuteCriteria } from './commute-criteria.ts';
import type { Criterion } from './criterion.ts';
import { homeCriteria } from './home-criteria.ts';
import { monthlyDollars } from './home-cost.ts';
import { wishCriteria } from './wish-criteria.ts';

/** The looked-up values that measuring a profile needs. */
export interface ProfileLookups {
  /** Ids of the wanted places: cities, ZIP codes and neighborhoods. */
  placeIds: readonly number[];
}

/** Turns every wish of a profile into a criterion. Unanswered wishes make none. */
export function listCriteria(profile: BuyerProfile, lookups: ProfileLookups): Criterion[] {
  return [
    ...budgetCriteria(profile),
    ...areaCriterion(profile.where, lookups.placeIds),
    ...commuteCriteria(profile.where),
    ...homeCriteria(profile.home),
    ...wishCriteria(profile.wishes),
  ];
}

const PRICE_EDGE = 0.1;
const PRICE_EASE = 0.3;

function budgetCriteria(profile: BuyerProfile): Criterion[] {
  const { limitBy, priceMax, monthlyMax, isMust, weight } = profile.budget;
  const stance = isMust ? 'must' : 'nice';
  if (limitBy === 'month') {
    if (monthlyMax === null || monthlyMax === 0) return [];
    return [
      boundCriterion({
        id: 'budget',
        label: 'Monthly cost',
        stance,
        weight,
        direction: 'at-most',
        limit: monthlyMax,
        edge: (limit) => limit * PRICE_EDGE,
        ease: (limit) => limit * PRICE_EASE,
        valueOf: (home) => monthlyDollars(home, profile.budget),
        tell: (value, limit) => tellMoney(value - limit, '/mo'),
        round: roundUpTo(25),
        describeMove: (limit) => `Raise your limit to ${formatWholeDollars(limit)} a month`,
        giveUp: 'Leave the monthly cost open',
      }),
    ];
  }
  if (priceMax === null || priceMax === 0) return [];
  return [
    boundCriterion({
      id: 'budget',
      label: 'Price',
      stance,
      weight,
      direction: 'at-most',
      limit: priceMax,
      edge: (limit) => limit * PRICE_EDGE,
      ease: (limit) => limit * PRICE_EASE,
      valueOf: (home) => home.price,
      tell: (value, limit) => tellMoney(value - limit, ''),
      round: roundUpTo(1000),
      describeMove: (limit) => `Raise your limit to ${formatWholeDollars(limit)}`,
      giveUp: 'Leave the price open',
    }),
  ];
}

function tellMoney(over: number, per: string): string {
  if (Math.abs(over) < 0.5) return 'exactly your limit';
  return `${formatWholeDollars(Math.abs(over))}${per} ${over > 0 ? 'over' : 'under'} your limit`;
}
