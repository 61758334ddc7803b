import { sql } from 'kysely';
import { loadHomes } from '#domains/listings/server/index.ts';
import { shareThings, type OpenedLink } from '#domains/sharing/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { collectionSharing, type SharedCollection } from '../contract.ts';
import { requireCollection } from './find-collection.ts';

export const collectionShares = shareThings(collectionSharing, {
  kind: 'collection',
  keyOf: async (ctx, { id }) => String((await requireCollection(ctx, id, 'owner')).id),
  present: presentShared,
});

/** Throws `not-found` if the collection was deleted. */
async function presentShared(ctx: Context, { subjectKey, hasOwnWords }: OpenedLink): Promise<SharedCollection> {
  const { rows } = await sql<{ id: number; name: string; note: string; owner_name: string }>`
    select c.id, c.name, c.note, p.name as owner_name from collections c join people p on p.id = c.user_id
    where c.id = ${Number(subjectKey)} and c.deleted_at is null`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined)
    throw new DomainError('not-found', 'This link no longer works. Ask the person who shared it for a new one.');
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
