import type { ListingContact } from '#domains/listings/server/index.ts';

/** Why a home cannot be toured at these times, or undefined where it can. */
export function canBeToured(
  listing: Pick<ListingContact, 'standardStatus' | 'onMarketDate' | 'timeZone'>,
  slots: readonly Date[],
): string | undefined {
  if (listing.standardStatus === 'Active') return undefined;
  if (listing.standardStatus !== 'Coming Soon') return 'This home is not open for tours at the moment.';
  const { onMarketDate } = listing;
  if (onMarketDate === null) return 'Tours of this home start once it is on the market.';
  const localDate = new Intl.DateTimeFormat('en-CA', { timeZone: listing.timeZone });
  const tooEarly = slots.some((slot) => localDate.format(slot) < onMarketDate);
  return tooEarly ? `Tours of this home start on ${onMarketDate}.` : undefined;
}
