import type { AuthCode } from '#lib/auth-words.ts';
import { authError } from '#platform/identity/auth-error.ts';
import { beginAttempt, type Attempt } from '#platform/identity/limit-attempts.ts';
import { hashPassword, isOutdatedHash, verifyPassword } from '#platform/identity/password.ts';
import { transact } from '#platform/verb/transact.ts';
import type * as contract from '../contract.ts';
import { readEmail } from '../model/read-email.ts';
import { type AccountContext } from './account-context.ts';
import { isSilenced, passwordLimits } from '../model/attempt-limits.ts';
import { recordAudit } from './audit.ts';
import { beginChallenge } from './challenges.ts';
import { findKnownDevice } from './known-device.ts';
import { openSession, type WithCookies } from './open-session.ts';
import { findPasswordHash, findUserByEmail, lockPerson, type UserRow } from './queries.ts';
import { hasTwoFactor } from './second-factor.ts';
import type { Visit } from './visit.ts';

export type SignInAnswer = contract.SignedIn | { status: 'second-factor'; challenge: string };

/**
 * Signs in with email and password. An unknown address takes as long and counts as much as a wrong password. Throws
 * `invalid-email`, `user-not-found`, `wrong-password` (`invalid-credentials` where the server keeps that to itself),
 * `user-disabled` after the right password only, `too-many-requests`.
 */
export async function signIn(
  ctx: AccountContext,
  form: { email: string; password: string },
  visit: Visit,
): Promise<WithCookies<SignInAnswer>> {
  ctx.identity.requireConfigured();
  const email = readEmail(form.email);
  if (email === undefined) throw authError('invalid-email', { detail: 'Invalid email address' });
  const attempt = await beginAttempt(ctx, passwordLimits(email, visit.address, await findKnownDevice(ctx, email, visit)));
  const user = await findUserByEmail(ctx.db, email);
  const hash = user === undefined ? undefined : await findPasswordHash(ctx.db, user.id);
  const isRight = await verifyPassword(form.password, hash);
  if (user === undefined || !isRight) {
    await recordFailure(ctx, { email, user, visit });
    throw authError(failureCode(ctx, attempt, visit, user === undefined ? 'user-not-found' : 'wrong-password'));
  }
  await attempt.release();
  if (user.disabled_at !== null) {
    await recordFailure(ctx, { email, user, visit });
    throw authError('user-disabled');
  }
  const provenHash = await renewHash(ctx, { userId: user.id, hash, password: form.password });
  if (await hasTwoFactor(ctx.db, user.id)) {
    const challenge = await beginChallenge(ctx, { kind: 'second-factor', userId: user.id, data: { method: 'password' } });
    return { answer: { status: 'second-factor', challenge }, cookies: [] };
  }
  return transact(ctx, async (inner) => {
    await lockPerson(inner.db, user.id);
    // The password changed meanwhile.
    const standing = await findPasswordHash(inner.db, user.id);
    if (standing !== provenHash && !(await verifyPassword(form.password, standing))) throw authError('wrong-password');
    return openSession(inner, { user, method: 'password', visit });
  });
}

/** Upgrades an older hash, unless the password changed meanwhile. Returns the hash that counts. */
async function renewHash(
  { db, now }: AccountContext,
  { userId, hash, password }: { userId: string; hash: string | undefined; password: string },
): Promise<string | undefined> {
  if (hash === undefined || !isOutdatedHash(hash)) return hash;
  const renewed = await hashPassword(password);
  const values = { password_hash: renewed, changed_at: now };
  await db.updateTable('user_passwords').set(values).where('user_id', '=', userId).where('password_hash', '=', hash).execute();
  return renewed;
}

/** What a failure may say: nothing specific once an address has failed too often, or where the operator wants it so. */
export function failureCode({ config }: AccountContext, attempt: Attempt, visit: Visit, code: AuthCode): AuthCode {
  const isOpen = config.AUTH_ERROR_DETAIL === 'specific' && !isSilenced(attempt.hits, visit.address);
  return isOpen ? code : 'invalid-credentials';
}

async function recordFailure(
  ctx: AccountContext,
  { email, user, visit }: { email: string; user: UserRow | undefined; visit: Visit },
): Promise<void> {
  const { address, device } = visit;
  const { pseudonym } = ctx.identity;
  await recordAudit(ctx, {
    action: 'sign-in-failed',
    subjectId: user?.id,
    details: { account: pseudonym(email), network: pseudonym(address) },
    personal: { address, device },
  });
}
