import { openHouseUid } from '../contract.ts';
import ical, { ICalCalendarMethod } from 'ical-generator';
import type { Context } from '#platform/verb/context.ts';
import type { Config } from '#platform/config/config.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { getListing } from './get-listing.ts';

/** An open house as an iCalendar file. Throws as the home's page does, and `not-found` for one that is over. */
export async function makeOpenHouseCalendar(
  ctx: Context & { config: Config },
  input: { listingKey: string; openHouseId: number },
): Promise<string> {
  const listing = await getListing(ctx, input.listingKey);
  const house = listing.openHouses.find((one) => one.id === input.openHouseId);
  if (house === undefined) throw new DomainError('not-found', 'This open house is over or was called off.');
  const where = [listing.streetAddress, listing.city, [listing.stateOrProvince, listing.postalCode].filter(Boolean).join(' ')];
  const place = where.filter((part) => part !== null && part !== '').join(', ');
  const page =
    ctx.config.PUBLIC_URL === undefined ? undefined : new URL(`/property/${listing.listingKey}`, ctx.config.PUBLIC_URL).href;
  const calendar = ical({
    prodId: { company: ctx.config.PRODUCT_NAME, product: 'open-houses' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: openHouseUid(listing.listingKey, house.id),
    stamp: ctx.now,
    start: new Date(house.startsAt),
    end: new Date(house.endsAt),
    summary: `${house.isOnline ? 'Online open house' : 'Open house'}: ${listing.streetAddress ?? listing.city ?? 'home'}`,
    location: house.isOnline ? (house.livestreamUrl ?? 'Online') : place,
    description: [house.remarks, listing.listOfficeName, listing.attributionContact].filter((part) => part !== null).join('\n'),
    ...(page === undefined ? {} : { url: page }),
  });
  return calendar.toString();
}
