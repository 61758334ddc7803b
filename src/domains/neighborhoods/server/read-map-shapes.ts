import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { gunzipSync } from 'node:zlib';
import { type Box, tileX, tileY } from '#lib/geo.ts';
import type { Db } from '#platform/db/database.ts';
import type { MapShapes } from '#platform/pdf/map-frame.ts';
import { findTile } from './queries.ts';

const MOST_TILES = 12;
const DEEPEST_ZOOM = 14;
const MAIN_ROADS = new Set(['motorway', 'arterial', 'primary', 'secondary', 'trunk']);

/** Water, parks and roads within a box, from the stored base map; nothing if there is none. */
export async function readMapShapes(db: Db, box: Box): Promise<MapShapes> {
  const shapes: MapShapes = { water: [], parks: [], roads: [], mainRoads: [] };
  for (const { z, x, y } of tilesOf(box)) {
    const data = await findTile(db, z, x, y);
    if (data === undefined) continue;
    const tile = new VectorTile(new PbfReader(gunzipSync(data)));
    addLayer(tile, 'water', z, x, y, (_, ring) => shapes.water.push(ring));
    addLayer(tile, 'park', z, x, y, (_, ring) => shapes.parks.push(ring));
    addLayer(tile, 'road', z, x, y, (kind, line) => (MAIN_ROADS.has(kind) ? shapes.mainRoads : shapes.roads).push(line));
  }
  return shapes;
}

function addLayer(
  tile: VectorTile,
  name: string,
  z: number,
  x: number,
  y: number,
  add: (kind: string, ring: number[][]) => void,
): void {
  const layer = tile.layers[name];
  if (layer === undefined) return;
  for (let at = 0; at < layer.length; at += 1) {
    const feature = layer.feature(at);
    const kind = String(feature.properties['class'] ?? '');
    const { geometry } = feature.toGeoJSON(x, y, z);
    if (geometry.type === 'Polygon' || geometry.type === 'MultiLineString')
      for (const ring of geometry.coordinates) add(kind, ring);
    else if (geometry.type === 'MultiPolygon') for (const ring of geometry.coordinates.flat()) add(kind, ring);
    else if (geometry.type === 'LineString') add(kind, geometry.coordinates);
  }
}

/** The tiles that cover a box, at the deepest zoom that needs only a few. */
function tilesOf(box: Box): { z: number; x: number; y: number }[] {
  for (let z = DEEPEST_ZOOM; z >= 8; z -= 1) {
    const [west, north] = [tileX(box.west, z), tileY(box.north, z)];
    const [east, south] = [tileX(box.east, z), tileY(box.south, z)];
    if ((east - west + 1) * (south - north + 1) > MOST_TILES) continue;
    const tiles = [];
    for (let x = west; x <= east; x += 1) for (let y = north; y <= south; y += 1) tiles.push({ z, x, y });
    return tiles;
  }
  return [];
}
