import { transact } from '#platform/verb/transact.ts';
import type { Context, UserActor } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { Ports } from '#platform/ports/server-context.ts';
import { authError } from '#platform/identity/auth-error.ts';
import { PROOF_MINUTES } from '#lib/kept-for.ts';
import { lockPerson } from './queries.ts';

/** What the verbs of accounts work with. */
export type AccountContext = Context & Pick<Ports, 'config' | 'identity' | 'mail' | 'jobs' | 'pending'>;

/** A signed-in person who is not a demo person. Throws `not-for-demo`. */
export function requirePerson(ctx: Context): UserActor {
  const actor = requireUser(ctx);
  if (actor.isDemo) throw authError('not-for-demo');
  return actor;
}

/**
 * For calls whose contract asks for a `recent` proof: nobody who finds an open browser or a token may make them. Demo people
 * have nothing to prove. Throws `recent-sign-in-needed`.
 */
export async function requireRecentProof(ctx: Context): Promise<void> {
  const actor = requireUser(ctx);
  if (!actor.isDemo && !(await isRecentlyProven(ctx, actor))) throw authError('recent-sign-in-needed');
}

export async function isRecentlyProven({ db, now }: Context, { sessionId }: UserActor): Promise<boolean> {
  const session = await db.selectFrom('sessions').select('authenticated_at').where('id', '=', sessionId).executeTakeFirst();
  return session !== undefined && now.getTime() - session.authenticated_at.getTime() < PROOF_MINUTES * 60_000;
}

/**
 * Runs work that changes how the caller signs in, in one transaction, while their session is valid: a call already under way
 * cannot restart what a new password ends. Throws `user-token-expired`.
 */
export function whileSignedIn<C extends Context, T>(
  ctx: C,
  actor: Pick<UserActor, 'userId' | 'sessionId'>,
  work: (inner: C) => Promise<T>,
): Promise<T> {
  return transact(ctx, async (inner) => {
    await lockPerson(inner.db, actor.userId);
    const session = await inner.db.selectFrom('sessions').select('id').where('id', '=', actor.sessionId).executeTakeFirst();
    if (session === undefined) throw authError('user-token-expired');
    return work(inner);
  });
}
