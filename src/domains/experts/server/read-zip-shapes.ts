import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import type { ZipShapes } from '../model/service-area.ts';

const point = z.tuple([z.number(), z.number()]).rest(z.number());
const boundarySchema = z.union([
  z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(point)) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(z.array(point))) }),
]);

/** Boxes and outlines of ZIP codes, by code; those that no map has are left out. */
export async function readZipShapes(db: Db, zips: readonly string[]): Promise<ZipShapes> {
  if (zips.length === 0) return new Map();
  const { rows } = await sql<{ zip: string; west: number; south: number; east: number; north: number; boundary: unknown }>`
    select search_name as zip, west, south, east, north, boundary from places
    where kind = 'zip' and search_name = any(${[...new Set(zips)]}::text[]) and west is not null`.execute(db);
  return new Map(rows.map(({ zip, boundary, ...box }) => [zip, { box, rings: ringsOf(boundary) }]));
}

/** The outer rings. */
function ringsOf(boundary: unknown): [number, number][][] {
  const known = boundarySchema.safeParse(boundary).data;
  if (known === undefined) return [];
  const polygons = known.type === 'Polygon' ? [known.coordinates] : known.coordinates;
  return polygons.flatMap(([outer]) => (outer === undefined ? [] : [outer.map(([x, y]): [number, number] => [x, y])]));
}
