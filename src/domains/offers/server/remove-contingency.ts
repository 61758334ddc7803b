import type { TellContext } from '#domains/notifications/server/index.ts';
import { hasEnded } from '#domains/selling/contract.ts';
import { recordContract } from '#domains/selling/server/index.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Offer } from '../contract.ts';
import { removalOf, standingContingencies } from '../model/contingencies.ts';
import { CONTINGENCY_LABELS } from '../model/offer-grid.ts';
import { type Contingency, offerTermsSchema } from '../model/terms.ts';
import { listStepsOf, lockOffersOf, readClock, requireTermsOf } from './queries.ts';
import { NO_OFFER, requireOffer, showOffer } from './require-offer.ts';
import { NEWS, tellSellers } from './tell-sides.ts';

/**
 * Removes a contingency of an accepted offer for good, by its buyer; again changes nothing. With the last one, the home is
 * pending. Throws `not-found` for strangers, `forbidden` for sellers, `conflict` if the offer is not accepted or never had it, or
 * the listing has ended.
 */
export async function removeContingency(
  ctx: TellContext,
  { offerId, contingency }: { offerId: string; contingency: Contingency },
): Promise<Offer> {
  return transact(ctx, async (inner) => {
    const { db } = inner;
    const { offer: seen, home, caller } = await requireOffer(inner, offerId);
    if (caller.side !== 'buyer') throw new DomainError('forbidden', 'Only the buyer can remove a contingency.');
    const row = (await lockOffersOf(db, seen.listing_id)).find(({ id }) => id === offerId);
    if (row === undefined) throw new DomainError('not-found', NO_OFFER);
    if (hasEnded(home.standardStatus)) throw new DomainError('conflict', 'This listing has ended, and its contract with it.');
    if (row.status !== 'accepted') throw new DomainError('conflict', 'Only an accepted offer has contingencies to remove.');
    const terms = offerTermsSchema.parse(await requireTermsOf(db, row));
    if (terms.contingencies[contingency] === null) throw new DomainError('conflict', 'This offer doesn’t have that contingency.');
    const at = await readClock(db);
    const { numInsertedOrUpdatedRows: written } = await db
      .insertInto('offer_steps')
      .values({ offer_id: offerId, step: removalOf(contingency), done_at: at, done_by: caller.userId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (written === 1n) {
      const isFirm = standingContingencies(terms, await listStepsOf(db, [offerId])).length === 0;
      if (isFirm) await recordContract(inner, { listingKey: home.listingKey, became: 'firm' });
      const news = NEWS.contingencyRemoved(home.label, CONTINGENCY_LABELS[contingency], isFirm);
      await tellSellers(inner, home, { ...news, key: `offer-${offerId}-${removalOf(contingency)}` });
    }
    return showOffer(inner, offerId, { home, at });
  });
}
