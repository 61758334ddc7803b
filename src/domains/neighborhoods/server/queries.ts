import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { Area } from '#lib/area.ts';

export interface PlaceRow {
  id: number;
  slug: string;
  kind: string;
  name: string;
  parent_id: number | null;
  state_or_province: string | null;
  latitude: number | null;
  longitude: number | null;
  west: number | null;
  south: number | null;
  east: number | null;
  north: number | null;
}

const PLACE_COLUMNS = [
  'id',
  'slug',
  'kind',
  'name',
  'parent_id',
  'state_or_province',
  'latitude',
  'longitude',
  'west',
  'south',
  'east',
  'north',
] as const;

export async function findPlace(db: Db, slug: string): Promise<(PlaceRow & { boundary: unknown }) | undefined> {
  return db
    .selectFrom('places')
    .select([...PLACE_COLUMNS, 'boundary'])
    .where('slug', '=', slug)
    .executeTakeFirst();
}

/** A place's ancestors, widest first. */
export async function findAncestors(db: Db, parentId: number | null): Promise<PlaceRow[]> {
  if (parentId === null) return [];
  const { rows } = await sql<PlaceRow>`
    with recursive up as (
      select p.*, 0 as depth from places p where id = ${parentId}
      union all select p.*, up.depth + 1 from places p join up on p.id = up.parent_id)
    select ${sql.join(PLACE_COLUMNS.map((column) => sql.ref(column)))} from up order by depth desc`.execute(db);
  return rows;
}

export async function listPlaceRows(db: Db, filter: { parentId?: number; kinds?: string[] }): Promise<PlaceRow[]> {
  let query = db
    .selectFrom('places')
    .select([...PLACE_COLUMNS])
    .orderBy('name')
    .orderBy('id');
  if (filter.parentId !== undefined) query = query.where('parent_id', '=', filter.parentId);
  if (filter.kinds !== undefined) query = query.where('kind', 'in', filter.kinds);
  return query.execute();
}

interface Point {
  latitude: number;
  longitude: number;
}

/** Degrees of latitude and longitude that `meters` span at a latitude. */
function span(point: Point, meters: number): { dLat: number; dLng: number } {
  const dLat = meters / 111_320;
  return { dLat, dLng: dLat / Math.max(0.01, Math.cos((point.latitude * Math.PI) / 180)) };
}

function within(point: Point, meters: number) {
  const { dLat, dLng } = span(point, meters);
  return sql<boolean>`latitude between ${point.latitude - dLat} and ${point.latitude + dLat}
    and longitude between ${point.longitude - dLng} and ${point.longitude + dLng}`;
}

export async function findPois(db: Db, point: Point, meters: number) {
  return db.selectFrom('pois').select(['kind', 'name', 'latitude', 'longitude']).where(within(point, meters)).execute();
}

export async function findParks(db: Db, point: Point, meters: number) {
  return db.selectFrom('parks').select(['name', 'latitude', 'longitude']).where(within(point, meters)).execute();
}

export async function findStops(db: Db, point: Point, meters: number) {
  return db
    .selectFrom('transit_stops')
    .select(['name', 'mode', 'lines', 'headway_minutes', 'latitude', 'longitude'])
    .where(within(point, meters))
    .execute();
}

export async function findSchools(db: Db, point: Point, meters: number) {
  const rows = await db
    .selectFrom('schools')
    .select(['name', 'level', 'district', 'latitude', 'longitude', 'attendance'])
    .where(within(point, meters))
    .execute();
  return rows.map((row) => ({ ...row, attendance: asArea(row.attendance) }));
}

export async function findHazards(db: Db, point: Point) {
  const rows = await db
    .selectFrom('hazard_zones')
    .select(['kind', 'value', 'source_name', 'as_of', 'boundary'])
    .where('west', '<=', point.longitude)
    .where('east', '>=', point.longitude)
    .where('south', '<=', point.latitude)
    .where('north', '>=', point.latitude)
    .execute();
  return rows.map((row) => ({ ...row, boundary: asArea(row.boundary) }));
}

export async function listHazardZones(db: Db) {
  const rows = await db
    .selectFrom('hazard_zones')
    .select(['kind', 'source_name', 'as_of', 'west', 'south', 'east', 'north', 'boundary'])
    .execute();
  return rows.map((row) => ({ ...row, boundary: asArea(row.boundary) }));
}

/** Which kinds of hazard are mapped near a point, with their source: a home can only be outside of those. */
export async function listMappedHazards(db: Db, point: Point) {
  const { dLat, dLng } = span(point, 30_000);
  return db
    .selectFrom('hazard_zones')
    .select((eb) => ['kind', eb.fn.min('source_name').as('source_name'), eb.fn.min('as_of').as('as_of')])
    .where('west', '<=', point.longitude + dLng)
    .where('east', '>=', point.longitude - dLng)
    .where('south', '<=', point.latitude + dLat)
    .where('north', '>=', point.latitude - dLat)
    .groupBy('kind')
    .execute();
}

export async function findTile(db: Db, z: number, x: number, y: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('map_tiles')
    .select('data')
    .where('z', '=', z)
    .where('x', '=', x)
    .where('y', '=', y)
    .executeTakeFirst();
  return row?.data;
}

export async function hasTiles(db: Db): Promise<boolean> {
  return (await db.selectFrom('map_tiles').select('z').limit(1).executeTakeFirst()) !== undefined;
}

/** Only loadGeography writes boundaries, as GeoJSON areas. */
export function asArea(value: unknown): Area | null {
  return value === null ? null : (value as Area);
}
