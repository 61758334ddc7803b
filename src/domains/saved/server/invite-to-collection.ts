import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { MAILS_PER_SENDER } from '#lib/contact-form.ts';
import type { Config } from '#platform/config/config.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import type { Context } from '#platform/http/context.ts';
import { DomainError } from '#platform/http/domain-error.ts';
import { hashToken, makeToken } from '#platform/identity/random-token.ts';
import { limitHits } from '#platform/http/limit-hits.ts';
import { requireUser } from '#platform/http/require-user.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { notifyPerson } from '#domains/notifications/server/index.ts';
import type { CollectionRole, OpenInvitation } from '../contract.ts';
import { InvitationMail } from './alert-mail.tsx';
import { requireCollection } from './find-collection.ts';
import { mailDelivery } from './guest-alerts.ts';
import { findPeople } from './people.ts';
import { readRole } from './read-collections.ts';

const VALID_MS = 14 * 86_400_000;
const DONE = { ok: true } as const;

/**
 * Invites by mail. Nothing is mailed for demonstration people: they get the link itself. Throws `forbidden` for people
 * whose own address is not confirmed, since this writes to strangers.
 */
export async function inviteToCollection(
  ctx: Context & { mail: Mail; config: Config },
  publicId: string,
  { email, role }: { email: string; role: CollectionRole },
): Promise<{ delivery: ReturnType<typeof mailDelivery>; inviteToken: string | null }> {
  const actor = requireUser(ctx);
  const access = await requireCollection(ctx, publicId, 'owner');
  if (!actor.isDemo && !actor.emailVerified)
    throw new DomainError('forbidden', 'Confirm your own address first: then you can invite people by mail.');
  await limitHits(ctx, MAILS_PER_SENDER, email.toLowerCase());
  const token = makeToken();
  const inviterName = (await findPeople(ctx.db, [actor.userId])).get(actor.userId)?.name ?? 'A friend';
  const delivery = actor.isDemo ? 'no-mail' : mailDelivery(ctx.config);
  const invitationId = randomUUID();
  await ctx.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('collection_invitations')
      .values({
        public_id: invitationId,
        collection_id: access.id,
        invited_by: actor.userId,
        email,
        role,
        token_hash: hashToken(token),
        created_at: ctx.now,
        expires_at: new Date(ctx.now.getTime() + VALID_MS),
      })
      .execute();
    if (actor.isDemo) return;
    await ctx.mail.queue(trx, {
      to: email,
      subject: `${inviterName} shares homes with you: ${access.name}`,
      body: InvitationMail({
        productName: ctx.config.PRODUCT_NAME,
        inviterName,
        collectionName: access.name,
        inviteUrl: `${publicUrlOf(ctx.config)}/invite/${token}`,
      }),
      dedupeKey: `collection-invitation-${invitationId}`,
    });
  });
  return { delivery, inviteToken: delivery === 'mailed' ? null : token };
}

interface InvitationRow {
  id: number;
  collection_id: number;
  collection_public_id: string;
  collection_name: string;
  owner_id: string;
  invited_by: string;
  role: string;
  home_count: number;
}

async function findInvitation(ctx: Context, token: string): Promise<InvitationRow> {
  const { rows } = await sql<InvitationRow>`
    select i.id, i.collection_id, c.public_id as collection_public_id, c.name as collection_name, c.user_id as owner_id,
      u.display_name as invited_by, i.role,
      (select count(*)::integer from collection_items x where x.collection_id = c.id) as home_count
    from collection_invitations i join collections c on c.id = i.collection_id join users u on u.id = i.invited_by
    where i.token_hash = ${hashToken(token)} and i.accepted_at is null and i.expires_at > ${ctx.now} and c.deleted_at is null
    for update of i`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined)
    throw new DomainError('not-found', 'This invitation was used, taken back, or is over two weeks old. Ask for a new one.');
  return row;
}

/** What an invitation is to. */
export async function getInvitation(ctx: Context, token: string): Promise<OpenInvitation> {
  const row = await findInvitation(ctx, token);
  return { collectionName: row.collection_name, invitedBy: row.invited_by, role: readRole(row.role), homeCount: row.home_count };
}

/** Joins; an invitation works once. The owner stays owner, and nobody's role falls. */
export async function acceptInvitation(ctx: Context, token: string): Promise<{ collectionId: string }> {
  const { userId } = requireUser(ctx);
  return ctx.db.transaction().execute(async (trx) => {
    const row = await findInvitation({ ...ctx, db: trx }, token);
    if (row.owner_id === userId) return { collectionId: row.collection_public_id };
    await sql`update collection_invitations set accepted_at = ${ctx.now} where id = ${row.id}`.execute(trx);
    await sql`
      insert into collection_members as m (collection_id, user_id, role, joined_at) values (${row.collection_id}, ${userId}, ${row.role}, ${ctx.now})
      on conflict (collection_id, user_id) do update set role = excluded.role
      where array_position(array['view', 'comment', 'edit'], excluded.role) > array_position(array['view', 'comment', 'edit'], m.role)`.execute(
      trx,
    );
    const name = (await findPeople(trx, [userId])).get(userId)?.name ?? 'Somebody';
    await notifyPerson(trx, ctx.now, {
      userId: row.owner_id,
      topic: 'collections',
      title: `${name} joined “${row.collection_name}”`,
      body: '',
      href: `/buyer-dashboard?collection=${row.collection_public_id}`,
    });
    return { collectionId: row.collection_public_id };
  });
}

export async function revokeInvitation(ctx: Context, publicId: string, invitationId: string) {
  const { id } = await requireCollection(ctx, publicId, 'owner');
  const row = await ctx.db
    .deleteFrom('collection_invitations')
    .where('public_id', '=', invitationId)
    .where('collection_id', '=', id)
    .where('accepted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw new DomainError('not-found', 'There is no such open invitation.');
  return DONE;
}

/** Changes what a member may do. */
export async function changeMember(ctx: Context, publicId: string, userId: string, role: CollectionRole) {
  const { id } = await requireCollection(ctx, publicId, 'owner');
  const row = await ctx.db
    .updateTable('collection_members')
    .set({ role })
    .where('collection_id', '=', id)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  if (row === undefined) throw new DomainError('not-found', 'There is no such member.');
  return DONE;
}

/** The owner takes anyone out; members take themselves out. */
export async function removeMember(ctx: Context, publicId: string, userId: string) {
  const actor = requireUser(ctx);
  const { id } = await requireCollection(ctx, publicId, actor.userId === userId ? 'view' : 'owner');
  const row = await ctx.db
    .deleteFrom('collection_members')
    .where('collection_id', '=', id)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  if (row === undefined) throw new DomainError('not-found', 'There is no such member.');
  return DONE;
}
