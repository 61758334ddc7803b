import { boxAround, type Box, type Coordinates } from '#lib/geo.ts';

/** The size of a printed map, in points. */
export const MAP_WIDTH = 516;
export const MAP_HEIGHT = 280;
/** The margin around the outermost homes, in degrees of latitude. */
const MARGIN_DEGREES = 0.004;

type Ring = number[][];

/** The ground under a printed map: rings and lines in degrees. */
export interface MapShapes {
  water: Ring[];
  parks: Ring[];
  roads: Ring[];
  mainRoads: Ring[];
}

export interface MapGround {
  shapes: MapShapes;
  box: Box;
}

/** What a map of these points shows: the box around them with a margin, in the shape of the printed map. */
export function frameMap(points: readonly Coordinates[]): Box {
  const tight = boxAround(points.map((point) => [point.longitude, point.latitude]));
  const [longitude, latitude] = [(tight.west + tight.east) / 2, (tight.south + tight.north) / 2];
  const perLongitude = Math.cos((latitude * Math.PI) / 180);
  const height = tight.north - tight.south + 2 * MARGIN_DEGREES;
  const width = (tight.east - tight.west) * perLongitude + 2 * MARGIN_DEGREES;
  const shape = MAP_WIDTH / MAP_HEIGHT;
  const tall = Math.max(height, width / shape) / 2;
  const wide = (tall * shape) / perLongitude;
  return { west: longitude - wide, east: longitude + wide, south: latitude - tall, north: latitude + tall };
}
