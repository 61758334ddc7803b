import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { isAtLeast, type Standing } from './policy.ts';

export interface CollectionAccess {
  id: number;
  publicId: string;
  name: string;
  ownerId: string;
  standing: Standing;
}

const REFUSALS: Record<Standing, string> = {
  view: '',
  comment: 'You may look at this collection, but not comment. Its owner can change that.',
  edit: 'You can’t change this collection. Its owner can let you.',
  owner: 'Only the owner of this collection can do this.',
};

/** Throws `not-found` for a collection that the caller is not in, and `forbidden` where their role does not suffice. */
export async function requireCollection(ctx: Context, publicId: string, needed: Standing): Promise<CollectionAccess> {
  const { userId } = requireUser(ctx);
  const { rows } = await sql<CollectionAccess>`
    select c.id, c.public_id as "publicId", c.name, c.user_id as "ownerId",
      case when c.user_id = ${userId} then 'owner' else m.role end as standing
    from collections c left join collection_members m on m.collection_id = c.id and m.user_id = ${userId}
    where c.public_id = ${publicId} and c.deleted_at is null and (c.user_id = ${userId} or m.user_id is not null)`.execute(
    ctx.db,
  );
  const [found] = rows;
  if (found === undefined) throw new DomainError('not-found', 'There is no such collection.');
  if (!isAtLeast(found.standing, needed)) throw new DomainError('forbidden', REFUSALS[needed]);
  return found;
}

/** Everybody in a collection except one: the people who hear of what that one did. */
export async function listOthers(db: Db, { id, ownerId }: CollectionAccess, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('collection_members').select('user_id').where('collection_id', '=', id).execute();
  return [ownerId, ...rows.map((row) => row.user_id)].filter((other) => other !== userId);
}
