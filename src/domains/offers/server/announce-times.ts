import { sql } from 'kysely';
import { findHomeForOffers } from '#domains/selling/server/index.ts';
import type { TellContext } from '#domains/notifications/server/index.ts';
import { formatDateTime } from '#lib/format.ts';
import { eachInTurn } from '#platform/jobs/each-in-turn.ts';
import { transact } from '#platform/verb/transact.ts';
import { OPEN, statusAt, UNANSWERED } from '../model/negotiation.ts';
import { soonAt } from '../model/offer-times.ts';
import { standingOf } from './present-offers.ts';
import { findOffer, lockOffersOf } from './queries.ts';
import { NEWS, tellBuyer, tellSellers } from './tell-sides.ts';

/** Those whose end is told, also where the clock has written it already. */
const ENDING = sql.join([...OPEN, 'expired']);

/**
 * Tells both sides, once, that an offer ends soon or has ended, and that a round is over. It changes no offer: the clock has
 * ended them already.
 */
export async function announceTimes(ctx: TellContext): Promise<void> {
  await announceEnds(ctx);
  await announceRounds(ctx);
}

async function announceEnds(ctx: TellContext): Promise<void> {
  const { db, now } = ctx;
  const find = async (after: string, most: number) => {
    const { rows } = await sql<{ id: string; made_at: Date; expires_at: Date }>`
    select f.id, v.made_at, f.expires_at from offers f join offer_versions v on v.offer_id = f.id and v.version = f.version
    where f.end_told_for is distinct from f.expires_at and f.expires_at <= ${now}::timestamptz + interval '1 day'
      and f.status in (${ENDING})
      and (f.expires_at <= ${now} or f.soon_told_for is distinct from f.expires_at)
      and f.id > ${after}::uuid
    order by f.id limit ${most}`.execute(db);
    return rows;
  };
  await eachInTurn(ctx, 'news of an offer', find, async (id, { made_at: madeAt, expires_at: expiresAt }) => {
    if (soonAt({ madeAt, expiresAt }) <= now) await announceEnd(ctx, id);
  });
}

/** Tells of one offer in a transaction of its own, if nobody else did meanwhile. */
async function announceEnd(ctx: TellContext, id: string): Promise<void> {
  await transact(ctx, async (inner) => {
    const { db, now } = inner;
    const marked = await sql<{ status: string }>`
      update offers set soon_told_for = expires_at, end_told_for = case when expires_at <= ${now} then expires_at else end_told_for end
      where id = ${id} and status in (${ENDING})
        and case when expires_at <= ${now} then end_told_for else soon_told_for end is distinct from expires_at
      returning status`.execute(db);
    const offer = await findOffer(db, id);
    const home = offer && (await findHomeForOffers(inner, { listingId: offer.listing_id }));
    if (marked.rows.length === 0 || offer === undefined || home === undefined) return;
    const isOver = offer.expires_at <= now;
    const until = formatDateTime(offer.expires_at.toISOString(), home.timeZone);
    const news = NEWS.ends(home.label, { until, isOver, isCounter: offer.status.startsWith('countered') });
    const key = `offer-${id}-${isOver ? 'ended' : 'soon'}-${offer.expires_at.getTime()}`;
    await tellBuyer(inner, offer.user_id, { ...news.buyer, key });
    await tellSellers(inner, home, { ...news.sellers, key });
  });
}

async function announceRounds(ctx: TellContext): Promise<void> {
  const find = async (after: string, most: number) => {
    const { rows } = await sql<{ id: string; listing_id: number; closes_at: Date }>`
    select id, listing_id, closes_at from offer_rounds where end_told_at is null and called_off_at is null and closes_at <= ${ctx.now}
      and id > ${after}::uuid
    order by id limit ${most}`.execute(ctx.db);
    return rows;
  };
  await eachInTurn(ctx, 'news of a round', find, (id, { listing_id: listingId, closes_at: closesAt }) =>
    transact(ctx, async (inner) => {
      const { db } = inner;
      const offers = await lockOffersOf(db, listingId);
      const { numAffectedRows } = await sql`
        update offer_rounds set end_told_at = ${ctx.now} where id = ${id} and end_told_at is null`.execute(db);
      const home = await findHomeForOffers(inner, { listingId });
      if (numAffectedRows === 0n || home === undefined) return;
      // Whoever offered since was not asked, and learns of no other offers.
      const waiting = offers.filter(
        (offer) => offer.created_at < closesAt && UNANSWERED.includes(statusAt(standingOf(offer), ctx.now)),
      );
      const news = NEWS.roundIsOver(home.label);
      await tellSellers(inner, home, { ...news.sellers, key: `offer-round-${id}-over` });
      for (const offer of waiting)
        await tellBuyer(inner, offer.user_id, { ...news.buyer, key: `offer-round-${id}-over-${offer.id}` });
    }),
  );
}
