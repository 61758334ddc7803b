import { findHomesForOffers } from '#domains/selling/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { Offer, OfferDraftLine, OffersForHome } from '../contract.ts';
import { listDraftsOf } from './drafts.ts';
import { presentOffers } from './present-offers.ts';
import { requireSoldHome } from './require-offer.ts';
import { findLatestRounds, presentRound } from './round-queries.ts';

const MOST_SHOWN = 500;

/** The caller's own offers, newest first, and drafts of offers. */
export async function listMyOffers(ctx: Context): Promise<{ offers: Offer[]; drafts: OfferDraftLine[] }> {
  const { userId } = requireUser(ctx);
  const rows = await ctx.db
    .selectFrom('offers')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute();
  const homes = await findHomesForOffers(
    ctx,
    rows.map((row) => row.listing_id),
  );
  return { offers: await presentOffers(ctx.db, rows, { homes, userId, at: ctx.now }), drafts: await listDraftsOf(ctx) };
}

/** All offers for a home with its latest round, for the people who sell it. Throws `not-found` for everybody else. */
export async function listOffersFor(ctx: Context, listingKey: string): Promise<OffersForHome> {
  const { userId } = requireUser(ctx);
  const { home, caller } = await requireSoldHome(ctx, listingKey);
  const rows = await ctx.db
    .selectFrom('offers')
    .selectAll()
    .where('listing_id', '=', home.listingId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute();
  const round = (await findLatestRounds(ctx.db, [home.listingId])).get(home.listingId);
  return {
    offers: await presentOffers(ctx.db, rows, { homes: new Map([[home.listingId, home]]), userId, at: ctx.now }),
    round: round === undefined ? null : presentRound(round, ctx.now),
    mayDecide: caller.mayDecide,
  };
}
