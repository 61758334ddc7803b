import { DomainError } from '#platform/verb/domain-error.ts';
import { authError } from '#platform/identity/auth-error.ts';
import { beginAttempt } from '#platform/identity/limit-attempts.ts';
import { findTotpStep, foldRecoveryCode, makeRecoveryCodes, makeTotpSecret, totpUri } from '#platform/identity/one-time-code.ts';
import { hashCode } from '#platform/identity/password.ts';
import { transact } from '#platform/verb/transact.ts';
import { requirePerson, whileSignedIn, type AccountContext } from './account-context.ts';
import { mailNotice } from './account-mail.ts';
import { codeLimits } from '../model/attempt-limits.ts';
import { recordAudit } from './audit.ts';
import { findUser } from './queries.ts';
import { findRecoverySalt, hasTwoFactor } from './second-factor.ts';

/** Makes a secret for the caller's app; it counts once confirmed. Throws `conflict` where the second factor is on. */
export async function startTwoFactor(ctx: AccountContext): Promise<{ secret: string; uri: string }> {
  const { userId } = requirePerson(ctx);
  if (await hasTwoFactor(ctx.db, userId)) throw new DomainError('conflict', 'The second factor is on. Turn it off first.');
  const user = await findUser(ctx.db, userId);
  const secret = makeTotpSecret();
  const values = {
    encrypted_secret: ctx.identity.seal(Buffer.from(secret)),
    confirmed_at: null,
    last_step: 0,
    created_at: ctx.now,
  };
  await ctx.db
    .insertInto('user_totp')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values).where('user_totp.confirmed_at', 'is', null))
    .execute();
  return { secret, uri: totpUri(secret, { issuer: ctx.config.PRODUCT_NAME, account: user?.email ?? userId }) };
}

/**
 * Turns the second factor on once a code proves that the app works. Returns the recovery codes, only this time. Throws
 * `wrong-code`.
 */
export async function confirmTwoFactor(ctx: AccountContext, code: string): Promise<{ recoveryCodes: string[] }> {
  const actor = requirePerson(ctx);
  const { userId } = actor;
  const row = await ctx.db
    .selectFrom('user_totp')
    .select('encrypted_secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw authError('challenge-expired');
  const attempt = await beginAttempt(ctx, codeLimits(userId));
  const step = findTotpStep(ctx.identity.unseal(row.encrypted_secret).toString('utf8'), code.replaceAll(' ', ''), ctx.now);
  if (step === undefined) throw authError('wrong-code', { kind: 'malformed' });
  await attempt.release();
  return whileSignedIn(ctx, actor, async (inner) => {
    const changes = { confirmed_at: inner.now, last_step: step };
    const { numUpdatedRows } = await inner.db
      .updateTable('user_totp')
      .set(changes)
      .where('user_id', '=', userId)
      .where('encrypted_secret', '=', row.encrypted_secret)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw authError('challenge-expired');
    return finish(inner, userId, 'two-factor-on', 'Signing in to your account now asks for a code from your app.');
  });
}

/** Gives new recovery codes; the old ones end. */
export async function renewRecoveryCodes(ctx: AccountContext): Promise<{ recoveryCodes: string[] }> {
  const { userId } = requirePerson(ctx);
  if (!(await hasTwoFactor(ctx.db, userId))) throw new DomainError('conflict', 'The second factor is off.');
  return transact(ctx, (inner) =>
    finish(inner, userId, 'recovery-codes-renewed', 'New recovery codes were made; the old ones have ended.'),
  );
}

/** Turns the second factor off. */
export async function stopTwoFactor(ctx: AccountContext): Promise<void> {
  const { userId } = requirePerson(ctx);
  await transact(ctx, async (inner) => {
    await inner.db.deleteFrom('user_totp').where('user_id', '=', userId).execute();
    await inner.db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    await noteChange(inner, userId, 'two-factor-off', 'Signing in to your account no longer asks for a code from your app.');
  });
}

async function finish(ctx: AccountContext, userId: string, action: string, text: string): Promise<{ recoveryCodes: string[] }> {
  const recoveryCodes = makeRecoveryCodes();
  await ctx.db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const salt = await findRecoverySalt(ctx.db, userId);
  const hashes = await Promise.all(recoveryCodes.map((code) => hashCode(foldRecoveryCode(code), salt)));
  const rows = hashes.map((hash) => ({ user_id: userId, code_hash: hash }));
  await ctx.db.insertInto('recovery_codes').values(rows).execute();
  await noteChange(ctx, userId, action, text);
  return { recoveryCodes };
}

async function noteChange(ctx: AccountContext, userId: string, action: string, text: string): Promise<void> {
  await recordAudit(ctx, { action, subjectId: userId });
  const user = await findUser(ctx.db, userId);
  await mailNotice(ctx, user?.email ?? null, {
    subject: 'Your sign-in was changed',
    paragraphs: [text, 'If this wasn’t you, set a new password now, and check your sign-in methods under Settings.'],
    link: { path: '/auth/forgot-password', label: 'Set a new password' },
  });
}
