import { MAILED_LINK_HOURS } from '#lib/kept-for.ts';
import { authError } from '#platform/identity/auth-error.ts';
import { hashToken } from '#platform/identity/random-token.ts';
import { transact } from '#platform/verb/transact.ts';
import { readEmail } from '../model/read-email.ts';
import { requirePerson, whileSignedIn, type AccountContext } from './account-context.ts';
import { consumeLink, mailVerification, makeLink } from './account-links.ts';
import { canMail, mailNotice } from './account-mail.ts';
import { recordAudit } from './audit.ts';
import { proveAgain } from './change-password.ts';
import { endPending } from './end-pending.ts';
import { findUser, findUserByEmail } from './queries.ts';

/** Mails the link that proves the address once more. Throws `configuration-not-found` without mail. */
export async function sendVerification(ctx: AccountContext): Promise<void> {
  const { userId } = requirePerson(ctx);
  if (!canMail(ctx)) throw authError('configuration-not-found', { detail: 'This site can’t send email right now' });
  const user = await findUser(ctx.db, userId);
  if (user !== undefined && user.email_verified_at === null) await transact(ctx, (inner) => mailVerification(inner, user));
}

/**
 * Mails a confirmation link to a new address and warns the old one; nothing changes until it is confirmed. Throws
 * `invalid-email`, `email-already-in-use`, `wrong-password` or `recent-sign-in-needed`, `configuration-not-found`.
 */
export async function changeEmail(
  ctx: AccountContext,
  form: { email: string; currentPassword?: string | undefined },
): Promise<void> {
  const actor = requirePerson(ctx);
  if (!canMail(ctx)) throw authError('configuration-not-found', { detail: 'This site can’t send email right now' });
  const email = readEmail(form.email);
  if (email === undefined) throw authError('invalid-email', { fields: { email: 'Please enter a valid email address' } });
  await proveAgain(ctx, actor, form.currentPassword);
  if ((await findUserByEmail(ctx.db, email)) !== undefined) throw authError('email-already-in-use');
  await whileSignedIn(ctx, actor, async (inner) => {
    const user = await findUser(inner.db, actor.userId);
    if (user === undefined) return;
    const token = await makeLink(inner, { userId: user.id, purpose: 'change-email', email });
    await recordAudit(inner, { action: 'email-change-requested', subjectId: user.id, personal: { from: user.email, to: email } });
    await mailNotice(inner, email, {
      subject: 'Please confirm your new email address',
      paragraphs: [
        `Hello ${user.display_name}, this link makes this the address of your account. It works once, within ${MAILED_LINK_HOURS} hours.`,
      ],
      link: { path: `/auth/verify-email?token=${token}`, label: 'Use this address' },
    });
    await mailNotice(inner, user.email, {
      subject: 'Your email address is about to change',
      paragraphs: [
        `Someone signed in to your account asked to change its address to ${email}. It changes once they open the link we emailed there.`,
        'If this wasn’t you, set a new password now: that ends every session and cancels the change.',
      ],
      link: { path: '/auth/forgot-password', label: 'Set a new password' },
    });
  });
}

/**
 * Proves an address by a mailed link. Opening it again gives the same answer. Throws `link-expired`, `link-used` or
 * `email-already-in-use`.
 */
export async function verifyEmail(ctx: AccountContext, token: string): Promise<{ email: string; isChanged: boolean }> {
  const done = await findDone(ctx, token);
  if (done !== undefined) return done;
  return transact(ctx, async (inner) => {
    const { link, user } = await consumeLink(inner, token, ['verify-email', 'change-email']);
    const isChanged = link.purpose === 'change-email' && user.email !== link.email;
    if (!isChanged && user.email !== link.email) throw authError('link-expired');
    const owner = await findUserByEmail(inner.db, link.email);
    if (owner !== undefined && owner.id !== user.id) throw authError('email-already-in-use');
    await inner.db
      .updateTable('users')
      .set({ email: link.email, email_verified_at: inner.now })
      .where('id', '=', user.id)
      .execute();
    await endPending(inner, user.id);
    await recordAudit(inner, {
      action: isChanged ? 'email-changed' : 'email-verified',
      actorId: user.id,
      subjectId: user.id,
      personal: { from: user.email, to: link.email },
    });
    if (isChanged) {
      await mailNotice(inner, user.email, {
        subject: 'Your email address was changed',
        paragraphs: [
          `The address of your account is now ${link.email}. We no longer send mail to this one. If this wasn’t you, please write to us.`,
        ],
      });
    }
    return { email: link.email, isChanged };
  });
}

async function findDone({ db }: AccountContext, token: string): Promise<{ email: string; isChanged: boolean } | undefined> {
  const row = await db
    .selectFrom('account_links')
    .innerJoin('users', 'users.id', 'account_links.user_id')
    .select(['account_links.email', 'account_links.purpose'])
    .where('token_hash', '=', hashToken(token))
    .where('account_links.purpose', 'in', ['verify-email', 'change-email'])
    .where((eb) => eb.or([eb('used_at', 'is not', null), eb('ended_at', 'is not', null)]))
    .whereRef('users.email', '=', 'account_links.email')
    .where('users.email_verified_at', 'is not', null)
    .executeTakeFirst();
  return row === undefined ? undefined : { email: row.email, isChanged: row.purpose === 'change-email' };
}
