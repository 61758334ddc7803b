import { gzipSync } from 'node:zlib';
import GeoJSONVT from 'geojson-vt';
import { fromGeojsonVt } from 'vt-pbf';
import { tileLayers } from './tile-layers.ts';
import type { City } from './types.ts';

export interface Tile {
  z: number;
  x: number;
  y: number;
  /** A Mapbox vector tile (version 2), compressed with gzip. */
  data: Uint8Array;
}

export const MIN_TILE_ZOOM = 8;
export const MAX_TILE_ZOOM = 16;
const EXTENT = 4096;
/** Degrees around the city for which tiles are cut, by zoom: far roads and the open sea on small scales only. */
const MARGIN_DEGREES: Record<number, number> = { 8: 4.5, 9: 2.4, 10: 1.2, 11: 0.5, 12: 0.2 };
const LEAST_MARGIN_DEGREES = 0.03;

/** Cuts the base map into vector tiles, from small scale to large; leaves out empty tiles. */
export function* cutTiles(city: City): Generator<Tile> {
  const layers = tileLayers(city).map(({ name, minZoom, maxZoom, tolerance, features }) => ({
    name,
    minZoom,
    maxZoom,
    index: new GeoJSONVT(
      { type: 'FeatureCollection', features },
      { maxZoom: MAX_TILE_ZOOM, indexMaxZoom: MAX_TILE_ZOOM - 3, indexMaxPoints: 200, tolerance, extent: EXTENT, buffer: 96 },
    ),
  }));
  for (let z = MIN_TILE_ZOOM; z <= MAX_TILE_ZOOM; z++) {
    const range = tileRange(city, z);
    for (let x = range.minX; x <= range.maxX; x++) {
      for (let y = range.minY; y <= range.maxY; y++) {
        const parts: Record<string, TilePart> = {};
        for (const { name, minZoom, maxZoom, index } of layers) {
          if (z < minZoom || z > maxZoom) continue;
          const features = index.getTile(z, x, y)?.features ?? [];
          if (features.length === 0) continue;
          const part = (parts[name] ??= { features: [] });
          for (const feature of features) part.features.push(feature);
        }
        if (Object.keys(parts).length === 0) continue;
        const data = fromGeojsonVt(parts, { version: 2, extent: EXTENT });
        yield { z, x, y, data: gzipSync(data, { level: 6 }) };
      }
    }
  }
}

type TilePart = { features: NonNullable<ReturnType<GeoJSONVT['getTile']>>['features'] };

function tileRange(city: City, z: number): { minX: number; maxX: number; minY: number; maxY: number } {
  const [west, south, east, north] = city.bounds;
  const margin = MARGIN_DEGREES[z] ?? LEAST_MARGIN_DEGREES;
  const scale = 2 ** z;
  const column = (lng: number): number => Math.floor(((lng + 180) / 360) * scale);
  const row = (lat: number): number => {
    const sin = Math.sin((lat * Math.PI) / 180);
    return Math.floor((0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * scale);
  };
  return { minX: column(west - margin), maxX: column(east + margin), minY: row(north + margin), maxY: row(south - margin) };
}
