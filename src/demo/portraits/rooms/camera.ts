import type { Random } from '#lib/random.ts';
import type { Point } from '../svg.ts';

/** A place in a room, feet: x to the right, y away from us, z up. */
export type Vector = readonly [x: number, y: number, z: number];

export interface RoomSize {
  width: number;
  depth: number;
  height: number;
}

export interface Camera {
  at: Vector;
  /** The level of the eye on the page, px: where the far horizon lies. */
  horizon: number;
  project(point: Vector): Point;
  /** The outline of a polygon in space, cut where it would pass behind the eye; empty when nothing is left. */
  outline(points: readonly Vector[]): Point[];
  /** Pixels per foot at a place. */
  scaleAt(point: Vector): number;
}

const NEAR = 0.6;

/** A camera that looks level; `yaw` in radians, positive to the right. */
export function createCamera(at: Vector, yaw: number, focal: number, center: Point): Camera {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const toView = ([x, y, z]: Vector): Vector => {
    const [dx, dy] = [x - at[0], y - at[1]];
    return [dx * cos - dy * sin, dx * sin + dy * cos, z - at[2]];
  };
  const toPage = ([right, forward, up]: Vector): Point => [
    center[0] + (focal * right) / forward,
    center[1] - (focal * up) / forward,
  ];
  return {
    at,
    horizon: center[1],
    project: (point) => {
      const [right, forward, up] = toView(point);
      return toPage([right, Math.max(NEAR, forward), up]);
    },
    outline: (points) => clipNear(points.map(toView)).map(toPage),
    scaleAt: (point) => focal / Math.max(NEAR, toView(point)[1]),
  };
}

/** Sutherland-Hodgman against the one plane that matters: just in front of the eye. */
function clipNear(points: readonly Vector[]): Vector[] {
  const kept: Vector[] = [];
  for (let i = 0; i < points.length; i++) {
    const from = points[i];
    const to = points[(i + 1) % points.length];
    if (!from || !to) continue;
    if (from[1] >= NEAR) kept.push(from);
    if (from[1] >= NEAR !== to[1] >= NEAR) {
      const t = (NEAR - from[1]) / (to[1] - from[1]);
      kept.push([from[0] + (to[0] - from[0]) * t, NEAR, from[2] + (to[2] - from[2]) * t]);
    }
  }
  return kept;
}

export type Viewpoint = 'middle' | 'aside' | 'corner' | 'wide' | 'close';

/** Chooses where to stand: square to the far wall, a little aside, or in a corner. Looks right; the page is mirrored for left. */
export function chooseCamera(random: Random, size: RoomSize, viewpoints: readonly Viewpoint[], eye = 4.7): Camera {
  const view = random.pick(viewpoints);
  const { width, depth } = size;
  const height = eye + random.between(-0.4, 0.6);
  const centerY = random.between(455, 520);
  // The far wall may fill its share of the page's width, but must leave floor and ceiling in sight.
  const most = random.between(520, 590) / size.height;
  const fit = (share: number, distance: number): number => Math.min(most, (1600 * share) / width) * distance;
  if (view === 'corner') {
    const at: Vector = [width * random.between(0.06, 0.16), random.between(-3.4, -1.6), height];
    const corner = Math.atan2(width - at[0], depth - at[1]);
    const yaw = corner * random.between(0.72, 0.84);
    return createCamera(at, yaw, Math.min(random.between(880, 980), most * 1.05 * Math.hypot(width - at[0], depth - at[1])), [
      800,
      centerY,
    ]);
  }
  if (view === 'aside') {
    const distance = depth * random.between(1.08, 1.2);
    const at: Vector = [width * random.between(0.2, 0.32), depth - distance, height];
    return createCamera(at, random.between(0.16, 0.28), fit(0.66, distance), [random.between(740, 830), centerY]);
  }
  const distance = depth * (view === 'wide' ? 1.3 : view === 'close' ? 0.98 : random.between(1.08, 1.22));
  const share = view === 'wide' ? 0.64 : view === 'close' ? 0.86 : random.between(0.68, 0.78);
  const at: Vector = [width * random.between(0.4, 0.6), depth - distance, height];
  return createCamera(at, 0, fit(share, distance), [800 + (at[0] / width - 0.5) * 380, centerY]);
}
