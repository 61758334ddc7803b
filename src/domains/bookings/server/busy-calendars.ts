import { sql } from 'kysely';
import { lockPerson } from '#domains/accounts/server/index.ts';
import { momentsOfWall } from '#lib/zone-offsets.ts';
import type { Db } from '#platform/db/database.ts';
import { alreadySent } from '#platform/verb/already-sent.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import { CALENDAR_FAILURES, MOST_CALENDARS, type BusyCalendar } from '../contract.ts';
import type { BusyTime } from '../model/slots/slot-rules.ts';
import { READ_CALENDAR } from './job-names.ts';

/** The caller's calendars elsewhere, oldest first. */
export async function listBusyCalendars(ctx: Context): Promise<{ calendars: BusyCalendar[] }> {
  const { userId } = requireUser(ctx);
  const rows = await ctx.db
    .selectFrom('busy_calendars as c')
    .select(['c.id', 'c.site', 'c.added_at', 'c.read_at', 'c.failure'])
    .select(({ selectFrom }) =>
      selectFrom('busy_times as t')
        .whereRef('t.calendar_id', '=', 'c.id')
        .where('t.ends_at', '>', ctx.now)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('count'),
    )
    .where('c.user_id', '=', userId)
    .orderBy('c.added_at')
    .orderBy('c.id')
    .execute();
  return {
    calendars: rows.map(({ id, site, added_at: addedAt, read_at: readAt, failure, count }) => ({
      calendarId: id,
      site,
      addedAt: addedAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
      failure: CALENDAR_FAILURES.find((known) => known === failure) ?? null,
      busyCount: Number(count),
    })),
  };
}

/** Adds a calendar, which is then read. Throws `conflict` for one too many, and for an id that is used already. */
export async function addBusyCalendar(
  ctx: ServerContext,
  { id, address }: { id: string; address: string },
): Promise<{ calendars: BusyCalendar[] }> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    await lockPerson(inner.db, userId);
    const { calendars } = await listBusyCalendars(inner);
    if (calendars.some(({ calendarId }) => calendarId === id)) return { calendars };
    if (calendars.length >= MOST_CALENDARS)
      throw new DomainError('conflict', `You have ${MOST_CALENDARS} calendars here. Remove one before you add another.`);
    const made = await inner.db
      .insertInto('busy_calendars')
      .values({
        id,
        user_id: userId,
        sealed_address: ctx.identity.seal(Buffer.from(address, 'utf8')),
        site: new URL(address).hostname,
        added_at: ctx.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) throw alreadySent('try again');
    await sendReading(inner, id);
    return listBusyCalendars(inner);
  });
}

/** Reads a calendar of the caller again. Throws `not-found` for somebody else's. */
export async function readBusyCalendar(ctx: ServerContext, { calendarId }: { calendarId: string }): Promise<void> {
  const { userId } = requireUser(ctx);
  const mine = ctx.db.selectFrom('busy_calendars').select('id').where('id', '=', calendarId).where('user_id', '=', userId);
  if ((await mine.executeTakeFirst()) === undefined) throw new DomainError('not-found', 'You have no such calendar.');
  await transact(ctx, (inner) => sendReading(inner, calendarId));
}

/** Removes a calendar of the caller; its times count no more. Throws `not-found` for somebody else's. */
export async function removeBusyCalendar(ctx: Context, { calendarId }: { calendarId: string }): Promise<void> {
  const { userId } = requireUser(ctx);
  const rows = ctx.db.selectFrom('busy_calendars').select('user_id').where('id', '=', calendarId);
  const row = await rows.executeTakeFirst();
  if (row === undefined) return;
  if (row.user_id !== userId) throw new DomainError('not-found', 'You have no such calendar.');
  await ctx.db.deleteFrom('busy_calendars').where('id', '=', calendarId).where('user_id', '=', userId).execute();
}

export async function sendReading(ctx: ServerContext, calendarId: string): Promise<void> {
  await ctx.jobs.send(ctx.db, READ_CALENDAR, { calendarId }, { singletonKey: calendarId, retries: 1 });
}

/** When people are busy by their other calendars, by person. */
export async function listBusyTimes(
  db: Db,
  userId: string,
  { from, until, timeZone }: { from: Date; until: Date; timeZone: string },
): Promise<BusyTime[]> {
  const { rows } = await sql<{ startsAt: Date; endsAt: Date; isWall: boolean }>`
    select t.starts_at as "startsAt", t.ends_at as "endsAt", t.is_wall as "isWall"
    from busy_times t join busy_calendars c on c.id = t.calendar_id
    where c.user_id = ${userId} and t.ends_at > ${from} and t.starts_at < ${until}`.execute(db);
  return rows.map(({ startsAt, endsAt, isWall }) => ({
    start: isWall ? momentsOfWall(startsAt.getTime(), timeZone).first : startsAt.getTime(),
    end: isWall ? momentsOfWall(endsAt.getTime(), timeZone).last : endsAt.getTime(),
  }));
}
