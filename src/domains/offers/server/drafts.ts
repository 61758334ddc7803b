import type { Selectable } from 'kysely';
import { lockPerson } from '#domains/accounts/server/index.ts';
import { TAKES_OFFERS } from '#domains/listings/contract.ts';
import { findHomeForOffers, findHomesForOffers } from '#domains/selling/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { OfferDrafts } from '#platform/db/schema.gen.ts';
import { alreadySent } from '#platform/verb/already-sent.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { OfferDraft, OfferDraftLine } from '../contract.ts';
import { type OfferForm, readKeptForm } from '../model/offer-form.ts';
import { MOST_DRAFTS } from '../model/limits.ts';
import { findOffer } from './queries.ts';

const present = (row: Pick<Selectable<OfferDrafts>, 'id' | 'form' | 'updated_at'>): OfferDraft => ({
  id: row.id,
  form: readKeptForm(row.form),
  updatedAt: row.updated_at.toISOString(),
});

/** The caller's draft of an offer for a home; null if there is none. */
export async function getOfferDraft(ctx: Context, listingKey: string): Promise<{ draft: OfferDraft | null }> {
  const row = await ctx.db
    .selectFrom('offer_drafts as d')
    .innerJoin('listings as l', 'l.id', 'd.listing_id')
    .select(['d.id', 'd.form', 'd.updated_at'])
    .where('d.user_id', '=', requireUser(ctx).userId)
    .where('l.listing_key', '=', listingKey)
    .executeTakeFirst();
  return { draft: row === undefined ? null : present(row) };
}

/** The caller's drafts, as lists show them, the latest first. */
export async function listDraftsOf(ctx: Context): Promise<OfferDraftLine[]> {
  const rows = await ctx.db
    .selectFrom('offer_drafts')
    .selectAll()
    .where('user_id', '=', requireUser(ctx).userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  const homes = await findHomesForOffers(
    ctx,
    rows.map((row) => row.listing_id),
  );
  return rows.flatMap((row) => {
    const home = homes.get(row.listing_id);
    if (home === undefined) return [];
    const { listingKey, label, standardStatus } = home;
    const takesOffers = TAKES_OFFERS.some((status) => status === standardStatus);
    return { ...present(row), listingKey, home: label, takesOffers };
  });
}

/**
 * Keeps what is typed of an offer. Throws `not-found` for homes not listed here, `conflict` for a draft that was sent and beyond
 * the most. Of two windows that begin one at the same time, both keep the first.
 */
export async function keepOfferDraft(
  ctx: Context,
  { listingKey, id, form }: { listingKey: string; id: string; form: OfferForm },
): Promise<OfferDraft> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    await lockPerson(inner.db, userId);
    const home = await findHomeForOffers(inner, { listingKey });
    if (home === undefined) throw new DomainError('not-found', 'This home isn’t listed here.');
    // The last change of another window, on its way while this one sent it.
    if ((await findOffer(inner.db, id)) !== undefined) throw new DomainError('conflict', 'This offer was sent.');
    const same = await inner.db
      .selectFrom('offer_drafts')
      .select(['user_id', 'listing_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (same !== undefined && (same.user_id !== userId || same.listing_id !== home.listingId)) throw alreadySent();
    const others = await inner.db.selectFrom('offer_drafts').select(['id', 'listing_id']).where('user_id', '=', userId).execute();
    if (others.length >= MOST_DRAFTS && others.every((one) => one.listing_id !== home.listingId))
      throw new DomainError('conflict', `You can keep ${MOST_DRAFTS} drafts of offers: delete one first.`);
    const changed = { form: JSON.stringify(form), updated_at: ctx.now };
    const row = await inner.db
      .insertInto('offer_drafts')
      .values({ id, user_id: userId, listing_id: home.listingId, created_at: ctx.now, ...changed })
      .onConflict((conflict) => conflict.columns(['user_id', 'listing_id']).doUpdateSet(changed))
      .returningAll()
      .executeTakeFirstOrThrow();
    return present(row);
  });
}

/** Throws `not-found` if there is none. */
export async function deleteOfferDraft(ctx: Context, listingKey: string): Promise<void> {
  const { draft } = await getOfferDraft(ctx, listingKey);
  if (draft === null) throw new DomainError('not-found', 'You have no such draft.');
  await ctx.db.deleteFrom('offer_drafts').where('id', '=', draft.id).where('user_id', '=', requireUser(ctx).userId).execute();
}

/** Once it is sent. */
export async function endDraft(db: Db, { userId, listingId }: { userId: string; listingId: number }): Promise<void> {
  await db.deleteFrom('offer_drafts').where('user_id', '=', userId).where('listing_id', '=', listingId).execute();
}
