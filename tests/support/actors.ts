import type { Db } from '#platform/db/database.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import type { UserActor } from '#platform/verb/context.ts';
import type { TestApp } from './test-app.ts';

let made = 0;

/** A person in the database, to be passed to verbs as who asks; by default with a confirmed address. */
export async function addActor(
  db: Db,
  person: { name?: string; isDemo?: boolean; isVerified?: boolean } = {},
): Promise<UserActor & { email: string }> {
  made += 1;
  const { name = `Person ${made}`, isDemo = false, isVerified = true } = person;
  const userId = `test-person-${made}`;
  const email = `person-${made}@home.example`;
  await db
    .insertInto('users')
    .values({
      id: userId,
      email,
      display_name: name,
      is_demo: isDemo,
      email_verified_at: isVerified ? new Date() : null,
      created_at: new Date(),
    })
    .execute();
  return {
    kind: 'user',
    userId,
    role: 'buyer',
    roles: ['buyer'],
    sessionId: `session-${made}`,
    isDemo,
    emailVerified: isVerified,
    address: '198.51.100.7',
    email,
  };
}

/** Adds people by name, who then ask at an application. */
export const signInAt =
  (open: () => TestApp) =>
  async (name: string): Promise<ServerContext> => ({ ...open().ctx(), actor: await addActor(open().db, { name }) });

export const idOf = (ctx: Pick<ServerContext, 'actor'>): string => (ctx.actor.kind === 'user' ? ctx.actor.userId : '');
