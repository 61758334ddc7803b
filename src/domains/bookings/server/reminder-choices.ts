import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { USUAL_REMINDERS, type Reminders } from '../contract.ts';

const USUAL: Reminders = { inApp: [...USUAL_REMINDERS], byMail: [...USUAL_REMINDERS] };

/** When the caller is reminded: as they chose, or as usual. */
export async function getReminders(ctx: Context): Promise<Reminders> {
  return findReminders(ctx.db, requireUser(ctx).userId);
}

/** Replaces what the caller chose; a repeat changes nothing. Reminders whose moment has passed are not given later. */
export async function setReminders(ctx: Context, { inApp, byMail }: Reminders): Promise<Reminders> {
  const { userId } = requireUser(ctx);
  const values = { in_app: inApp, by_mail: byMail, updated_at: ctx.now };
  await ctx.db
    .insertInto('reminder_choices')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  return { inApp, byMail };
}

/** The same for a person whom the caller has authorized. */
export async function findReminders(db: Db, userId: string): Promise<Reminders> {
  const row = await db.selectFrom('reminder_choices').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row === undefined ? USUAL : { inApp: row.in_app, byMail: row.by_mail };
}

/** Every number of minutes before a start at which anybody may be reminded. */
export async function listReminderTimes(db: Db): Promise<number[]> {
  const { rows } = await sql<{ minutes: number }>`
    select m as minutes from unnest(${[...USUAL_REMINDERS]}::integer[]) m
    union select m from reminder_choices, unnest(in_app || by_mail) m`.execute(db);
  return rows.map(({ minutes }) => minutes);
}
