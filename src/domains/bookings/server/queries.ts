import { sql, type Selectable } from 'kysely';
import { z } from 'zod';
import { BUYER_AGREEMENTS } from '#domains/appointments/contract.ts';
import type { Db } from '#platform/db/database.ts';
import type { Bookings, EventTypes } from '#platform/db/schema.gen.ts';
import { BOOKING_KINDS, BOOKING_STATUSES, eventSettingsSchema, HOSTINGS, LIVE_STATUSES, scheduleSchema } from '../contract.ts';
import type { Bookable, ScheduleOwner } from './bookables.ts';

export type BookingRow = Selectable<Bookings> & ScheduleOwner & { kind: (typeof BOOKING_KINDS)[number]; settings: unknown };

const kindSchema = z.enum(BOOKING_KINDS);
const answersSchema = z.array(z.object({ question: z.string(), answer: z.string() }));
const feedbackSchema = z.object({ interest: z.number(), words: z.string() });

export const readSettings = (stored: unknown) => eventSettingsSchema.parse(stored);
export const readKind = (stored: string) => kindSchema.parse(stored);
export const readStatus = (stored: string) => z.enum(BOOKING_STATUSES).parse(stored);
export const readStarts = (stored: unknown) => z.array(z.string()).parse(stored);
export const readAnswers = (stored: unknown) => answersSchema.parse(stored);
export const readAgreement = (stored: unknown) => z.enum(BUYER_AGREEMENTS).nullable().parse(stored);
export const readFeedback = (stored: unknown) => feedbackSchema.nullable().parse(stored);

export async function findScheduleId(db: Db, bookable: Pick<Bookable, 'home' | 'person'>): Promise<number | undefined> {
  return (await selectSchedule(db, bookable).select('id').executeTakeFirst())?.id;
}

function selectSchedule(db: Db, { home, person }: Pick<Bookable, 'home' | 'person'>) {
  const all = db.selectFrom('schedules');
  if (home === null) return all.where('user_id', '=', person?.userId ?? null);
  return home.listingId === null ? all.where('draft_key', '=', home.listingKey) : all.where('listing_id', '=', home.listingId);
}

/** What a home or a person offers, as it was saved; undefined where nothing was. */
export async function findSchedule(db: Db, bookable: Pick<Bookable, 'home' | 'person'>) {
  const row = await selectSchedule(db, bookable).selectAll().executeTakeFirst();
  if (row === undefined) return undefined;
  const types = await db.selectFrom('event_types').selectAll().where('schedule_id', '=', row.id).execute();
  const { rules, overrides } = scheduleSchema.pick({ rules: true, overrides: true }).parse(row);
  const how = z.enum(HOSTINGS).nullable().parse(row.hosting);
  const hosting = how === null ? null : { how, hosts: await listHosts(db, row.id) };
  return { row, rules, overrides, hosting, types: types.map(presentType).toSorted((a, b) => order(a.kind) - order(b.kind)) };
}
export type Schedule = NonNullable<Awaited<ReturnType<typeof findSchedule>>>;

/** Whether hosts say yes first; also where the kind is no longer offered, since nobody has said otherwise. */
export function needsApproval(schedule: Schedule | undefined, kind: BookingRow['kind']): boolean {
  return schedule?.types.find((type) => type.kind === kind)?.settings.needsApproval ?? true;
}

/** How tours of a home are booked on free times; undefined where its firm is asked instead. */
export async function findTourType(db: Db, home: Bookable | undefined) {
  const schedule = home && (await findSchedule(db, home));
  const type = schedule?.types.find(({ kind, isOpen }) => kind === 'tour' && isOpen);
  return schedule && type && { schedule, settings: type.settings };
}

/** Whoever shows a home has a schedule that holds their time, with or without a page. */
export async function openOwnSchedule(
  db: Db,
  { userId, timeZone, now }: { userId: string; timeZone: string; now: Date },
): Promise<void> {
  await db
    .insertInto('schedules')
    .values({ user_id: userId, rules: '[]', overrides: '[]', time_zone: timeZone, version: 0, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** Who was chosen to show a home, first choice first. */
export async function listHosts(db: Db, scheduleId: number): Promise<{ userId: string; scheduleId: number }[]> {
  const rows = await db
    .selectFrom('schedule_hosts as h')
    .innerJoin('schedules as s', 's.user_id', 'h.user_id')
    .select(['h.user_id as userId', 's.id as scheduleId'])
    .where('h.schedule_id', '=', scheduleId)
    .orderBy('h.position')
    .orderBy('h.user_id')
    .execute();
  return rows;
}

function presentType({ id, kind, is_open: isOpen, settings }: Selectable<EventTypes>) {
  return { id, kind: readKind(kind), isOpen, settings: readSettings(settings) };
}

const order = (kind: (typeof BOOKING_KINDS)[number]) => BOOKING_KINDS.indexOf(kind);

/** Where it takes place beyond the home itself: as the guest says, or else the host. */
export const placeOf = (row: BookingRow) => (row.place === '' ? readSettings(row.settings).place : row.place);

function selectBookings(db: Db) {
  return db
    .selectFrom('bookings as b')
    .innerJoin('event_types as e', 'e.id', 'b.event_type_id')
    .innerJoin('schedules as s', 's.id', 'b.schedule_id')
    .selectAll('b')
    .select(['e.kind', 'e.settings', 's.listing_id', 's.user_id as host_id']);
}

const withKind = <R extends { kind: string }>(row: R) => ({ ...row, kind: readKind(row.kind) });

/** Who takes part in a booking, to be asked before anything of it is read. */
export async function findSides(db: Db, id: string): Promise<(ScheduleOwner & { user_id: string; status: string }) | undefined> {
  return db
    .selectFrom('bookings as b')
    .innerJoin('schedules as s', 's.id', 'b.schedule_id')
    .select(['b.user_id', 'b.status', 's.listing_id', 's.user_id as host_id'])
    .where('b.id', '=', id)
    .executeTakeFirst();
}

export async function findBooking(db: Db, id: string): Promise<BookingRow | undefined> {
  const row = await selectBookings(db).where('b.id', '=', id).executeTakeFirst();
  return row && withKind(row);
}

/** The newest of a person's own, of their time, and of the homes that they sell. */
export async function listBookingsOf(db: Db, userId: string, listingIds: readonly number[], most: number): Promise<BookingRow[]> {
  const rows = await selectBookings(db)
    .where((where) =>
      where.or([
        where('b.user_id', '=', userId),
        where.and([where('s.user_id', '=', userId), where('b.status', '<>', 'held')]),
        ...(listingIds.length === 0
          ? []
          : [where.and([where('s.listing_id', 'in', [...listingIds]), where('b.status', '<>', 'held')])]),
      ]),
    )
    .orderBy('b.starts_at', 'desc')
    .orderBy('b.id')
    .limit(most)
    .execute();
  return rows.map(withKind);
}

/** What a person booked, or others of their time and at these homes, that is still on and not over; the ids, the newest first. */
export async function listAheadOf(
  { db, now }: { db: Db; now: Date },
  { userId, listingIds, most }: { userId: string; listingIds: readonly number[]; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings as b')
    .innerJoin('schedules as s', 's.id', 'b.schedule_id')
    .select('b.id')
    .where('b.ends_at', '>', now)
    .where('b.status', 'in', [...LIVE_STATUSES])
    .where((where) =>
      where.or([
        where('b.user_id', '=', userId),
        where('s.user_id', '=', userId),
        ...(listingIds.length === 0 ? [] : [where('s.listing_id', 'in', [...listingIds])]),
      ]),
    )
    .orderBy('b.starts_at', 'desc')
    .orderBy('b.id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** The newest at a home, without holds. */
export async function listBookingsAt(db: Db, listingId: number, most: number): Promise<BookingRow[]> {
  const rows = await selectBookings(db)
    .where('s.listing_id', '=', listingId)
    .where('b.status', '<>', 'held')
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id')
    .limit(most)
    .execute();
  return rows.map(withKind);
}

/** Visits ahead that stand in the calendars of those who sell the home; `except` those of one guest. */
export async function listVisitsAhead(
  { db, now }: { db: Db; now: Date },
  { scheduleId, except }: { scheduleId: number; except: string },
): Promise<BookingRow[]> {
  const rows = await selectBookings(db)
    .where('b.schedule_id', '=', scheduleId)
    .where('b.user_id', '<>', except)
    .where('b.starts_at', '>', now)
    // What is asked for again stands there, a first request nowhere.
    .where(({ or, and, eb }) =>
      or([eb('b.status', '=', 'accepted'), and([eb('b.status', '=', 'pending'), eb('b.sequence', '>', 0)])]),
    )
    .orderBy('b.starts_at')
    .orderBy('b.id')
    .execute();
  return rows.map(withKind);
}

/** Time of a schedule that is taken, without holds that have run out. */
export async function listTakenTimes(
  db: Db,
  scheduleId: number,
  { from, until, now, except }: { from: Date; until: Date; now: Date; except?: string | undefined },
) {
  const { rows } = await sql<{
    id: string;
    /** Null for a job. */
    eventTypeId: string | null;
    startsAt: Date;
    endsAt: Date;
    beforeMinutes: number;
    afterMinutes: number;
    seats: number;
    taken: number;
    /** The home that is visited. */
    listingId: number | null;
  }>`
    select * from (
      select t.id, s.listing_id as "listingId", t.event_type_id as "eventTypeId", t.starts_at as "startsAt", t.ends_at as "endsAt",
        t.before_minutes as "beforeMinutes", t.after_minutes as "afterMinutes", w.seats,
        w.taken - (select count(*) from bookings b where b.time_id = w.id
          and ((b.status = 'held' and b.held_until <= ${now}) or b.id = ${except ?? null}::uuid))::int as taken
      from booked_times t join booked_times w on w.id = coalesce(t.part_of, t.id) join schedules s on s.id = w.schedule_id
      where t.schedule_id = ${scheduleId} and t.starts_at > ${from} and t.starts_at < ${until}) as known
    where taken > 0`.execute(db);
  return rows.map((row) => ({ ...row, listingId: row.listingId === null ? null : Number(row.listingId) }));
}

/** Ends holds that have run out, of some schedules, also where their time is a part of another’s, or of all; their time is free again. */
export async function endDueHolds(db: Db, now: Date, scheduleIds?: readonly number[]): Promise<void> {
  await db
    .deleteFrom('bookings')
    .$if(scheduleIds !== undefined, (holds) =>
      holds.where(({ or, eb, selectFrom }) =>
        or([
          eb('schedule_id', 'in', [...(scheduleIds ?? [])]),
          eb(
            'time_id',
            'in',
            selectFrom('booked_times')
              .select('part_of')
              .where('schedule_id', 'in', [...(scheduleIds ?? [])])
              .where('part_of', 'is not', null),
          ),
        ]),
      ),
    )
    .where('status', '=', 'held')
    .where('held_until', '<=', now)
    .execute();
}
