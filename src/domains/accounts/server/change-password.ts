import { authError } from '#platform/identity/auth-error.ts';
import { beginAttempt } from '#platform/identity/limit-attempts.ts';
import { hashPassword, verifyPassword } from '#platform/identity/password.ts';
import type { UserActor } from '#platform/verb/context.ts';
import { isRecentlyProven, requirePerson, whileSignedIn, type AccountContext } from './account-context.ts';
import { confirmLimits } from '../model/attempt-limits.ts';
import { recordAudit } from './audit.ts';
import { checkNewPassword } from './check-new-password.ts';
import { endPending } from './end-pending.ts';
import { deleteSessions, findPasswordHash, findUser, storePassword } from './queries.ts';
import { mailPasswordChanged } from './reset-password.ts';
import { checkCode, hasTwoFactor } from './second-factor.ts';

/** Not 401: the session is still valid, and clients would renew it and send the typo again. */
const STILL_SIGNED_IN = { kind: 'malformed' } as const;

/**
 * Changes the caller's password, and ends all their other sessions and anything pending. Throws `wrong-password`,
 * `weak-password`, or `recent-sign-in-needed` where a first password is set.
 */
export async function changePassword(
  ctx: AccountContext,
  form: { currentPassword?: string | undefined; newPassword: string },
): Promise<void> {
  const actor = requirePerson(ctx);
  await proveAgain(ctx, actor, form.currentPassword);
  checkNewPassword(ctx, form.newPassword, await findUser(ctx.db, actor.userId));
  const hash = await hashPassword(form.newPassword);
  await whileSignedIn(ctx, actor, async (inner) => {
    await storePassword(inner.db, { userId: actor.userId, hash, now: inner.now });
    const sessionIds = await deleteSessions(inner.db, actor.userId, actor.sessionId);
    await endPending(inner, actor.userId, { sessionIds });
    await recordAudit(inner, { action: 'password-changed', subjectId: actor.userId });
    const user = await findUser(inner.db, actor.userId);
    if (user !== undefined) await mailPasswordChanged(inner, user);
  });
}

/** Proves with a password or a code that it is still the same person; it counts ten minutes. */
export async function confirmIdentity(
  ctx: AccountContext,
  proof: { password?: string | undefined; code?: string | undefined },
): Promise<void> {
  const actor = requirePerson(ctx);
  if (proof.code !== undefined && proof.code !== '' && (await hasTwoFactor(ctx.db, actor.userId))) {
    await checkCode(ctx, actor.userId, proof.code, STILL_SIGNED_IN);
  } else await checkOwnPassword(ctx, actor, proof.password ?? '');
  await ctx.db.updateTable('sessions').set({ authenticated_at: ctx.now }).where('id', '=', actor.sessionId).execute();
  await recordAudit(ctx, { action: 'identity-confirmed', subjectId: actor.userId });
}

/** With the password where there is one; otherwise by a sign-in of the last minutes. */
export async function proveAgain(ctx: AccountContext, actor: UserActor, password: string | undefined): Promise<void> {
  if (password !== undefined && password !== '') return checkOwnPassword(ctx, actor, password);
  const hasPassword = (await findPasswordHash(ctx.db, actor.userId)) !== undefined;
  if (hasPassword) throw authError('wrong-password', STILL_SIGNED_IN);
  if (!(await isRecentlyProven(ctx, actor))) throw authError('recent-sign-in-needed');
}

async function checkOwnPassword(ctx: AccountContext, actor: UserActor, password: string): Promise<void> {
  const attempt = await beginAttempt(ctx, confirmLimits(actor.sessionId));
  if (!(await verifyPassword(password, await findPasswordHash(ctx.db, actor.userId)))) {
    await recordAudit(ctx, { action: 'identity-not-confirmed', subjectId: actor.userId });
    throw authError('wrong-password', STILL_SIGNED_IN);
  }
  await attempt.release();
}
