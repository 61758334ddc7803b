import { sql } from 'kysely';
import { loadHomes } from '#domains/listings/server/index.ts';
import { measureBetween } from '#domains/travel/server/index.ts';
import { addDays } from '#lib/calendar.ts';
import { momentsOfWall } from '#lib/zone-offsets.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import type { BusyTime } from '../model/slots/slot-rules.ts';
import { isHost, type Bookable } from './bookables.ts';
import { listBusyTimes } from './busy-calendars.ts';
import { findSchedule, listTakenTimes, type Schedule } from './queries.ts';

/** Who can show a home, with the schedule that holds their time. */
export interface Shower {
  userId: string;
  scheduleId: number;
}

export interface Range {
  from: Date;
  until: Date;
  now: Date;
  /** A booking whose own time counts as free. */
  except?: string | undefined;
  /** What is asked for: others may join it where it has free seats. */
  eventTypeId?: string | undefined;
}

/** Busy time with what was booked then, for whoever asks about several kinds at once. */
export interface KnownBusy extends BusyTime {
  eventTypeId?: string | null | undefined;
  hasSeatsLeft?: boolean | undefined;
}

/** Whose turn it is is told by the visits from this long ago on. */
export const LOAD_DAYS = 30;

/** Ways are measured for the middle of a day. */
export const NOON = '12:00';

/** Those who show a home and still sell it, first choice first; none where nobody has to be free for it. */
export function showersOf({ hosting }: Schedule, bookable: Bookable): Shower[] {
  return hosting?.hosts.filter(({ userId }) => isHost(bookable, userId)) ?? [];
}

/**
 * When a person is busy: what is booked of their time and of the homes that they show, what they booked themselves, what their
 * calendars elsewhere say, and their days off. At a home, the way from and to the other homes counts.
 */
export async function findPersonBusy(
  ctx: Context,
  { userId, scheduleId }: { userId: string; scheduleId: number | undefined },
  { timeZone, listingId, ...range }: Range & { timeZone: string; listingId?: number | undefined },
): Promise<KnownBusy[]> {
  const { db } = ctx;
  const [taken, visits, elsewhere] = await Promise.all([
    scheduleId === undefined ? [] : listTakenTimes(db, scheduleId, range),
    listOwnVisits(db, userId, range),
    listBusyTimes(db, userId, { ...range, timeZone }),
  ]);
  const ways = listingId === undefined ? undefined : await measureWays(ctx, listingId, [...taken, ...visits]);
  return [
    ...taken.map((time) => {
      const busy = busyOf(time, range.eventTypeId);
      // Visits of homes count for the caps of the home.
      return listingId === undefined ? busy : { ...busy, isBooking: false, travelMinutes: ways?.get(time.listingId ?? 0) };
    }),
    ...visits.map(({ startsAt, endsAt, listingId: other }) => ({
      start: startsAt.getTime(),
      end: endsAt.getTime(),
      travelMinutes: ways?.get(other ?? 0),
    })),
    ...elsewhere,
  ];
}

/** Taken time as the search for free times of an event type reads it. */
export function busyOf(
  time: Awaited<ReturnType<typeof listTakenTimes>>[number],
  eventTypeId: string | undefined,
): KnownBusy & { isBooking: boolean } {
  const isSame = time.eventTypeId === eventTypeId;
  const hasSeatsLeft = time.taken < time.seats;
  return {
    start: time.startsAt.getTime(),
    end: time.endsAt.getTime(),
    beforeBufferMinutes: time.beforeMinutes,
    afterBufferMinutes: time.afterMinutes,
    isBooking: isSame,
    hasFreeSeats: isSame && hasSeatsLeft,
    eventTypeId: time.eventTypeId,
    hasSeatsLeft,
  };
}

/** The days that a person has off, by their own clocks. */
export async function listDaysOff(db: Db, userId: string): Promise<BusyTime[]> {
  const schedule = await findSchedule(db, { home: null, person: { userId, handle: '' } });
  if (schedule === undefined) return [];
  const { time_zone: zone } = schedule.row;
  const midnight = (date: string) => momentsOfWall(Date.parse(`${date}T00:00:00Z`), zone).first;
  return schedule.overrides
    .filter(({ ranges }) => ranges.length === 0)
    .map(({ date }) => ({ start: midnight(date), end: midnight(addDays(date, 1)) }));
}

/** How many visits of homes each has shown or will show, from a moment on. */
export async function countShown(db: Db, scheduleIds: readonly number[], since: Date): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select schedule_id as id, count(*)::int as count from booked_times
    where schedule_id = any(${[...scheduleIds]}::bigint[]) and part_of is not null and starts_at > ${since} group by 1`.execute(
    db,
  );
  return new Map(rows.map(({ id, count }) => [Number(id), count]));
}

/** Who shows what is booked, by the time that it takes. */
export async function findShowers(db: Db, timeIds: readonly string[]): Promise<Map<string, string[]>> {
  if (timeIds.length === 0) return new Map();
  const { rows } = await sql<{ timeId: string; userId: string }>`
    select t.part_of as "timeId", s.user_id as "userId" from booked_times t join schedules s on s.id = t.schedule_id
    where t.part_of = any(${[...timeIds]}::uuid[]) and s.user_id is not null order by 2`.execute(db);
  return new Map(
    [...Map.groupBy(rows, ({ timeId }) => timeId)].map(([timeId, found]) => [timeId, found.map(({ userId }) => userId)]),
  );
}

/** What a person asked for or agreed as a guest. */
async function listOwnVisits(db: Db, userId: string, { from, until, except }: Range) {
  const { rows } = await sql<{ startsAt: Date; endsAt: Date; listingId: number | null }>`
    select b.starts_at as "startsAt", b.ends_at as "endsAt", s.listing_id as "listingId"
    from bookings b join schedules s on s.id = b.schedule_id
    where b.user_id = ${userId} and b.status in ('pending', 'accepted') and b.starts_at > ${from} and b.starts_at < ${until}
      and b.id is distinct from ${except ?? null}::uuid`.execute(db);
  return rows.map((row) => ({ ...row, listingId: row.listingId === null ? null : Number(row.listingId) }));
}

/** How long the ways by car between a home and others take, by the product's own networks. */
async function measureWays(
  ctx: Context,
  listingId: number,
  times: readonly { listingId: number | null }[],
): Promise<Map<number, { from: number; to: number }>> {
  const others = [...new Set(times.flatMap((time) => time.listingId ?? []))].filter((id) => id !== listingId);
  if (others.length === 0) return new Map();
  const homes = await loadHomes(ctx, [listingId, ...others]);
  const points = [listingId, ...others].map((id) => {
    const { latitude = null, longitude = null } = homes.get(id) ?? {};
    return latitude === null || longitude === null ? undefined : { latitude, longitude };
  });
  const { minutes } = await measureBetween(ctx.db, points, { mode: 'drive', arriveBy: NOON });
  return new Map(others.map((id, at) => [id, { from: minutes[at + 1]?.[0] ?? 0, to: minutes[0]?.[at + 1] ?? 0 }]));
}
