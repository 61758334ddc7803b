import { TAKES_OFFERS } from '#domains/listings/contract.ts';
import { sql } from 'kysely';
import { findPeople } from '#domains/accounts/server/index.ts';
import { beginWordlessThread, type LetterContext } from '#domains/correspondence/server/index.ts';
import { noteOfferSent } from '#domains/roadmaps/server/index.ts';
import { findHomeForOffers } from '#domains/selling/server/index.ts';
import { alreadySent } from '#platform/verb/already-sent.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireReachable } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Offer } from '../contract.ts';
import { OPEN } from '../model/negotiation.ts';
import type { OfferTerms } from '../model/terms.ts';
import { requireTimely } from './check-terms.ts';
import { endDraft } from './drafts.ts';
import { findOffer, insertVersion, readClock } from './queries.ts';
import { showOffer } from './require-offer.ts';
import { NEWS, tellSellers, tellTerms } from './tell-sides.ts';

/**
 * Offers to buy a home. Throws `not-found` for homes not listed here, `forbidden` for the people who sell it and for an address that
 * nobody proved, `conflict` if it takes no offers now or the caller already has an open one. The same id gets the same answer again.
 */
export async function submitOffer(
  ctx: LetterContext,
  { listingKey, id, terms }: { listingKey: string; id: string; terms: OfferTerms },
): Promise<Offer> {
  const { userId } = requireReachable(ctx, 'the seller answers there');
  return transact(ctx, async (inner) => {
    const home = await findHomeForOffers(inner, { listingKey });
    if (home === undefined) throw new DomainError('not-found', 'This home isn’t listed here. Send your offer to its agent.');
    if (home.sellers.some((seller) => seller.userId === userId))
      throw new DomainError('forbidden', 'You’re selling this home, so you can’t make an offer on it.');
    const at = await readClock(inner.db);
    const showKnown = async (): Promise<Offer | undefined> => {
      const row = await findOffer(inner.db, id);
      if (row === undefined) return undefined;
      if (row.user_id !== userId || row.listing_id !== home.listingId) throw alreadySent();
      return showOffer(inner, id, { home, at });
    };
    const known = await showKnown();
    if (known !== undefined) return known;
    if (!TAKES_OFFERS.some((status) => status === home.standardStatus))
      throw new DomainError('conflict', 'This home isn’t taking offers now.');
    requireTimely(terms, { now: at, timeZone: home.timeZone });
    // An offer past its expiry blocks nobody.
    await sql`
      update offers set status = 'expired', updated_at = ${at} where listing_id = ${home.listingId} and user_id = ${userId}
        and status in (${sql.join(OPEN)}) and expires_at <= ${at}`.execute(inner.db);
    const made = await inner.db
      .insertInto('offers')
      .values({
        id,
        listing_id: home.listingId,
        user_id: userId,
        status: 'submitted',
        expires_at: new Date(terms.expiresAt),
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) {
      const same = await showKnown();
      if (same !== undefined) return same;
      throw new DomainError('conflict', 'You already have an open offer for this home: change that one, or withdraw it first.');
    }
    await endDraft(inner.db, { userId, listingId: home.listingId });
    await insertVersion(inner.db, { offerId: id, version: 1, side: 'buyer', terms, at });
    const people = await findPeople(inner.db, [userId]);
    await beginWordlessThread(inner, {
      kind: 'offer',
      publicId: id,
      about: { kind: 'listing', key: String(home.listingId) },
      sender: { userId, name: people.get(userId)?.name ?? 'A buyer' },
      recipientName: `The sellers of ${home.label}`,
    });
    await tellSellers(inner, home, {
      ...NEWS.sent(home.label, { ...tellTerms(terms, home.timeZone), buyer: people.get(userId)?.name }),
      key: `offer-${id}-1`,
    });
    await noteOfferSent(inner, userId);
    return showOffer(inner, id, { home, at });
  });
}
