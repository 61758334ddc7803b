import type { BuyerProfile } from '../contract.ts';
import { firmnessOf } from './home-criteria.ts';

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

/**
 * Turns the musts of a profile into search parameters, to save them and to show them on the map. For one wish about location,
 * named places win over drawn ones, because a search takes only homes that are in both.
 */
export function toSearchParams(profile: BuyerProfile): Record<string, string> {
  const { budget, where, home, wishes } = profile;
  const params: Record<string, string> = {};
  if (budget.limitBy === 'price' && budget.priceMax !== null) params['priceMax'] = String(budget.priceMax);
  if (where.places.length > 0) params['place'] = where.places.map(({ slug }) => slug).join(',');
  else if (where.rings.length > 0) params['polygon'] = where.rings.map(writeRing).join('|');
  if (home.types.length > 0) params['types'] = home.types.join(',');
  for (const name of BOUNDS) {
    const value = home[name];
    const isNeeded = firmnessOf(home, name).isMust || name === 'bedsMin' || name === 'bathsMin';
    if (value !== null && value > 0 && isNeeded) params[name] = String(value);
  }
  for (const flag of FLAGS) {
    const stance = wishes.find(({ feature }) => feature === flag)?.stance;
    if (stance === 'must') params[flag] = 'true';
    if (stance === 'avoid') params[flag] = 'false';
  }
  return params;
}

function writeRing(ring: readonly (readonly [number, number])[]): string {
  return ring.map(([longitude, latitude]) => `${longitude.toFixed(5)},${latitude.toFixed(5)}`).join(';');
}
