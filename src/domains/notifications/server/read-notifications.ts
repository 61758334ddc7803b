import { sql, type Selectable } from 'kysely';
import { rowId } from '#lib/stored-values.ts';
import type { Db } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import type { Context } from '#platform/verb/context.ts';
import { orderByTime } from '#platform/verb/order-by-time.ts';
import { cutPage } from '#platform/verb/page-cursor.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { notificationSchema, type Notification } from '../contract.ts';

// By their time: what is told of the past comes later than what it is told between.
const ORDER = orderByTime({ at: sql`created_at`, id: sql`id`, ids: rowId });

/** The caller's notifications, newest first. */
export async function listNotifications(ctx: Context, { limit, cursor }: { limit: number; cursor?: string | undefined }) {
  const { userId } = requireUser(ctx);
  const rows = await ctx.db
    .selectFrom('notifications')
    .selectAll()
    .select(ORDER.mark.as('mark'))
    .where('user_id', '=', userId)
    .where(ORDER.isAfter(ORDER.readCursor(cursor)))
    .orderBy(ORDER.by)
    .limit(limit + 1)
    .execute();
  const { page, nextCursor } = cutPage(rows, limit, ({ mark }) => mark);
  return { notifications: page.map(present), unread: await countUnread(ctx.db, userId), nextCursor };
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

/** Only the newest of the caller's own are still open, as of people who read what they are told. */
export async function leaveUnread(ctx: Context, most: number): Promise<void> {
  const { userId } = requireUser(ctx);
  const newest = ctx.db.selectFrom('notifications').select('id').where('user_id', '=', userId).orderBy(ORDER.by).limit(most);
  await ctx.db
    .updateTable('notifications')
    .set(({ case: when, ref }) => ({
      read_at: when()
        .when('id', 'in', newest)
        .then(null)
        .else(sql<Date>`coalesce(${ref('read_at')}, ${ctx.now})`)
        .end(),
    }))
    .where('user_id', '=', userId)
    .execute();
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
