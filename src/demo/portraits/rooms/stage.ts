import type { Random } from '#lib/random.ts';
import { darken, lighten } from '../color.ts';
import type { Light } from '../landscape/light.ts';
import type { Camera, RoomSize, Vector } from './camera.ts';
import type { Interior } from './interior.ts';
import type { Attributes, Point, Sheet } from '../svg.ts';
import type { HomeFacts } from '../types.ts';

/** One convex thing in the room; things are painted from far to near. */
interface Solid {
  min: Vector;
  max: Vector;
  draw(): void;
}

export type WindowSide = 'back' | 'left' | 'right';

/** A room being furnished. */
export interface Stage {
  sheet: Sheet;
  random: Random;
  camera: Camera;
  size: RoomSize;
  light: Light;
  facts: HomeFacts;
  interior: Interior;
  /** The wall most daylight comes from. */
  bright: WindowSide;
  solids: Solid[];
  /** Footprints that darken the floor. */
  shadows: (readonly [x: number, y: number, width: number, depth: number])[];
  /** Painted over everything, as the light of lamps. */
  glows: (() => void)[];
}

export function addSolid(stage: Stage, min: Vector, max: Vector, draw: () => void): void {
  stage.solids.push({ min, max, draw });
}

export function paintFace(stage: Stage, points: readonly Vector[], fill: string, more?: Attributes): void {
  const outline = stage.camera.outline(points);
  if (outline.length > 2) stage.sheet.polygon(outline, fill, more);
}

/** How a color looks on a face that points along `axis`. */
export function shadeFace(stage: Stage, color: string, axis: 'x' | 'y' | 'z', sign: number): string {
  if (axis === 'z') return sign > 0 ? lighten(color, 0.09) : darken(color, 0.3);
  if (axis === 'y') return stage.bright === 'back' ? darken(color, 0.07) : color;
  const towardLight = (stage.bright === 'left' && sign < 0) || (stage.bright === 'right' && sign > 0);
  if (towardLight) return lighten(color, 0.07);
  return stage.bright === 'back' ? darken(color, 0.14) : darken(color, 0.2);
}

/** Paints all solids, each after those it can hide. */
export function paintSolids(stage: Stage): void {
  const solids = stage.solids;
  const boxes = solids.map((solid) => screenBox(stage.camera, solid));
  const before: number[][] = solids.map(() => []);
  for (let i = 0; i < solids.length; i++) {
    for (let j = i + 1; j < solids.length; j++) {
      if (!overlap(boxes[i], boxes[j])) continue;
      const order = compare(solids[i], solids[j], stage.camera.at);
      if (order < 0) before[j]?.push(i);
      else if (order > 0) before[i]?.push(j);
    }
  }
  const done = new Set<number>();
  const visit = (index: number): void => {
    if (done.has(index)) return;
    done.add(index);
    for (const other of before[index] ?? []) visit(other);
    solids[index]?.draw();
  };
  solids.forEach((_, index) => visit(index));
}

type ScreenBox = readonly [left: number, top: number, right: number, bottom: number];

function screenBox(camera: Camera, { min, max }: Solid): ScreenBox {
  const points: Point[] = [];
  for (const x of [min[0], max[0]])
    for (const y of [min[1], max[1]]) for (const z of [min[2], max[2]]) points.push(camera.project([x, y, z]));
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  return [Math.min(...xs) - 8, Math.min(...ys) - 8, Math.max(...xs) + 8, Math.max(...ys) + 8];
}

function overlap(a: ScreenBox | undefined, b: ScreenBox | undefined): boolean {
  return !!a && !!b && a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

/** Negative when `a` must be painted first, positive when `b` must, 0 when it does not matter. */
function compare(a: Solid | undefined, b: Solid | undefined, eye: Vector): number {
  if (!a || !b) return 0;
  const slack = 0.02;
  for (const axis of [1, 2, 0] as const) {
    if (a.max[axis] <= b.min[axis] + slack) {
      if (eye[axis] >= b.min[axis]) return -1;
      if (eye[axis] <= a.max[axis]) return 1;
      return 0;
    }
    if (b.max[axis] <= a.min[axis] + slack) {
      if (eye[axis] >= a.min[axis]) return 1;
      if (eye[axis] <= b.max[axis]) return -1;
      return 0;
    }
  }
  return -1;
}
