import { authError } from '#platform/identity/auth-error.ts';
import { beginAttempt } from '#platform/identity/limit-attempts.ts';
import { findTotpStep, foldRecoveryCode, RECOVERY_CODE_LENGTH } from '#platform/identity/one-time-code.ts';
import { hashCode } from '#platform/identity/password.ts';
import type { Db } from '#platform/db/database.ts';
import type { ErrorCode } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import type * as contract from '../contract.ts';
import { type AccountContext } from './account-context.ts';
import { codeLimits } from '../model/attempt-limits.ts';
import { recordAudit } from './audit.ts';
import { takeChallenge, tryChallenge } from './challenges.ts';
import { openSession, type SignInMethod, type WithCookies } from './open-session.ts';
import { findUser, lockPerson } from './queries.ts';
import type { Visit } from './visit.ts';

export async function hasTwoFactor(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_totp')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Completes a sign-in with a code. Throws `wrong-code`, `challenge-expired`, `too-many-requests` or `user-disabled`. */
export async function finishSignIn(
  ctx: AccountContext,
  { challenge, code }: { challenge: string; code: string },
  visit: Visit,
): Promise<WithCookies<contract.SignedIn>> {
  const { userId, data } = await tryChallenge(ctx, 'second-factor', challenge);
  const user = userId === null ? undefined : await findUser(ctx.db, userId);
  if (user === undefined) throw authError('challenge-expired');
  if (user.disabled_at !== null) throw authError('user-disabled');
  await checkCode(ctx, user.id, code);
  return transact(ctx, async (inner) => {
    await lockPerson(inner.db, user.id);
    await takeChallenge(inner, 'second-factor', challenge);
    return openSession(inner, { user, method: data['method'] as SignInMethod, hasSecondFactor: true, visit });
  });
}

/** Uses up a code of the app, or a recovery code. Throws `wrong-code`, or `too-many-requests` after ten failures. */
export async function checkCode(
  ctx: AccountContext,
  userId: string,
  code: string,
  options: { kind?: ErrorCode } = {},
): Promise<void> {
  const attempt = await beginAttempt(ctx, codeLimits(userId));
  const isRight = (await useTotp(ctx, userId, code.replaceAll(' ', ''))) || (await useRecoveryCode(ctx, userId, code));
  if (!isRight) {
    await recordAudit(ctx, { action: 'second-factor-failed', subjectId: userId });
    throw authError('wrong-code', options);
  }
  await attempt.release();
}

async function useTotp({ db, now, identity }: AccountContext, userId: string, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_totp')
    .select('encrypted_secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (row === undefined) return false;
  const step = findTotpStep(identity.unseal(row.encrypted_secret).toString('utf8'), code, now);
  if (step === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable('user_totp')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** The salt of a person's recovery codes. */
export async function findRecoverySalt(db: Db, userId: string): Promise<Buffer> {
  const row = await db.selectFrom('user_totp').select('recovery_salt').where('user_id', '=', userId).executeTakeFirstOrThrow();
  return row.recovery_salt;
}

async function useRecoveryCode(ctx: AccountContext, userId: string, code: string): Promise<boolean> {
  const folded = foldRecoveryCode(code);
  if (folded.length !== RECOVERY_CODE_LENGTH) return false;
  const hash = await hashCode(folded, await findRecoverySalt(ctx.db, userId));
  const { numUpdatedRows } = await ctx.db
    .updateTable('recovery_codes')
    .set({ used_at: ctx.now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  const isUsed = Number(numUpdatedRows) === 1;
  if (isUsed) await recordAudit(ctx, { action: 'recovery-code-used', actorId: userId, subjectId: userId });
  return isUsed;
}
