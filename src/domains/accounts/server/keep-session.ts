import { authError } from '#platform/identity/auth-error.ts';
import { hashToken } from '#platform/identity/random-token.ts';
import type { SignedIn } from '../contract.ts';
import type { AccountContext } from './account-context.ts';
import { recordAudit } from './audit.ts';
import { sessionCookie, sessionExpiry, type WithCookies } from './open-session.ts';
import { presentUser } from './present.ts';
import { findUser } from './queries.ts';
import { clearCookie, type Visit } from './visit.ts';

/**
 * A fresh identity token for the session of the cookie, whose end moves on. Throws `user-token-expired` where there is no
 * such session, `user-disabled`, `api-key-not-valid`.
 */
export async function refreshToken(ctx: AccountContext, visit: Visit): Promise<WithCookies<SignedIn>> {
  const { db, now, config, identity } = ctx;
  identity.requireConfigured();
  const { sessionToken } = visit;
  if (sessionToken === undefined) throw authError('user-token-expired');
  const session = await db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'created_at'])
    .where('token_hash', '=', hashToken(sessionToken))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const user = session === undefined ? undefined : await findUser(db, session.user_id);
  if (session === undefined || user === undefined || (user.is_demo && !config.demoMode)) throw authError('user-token-expired');
  if (user.disabled_at !== null) throw authError('user-disabled');
  const expiresAt = sessionExpiry(now, session.created_at, user.is_demo);
  await db.updateTable('sessions').set({ last_seen_at: now, expires_at: expiresAt }).where('id', '=', session.id).execute();
  const signed = await identity.signToken({ userId: user.id, sessionId: session.id }, now);
  return {
    answer: { status: 'signed-in', user: presentUser(user), ...signed },
    cookies: [sessionCookie(config, sessionToken, expiresAt, now)],
  };
}

/** Ends the session of the cookie, if there is one. */
export async function signOut(ctx: AccountContext, visit: Visit): Promise<WithCookies<undefined>> {
  const { sessionToken } = visit;
  if (sessionToken !== undefined) {
    const ended = await ctx.db
      .deleteFrom('sessions')
      .where('token_hash', '=', hashToken(sessionToken))
      .returning(['id', 'user_id'])
      .executeTakeFirst();
    if (ended !== undefined) {
      const { id, user_id: userId } = ended;
      await recordAudit(ctx, { action: 'signed-out', actorId: userId, subjectId: userId, details: { session: id } });
    }
  }
  return { answer: undefined, cookies: [clearCookie(ctx.config, 'session')] };
}
