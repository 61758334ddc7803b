import type { z } from 'zod';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { sessionSchema } from '../contract.ts';
import { type AccountContext } from './account-context.ts';
import { recordAudit } from './audit.ts';
import { endPending } from './end-pending.ts';
import { deleteSessions } from './queries.ts';

type SessionView = z.output<typeof sessionSchema>;

/** Where the caller is signed in, latest first; never includes a token. */
export async function listSessions(ctx: AccountContext): Promise<SessionView[]> {
  const { userId, sessionId } = requireUser(ctx);
  return readSessions(ctx, userId, sessionId);
}

/** A person's active sessions. */
export async function readSessions({ db, now }: AccountContext, userId: string, currentId?: string): Promise<SessionView[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'method', 'created_at', 'last_seen_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    address: row.address,
    method: row.method as SessionView['method'],
    createdAt: row.created_at.getTime(),
    lastSeenAt: row.last_seen_at.getTime(),
    expiresAt: row.expires_at.getTime(),
    isCurrent: row.id === currentId,
  }));
}

/** Ends one of the caller's sessions, at once, with what is pending. Throws `not-found` for anybody else's. */
export async function endSession(ctx: AccountContext, sessionId: string): Promise<void> {
  const { userId } = requireUser(ctx);
  await transact(ctx, async (inner) => {
    const { numDeletedRows } = await inner.db
      .deleteFrom('sessions')
      .where('id', '=', sessionId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (Number(numDeletedRows) === 0) throw new DomainError('not-found', 'This session has ended already.');
    await endPending(inner, userId, { sessionIds: [sessionId] });
    await recordAudit(inner, { action: 'session-revoked', subjectId: userId, details: { session: sessionId } });
  });
}

/** Ends every other session of the caller, with what is pending. */
export async function endOtherSessions(ctx: AccountContext): Promise<{ revoked: number }> {
  const { userId, sessionId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    const sessionIds = await deleteSessions(inner.db, userId, sessionId);
    await endPending(inner, userId, { sessionIds });
    const revoked = sessionIds.length;
    await recordAudit(inner, { action: 'sessions-revoked', subjectId: userId, details: { revoked } });
    return { revoked };
  });
}
