import { type Draft, type Found, numberOf, setFilter } from '../draft.ts';

/** Below this a price without a unit is meant in thousands: "max 750". */
export const LEAST_SALE_PRICE = 1000;

/** "Taxes under 3k": nothing that cheap is a home. */
const LEAST_TOLD_PRICE = 10_000;
const LEAST_RENT = 50;
const MOST_PRICE = 2e9;

/** "40 minutes", "800 meters", "2 big dogs": a number of something other than money. */
const COUNTED =
  /^(?:x|by (?=\d)|(?:(?:big|large|small|little) )?(?:minutes?|mins?|hours?|days?|weeks?|months?|years?|meters?|metres?|km|kilometers?|kilometres?|miles?|mi|blocks?|yards|feet|foot|ft|%|percent|stories|floors?|rooms?|units?|people|persons|kids|children|dogs?|cats?|pets|cars?|boats?|horses?|am|pm|lbs?|pounds?|kg|inches|amps?|volts?|v|gallons?|mbps))(?: |$)/;

export function isCountOfSomething(draft: Draft, { to }: Found): boolean {
  const next = draft.line.slice(to, to + 2).map((token) => (token.isClaimed ? '·' : token.word));
  return COUNTED.test(next.join(' '));
}

export function isRent(draft: Draft): boolean {
  return draft.filters.listing_type === 'rent';
}

/** Words of landlords: they make an amount too small to buy a home a rent. */
const LETTING =
  /^(?:apartments?|apts?|departamentos?|apartamentos?|flats?|studios?|furnished|unfurnished|pets?|cats?|dogs?|utilities|deposit|landlords?|tenants?|roommates?|vouchers?)$/;
const PAYING_OFF = /^(?:mortgages?|payments?|piti|down|hoa|hoas|dues|taxes|afford)$/;
const [LEAST_TOLD_RENT, MOST_RENT] = [300, 9999];

/** Whether the words of a landlord and a number that can be a rent are said. */
export function soundsLet(draft: Draft): boolean {
  const isRentalAmount = ({ word }: { word: string }) => /^\d{3,4}$/.test(word) && Number(word) >= LEAST_TOLD_RENT;
  return isRentBy(draft, LEAST_TOLD_RENT) && draft.line.some(isRentalAmount);
}

/** "Apartment under 1,500" is for rent, though nobody says so. */
export function isRentBy(draft: Draft, value: number, isMarked = false): boolean {
  if (isRent(draft)) return true;
  if (value < LEAST_TOLD_RENT || value > MOST_RENT) return false;
  // Nothing sells for "$1,500".
  const isLet = (isMarked && value >= LEAST_SALE_PRICE) || draft.line.some(({ word }) => LETTING.test(word));
  return isLet && !draft.line.some(({ word }) => PAYING_OFF.test(word));
}

/** Dollars of a price as people say it; undefined for a number that cannot be one. */
export function toPrice(draft: Draft, found: Found, group: string, unitFrom?: string): number | undefined {
  const value = numberOf(found, group, unitFrom);
  if (value === undefined || isCountOfSomething(draft, found)) return undefined;
  const hasUnit =
    found.groups[`${group}_k`] !== undefined || (unitFrom !== undefined && found.groups[`${unitFrom}_k`] !== undefined);
  const isMarked = found.groups[`${group}_s`] !== undefined;
  if (value > MOST_PRICE) return undefined;
  if (found.groups[`${group}_d`] !== undefined) return value;
  if (hasUnit)
    return value < LEAST_TOLD_PRICE && value >= LEAST_TOLD_RENT && !isRentBy(draft, value, isMarked) ? undefined : value;
  if (value >= LEAST_SALE_PRICE && isRentBy(draft, value, isMarked)) return value;
  if (isRent(draft)) return value >= LEAST_RENT || isMarked ? value : undefined;
  if (value < LEAST_SALE_PRICE && value >= (isMarked ? 101 : 100)) return value * 1000;
  // "1.2" beside a price is in millions.
  if (value < 20 && !Number.isInteger(value)) return value * 1_000_000;
  return value >= 10_000 || isMarked ? value : undefined;
}

export function setPrices(
  draft: Draft,
  found: Found,
  bounds: { min?: number | undefined; max?: number | undefined; target?: number | undefined },
): boolean {
  const { min, max, target } = bounds;
  const most = max ?? target ?? min;
  if (most === undefined) return false;
  const isMarked = (found.groups['a_s'] ?? found.groups['b_s']) !== undefined;
  if (!isRent(draft) && isRentBy(draft, most, isMarked)) setFilter(draft, found, 'listing_type', 'rent');
  if (min !== undefined) setFilter(draft, found, 'price_min', min);
  if (max !== undefined) setFilter(draft, found, 'price_max', max);
  if (target !== undefined) setFilter(draft, found, 'price_target', target);
  return true;
}
