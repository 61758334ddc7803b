import { DAY_MS } from '#lib/time-units.ts';
import { INVITATION_DAYS } from '#lib/kept-for.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { findName } from '#domains/accounts/server/index.ts';
import { deliveryFor, tell } from '#domains/notifications/server/index.ts';
import { findOrCreateSubject, isAbout, type Subject, type SubjectKind } from '#domains/subjects/server/index.ts';
import { MAILS_PER_ADDRESS } from '#lib/contact-form.ts';
import { nameOf } from '#lib/person-name.ts';
import type { Config } from '#platform/config/config.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { limitHits } from '#platform/verb/limit-hits.ts';
import { requireReachable, requireUser } from '#platform/verb/require-user.ts';
import { hashToken, makeToken } from '#platform/identity/random-token.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { InvitationSent, InvitationToJoin } from '../contract.ts';
import { InvitationMail } from './invitation-mail.tsx';

/** The mail's own words; its subject where that says more than its title. */
export interface Letter {
  title: string;
  subject?: string;
  paragraphs: readonly string[];
}

interface NewInvitation {
  email: string;
  /** Role of the person who joins, if there is a choice. */
  role: string | undefined;
  /** The page that accepts it, without the token. */
  page: string;
  write: (inviterName: string) => Letter;
}

/**
 * Invites by mail, within the caller's transaction. Nothing is mailed for demonstration people, who get the link. Throws
 * `forbidden` for people whose own address is not confirmed, since this writes to strangers. Callers check first that the
 * person may invite to the subject.
 */
export async function sendInvitation(
  ctx: Context & { mail: Mail; config: Config },
  subject: Subject,
  { email, role, page, write }: NewInvitation,
): Promise<InvitationSent> {
  const { userId, isDemo } = requireReachable(ctx, 'people see who invites them');
  await limitHits(ctx, MAILS_PER_ADDRESS, email.toLowerCase());
  const token = makeToken();
  const path = `${page}/${token}`;
  await ctx.db
    .insertInto('invitations')
    .values({
      public_id: randomUUID(),
      invited_by: userId,
      subject_id: await findOrCreateSubject(ctx.db, { ...subject, ownerId: userId }),
      invitee_address: email,
      role,
      token_hash: hashToken(token),
      created_at: ctx.now,
      expires_at: new Date(ctx.now.getTime() + INVITATION_DAYS * DAY_MS),
    })
    .execute();
  if (isDemo) return { delivery: 'no-mail', path };
  const inviterName = await findName(ctx.db, userId);
  const { title, subject: mailSubject = title, paragraphs } = write(inviterName);
  const inviteUrl = `${publicUrlOf(ctx.config)}${path}`;
  await tell(ctx, {
    to: { address: email },
    title,
    mail: { subject: mailSubject, body: InvitationMail({ paragraphs, inviterName, inviteUrl, days: INVITATION_DAYS }) },
  });
  const delivery = deliveryFor(ctx, email);
  return { delivery, path: delivery === 'mailed' ? null : path };
}

/** Who is invited to a subject and has not joined yet, the first invited first. */
export async function listInvitations({ db, now }: Pick<Context, 'db' | 'now'>, subject: Subject) {
  const rows = await db
    .selectFrom('invitations')
    .select(['public_id', 'invitee_address', 'role', 'expires_at'])
    .where(isAbout(subject))
    .where('expires_at', '>', now)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.public_id,
    email: row.invitee_address,
    role: row.role,
    expiresAt: row.expires_at.toISOString(),
  }));
}

/** Revokes an invitation. Throws `not-found` for invitations to something else and accepted ones. */
export async function withdrawInvitation(db: Db, subject: Subject, invitationId: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('invitations')
    .where('public_id', '=', invitationId)
    .where(isAbout(subject))
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new DomainError('not-found', 'There is no such open invitation.');
}

/** Ends all to a subject; with an address, those to it alone. */
export async function endInvitations(db: Db, subject: Subject, email?: string): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where(isAbout(subject))
    .$if(email !== undefined, (query) => query.where(sql`lower(invitee_address)`, '=', email?.toLowerCase()))
    .execute();
}

/** Ends those to a subject that one person sent, who may no longer invite to it. */
export async function endInvitationsBy(db: Db, subject: Subject, inviterId: string): Promise<void> {
  await db.deleteFrom('invitations').where(isAbout(subject)).where('invited_by', '=', inviterId).execute();
}

/** Ends all of a person's invitations that nobody has accepted. */
export async function endInvitationsFrom({ db }: Pick<Context, 'db'>, { userId }: { userId: string }): Promise<void> {
  await db.deleteFrom('invitations').where('invited_by', '=', userId).execute();
}

export interface Invitation {
  id: number;
  subjectKey: string;
  inviterId: string;
  inviterName: string;
  role: string | null;
  expiresAt: Date;
}

/** What a link leads to. Throws `not-found` for unknown, used, revoked and expired ones alike. */
export async function findInvitation(ctx: Context, kind: SubjectKind, token: string): Promise<Invitation> {
  const { rows } = await sql<Invitation>`
    select i.id, s.key as "subjectKey", p.id as "inviterId", p.name as "inviterName", i.role,
      i.expires_at as "expiresAt"
    from invitations i join people p on p.id = i.invited_by join subjects s on s.id = i.subject_id
    where i.token_hash = ${hashToken(token)} and i.expires_at > ${ctx.now} and s.kind = ${kind} and not p.is_disabled`.execute(
    ctx.db,
  );
  const [row] = rows;
  if (row === undefined) throw invitationEnded();
  return { ...row, inviterName: nameOf(row.inviterName) };
}

/** As the holder of the link sees it. */
export function presentInvitation({ inviterName, expiresAt }: Invitation): InvitationToJoin {
  return { invitedBy: inviterName, expiresAt: expiresAt.toISOString() };
}

/**
 * Uses an invitation up, within the transaction in which the caller joins: of two people at once, one succeeds. Throws
 * `conflict` for the inviter, `not-found` as {@link findInvitation}.
 */
export async function takeInvitation(ctx: Context, kind: SubjectKind, token: string) {
  const { userId } = requireUser(ctx);
  const invitation = await findInvitation(ctx, kind, token);
  if (invitation.inviterId === userId) throw new DomainError('conflict', 'This is your own invitation: it’s for someone else.');
  const { numDeletedRows } = await ctx.db.deleteFrom('invitations').where('id', '=', invitation.id).executeTakeFirst();
  if (numDeletedRows === 0n) throw invitationEnded();
  return { ...invitation, joinerName: await findName(ctx.db, userId) };
}

export function invitationEnded(): DomainError {
  return new DomainError(
    'not-found',
    `This invitation was used or withdrawn, or is over ${INVITATION_DAYS} days old. Ask for a new one.`,
  );
}
