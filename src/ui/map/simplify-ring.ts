/** A point on the screen, in pixels. */
export type ScreenPoint = readonly [x: number, y: number];

/**
 * Leaves out the points of a drawn line that lie within `tolerance` pixels of the rest
 * (Ramer-Douglas-Peucker), widening the tolerance until at most `maxPoints` are left.
 */
export function simplifyRing(points: readonly ScreenPoint[], tolerance: number, maxPoints = 200): ScreenPoint[] {
  let widened = tolerance;
  let kept = reduce(points, widened);
  while (kept.length > maxPoints) {
    widened *= 1.5;
    kept = reduce(points, widened);
  }
  return kept;
}

function reduce(points: readonly ScreenPoint[], tolerance: number): ScreenPoint[] {
  const last = points.length - 1;
  if (last < 2) return [...points];
  const isKept = new Set([0, last]);
  const spans: [number, number][] = [[0, last]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    const far = farthest(points, from, to);
    if (far.distance <= tolerance) continue;
    isKept.add(far.at);
    spans.push([from, far.at], [far.at, to]);
  }
  return points.filter((_point, at) => isKept.has(at));
}

function farthest(points: readonly ScreenPoint[], from: number, to: number): { at: number; distance: number } {
  const found = { at: from, distance: -1 };
  const a = points[from];
  const b = points[to];
  if (a === undefined || b === undefined) return found;
  for (let at = from + 1; at < to; at++) {
    const point = points[at];
    const distance = point === undefined ? -1 : distanceToSegment(point, a, b);
    if (distance > found.distance) Object.assign(found, { at, distance });
  }
  return found;
}

function distanceToSegment([x, y]: ScreenPoint, [ax, ay]: ScreenPoint, [bx, by]: ScreenPoint): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}
