import { findHomeForOffers, findZoneOfListing } from '#domains/selling/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { findOffer } from './queries.ts';

/** The zone of clocks at the home that an offer is for; undefined where nobody knows it. */
export async function findZoneOfOffer(ctx: Pick<Context, 'db'>, offerId: string): Promise<string | undefined> {
  const offer = await findOffer(ctx.db, offerId);
  const home = offer && (await findHomeForOffers(ctx, { listingId: offer.listing_id }));
  return home && findZoneOfListing(ctx, home.id);
}
