import { z } from 'zod';
import type { LngLat } from '#lib/geo.ts';

const position = z.tuple([z.number(), z.number()]).rest(z.number());
const boundarySchema = z.union([
  z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(position)) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(z.array(position))) }),
]);

/** The outer rings of a GeoJSON area; none of anything else. */
export function ringsOf(boundary: unknown): LngLat[][] {
  const parsed = boundarySchema.safeParse(boundary);
  if (!parsed.success) return [];
  const polygons = parsed.data.type === 'Polygon' ? [parsed.data.coordinates] : parsed.data.coordinates;
  return polygons.flatMap(([outer]) =>
    outer === undefined ? [] : [outer.map(([longitude, latitude]): LngLat => [longitude, latitude])],
  );
}
