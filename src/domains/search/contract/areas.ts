import { z } from 'zod';
import type { Box, LngLat } from '#lib/geo.ts';
import { roundTo } from '#lib/round-to.ts';

const BBOX_HELP =
  'give west,south,east,north in degrees, for example -122.5,45.4,-122.4,45.6, with west below east and south below north';

export const bboxParam = z.preprocess(
  (value) => (Array.isArray(value) ? value.join(',') : value),
  z
    .string(BBOX_HELP)
    .max(200, BBOX_HELP)
    .transform((text, context): Box => {
      const numbers = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
      const [west, south, east, north] = numbers;
      if (
        numbers.length === 4 &&
        west !== undefined &&
        south !== undefined &&
        east !== undefined &&
        north !== undefined &&
        west >= -180 &&
        east <= 180 &&
        south >= -90 &&
        north <= 90 &&
        west < east &&
        south < north
      ) {
        return { west, south, east, north };
      }
      context.addIssue({ code: 'custom', message: BBOX_HELP });
      return z.NEVER;
    }),
);

const POLYGON_HELP =
  'give points as longitude,latitude separated by ; with at least three, polygons separated by |, at most 10 polygons and 500 points';

/** Rings as text, for the `polygon` parameter. */
export function encodePolygons(polygons: readonly (readonly LngLat[])[]): string {
  return polygons.map((ring) => ring.map(([lng, lat]) => `${roundTo(lng, 5)},${roundTo(lat, 5)}`).join(';')).join('|');
}

export const polygonParam = z
  .string(POLYGON_HELP)
  .max(20_000, POLYGON_HELP)
  .transform((text, context): LngLat[][] => {
    const polygons = text.split('|').map((ring) => ring.split(';').map(parsePoint));
    const points = polygons.flat();
    const rings = polygons.map((ring) => ring.filter((point) => point !== undefined));
    if (
      polygons.length <= 10 &&
      points.length <= 500 &&
      points.every((point) => point !== undefined) &&
      rings.every((ring) => ring.length >= 3)
    ) {
      return rings;
    }
    context.addIssue({ code: 'custom', message: POLYGON_HELP });
    return z.NEVER;
  });

function parsePoint(text: string): LngLat | undefined {
  const [longitude, latitude, ...rest] = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (longitude === undefined || latitude === undefined || rest.length > 0) return undefined;
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? [longitude, latitude] : undefined;
}
