import { takeTurn } from '#platform/db/take-turn.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { MOST_VIEWS, type SavedView } from '../contract.ts';

/** The asker's own views, by name. */
export async function listViews(ctx: Context): Promise<{ views: SavedView[] }> {
  const { userId } = requireUser(ctx);
  const rows = await ctx.db
    .selectFrom('insight_views')
    .select(['id', 'name', 'query'])
    .where('user_id', '=', userId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return { views: rows.map(({ id, name, query }) => ({ id, name, query: readQuery(query) })) };
}

/** Saves a view; a repeat changes it. Throws `conflict` beyond the most that one may have, `not-found` for another's. */
export async function saveView(
  ctx: Context,
  { viewId, name, query }: { viewId: string; name: string; query: Record<string, string> },
): Promise<{ views: SavedView[] }> {
  const { userId } = requireUser(ctx);
  await transact(ctx, async ({ db, now }) => {
    await takeTurn(db, 'insight-views', userId);
    const own = await db.selectFrom('insight_views').select('id').where('user_id', '=', userId).execute();
    if (own.length >= MOST_VIEWS && !own.some(({ id }) => id === viewId))
      throw new DomainError('conflict', `You have ${MOST_VIEWS} views: delete one first.`);
    const text = JSON.stringify(query);
    const kept = await db
      .insertInto('insight_views')
      .values({ id: viewId, user_id: userId, name, query: text, created_at: now })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ name, query: text }).where('insight_views.user_id', '=', userId),
      )
      .returning('id')
      .executeTakeFirst();
    if (kept === undefined) throw new DomainError('not-found', 'There is no such view.');
  });
  return listViews(ctx);
}

/** Deletes a view of the asker's. Throws `not-found`. */
export async function deleteView(ctx: Context, viewId: string): Promise<void> {
  const { userId } = requireUser(ctx);
  const { numDeletedRows } = await ctx.db
    .deleteFrom('insight_views')
    .where('id', '=', viewId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new DomainError('not-found', 'There is no such view.');
}

function readQuery(stored: unknown): Record<string, string> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])));
}
