import { sql } from 'kysely';
import type { TellContext } from '#domains/notifications/server/index.ts';
import { MINUTE_MS } from '#lib/time-units.ts';
import { eachInTurn } from '#platform/jobs/each-in-turn.ts';
import { transact } from '#platform/verb/transact.ts';
import { USUAL_REMINDERS } from '../contract.ts';
import { requireBookableOf } from './bookables.ts';
import { findBooking, type BookingRow } from './queries.ts';
import { findReminders } from './reminder-choices.ts';
import { remindOne } from './tell-sides.ts';
import { noteLook, sinceLastLook } from './since-last-look.ts';

const MARK = 'bookings.reminded';

/**
 * Reminds both sides, each at the times that they chose, of what is agreed. Looks at the moments since it last looked; of several
 * that are due for a person only the nearest is given. What was booked, moved or agreed after a moment has its own mail.
 */
export async function remindOfBookings(ctx: TellContext): Promise<void> {
  const { db, now } = ctx;
  const since = await sinceLastLook(ctx, MARK);
  const find = async (after: string, most: number) => {
    const { rows } = await sql<{ id: string }>`
    with moments as (
      select m from unnest(${[...USUAL_REMINDERS]}::integer[]) m
      union select m from reminder_choices, unnest(in_app || by_mail) m)
    select b.id from bookings b join moments on b.starts_at > ${since}::timestamptz + moments.m * interval '1 minute'
      and b.starts_at <= ${now}::timestamptz + moments.m * interval '1 minute'
    where b.status = 'accepted' and b.starts_at > ${now} and b.id > ${after}::uuid
    group by b.id order by b.id limit ${most}`.execute(db);
    return rows;
  };
  const failures = await eachInTurn(ctx, 'a reminder', find, (id) =>
    transact(ctx, async (inner) => {
      const row = await findBooking(inner.db, id);
      if (row?.status === 'accepted') await remindSides(inner, row, since);
    }),
  );
  // What failed is looked at again; the others are told only once.
  if (failures === 0) await noteLook(ctx, MARK);
}

async function remindSides(ctx: TellContext, row: BookingRow, since: Date): Promise<void> {
  const bookable = await requireBookableOf(ctx, row);
  for (const userId of [row.user_id, ...bookable.hosts]) {
    const { inApp, byMail } = await findReminders(ctx.db, userId);
    const momentOf = (minutes: number) => row.starts_at.getTime() - minutes * MINUTE_MS;
    const isDue = (minutes: number) =>
      momentOf(minutes) > since.getTime() &&
      momentOf(minutes) <= ctx.now.getTime() &&
      row.updated_at.getTime() < momentOf(minutes);
    const due = [...new Set([...inApp, ...byMail])].filter(isDue);
    const fresh = await note(ctx, row, userId, due);
    const nearest = (times: readonly number[]) => Math.min(...times.filter((minutes) => fresh.includes(minutes)));
    const [line, mail] = [nearest(inApp), nearest(byMail)];
    for (const minutes of new Set([line, mail])) {
      if (!Number.isFinite(minutes)) continue;
      const late = (ctx.now.getTime() - momentOf(minutes)) / MINUTE_MS;
      await remindOne(ctx, { row, bookable, userId, minutes, late, ways: { line: minutes === line, mail: minutes === mail } });
    }
  }
}

/** Writes down which reminders are given now; returns those that were not before. */
async function note(ctx: TellContext, row: BookingRow, userId: string, due: readonly number[]): Promise<number[]> {
  if (due.length === 0) return [];
  const noted = await ctx.db
    .insertInto('booking_reminders')
    .values(due.map((minutes) => ({ booking_id: row.id, user_id: userId, starts_at: row.starts_at, minutes, given_at: ctx.now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('minutes')
    .execute();
  return noted.map(({ minutes }) => minutes);
}
