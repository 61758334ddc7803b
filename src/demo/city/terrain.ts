import type { Random } from '#lib/random.ts';
import { COAST, CREEKS, HILLS, ISLANDS, LAKES, METRO, MOTORWAYS, PARKS, RAIL, RIVER } from './landscape.ts';
import type { Blob } from './landscape.ts';
import { createField, mapField, paintDistance, sampleField } from './field.ts';
import type { Field } from './field.ts';
import { createFractalNoise } from './noise.ts';
import { at, boxOf, distance, smoothPath } from './plane.ts';
import type { Point } from './plane.ts';

interface NamedRing {
  name: string;
  ring: Point[];
}

interface NamedPath {
  name: string;
  path: Point[];
}

/** The lie of the land in the flat plan: water, hills, and the corridors that no street crosses freely. */
export interface Terrain {
  bay: Point[];
  islands: NamedRing[];
  river: Point[];
  lakes: NamedRing[];
  creeks: NamedPath[];
  parks: NamedRing[];
  motorways: NamedPath[];
  rail: Point[];
  metro: Point[];
  /** Meters from the nearest shore of bay, river or lake; negative in the water. */
  water: Field;
  /** Meters from the edges of the corridors: what is positive in all of them can be built on. */
  corridors: Record<CorridorKind, Field>;
  elevationAt(x: number, y: number): number;
}

export const CORRIDOR_KINDS = ['water', 'motorway', 'rail', 'creek', 'park'] as const;
export type CorridorKind = (typeof CORRIDOR_KINDS)[number];

/** Between the shore and the street along it: waterfront homes, promenades, beaches. */
const SHORE_STRIP_M = 54;
const MOTORWAY_HALF_M = 44;
const RAIL_HALF_M = 22;
const CELL_M = 26;
const FAR = 4000;
export const PLAN_BOX = { minX: -10_200, minY: -9600, maxX: 10_600, maxY: 9600 };

export function createTerrain(random: Random): Terrain {
  const coast = roughen(smoothPath(jitter(COAST, random.fork('coast'), 160), 36), random.fork('shore'), 120);
  const bay: Point[] = [[-40_000, 500_000], ...coast, [420_000, -500_000], [-700_000, -500_000], [-700_000, 500_000]];
  const river = smoothPath(jitter(RIVER, random.fork('river'), 120), 60);
  const lakes = LAKES.map((lake) => drawBlob(lake, random.fork(lake.name)));
  const parks = PARKS.map((park) => drawBlob(park, random.fork(park.name)));
  const islands = ISLANDS.map((island) => drawBlob(island, random.fork(island.name)));
  const creeks = CREEKS.map(({ name, path }) => ({
    name,
    path: roughen(smoothPath(path, 60), random.fork(name), 70),
  }));
  const motorways = MOTORWAYS.map(({ name, path }) => ({ name, path: smoothPath(path, 60) }));
  const rail = smoothPath(RAIL, 60);
  const metro = smoothPath(closeLoop(jitter(METRO, random.fork('metro'), 260)), 300).slice(0, -1);

  const water = paintWater(bay, coast, islands, river, lakes);
  const corridors = paintCorridors(water, { creeks, motorways, rail, parks: [...parks, ...islands] }, random);
  return {
    bay,
    islands,
    river,
    lakes,
    creeks,
    parks,
    motorways,
    rail,
    metro,
    water,
    corridors,
    elevationAt: createElevation(water, random.fork('hills')),
  };
}

/** The least distance to any corridor, and which one it is. */
export function nearestCorridor(terrain: Terrain, x: number, y: number): { kind: CorridorKind; distance: number } {
  let kind: CorridorKind = 'water';
  let least = Infinity;
  for (const candidate of CORRIDOR_KINDS) {
    const value = sampleField(terrain.corridors[candidate], x, y);
    if (value < least) {
      least = value;
      kind = candidate;
    }
  }
  return { kind, distance: least };
}

export function isBuildable(terrain: Terrain, [x, y]: Point, margin = 0): boolean {
  return CORRIDOR_KINDS.every((kind) => sampleField(terrain.corridors[kind], x, y) > margin);
}

/** Half the width of the river, wider toward the mouth, for each segment of its path. */
export function riverHalfWidth(segment: number, segments: number): number {
  const t = segment / segments;
  return 42 + 62 * t ** 1.6 + 70 * Math.max(0, t - 0.9) * 10;
}

function paintWater(
  bay: Point[],
  coast: readonly Point[],
  islands: readonly NamedRing[],
  river: readonly Point[],
  lakes: readonly NamedRing[],
): Field {
  const field = createField(PLAN_BOX, CELL_M, FAR);
  paintShore(field, coast, 8);
  const bodies = [...islands, ...lakes].map((body) => body.ring);
  for (const ring of bodies) paintShore(field, [...ring, at(ring, 0)], 9);
  flipInside(field, bay);
  for (const ring of bodies) flipInside(field, ring);
  paintDistance(field, river, 1600, (segment) => -riverHalfWidth(segment, river.length - 1));
  return field;
}

/** Close to the shore every vertex counts; farther away every n-th will do. */
function paintShore(field: Field, path: readonly Point[], every: number): void {
  paintDistance(
    field,
    path.filter((_, i) => i % every === 0 || i === path.length - 1),
    1500,
  );
  paintDistance(field, path, 240);
}

function paintCorridors(
  water: Field,
  lines: Pick<Terrain, 'creeks' | 'motorways' | 'rail' | 'parks'>,
  random: Random,
): Record<CorridorKind, Field> {
  const motorway = createField(PLAN_BOX, CELL_M, FAR);
  for (const { path } of lines.motorways) paintDistance(motorway, path, 500);
  const rail = createField(PLAN_BOX, CELL_M, FAR);
  paintDistance(rail, lines.rail, 500);
  const creek = createField(PLAN_BOX, CELL_M, FAR);
  for (const { path } of lines.creeks) paintDistance(creek, path, 300);
  const park = createField(PLAN_BOX, CELL_M, FAR);
  for (const { ring } of lines.parks) {
    paintDistance(park, [...ring, at(ring, 0)], 400);
    flipInside(park, ring);
  }
  const ravine = createFractalNoise(random.fork('ravine'), 600, 2);
  return {
    water: mapField(water, (_x, _y, held) => held - SHORE_STRIP_M),
    motorway: mapField(motorway, (_x, _y, held) => held - MOTORWAY_HALF_M),
    rail: mapField(rail, (_x, _y, held) => held - RAIL_HALF_M),
    creek: mapField(creek, (x, y, held) => (held > 280 ? held : held - 44 - 26 * ravine(x, y))),
    park,
  };
}

function createElevation(water: Field, random: Random): (x: number, y: number) => number {
  const noise = createFractalNoise(random, 2600, 4);
  return (x, y) => {
    let height = 14;
    for (const hill of HILLS) {
      const reach = ((x - hill.x) ** 2 + (y - hill.y) ** 2) / (2 * hill.radius ** 2);
      height += hill.height * Math.exp(-reach);
    }
    const shore = Math.min(1200, Math.max(0, sampleField(water, x, y)));
    const rise = shore / (shore + 520);
    return Math.max(0.5, (height * (1 + 0.35 * noise(x, y)) + 22 * (noise(x + 900, y) + 0.4)) * rise + 1);
  };
}

/** Turns the sign of every value inside a ring. */
function flipInside(field: Field, ring: readonly Point[]): void {
  const box = boxOf(ring);
  const r0 = Math.max(0, Math.ceil((box.minY - field.minY) / field.cell));
  const r1 = Math.min(field.rows - 1, Math.floor((box.maxY - field.minY) / field.cell));
  for (let row = r0; row <= r1; row++) {
    const y = field.minY + row * field.cell;
    const crossings: number[] = [];
    let a = at(ring, ring.length - 1);
    for (const b of ring) {
      if (a[1] > y !== b[1] > y) crossings.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
      a = b;
    }
    crossings.sort((m, n) => m - n);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const c0 = Math.max(0, Math.ceil((at(crossings, i) - field.minX) / field.cell));
      const c1 = Math.min(field.columns - 1, Math.floor((at(crossings, i + 1) - field.minX) / field.cell));
      for (let column = c0; column <= c1; column++) {
        const index = row * field.columns + column;
        field.values[index] = -(field.values[index] ?? 0);
      }
    }
  }
}

function jitter(points: readonly Point[], random: Random, meters: number): Point[] {
  return points.map(([x, y]) => [x + random.between(-meters, meters), y + random.between(-meters, meters)]);
}

function closeLoop(points: readonly Point[]): Point[] {
  return [...points, at(points, 0)];
}

/** Gives a smooth path small natural irregularities across its direction. */
function roughen(path: readonly Point[], random: Random, meters: number): Point[] {
  const noise = createFractalNoise(random, 1100, 4);
  return path.map((point, i) => {
    const before = path[i - 1] ?? point;
    const after = path[i + 1] ?? point;
    const length = distance(before, after) || 1;
    const off = noise(point[0], point[1]) * meters;
    return [point[0] - ((after[1] - before[1]) / length) * off, point[1] + ((after[0] - before[0]) / length) * off];
  });
}

/** An irregular round shape: an ellipse with a few soft lobes. */
function drawBlob(blob: Blob, random: Random): NamedRing {
  const phases = [random.between(0, 7), random.between(0, 7), random.between(0, 7), random.between(0, 7)];
  const count = Math.max(28, Math.round((blob.radius * 6) / 20));
  const cos = Math.cos(blob.angle);
  const sin = Math.sin(blob.angle);
  const ring = Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * Math.PI * 2;
    const lobes =
      1 +
      blob.lobes *
        (0.5 * Math.sin(2 * angle + at(phases, 0)) +
          0.35 * Math.sin(3 * angle + at(phases, 1)) +
          0.22 * Math.sin(5 * angle + at(phases, 2)) +
          0.12 * Math.sin(9 * angle + at(phases, 3)));
    const x = Math.cos(angle) * blob.radius * lobes;
    const y = Math.sin(angle) * blob.radius * lobes * blob.aspect;
    return [blob.x + x * cos - y * sin, blob.y + x * sin + y * cos];
  });
  return { name: blob.name, ring };
}
