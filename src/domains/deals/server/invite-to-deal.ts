import { randomUUID } from 'node:crypto';
import { notifyIfWanted } from '#domains/notifications/server/index.ts';
import { MAILS_PER_SENDER } from '#lib/contact-form.ts';
import type { EndpointResponse } from '#lib/endpoint.ts';
import type { Config } from '#platform/config/config.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import type { Context } from '#platform/http/context.ts';
import { DomainError } from '#platform/http/domain-error.ts';
import { limitHits } from '#platform/http/limit-hits.ts';
import { requireUser } from '#platform/http/require-user.ts';
import { hashToken, makeToken } from '#platform/identity/random-token.ts';
import { deliveryTo, type Mail } from '#platform/mail/mail.ts';
import { type DealPeople, type inviteToDeal as inviteEndpoint, MOST_PEOPLE } from '../contract.ts';
import { DealInvitationMail } from './deal-mail.tsx';
import {
  findInvitationByHash,
  insertInvitation,
  insertMember,
  listInvitations,
  listMembers,
  removeInvitation,
  removeMember,
} from './member-queries.ts';
import { findDeal } from './queries.ts';

const VALID_DAYS = 14;
const DAY_MS = 86_400_000;

/** Who takes part in the caller's roadmap, and who is invited to. Nobody where there is no roadmap. */
export async function listDealPeople(ctx: Context): Promise<DealPeople> {
  const deal = await findDeal(ctx.db, requireUser(ctx).userId);
  return deal === undefined ? { members: [], invitations: [] } : readPeople(ctx, deal.id);
}

/**
 * Invites by mail; an earlier invitation to the same address ends. Nothing is mailed for demonstration people, who get the
 * link. Throws `not-found` without a roadmap, `conflict` where it is full, `forbidden` for people whose own address is not
 * confirmed, since this writes to strangers.
 */
export async function inviteToDeal(
  ctx: Context & { mail: Mail; config: Config },
  email: string,
): Promise<EndpointResponse<typeof inviteEndpoint>> {
  const actor = requireUser(ctx);
  const deal = await requireOwn(ctx);
  if (!actor.isDemo && !actor.emailVerified)
    throw new DomainError('forbidden', 'Confirm your own address first: then you can invite people by mail.');
  await limitHits(ctx, MAILS_PER_SENDER, email.toLowerCase());
  const token = makeToken();
  const path = `/invite/roadmap/${token}`;
  const invitationId = randomUUID();
  await ctx.db.transaction().execute(async (trx) => {
    // Of two invitations at once, the second counts the first.
    await trx.selectFrom('deals').select('id').where('id', '=', deal.id).forUpdate().execute();
    const { members, invitations } = await readPeople({ ...ctx, db: trx }, deal.id);
    if (members.length + invitations.length >= MOST_PEOPLE)
      throw new DomainError('conflict', `At most ${MOST_PEOPLE} people take part. Take somebody out, or an invitation back.`);
    await insertInvitation(trx, {
      public_id: invitationId,
      deal_id: deal.id,
      invited_by: actor.userId,
      invitee_address: email,
      token_hash: hashToken(token),
      created_at: ctx.now,
      expires_at: new Date(ctx.now.getTime() + VALID_DAYS * DAY_MS),
    });
    if (actor.isDemo) return;
    const inviter = await trx.selectFrom('users').select('display_name').where('id', '=', actor.userId).executeTakeFirst();
    const inviterName = inviter?.display_name ?? 'Somebody';
    await ctx.mail.queue(trx, {
      to: email,
      subject: `${inviterName} asks you to follow the purchase together`,
      body: DealInvitationMail({
        productName: ctx.config.PRODUCT_NAME,
        inviterName,
        inviteUrl: `${publicUrlOf(ctx.config)}${path}`,
        days: VALID_DAYS,
      }),
      dedupeKey: `deal-invitation-${invitationId}`,
    });
  });
  const delivery = actor.isDemo ? 'no-mail' : deliveryTo(email, ctx.config);
  return { delivery, path: delivery === 'mailed' ? null : path };
}

/** Takes an invitation back. Throws `not-found` for other people's and for one that was taken up. */
export async function revokeDealInvitation(ctx: Context, invitationId: string): Promise<DealPeople> {
  const deal = await requireOwn(ctx);
  if (!(await removeInvitation(ctx.db, deal.id, invitationId)))
    throw new DomainError('not-found', 'There is no such open invitation.');
  return readPeople(ctx, deal.id);
}

/** Takes somebody out of the caller's roadmap, and tells them. Throws `not-found` for who takes no part. */
export async function removeDealMember(ctx: Context, userId: string): Promise<DealPeople> {
  const deal = await requireOwn(ctx);
  return ctx.db.transaction().execute(async (trx) => {
    if (!(await removeMember(trx, deal.id, userId))) throw new DomainError('not-found', 'There is no such member.');
    await notifyIfWanted(trx, ctx.now, {
      userId,
      topic: 'roadmap',
      title: 'You take part in a deal roadmap no more',
      body: 'Who began it goes on without you.',
      href: '/buyer-workflow',
    });
    return readPeople({ ...ctx, db: trx }, deal.id);
  });
}

/** Who invites, for whoever holds the link. Throws `not-found` for unknown, used, withdrawn and expired ones alike. */
export async function getDealInvitation(ctx: Context, token: string): Promise<{ invitedBy: string; expiresAt: string }> {
  const { display_name: invitedBy, expires_at: expiresAt } = await requireInvitation(ctx, token);
  return { invitedBy, expiresAt: expiresAt.toISOString() };
}

/** Joins; an invitation works once. Throws `conflict` for who invited. A roadmap without a co-buyer's name takes that of who joins. */
export async function acceptDealInvitation(ctx: Context, token: string): Promise<{ dealId: string }> {
  const { userId } = requireUser(ctx);
  return ctx.db.transaction().execute(async (trx) => {
    const invitation = await requireInvitation({ ...ctx, db: trx }, token);
    const { deal_id: dealId, invited_by: ownerId, public_id: id } = invitation;
    if (ownerId === userId) throw new DomainError('conflict', 'This is your own invitation: it is for somebody else.');
    if (!(await removeInvitation(trx, dealId, id))) throw ended();
    await insertMember(trx, { deal_id: dealId, user_id: userId, joined_at: ctx.now });
    const person = await trx.selectFrom('users').select('display_name').where('id', '=', userId).executeTakeFirstOrThrow();
    await trx
      .updateTable('deals')
      .set({ co_buyer_name: person.display_name.slice(0, 80) })
      .where('id', '=', dealId)
      .where('co_buyer_name', 'is', null)
      .execute();
    await notifyIfWanted(trx, ctx.now, {
      userId: ownerId,
      topic: 'roadmap',
      title: `${person.display_name} joined your deal roadmap`,
      body: 'They see its tasks, dates and notes, tick tasks and write notes.',
      href: '/buyer-workflow',
    });
    return { dealId };
  });
}

async function requireOwn(ctx: Context) {
  const deal = await findDeal(ctx.db, requireUser(ctx).userId);
  if (deal === undefined) throw new DomainError('not-found', 'You have no roadmap yet.');
  return deal;
}

async function requireInvitation(ctx: Context, token: string) {
  const row = await findInvitationByHash(ctx.db, hashToken(token), ctx.now);
  if (row === undefined) throw ended();
  return row;
}

function ended(): DomainError {
  return new DomainError('not-found', 'This invitation was used, taken back, or is over two weeks old. Ask for a new one.');
}

async function readPeople(ctx: Pick<Context, 'db' | 'now'>, dealId: string): Promise<DealPeople> {
  const members = await listMembers(ctx.db, dealId);
  const invitations = await listInvitations(ctx.db, dealId, ctx.now);
  return {
    members: members.map((row) => ({ userId: row.user_id, name: row.display_name, joinedAt: row.joined_at.toISOString() })),
    invitations: invitations.map((row) => ({
      id: row.public_id,
      email: row.invitee_address,
      expiresAt: row.expires_at.toISOString(),
    })),
  };
}
