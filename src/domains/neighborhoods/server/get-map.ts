import { findMarketCenter } from '#domains/listings/server/index.ts';
import type { Config } from '#platform/config/config.ts';
import { readMark } from '#platform/db/marks.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { MapInfo } from '../contract.ts';
import { findTile, hasTiles } from './queries.ts';

/** The installation's key for the extent of its base map. */
export const BASE_MAP_KEY = 'base-map';

/** The source of the base map. An operator's own style replaces the stored tiles. */
export async function getMap(ctx: Context & { config: Config }): Promise<MapInfo> {
  const [stored, tilesExist, center] = await Promise.all([
    readMark(ctx.db, BASE_MAP_KEY),
    hasTiles(ctx.db),
    findMarketCenter(ctx),
  ]);
  const base = tilesExist ? asBaseMap(stored) : undefined;
  return {
    tiles: base === undefined ? null : '/api/tiles/{z}/{x}/{y}.mvt',
    styleUrl: ctx.config.MAP_STYLE_URL ?? null,
    bounds: base?.bounds ?? null,
    center: center ?? base?.center ?? null,
    attribution: base?.attribution ?? '',
  };
}

/** What `loadGeography` records about the base map it stored. */
export interface BaseMap {
  bounds: [number, number, number, number];
  center: [number, number];
  attribution: string;
}

// Only loadGeography writes this.
function asBaseMap(value: unknown): BaseMap | undefined {
  return value === undefined || value === null ? undefined : (value as BaseMap);
}

/** A stored tile as the database keeps it: gzip. Empty ground answers 204, as map libraries expect. */
export async function getTile(ctx: Context, tile: { z: number; x: number; y: number }): Promise<Response> {
  const size = 2 ** tile.z;
  if (tile.x >= size || tile.y >= size) throw new DomainError('not-found', 'There is no such tile.');
  const data = await findTile(ctx.db, tile.z, tile.x, tile.y);
  const headers = { 'cache-control': 'public, max-age=86400' };
  if (data === undefined) return new Response(null, { status: 204, headers });
  return new Response(new Uint8Array(data), {
    headers: {
      ...headers,
      'content-type': 'application/vnd.mapbox-vector-tile',
      'content-encoding': 'gzip',
      'content-length': String(data.length),
    },
  });
}
