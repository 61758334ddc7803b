import { announceSessionEnd } from '#platform/realtime/realtime-hub.ts';
import type { Ending } from '#platform/ports/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import { type AccountContext } from './account-context.ts';
import { endLinks } from './account-links.ts';
import { lockPerson } from './queries.ts';

/**
 * Ends everything begun in a person's name and not yet finished: links, changes of address, half sign-ins and
 * visits to providers, an app that was not confirmed, and what other domains hold open. A new password, ended sessions and a
 * proven address call this: somebody else may have begun it.
 */
export async function endPending(
  ctx: AccountContext,
  userId: string,
  { isClaim = false, sessionIds = [] }: Partial<Pick<Ending, 'isClaim' | 'sessionIds'>> = {},
): Promise<void> {
  await transact(ctx, async (inner) => {
    const { db, now } = inner;
    await lockPerson(db, userId);
    await endLinks(db, now, userId);
    await db.deleteFrom('auth_challenges').where('user_id', '=', userId).execute();
    await db.deleteFrom('user_totp').where('user_id', '=', userId).where('confirmed_at', 'is', null).execute();
    await announceSessionEnd(db, userId);
    for (const end of inner.pending) await end(inner, { userId, isClaim, sessionIds });
  });
}
