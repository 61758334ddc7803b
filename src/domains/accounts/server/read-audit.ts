import { rowId } from '#lib/stored-values.ts';
import { cutPage, readPageCursor } from '#platform/verb/page-cursor.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import type { AuditEventView } from '../contract.ts';
import type { AccountContext } from './account-context.ts';
import { readPersonal } from './audit.ts';

export interface AuditQuery {
  action?: string | undefined;
  userId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The log, newest first, with the names of those who still have an account. */
export async function readAudit(ctx: AccountContext, { action, userId, cursor, limit }: AuditQuery) {
  requireAdmin(ctx);
  const before = cursor === undefined ? undefined : readPageCursor(rowId, cursor);
  let query = ctx.db
    .selectFrom('audit_events as e')
    .leftJoin('users as a', 'a.id', 'e.actor_id')
    .leftJoin('users as s', 's.id', 'e.subject_id')
    .select(['e.id', 'e.at', 'e.action', 'e.actor_id', 'e.subject_id', 'e.details', 'e.personal'])
    .select(['a.display_name as actor_name', 's.display_name as subject_name'])
    .orderBy('e.id', 'desc')
    .limit(limit + 1);
  if (action !== undefined) query = query.where('e.action', '=', action);
  if (userId !== undefined)
    query = query.where(({ or, eb }) => or([eb('e.actor_id', '=', userId), eb('e.subject_id', '=', userId)]));
  if (before !== undefined) query = query.where('e.id', '<', before);
  const rows = await query.execute();
  const actions = await ctx.db.selectFrom('audit_events').select('action').distinct().orderBy('action').execute();
  const { page, nextCursor } = cutPage(rows, limit, (last) => last.id);
  const events = await Promise.all(
    page.map(async (row): Promise<AuditEventView> => ({
      id: row.id,
      at: row.at.getTime(),
      action: row.action,
      actorId: row.actor_id,
      actorName: row.actor_name,
      subjectId: row.subject_id,
      subjectName: row.subject_name,
      details: asRecord(row.details) ?? {},
      personal: asRecord(await readPersonal(ctx, row)) ?? null,
    })),
  );
  return { events, actions: actions.map((row) => row.action), nextCursor };
}

function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}
