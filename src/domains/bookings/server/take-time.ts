import { isRace, sqlStateOf } from '#platform/db/sql-state.ts';
import { MINUTE_MS } from '#lib/time-units.ts';
import { addDays } from '#lib/calendar.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { dayInZone } from '#lib/zoned-time.ts';
import type { Db } from '#platform/db/database.ts';
import { takeTurnOfEach } from '#platform/db/take-turn.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { BookingKind, EventSettings } from '../contract.ts';
import { findFreeStarts, findShownStarts } from './find-openings.ts';
import { keyOf, ownerOf, type Bookable } from './bookables.ts';
import { shareAnswer } from './in-turn.ts';
import { endDueHolds, findSchedule, listHosts, type Schedule } from './queries.ts';

/** How many days of free times a refusal shows, and how many times. */
const FRESH_DAYS = 7;
const MOST_FRESH = 50;
/** SQLSTATE of the constraint that no two times of a schedule overlap. */
const OVERLAP = '23P01';

export interface WantedTime {
  kind: BookingKind;
  startsAt: Date;
  /** A booking that gives up its own time for this one. */
  except?: string | undefined;
}

export interface TakenTime {
  timeId: string;
  eventTypeId: string;
  scheduleId: number;
  endsAt: Date;
  settings: EventSettings;
}

/** Tells the time of a request also after it has waited. */
export type Clock = () => Date;

export function startClock(now: Date): Clock {
  const began = performance.now();
  return () => new Date(now.getTime() + Math.floor(performance.now() - began));
}

/**
 * One transaction at a time books of a schedule and of those who show the home; holds that have run out end with it. Returns the
 * time once it is its turn. `others` are schedules of whoever else shows the home then.
 */
export async function lockSchedule(db: Db, scheduleId: number, clock: Clock, others: readonly number[] = []): Promise<Date> {
  const hosts = await listHosts(db, scheduleId);
  // In one order everywhere, so that nobody waits for each other.
  const all = [...new Set([scheduleId, ...others, ...hosts.map((host) => host.scheduleId)])].toSorted((a, b) => a - b);
  await takeTurnOfEach(db, 'schedule', all);
  const now = clock();
  await endDueHolds(db, now, all);
  return now;
}

/** Somebody was faster, or the time is not offered: {@link refuseTaken} says so once nothing is locked. */
export class TimeTaken extends Error {}

/** Whether a start is taken, asked without a lock: most of those who come too late hear it so. */
export async function isTakenAlready(
  db: Db,
  { scheduleId, startsAt, now }: { scheduleId: number; startsAt: Date; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from booked_times t
    where t.schedule_id = ${scheduleId} and t.starts_at <= ${startsAt} and t.ends_at > ${startsAt} and t.taken >= t.seats
      and not exists (select from bookings b where b.time_id = t.id and b.status = 'held' and b.held_until <= ${now})`.execute(
    db,
  );
  return rows.length > 0;
}

/** Who would show the home at a start, by their schedules. Throws {@link TimeTaken} where it cannot be booked. */
export async function requireFree(
  ctx: Context,
  { bookable, schedule, wanted, now }: { bookable: Bookable; schedule: Schedule; wanted: WantedTime; now: Date },
): Promise<readonly number[]> {
  const day = dayInZone(wanted.startsAt, schedule.row.time_zone);
  const free = await findShownStarts(ctx, bookable, schedule, { ...wanted, from: day, to: day, now });
  const found = free.find(({ start }) => start.getTime() === wanted.startsAt.getTime());
  if (found === undefined) throw new TimeTaken();
  return found.showers;
}

/**
 * Takes the time, or a seat of it, and that of those who show the home. The caller holds the schedule's lock and has asked
 * {@link requireFree}.
 */
export async function takeTime(
  db: Db,
  schedule: Schedule,
  { kind, startsAt, showers }: WantedTime & { showers: readonly number[] },
): Promise<TakenTime> {
  const type = schedule.types.find((one) => one.kind === kind);
  if (type === undefined) throw new DomainError('conflict', 'This can’t be booked here anymore.');
  const { durationMinutes, beforeBufferMinutes, afterBufferMinutes, seats } = type.settings;
  const endsAt = new Date(startsAt.getTime() + durationMinutes * MINUTE_MS);
  const taken = { eventTypeId: type.id, scheduleId: schedule.row.id, endsAt, settings: type.settings };
  const from = new Date(startsAt.getTime() - beforeBufferMinutes * MINUTE_MS);
  const until = new Date(endsAt.getTime() + afterBufferMinutes * MINUTE_MS);
  const { rows } = await sql<{ id: string; isNew: boolean }>`
    with joined as (
      update booked_times set taken = taken + 1
      where schedule_id = ${schedule.row.id} and event_type_id = ${type.id} and starts_at = ${startsAt} and ends_at = ${endsAt}
        and taken < seats returning id),
    made as (
      insert into booked_times (id, schedule_id, event_type_id, starts_at, ends_at, before_minutes, after_minutes, during, seats)
      select ${randomUUID()}::uuid, ${schedule.row.id}::bigint, ${type.id}::uuid, ${startsAt}::timestamptz, ${endsAt}::timestamptz,
        ${beforeBufferMinutes}::integer, ${afterBufferMinutes}::integer,
        tstzrange(${from}::timestamptz, ${until}::timestamptz), ${seats}::integer
      where not exists (select from joined) returning id)
    select id, false as "isNew" from joined union all select id, true from made`.execute(db);
  const [time] = rows;
  if (time === undefined) throw new Error('a time is joined or made');
  if (time.isNew) await showTime(db, time.id, showers);
  return { ...taken, timeId: time.id };
}

/** Takes the time of those who show what is booked, by their schedules. */
export async function showTime(db: Db, timeId: string, showers: readonly number[]): Promise<void> {
  if (showers.length === 0) return;
  await sql`
    insert into booked_times (id, schedule_id, event_type_id, starts_at, ends_at, before_minutes, after_minutes, during, seats, part_of)
    select gen_random_uuid(), host, event_type_id, starts_at, ends_at, before_minutes, after_minutes, during, 1, id
    from booked_times, unnest(${[...showers]}::bigint[]) as host where id = ${timeId}`.execute(db);
}

/** The answer to who comes too late, with the times that are free now. */
export async function refuseTaken(ctx: Context, bookable: Bookable, wanted: WantedTime): Promise<DomainError> {
  const day = dayInZone(wanted.startsAt < ctx.now ? ctx.now : wanted.startsAt, bookable.timeZone);
  const question = [
    'fresh',
    keyOf(ownerOf(bookable)),
    wanted.kind,
    day,
    wanted.except ?? '',
    bookable.isOpen,
    ...bookable.opens,
  ].join(' ');
  const slots = await shareAnswer(question, async () => {
    const schedule = await findSchedule(ctx.db, bookable);
    const to = addDays(day, FRESH_DAYS - 1);
    const free =
      schedule === undefined ? [] : await findFreeStarts(ctx, bookable, schedule, { ...wanted, from: day, to, now: ctx.now });
    return free.slice(0, MOST_FRESH).map((start) => start.toISOString());
  });
  return new DomainError('conflict', 'This time is no longer free. Choose another one.', {
    publicCode: 'time-taken',
    details: { slots },
  });
}

/** Whether a booking failed because its time is taken, by the rules or by the database, where somebody was faster. */
export function isTooLate(error: unknown): boolean {
  return error instanceof TimeTaken || sqlStateOf(error) === OVERLAP || isRace(error);
}
