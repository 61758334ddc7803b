export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Longitude and latitude in degrees, in the order of GeoJSON. */
export type LngLat = readonly [longitude: number, latitude: number];

/** A box in degrees; it never crosses the 180th meridian. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** How a shape relates to a box. `inside`: the whole box lies in the shape. */
export type Overlap = 'outside' | 'partial' | 'inside';

export const METERS_PER_MILE = 1609.344;
/** Of latitude, everywhere; of longitude at the equator. */
export const METERS_PER_DEGREE = 111_320;

const EARTH_RADIUS_METERS = 6_371_008.8;
const DEGREE = Math.PI / 180;

/** Great-circle distance in meters (haversine on the mean Earth radius), good to 0.5%. */
export function metersBetween(a: Coordinates, b: Coordinates): number {
  const halfLatitude = Math.sin(((b.latitude - a.latitude) * DEGREE) / 2);
  const halfLongitude = Math.sin(((b.longitude - a.longitude) * DEGREE) / 2);
  const h = halfLatitude ** 2 + Math.cos(a.latitude * DEGREE) * Math.cos(b.latitude * DEGREE) * halfLongitude ** 2;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(h)));
}

export function isInBox([longitude, latitude]: LngLat, box: Box): boolean {
  return longitude >= box.west && longitude <= box.east && latitude >= box.south && latitude <= box.north;
}

/** The smallest box around points; throws RangeError if there are none. */
export function boxAround(points: readonly LngLat[]): Box {
  if (points.length === 0) throw new RangeError('There is no box around no points');
  const box = { west: 180, south: 90, east: -180, north: -90 };
  for (const [longitude, latitude] of points) {
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
  }
  return box;
}

/** The box that holds a circle; kept within the world. */
export function boxAroundCircle([longitude, latitude]: LngLat, radiusMeters: number): Box {
  const degrees = radiusMeters / EARTH_RADIUS_METERS / DEGREE;
  const wide = degrees / Math.max(0.01, Math.cos(latitude * DEGREE));
  return {
    west: Math.max(-180, longitude - wide),
    south: Math.max(-90, latitude - degrees),
    east: Math.min(180, longitude + wide),
    north: Math.min(90, latitude + degrees),
  };
}

/** A circle on the ground as a ring of `corners` points, not closed. */
export function circleRing([longitude, latitude]: LngLat, radiusMeters: number, corners = 48): LngLat[] {
  const tall = radiusMeters / EARTH_RADIUS_METERS / DEGREE;
  const wide = tall / Math.max(0.01, Math.cos(latitude * DEGREE));
  return Array.from({ length: corners }, (_, corner): LngLat => {
    const angle = (corner / corners) * 2 * Math.PI;
    return [longitude + wide * Math.cos(angle), latitude + tall * Math.sin(angle)];
  });
}

/** Whether a ring (closed or not) holds a point: even-odd rule in the plane of degrees. */
export function isInRing([longitude, latitude]: LngLat, ring: readonly LngLat[]): boolean {
  let isInside = false;
  let previous = ring.at(-1);
  for (const corner of ring) {
    if (previous !== undefined && corner[1] > latitude !== previous[1] > latitude) {
      const crossing = ((previous[0] - corner[0]) * (latitude - corner[1])) / (previous[1] - corner[1]) + corner[0];
      if (longitude < crossing) isInside = !isInside;
    }
    previous = corner;
  }
  return isInside;
}

/** How a box relates to another box. */
export function compareBoxes(shape: Box, box: Box): Overlap {
  if (box.west > shape.east || box.east < shape.west || box.south > shape.north || box.north < shape.south) return 'outside';
  const isWithin = box.west >= shape.west && box.east <= shape.east && box.south >= shape.south && box.north <= shape.north;
  return isWithin ? 'inside' : 'partial';
}

/** How a box relates to a ring. */
export function compareRing(ring: readonly LngLat[], box: Box): Overlap {
  let previous = ring.at(-1);
  for (const corner of ring) {
    if (previous !== undefined && doesSegmentTouchBox(previous, corner, box)) return 'partial';
    previous = corner;
  }
  return isInRing([(box.west + box.east) / 2, (box.south + box.north) / 2], ring) ? 'inside' : 'outside';
}

// Liang-Barsky: the part of the segment within the box, as an interval of its length.
function doesSegmentTouchBox(from: LngLat, to: LngLat, box: Box): boolean {
  let start = 0;
  let end = 1;
  const clips = [
    [from[0] - to[0], from[0] - box.west],
    [to[0] - from[0], box.east - from[0]],
    [from[1] - to[1], from[1] - box.south],
    [to[1] - from[1], box.north - from[1]],
  ] as const;
  for (const [direction, distance] of clips) {
    if (direction === 0) {
      if (distance < 0) return false;
      continue;
    }
    const at = distance / direction;
    if (direction < 0) start = Math.max(start, at);
    else end = Math.min(end, at);
    if (start > end) return false;
  }
  return true;
}

/** The latitude at which a square web-mercator map ends. */
const MAX_MAP_LATITUDE = 85.0511;

/** The column of the web-mercator tile that holds a longitude, in degrees. */
export function tileX(longitude: number, zoom: number): number {
  return clampTile(Math.floor(((longitude + 180) / 360) * 2 ** zoom), zoom);
}

/** The row of the web-mercator tile that holds a latitude, in degrees; from the north. */
export function tileY(latitude: number, zoom: number): number {
  const radians = (Math.min(MAX_MAP_LATITUDE, Math.max(-MAX_MAP_LATITUDE, latitude)) * Math.PI) / 180;
  const y = (1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2;
  return clampTile(Math.floor(y * 2 ** zoom), zoom);
}

function clampTile(tile: number, zoom: number): number {
  return Math.min(2 ** zoom - 1, Math.max(0, tile));
}
