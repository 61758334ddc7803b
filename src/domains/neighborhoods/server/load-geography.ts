import { sql, type SelectQueryBuilder } from 'kysely';
import { foldText } from '#lib/fold-text.ts';
import type { Context } from '#platform/http/context.ts';
import { requireSystem } from '#platform/http/require-system.ts';
import type { Db } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import { insertRows } from '#platform/db/insert-rows.ts';
import type { Area } from '../model/point-in-polygon.ts';
import { BASE_MAP_KEY, type BaseMap } from './get-map.ts';

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

export interface Geography {
  /** Parents before children. */
  places: NewPlace[];
  schools: { name: string; level: string; district: string; latitude: number; longitude: number; attendance: Area }[];
  stops: { name: string; mode: string; lines: string[]; headwayMinutes: number | null; latitude: number; longitude: number }[];
  pois: { kind: string; name: string; latitude: number; longitude: number }[];
  parks: { name: string; latitude: number; longitude: number; boundary: Area }[];
  hazards: {
    kind: string;
    value: string;
    sourceName: string;
    asOf: string;
    bounds: readonly [number, number, number, number];
    boundary: Area;
  }[];
  baseMap: BaseMap;
}

const LYING_IN_PLACES = ['schools', 'transit_stops', 'pois', 'parks', 'hazard_zones'] as const;

/**
 * Stores the geography of one source in place of what that source had before; places keep their identity by their slug.
 * The base map's tiles go: cut them anew with {@link storeTiles}. For commands, within a transaction.
 */
export async function loadGeography(ctx: Context, source: string, geography: Geography): Promise<void> {
  requireSystem(ctx);
  const { db } = ctx;
  for (const table of LYING_IN_PLACES) await db.deleteFrom(table).where('source', '=', source).execute();
  await insertPlaces(db, source, geography.places);
  await deletePlaces(db, stalePlaces(db, source, geography.places));
  await db.deleteFrom('map_tiles').execute();
  await insertRows(
    db,
    'schools',
    geography.schools.map((school) => ({ ...school, source })),
  );
  await insertRows(
    db,
    'transit_stops',
    geography.stops.map(({ headwayMinutes, ...stop }) => ({ ...stop, source, headway_minutes: headwayMinutes })),
  );
  await insertRows(
    db,
    'pois',
    geography.pois.map((poi) => ({ ...poi, source })),
  );
  await insertRows(
    db,
    'parks',
    geography.parks.map((park) => ({ ...park, source })),
  );
  await insertRows(
    db,
    'hazard_zones',
    geography.hazards.map(({ bounds: [west, south, east, north], sourceName, asOf, boundary, ...zone }) => ({
      ...zone,
      source,
      source_name: sourceName,
      as_of: asOf,
      west,
      south,
      east,
      north,
      boundary,
    })),
  );
  await db
    .insertInto('installation')
    .values({ key: BASE_MAP_KEY, value: JSON.stringify(geography.baseMap) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: (eb) => eb.ref('excluded.value'), updated_at: sql`now()` }),
    )
    .execute();
}

/** Adds base-map tiles (gzip MVT) in batches. */
export async function storeTiles(ctx: Context, tiles: { z: number; x: number; y: number; data: Uint8Array }[]): Promise<void> {
  requireSystem(ctx);
  if (tiles.length === 0) return;
  await ctx.db
    .insertInto('map_tiles')
    .values(tiles.map((tile) => ({ ...tile, data: Buffer.from(tile.data) })))
    .onConflict((conflict) => conflict.columns(['z', 'x', 'y']).doUpdateSet({ data: (eb) => eb.ref('excluded.data') }))
    .execute();
}

/** Removes everything of a source, base map included. */
export async function removeGeography(ctx: Context, source: string): Promise<void> {
  requireSystem(ctx);
  for (const table of LYING_IN_PLACES) await ctx.db.deleteFrom(table).where('source', '=', source).execute();
  await deletePlaces(ctx.db, ctx.db.selectFrom('places').select('id').where('source', '=', source));
  await ctx.db.deleteFrom('map_tiles').execute();
  await ctx.db.deleteFrom('installation').where('key', '=', BASE_MAP_KEY).execute();
}

type PlaceIds = SelectQueryBuilder<DB, 'places', { id: number }>;

/** What an earlier geography brought and this one does not. Places that listings brought by name alone have no boundary, and stay. */
function stalePlaces(db: Db, source: string, places: readonly NewPlace[]): PlaceIds {
  const slugs = places.map((place) => place.slug);
  return db
    .selectFrom('places')
    .select('id')
    .where('source', '=', source)
    .where(sql<boolean>`slug <> all(${slugs}) and (boundary is not null or kind in ('state', 'county'))`);
}

/** Places of other sources that lie in these stay, and lie in nothing known. */
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

async function insertPlaces(db: Db, source: string, places: NewPlace[]): Promise<void> {
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
