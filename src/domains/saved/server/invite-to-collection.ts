import { sql } from 'kysely';
import type { InvitationSent } from '#domains/invitations/contract.ts';
import {
  findInvitation,
  invitationEnded,
  withdrawInvitation,
  sendInvitation,
  takeInvitation,
} from '#domains/invitations/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { transact } from '#platform/verb/transact.ts';
import type { CollectionRole, CollectionToJoin } from '../contract.ts';
import { requireCollection } from './find-collection.ts';
import { readRole } from './read-collections.ts';

/** Invites by mail, as {@link sendInvitation}. */
export async function inviteToCollection(
  ctx: Context & { mail: Mail; config: Config },
  { publicId, email, role }: { publicId: string; email: string; role: CollectionRole },
): Promise<InvitationSent> {
  const { id, name } = await requireCollection(ctx, publicId, 'owner');
  return transact(ctx, (inner) =>
    sendInvitation(
      inner,
      { kind: 'collection', key: String(id) },
      {
        email,
        role,
        page: '/invite',
        write: (inviterName) => ({
          title: `${inviterName} shares homes with you`,
          subject: `${inviterName} shares homes with you: ${name}`,
          paragraphs: [`${inviterName} invites you to the collection “${name}”, to look at homes together.`],
        }),
      },
    ),
  );
}

/** What an invitation is to. */
export async function getInvitation(ctx: Context, token: string): Promise<CollectionToJoin> {
  const { invitation, collection } = await requireInvitation(ctx, token);
  return {
    collectionName: collection.name,
    invitedBy: invitation.inviterName,
    role: readRole(invitation.role),
    homeCount: collection.home_count,
  };
}

/** Joins; an invitation works once. The owner stays owner, and nobody's role falls. */
export async function acceptInvitation(ctx: Context, token: string): Promise<{ collectionId: string }> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    const { invitation, collection } = await requireInvitation(inner, token);
    const { inviterId: ownerId, role } = invitation;
    const { public_id: collectionId } = collection;
    if (ownerId === userId) return { collectionId };
    const { joinerName } = await takeInvitation(inner, 'collection', token);
    await sql`
      insert into collection_members as m (collection_id, user_id, role, joined_at) values (${collection.id}, ${userId}, ${role}, ${ctx.now})
      on conflict (collection_id, user_id) do update set role = excluded.role
      where array_position(array['view', 'comment', 'edit'], excluded.role) > array_position(array['view', 'comment', 'edit'], m.role)`.execute(
      inner.db,
    );
    await tell(inner, {
      to: { userId: ownerId },
      topic: 'collections',
      title: `${joinerName} joined “${collection.name}”`,
      line: { body: '', href: `/buyer-dashboard?collection=${collectionId}` },
    });
    return { collectionId };
  });
}

/** The invitation, and the collection while it is there. */
async function requireInvitation(ctx: Context, token: string) {
  const invitation = await findInvitation(ctx, 'collection', token);
  const { rows } = await sql<{ id: number; public_id: string; name: string; home_count: number }>`
    select c.id, c.public_id, c.name,
      (select count(*)::integer from collection_items x where x.collection_id = c.id) as home_count
    from collections c where c.id = ${invitation.subjectKey} and c.deleted_at is null`.execute(ctx.db);
  const [collection] = rows;
  if (collection === undefined) throw invitationEnded();
  return { invitation, collection };
}

export async function withdrawCollectionInvitation(
  ctx: Context,
  { publicId, invitationId }: { publicId: string; invitationId: string },
) {
  const { id } = await requireCollection(ctx, publicId, 'owner');
  await withdrawInvitation(ctx.db, { kind: 'collection', key: String(id) }, invitationId);
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
