import { metersBetween, type Coordinates } from '#lib/geo.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { PlaceFacts } from '../contract.ts';
import { AMENITY_WEIGHTS, bikeScore, transitScore, walkMinutes, walkScore } from '../model/getting-around.ts';
import { AMENITY_RADIUS_M, STOP_RADIUS_M, WALK_MINUTES } from '../model/near-terms.ts';
import { isInArea } from '#lib/area.ts';
import { asArea, findParks, findPlace, findPois, findSchools, findStops } from './queries.ts';

/** Half the diagonal of a place, up to a limit: nobody reads a list of a whole county's schools. */
const WIDEST_M = 15_000;

/** Schools and parks of a place, and what is within walking distance of its middle. Throws `not-found`. */
export async function getPlaceFacts(ctx: Context, slug: string): Promise<PlaceFacts> {
  const place = await findPlace(ctx.db, slug);
  if (place === undefined) throw new DomainError('not-found', 'There is no such place.');
  const { latitude, longitude } = place;
  if (latitude === null || longitude === null) return { amenities: [], stops: 0, scores: null, schools: [], parks: [] };
  const middle = { latitude, longitude };
  const boundary = asArea(place.boundary ?? null);
  const reach = Math.min(WIDEST_M, Math.max(AMENITY_RADIUS_M, cornerDistance(middle, place)));
  const [pois, parks, stops, schools] = await Promise.all([
    findPois(ctx.db, middle, AMENITY_RADIUS_M),
    findParks(ctx.db, middle, reach),
    findStops(ctx.db, middle, STOP_RADIUS_M),
    findSchools(ctx.db, middle, reach),
  ]);
  const contains = (point: Coordinates) => boundary !== null && isInArea(boundary, point.longitude, point.latitude);
  const isWalkable = (point: Coordinates) => walkMinutes(metersBetween(middle, point)) <= WALK_MINUTES;
  const amenities = [...pois, ...parks.map((park) => ({ ...park, kind: 'park' }))];
  const near = amenities.map((amenity) => ({ kind: amenity.kind, meters: metersBetween(middle, amenity) }));
  return {
    amenities: Object.keys(AMENITY_WEIGHTS).map((kind) => ({
      kind,
      count: amenities.filter((amenity) => amenity.kind === kind && isWalkable(amenity)).length,
    })),
    stops: stops.filter(isWalkable).length,
    scores: {
      walk: walkScore(near),
      bike: bikeScore(near),
      transit: transitScore(stops.map((stop) => ({ meters: metersBetween(middle, stop), headwayMinutes: stop.headway_minutes }))),
    },
    schools: schools
      .filter((school) => contains(school) || (school.attendance !== null && isInArea(school.attendance, longitude, latitude)))
      .map(({ name, level, district }) => ({
        name,
        level: (['elementary', 'middle', 'high'] as const).find((known) => known === level) ?? 'elementary',
        district,
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    parks: parks
      .filter(contains)
      .map(({ name }) => ({ name }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  };
}

function cornerDistance(middle: Coordinates, { north, east }: { north: number | null; east: number | null }): number {
  return north === null || east === null ? 0 : metersBetween(middle, { latitude: north, longitude: east });
}
