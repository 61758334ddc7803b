import { sql } from 'kysely';
import { type Box, isInBox, type LngLat, metersBetween } from '#lib/geo.ts';
import type { Db } from '#platform/db/database.ts';
import { bikeScore, transitScore, walkScore, type NearbyAmenity } from '../model/getting-around.ts';
import { AMENITY_RADIUS_M, STOP_RADIUS_M } from '../model/near-terms.ts';
import { isInArea } from '#lib/area.ts';
import { asArea } from './queries.ts';

interface Point {
  latitude: number;
  longitude: number;
}

export interface GroundFacts {
  /** 0 to 100; null if nothing of the kind is stored nearby. */
  walkScore: number | null;
  bikeScore: number | null;
  transitScore: number | null;
  /** Kinds of hazard zones that contain the point, and kinds that are mapped near it at all. */
  hazards: string[];
  hazardsKnown: string[];
}

export interface Ground {
  /** Changes when any geography is loaded. */
  version: string;
  measure: (point: Point) => GroundFacts;
}

/** As for a single point, hazards count as mapped if a zone is within some 30 km. */
const MAPPED_DEGREES = 0.27;
const SQUARE_DEGREES = 0.06;

/** Loads everything that scores and hazards need into memory, to measure many homes; undefined if nothing is stored. */
export async function loadGround(db: Db): Promise<Ground | undefined> {
  const version = await readVersion(db);
  if (version === undefined) return undefined;
  const [pois, parks, stops, zones] = await Promise.all([
    db.selectFrom('pois').select(['kind', 'latitude', 'longitude']).execute(),
    db.selectFrom('parks').select(['latitude', 'longitude']).execute(),
    db.selectFrom('transit_stops').select(['latitude', 'longitude', 'headway_minutes as headwayMinutes']).execute(),
    db.selectFrom('hazard_zones').select(['kind', 'west', 'south', 'east', 'north', 'boundary']).execute(),
  ]);
  const amenitiesNear = gather([...pois, ...parks.map((park) => ({ ...park, kind: 'park' }))]);
  const stopsNear = gather(stops);
  const zonesAround = zones.map((zone) => ({ zone, around: widen(zone), area: asArea(zone.boundary) }));
  return {
    version,
    measure(point) {
      const amenitiesHere = amenitiesNear(point);
      const stopsHere = stopsNear(point);
      const amenities = nearestOfKinds(amenitiesHere, point);
      const at: LngLat = [point.longitude, point.latitude];
      const near = zonesAround.filter(({ around }) => isInBox(at, around));
      return {
        walkScore: amenitiesHere.length === 0 ? null : walkScore(amenities),
        bikeScore: amenitiesHere.length === 0 ? null : bikeScore(amenities),
        transitScore: stopsHere.length === 0 ? null : transitScore(within(stopsHere, point, STOP_RADIUS_M)),
        hazards: distinct(
          near
            .filter(({ zone, area }) => area !== null && isInBox(at, zone) && isInArea(area, point.longitude, point.latitude))
            .map(({ zone }) => zone),
        ),
        hazardsKnown: distinct(near.map(({ zone }) => zone)),
      };
    },
  };
}

/** Every load writes new rows, so their highest numbers identify a geography. */
async function readVersion(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws('.', (select max(id) from pois), (select max(id) from parks), (select max(id) from transit_stops), (select max(id) from hazard_zones)) as version`.execute(
    db,
  );
  const version = rows[0]?.version ?? '';
  return version === '' ? undefined : version;
}

/** Looks up what is in the nine squares around a point: everything within six kilometers, and some beyond. */
function gather<T extends Point>(items: readonly T[]): (point: Point) => readonly T[] {
  const squares = Map.groupBy(items, ({ longitude, latitude }) => squareOf(longitude, latitude));
  const around = new Map<string, readonly T[]>();
  return ({ longitude, latitude }) => {
    const here = squareOf(longitude, latitude);
    const known = around.get(here);
    if (known !== undefined) return known;
    const found = [-1, 0, 1].flatMap((x) =>
      [-1, 0, 1].flatMap((y) => squares.get(squareOf(longitude + x * SQUARE_DEGREES, latitude + y * SQUARE_DEGREES)) ?? []),
    );
    around.set(here, found);
    return found;
  };
}

function squareOf(longitude: number, latitude: number): string {
  return `${Math.floor(longitude / SQUARE_DEGREES)} ${Math.floor(latitude / SQUARE_DEGREES)}`;
}

/** Scores count only the nearest of each kind, so thousands of homes need no objects for the others. */
function nearestOfKinds(items: readonly (Point & { kind: string })[], point: Point): NearbyAmenity[] {
  const nearest = new Map<string, number>();
  for (const item of items) {
    const meters = Math.round(metersBetween(point, item));
    if (meters <= AMENITY_RADIUS_M && meters < (nearest.get(item.kind) ?? Number.POSITIVE_INFINITY))
      nearest.set(item.kind, meters);
  }
  return [...nearest].map(([kind, meters]) => ({ kind, meters }));
}

function within<T extends Point>(items: readonly T[], point: Point, meters: number): (T & { meters: number })[] {
  return items.flatMap((item) => {
    const away = Math.round(metersBetween(point, item));
    return away <= meters ? [{ ...item, meters: away }] : [];
  });
}

function widen({ west, south, east, north }: Box): Box {
  return {
    west: west - 2 * MAPPED_DEGREES,
    south: south - MAPPED_DEGREES,
    east: east + 2 * MAPPED_DEGREES,
    north: north + MAPPED_DEGREES,
  };
}

function distinct(zones: readonly { kind: string }[]): string[] {
  return [...new Set(zones.map(({ kind }) => kind))].toSorted();
}
