import Flatbush from 'flatbush';
import { at, densify, distanceToSegment } from './plane.ts';
import type { Point } from './plane.ts';

/** Straight-line distance in meters to the nearest of many lines or points; `unknown` where there are none. */
type DistanceTo = (point: Point) => number;

const LONGEST_PIECE_M = 120;
const FEW = 6;

export function indexLines(lines: readonly (readonly Point[])[], unknown: number): DistanceTo {
  const from: Point[] = [];
  const to: Point[] = [];
  for (const line of lines) {
    const pieces = densify(line, LONGEST_PIECE_M);
    for (let i = 1; i < pieces.length; i++) {
      from.push(at(pieces, i - 1));
      to.push(at(pieces, i));
    }
  }
  if (from.length === 0) return () => unknown;
  const index = new Flatbush(from.length);
  from.forEach((a, i) => {
    const b = at(to, i);
    index.add(Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1]));
  });
  index.finish();

  // Neighbors come by the distance of their boxes; a segment can be farther than its box, by at most its length.
  return (point) => {
    let best = Infinity;
    for (const id of index.neighbors(point[0], point[1], FEW)) {
      best = Math.min(best, distanceToSegment(point, at(from, id), at(to, id)));
    }
    for (const id of index.search(point[0] - best, point[1] - best, point[0] + best, point[1] + best)) {
      best = Math.min(best, distanceToSegment(point, at(from, id), at(to, id)));
    }
    return best;
  };
}
