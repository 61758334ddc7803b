import type { Random } from '#lib/random.ts';
import type { GroundLot } from './ground-lots.ts';
import { at, contains, distance, signedArea } from './plane.ts';
import type { Point } from './plane.ts';

interface DrawnBuilding {
  ring: Point[];
  area: number;
  heightMeters: number;
}

/** A footprint in the unit square: x across the front, y from the front backwards. */
type Outline = readonly Point[];

const BOX: Outline = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
const OUTLINES: readonly Outline[] = [
  BOX,
  BOX,
  // A wing behind.
  [
    [0, 0],
    [1, 0],
    [1, 0.62],
    [0.55, 0.62],
    [0.55, 1],
    [0, 1],
  ],
  // A garage in front.
  [
    [0, 0],
    [0.4, 0],
    [0.4, 0.2],
    [1, 0.2],
    [1, 1],
    [0, 1],
  ],
  // A porch in the middle.
  [
    [0, 0.12],
    [0.3, 0.12],
    [0.3, 0],
    [0.68, 0],
    [0.68, 0.12],
    [1, 0.12],
    [1, 0.9],
    [0.82, 0.9],
    [0.82, 1],
    [0.1, 1],
    [0.1, 0.9],
    [0, 0.9],
  ],
  // An L with a front wing and a set-back side.
  [
    [0, 0],
    [0.58, 0],
    [0.58, 0.3],
    [1, 0.3],
    [1, 0.86],
    [0.7, 0.86],
    [0.7, 1],
    [0, 1],
  ],
  // A T.
  [
    [0, 0],
    [1, 0],
    [1, 0.55],
    [0.74, 0.55],
    [0.74, 1],
    [0.28, 1],
    [0.28, 0.55],
    [0, 0.55],
  ],
];
const BIG_OUTLINES: readonly Outline[] = [
  BOX,
  BOX,
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [0.68, 1],
    [0.68, 0.4],
    [0.32, 0.4],
    [0.32, 1],
    [0, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 0.5],
    [0.45, 0.5],
    [0.45, 1],
    [0, 1],
  ],
];

interface Envelope {
  side: number;
  setback: number;
  back: number;
  maxWidth: number;
  maxDepth: number;
}

/** Places a building on its lot, parallel to the street; null where none fits or the lot is vacant. */
export function drawBuilding(lot: GroundLot, random: Random): DrawnBuilding | null {
  if (lot.stories === 0) return null;
  const a = at(lot.ring, lot.front);
  const b = at(lot.ring, (lot.front + 1) % lot.ring.length);
  const frontage = distance(a, b);
  const across: Point = [(b[0] - a[0]) / frontage, (b[1] - a[1]) / frontage];
  const inward: Point = [-across[1], across[0]];
  const depth = depthOf(lot, a, inward);
  const room = envelope(lot, frontage, depth, random);
  const outline = random.pick(room.maxWidth > 30 || lot.use === 'commercial' ? BIG_OUTLINES : OUTLINES);
  const mirrored = random.chance(0.5);

  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [cu, cv] = [dot(minus(lot.center, middle), across), Math.max(1, dot(minus(lot.center, middle), inward))];
  // Lots lean where streets curve; the building stays square to the street but follows the lean.
  const lean = cu / cv;
  const available = frontage - 2 * room.side;
  const shift = (available - Math.min(room.maxWidth, available)) * random.between(-0.5, 0.5);
  let width = Math.min(room.maxWidth, available);
  let length = Math.min(room.maxDepth, depth - room.setback - room.back);
  for (let attempt = 0; attempt < 8 && width > 3.8 && length > 4; attempt++) {
    const place = (p: Point): Point => {
      const u = ((mirrored ? 1 - p[0] : p[0]) - 0.5) * width + shift * 0.8 ** attempt + lean * (room.setback + length / 2);
      const v = room.setback + p[1] * length;
      return [middle[0] + across[0] * u + inward[0] * v, middle[1] + across[1] * u + inward[1] * v];
    };
    if (BOX.every((corner) => contains(lot.ring, place(corner)))) {
      const ring = outline.map(place);
      const ordered = signedArea(ring) < 0 ? ring.toReversed() : ring;
      return { ring: ordered, area: signedArea(ordered), heightMeters: heightOf(lot, random) };
    }
    width *= 0.9;
    length *= 0.93;
  }
  return null;
}

function minus(p: Point, q: Point): Point {
  return [p[0] - q[0], p[1] - q[1]];
}

function dot(p: Point, q: Point): number {
  return p[0] * q[0] + p[1] * q[1];
}

function depthOf(lot: GroundLot, front: Point, inward: Point): number {
  let depth = 0;
  for (const [x, y] of lot.ring) {
    depth = Math.max(depth, (x - front[0]) * inward[0] + (y - front[1]) * inward[1]);
  }
  return depth;
}

function envelope(lot: GroundLot, frontage: number, depth: number, random: Random): Envelope {
  const town = lot.character === 'downtown' || lot.character === 'urban';
  switch (lot.use) {
    case 'commercial':
      return {
        side: town ? 0.6 : Math.min(6, frontage * 0.12),
        setback: town ? 0.8 : random.between(3, 12),
        back: town ? random.between(2, 9) : depth * random.between(0.15, 0.4),
        maxWidth: lot.industrial ? 70 : 46,
        maxDepth: lot.industrial ? 60 : 40,
      };
    case 'condo':
      return { side: 2.5, setback: 3, back: 4, maxWidth: 34, maxDepth: 26 };
    case 'multi_family':
      return { side: 1.8, setback: random.between(2.5, 5), back: depth * 0.24, maxWidth: 34, maxDepth: 26 };
    case 'townhouse':
      return { side: 0.3, setback: random.between(2, 4), back: depth * 0.4, maxWidth: 9, maxDepth: 14.5 };
    case 'civic':
      return { side: 4, setback: 6, back: 5, maxWidth: 64, maxDepth: 46 };
    default: {
      const wide = Math.min(21, 5.6 + frontage * random.between(0.4, 0.6));
      return {
        side: Math.max(1, Math.min(3, frontage * 0.1)),
        setback: Math.min(depth * 0.34, random.between(4.5, 8) + (lot.character === 'rural' ? 14 : 0) + frontage * 0.06),
        back: depth * random.between(0.24, 0.36),
        maxWidth: wide,
        maxDepth: random.between(8.8, 13.4) + (lot.stories === 1 ? 1.6 : 0),
      };
    }
  }
}

function heightOf(lot: GroundLot, random: Random): number {
  const story = lot.use === 'commercial' ? 4 : 3.1;
  const roof = lot.stories <= 3 ? 1.6 : 2.5;
  return Math.round((lot.stories * story + roof + random.between(-0.3, 0.5)) * 10) / 10;
}
