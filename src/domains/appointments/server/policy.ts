import type { ListingContact } from '#domains/listings/server/index.ts';
import { formatDate } from '#lib/format.ts';
import { dayInZone } from '#lib/zoned-time.ts';

/** Why a home cannot be toured at these times, or undefined where it can. */
export function refuseTour(
  listing: Pick<ListingContact, 'standardStatus' | 'onMarketDate' | 'timeZone'>,
  slots: readonly Date[],
): string | undefined {
  if (listing.standardStatus === 'Active') return undefined;
  if (listing.standardStatus !== 'Coming Soon') return 'This home isn’t open for tours right now.';
  const { onMarketDate } = listing;
  if (onMarketDate === null) return 'Tours of this home start once it’s on the market.';
  const tooEarly = slots.some((slot) => dayInZone(slot, listing.timeZone) < onMarketDate);
  return tooEarly ? `Tours of this home start ${formatDate(onMarketDate, 'UTC')}.` : undefined;
}
