import { daysBetween } from '#lib/calendar.ts';

/** The columns of a listing that say how long it has been for sale; days are YYYY-MM-DD. */
export interface MarketDates {
  standard_status: string;
  on_market_date: string | null;
  listing_contract_date: string | null;
  purchase_contract_date: string | null;
  off_market_date: string | null;
  close_date: string | null;
}
/** What {@link countDaysOnMarket} reads. */
export const MARKET_DATES = [
  'standard_status',
  'on_market_date',
  'listing_contract_date',
  'purchase_contract_date',
  'off_market_date',
  'close_date',
] as const satisfies readonly (keyof MarketDates)[];

/**
 * The first day for sale, which is to come for a home that is coming soon: its contract with the seller says nothing of that day.
 * Null if it is not known.
 */
export function firstDayForSale({
  standard_status: status,
  on_market_date: first,
  listing_contract_date: contract,
}: Pick<MarketDates, 'standard_status' | 'on_market_date' | 'listing_contract_date'>): string | null {
  return status === 'Coming Soon' ? first : (first ?? contract);
}

/**
 * Days on market: from the first day on it until the home was under contract, closed or taken off, else until today. Null before the
 * first day. Search counts those of active homes by `listings.listed_on`: that first day, less the days in earlier listings here.
 */
export function countDaysOnMarket(listing: MarketDates, today: string): number | null {
  const from = firstDayForSale(listing);
  if (from === null || listing.standard_status === 'Coming Soon') return null;
  const { purchase_contract_date: contract, off_market_date: off, close_date: closed } = listing;
  const until = listing.standard_status === 'Active' ? today : (contract ?? off ?? closed ?? today);
  return Math.max(0, daysBetween(from, until));
}
