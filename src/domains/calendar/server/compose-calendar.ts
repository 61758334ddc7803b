import ical, { ICalCalendarMethod, ICalEventStatus, type ICalCalendar } from 'ical-generator';
import { listToursOf } from '#domains/appointments/server/index.ts';
import { addDealEvents, findDealOf } from '#domains/deals/server/index.ts';
import { listUpcomingOpenHouses, type UpcomingOpenHouse } from '#domains/listings/server/index.ts';
import { listFavoriteKeys } from '#domains/saved/server/index.ts';
import type { SentTour } from '#domains/appointments/contract.ts';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/http/context.ts';

const TOUR_MS = 3_600_000;
const READ_AGAIN_SECONDS = 3600;
/** What is over stays in view for a month. */
const KEPT_MS = 31 * 86_400_000;

/** A person's tours, the open houses of homes they saved, and the dates of their roadmap, as iCalendar. */
export async function composeCalendar(ctx: Context & { config: Config }, userId: string): Promise<string> {
  const [tours, openHouses, deal] = await Promise.all([
    listToursOf(ctx, userId),
    listFavoriteKeys(ctx.db, userId).then((keys) => listUpcomingOpenHouses(ctx, keys)),
    findDealOf(ctx.db, userId),
  ]);
  const calendar = ical({
    name: ctx.config.PRODUCT_NAME,
    prodId: { company: ctx.config.PRODUCT_NAME, product: 'my-dates' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: READ_AGAIN_SECONDS,
  });
  for (const tour of tours) addTour(ctx, calendar, tour);
  for (const house of openHouses) addOpenHouse(ctx, calendar, house);
  if (deal !== null) addDealEvents(calendar, deal, ctx.now);
  return calendar.toString();
}

/** Each wished time, since the firm answers outside of this site; one that stands alone and was accepted is certain. */
function addTour(ctx: Context & { config: Config }, calendar: ICalCalendar, tour: SentTour): void {
  const isCertain = tour.status === 'accepted' && tour.slots.length === 1;
  if (!['pending', 'awaiting_host', 'accepted'].includes(tour.status)) return;
  for (const [at, slot] of tour.slots.entries()) {
    const start = new Date(slot);
    if (ctx.now.getTime() - start.getTime() > KEPT_MS) continue;
    const name = `${tour.kind === 'video' ? 'Video tour' : 'Tour'}: ${tour.listing?.streetAddress ?? tour.listing?.city ?? 'home'}`;
    const wish =
      tour.slots.length === 1 ? 'The time you asked for.' : `Time ${at + 1} of ${tour.slots.length} that you asked for.`;
    calendar.createEvent({
      id: `${at}-${tour.tourRequestId}@tour`,
      stamp: ctx.now,
      start,
      end: new Date(start.getTime() + TOUR_MS),
      summary: isCertain ? name : `${name} (asked for)`,
      status: isCertain ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      description: isCertain ? '' : `${wish} It counts once the listing’s agent confirms.`,
      ...(tour.kind === 'video' || tour.listing === null ? {} : { location: placeOf(tour.listing) }),
      ...pageOf(ctx, tour.listing?.listingKey),
    });
  }
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
