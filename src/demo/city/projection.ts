import type { Point } from './plane.ts';
import type { LngLat } from './types.ts';

/** At sea off the coast of Washington, so that the city covers no real place. */
const CITY_ORIGIN: LngLat = [-124.58, 46.95];

const METERS_PER_DEGREE_LAT = 111_166;
const METERS_PER_DEGREE_LNG = 76_123;
const PRECISION = 1e7;

/** Meters east and north of the origin to degrees, rounded to 7 places (1 cm). */
export function toLngLat(point: Point): LngLat {
  return [
    Math.round((CITY_ORIGIN[0] + point[0] / METERS_PER_DEGREE_LNG) * PRECISION) / PRECISION,
    Math.round((CITY_ORIGIN[1] + point[1] / METERS_PER_DEGREE_LAT) * PRECISION) / PRECISION,
  ];
}

/** Degrees to meters east and north of the origin; exact to a few millimeters within the city. */
export function toMeters(position: LngLat): Point {
  return [(position[0] - CITY_ORIGIN[0]) * METERS_PER_DEGREE_LNG, (position[1] - CITY_ORIGIN[1]) * METERS_PER_DEGREE_LAT];
}
