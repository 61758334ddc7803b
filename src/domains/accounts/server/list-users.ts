import { sql } from 'kysely';
import { z } from 'zod';
import { DomainError } from '#platform/verb/domain-error.ts';
import { orderByTime } from '#platform/verb/order-by-time.ts';
import { cutPage } from '#platform/verb/page-cursor.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { getUser, listUsers as contract, ListedUser } from '../contract.ts';
import { type AccountContext } from './account-context.ts';
import { recordAudit } from './audit.ts';
import { endPending } from './end-pending.ts';
import { presentUser } from './present.ts';
import { deleteSessions, findUser, selectUser, type UserRow } from './queries.ts';
import { readEvents } from './read-audit.ts';
import { readSessions } from './sessions.ts';

type Query = z.output<NonNullable<typeof contract.query>>;
const ORDER = orderByTime({
  at: sql`users.created_at`,
  id: sql`users.id`,
  ids: z
    .string()
    .min(1)
    .max(100)
    .regex(/^[\w:.-]+$/),
});
type ListedRow = UserRow & { disabled_reason: string | null; sessions: number };

/** People with an account, newest first. */
export async function listUsers(ctx: AccountContext, query: Query) {
  requireAdmin(ctx);
  const after = ORDER.readCursor(query.cursor);
  const matching = matchUsers(ctx, query);
  const { total } = await ctx.db
    .selectFrom(matching.as('m'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await selectListed(ctx)
    .select(ORDER.mark.as('mark'))
    .where('users.id', 'in', matching)
    .where(ORDER.isAfter(after))
    .orderBy(ORDER.by)
    .limit(query.limit + 1)
    .execute();
  const { page: shown, nextCursor } = cutPage(rows, query.limit, ({ mark }) => mark);
  return { users: shown.map(presentListed), total, nextCursor };
}

/** One person, with open sessions and what was logged about them. Throws `not-found`. */
export async function readUser(ctx: AccountContext, userId: string): Promise<z.output<NonNullable<typeof getUser.response>>> {
  requireAdmin(ctx);
  const row = await selectListed(ctx).where('users.id', '=', userId).executeTakeFirst();
  if (row === undefined) throw new DomainError('not-found', 'There is no such account.');
  const sessions = await readSessions(ctx, userId);
  const { events } = await readEvents(ctx, { userId, limit: 50 });
  return { user: presentListed(row), sessions: sessions.map(({ isCurrent: _current, ...session }) => session), audit: events };
}

/** Signs a person out everywhere. */
export async function endUserSessions(ctx: AccountContext, userId: string): Promise<{ ended: number }> {
  requireAdmin(ctx);
  return transact(ctx, async (inner) => {
    if ((await findUser(inner.db, userId)) === undefined) throw new DomainError('not-found', 'There is no such account.');
    const sessionIds = await deleteSessions(inner.db, userId);
    await endPending(inner, userId, { sessionIds });
    const ended = sessionIds.length;
    await recordAudit(inner, { action: 'sessions-ended-by-admin', subjectId: userId, details: { ended } });
    return { ended };
  });
}

function matchUsers({ db }: AccountContext, { q, role, state, demo }: Query) {
  let query = db
    .selectFrom('users')
    .select('users.id')
    .where('users.is_demo', '=', demo === '1');
  if (q !== undefined && q !== '') {
    const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    query = query.where(({ or, eb }) =>
      or([eb('users.display_name', 'ilike', part), eb('users.email', 'ilike', part), eb('users.id', '=', q)]),
    );
  }
  if (role !== undefined) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('role_grants')
          .select('role_grants.role')
          .whereRef('role_grants.user_id', '=', 'users.id')
          .where('role_grants.role', '=', role),
      ),
    );
  }
  if (state !== undefined) query = query.where('users.disabled_at', state === 'disabled' ? 'is not' : 'is', null);
  return query;
}

function selectListed({ db, now }: AccountContext) {
  return selectUser(db.selectFrom('users')).select([
    'users.disabled_reason',
    sql<number>`(select count(*)::integer from sessions s where s.user_id = users.id and s.expires_at > ${now})`.as('sessions'),
  ]);
}

function presentListed(row: ListedRow): ListedUser {
  return {
    ...presentUser(row),
    isDisabled: row.disabled_at !== null,
    disabledReason: row.disabled_reason,
    sessions: row.sessions,
  };
}
