import { listToursOf, refuseTour } from '#domains/appointments/server/index.ts';
import { findListingContact, loadHomes, type ListingContact } from '#domains/listings/server/index.ts';
import { measureBetween } from '#domains/travel/server/index.ts';
import type { TravelMode } from '#domains/travel/contract.ts';
import { MINUTE_MS } from '#lib/time-units.ts';
import { addDays } from '#lib/calendar.ts';
import { TOUR_HOURS, TOUR_MS, TOUR_NOTICE_HOURS, TOUR_STEP_MINUTES, TOUR_WINDOW_DAYS } from '#lib/tour-limits.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { TOUR_DAY_DAYS, type TourDayFacts, type TourHome } from '../contract.ts';
import { listFreeSlots } from '../model/slots/list-free-slots.ts';
import { findFreeStarts } from './find-openings.ts';
import { findBookable, forGuest, isHost } from './bookables.ts';
import { listBookingsFor } from './present-bookings.ts';
import { NOON } from './host-times.ts';
import { findTourType } from './queries.ts';

interface Found {
  contact: ListingContact | undefined;
  home: TourHome;
  starts: Date[];
}

interface Agreed {
  listingKey: string | null;
  startsAt: string;
  endsAt: string;
  isCertain: boolean;
}

/** What a day of tours is planned from. Homes that are gone or cannot be toured say so; nothing is written. */
export async function findTourDay(
  ctx: Context,
  { homes: keys, date: asked, mode }: { homes: readonly string[]; date?: string | undefined; mode: TravelMode },
): Promise<TourDayFacts> {
  const { userId } = requireUser(ctx);
  const found = await Promise.all(keys.map((listingKey) => findHome(ctx, listingKey, userId)));
  const days = countByDay(found, ctx.now);
  const most = Math.max(0, ...days.map(({ homes }) => homes));
  const date = asked ?? days.find(({ homes }) => homes === most)?.date ?? dayInZone(ctx.now, 'UTC');
  const shown = await loadHomes(
    ctx,
    found.flatMap(({ contact }) => contact?.listingId ?? []),
  );
  const points = found.map(({ contact }) => {
    const { latitude = null, longitude = null } = (contact && shown.get(contact.listingId)) ?? {};
    return latitude === null || longitude === null ? undefined : { latitude, longitude };
  });
  const { minutes, isMeasured } = await measureBetween(ctx.db, points, { mode, arriveBy: NOON });
  const own = await listOwn(ctx, userId);
  const homes = found.map(({ contact, home, starts }): TourHome => {
    const isThen = (instant: string | Date) => dayInZone(new Date(instant), home.timeZone) === date;
    const cover = contact && shown.get(contact.listingId)?.cover;
    const agreed = own.find((one) => one.listingKey === home.listingKey && isThen(one.startsAt));
    return {
      ...home,
      photo: cover ?? null,
      starts: starts.filter(isThen).map((start) => start.toISOString()),
      agreed: agreed === undefined ? null : { startsAt: agreed.startsAt, endsAt: agreed.endsAt, isCertain: agreed.isCertain },
    };
  });
  const planned = new Set(homes.flatMap(({ agreed, listingKey }) => (agreed === null ? [] : `${listingKey} ${agreed.startsAt}`)));
  const busy = own.filter(({ listingKey, startsAt }) => !planned.has(`${listingKey} ${startsAt}`));
  const near = [addDays(date, -1), date, addDays(date, 1)];
  return {
    date,
    days,
    homes,
    travelMinutes: minutes,
    isMeasured,
    busy: busy
      .filter(({ startsAt }) => near.includes(startsAt.slice(0, 10)))
      .map(({ startsAt, endsAt }) => ({ startsAt, endsAt })),
  };
}

async function findHome(ctx: Context, listingKey: string, userId: string): Promise<Found> {
  const contact = await findListingContact(ctx, listingKey).catch((error: unknown) => {
    if (error instanceof DomainError) return undefined;
    throw error;
  });
  const none = (why: string): Found => ({
    contact,
    starts: [],
    home: {
      listingKey,
      name: contact?.label ?? 'A home that is no longer shown',
      photo: null,
      timeZone: contact?.timeZone ?? 'UTC',
      way: 'none',
      why,
      firm: contact?.officeName ?? null,
      needsApproval: false,
      durationMinutes: TOUR_MS / MINUTE_MS,
      questions: [],
      starts: [],
      agreed: null,
    },
  });
  if (contact === undefined) return none('This home is no longer shown.');
  const own = await findBookable(ctx, { listingKey });
  if (own !== undefined && isHost(own, userId)) return none('You’re selling this home.');
  const today = dayInZone(ctx.now, contact.timeZone);
  const until = addDays(today, TOUR_DAY_DAYS - 1);
  const tours = await findTourType(ctx.db, own);
  if (own !== undefined && tours !== undefined) {
    const starts = await findFreeStarts(ctx, forGuest(own, userId), tours.schedule, {
      kind: 'tour',
      from: today,
      to: until,
      now: ctx.now,
    });
    const { durationMinutes, needsApproval, questions } = tours.settings;
    const { home } = none('');
    return { contact, starts, home: { ...home, way: 'book', why: null, needsApproval, durationMinutes, questions } };
  }
  const starts = listFreeSlots({
    zone: contact.timeZone,
    rules: [{ days: [1, 2, 3, 4, 5, 6, 7], ...TOUR_HOURS }],
    overrides: [],
    eventType: {
      durationMinutes: TOUR_MS / MINUTE_MS,
      incrementMinutes: TOUR_STEP_MINUTES,
      beforeBufferMinutes: 0,
      afterBufferMinutes: 0,
      // Some minutes pass before the form is sent.
      minimumNoticeMinutes: TOUR_NOTICE_HOURS * 60 + 30,
      windowDays: Math.min(TOUR_WINDOW_DAYS, TOUR_DAY_DAYS),
      dailyCap: null,
      weeklyCap: null,
    },
    busy: [],
    now: ctx.now.getTime(),
    from: today,
    to: until,
  }).map((start) => new Date(start));
  const open = starts.filter((start) => refuseTour(contact, [start]) === undefined);
  const refusal = open.length > 0 ? undefined : refuseTour(contact, starts.slice(-1));
  if (refusal !== undefined) return none(refusal);
  return { contact, starts: open, home: { ...none('').home, way: 'ask', why: null, needsApproval: true } };
}

/** How many homes have a time on each of the next days, by the calendar of each home. */
function countByDay(found: readonly Found[], now: Date): TourDayFacts['days'] {
  const first = dayInZone(now, found[0]?.home.timeZone ?? 'UTC');
  const open = found.map(({ starts, home }) => new Set(starts.map((start) => dayInZone(start, home.timeZone))));
  return Array.from({ length: TOUR_DAY_DAYS }, (_, index) => {
    const date = addDays(first, index);
    return { date, homes: open.filter((days) => days.has(date)).length };
  });
}

/** What the caller visits, booked or asked for. Nothing counts that was declined or is off. */
async function listOwn(ctx: Context, userId: string): Promise<Agreed[]> {
  const [booked, tours] = await Promise.all([listBookingsFor(ctx, userId), listToursOf(ctx, userId)]);
  const bookings = booked.flatMap(({ side, status, listingKey, startsAt, endsAt }): Agreed[] =>
    side !== 'guest' || startsAt === null || endsAt === null || !['pending', 'accepted'].includes(status)
      ? []
      : [{ listingKey, startsAt, endsAt, isCertain: status === 'accepted' }],
  );
  const requests = tours.flatMap(({ status, listing, confirmedStartsAt, slots }): Agreed[] => {
    const startsAt = status === 'accepted' ? confirmedStartsAt : status === 'pending' ? (slots[0] ?? null) : null;
    if (startsAt === null) return [];
    const endsAt = new Date(Date.parse(startsAt) + TOUR_MS).toISOString();
    return [{ listingKey: listing?.listingKey ?? null, startsAt, endsAt, isCertain: status === 'accepted' }];
  });
  return [...bookings, ...requests];
}
