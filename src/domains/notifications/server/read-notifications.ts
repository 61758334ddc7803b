import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import type { Context } from '#platform/http/context.ts';
import { requireUser } from '#platform/http/require-user.ts';
import { notificationSchema, type Notification } from '../contract.ts';

/** The caller's notifications, newest first; `before` is the last one of the page before. */
export async function listNotifications(ctx: Context, { limit, before }: { limit: number; before?: string | undefined }) {
  const { userId } = requireUser(ctx);
  const rows = await ctx.db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(before !== undefined, (query) =>
      query.where('id', '<', (sub) =>
        sub
          .selectFrom('notifications')
          .select('id')
          .where('public_id', '=', before ?? '')
          .where('user_id', '=', userId),
      ),
    )
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return {
    notifications: rows.slice(0, limit).map(present),
    unread: await countUnread(ctx.db, userId),
    hasMore: rows.length > limit,
  };
}

/** Marks the caller's own as read; ids of other people's do nothing. */
export async function markNotificationsRead(ctx: Context, ids: readonly string[] | undefined): Promise<{ unread: number }> {
  const { userId } = requireUser(ctx);
  await ctx.db
    .updateTable('notifications')
    .set({ read_at: ctx.now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (query) =>
      query.where('public_id', 'in', ids?.length ? [...ids] : ['00000000-0000-0000-0000-000000000000']),
    )
    .execute();
  return { unread: await countUnread(ctx.db, userId) };
}

async function countUnread(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

function present(row: Selectable<DB['notifications']>): Notification {
  return notificationSchema.parse({
    id: row.public_id,
    topic: row.topic,
    title: row.title,
    body: row.body,
    href: row.href,
    createdAt: row.created_at.toISOString(),
    isRead: row.read_at !== null,
  });
}
