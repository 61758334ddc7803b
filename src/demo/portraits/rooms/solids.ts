import { darken, lighten } from '../color.ts';
import type { Vector } from './camera.ts';
import { type Stage, addSolid, shadeFace } from './stage.ts';
import { type Attributes, type Point, roundedPath } from '../svg.ts';

type Face = 'front' | 'back' | 'left' | 'right' | 'top' | 'bottom';

/** Draws on one face of a box; u and v run from 0 to 1 across and up (or away, on the top). */
export interface FacePen {
  quad(u0: number, v0: number, u1: number, v1: number, fill: string, more?: Attributes): void;
  /** `thickness` in feet. */
  line(u0: number, v0: number, u1: number, v1: number, color: string, thickness: number): void;
  dot(u: number, v: number, radius: number, color: string): void;
  point(u: number, v: number): Point;
}

interface BoxSpec {
  at: Vector;
  size: Vector;
  color: string;
  /** Corner radius, feet: soft things. */
  round?: number;
  decorate?: (face: Face, pen: FacePen) => void;
  opacity?: number;
}

/** A place for a piece of furniture: quarter turns about the upright, front to the viewer at 0, to the right at 1, away at 2, to the left at 3. */
export interface Spot {
  stage: Stage;
  x: number;
  y: number;
  /** Size of the piece before it is turned. */
  width: number;
  depth: number;
  turn: 0 | 1 | 2 | 3;
}

export function spotAt(stage: Stage, x: number, y: number, width: number, depth: number, turn: 0 | 1 | 2 | 3 = 0): Spot {
  const turned = turn % 2 === 1;
  stage.shadows.push([x, y, turned ? depth : width, turned ? width : depth]);
  return { stage, x, y, width, depth, turn };
}

/** A place of the piece's own space in the room. */
function locate(spot: Spot, [lx, ly, lz]: Vector): Vector {
  if (spot.turn === 1) return [spot.x + spot.depth - ly, spot.y + lx, lz];
  if (spot.turn === 2) return [spot.x + spot.width - lx, spot.y + spot.depth - ly, lz];
  if (spot.turn === 3) return [spot.x + ly, spot.y + spot.width - lx, lz];
  return [spot.x + lx, spot.y + ly, lz];
}

const FACES: Record<Face, (u: number, v: number) => Vector> = {
  front: (u, v) => [u, 0, v],
  back: (u, v) => [u, 1, v],
  left: (u, v) => [0, u, v],
  right: (u, v) => [1, u, v],
  top: (u, v) => [u, v, 1],
  bottom: (u, v) => [u, v, 0],
};

const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** A box in the piece's own space: hard-edged, or soft with rounded corners. */
export function addBox(spot: Spot, spec: BoxSpec): void {
  const { stage } = spot;
  const [a, b] = [
    locate(spot, spec.at),
    locate(spot, [spec.at[0] + spec.size[0], spec.at[1] + spec.size[1], spec.at[2] + spec.size[2]]),
  ];
  const min: Vector = [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])];
  const max: Vector = [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])];
  addSolid(stage, min, max, () => paintBox(spot, spec, min, max));
}

function paintBox(spot: Spot, spec: BoxSpec, min: Vector, max: Vector): void {
  const { stage } = spot;
  const { sheet, camera } = stage;
  const place = (face: Face, u: number, v: number): Vector => {
    const [x, y, z] = FACES[face](u, v);
    return locate(spot, [spec.at[0] + x * spec.size[0], spec.at[1] + y * spec.size[1], spec.at[2] + z * spec.size[2]]);
  };
  const middle: Vector = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  const radius = (spec.round ?? 0) * camera.scaleAt(middle);
  if (radius > 0) {
    const hull = convexHull(allCorners(min, max).map((corner) => camera.project(corner)));
    sheet.path(roundedPath(hull, radius), darken(spec.color, 0.12), { opacity: spec.opacity });
  }
  for (const face of ['back', 'bottom', 'left', 'right', 'front', 'top'] as const) {
    const { axis, sign } = facing(spot, face);
    if (!visible(axis, sign, min, max, camera.at)) continue;
    const outline = camera.outline(CORNERS.map(([u, v]) => place(face, u, v)));
    if (outline.length < 3) continue;
    const color = shadeFace(stage, spec.color, axis, sign);
    const fill =
      axis === 'z'
        ? color
        : sheet.linear('down', [
            [0, color],
            [1, darken(color, radius > 0 ? 0.13 : 0.09)],
          ]);
    if (radius > 0) sheet.path(roundedPath(outline, radius * 0.85), fill, { opacity: spec.opacity });
    else sheet.polygon(outline, fill, { opacity: spec.opacity });
    spec.decorate?.(
      face,
      createPen(spot, (u, v) => place(face, u, v)),
    );
  }
}

function createPen({ stage }: Spot, place: (u: number, v: number) => Vector): FacePen {
  const { sheet, camera } = stage;
  return {
    quad: (u0, v0, u1, v1, fill, more) => {
      const outline = camera.outline([place(u0, v0), place(u1, v0), place(u1, v1), place(u0, v1)]);
      if (outline.length > 2) sheet.polygon(outline, fill, more);
    },
    line: (u0, v0, u1, v1, color, thickness) => {
      const width = Math.max(0.8, thickness * camera.scaleAt(place((u0 + u1) / 2, (v0 + v1) / 2)));
      sheet.line(...camera.project(place(u0, v0)), ...camera.project(place(u1, v1)), color, width);
    },
    dot: (u, v, radius, color) =>
      sheet.circle(...camera.project(place(u, v)), Math.max(1, radius * camera.scaleAt(place(u, v))), color),
    point: (u, v) => camera.project(place(u, v)),
  };
}

function facing(spot: Spot, face: Face): { axis: 'x' | 'y' | 'z'; sign: number } {
  if (face === 'top') return { axis: 'z', sign: 1 };
  if (face === 'bottom') return { axis: 'z', sign: -1 };
  // Counted from the front in quarter turns that carry the front to the right first.
  const base = { front: 0, right: 1, back: 2, left: 3 }[face];
  const turned = (base + spot.turn) % 4;
  return turned % 2 === 0 ? { axis: 'y', sign: turned === 0 ? -1 : 1 } : { axis: 'x', sign: turned === 1 ? 1 : -1 };
}

function visible(axis: 'x' | 'y' | 'z', sign: number, min: Vector, max: Vector, eye: Vector): boolean {
  const index = { x: 0, y: 1, z: 2 }[axis];
  return sign > 0 ? (eye[index] ?? 0) > (max[index] ?? 0) : (eye[index] ?? 0) < (min[index] ?? 0);
}

function allCorners(min: Vector, max: Vector): Vector[] {
  const corners: Vector[] = [];
  for (const x of [min[0], max[0]]) for (const y of [min[1], max[1]]) for (const z of [min[2], max[2]]) corners.push([x, y, z]);
  return corners;
}

/** Andrew's monotone chain. */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1 && turns(chain.at(-2), chain.at(-1), point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turns(a: Point | undefined, b: Point | undefined, c: Point): number {
  if (!a || !b) return 1;
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

interface TurnedSpec {
  /** Middle, in the piece's own space. */
  at: readonly [x: number, y: number];
  /** Radius and height of each ring from the foot up, feet. */
  profile: readonly (readonly [radius: number, z: number])[];
  color: string;
  /** Makes ovals: how far the circle is drawn out along x and y. */
  stretch?: readonly [x: number, y: number];
  top?: string;
  /** The open underside, seen when above the eye. */
  under?: string;
  opacity?: number;
}

/** Something round about an upright axis: lamps, vases, bowls, tubs, tables. */
export function addTurned(spot: Spot, spec: TurnedSpec): void {
  const { stage } = spot;
  const [sx, sy] = spec.stretch ?? [1, 1];
  const turned = spot.turn % 2 === 1;
  const [rx, ry] = turned ? [sy, sx] : [sx, sy];
  const [cx, cy] = locate(spot, [spec.at[0], spec.at[1], 0]);
  const most = Math.max(...spec.profile.map(([radius]) => radius));
  const zs = spec.profile.map(([, z]) => z);
  const min: Vector = [cx - most * rx, cy - most * ry, Math.min(...zs)];
  const max: Vector = [cx + most * rx, cy + most * ry, Math.max(...zs)];
  addSolid(stage, min, max, () => {
    const ring = (radius: number, z: number): Point[] =>
      Array.from({ length: 22 }, (_, i) =>
        stage.camera.project([
          cx + Math.cos((i / 22) * Math.PI * 2) * radius * rx,
          cy + Math.sin((i / 22) * Math.PI * 2) * radius * ry,
          z,
        ]),
      );
    const { sheet, camera } = stage;
    const bright = lighten(spec.color, 0.14);
    const dark = darken(spec.color, 0.24);
    const fill = sheet.linear(
      'across',
      stage.bright === 'right'
        ? [
            [0, dark],
            [0.6, spec.color],
            [0.85, bright],
            [1, spec.color],
          ]
        : [
            [0, spec.color],
            [0.15, bright],
            [0.45, spec.color],
            [1, dark],
          ],
    );
    for (let i = 0; i + 1 < spec.profile.length; i++) {
      const [lower, upper] = [spec.profile[i], spec.profile[i + 1]];
      if (!lower || !upper) continue;
      const hull = convexHull([...ring(...lower), ...ring(...upper)]);
      sheet.polygon(hull, fill, { opacity: spec.opacity });
    }
    const first = spec.profile[0];
    const last = spec.profile.at(-1);
    if (last && last[0] > 0.03 && camera.at[2] > last[1])
      sheet.polygon(ring(...last), spec.top ?? lighten(spec.color, 0.1), { opacity: spec.opacity });
    if (first && spec.under && camera.at[2] < first[1]) sheet.polygon(ring(...first), spec.under);
  });
}

/** A straight leg or rod between two places of the piece's space; `thickness` in feet. */
export function addRod(spot: Spot, from: Vector, to: Vector, thickness: number, color: string): void {
  const { stage } = spot;
  const [a, b] = [locate(spot, from), locate(spot, to)];
  const grow = thickness / 2;
  const min: Vector = [Math.min(a[0], b[0]) - grow, Math.min(a[1], b[1]) - grow, Math.min(a[2], b[2])];
  const max: Vector = [Math.max(a[0], b[0]) + grow, Math.max(a[1], b[1]) + grow, Math.max(a[2], b[2])];
  addSolid(stage, min, max, () => {
    const width = Math.max(1, thickness * stage.camera.scaleAt(a));
    stage.sheet.line(...stage.camera.project(a), ...stage.camera.project(b), color, width, { 'stroke-linecap': 'round' });
  });
}

/** Four legs under a rectangle of the piece's space. */
export function addLegs(
  spot: Spot,
  x: number,
  y: number,
  width: number,
  depth: number,
  height: number,
  thickness: number,
  color: string,
  splay = 0,
): void {
  for (const [u, v] of CORNERS) {
    const px = x + u * width;
    const py = y + v * depth;
    addRod(spot, [px + (u - 0.5) * 2 * splay, py + (v - 0.5) * 2 * splay, 0], [px, py, height], thickness, color);
  }
}
