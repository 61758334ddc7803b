import { sql } from 'kysely';
import { findName } from '#domains/accounts/server/index.ts';
import { tellEach, type TellContext } from '#domains/notifications/server/index.ts';
import { formatCount } from '#lib/format.ts';
import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';
import { type Bookable, findBookable } from './bookables.ts';
import { chooseShowers } from './give-visit.ts';
import { findBooking, findSchedule, listVisitsAhead, type Schedule } from './queries.ts';
import { lockSchedule, showTime } from './take-time.ts';
import { tellWhoLeft } from './tell-sides.ts';

interface Freed {
  timeId: string;
  /** One of those who come. */
  bookingId: string;
}

interface Leaving {
  listingKey: string;
  userId: string;
}

/**
 * Ends what somebody shows of a home that they no longer sell, within the transaction that ends their part: visits ahead pass on,
 * and leave their calendar.
 */
export async function leaveShowings(ctx: TellContext, { listingKey, userId }: Leaving): Promise<void> {
  await transact(ctx, async (inner) => {
    await passOnShowings(inner, { listingKey, userId });
    const bookable = await findBookable(inner, { listingKey });
    const schedule = bookable && (await findSchedule(inner.db, bookable));
    if (bookable === undefined || schedule === undefined) return;
    const rows = await listVisitsAhead(inner, { scheduleId: schedule.row.id, except: userId });
    if (rows.length > 0) await tellWhoLeft(inner, { rows, bookable, userId });
  });
}

/**
 * Passes the visits ahead that a person shows to whoever else shows the home and is free, and gives back their own time. Those who
 * still sell the home hear of it.
 */
export async function passOnShowings(ctx: Context, { listingKey, userId }: Leaving): Promise<void> {
  await transact(ctx, async (inner) => {
    const bookable = await findBookable(inner, { listingKey });
    const before = bookable && (await findSchedule(inner.db, bookable));
    if (bookable === undefined || before === undefined) return;
    const now = await lockSchedule(inner.db, before.row.id, () => ctx.now);
    const freed = await freeTimes(inner, { scheduleId: before.row.id, userId, now });
    await leaveHosting(inner, before, userId);
    const schedule = await findSchedule(inner.db, bookable);
    if (freed.length === 0 || schedule === undefined) return;
    let passed = 0;
    for (const one of freed) if (await passOn(inner, { bookable, schedule, freed: one, now })) passed += 1;
    await tellSellers(inner, { bookable, userId, passed, open: freed.length - passed });
  });
}

/** Gives back what a person would show of a home from now on; returns what nobody shows anymore. */
async function freeTimes(
  { db }: Context,
  { scheduleId, userId, now }: { scheduleId: number; userId: string; now: Date },
): Promise<Freed[]> {
  const { rows } = await sql<Freed>`
    with freed as (
      delete from booked_times p using booked_times t, schedules s
      where p.part_of = t.id and t.schedule_id = ${scheduleId} and s.id = p.schedule_id and s.user_id = ${userId}
        and t.starts_at > ${now}
      returning t.id, p.id as part)
    select f.id as "timeId", b.id as "bookingId"
    from freed f
      join lateral (select * from bookings where time_id = f.id order by created_at, id limit 1) b on true
    where not exists (select from booked_times o where o.part_of = f.id and o.id not in (select part from freed))
    order by b.starts_at`.execute(db);
  return rows;
}

async function leaveHosting({ db, now }: Context, { row, hosting }: Schedule, userId: string): Promise<void> {
  if (hosting?.hosts.some((host) => host.userId === userId) !== true) return;
  await db.deleteFrom('schedule_hosts').where('schedule_id', '=', row.id).where('user_id', '=', userId).execute();
  const isLast = hosting.hosts.length === 1;
  await db
    .updateTable('schedules')
    // Who changes these times meanwhile takes another look.
    .set({ version: row.version + 1, updated_at: now, ...(isLast ? { hosting: null } : {}) })
    .where('id', '=', row.id)
    .execute();
}

/** Whether somebody else shows it now. */
async function passOn(
  ctx: Context,
  { bookable, schedule, freed, now }: { bookable: Bookable; schedule: Schedule; freed: Freed; now: Date },
): Promise<boolean> {
  const visit = await findBooking(ctx.db, freed.bookingId);
  const showers = visit === undefined ? [] : await chooseShowers(ctx, schedule, { bookable, visit, now });
  await showTime(ctx.db, freed.timeId, showers);
  return showers.length > 0;
}

interface Left {
  bookable: Bookable;
  userId: string;
  passed: number;
  /** Visits that nobody shows now. */
  open: number;
}

async function tellSellers(ctx: Context, { bookable, userId, passed, open }: Left): Promise<void> {
  const words = [
    ...(passed === 0 ? [] : [`${formatCount(passed, 'visit')} ahead passed to those of you who are free.`]),
    ...(open === 0 ? [] : [`No one shows ${formatCount(open, 'visit')} ahead now: go there yourselves, or change the time.`]),
  ];
  const name = await findName(ctx.db, userId);
  const line = { body: words.join(' '), href: '/appointments' };
  const others = bookable.hosts.filter((one) => one !== userId);
  await tellEach(
    ctx,
    others.map((seller) => ({
      to: { userId: seller },
      topic: 'appointments',
      title: `${name} no longer shows ${bookable.label}`,
      line,
    })),
  );
}
