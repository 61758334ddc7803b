import ical, { ICalCalendarMethod } from 'ical-generator';
import { openHouseUid } from '#domains/listings/contract.ts';
import { downloadText } from '#ui/download.ts';
import type { FoundListing } from '../contract.ts';
import { collectHomes } from './collect-homes.ts';
import type { SearchState } from './search-state.ts';

/** Downloads the open houses of a search. Returns how many there are, and whether all homes were checked. */
export async function downloadOpenHouses(
  state: SearchState,
  productName: string,
): Promise<{ written: number; isComplete: boolean }> {
  const { homes, isComplete } = await collectHomes(state);
  const open = homes.filter((home) => home.nextOpenHouse !== null);
  if (open.length > 0) {
    const calendar = openHousesAsCalendar(open, { origin: location.origin, productName, now: new Date() });
    downloadText('open-houses.ics', calendar, 'text/calendar;charset=utf-8');
  }
  return { written: open.length, isComplete };
}

interface Frame {
  origin: string;
  productName: string;
  now: Date;
}

/** The next open house of each home as one iCalendar file; an event has the identifier that the home's own file gives it. */
export function openHousesAsCalendar(homes: readonly FoundListing[], { origin, productName, now }: Frame): string {
  const calendar = ical({
    prodId: { company: productName, product: 'open-houses' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const home of homes) {
    if (home.nextOpenHouse === null) continue;
    const { id, startsAt, endsAt } = home.nextOpenHouse;
    const place = [home.streetAddress, home.city, [home.stateOrProvince, home.postalCode].filter(Boolean).join(' ')];
    const contact = [home.listOfficeName, home.attributionContact ?? home.listOfficePhone];
    calendar.createEvent({
      id: openHouseUid(home.listingKey, id),
      stamp: now,
      start: new Date(startsAt),
      end: new Date(endsAt),
      summary: `Open house: ${home.streetAddress ?? home.city ?? 'home'}`,
      location: place.filter(Boolean).join(', '),
      description: contact.filter(Boolean).join('\n'),
      url: `${origin}/property/${home.listingKey}`,
    });
  }
  return calendar.toString();
}
