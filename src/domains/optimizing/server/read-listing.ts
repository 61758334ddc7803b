import { usDay } from '#lib/calendar.ts';
import { findTourAccess } from '#domains/bookings/server/index.ts';
import { dayOf, findServingModel, findValuedHome, valueRecord } from '#domains/valuation/server/index.ts';
import { getSurroundings } from '#domains/neighborhoods/server/index.ts';
import { countForbidden, needsOf, searchBandOf } from '#domains/selling/contract.ts';
import { findRecordOf, type ListingContents, readOpenHouses } from '#domains/selling/server/index.ts';
import { DAY_MS } from '#lib/time-units.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { type HomeFacts, isFalse, type Nearby, numberOf } from '../model/home-facts.ts';
import type { ListingToScore } from '../model/score/score-types.ts';

const FARTHEST_MINUTES = 20;
const KINDS: readonly Nearby['kind'][] = ['park', 'grocery', 'cafe', 'library', 'pharmacy', 'restaurant'];

/** The facts of a draft: its fields, the rooms of its photos, and what is near. */
export async function readFacts(ctx: Context, listing: ListingContents): Promise<HomeFacts> {
  const rooms = listing.photos.flatMap(({ isRemoved, room }) => (isRemoved ? [] : (room ?? [])));
  return { fields: listing.fields, rooms: [...new Set(rooms)], nearby: await findNearby(ctx, listing) };
}

/** What is known of a draft that the caller may read, as scores and texts need it. */
export async function readListing(ctx: Context, listing: ListingContents): Promise<ListingToScore> {
  const [estimate, openHouses, facts, recordId] = await Promise.all([
    estimateOf(ctx, listing.homeId),
    readOpenHouses(ctx, listing.id),
    readFacts(ctx, listing),
    findRecordOf(ctx, listing.id),
  ]);
  const { fields } = listing;
  const photos = listing.photos.filter(({ isRemoved }) => !isRemoved);
  const title = textField(fields['Headline']);
  const description = textField(fields['PublicRemarks']);
  const price = numberOf(facts, 'ListPrice');
  const band = price === undefined ? null : searchBandOf(price);
  const next = openHouses.openHouses.find(({ startsAt, isCanceled }) => !isCanceled && Date.parse(startsAt) > ctx.now.getTime());
  return {
    facts,
    title,
    description,
    photos: photos.map(({ id, kind, room, caption, altText, alterations, originalId, flags }) => ({
      id,
      kind,
      room,
      caption: altText ?? caption,
      isAltered: alterations.length > 0,
      originalId,
      flags: flags.map((flag) => flag.kind),
    })),
    needs: needsOf(fields['PropertySubType']),
    fairHousingErrors: countForbidden({
      fields,
      captions: photos.flatMap(({ caption, altText }) => [caption ?? [], altText ?? []].flat()),
    }),
    estimate,
    searchLimitJustBelow: band !== null && band.isJustAbove ? band.below : null,
    daysSinceChange: Math.max(0, Math.floor((ctx.now.getTime() - Date.parse(listing.updatedAt)) / DAY_MS)),
    hasShowingInstructions: textField(fields['ShowingInstructions']) !== '',
    tourMinutesAWeek: recordId === undefined ? null : await findTourAccess(ctx, Number(recordId)),
    daysToOpenHouse: next === undefined ? null : Math.floor((Date.parse(next.startsAt) - ctx.now.getTime()) / DAY_MS),
    hasTour: TOURS.some((name) => isGiven(fields[name])),
    year: ctx.now.getUTCFullYear(),
  };
}

const TOURS = ['VirtualTourURLUnbranded', 'VirtualTourURLBranded', 'VideoURLs'];
const isGiven = (value: unknown) => (Array.isArray(value) ? value.length > 0 : textField(value) !== '');

const textField = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The range of two cases in three. Null if nobody may say it, or it cannot be said. */
async function estimateOf(ctx: Context, homeId: number | null): Promise<ListingToScore['estimate']> {
  if (homeId === null) return null;
  try {
    const [home, serving] = await Promise.all([findValuedHome(ctx, homeId), findServingModel(ctx)]);
    if (serving === undefined || home.refusal !== null) return null;
    const day = dayOf(usDay(ctx.now));
    const { estimate } = valueRecord(serving, { day, latitude: home.latitude, longitude: home.longitude, facts: home.facts });
    return estimate === null ? null : { low: Math.round(estimate.low68), high: Math.round(estimate.high68) };
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** Places that the text may name. None if the address is withheld, since they would give it away. */
async function findNearby(ctx: Context, { fields }: ListingContents): Promise<Nearby[]> {
  const [latitude, longitude] = [fields['Latitude'], fields['Longitude']];
  const facts: HomeFacts = { fields, rooms: [], nearby: [] };
  if (typeof latitude !== 'number' || typeof longitude !== 'number' || isFalse(facts, 'InternetAddressDisplayYN')) return [];
  const { gettingAround } = await getSurroundings(ctx, { latitude, longitude });
  const near = KINDS.flatMap((kind) =>
    gettingAround.amenities
      .filter((one) => one.kind === kind)
      .map(({ name, walkMinutes }): Nearby => ({ name, kind, walkMinutes })),
  );
  const [stop] = gettingAround.stops;
  const all = stop === undefined ? near : [...near, { name: stop.name, kind: 'stop' as const, walkMinutes: stop.walkMinutes }];
  return all
    .filter(({ walkMinutes }) => walkMinutes >= 1 && walkMinutes <= FARTHEST_MINUTES)
    .toSorted((a, b) => a.walkMinutes - b.walkMinutes);
}
