import type { TellContext } from '#domains/notifications/server/index.ts';
import { findHomeForOffers, findHomesForOffers, listListingsSoldBy } from '#domains/selling/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import { isOpenOffer, isStanding, makeMove, OFFER_STATUSES, statusAt } from '../model/negotiation.ts';
import { listChanged, writeMoves } from './move-offer.ts';
import { standingOf } from './present-offers.ts';
import { lockOffersOf, readClock } from './queries.ts';
import { NEWS, tellBuyer, tellSellers } from './tell-sides.ts';

/**
 * Runs within the caller's transaction, before the account is erased, and before its listings pass on. What the person offered goes
 * with them: the backups behind it move up, and the sellers hear. Buyers hear where nobody else decides on their offers.
 */
export async function leaveOffers(ctx: TellContext & { db: Trx }, userId: string): Promise<void> {
  await withdrawOwn(ctx, userId);
  await tellBuyersOf(ctx, userId);
}

async function withdrawOwn(ctx: TellContext & { db: Trx }, userId: string): Promise<void> {
  const { db } = ctx;
  const own = await db
    .selectFrom('offers')
    .select(['id', 'listing_id'])
    .where('user_id', '=', userId)
    .where('status', 'in', OFFER_STATUSES.filter(isStanding))
    .orderBy('listing_id')
    .orderBy('id')
    .execute();
  for (const { id, listing_id: listingId } of own) {
    const rows = await lockOffersOf(db, listingId);
    const at = await readClock(db);
    const row = rows.find((one) => one.id === id);
    const status = row && statusAt(standingOf(row), at);
    if (row === undefined || status === undefined || !isStanding(status)) continue;
    const home = await findHomeForOffers(ctx, { listingId });
    const result = makeMove(rows.map(standingOf), { verb: 'withdraw', by: 'buyer', offerId: id, at });
    if (result.ok) {
      const changed = listChanged(rows, result.offers, id);
      await writeMoves(ctx, { row, rows, changed, verb: 'withdraw', version: row.version, at });
    }
    if (home === undefined) continue;
    // Nobody’s name stays behind them.
    const nameless = { to: 'sellers', buyer: undefined, terms: undefined } as const;
    const news = isOpenOffer(status) ? NEWS.moved(home.label, 'withdraw', nameless) : NEWS.buyerLeft(home.label);
    if (news !== undefined) await tellSellers(ctx, home, { ...news, key: `offer-${id}-left` }, userId);
  }
}

async function tellBuyersOf(ctx: TellContext & { db: Trx }, userId: string): Promise<void> {
  const sold = (await listListingsSoldBy(ctx, userId)).map(Number);
  for (const home of (await findHomesForOffers(ctx, sold)).values()) {
    if (home.sellers.some((seller) => seller.userId !== userId && seller.mayDecide)) continue;
    const rows = await lockOffersOf(ctx.db, home.listingId);
    const at = await readClock(ctx.db);
    for (const row of rows) {
      const status = statusAt(standingOf(row), at);
      if (!isStanding(status)) continue;
      const news = NEWS.sellersLeft(home.label, status === 'accepted');
      await tellBuyer(ctx, row.user_id, { ...news, key: `offer-${row.id}-sellers-left` });
    }
  }
}
