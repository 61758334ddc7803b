import { METERS_PER_DEGREE } from '#lib/geo.ts';
import Flatbush from 'flatbush';

import type { City, LngLat, Parcel, Ring, School, WaterBody } from '#demo/city/types.ts';

/** Questions about the surroundings of a point in the city. */
export interface Places {
  nearestWater(point: LngLat): WaterBody | null;
  nearestParkName(point: LngLat): string | null;
  /** The assigned school of a level. */
  schoolOf(parcel: Parcel, level: School['level']): School | null;
}

interface Area {
  school: School;
  ring: Ring;
  box: readonly [west: number, south: number, east: number, north: number];
}

export function createPlaces(city: City): Places {
  const eastScale = METERS_PER_DEGREE * Math.cos((city.center[1] * Math.PI) / 180);
  const water = indexRings(city.water, eastScale);
  const parks = indexRings(city.parks, eastScale);
  const areas = new Map<School['level'], Area[]>();
  for (const school of city.schools) {
    const list = areas.get(school.level) ?? [];
    for (const ring of school.attendance) list.push({ school, ring, box: boxOf(ring) });
    areas.set(school.level, list);
  }
  return {
    nearestWater: (point) => water(point),
    nearestParkName: (point) => parks(point)?.name ?? null,
    schoolOf: (parcel, level) => (areas.get(level) ?? []).find((area) => isInside(parcel.point, area))?.school ?? null,
  };
}

function indexRings<T extends { rings: Ring[] }>(items: readonly T[], eastScale: number): (point: LngLat) => T | null {
  const points = items.flatMap((item, owner) => item.rings.flatMap((ring) => ring.map((point) => ({ point, owner }))));
  if (points.length === 0) return () => null;
  const index = new Flatbush(points.length);
  for (const { point } of points) index.add(point[0] * eastScale, point[1] * METERS_PER_DEGREE);
  index.finish();
  return (point) => {
    const [nearest] = index.neighbors(point[0] * eastScale, point[1] * METERS_PER_DEGREE, 1);
    const owner = nearest === undefined ? undefined : points[nearest]?.owner;
    return owner === undefined ? null : (items[owner] ?? null);
  };
}

function boxOf(ring: Ring): Area['box'] {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    west = Math.min(west, x);
    south = Math.min(south, y);
    east = Math.max(east, x);
    north = Math.max(north, y);
  }
  return [west, south, east, north];
}

function isInside([x, y]: LngLat, { ring, box }: Area): boolean {
  if (x < box[0] || x > box[2] || y < box[1] || y > box[3]) return false;
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i] ?? [0, 0];
    const [xj, yj] = ring[j] ?? [0, 0];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}
