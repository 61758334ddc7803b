import { findPeople } from '#domains/accounts/server/index.ts';
import { tellEach, type TellContext } from '#domains/notifications/server/index.ts';
import { formatTourTime } from '#domains/appointments/server/index.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time-units.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import { lowerFirst } from '#lib/lower-first.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { VisitShower } from '../contract.ts';
import { blockStarts, isTaken } from '../model/slots/block-starts.ts';
import { sayWhatTo, type Bookable } from './bookables.ts';
import { findShowerBusy } from './find-openings.ts';
import { countShown, findShowers, LOAD_DAYS, showersOf, type Shower } from './host-times.ts';
import { sideOf } from './present-bookings.ts';
import { findScheduleId, openOwnSchedule, readSettings, type BookingRow, type Schedule } from './queries.ts';
import { requireBooking } from './require-booking.ts';
import { showTime } from './take-time.ts';

type Visit = Pick<BookingRow, 'id' | 'event_type_id' | 'starts_at' | 'ends_at' | 'settings'>;
interface At {
  bookable: Bookable;
  visit: Visit;
  now: Date;
}

const NOT_THEIRS = 'Choose from the people who sell the home.';

/** Who can show a visit, and who does: for the people who sell the home. Throws `forbidden` for its guest, `not-found` for everybody else. */
export async function listVisitShowers(ctx: TellContext, bookingId: string): Promise<{ people: VisitShower[] }> {
  const { row, bookable } = await requireBooking(ctx, bookingId);
  requireHost(ctx, row, bookable);
  const names = await findPeople(ctx.db, bookable.hosts);
  const showing = await listShowing(ctx, row);
  const people = await Promise.all(
    bookable.hosts.map(async (userId): Promise<VisitShower> => {
      const isShowing = showing.includes(userId);
      const scheduleId = await findOwnScheduleId(ctx, userId);
      const isFree = isShowing || (await isFreeAt(ctx, { userId, scheduleId }, { bookable, visit: row, now: ctx.now }));
      return { userId, name: names.get(userId)?.name ?? 'Someone', isFree, isShowing };
    }),
  );
  return { people };
}

function requireHost(ctx: Context, row: BookingRow, bookable: Bookable): void {
  if (sideOf(row, bookable, requireUser(ctx).userId) === 'host') return;
  throw new DomainError('forbidden', 'Only the people who sell the home choose who shows it.');
}

/** Whether one person alone shows a visit already. */
export async function isShownBy(ctx: Context, row: BookingRow, userId: string): Promise<boolean> {
  const showing = await listShowing(ctx, row);
  return showing.length === 1 && showing[0] === userId;
}

async function listShowing({ db }: Context, { time_id: timeId }: Pick<BookingRow, 'time_id'>): Promise<string[]> {
  return timeId === null ? [] : ((await findShowers(db, [timeId])).get(timeId) ?? []);
}

/**
 * Somebody who sells the home, with the schedule that holds their time, made where they have none. Throws `forbidden` where the
 * caller is the guest, `invalid` where the person does not sell the home.
 */
export async function requireShower(
  ctx: Context,
  { row, bookable, userId }: { row: BookingRow; bookable: Bookable; userId: string },
): Promise<Shower> {
  requireHost(ctx, row, bookable);
  if (bookable.home === null || !bookable.hosts.includes(userId)) throw invalidField('userId', NOT_THEIRS);
  await openOwnSchedule(ctx.db, { userId, timeZone: bookable.timeZone, now: ctx.now });
  const scheduleId = await findOwnScheduleId(ctx, userId);
  if (scheduleId === undefined) throw new Error('a schedule was made for whoever shows a home');
  return { userId, scheduleId };
}

/**
 * Gives a visit to one person, who alone shows it then; those who do so or did hear of it. The caller holds the locks of both
 * schedules. Throws `conflict` where the person is somewhere else at its time.
 */
export async function giveVisit(
  ctx: TellContext,
  { row, bookable, shower, now }: { row: BookingRow; bookable: Bookable; shower: Shower; now: Date },
): Promise<void> {
  const { userId, scheduleId } = shower;
  const before = await listShowing(ctx, row);
  const names = await findPeople(ctx.db, [userId, row.user_id]);
  const name = names.get(userId)?.name ?? 'Someone';
  if (!before.includes(userId) && !(await isFreeAt(ctx, shower, { bookable, visit: row, now })))
    throw new DomainError('conflict', `${name} isn’t free then. Choose someone else, or change the time.`);
  await ctx.db.deleteFrom('booked_times').where('part_of', '=', row.time_id).execute();
  if (row.time_id !== null) await showTime(ctx.db, row.time_id, [scheduleId]);
  // Calendars know it already, so its number stays.
  await ctx.db.updateTable('bookings').set({ updated_at: now }).where('id', '=', row.id).execute();
  const guest = names.get(row.user_id)?.name ?? 'Someone';
  const what = lowerFirst(sayWhatTo(row, bookable, guest));
  const body = `${guest}: ${formatTourTime(row.starts_at, bookable.timeZone)}.`;
  const actor = requireUser(ctx).userId;
  const others = new Set([userId, ...before].filter((one) => one !== actor));
  await tellEach(
    ctx,
    [...others].map((told) => ({
      to: { userId: told },
      topic: 'appointments',
      title: told === userId ? `You show the ${what}` : `${name} shows the ${what} now`,
      line: { body, href: '/appointments' },
      mail: { body: { paragraphs: [body], action: { path: '/appointments', label: 'See your appointments' } } },
    })),
  );
}

/**
 * Those who show a visit that stands, by their schedules, once it passes on: among the people who show the home, whoever is free
 * at its time, as the home says. What counts for new bookings alone, such as notice, does not.
 */
export async function chooseShowers(ctx: Context, schedule: Schedule, at: At): Promise<readonly number[]> {
  const free: Shower[] = [];
  for (const shower of showersOf(schedule, at.bookable)) if (await isFreeAt(ctx, shower, at)) free.push(shower);
  const ids = free.map(({ scheduleId }) => scheduleId);
  switch (schedule.hosting?.how) {
    case undefined:
      return [];
    case 'all':
      return ids;
    case 'any':
      return ids.slice(0, 1);
    case 'round-robin': {
      const loads = await countShown(ctx.db, ids, new Date(at.now.getTime() - LOAD_DAYS * DAY_MS));
      return ids.toSorted((a, b) => (loads.get(a) ?? 0) - (loads.get(b) ?? 0) || a - b).slice(0, 1);
    }
  }
}

/** Whether a person can be at a visit that stands: nothing of theirs overlaps it, ways and buffers included. */
async function isFreeAt(
  ctx: Context,
  shower: { userId: string; scheduleId: number | undefined },
  { bookable, visit, now }: At,
): Promise<boolean> {
  const { timeZone } = bookable;
  const [start, end] = [visit.starts_at.getTime(), visit.ends_at.getTime()];
  const day = dayInZone(visit.starts_at, timeZone);
  const asked = { from: day, to: day, now, except: visit.id, eventTypeId: visit.event_type_id };
  const busy = await findShowerBusy(ctx, bookable, { timeZone }, shower, asked);
  const eventType = { ...readSettings(visit.settings), durationMinutes: (end - start) / MINUTE_MS };
  return !isTaken(blockStarts(busy, eventType, start - DAY_MS, end + DAY_MS), start);
}

const findOwnScheduleId = ({ db }: Pick<Context, 'db'>, userId: string) =>
  findScheduleId(db, { home: null, person: { userId, handle: '' } });
