import { sql } from 'kysely';
import { belongsTo } from '#domains/accounts/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { countRoom } from './count-room.ts';

/** Confirmed guest alerts that go to the caller's proven address. */
export async function countGuestAlerts(ctx: Context): Promise<number> {
  const { userId } = requireUser(ctx);
  const rows = await ctx.db.selectFrom('saved_searches').select('id').where(isClaimable(userId)).execute();
  return rows.length;
}

/**
 * Turns them into the caller's saved searches, with their pending news: nothing is sent twice or lost. Those that find no room go
 * on as they are.
 */
export async function claimGuestAlerts(ctx: Context): Promise<{ claimed: number }> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    const room = await countRoom(inner.db, userId);
    const rows = await inner.db
      .updateTable('saved_searches')
      .set({ user_id: userId, email: null, time_zone: null, updated_at: ctx.now })
      .where('id', 'in', (eb) =>
        eb.selectFrom('saved_searches').select('id').where(isClaimable(userId)).orderBy('id').limit(room),
      )
      .returning('id')
      .execute();
    const ids = rows.map((row) => row.id);
    await moveWaitingMail(inner.db, userId, ids);
    return { claimed: ids.length };
  });
}

function isClaimable(userId: string) {
  return sql<boolean>`user_id is null and confirmed_at is not null and deleted_at is null and ${belongsTo(userId)}`;
}

/** Drops news that one of the caller's own searches has reported or is about to report. */
async function moveWaitingMail(trx: Db, userId: string, searchIds: readonly number[]): Promise<void> {
  const recipient = `user:${userId}`;
  await sql`
    with waiting as (
      select distinct on (d.event_id) d.id, d.event_id from alert_deliveries d
      where d.saved_search_id = any(${[...searchIds]}::bigint[]) and d.state = 'pending'
        and not exists (select from alert_deliveries o where o.recipient = ${recipient} and o.event_id = d.event_id and o.channel = d.channel)
      order by d.event_id, d.id
    )
    update alert_deliveries d set recipient = ${recipient}, user_id = ${userId} from waiting w where w.id = d.id`.execute(trx);
  await sql`
    update alert_deliveries set state = 'dropped'
    where saved_search_id = any(${[...searchIds]}::bigint[]) and state = 'pending' and user_id is null`.execute(trx);
}
