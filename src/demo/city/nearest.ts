import Flatbush from 'flatbush';
import { at, densify, distance, distanceToSegment } from './plane.ts';
import type { Point } from './plane.ts';

/** Straight-line distance in meters to the nearest of many lines or points; `unknown` if there are none. */
type DistanceTo = (point: Point) => number;

const LONGEST_PIECE_M = 120;
/** The most that rounding adds to a distance. */
const HAIR_M = 1e-6;

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

  // Most points lie beside the one before, whose distance bounds theirs; then nothing has to be sorted by distance.
  let last: Point | undefined;
  let best = Infinity;
  return (point) => {
    const step = last === undefined ? Infinity : distance(last, point);
    // A segment can be farther than its box, which neighbors come by.
    const [nearBox = 0] = step > best ? index.neighbors(point[0], point[1], 1) : [];
    const reach = HAIR_M + (step > best ? distanceToSegment(point, at(from, nearBox), at(to, nearBox)) : best + step);
    best = Infinity;
    for (const id of index.search(point[0] - reach, point[1] - reach, point[0] + reach, point[1] + reach)) {
      best = Math.min(best, distanceToSegment(point, at(from, id), at(to, id)));
    }
    last = point;
    return best;
  };
}
