import { capitalize } from '#lib/format.ts';
import type { OpenRole } from '#lib/roles.ts';
import { authError } from '#platform/identity/auth-error.ts';
import { transact } from '#platform/verb/transact.ts';
import type { SignedIn } from '../contract.ts';
import { type AccountContext } from './account-context.ts';
import { createUser } from './create-user.ts';
import { announceDemoPerson } from './demo-people.ts';
import { DEMO_MS, openSession, type WithCookies } from './open-session.ts';
import type { UserRow } from './queries.ts';
import type { Visit } from './visit.ts';

/** Signs in as a new invented person, for a day. Throws `demo-off` where this is no demonstration. */
export async function demoSignIn(ctx: AccountContext, role: OpenRole, visit: Visit): Promise<WithCookies<SignedIn>> {
  ctx.identity.requireConfigured();
  if (!ctx.config.demoMode) throw authError('demo-off');
  return transact(ctx, async (inner) => {
    const user = await createDemoUser(inner, role);
    await announceDemoPerson(inner);
    return openSession(inner, { user, method: 'demo', visit });
  });
}

/** Demo people are deleted a day after they were made, with everything they did. */
export async function purgeDemoUsers({ db, now }: Pick<AccountContext, 'db' | 'now'>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('users')
    .where('is_demo', '=', true)
    .where('created_at', '<', new Date(now.getTime() - DEMO_MS))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function createDemoUser(ctx: AccountContext, role: OpenRole): Promise<UserRow> {
  // The id carries a time; two in one millisecond take the next ones.
  for (let time = ctx.now.getTime(); ; time += 1) {
    const id = `demo-${role}-${time}`;
    const user = await createUser(ctx, {
      id,
      email: `${id}@demo.invalid`,
      isEmailVerified: true,
      displayName: `Demo ${capitalize(role)}`,
      role,
      isDemo: true,
      grantedBy: 'self',
    });
    if (user !== undefined) return user;
  }
}
