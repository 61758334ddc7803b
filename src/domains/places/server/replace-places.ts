import { sql, type SelectQueryBuilder } from 'kysely';
import type { Area } from '#lib/area.ts';
import { foldText } from '#lib/fold-text.ts';
import type { Db } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.gen.ts';

export interface NewPlace {
  slug: string;
  kind: 'state' | 'county' | 'city' | 'neighborhood' | 'zip';
  name: string;
  parentSlug: string | null;
  stateOrProvince: string | null;
  latitude: number;
  longitude: number;
  bounds: readonly [west: number, south: number, east: number, north: number];
  boundary: Area | null;
}

/** Stores the places of one source and replaces what that source had before; places keep their identity by their slug. */
export async function replacePlaces(db: Db, source: string, places: readonly NewPlace[]): Promise<void> {
  await insertPlaces(db, source, places);
  await deletePlaces(db, stalePlaces(db, source, places));
}

/** Removes every place of a source. */
export async function removePlaces(db: Db, source: string): Promise<void> {
  await deletePlaces(db, db.selectFrom('places').select('id').where('source', '=', source));
}

/** Middle and extent of a place, in degrees. */
export interface PlaceExtent {
  id: number;
  latitude: number;
  longitude: number;
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Locates places of the named sources that have no boundary of their own. */
export async function locateWithoutBoundary(db: Db, sources: readonly string[], extents: readonly PlaceExtent[]): Promise<void> {
  await sql`
    update places set latitude = v.latitude, longitude = v.longitude, west = v.west, south = v.south, east = v.east, north = v.north
    from json_to_recordset(${JSON.stringify(extents)}::json)
      as v (id bigint, latitude float8, longitude float8, west float8, south float8, east float8, north float8)
    where places.id = v.id and places.boundary is null and places.source = any(${[...sources]})
      and (places.west, places.south, places.east, places.north) is distinct from (v.west, v.south, v.east, v.north)`.execute(db);
}

type PlaceIds = SelectQueryBuilder<DB, 'places', { id: number }>;

/** Removes places that an earlier geography had and this one lacks. Places that listings named have no boundary and stay. */
function stalePlaces(db: Db, source: string, places: readonly NewPlace[]): PlaceIds {
  const slugs = places.map((place) => place.slug);
  return db
    .selectFrom('places')
    .select('id')
    .where('source', '=', source)
    .where(sql<boolean>`slug <> all(${slugs}) and (boundary is not null or kind in ('state', 'county'))`);
}

/** Places of other sources inside these stay, without a known parent. */
async function deletePlaces(db: Db, ids: PlaceIds): Promise<void> {
  const sources = db.selectFrom('places').select('source').where('id', 'in', ids);
  await db
    .updateTable('places')
    .set({ parent_id: null })
    .where('source', 'not in', sources)
    .where('parent_id', 'in', ids)
    .execute();
  await db.deleteFrom('places').where('id', 'in', ids).execute();
}

async function insertPlaces(db: Db, source: string, places: readonly NewPlace[]): Promise<void> {
  const ids = new Map<string, number>();
  for (const place of places) {
    const [west, south, east, north] = place.bounds;
    const row = {
      slug: place.slug,
      kind: place.kind,
      name: place.name,
      search_name: foldText(place.name),
      parent_id: place.parentSlug === null ? null : (ids.get(place.parentSlug) ?? null),
      state_or_province: place.stateOrProvince,
      source,
      latitude: place.latitude,
      longitude: place.longitude,
      west,
      south,
      east,
      north,
      boundary: place.boundary === null ? null : JSON.stringify(place.boundary),
    };
    const { id } = await db
      .insertInto('places')
      .values(row)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(place.slug, id);
  }
}
