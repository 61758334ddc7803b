import { inTransaction as runInTransaction } from '#platform/db/database.ts';
import type { Context, UserActor } from '#platform/http/context.ts';
import { requireUser } from '#platform/http/require-user.ts';
import type { Ports } from '#platform/http/server-context.ts';
import { authError } from '#platform/identity/auth-error.ts';

/** What the verbs of accounts work with. */
export type AccountContext = Context & Pick<Ports, 'config' | 'identity' | 'mail' | 'jobs'>;

const RECENT_MS = 600_000;

/** A signed-in person who is no invention of the demonstration. Throws `not-for-demo`. */
export function requirePerson(ctx: Context): UserActor {
  const actor = requireUser(ctx);
  if (actor.isDemo) throw authError('not-for-demo');
  return actor;
}

/** For changes that whoever finds an open browser must not make. Throws `recent-sign-in-needed`. */
export async function requireRecentSignIn(ctx: Context): Promise<UserActor> {
  const actor = requirePerson(ctx);
  if (!(await isRecentlyProven(ctx, actor))) throw authError('recent-sign-in-needed');
  return actor;
}

export async function isRecentlyProven({ db, now }: Context, { sessionId }: UserActor): Promise<boolean> {
  const session = await db.selectFrom('sessions').select('authenticated_at').where('id', '=', sessionId).executeTakeFirst();
  return session !== undefined && now.getTime() - session.authenticated_at.getTime() < RECENT_MS;
}

/** Runs the work in one transaction: in the caller's, where it has one. */
export function inTransaction<C extends Context, T>(ctx: C, work: (inner: C) => Promise<T>): Promise<T> {
  return runInTransaction(ctx.db, (db) => work({ ...ctx, db }));
}
