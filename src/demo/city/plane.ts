/** A point of the flat plan: meters east and north of the city's origin. */
export type Point = readonly [x: number, y: number];

/** No road lies along this edge. */
export const NO_ROAD = -1;

/** An open ring, counter-clockwise; `roads[i]` tells which road lies along the edge from point i to i + 1. */
export interface Plot {
  points: Point[];
  roads: number[];
}

/** A path that cuts plots; `roads[i]` is the road along its i-th segment. */
export interface Cut {
  path: Point[];
  roads: number[];
}

/** The part of a cut that lies inside a plot, with the roads of the edges where it begins and ends. */
export interface Chord {
  cut: number;
  path: Point[];
  fromRoad: number;
  toRoad: number;
  /** The cut's own roads where it begins and ends. */
  entersOn: number;
  leavesOn: number;
}

export interface Piece extends Plot {
  /** Whether the piece lies left or right of the cuts that bound it; neither where nothing was cut. */
  side: 'left' | 'right' | 'both' | 'none';
}

export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`No item at ${index} of ${items.length}`);
  return item;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

export function mix(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

/** Twice integrated shoelace: positive for counter-clockwise rings. */
export function signedArea(ring: readonly Point[]): number {
  let sum = 0;
  let previous = ring[ring.length - 1];
  for (const point of ring) {
    if (previous) sum += previous[0] * point[1] - point[0] * previous[1];
    previous = point;
  }
  return sum / 2;
}

export function centroid(ring: readonly Point[]): Point {
  const first = at(ring, 0);
  let area = 0;
  let x = 0;
  let y = 0;
  for (let i = 0; i < ring.length; i++) {
    const a = at(ring, i);
    const b = at(ring, (i + 1) % ring.length);
    const cross = (a[0] - first[0]) * (b[1] - first[1]) - (b[0] - first[0]) * (a[1] - first[1]);
    area += cross;
    x += (a[0] + b[0] - 2 * first[0]) * cross;
    y += (a[1] + b[1] - 2 * first[1]) * cross;
  }
  if (Math.abs(area) < 1e-9) return first;
  return [first[0] + x / (3 * area), first[1] + y / (3 * area)];
}

export function contains(ring: readonly Point[], point: Point): boolean {
  let inside = false;
  let a = at(ring, ring.length - 1);
  for (const b of ring) {
    if (b[1] > point[1] !== a[1] > point[1]) {
      const x = ((a[0] - b[0]) * (point[1] - b[1])) / (a[1] - b[1]) + b[0];
      if (point[0] < x) inside = !inside;
    }
    a = b;
  }
  return inside;
}

export interface Box {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

export function boxOf(points: readonly Point[]): Box {
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const [x, y] of points) {
    if (x < box.minX) box.minX = x;
    if (x > box.maxX) box.maxX = x;
    if (y < box.minY) box.minY = y;
    if (y > box.maxY) box.maxY = y;
  }
  return box;
}

export function distanceToSegment(point: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length));
  return Math.hypot(point[0] - a[0] - dx * t, point[1] - a[1] - dy * t);
}

export function distanceToPath(point: Point, path: readonly Point[]): number {
  let least = Infinity;
  for (let i = 1; i < path.length; i++) {
    least = Math.min(least, distanceToSegment(point, at(path, i - 1), at(path, i)));
  }
  return least;
}

export function pathLength(path: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < path.length; i++) sum += distance(at(path, i - 1), at(path, i));
  return sum;
}

/** The point `along` meters from the start of a path, and the direction of travel there in radians. */
export function pointAlong(path: readonly Point[], along: number): { point: Point; angle: number } {
  let rest = Math.max(0, along);
  for (let i = 1; i < path.length; i++) {
    const a = at(path, i - 1);
    const b = at(path, i);
    const length = distance(a, b);
    if (rest <= length || i === path.length - 1) {
      const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
      return { point: mix(a, b, length === 0 ? 0 : Math.min(1, rest / length)), angle };
    }
    rest -= length;
  }
  return { point: at(path, 0), angle: 0 };
}

/** The same path with no segment longer than `step` meters. */
export function densify(path: readonly Point[], step: number): Point[] {
  const result: Point[] = [at(path, 0)];
  for (let i = 1; i < path.length; i++) {
    const a = at(path, i - 1);
    const b = at(path, i);
    const parts = Math.max(1, Math.ceil(distance(a, b) / step));
    for (let part = 1; part <= parts; part++) result.push(part === parts ? b : mix(a, b, part / parts));
  }
  return result;
}

/** A Catmull-Rom curve through the points, about `step` meters between its vertices. */
export function smoothPath(controls: readonly Point[], step: number): Point[] {
  const result: Point[] = [];
  for (let i = 0; i < controls.length - 1; i++) {
    const p1 = at(controls, i);
    const p2 = at(controls, i + 1);
    const p0 = controls[i - 1] ?? p1;
    const p3 = controls[i + 2] ?? p2;
    const parts = Math.max(1, Math.round(distance(p1, p2) / step));
    for (let part = 0; part < parts; part++) {
      const t = part / parts;
      result.push([blend(p0[0], p1[0], p2[0], p3[0], t), blend(p0[1], p1[1], p2[1], p3[1], t)]);
    }
  }
  result.push(at(controls, controls.length - 1));
  return result;
}

function blend(p0: number, p1: number, p2: number, p3: number, t: number): number {
  return 0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t * t * t);
}

/** Rounds the corners of an open ring by cutting them once (Chaikin 1974). */
export function roundRing(ring: readonly Point[]): Point[] {
  return ring.flatMap((a, i) => {
    const b = at(ring, (i + 1) % ring.length);
    return [mix(a, b, 0.25), mix(a, b, 0.75)];
  });
}

/** Douglas-Peucker: drops the points that change a path by less than `tolerance` meters. */
export function simplify(path: readonly Point[], tolerance: number): Point[] {
  const keep = new Uint8Array(path.length);
  keep[0] = 1;
  keep[path.length - 1] = 1;
  const stack: [number, number][] = [[0, path.length - 1]];
  for (let range = stack.pop(); range; range = stack.pop()) {
    const [first, last] = range;
    let worst = tolerance;
    let index = -1;
    for (let i = first + 1; i < last; i++) {
      const off = distanceToSegment(at(path, i), at(path, first), at(path, last));
      if (off > worst) {
        worst = off;
        index = i;
      }
    }
    if (index >= 0) {
      keep[index] = 1;
      stack.push([first, index], [index, last]);
    }
  }
  return path.filter((_, i) => keep[i] === 1);
}

/** Keeps what lies left of the directed line through `a` and `b`; edges along the line carry `road`. */
export function clipLeft(plot: Plot, a: Point, b: Point, road: number): Plot {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const points: Point[] = [];
  const roads: number[] = [];
  const count = plot.points.length;
  for (let i = 0; i < count; i++) {
    const p = at(plot.points, i);
    const q = at(plot.points, (i + 1) % count);
    const sideP = dx * (p[1] - a[1]) - dy * (p[0] - a[0]);
    const sideQ = dx * (q[1] - a[1]) - dy * (q[0] - a[0]);
    if (sideP >= 0) {
      points.push(p);
      roads.push(sideQ < 0 && sideP === 0 ? road : at(plot.roads, i));
    }
    if (sideP > 0 && sideQ < 0) {
      points.push(mix(p, q, sideP / (sideP - sideQ)));
      roads.push(road);
    } else if (sideP < 0 && sideQ > 0) {
      points.push(mix(p, q, sideP / (sideP - sideQ)));
      roads.push(at(plot.roads, i));
    }
  }
  return { points, roads };
}

/** Extents of points along the direction `angle` (u) and across it (v). */
export function extents(points: readonly Point[], angle: number) {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  let minU = Infinity;
  let maxU = -Infinity;
  let minV = Infinity;
  let maxV = -Infinity;
  for (const [x, y] of points) {
    const u = x * cos + y * sin;
    const v = y * cos - x * sin;
    minU = Math.min(minU, u);
    maxU = Math.max(maxU, u);
    minV = Math.min(minV, v);
    maxV = Math.max(maxV, v);
  }
  return { minU, maxU, minV, maxV };
}

/** From coordinates along and across `angle` back to the plan. */
export function fromAxes(u: number, v: number, angle: number): Point {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [u * cos - v * sin, u * sin + v * cos];
}
