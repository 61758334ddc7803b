import {
  type Box,
  boxAround,
  boxAroundCircle,
  circleRing,
  compareRing,
  type Coordinates,
  isInRing,
  type LngLat,
  metersBetween,
  METERS_PER_MILE,
} from '#lib/geo.ts';
import { coverArea } from './cells.ts';

/** Where a vendor works. Miles on the ground; rings are not closed. */
export type ServiceArea =
  | { kind: 'radius'; miles: number }
  | { kind: 'zips'; zips: readonly string[] }
  | { kind: 'drawn'; ring: readonly LngLat[] };

export const MOST_MILES = 200;
export const MOST_ZIPS = 60;
export const MOST_CORNERS = 100;

/** A place that is asked about; its ZIP code, if known. */
export interface Spot extends Coordinates {
  zip?: string | null;
}

/** ZIP codes by code: a box, and the outline where a map has it. */
export type ZipShapes = ReadonlyMap<string, { box: Box; rings: readonly LngLat[][] }>;

/** The squares of the map that hold a service area; none if it cannot be placed. */
export function coverServiceArea(area: ServiceArea, base: Coordinates, zips: ZipShapes): number[] {
  if (area.kind === 'radius') {
    const meters = area.miles * METERS_PER_MILE;
    const middle: LngLat = [base.longitude, base.latitude];
    const ring = circleRing(middle, meters * 1.01);
    return coverArea((box) => compareRing(ring, box), boxAroundCircle(middle, meters));
  }
  if (area.kind === 'drawn') return coverArea((box) => compareRing(area.ring, box), boxAround(area.ring));
  const boxes = area.zips.flatMap((zip) => zips.get(zip)?.box ?? []);
  if (boxes.length === 0) return [];
  const around = boxAround(
    boxes.flatMap(({ west, south, east, north }): LngLat[] => [
      [west, south],
      [east, north],
    ]),
  );
  return coverArea(
    (cell) =>
      boxes.some((box) => box.west <= cell.east && box.east >= cell.west && box.south <= cell.north && box.north >= cell.south)
        ? boxes.some(
            (box) => box.west <= cell.west && box.east >= cell.east && box.south <= cell.south && box.north >= cell.north,
          )
          ? 'inside'
          : 'partial'
        : 'outside',
    around,
  );
}

/** Whether a vendor comes to a place that lies in one of its squares. An unknown ZIP code is not held against it. */
export function isServed(area: ServiceArea, base: Coordinates, spot: Spot): boolean {
  if (area.kind === 'radius') return metersBetween(base, spot) <= area.miles * METERS_PER_MILE;
  if (area.kind === 'drawn') return isInRing([spot.longitude, spot.latitude], area.ring);
  return spot.zip == null || area.zips.includes(spot.zip);
}

/** "Within 25 miles of Cedar Falls". */
export function sayArea(area: ServiceArea, city: string): string {
  if (area.kind === 'radius') return `Within ${area.miles} ${area.miles === 1 ? 'mile' : 'miles'} of ${city}`;
  if (area.kind === 'drawn') return `An area around ${city}`;
  return area.zips.length <= 6 ? `ZIP codes ${area.zips.join(', ')}` : `${area.zips.length} ZIP codes around ${city}`;
}

/** The rings of an area, for maps. */
export function outlineOf(area: ServiceArea, base: Coordinates, zips: ZipShapes): [number, number][][] {
  const rings =
    area.kind === 'radius'
      ? [circleRing([base.longitude, base.latitude], area.miles * METERS_PER_MILE)]
      : area.kind === 'drawn'
        ? [area.ring]
        : area.zips.flatMap((zip) => zips.get(zip)?.rings ?? []);
  return rings.map((ring) => ring.map(([longitude, latitude]): [number, number] => [longitude, latitude]));
}
