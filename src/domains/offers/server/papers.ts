import type { Document } from '#domains/documents/contract.ts';
import { listDocumentsWith, serveDocumentWith, storeDocument } from '#domains/documents/server/index.ts';
import { HOUR_MS } from '#lib/time-units.ts';
import { wasToldLately } from '#lib/told-lately.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Offer } from '../contract.ts';
import { showsPapers, statusAt } from '../model/negotiation.ts';
import { PAPERS_TOLD_HOURS } from '../model/offer-times.ts';
import type { OfferPaper } from '../model/paper-kinds.ts';
import { offerTermsSchema } from '../model/terms.ts';
import { standingOf } from './present-offers.ts';
import { findOffer, lockOffersOf, type OfferRow, requireTermsOf } from './queries.ts';
import { requireOffer, showOffer } from './require-offer.ts';
import { NEWS, tellSellers } from './tell-sides.ts';

/**
 * Adds a file to an offer of the caller's and tells the sellers, once an hour however many files there are. Throws `not-found`
 * for strangers, `forbidden` for the sellers, `conflict` if the offer is over.
 */
export async function uploadOfferPaper(
  ctx: ServerContext,
  { offerId, ...file }: { offerId: string; item: OfferPaper; documentId: string; name: string; request: Request },
): Promise<Document> {
  const { offer, home, caller } = await requireOffer(ctx, offerId);
  if (caller.side !== 'buyer') throw new DomainError('forbidden', 'Only the buyer can add files to an offer.');
  const refuseOver = (row: OfferRow | undefined) => {
    if (row === undefined || !showsPapers(statusAt(standingOf(row), ctx.now)))
      throw new DomainError('conflict', 'This offer is over, so you can’t add to it.');
  };
  refuseOver(offer);
  const subject = { kind: 'offer', key: offerId, ownerId: caller.userId } as const;
  const before = await listDocumentsWith(ctx.db, subject);
  const stillMay = async ({ db }: Context) => refuseOver(await findOffer(db, offerId));
  const document = await storeDocument(ctx, subject, { ...file, stillMay });
  const isTold = wasToldLately(
    before.map((one) => one.created_at),
    { now: ctx.now, spanMs: PAPERS_TOLD_HOURS * HOUR_MS },
  );
  if (!isTold)
    await transact(ctx, (inner) =>
      tellSellers(inner, home, {
        ...NEWS.papers(home.label),
        key: `offer-papers-${document.id}`,
      }),
    );
  return document;
}

/** A file of an offer, for its buyer, and for the sellers while the offer is not over. Throws `not-found` for everybody else. */
export async function serveOfferPaper(
  ctx: ServerContext,
  { offerId, documentId }: { offerId: string; documentId: string },
): Promise<Response> {
  const { offer, caller } = await requireOffer(ctx, offerId);
  if (caller.side === 'seller' && !showsPapers(statusAt(standingOf(offer), ctx.now)))
    throw new DomainError('not-found', 'This offer is over, so its files are closed.');
  return serveDocumentWith(ctx, { kind: 'offer', key: offerId }, documentId);
}

interface ProofCheck {
  offerId: string;
  /** The version of the terms that the caller saw. */
  version: number;
  isChecked: boolean;
}

/**
 * Notes that the sellers checked the proof of the money, or takes it back. Throws `not-found` for strangers, `forbidden` for the
 * buyer, `stale` if the terms have changed, `conflict` if the offer names no proof or is over.
 */
export async function checkProof(ctx: Context, { offerId, version, isChecked }: ProofCheck): Promise<Offer> {
  return transact(ctx, async (inner) => {
    const { offer: seen, home, caller } = await requireOffer(inner, offerId);
    if (caller.side !== 'seller') throw new DomainError('forbidden', 'Only the sellers can check the proof.');
    const offer = (await lockOffersOf(inner.db, seen.listing_id)).find(({ id }) => id === offerId) ?? seen;
    if (offer.version !== version) throw new DomainError('stale', 'The terms have changed: take another look.');
    if (!showsPapers(statusAt(standingOf(offer), ctx.now))) throw new DomainError('conflict', 'This offer is over.');
    if (offerTermsSchema.parse(await requireTermsOf(inner.db, offer)).proof === 'none')
      throw new DomainError('conflict', 'The offer doesn’t name a proof of funds to check.');
    await inner.db
      .updateTable('offers')
      .set({ proof_checked_at: isChecked ? ctx.now : null })
      .where('id', '=', offerId)
      .execute();
    return showOffer(inner, offerId, { home, at: ctx.now });
  });
}
