import type { Actor, Context } from '#platform/verb/context.ts';
import type { Ports } from '#platform/ports/server-context.ts';
import type { TokenSubject } from '#platform/identity/identity.ts';
import { activeRole } from './present.ts';
import { selectUser } from './queries.ts';

/**
 * Who sends a request with this Authorization header. The token only names a person and a session; the database says, each
 * time, whether the session is valid, whether the account may be used, and which roles it has.
 */
export async function resolveActor(
  ctx: Pick<Context, 'db' | 'now'> & Pick<Ports, 'identity' | 'config'>,
  { authorization, address }: { authorization: string | undefined; address: string },
): Promise<Actor> {
  const anonymous: Actor = { kind: 'anonymous', address };
  const token = /^Bearer +([\w.-]+)$/i.exec(authorization ?? '')?.[1];
  const subject = token === undefined ? undefined : await ctx.identity.readToken(token, ctx.now);
  if (subject === undefined) return anonymous;
  const user = await findSignedIn(ctx, subject);
  if (user === undefined || (user.is_demo && !ctx.config.demoMode)) return anonymous;
  return {
    kind: 'user',
    userId: user.id,
    role: activeRole(user),
    roles: user.roles,
    sessionId: subject.sessionId,
    isDemo: user.is_demo,
    emailVerified: user.email_verified_at !== null,
    address,
  };
}

/** Whether a request's session is still valid: for answers that outlive their request. */
export async function isStillSignedIn(ctx: Pick<Context, 'db' | 'now'>, subject: TokenSubject): Promise<boolean> {
  return (await findSignedIn(ctx, subject)) !== undefined;
}

function findSignedIn({ db, now }: Pick<Context, 'db' | 'now'>, { userId, sessionId }: TokenSubject) {
  return selectUser(db.selectFrom('users'))
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .where('sessions.id', '=', sessionId)
    .where('users.id', '=', userId)
    .where('sessions.expires_at', '>', now)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
}
