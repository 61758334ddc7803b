import { DAY_MS } from '#lib/time-units.ts';
import { addDays } from '#lib/calendar.ts';
import { listShowings } from '#domains/appointments/server/index.ts';
import { listUpcomingOpenHouses } from '#domains/listings/server/index.ts';
import { TOUR_MS } from '#lib/tour-limits.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { Context } from '#platform/verb/context.ts';
import { userIdOf } from '#platform/verb/require-user.ts';
import { MOST_SLOT_DAYS, USUAL_ZONE, type BookingKind, type Openings } from '../contract.ts';
import { listFreeSlots } from '../model/slots/list-free-slots.ts';
import { shareSlots } from '../model/slots/share-slots.ts';
import { forGuest, isHost, isOpenTo, keyOf, ownerOf, requireBookable, type Bookable, type Whose } from './bookables.ts';
import { findGuestSchedule } from './contract-times.ts';
import { busyOf, countShown, findPersonBusy, type KnownBusy, listDaysOff, LOAD_DAYS, showersOf } from './host-times.ts';
import { type BookingRow, findBooking, listTakenTimes, type Schedule } from './queries.ts';

/** Bookings of the whole week count, for the cap of a week. */
const MARGIN_DAYS = 9;
/** What people do elsewhere matters as far as the longest way reaches. */
const NEAR_DAYS = 2;

interface Asked {
  kind: BookingKind;
  /** The first and the last date, in the zone of the schedule. */
  from: string;
  to: string;
  now: Date;
  /** A booking whose own time counts as free. */
  except?: string | undefined;
}

/** A start that can be booked, and the schedules of those who would show the home. */
export interface FreeStart {
  start: Date;
  showers: readonly number[];
}

/** The starts that can be booked. */
export async function findFreeStarts(ctx: Context, bookable: Bookable, schedule: Schedule, asked: Asked): Promise<Date[]> {
  return (await findShownStarts(ctx, bookable, schedule, asked)).map(({ start }) => start);
}

/** The starts that can be booked, with those who would show the home then. */
export async function findShownStarts(ctx: Context, bookable: Bookable, schedule: Schedule, asked: Asked): Promise<FreeStart[]> {
  const type = schedule.types.find((one) => one.kind === asked.kind && isOpenTo(bookable, one));
  if (type === undefined || !bookable.isOpen) return [];
  const showers = showersOf(schedule, bookable);
  const busy = await findBusy(ctx, bookable, schedule, { ...asked, eventTypeId: type.id });
  const { rules, overrides, hosting } = schedule;
  const availability = { zone: schedule.row.time_zone, rules, overrides };
  const question = { eventType: type.settings, now: asked.now.getTime(), from: asked.from, to: asked.to };
  if (hosting === null || showers.length === 0)
    return listFreeSlots({ ...availability, ...question, busy }).map((start) => ({ start: new Date(start), showers: [] }));
  const loads =
    hosting.how === 'round-robin'
      ? await countShown(
          ctx.db,
          showers.map(({ scheduleId }) => scheduleId),
          new Date(asked.now.getTime() - LOAD_DAYS * DAY_MS),
        )
      : undefined;
  const hosts = await Promise.all(
    showers.map(async (shower, position) => ({
      ...availability,
      id: shower.scheduleId,
      load: loads === undefined ? position : (loads.get(shower.scheduleId) ?? 0),
      busy: [
        ...busy,
        ...(await findShowerBusy(ctx, bookable, { timeZone: availability.zone }, shower, { ...asked, eventTypeId: type.id })),
      ],
    })),
  );
  return shareSlots(hosts, hosting.how, question).map(({ start, hostIds }) => ({
    start: new Date(start),
    showers: hosting.how === 'all' ? hostIds : hostIds.slice(0, 1),
  }));
}

/** When one of those who show a home is somewhere else, or has a day off. */
export async function findShowerBusy(
  ctx: Context,
  { home }: Pick<Bookable, 'home'>,
  { timeZone }: { timeZone: string },
  shower: { userId: string; scheduleId: number | undefined },
  { from, to, now, except, eventTypeId }: Omit<Asked, 'kind'> & { eventTypeId?: string },
): Promise<KnownBusy[]> {
  const [busy, daysOff] = await Promise.all([
    findPersonBusy(ctx, shower, {
      from: new Date(Date.parse(from) - NEAR_DAYS * DAY_MS),
      until: new Date(Date.parse(to) + NEAR_DAYS * DAY_MS),
      now,
      except,
      eventTypeId,
      timeZone,
      listingId: home?.listingId ?? undefined,
    }),
    listDaysOff(ctx.db, shower.userId),
  ]);
  return [...busy, ...daysOff];
}

/** What takes the time of a home: bookings and holds, tours that were agreed by mail, and open houses. Of a person see {@link findPersonBusy}. */
export async function findBusy(
  ctx: Context,
  whose: Pick<Bookable, 'home' | 'person'>,
  schedule: Schedule | undefined,
  { from, to, now, except, eventTypeId }: Omit<Asked, 'kind'> & { eventTypeId?: string },
): Promise<KnownBusy[]> {
  const first = new Date(Date.parse(from) - MARGIN_DAYS * DAY_MS);
  const last = new Date(Date.parse(to) + MARGIN_DAYS * DAY_MS);
  const { person } = whose;
  const timeZone = schedule?.row.time_zone ?? USUAL_ZONE;
  const range = { from: first, until: last, now, except, eventTypeId };
  if (person !== null)
    return findPersonBusy(ctx, { userId: person.userId, scheduleId: schedule?.row.id }, { ...range, timeZone });
  const [taken, tours, openHouses] = await Promise.all([
    schedule === undefined ? [] : listTakenTimes(ctx.db, schedule.row.id, range),
    whose.home === null || whose.home.listingId === null ? [] : listShowings(ctx.db, whose.home.listingId),
    whose.home === null ? [] : listUpcomingOpenHouses({ ...ctx, now }, [whose.home.listingKey]),
  ]);
  return [
    ...taken.map((time) => busyOf(time, eventTypeId)),
    ...tours.flatMap(({ confirmedStartsAt, status }) => {
      if (confirmedStartsAt === null || status !== 'accepted') return [];
      const start = Date.parse(confirmedStartsAt);
      return [{ start, end: start + TOUR_MS }];
    }),
    ...openHouses.map(({ startsAt, endsAt }) => ({ start: startsAt.getTime(), end: endsAt.getTime() })),
  ];
}

/** What anybody sees of the times of a home or a person. Throws `not-found` where nobody takes bookings. */
export async function listOpenings(
  ctx: Context,
  asked: Whose & { kind?: BookingKind | undefined; from?: string | undefined; bookingId?: string | undefined },
): Promise<Openings> {
  const found = await requireBookable(ctx, asked);
  const moved = await bookingToMove(ctx, found, asked.bookingId);
  const bookable = forGuest(found, moved?.user_id ?? userIdOf(ctx));
  const schedule = await findGuestSchedule(ctx, bookable);
  const own = ({ kind }: { kind: BookingKind }) => Number(bookable.opens.includes(kind));
  // What this guest alone books comes first.
  const open = bookable.isOpen
    ? (schedule?.types.filter((one) => isOpenTo(bookable, one)) ?? []).toSorted((a, b) => own(b) - own(a))
    : [];
  const type = asked.kind === undefined ? open[0] : open.find(({ kind }) => kind === asked.kind);
  const userId = userIdOf(ctx);
  const none = { eventTypes: [], kind: null, slots: [], lastDay: null, isWaiting: false };
  if (schedule === undefined || open.length === 0) return { label: bookable.label, timeZone: bookable.timeZone, ...none };
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
          except: moved?.id,
        });
  return {
    label: bookable.label,
    timeZone: schedule.row.time_zone,
    eventTypes: open.map(({ kind, settings }) => ({
      kind,
      durationMinutes: settings.durationMinutes,
      needsApproval: settings.needsApproval,
      changeNoticeMinutes: settings.changeNoticeMinutes,
      seats: settings.seats,
      asksPlace: settings.asksPlace,
      questions: settings.questions,
    })),
    kind: type?.kind ?? null,
    slots: starts.map((start) => start.toISOString()),
    lastDay: type === undefined ? null : addDays(today, type.settings.windowDays),
    isWaiting: type !== undefined && userId !== null && (await isWaiting(ctx, type.id, userId)),
  };
}

/** A booking here that the caller takes part in. */
async function bookingToMove(ctx: Context, bookable: Bookable, id: string | undefined): Promise<BookingRow | undefined> {
  const userId = userIdOf(ctx);
  const row = id === undefined || userId === null ? undefined : await findBooking(ctx.db, id);
  const isHere = row !== undefined && keyOf(row) === keyOf(ownerOf(bookable));
  const isTheirs = isHere && (row.user_id === userId || isHost(bookable, userId ?? ''));
  return isTheirs ? row : undefined;
}

async function isWaiting({ db }: Context, eventTypeId: string, userId: string): Promise<boolean> {
  const waits = db.selectFrom('booking_waits').select('user_id');
  return (await waits.where('event_type_id', '=', eventTypeId).where('user_id', '=', userId).executeTakeFirst()) !== undefined;
}
