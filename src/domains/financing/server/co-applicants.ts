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
import type { Mail } from '#platform/mail/mail.ts';
import { mailTransportOf } from '#platform/mail/mail-transport.ts';
import { type inviteCoApplicant as inviteEndpoint, partSchema } from '../contract.ts';
import { InvitationMail } from './application-mail.tsx';
import { endPart } from './end-part.ts';
import { type FinancingContext, nameOf } from './financing-context.ts';
import {
  findApplication,
  findApplicationById,
  findCoApplicantOf,
  findInvitationByHash,
  findPartOf,
  insertCoApplicant,
  removeInvitation,
  writeInvitation,
} from './queries.ts';
import { sealAnswers } from './sealed-answers.ts';

const VALID_DAYS = 14;
const DAY_MS = 86_400_000;

/**
 * Invites a second borrower by mail; whoever was invited before no longer is. Nothing is mailed for demonstration people, who
 * get the link. Throws `not-found` without an application, `conflict` where somebody joined or it is complete, `forbidden` for
 * people whose own address is not confirmed, since this writes to strangers.
 */
export async function inviteCoApplicant(
  ctx: Context & { mail: Mail; config: Config },
  email: string,
): Promise<EndpointResponse<typeof inviteEndpoint>> {
  const actor = requireUser(ctx);
  if (!actor.isDemo && !actor.emailVerified)
    throw new DomainError('forbidden', 'Confirm your own address first: then you can invite people by mail.');
  const application = await requireOwn(ctx);
  if (application.status === 'complete') throw new DomainError('conflict', 'Reopen the application before you invite somebody.');
  await limitHits(ctx, MAILS_PER_SENDER, email.toLowerCase());
  const token = makeToken();
  const expiresAt = new Date(ctx.now.getTime() + VALID_DAYS * DAY_MS);
  await ctx.db.transaction().execute(async (trx) => {
    await findApplicationById(trx, application.id, ctx.now);
    if ((await findCoApplicantOf(trx, application.id)) !== undefined)
      throw new DomainError('conflict', 'Somebody borrows with you already.');
    await writeInvitation(trx, {
      application_id: application.id,
      invited_by: actor.userId,
      invitee_address: email,
      token_hash: hashToken(token),
      created_at: ctx.now,
      expires_at: expiresAt,
    });
    if (actor.isDemo) return;
    const inviter = await trx.selectFrom('users').select('display_name').where('id', '=', actor.userId).executeTakeFirst();
    await ctx.mail.queue(trx, {
      to: email,
      subject: `${nameOf(inviter?.display_name)} asks you to borrow together`,
      body: InvitationMail({
        productName: ctx.config.PRODUCT_NAME,
        inviterName: nameOf(inviter?.display_name),
        inviteUrl: `${publicUrlOf(ctx.config)}${pathOf(token)}`,
        days: VALID_DAYS,
      }),
    });
  });
  const { kind } = mailTransportOf(ctx.config);
  const delivery = actor.isDemo || kind === 'none' ? 'no-mail' : kind === 'keep' ? 'kept' : 'mailed';
  return { delivery, path: delivery === 'mailed' ? null : pathOf(token) };
}

/** Takes the invitation back. Again changes nothing. */
export async function withdrawInvitation(ctx: Context): Promise<void> {
  await removeInvitation(ctx.db, (await requireOwn(ctx)).id);
}

/** Who invites, for whoever holds the link. Throws `not-found` for unknown, used, withdrawn and expired ones alike. */
export async function getInvitation(ctx: Context, token: string): Promise<{ invitedBy: string; expiresAt: string }> {
  const { display_name: name, expires_at: expiresAt } = await requireInvitation(ctx, token);
  return { invitedBy: nameOf(name), expiresAt: expiresAt.toISOString() };
}

/** Joins with an empty part. Throws `conflict` for who invited, and for who takes part in an application already. */
export async function acceptInvitation(ctx: FinancingContext, token: string): Promise<void> {
  const { userId } = requireUser(ctx);
  await ctx.db.transaction().execute(async (trx) => {
    const inner = { ...ctx, db: trx };
    const invitation = await requireInvitation(inner, token);
    if (invitation.invited_by === userId)
      throw new DomainError('conflict', 'This is your own invitation: it is for somebody else.');
    // Of two who join at once, the second waits here and finds the invitation used.
    await findApplicationById(trx, invitation.application_id, ctx.now);
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    if ((await findApplication(trx, userId, ctx.now)) !== undefined || (await findPartOf(trx, userId)) !== undefined)
      throw new DomainError(
        'conflict',
        'You take part in an application already. Withdraw it, or leave it, and open this link again.',
      );
    if (!(await removeInvitation(trx, invitation.application_id))) throw ended();
    const person = await trx
      .selectFrom('users')
      .select(['display_name', 'email'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const borrower = { fullName: person.display_name.slice(0, 120), email: person.email ?? '' };
    await insertCoApplicant(trx, {
      application_id: invitation.application_id,
      user_id: userId,
      sealed_answers: sealAnswers(ctx, partSchema.parse({ borrower })),
      step: 'borrower',
      version: 1,
      joined_at: ctx.now,
      updated_at: ctx.now,
    });
    await notifyIfWanted(trx, ctx.now, {
      userId: invitation.invited_by,
      topic: 'applications',
      title: `${nameOf(person.display_name)} joined your loan application`,
      body: 'Their income, assets and debts count in your ratios as they fill them in.',
      href: '/fast-online-application',
    });
  });
}

/** Ends the second borrower's part, and tells them. */
export async function removeCoApplicant(ctx: Context): Promise<void> {
  const application = await requireOwn(ctx);
  await ctx.db.transaction().execute(async (trx) => {
    const { secondUserId } = await endPart({ ...ctx, db: trx }, application.id);
    if (secondUserId === undefined) throw new DomainError('not-found', 'Nobody borrows with you here.');
    await notifyIfWanted(trx, ctx.now, {
      userId: secondUserId,
      topic: 'applications',
      title: 'Your part in a joint loan application has ended',
      body: 'Who began it goes on without you. Your answers and files in it were deleted.',
      href: '/fast-online-application',
    });
  });
}

async function requireOwn(ctx: Context) {
  const row = await findApplication(ctx.db, requireUser(ctx).userId, ctx.now);
  if (row === undefined) throw new DomainError('not-found', 'You have no application here.');
  return row;
}

async function requireInvitation(ctx: Context, token: string) {
  const row = await findInvitationByHash(ctx.db, hashToken(token), ctx.now);
  if (row === undefined) throw ended();
  return row;
}

function ended(): DomainError {
  return new DomainError('not-found', 'This invitation was used, taken back, or is over two weeks old. Ask for a new one.');
}

function pathOf(token: string): string {
  return `/invite/loan/${token}`;
}
