import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalCalendar,
} from 'ical-generator';
import { isOff, KIND_WORDS, type Appointment } from '#domains/bookings/contract.ts';
import { type BookedVisit, listBookingsFor, listToursAskedOf } from '#domains/bookings/server/index.ts';
import { addJobEvent, listJobsFor } from '#domains/hiring/server/index.ts';
import { listDeadlinesFor, listSaleDatesFor, type OfferDeadline, type SaleDate } from '#domains/offers/server/index.ts';
import { type HostedOpenHouse, listOpenHousesSoldBy } from '#domains/selling/server/index.ts';
import { listToursOf } from '#domains/appointments/server/index.ts';
import { addRoadmapEvents, findRoadmapOf } from '#domains/roadmaps/server/index.ts';
import { listUpcomingOpenHouses, type UpcomingOpenHouse } from '#domains/listings/server/index.ts';
import { listFavoriteKeys } from '#domains/saved/server/index.ts';
import type { SentTour } from '#domains/appointments/contract.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { CALENDAR_PAST_DAYS } from '#lib/kept-for.ts';
import { TOUR_MS } from '#lib/tour-limits.ts';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/verb/context.ts';

const READ_AGAIN_SECONDS = 3600;
const KEPT_MS = CALENDAR_PAST_DAYS * DAY_MS;

/**
 * A person's tours and booked visits, the jobs they hired for or were hired for, the open houses of homes they saved, and the dates of their roadmap; of homes that they
 * sell, visits, open houses, the deadlines of offers and the dates of a contract. As iCalendar.
 */
export async function composeCalendar(ctx: Context & { config: Config }, userId: string): Promise<string> {
  const since = new Date(ctx.now.getTime() - KEPT_MS);
  const [tours, bookings, openHouses, roadmap, showings, hosted, deadlines, saleDates, jobs] = await Promise.all([
    listToursOf(ctx, userId),
    listBookingsFor(ctx, userId),
    listFavoriteKeys(ctx.db, userId).then((keys) => listUpcomingOpenHouses(ctx, keys)),
    findRoadmapOf(ctx.db, userId),
    listToursAskedOf(ctx, userId),
    listOpenHousesSoldBy(ctx, userId, since),
    listDeadlinesFor(ctx, userId, since),
    listSaleDatesFor(ctx, userId),
    listJobsFor(ctx, userId, since),
  ]);
  const calendar = ical({
    name: ctx.config.PRODUCT_NAME,
    prodId: { company: ctx.config.PRODUCT_NAME, product: 'my-dates' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: READ_AGAIN_SECONDS,
  });
  for (const tour of tours) addTour(ctx, calendar, tour);
  for (const booking of bookings) addBooking(ctx, calendar, booking);
  for (const showing of showings) addShowing(ctx, calendar, showing);
  // Somebody may have saved the home that they sell.
  const own = new Set(hosted.map(({ listingKey }) => listingKey));
  for (const house of openHouses.filter(({ home }) => !own.has(home.listingKey))) addOpenHouse(ctx, calendar, house);
  for (const house of hosted) addHostedOpenHouse(ctx, calendar, house);
  for (const deadline of deadlines) addDeadline(ctx, calendar, deadline);
  for (const date of saleDates) addSaleDate(ctx, calendar, date);
  for (const job of jobs) addJobEvent(ctx, calendar, job);
  if (roadmap !== null) addRoadmapEvents(calendar, roadmap, ctx.now);
  return calendar.toString();
}

/** The confirmed time; until there is one, each that was asked for, or that the firm offers instead. */
function addTour(ctx: Context & { config: Config }, calendar: ICalCalendar, tour: SentTour): void {
  if (!['pending', 'awaiting_host', 'accepted'].includes(tour.status)) return;
  const isCertain = tour.confirmedStartsAt !== null;
  const starts =
    tour.confirmedStartsAt !== null ? [tour.confirmedStartsAt] : tour.proposedSlots.length > 0 ? tour.proposedSlots : tour.slots;
  for (const [at, slot] of starts.entries()) {
    const start = new Date(slot);
    if (ctx.now.getTime() - start.getTime() > KEPT_MS) continue;
    const name = `${tour.kind === 'video' ? 'Video tour' : 'Tour'}: ${tour.listing?.streetAddress ?? tour.listing?.city ?? 'home'}`;
    const isOffered = tour.proposedSlots.length > 0;
    const whose = isOffered ? 'that the firm offers' : 'that you asked for';
    const wish = starts.length === 1 ? `The time ${whose}.` : `Time ${at + 1} of ${starts.length} ${whose}.`;
    calendar.createEvent({
      // The same as in the mail that confirms it, so that a calendar has it once.
      id: isCertain ? `${tour.tourRequestId}@tour` : `${at}-${tour.tourRequestId}@tour`,
      stamp: ctx.now,
      start,
      end: new Date(start.getTime() + TOUR_MS),
      summary: isCertain ? name : `${name} (${isOffered ? 'offered' : 'asked for'})`,
      status: isCertain ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      description: isCertain ? '' : `${wish} It counts once ${isOffered ? 'you take it' : 'the listing’s agent confirms'}.`,
      ...(tour.kind === 'video' || tour.listing === null ? {} : { location: placeOf(tour.listing) }),
      ...pageOf(ctx, tour.listing?.listingKey),
    });
  }
}

/** What is agreed, what waits for an answer, and what was called off, so that no calendar keeps it. */
function addBooking(ctx: Context & { config: Config }, calendar: ICalCalendar, booking: BookedVisit): void {
  const { id, startsAt, endsAt, status, kind, home, title, handle, sequence } = booking;
  const isCanceled = isOff(status);
  const isCertain = status === 'accepted' || status === 'completed';
  if (startsAt === null || endsAt === null || (!isCertain && status !== 'pending' && !isCanceled)) return;
  const start = new Date(startsAt);
  if (ctx.now.getTime() - start.getTime() > KEPT_MS) return;
  calendar.createEvent({
    // The same as in the mail that confirms it.
    id: `${id}@appointment`,
    sequence,
    stamp: ctx.now,
    start,
    end: new Date(endsAt),
    summary: `${handle === null ? `${KIND_WORDS[kind]}: ${home}` : title}${isCertain || isCanceled ? '' : ' (waits for an answer)'}`,
    status: isCanceled ? ICalEventStatus.CANCELLED : isCertain ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    ...(kind === 'video-tour' || handle !== null ? {} : { location: home }),
    ...pageOf(ctx, booking.listingKey ?? undefined),
  });
}

/** A tour at a home that the person sells, once its time is agreed. */
function addShowing(ctx: Context & { config: Config }, calendar: ICalCalendar, showing: Appointment): void {
  const { id, startsAt, endsAt, status, kind, home, withName } = showing;
  if (startsAt === null || endsAt === null || (status !== 'accepted' && status !== 'completed')) return;
  if (ctx.now.getTime() - Date.parse(startsAt) > KEPT_MS) return;
  calendar.createEvent({
    id: `${id}@tour`,
    stamp: ctx.now,
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary: `${KIND_WORDS[kind]} with ${withName}: ${home}`,
    status: ICalEventStatus.CONFIRMED,
    ...(kind === 'video-tour' ? {} : { location: home }),
    ...pageOf(ctx, showing.listingKey ?? undefined),
  });
}

function addHostedOpenHouse(ctx: Context & { config: Config }, calendar: ICalCalendar, house: HostedOpenHouse): void {
  calendar.createEvent({
    id: `${house.id}@own-open-house`,
    sequence: house.sequence,
    stamp: ctx.now,
    start: house.startsAt,
    end: house.endsAt,
    summary: `Your open house: ${house.label}`,
    status: house.isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    location: house.label,
    description: house.remarks ?? '',
    ...pageOf(ctx, house.listingKey),
  });
}

/** Deadlines take no time of their own, so others may book it. */
function addDeadline(ctx: Context & { config: Config }, calendar: ICalCalendar, deadline: OfferDeadline): void {
  calendar.createEvent({
    id: deadline.id,
    sequence: deadline.sequence,
    stamp: ctx.now,
    start: deadline.at,
    summary: deadline.what,
    status: deadline.isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
    ...pageOf(ctx, deadline.listingKey),
  });
}

/** A whole day, as in a buyer's roadmap, with a reminder the day before. */
function addSaleDate(ctx: Context & { config: Config }, calendar: ICalCalendar, date: SaleDate): void {
  const event = calendar.createEvent({
    id: `${date.key}-${date.offerId}@sale-step`,
    stamp: ctx.now,
    start: date.dueOn,
    allDay: true,
    summary: `${date.title}: ${date.home}`,
    description: date.help,
    transparency: ICalEventTransparency.TRANSPARENT,
    ...pageOf(ctx, date.listingKey),
  });
  event.createAlarm({ type: ICalAlarmType.display, trigger: DAY_MS / 1000 });
}

function addOpenHouse(ctx: Context & { config: Config }, calendar: ICalCalendar, house: UpcomingOpenHouse): void {
  const { home } = house;
  calendar.createEvent({
    id: `open-house-${house.id}@${home.listingKey}`,
    stamp: ctx.now,
    start: house.startsAt,
    end: house.endsAt,
    summary: `${house.isOnline ? 'Online open house' : 'Open house'}: ${home.streetAddress ?? home.city ?? 'home'}`,
    location: house.isOnline ? 'Online' : placeOf(home),
    description: ['You saved this home.', home.listOfficeName, home.attributionContact]
      .filter((part) => part !== null)
      .join('\n'),
    ...pageOf(ctx, home.listingKey),
  });
}

function placeOf(home: NonNullable<SentTour['listing']>): string {
  const town = [home.stateOrProvince, home.postalCode].filter(Boolean).join(' ');
  return [home.streetAddress, home.city, town].filter(Boolean).join(', ');
}

function pageOf({ config }: { config: Config }, listingKey: string | undefined): { url?: string } {
  if (config.PUBLIC_URL === undefined || listingKey === undefined) return {};
  return { url: new URL(`/property/${listingKey}`, config.PUBLIC_URL).href };
}
