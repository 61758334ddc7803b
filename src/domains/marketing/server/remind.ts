import { sql } from 'kysely';
import { tell } from '#domains/notifications/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';

const MOST_AT_ONCE = 100;

/** Reminds makers of the materials that are to go out today. Each is told of once. */
export async function remindOfPlanned(ctx: Context): Promise<number> {
  return transact(ctx, async (inner) => {
    const { rows } = await sql<{ id: string; user_id: string; title: string; own_listing_id: string }>`
      update marketing_materials m set reminded_at = ${ctx.now} from (
        select id from marketing_materials
        where planned_on <= ${ctx.now}::date and reminded_at is null and archived_at is null and user_id is not null
        order by planned_on limit ${MOST_AT_ONCE} for update skip locked) as due
      where m.id = due.id returning m.id, m.user_id, m.title, m.own_listing_id`.execute(inner.db);
    for (const row of rows)
      await tell(inner, {
        to: { userId: row.user_id },
        topic: 'listings',
        title: `Today: ${row.title}`,
        line: {
          body: 'You planned to send this today.',
          href: `/marketing-materials?listing=${row.own_listing_id}`,
        },
      });
    return rows.length;
  });
}
