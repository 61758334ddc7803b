import { removePlaces, replacePlaces, type NewPlace } from '#domains/places/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { insertRows } from '#platform/db/insert-rows.ts';
import { removeMark, writeMark } from '#platform/db/marks.ts';
import type { Area } from '#lib/area.ts';
import { BASE_MAP_KEY, type BaseMap } from './get-map.ts';

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
 * Stores the geography of one source and replaces what that source had before; places keep their identity by their slug.
 * Removes the base map's tiles: cut them again with {@link storeTiles}. For commands, within a transaction.
 */
export async function loadGeography(ctx: Context, source: string, geography: Geography): Promise<void> {
  requireSystem(ctx);
  const { db } = ctx;
  for (const table of LYING_IN_PLACES) await db.deleteFrom(table).where('source', '=', source).execute();
  await replacePlaces(db, source, geography.places);
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
  await writeMark(db, BASE_MAP_KEY, geography.baseMap);
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
  await removePlaces(ctx.db, source);
  await ctx.db.deleteFrom('map_tiles').execute();
  await removeMark(ctx.db, BASE_MAP_KEY);
}
