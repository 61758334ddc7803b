import { sql } from 'kysely';
import { hasWholePast } from '#domains/accounts/server/index.ts';
import type { TellContext } from '#domains/notifications/server/index.ts';
import { eachInTurn } from '#platform/jobs/each-in-turn.ts';
import { transact } from '#platform/verb/transact.ts';
import { isUnanswered } from '../model/booking-terms.ts';
import { requireBookableOf } from './bookables.ts';
import { standingOf } from './present-bookings.ts';
import { findBooking } from './queries.ts';
import { lockSchedule } from './take-time.ts';
import { tellOfBooking } from './tell-sides.ts';

/**
 * Ends requests that nobody answered before their time came, and frees the time. Both sides hear of it; those who wait do not,
 * since the time has begun. While a time that the host offered is ahead, the guest can still take it.
 */
export async function lapseUnanswered(ctx: TellContext): Promise<void> {
  const find = async (after: string, most: number) => {
    const { rows } = await sql<{ id: string }>`
      select id from bookings where status = 'pending' and starts_at <= ${ctx.now} and id > ${after}::uuid
        and ${hasWholePast('user_id')}
        and not exists (select from jsonb_array_elements_text(proposed) offered where offered::timestamptz > ${ctx.now})
      order by id limit ${most}`.execute(ctx.db);
    return rows;
  };
  await eachInTurn(ctx, 'a request without an answer', find, (id) => transact(ctx, (inner) => lapse(inner, id)));
}

async function lapse(ctx: TellContext, id: string): Promise<void> {
  const { db, now } = ctx;
  const seen = await findBooking(db, id);
  if (seen === undefined) return;
  await lockSchedule(db, seen.schedule_id, () => now);
  const row = await findBooking(db, id);
  if (row === undefined || !isUnanswered(standingOf(row), now)) return;
  await db
    .updateTable('bookings')
    .set({
      status: 'lapsed',
      time_id: null,
      proposed: '[]',
      sequence: row.sequence + 1,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  const bookable = await requireBookableOf(ctx, row);
  await tellOfBooking(ctx, { row: { ...row, status: 'lapsed', sequence: row.sequence + 1 }, bookable, what: 'lapsed' });
}
