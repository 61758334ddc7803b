import { type Box, type Overlap, tileX, tileY } from '#lib/geo.ts';

/*
 * Squares of a web-mercator pyramid, each as one number: a 1, then two bits for each level from the top. The square above is
 * two bits shorter, so that a point asks for its own square and all above it, and an area of any size is a few numbers.
 */

/** The smallest squares: about 1.9 km wide in the middle of the country. */
const DEEPEST = 14;
/** Larger ones would hold half the country. */
const HIGHEST = 4;
/** How many squares an area may take. */
export const MOST_CELLS = 16;

interface Tile {
  level: number;
  x: number;
  y: number;
}

function cellOf({ level, x, y }: Tile): number {
  let cell = 1;
  for (let bit = level - 1; bit >= 0; bit--) cell = cell * 4 + (((y >> bit) & 1) << 1) + ((x >> bit) & 1);
  return cell;
}

/** The squares that hold a point, the smallest first. */
export function cellsAt({ latitude, longitude }: { latitude: number; longitude: number }): number[] {
  let cell = cellOf({ level: DEEPEST, x: tileX(longitude, DEEPEST), y: tileY(latitude, DEEPEST) });
  return Array.from({ length: DEEPEST - HIGHEST + 1 }, (_, up) => {
    if (up > 0) cell = cell >>> 2;
    return cell;
  });
}

/**
 * At most {@link MOST_CELLS} squares that together hold an area, and little more: the one that sticks out most is cut until
 * there are as many as may be. Points near the edge need a look at the area itself.
 */
export function coverArea(compare: (box: Box) => Overlap, around: Box): number[] {
  const inside: Tile[] = [];
  let edge = squaresAround(around).filter((tile) => compare(boxOf(tile)) !== 'outside');
  while (edge.length > 0) {
    // All of one level at a time, from the largest: what is on the edge sticks out about as far as it is wide.
    const level = Math.min(...edge.map((tile) => tile.level));
    if (level >= DEEPEST) break;
    const cut = edge.filter((tile) => tile.level === level);
    let hasCut = false;
    for (const tile of cut) {
      const parts = childrenOf(tile).map((part) => ({ part, overlap: compare(boxOf(part)) }));
      const kept = parts.filter(({ overlap }) => overlap !== 'outside');
      if (inside.length + edge.length - 1 + kept.length > MOST_CELLS) continue;
      hasCut = true;
      edge = edge.filter((other) => other !== tile);
      // Four whole quarters are the square itself.
      if (kept.length === 4 && kept.every(({ overlap }) => overlap === 'inside')) inside.push(tile);
      else for (const { part, overlap } of kept) (overlap === 'inside' ? inside : edge).push(part);
    }
    if (!hasCut) break;
  }
  return [...inside, ...edge].map(cellOf);
}

/** At most four squares of one level that together hold a box. */
function squaresAround({ west, south, east, north }: Box): Tile[] {
  for (let level = DEEPEST; level >= HIGHEST; level--) {
    const [left, right, top, bottom] = [tileX(west, level), tileX(east, level), tileY(north, level), tileY(south, level)];
    if ((right - left + 1) * (bottom - top + 1) <= 4 || level === HIGHEST)
      return range(left, right).flatMap((x) => range(top, bottom).map((y) => ({ level, x, y })));
  }
  return [];
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const childrenOf = ({ level, x, y }: Tile): Tile[] =>
  [0, 1, 2, 3].map((quarter) => ({ level: level + 1, x: 2 * x + (quarter & 1), y: 2 * y + (quarter >> 1) }));

function boxOf({ level, x, y }: Tile): Box {
  const width = 360 / 2 ** level;
  return {
    west: x * width - 180,
    east: (x + 1) * width - 180,
    north: latitudeOf(y, level),
    south: latitudeOf(y + 1, level),
  };
}

const latitudeOf = (y: number, level: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** level))) * 180) / Math.PI;
