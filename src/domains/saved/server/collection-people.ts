import { sql } from 'kysely';
import { type Invitation, invitationEnded, inviteToThings } from '#domains/invitations/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { collectionInviting, type CollectionRole } from '../contract.ts';
import { requireCollection } from './find-collection.ts';
import { readRole } from './read-collections.ts';

export const collectionInvitations = inviteToThings(collectionInviting, {
  kind: 'collection',
  topic: 'collections',
  async find(ctx, { id }) {
    const collection = await requireCollection(ctx, id, 'owner');
    await ctx.db.selectFrom('collections').select('id').where('id', '=', collection.id).forUpdate().execute();
    return { key: String(collection.id), id: collection.id, name: collection.name };
  },
  async countPeople({ db }, { id }) {
    const { count } = await db
      .selectFrom('collection_members')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('collection_id', '=', id)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  roleOf: ({ role }) => role,
  write: (inviterName, { thing: { name } }) => ({
    title: `${inviterName} shares homes with you`,
    subject: `${inviterName} shares homes with you: ${name}`,
    paragraphs: [`${inviterName} invites you to the collection “${name}”, to look at homes together.`],
  }),
  withdrawn: () => Promise.resolve(undefined),
  behind: findInvitedTo,
  present: ({ inviterName, role }, collection) => ({
    collectionName: collection.name,
    invitedBy: inviterName,
    role: readRole(role),
    homeCount: collection.home_count,
  }),
  ownAnswer: ({ public_id: collectionId }) => ({ collectionId }),
  /** The owner stays owner, and nobody's role falls. */
  async join(ctx, { invitation: { role }, behind: { id, name, public_id: collectionId }, userId, joinerName }) {
    await sql`
      insert into collection_members as m (collection_id, user_id, role, joined_at) values (${id}, ${userId}, ${role}, ${ctx.now})
      on conflict (collection_id, user_id) do update set role = excluded.role
      where array_position(array['view', 'comment', 'edit'], excluded.role) > array_position(array['view', 'comment', 'edit'], m.role)`.execute(
      ctx.db,
    );
    return {
      answer: { collectionId },
      title: `${joinerName} joined “${name}”`,
      line: { body: '', href: `/buyer-dashboard?collection=${collectionId}` },
    };
  },
});

/** The collection that an invitation is to, while it is there. */
async function findInvitedTo(ctx: Context, { subjectKey }: Invitation) {
  const { rows } = await sql<{ id: number; public_id: string; name: string; home_count: number }>`
    select c.id, c.public_id, c.name,
      (select count(*)::integer from collection_items x where x.collection_id = c.id) as home_count
    from collections c where c.id = ${subjectKey} and c.deleted_at is null`.execute(ctx.db);
  const [collection] = rows;
  if (collection === undefined) throw invitationEnded();
  return collection;
}

/** Changes what a member may do. */
export async function changeMember(
  ctx: Context,
  { publicId, userId, role }: { publicId: string; userId: string; role: CollectionRole },
) {
  const { id } = await requireCollection(ctx, publicId, 'owner');
  const row = await ctx.db
    .updateTable('collection_members')
    .set({ role })
    .where('collection_id', '=', id)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  if (row === undefined) throw new DomainError('not-found', 'There is no such member.');
}

/** The owner takes anyone out; members take themselves out. */
export async function removeMember(ctx: Context, { publicId, userId }: { publicId: string; userId: string }) {
  const actor = requireUser(ctx);
  const { id } = await requireCollection(ctx, publicId, actor.userId === userId ? 'view' : 'owner');
  const row = await ctx.db
    .deleteFrom('collection_members')
    .where('collection_id', '=', id)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  if (row === undefined) throw new DomainError('not-found', 'There is no such member.');
}
