import { sql } from 'kysely';
import { rowId } from '#lib/stored-values.ts';
import { orderByTime } from '#platform/verb/order-by-time.ts';
import { cutPage } from '#platform/verb/page-cursor.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import type { AuditEventView } from '../contract.ts';
import type { AccountContext } from './account-context.ts';
import { readPersonal } from './audit.ts';

// By their time: acts of the past may have been written down later.
const ORDER = orderByTime({ at: sql`e.at`, id: sql`e.id`, ids: rowId });

export interface AuditQuery {
  action?: string | undefined;
  userId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The log, newest first, with the names of those who still have an account, and every action that is in it. */
export async function readAudit(ctx: AccountContext, query: AuditQuery) {
  const events = await readEvents(ctx, query);
  // From one action to the next by the index: a plain "distinct" would read the whole log.
  const { rows } = await sql<{ action: string }>`
    with recursive known as (
      (select action from audit_events order by action limit 1)
      union all
      select (select e.action from audit_events e where e.action > k.action order by e.action limit 1) from known k
      where k.action is not null
    )
    select action from known where action is not null order by action`.execute(ctx.db);
  return { ...events, actions: rows.map((row) => row.action) };
}

/** The same without the actions. */
export async function readEvents(ctx: AccountContext, { action, userId, cursor, limit }: AuditQuery) {
  requireAdmin(ctx);
  let query = ctx.db
    .selectFrom('audit_events as e')
    .leftJoin('users as a', 'a.id', 'e.actor_id')
    .leftJoin('users as s', 's.id', 'e.subject_id')
    .select(['e.id', 'e.at', 'e.action', 'e.actor_id', 'e.subject_id', 'e.details', 'e.personal'])
    .select(['a.display_name as actor_name', 's.display_name as subject_name'])
    .select(ORDER.mark.as('mark'))
    .where(ORDER.isAfter(ORDER.readCursor(cursor)))
    .orderBy(ORDER.by)
    .limit(limit + 1);
  if (action !== undefined) query = query.where('e.action', '=', action);
  if (userId !== undefined)
    query = query.where(({ or, eb }) => or([eb('e.actor_id', '=', userId), eb('e.subject_id', '=', userId)]));
  const rows = await query.execute();
  const { page, nextCursor } = cutPage(rows, limit, ({ mark }) => mark);
  const personal = await readPersonal(ctx, page);
  const events = page.map((row, at): AuditEventView => ({
    id: row.id,
    at: row.at.getTime(),
    action: row.action,
    actorId: row.actor_id,
    actorName: row.actor_name,
    subjectId: row.subject_id,
    subjectName: row.subject_name,
    details: asRecord(row.details) ?? {},
    personal: asRecord(personal[at]) ?? null,
  }));
  return { events, nextCursor };
}

function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}
