import { sql } from 'kysely';
import { tell } from '#domains/notifications/server/index.ts';
import type { Context } from '#platform/verb/context.ts';

/**
 * Before their owner is erased, within the caller's transaction: collections that others joined pass to the member who may do
 * most in them, of those to who joined first. Their links end with who made them; homes and notes stay, the owner's comments go. Says whether
 * there was one. Every member is told.
 */
export async function passOnCollections({ db, now }: Pick<Context, 'db' | 'now'>, ownerId: string): Promise<boolean> {
  const { rows: passed } = await sql<{ id: number; publicId: string; name: string; heirId: string }>`
    update collections c set user_id = heir.user_id
    from (
      select distinct on (m.collection_id) m.collection_id, m.user_id
      from collection_members m join people p on p.id = m.user_id
      where not p.is_disabled and m.user_id <> ${ownerId}
      order by m.collection_id, array_position(array['edit', 'comment', 'view'], m.role), m.joined_at, m.user_id
    ) heir
    where c.user_id = ${ownerId} and c.deleted_at is null and heir.collection_id = c.id
    returning c.id, c.public_id as "publicId", c.name, c.user_id as "heirId"`.execute(db);
  for (const { id, publicId, name, heirId } of passed) {
    const members = await db.selectFrom('collection_members').select('user_id').where('collection_id', '=', id).execute();
    await db.deleteFrom('collection_members').where('collection_id', '=', id).where('user_id', '=', heirId).execute();
    for (const { user_id: userId } of members)
      await tell(
        { db, now },
        {
          to: { userId },
          topic: 'collections',
          title: userId === heirId ? `The collection “${name}” is yours now` : `The collection “${name}” has a new owner`,
          line: {
            body: 'Its owner closed their account. Its homes and notes stay.',
            href: `/buyer-dashboard?collection=${publicId}`,
          },
        },
      );
  }
  return passed.length > 0;
}
