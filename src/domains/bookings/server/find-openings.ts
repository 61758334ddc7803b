import { addDays } from '#lib/calendar.ts';
import { listShowings } from '#domains/appointments/server/index.ts';
import { listUpcomingOpenHouses } from '#domains/listings/server/index.ts';
import { TOUR_MS } from '#lib/tour-limits.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { Context } from '#platform/verb/context.ts';
import { userIdOf } from '#platform/verb/require-user.ts';
import { MOST_SLOT_DAYS, USUAL_ZONE, type BookingKind, type Openings } from '../contract.ts';
import type { BusyTime } from '../model/slots/event-type.ts';
import { listFreeSlots } from '../model/slots/list-free-slots.ts';
import { isHost, keyOf, ownerOf, requireBookable, type Bookable, type Whose } from './bookables.ts';
import { listBusyTimes } from './busy-calendars.ts';
import { findBooking, findSchedule, listTakenTimes, type Schedule } from './queries.ts';

const DAY_MS = 86_400_000;
/** Bookings of the whole week count, for the cap of a week. */
const MARGIN_DAYS = 9;

interface Asked {
  kind: BookingKind;
  /** The first and the last date, in the zone of the schedule. */
  from: string;
  to: string;
  now: Date;
  /** A booking whose own time counts as free. */
  except?: string | undefined;
}

/** The starts that can be booked. */
export async function findFreeStarts(ctx: Context, bookable: Bookable, schedule: Schedule, asked: Asked): Promise<Date[]> {
  const type = schedule.types.find(({ kind, isOpen }) => kind === asked.kind && isOpen);
  if (type === undefined || !bookable.isOpen) return [];
  const busy = await findBusy(ctx, bookable, schedule, { ...asked, eventTypeId: type.id });
  return listFreeSlots({
    zone: schedule.row.time_zone,
    rules: schedule.rules,
    overrides: schedule.overrides,
    eventType: type.settings,
    busy,
    now: asked.now.getTime(),
    from: asked.from,
    to: asked.to,
  }).map((start) => new Date(start));
}

/** Bookings and holds; at a home also tours that were agreed by mail, and open houses; of a person also what other calendars say. */
export async function findBusy(
  ctx: Context,
  whose: Pick<Bookable, 'home' | 'person'>,
  schedule: Schedule | undefined,
  { from, to, now, except, eventTypeId }: Omit<Asked, 'kind'> & { eventTypeId?: string },
): Promise<BusyTime[]> {
  const first = new Date(Date.parse(from) - MARGIN_DAYS * DAY_MS);
  const last = new Date(Date.parse(to) + MARGIN_DAYS * DAY_MS);
  const { person } = whose;
  const timeZone = schedule?.row.time_zone ?? USUAL_ZONE;
  const [taken, tours, openHouses, elsewhere] = await Promise.all([
    schedule === undefined ? [] : listTakenTimes(ctx.db, schedule.row.id, { from: first, until: last, now, except }),
    whose.home === null ? [] : listShowings(ctx.db, whose.home.listingId),
    whose.home === null ? [] : listUpcomingOpenHouses({ ...ctx, now }, [whose.home.listingKey]),
    person === null ? [] : listBusyTimes(ctx.db, person.userId, { from: first, until: last, timeZone }),
  ]);
  return [
    ...taken.map((time) => ({
      start: time.startsAt.getTime(),
      end: time.endsAt.getTime(),
      beforeBufferMinutes: time.beforeMinutes,
      afterBufferMinutes: time.afterMinutes,
      isBooking: time.eventTypeId === eventTypeId,
      hasFreeSeats: time.eventTypeId === eventTypeId && time.taken < time.seats,
    })),
    ...tours.flatMap(({ confirmedStartsAt, status }) => {
      if (confirmedStartsAt === null || status !== 'accepted') return [];
      const start = Date.parse(confirmedStartsAt);
      return [{ start, end: start + TOUR_MS }];
    }),
    ...elsewhere,
    ...openHouses.map(({ startsAt, endsAt }) => ({ start: startsAt.getTime(), end: endsAt.getTime() })),
  ];
}

/** What anybody sees of the times of a home or a person. Throws `not-found` where nobody takes bookings. */
export async function listOpenings(
  ctx: Context,
  asked: Whose & { kind?: BookingKind | undefined; from?: string | undefined; bookingId?: string | undefined },
): Promise<Openings> {
  const bookable = await requireBookable(ctx, asked);
  const schedule = await findSchedule(ctx.db, bookable);
  const open = bookable.isOpen ? (schedule?.types.filter(({ isOpen }) => isOpen) ?? []) : [];
  const type = asked.kind === undefined ? open[0] : open.find(({ kind }) => kind === asked.kind);
  const userId = userIdOf(ctx);
  const none = { label: bookable.label, timeZone: bookable.timeZone, eventTypes: [], kind: null, slots: [], isWaiting: false };
  if (schedule === undefined || open.length === 0) return none;
  const today = dayInZone(ctx.now, schedule.row.time_zone);
  const from = asked.from === undefined || asked.from < today ? today : asked.from;
  const starts =
    type === undefined
      ? []
      : await findFreeStarts(ctx, bookable, schedule, {
          kind: type.kind,
          from,
          to: addDays(from, MOST_SLOT_DAYS - 1),
          now: ctx.now,
          except: await bookingToMove(ctx, bookable, asked.bookingId),
        });
  return {
    label: bookable.label,
    timeZone: schedule.row.time_zone,
    eventTypes: open.map(({ kind, settings: { durationMinutes, needsApproval, changeNoticeMinutes, seats } }) => ({
      kind,
      durationMinutes,
      needsApproval,
      changeNoticeMinutes,
      seats,
    })),
    kind: type?.kind ?? null,
    slots: starts.map((start) => start.toISOString()),
    isWaiting: type !== undefined && userId !== null && (await isWaiting(ctx, type.id, userId)),
  };
}

/** A booking here that the caller takes part in. */
async function bookingToMove(ctx: Context, bookable: Bookable, id: string | undefined): Promise<string | undefined> {
  const userId = userIdOf(ctx);
  const row = id === undefined || userId === null ? undefined : await findBooking(ctx.db, id);
  const isHere = row !== undefined && keyOf(row) === keyOf(ownerOf(bookable));
  const isTheirs = isHere && (row.user_id === userId || isHost(bookable, userId ?? ''));
  return isTheirs ? id : undefined;
}

async function isWaiting({ db }: Context, eventTypeId: string, userId: string): Promise<boolean> {
  const waits = db.selectFrom('booking_waits').select('user_id');
  return (await waits.where('event_type_id', '=', eventTypeId).where('user_id', '=', userId).executeTakeFirst()) !== undefined;
}
