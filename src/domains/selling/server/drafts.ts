import { DEMONSTRATION_SOURCE } from '#domains/listings/contract.ts';
import { deriveListingKey } from '#domains/listings/server/index.ts';
import { takeTurn } from '#platform/db/take-turn.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { MOST_LISTINGS, OWN_SOURCE, type OwnListing, type OwnListingSummary } from '../contract.ts';
import type { EditorFields } from '../model/editor-fields.ts';
import { hasEnded } from '../model/status-changes.ts';
import { findMine, lockMine } from './find-mine.ts';
import { findSameHomes } from './find-same-homes.ts';
import { presentOwnListing, presentPhotos, presentSummary, readFields, statusOf } from './present.ts';
import { readFacts } from './read-facts.ts';
import { readSellerDefaults } from './settings.ts';
import {
  countOwned,
  deleteOwnListingRow,
  findOwnListing,
  insertOwnListing,
  listOwnListingsOf,
  listUnendedAfter,
  updateOwnListing,
} from './listing-rows.ts';
import { insertPhoto, listPhotos } from './photo-rows.ts';
import { insertVersion } from './version-rows.ts';

/** Everything the caller lists or helps to list, newest first. */
export async function listOwnListings(ctx: Context): Promise<{ listings: OwnListingSummary[] }> {
  const rows = await listOwnListingsOf(ctx.db, requireUser(ctx).userId);
  const ids = rows.map(({ id }) => id);
  const [allPhotos, sameHomes] = await Promise.all([listPhotos(ctx.db, ids), findSameHomes(ctx.db, ids)]);
  const photos = Map.groupBy(allPhotos, (photo) => photo.own_listing_id);
  return { listings: rows.map((row) => presentSummary(ctx, row, { photos: photos.get(row.id) ?? [], sameHomes })) };
}

export async function getOwnListing(ctx: Context, id: string): Promise<OwnListing> {
  return presentOwnListing(ctx, await findMine(ctx, id));
}

/** What a listing says and shows, whoever looks at it. */
export type ListingContents = Pick<OwnListing, 'id' | 'fields' | 'photos' | 'homeId' | 'updatedAt'>;

/** Listings that have not ended, in the order of their ids: for background work, which nobody asks for. */
export async function listUnendedListings(
  { db }: Pick<Context, 'db'>,
  page: { after: string | undefined; most: number },
): Promise<ListingContents[]> {
  const rows = await listUnendedAfter(db, page);
  const photos = Map.groupBy(
    await listPhotos(
      db,
      rows.map(({ id }) => id),
    ),
    (photo) => photo.own_listing_id,
  );
  return rows.map((row) => ({
    id: row.id,
    fields: readFields(row.fields),
    photos: presentPhotos(photos.get(row.id) ?? []),
    homeId: row.parcel_id,
    updatedAt: row.updated_at.toISOString(),
  }));
}

/**
 * Starts a draft. If sent again, it answers with the existing draft. Copies the facts of a home on record. Throws `conflict` at
 * {@link MOST_LISTINGS} listings, `not-found` for an unknown home.
 */
export async function createOwnListing(ctx: Context, input: { id: string; homeId: number | null }): Promise<OwnListing> {
  const fields = input.homeId === null ? {} : await readFacts(ctx, input.homeId);
  return transact(ctx, async (inner) => {
    await insertDraft(inner, { id: input.id, fields, parcelId: input.homeId, relistsId: null });
    return getOwnListing(inner, input.id);
  });
}

/** Starts a draft with the fields and photos of another listing. If that listing has ended, the draft is a relisting. */
export async function duplicateOwnListing(ctx: Context, { id, newId }: { id: string; newId: string }): Promise<OwnListing> {
  return transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'edit');
    const isNew = await insertDraft(inner, {
      id: newId,
      fields: readFields(row.fields),
      parcelId: row.parcel_id,
      relistsId: hasEnded(statusOf(row)) ? row.id : null,
    });
    if (isNew) await copyPhotos(inner, row.id, newId);
    return getOwnListing(inner, newId);
  });
}

interface NewDraft {
  id: string;
  fields: EditorFields;
  parcelId: number | null;
  relistsId: string | null;
}

/** Throws `conflict` if a person has all the listings that one may have outside the archive. */
async function requireRoom({ db }: Context, userId: string): Promise<void> {
  if ((await countOwned(db, userId)) >= MOST_LISTINGS)
    throw new DomainError('conflict', `You have ${MOST_LISTINGS} listings here. Archive or delete some first.`);
}

async function insertDraft(ctx: Context, { id, fields, parcelId, relistsId }: NewDraft): Promise<boolean> {
  const { userId, isDemo } = requireUser(ctx);
  await takeTurn(ctx.db, 'own-listings', userId);
  if ((await findOwnListing(ctx.db, userId, id)) !== undefined) return false;
  await requireRoom(ctx, userId);
  // What demo people publish belongs to the demonstration, and leaves with it.
  const source = isDemo ? DEMONSTRATION_SOURCE : OWN_SOURCE;
  const isNew = await insertOwnListing(ctx.db, {
    id,
    user_id: userId,
    originating_system_name: source,
    listing_key: deriveListingKey(source, id),
    parcel_id: parcelId,
    relists_id: relistsId,
    fields: JSON.stringify(fields),
    plan: JSON.stringify(await readSellerDefaults(ctx, userId)),
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  // Somebody else's listing already has this id.
  if (!isNew) throw new DomainError('conflict', 'Start a new listing: this form has already been used.');
  const changes = Object.fromEntries(Object.entries(fields).map(([name, after]) => [name, { before: null, after }]));
  await insertVersion(ctx.db, { listingId: id, version: 1, userId, writer: null, restoredVersion: null, changes, now: ctx.now });
  return true;
}

// The same files under new ids. A file stays as long as one photo uses it.
async function copyPhotos(ctx: Context, fromId: string, toId: string): Promise<void> {
  const photos = (await listPhotos(ctx.db, [fromId])).filter((photo) => photo.removed_at === null);
  const ids = new Map(photos.map(({ id }) => [id, crypto.randomUUID()]));
  for (const { original_id: original, ...photo } of photos.toSorted((a) => (a.original_id === null ? -1 : 1)))
    await insertPhoto(ctx.db, {
      ...photo,
      id: ids.get(photo.id) ?? crypto.randomUUID(),
      own_listing_id: toId,
      original_id: original === null ? null : (ids.get(original) ?? null),
      added_at: ctx.now,
    });
}

/** Deletes a draft. Throws `conflict` if it was ever published; then its people withdraw or cancel it, and its history stays. */
export async function deleteOwnListing(ctx: Context, id: string): Promise<void> {
  await transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'delete');
    if (row.record !== null)
      throw new DomainError('conflict', 'This listing was published: withdraw or cancel it, then move it to the archive.');
    await deleteOwnListingRow(inner.db, id);
  });
}

/** Moves a draft or an ended listing to the archive or back. Throws `conflict` while it can be sold. */
export async function archiveOwnListing(
  ctx: Context,
  { id, isArchived }: { id: string; isArchived: boolean },
): Promise<OwnListing> {
  return transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'publish');
    const status = statusOf(row);
    const mayRest = status === 'Incomplete' || status === 'Withdrawn' || hasEnded(status);
    if (isArchived && !mayRest)
      throw new DomainError('conflict', 'This listing is still open. Withdraw, cancel or close it first.');
    if (!isArchived && row.archived_at !== null) {
      await takeTurn(inner.db, 'own-listings', row.user_id);
      await requireRoom(inner, row.user_id);
    }
    await updateOwnListing(inner.db, id, { archived_at: isArchived ? (row.archived_at ?? ctx.now) : null });
    return getOwnListing(inner, id);
  });
}
