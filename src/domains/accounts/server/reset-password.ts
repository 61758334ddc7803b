import { MAILED_LINK_HOURS } from '#lib/kept-for.ts';
import { countHits } from '#platform/verb/limit-hits.ts';
import { authError } from '#platform/identity/auth-error.ts';
import { beginAttempt, forgetAttempts } from '#platform/identity/limit-attempts.ts';
import { hashPassword } from '#platform/identity/password.ts';
import { transact } from '#platform/verb/transact.ts';
import { readEmail } from '../model/read-email.ts';
import { type AccountContext } from './account-context.ts';
import { consumeLink, makeLink, readLink } from './account-links.ts';
import { findKnownDevice } from './known-device.ts';
import { canMail, mailNotice } from './account-mail.ts';
import { accountKeys, addressLimits, resetLimits, resetMailLimit } from '../model/attempt-limits.ts';
import { recordAudit } from './audit.ts';
import { checkNewPassword } from './check-new-password.ts';
import { endPending } from './end-pending.ts';
import { SEND_RESET_LINK } from './job-names.ts';
import { deleteSessions, findUser, findUserByEmail, storePassword, type UserRow } from './queries.ts';
import { failureCode } from './sign-in.ts';
import type { Visit } from './visit.ts';

/**
 * Has a reset link mailed. The work is a job for known and unknown addresses alike, so that both take as long. Throws
 * `configuration-not-found` without mail, `invalid-email`, `user-not-found` where the server says so, `too-many-requests`.
 */
export async function forgotPassword(ctx: AccountContext, form: { email: string }, visit: Visit): Promise<void> {
  if (!canMail(ctx)) throw authError('configuration-not-found');
  ctx.identity.requireConfigured();
  const email = readEmail(form.email);
  if (email === undefined) throw authError('invalid-email', { detail: 'Invalid email address' });
  await beginAttempt(ctx, resetLimits(email, visit.address, await findKnownDevice(ctx, email, visit)));
  const attempt = await beginAttempt(ctx, addressLimits(visit.address));
  const user = await findUserByEmail(ctx.db, email);
  await ctx.jobs.send(ctx.db, SEND_RESET_LINK, { userId: user?.id ?? null, requestId: ctx.requestId });
  if (user !== undefined) return attempt.release();
  if (failureCode(ctx, attempt, visit, 'user-not-found') === 'user-not-found')
    throw authError('user-not-found', { kind: 'not-found' });
}

/** The job: makes the link and mails it. Disabled and demo people get none. */
export async function sendResetLink(ctx: AccountContext, data: Record<string, unknown>): Promise<void> {
  const userId = data['userId'];
  if (typeof userId !== 'string') return;
  await transact(ctx, async (inner) => {
    const user = await findUser(inner.db, userId);
    if (user === undefined || user.email === null || user.disabled_at !== null || user.is_demo) return;
    if ((await hasLivingLink(inner, userId)) && (await isMailedOften(inner, userId))) return;
    const token = await makeLink(inner, { userId, purpose: 'reset-password', email: user.email });
    await recordAudit(inner, { action: 'password-reset-requested', subjectId: userId });
    await mailNotice(inner, user.email, {
      subject: 'Set a new password',
      paragraphs: [
        `Hello ${user.display_name}, someone asked to set a new password for your account. Use this link to set one. It works once, within ${MAILED_LINK_HOURS} hours, and ends every session.`,
        'If this wasn’t you, please ignore this email: nothing has changed.',
      ],
      link: { path: `/auth/reset-password?token=${token}`, label: 'Set a new password' },
    });
  });
}

async function hasLivingLink({ db, now }: AccountContext, userId: string): Promise<boolean> {
  const link = await db
    .selectFrom('account_links')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'reset-password')
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return link !== undefined;
}

/** More mail would let strangers fill the mailbox; the last link still works. */
async function isMailedOften({ db, now }: AccountContext, userId: string): Promise<boolean> {
  const { waitSeconds } = await countHits(db, now, [resetMailLimit(userId)]);
  return waitSeconds !== undefined;
}

/** The account a reset link is for, for password managers. Throws `link-expired` or `link-used`. */
export async function checkResetLink(ctx: AccountContext, token: string): Promise<{ email: string }> {
  const { email } = await readLink(ctx, token, ['reset-password']);
  return { email };
}

/**
 * Sets a new password by a mailed link, and ends every session and what is pending. It proves the address too; if nobody had
 * proven it before, all other ways to sign in are removed: somebody else may have added them.
 */
export async function resetPassword(ctx: AccountContext, form: { token: string; password: string }, visit: Visit): Promise<void> {
  const { userId } = await readLink(ctx, form.token, ['reset-password']);
  checkNewPassword(ctx, form.password, await findUser(ctx.db, userId));
  const hash = await hashPassword(form.password);
  await transact(ctx, async (inner) => {
    const { link, user } = await consumeLink(inner, form.token, ['reset-password']);
    if (user.disabled_at !== null) throw authError('user-disabled');
    if (user.email !== link.email) throw authError('link-expired');
    await storePassword(inner.db, { userId: user.id, hash, now: inner.now });
    const sessionIds = await deleteSessions(inner.db, user.id);
    const isClaim = user.email_verified_at === null;
    await endPending(inner, user.id, { isClaim, sessionIds });
    if (isClaim) await claimAddress(inner, user);
    await forgetAttempts(inner.db, accountKeys(link.email, visit.address));
    const { address, device } = visit;
    await recordAudit(inner, {
      action: 'password-reset',
      actorId: user.id,
      subjectId: user.id,
      personal: { address, device },
    });
    await mailPasswordChanged(inner, user);
  });
}

export async function mailPasswordChanged(ctx: AccountContext, user: Pick<UserRow, 'email'>): Promise<void> {
  await mailNotice(ctx, user.email, {
    subject: 'Your password was changed',
    paragraphs: ['Your account has a new password, and other sessions have ended.', 'If this wasn’t you, set a new one now.'],
    link: { path: '/auth/forgot-password', label: 'Set a new password' },
  });
}

async function claimAddress({ db, now }: AccountContext, { id }: UserRow): Promise<void> {
  await db.updateTable('users').set({ email_verified_at: now }).where('id', '=', id).execute();
  for (const table of ['passkeys', 'provider_accounts', 'user_totp', 'recovery_codes', 'known_devices'] as const)
    await db.deleteFrom(table).where('user_id', '=', id).execute();
}
