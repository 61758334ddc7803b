import { sql } from 'kysely';
import { loadHomes } from '#domains/listings/server/index.ts';
import type { NewShare, ShareLinks } from '#domains/sharing/contract.ts';
import { createShareLink, endShareLink, listShareLinks, openShareLink } from '#domains/sharing/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { SharedCollection } from '../contract.ts';
import { requireCollection } from './find-collection.ts';

const subjectOf = (id: number) => ({ kind: 'collection', key: String(id) }) as const;

/** The owner's links to a collection that have not ended, the newest first. */
export function listCollectionShares(ctx: Context, id: number, ownerId: string): Promise<ShareLinks> {
  return listShareLinks(ctx, subjectOf(id), ownerId);
}

/** A link by which anyone may look until it expires; only the owner makes one. */
export async function shareCollection(ctx: Context, { publicId, share }: { publicId: string; share: NewShare }) {
  const { id: collectionId } = await requireCollection(ctx, publicId, 'owner');
  const { id, token, expiresAt } = await createShareLink(ctx, subjectOf(collectionId), share);
  return { id, path: `/shared/collection/${token}`, expiresAt };
}

/** Ends a link at once. Throws `not-found` for one to something else, and for one that has ended. */
export async function endCollectionShare(
  ctx: Context,
  { publicId, shareId }: { publicId: string; shareId: string },
): Promise<ShareLinks> {
  const { id } = await requireCollection(ctx, publicId, 'owner');
  return endShareLink(ctx, subjectOf(id), shareId);
}

/** A collection by its link. Throws `not-found` for unknown, ended and expired links, and where it was deleted. */
export async function getSharedCollection(ctx: Context, token: string): Promise<SharedCollection> {
  const { subjectKey, hasOwnWords } = await openShareLink(ctx, 'collection', token);
  const { rows } = await sql<{ id: number; name: string; note: string; owner_name: string }>`
    select c.id, c.name, c.note, p.name as owner_name from collections c join people p on p.id = c.user_id
    where c.id = ${Number(subjectKey)} and c.deleted_at is null and not p.is_disabled`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw new DomainError('not-found', 'This link does not work any more. Ask who shared it for a new one.');
  const items = await ctx.db
    .selectFrom('collection_items')
    .select(['listing_id', 'note'])
    .where('collection_id', '=', row.id)
    .orderBy('created_at', 'desc')
    .orderBy('listing_id', 'desc')
    .execute();
  const homes = await loadHomes(
    ctx,
    items.map((item) => item.listing_id),
  );
  return {
    name: row.name,
    note: hasOwnWords ? row.note : '',
    ownerName: row.owner_name,
    homes: items.flatMap((item) => {
      const listing = homes.get(item.listing_id);
      return listing === undefined ? [] : { listing, note: hasOwnWords ? item.note : '' };
    }),
  };
}
