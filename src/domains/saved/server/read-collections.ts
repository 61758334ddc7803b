import { sql, type RawBuilder } from 'kysely';
import { listInvitations } from '#domains/invitations/server/index.ts';
import { loadHomes } from '#domains/listings/server/index.ts';
import { listShareLinks } from '#domains/sharing/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { COLLECTION_ROLES, type Collection, type CollectionSummary } from '../contract.ts';
import { requireCollection } from './find-collection.ts';
import type { Standing } from './policy.ts';

interface SummaryRow {
  id: number;
  public_id: string;
  name: string;
  note: string;
  standing: Standing;
  owner_name: string;
  member_count: number;
  listing_ids: number[];
  created_at: Date;
}

const COVERS = 4;

async function loadSummaries(ctx: Context, userId: string, where: RawBuilder<unknown>) {
  const { rows } = await sql<SummaryRow>`
    select c.id, c.public_id, c.name, c.note, c.created_at, p.name as owner_name,
      case when c.user_id = ${userId} then 'owner' else m.role end as standing,
      (select count(*)::integer from collection_members x where x.collection_id = c.id) as member_count,
      (select coalesce(jsonb_agg(i.listing_id order by i.created_at desc, i.listing_id desc), '[]')
        from collection_items i join listings l on l.id = i.listing_id where i.collection_id = c.id and l.display_listing) as listing_ids
    from collections c join people p on p.id = c.user_id
    left join collection_members m on m.collection_id = c.id and m.user_id = ${userId}
    where c.deleted_at is null and (c.user_id = ${userId} or m.user_id is not null) and ${where}
    order by c.created_at desc, c.id desc`.execute(ctx.db);
  const homes = await loadHomes(
    ctx,
    rows.flatMap((row) => row.listing_ids),
  );
  return rows.map((row): CollectionSummary => {
    const own = row.listing_ids.flatMap((id) => homes.get(id) ?? []);
    return {
      id: row.public_id,
      name: row.name,
      note: row.note,
      role: row.standing,
      ownerName: row.owner_name,
      homeCount: own.length,
      memberCount: row.member_count,
      covers: own.flatMap(({ cover }) => cover ?? []).slice(0, COVERS),
      listingKeys: own.map((home) => home.listingKey),
      createdAt: row.created_at.toISOString(),
    };
  });
}

/** Collections that the caller is in, newest first. */
export async function listCollections(ctx: Context): Promise<{ collections: CollectionSummary[] }> {
  const { userId } = requireUser(ctx);
  return { collections: await loadSummaries(ctx, userId, sql`true`) };
}

export async function getCollectionSummary(ctx: Context, publicId: string): Promise<CollectionSummary> {
  const { userId } = requireUser(ctx);
  const [summary] = await loadSummaries(ctx, userId, sql`c.public_id = ${publicId}`);
  if (summary === undefined) throw new DomainError('not-found', 'There is no such collection.');
  return summary;
}

interface ItemRow {
  listing_id: number;
  note: string;
  added_by: string | null;
  created_at: Date;
}

/** All of a collection, as far as the caller's role goes. */
export async function getCollection(ctx: Context, publicId: string): Promise<Collection> {
  const access = await requireCollection(ctx, publicId, 'view');
  const { userId } = requireUser(ctx);
  const isOwner = access.standing === 'owner';
  const [summary, items, comments, members, invitations, { shares }] = await Promise.all([
    getCollectionSummary(ctx, publicId),
    sql<ItemRow>`select i.listing_id, i.note, p.name as added_by, i.created_at from collection_items i left join people p on p.id = i.added_by
      where i.collection_id = ${access.id} order by i.created_at desc, i.listing_id desc`.execute(ctx.db),
    sql<{ public_id: string; listing_key: string | null; author: string; user_id: string; body: string; created_at: Date }>`
      select m.public_id, l.listing_key, p.name as author, m.user_id, m.body, m.created_at from collection_comments m
      join people p on p.id = m.user_id left join listings l on l.id = m.listing_id
      where m.collection_id = ${access.id} order by m.id`.execute(ctx.db),
    sql<{ user_id: string; name: string; role: string }>`
      select m.user_id, p.name, m.role from collection_members m join people p on p.id = m.user_id
      where m.collection_id = ${access.id} order by m.joined_at, m.user_id`.execute(ctx.db),
    isOwner ? listInvitations(ctx, { kind: 'collection', key: String(access.id) }) : [],
    isOwner ? listShareLinks(ctx, { kind: 'collection', key: String(access.id) }, userId) : { shares: [] },
  ]);
  const homes = await loadHomes(
    ctx,
    items.rows.map((row) => row.listing_id),
  );
  return {
    ...summary,
    homes: items.rows.flatMap((row) => {
      const listing = homes.get(row.listing_id);
      return listing === undefined
        ? []
        : { listing, note: row.note, addedBy: row.added_by, addedAt: row.created_at.toISOString() };
    }),
    comments: comments.rows.map((row) => ({
      id: row.public_id,
      listingKey: row.listing_key,
      author: row.author,
      isMine: row.user_id === userId,
      body: row.body,
      createdAt: row.created_at.toISOString(),
    })),
    members: members.rows.map((row) => ({ userId: row.user_id, name: row.name, role: readRole(row.role) })),
    invitations: invitations.map((invitation) => ({ ...invitation, role: readRole(invitation.role) })),
    shares,
  };
}

export function readRole(text: string | null) {
  return COLLECTION_ROLES.find((role) => role === text) ?? 'view';
}
