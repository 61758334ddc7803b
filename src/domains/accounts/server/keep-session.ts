import { authError } from '#platform/identity/auth-error.ts';
import { hashToken } from '#platform/identity/random-token.ts';
import type { SignedIn } from '../contract.ts';
import type { AccountContext } from './account-context.ts';
import { noteActiveDay } from './active-days.ts';
import { recordAudit } from './audit.ts';
import { sessionCookie, sessionExpiry, type WithCookies } from './open-session.ts';
import { presentUser } from './present.ts';
import { findUser } from './queries.ts';
import { clearCookie, type Visit } from './visit.ts';

/** Which of a browser's two sessions is meant: the account's, or the demo person's beside it. */
export interface WhichSession {
  demo: boolean;
}

/**
 * A fresh identity token for the cookie's session, which is extended. Throws `user-token-expired` where there is no
 * such session, `user-disabled`, `api-key-not-valid`.
 */
export async function refreshToken(ctx: AccountContext, visit: Visit, { demo }: WhichSession): Promise<WithCookies<SignedIn>> {
  const { db, now, config, identity } = ctx;
  identity.requireConfigured();
  const token = demo ? visit.demoToken : visit.sessionToken;
  if (token === undefined) throw authError('user-token-expired');
  const session = await db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'created_at'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const user = session === undefined ? undefined : await findUser(db, session.user_id);
  if (session === undefined || user === undefined || (user.is_demo && !config.demoMode)) {
    // A cookie runs out with its session: one that is still here belongs to a session that somebody ended.
    throw authError('user-token-expired', { fields: { session: 'It was ended elsewhere' } });
  }
  if (user.disabled_at !== null) throw authError('user-disabled');
  const expiresAt = sessionExpiry(now, session.created_at, user.is_demo);
  const kept = await db
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: expiresAt })
    .where('id', '=', session.id)
    .returning('id')
    .executeTakeFirst();
  // The session ended meanwhile: its cookie must not overwrite the next session's.
  if (kept === undefined) throw authError('user-token-expired');
  await noteActiveDay(db, user.id, now);
  const signed = await identity.signToken({ userId: user.id, sessionId: session.id }, now);
  return {
    answer: { status: 'signed-in', user: presentUser(user), ...signed },
    cookies: [sessionCookie(config, { token, expiresAt, isDemo: user.is_demo }, now)],
  };
}

/** Ends the sessions of the cookies; with `demo` the demo person's alone. */
export async function signOut(ctx: AccountContext, visit: Visit, { demo }: WhichSession): Promise<WithCookies<undefined>> {
  await endSession(ctx, visit.demoToken);
  if (demo) return { answer: undefined, cookies: [clearCookie(ctx.config, 'demo')] };
  await endSession(ctx, visit.sessionToken);
  return { answer: undefined, cookies: [clearCookie(ctx.config, 'session'), clearCookie(ctx.config, 'demo')] };
}

async function endSession(ctx: AccountContext, token: string | undefined): Promise<void> {
  if (token === undefined) return;
  const ended = await ctx.db
    .deleteFrom('sessions')
    .where('token_hash', '=', hashToken(token))
    .returning(['id', 'user_id'])
    .executeTakeFirst();
  if (ended === undefined) return;
  const { id, user_id: userId } = ended;
  await recordAudit(ctx, { action: 'signed-out', actorId: userId, subjectId: userId, details: { session: id } });
}
