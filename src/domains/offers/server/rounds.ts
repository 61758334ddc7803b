import { hasEnded } from '#domains/selling/contract.ts';
import { findHomeForOffers } from '#domains/selling/server/index.ts';
import type { TellContext } from '#domains/notifications/server/index.ts';
import { formatDateTime } from '#lib/format.ts';
import { alreadySent } from '#platform/verb/already-sent.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { OfferRound } from '../contract.ts';
import { refuseRound, statusAt, UNANSWERED } from '../model/negotiation.ts';
import { ROUND_TIME_WORDS } from '../model/round-deadline.ts';
import { standingOf } from './present-offers.ts';
import { lockOffersOf, type OfferRow, readClock } from './queries.ts';
import { requireSoldHome } from './require-offer.ts';
import { findLatestRounds, findRound, presentRound, timesOf } from './round-queries.ts';
import { NEWS, tellBuyer } from './tell-sides.ts';

const REFUSALS: Record<NonNullable<ReturnType<typeof refuseRound>> | 'ended', string> = {
  ended: 'The listing for this home has ended, so no one can be bound to an offer for it anymore.',
  running: 'A round is already under way. Wait for it to end, or call it off first.',
  'no-time': ROUND_TIME_WORDS,
  'too-few': 'A round needs at least two open offers.',
  taken: 'An offer for this home has been accepted.',
  countered: 'An open counter could bind you during the round. Reject it first, or wait for it to end.',
};

const isWaiting = (row: OfferRow, at: Date) => UNANSWERED.includes(statusAt(standingOf(row), at));

/**
 * Opens a highest-and-best round for a home, and tells the buyers with open offers. Throws `not-found` for people who do not sell
 * the home, `forbidden` for those who do not decide, `invalid` for a deadline too near or too far, `conflict` if a round runs or
 * too few offers wait. The same id gets the same answer again.
 */
export async function openRound(
  ctx: TellContext,
  { listingKey, id, closesAt }: { listingKey: string; id: string; closesAt: string },
): Promise<OfferRound> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    const { db } = inner;
    const { home, caller } = await requireSoldHome(inner, listingKey);
    if (!caller.mayDecide) throw new DomainError('forbidden', 'Only the owners can call a round.');
    const rows = await lockOffersOf(db, home.listingId);
    const at = await readClock(db);
    const earlier = await findRound(db, id);
    if (earlier !== undefined) {
      if (earlier.listing_id !== home.listingId) throw alreadySent();
      return presentRound(earlier, at);
    }
    const latest = timesOf((await findLatestRounds(db, [home.listingId])).get(home.listingId));
    const round = { opensAt: at, closesAt: new Date(closesAt) };
    const refusal = refuseRound(rows.map(standingOf), round, latest);
    if (hasEnded(home.standardStatus)) throw new DomainError('conflict', REFUSALS.ended);
    if (refusal === 'no-time') throw invalidField('closesAt', REFUSALS['no-time']);
    if (refusal !== null) throw new DomainError('conflict', REFUSALS[refusal]);
    const made = await db
      .insertInto('offer_rounds')
      .values({ id, listing_id: home.listingId, user_id: userId, opens_at: at, closes_at: round.closesAt })
      .returningAll()
      .executeTakeFirstOrThrow();
    const deadline = formatDateTime(closesAt, home.timeZone);
    for (const row of rows.filter((one) => isWaiting(one, at)))
      await tellBuyer(inner, row.user_id, {
        ...NEWS.roundBegins(home.label, { deadline, endsBefore: row.expires_at < round.closesAt }),
        key: `offer-round-${id}-${row.id}`,
      });
    return presentRound(made, at);
  });
}

/**
 * Calls off a round that runs, and tells the buyers. Throws `not-found` for people who do not sell the home, `forbidden` for those
 * who do not decide, `conflict` once it is over. A repeat changes nothing.
 */
export async function callOffRound(ctx: TellContext, roundId: string): Promise<void> {
  const { userId } = requireUser(ctx);
  await transact(ctx, async (inner) => {
    const { db } = inner;
    const round = await findRound(db, roundId);
    const home = round && (await findHomeForOffers(inner, { listingId: round.listing_id }));
    const caller = home?.sellers.find((seller) => seller.userId === userId);
    if (round === undefined || home === undefined || caller === undefined)
      throw new DomainError('not-found', 'There is no round with this id.');
    if (!caller.mayDecide) throw new DomainError('forbidden', 'Only the owners can call off a round.');
    const rows = await lockOffersOf(db, home.listingId);
    const at = await readClock(db);
    if (round.called_off_at !== null) return;
    if (round.closes_at <= at) throw new DomainError('conflict', 'This round is over.');
    const { numUpdatedRows } = await db
      .updateTable('offer_rounds')
      .set({ called_off_at: at })
      .where('id', '=', roundId)
      .where('called_off_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    for (const row of rows.filter((one) => isWaiting(one, at)))
      await tellBuyer(inner, row.user_id, {
        ...NEWS.roundIsOff(home.label),
        key: `offer-round-${roundId}-off-${row.id}`,
      });
  });
}
