import { sql } from 'kysely';
import { formatTourTime } from '#domains/appointments/server/index.ts';
import { tell, type TellContext } from '#domains/notifications/server/index.ts';
import { addDays } from '#lib/calendar.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import { lowerFirst } from '#lib/lower-first.ts';
import { eachInTurn } from '#platform/jobs/each-in-turn.ts';
import { transact } from '#platform/verb/transact.ts';
import { MOST_SLOT_DAYS, type BookingKind } from '../contract.ts';
import { sayWhat } from '../model/appointment-words.ts';
import { findBookables, forGuest, keyOf, pageOf, type Bookable } from './bookables.ts';
import { findFreeStarts } from './find-openings.ts';
import { findSchedule, readKind, type BookingRow } from './queries.ts';

interface AwaitedTime {
  eventTypeId: string;
  kind: BookingKind;
  /** The days to look at, in the zone of the schedule. */
  from: string;
  to: string;
  /** The only start that counts. */
  startsAt?: Date;
}

/** Tells those who wait of a time that is free again, unless it is too near or too far to be booked. */
export async function tellOfFreedTime(ctx: TellContext, row: BookingRow, bookable: Bookable): Promise<void> {
  const day = dayInZone(row.starts_at, bookable.timeZone);
  const range = { from: addDays(day, -1), to: addDays(day, 1) };
  await tellWaiting(ctx, bookable, { eventTypeId: row.event_type_id, kind: row.kind, startsAt: row.starts_at, ...range });
}

/** Tells those who wait of times that became free by themselves: hours were added, a day came within reach, a hold ran out, a calendar elsewhere changed. */
export async function tellOfNewTimes(ctx: TellContext): Promise<void> {
  const find = async (after: string, most: number) => {
    const { rows } = await sql<{ id: string; kind: string; listing_id: number | null; host_id: string | null }>`
      select e.id, e.kind, s.listing_id, s.user_id as host_id from event_types e join schedules s on s.id = e.schedule_id
      where e.id > ${after}::uuid and exists (select from booking_waits w where w.event_type_id = e.id)
      order by e.id limit ${most}`.execute(ctx.db);
    return rows;
  };
  await eachInTurn(ctx, 'who waits for a time', find, (eventTypeId, { kind, ...owner }) =>
    transact(ctx, async (inner) => {
      const bookable = (await findBookables(inner, [owner])).get(keyOf(owner));
      if (bookable === undefined) return;
      const today = dayInZone(inner.now, bookable.timeZone);
      const range = { from: today, to: addDays(today, MOST_SLOT_DAYS - 1) };
      await tellWaiting(inner, bookable, { eventTypeId, kind: readKind(kind), ...range });
    }),
  );
}

/** Everybody who waits and can book a time hears of it once, and then waits no longer: whoever is first takes it. */
async function tellWaiting(
  ctx: TellContext,
  bookable: Bookable,
  { eventTypeId, kind, from, to, startsAt }: AwaitedTime,
): Promise<void> {
  const waits = ctx.db.selectFrom('booking_waits').select(['user_id', 'since']);
  const waiting = await waits.where('event_type_id', '=', eventTypeId).orderBy('since').execute();
  const schedule = waiting.length === 0 ? undefined : await findSchedule(ctx.db, bookable);
  if (schedule === undefined) return;
  for (const { user_id: userId, since } of waiting) {
    const free = await findFreeStarts(ctx, forGuest(bookable, userId), schedule, { kind, from, to, now: ctx.now });
    const start = startsAt === undefined ? free[0] : free.find((one) => one.getTime() === startsAt.getTime());
    if (start === undefined) continue;
    const { numDeletedRows } = await ctx.db
      .deleteFrom('booking_waits')
      .where('event_type_id', '=', eventTypeId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) continue;
    const body = `${formatTourTime(start, bookable.timeZone)}. Whoever books first gets it.`;
    const path = pageOf(bookable);
    await tell(ctx, {
      to: { userId },
      topic: 'appointments',
      title: `A time opened up: ${lowerFirst(sayWhat(kind, bookable.label, bookable.person !== null))}`,
      line: { body, href: path },
      mail: {
        body: { paragraphs: [body], action: { path, label: 'Book it' } },
        dedupeKey: `booking-free-${eventTypeId}-${since.getTime()}-${userId}`,
      },
    });
  }
}
