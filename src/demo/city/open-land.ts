import type { Random } from '#lib/random.ts';
import { contourField, createField, mapField, sampleField } from './field.ts';
import type { Field } from './field.ts';
import { toRing } from './ground-ring.ts';
import { BAY_NAME, RIVER_NAME } from './landscape.ts';
import { createFractalNoise } from './noise.ts';
import { at, centroid, contains, distance, distanceToPath, signedArea } from './plane.ts';
import type { Point } from './plane.ts';
import { toLngLat } from './projection.ts';
import { PLAN_BOX, riverHalfWidth } from './terrain.ts';
import type { Terrain } from './terrain.ts';
import type { WaterBody } from './types.ts';
import type { Warp } from './warp.ts';

/** Green land in the flat plan, each ring an area of its own. */
export interface Green {
  name: string;
  rings: Point[][];
}

const CREEK_HALF_WIDTH_M = 3.2;
const FOREST_NAMES = [
  'Cascara State Forest',
  'Eagle Crest Forest',
  'Coal Creek Wildland',
  'North Fork Forest',
  'Timberline Reserve',
  'Fox Ridge Open Space',
  'Kestrel Hills Preserve',
  'Hawk Hollow Woods',
];

export function drawWater(terrain: Terrain, warp: Warp): WaterBody[] {
  const bodies: Omit<WaterBody, 'id'>[] = [
    {
      name: BAY_NAME,
      kind: 'bay',
      rings: [toRing(keyhole([terrain.bay, ...terrain.islands.map(({ ring }) => ring)]), warp, 400)],
    },
    {
      name: RIVER_NAME,
      kind: 'river',
      rings: [toRing(ribbon(terrain.river, riverHalfWidth), warp, 60)],
      course: terrain.river.filter((point) => !contains(terrain.bay, point)).map((point) => toLngLat(warp(point))),
    },
    ...terrain.lakes.map(({ name, ring }) => ({ name, kind: 'lake' as const, rings: [toRing(ring, warp, 60)] })),
    ...terrain.creeks.map(({ name, path }) => ({
      name,
      kind: 'creek' as const,
      rings: [
        toRing(
          ribbon(path, () => CREEK_HALF_WIDTH_M),
          warp,
          60,
        ),
      ],
      course: path.map((point) => toLngLat(warp(point))),
    })),
  ];
  return bodies.map((body, id) => ({ id, ...body }));
}

/** Greenbelts along the creeks, and the large parks. */
export function drawGreenbelts(terrain: Terrain): Green[] {
  const belts = contourField(
    mapField(terrain.corridors.creek, (x, y, held) =>
      Math.min(
        -held,
        sampleField(terrain.water, x, y),
        sampleField(terrain.corridors.park, x, y) + 6,
        sampleField(terrain.corridors.motorway, x, y),
      ),
    ),
    0,
    1.5,
  );
  const byCreek = Map.groupBy(
    belts.filter((polygon) => Math.abs(signedArea(at(polygon, 0))) > 5000),
    (polygon) => {
      const middle = at(at(polygon, 0), 0);
      return terrain.creeks.toSorted((a, b) => distanceToPath(middle, a.path) - distanceToPath(middle, b.path))[0]?.name ?? '';
    },
  );
  return [
    ...terrain.parks.map(({ name, ring }) => ({ name, rings: [ring] })),
    ...terrain.islands.map(({ name, ring }) => ({ name: `${name} Nature Reserve`, rings: [ring] })),
    ...[...byCreek].map(([creek, polygons]) => ({
      name: `${creek} Greenbelt`,
      rings: polygons.map((polygon) => keyhole(polygon)),
    })),
  ];
}

/** Meters from the nearest settled place, on a coarse grid that reaches a little beyond the plan. */
export function measureSettlement(settled: readonly Point[]): Field {
  const box = { minX: PLAN_BOX.minX - 3000, minY: PLAN_BOX.minY - 3000, maxX: PLAN_BOX.maxX + 3000, maxY: PLAN_BOX.maxY + 3000 };
  const field = createField(box, 60, 9000);
  for (const [x, y] of settled) {
    const column = Math.round((x - field.minX) / field.cell);
    const row = Math.round((y - field.minY) / field.cell);
    field.values[row * field.columns + column] = 0;
  }
  sweep(field, 1);
  sweep(field, -1);
  return field;
}

/** One pass of the chamfer distance transform (Borgefors 1986). */
function sweep(field: Field, direction: 1 | -1): void {
  const { values, columns, rows, cell } = field;
  const diagonal = cell * Math.SQRT2;
  const start = direction === 1 ? 0 : values.length - 1;
  for (let n = 0; n < values.length; n++) {
    const index = start + direction * n;
    const column = index % columns;
    const row = Math.floor(index / columns);
    let value = values[index] ?? 0;
    const look = (dc: number, dr: number, step: number): void => {
      const c = column - dc * direction;
      const r = row - dr * direction;
      if (c < 0 || r < 0 || c >= columns || r >= rows) return;
      value = Math.min(value, (values[r * columns + c] ?? 0) + step);
    };
    look(1, 0, cell);
    look(0, 1, cell);
    look(1, 1, diagonal);
    look(-1, 1, diagonal);
    values[index] = value;
  }
}

/** Woods on the heights and in the open country around the city. */
export function growForests(terrain: Terrain, settlement: Field, random: Random): Green[] {
  const noise = createFractalNoise(random.fork('woods'), 1900, 4);
  const woods = mapField(settlement, (x, y, away) => {
    const height = terrain.elevationAt(x, y);
    const far = Math.hypot(x - 600, y - 600);
    const wish = (height - 95) * 1.1 + 330 * noise(x, y) - Math.max(0, far - 9500) * 0.09 - 10;
    const shore = sampleField(terrain.water, x, y) - 70;
    const corridor = Math.min(
      sampleField(terrain.corridors.motorway, x, y),
      sampleField(terrain.corridors.rail, x, y) + 4,
      sampleField(terrain.corridors.park, x, y),
    );
    return Math.min(wish, away - 115 + 60 * noise(x * 3, y * 3), shore, corridor * 3);
  });
  const polygons = contourField(woods, 0, 9).filter((polygon) => signedArea(at(polygon, 0)) < -70_000);
  const sorted = polygons.toSorted((a, b) => signedArea(at(a, 0)) - signedArea(at(b, 0)));
  return sorted.map((polygon, index) => ({
    name: FOREST_NAMES[index] ?? '',
    rings: [keyhole(polygon)],
  }));
}

/** The built-up area as one shape, for maps of small scale. */
export function outlineSettlement(settlement: Field): Point[][] {
  return contourField(
    mapField(settlement, (_x, _y, held) => -held),
    -120,
    14,
  )
    .filter((polygon) => Math.abs(signedArea(at(polygon, 0))) > 60_000)
    .map((polygon) => keyhole(polygon));
}

/** Joins holes to their outer ring by a cut without width, so that one ring says it all. */
export function keyhole(polygon: readonly Point[][]): Point[] {
  let [ring = []] = polygon;
  for (const hole of polygon.slice(1)) {
    const sameTurn = Math.sign(signedArea(hole)) === Math.sign(signedArea(ring));
    const turned = sameTurn ? hole.toReversed() : hole;
    let best = { outer: 0, inner: 0, length: Infinity };
    ring.forEach((a, outer) => {
      turned.forEach((b, inner) => {
        const length = distance(a, b);
        if (length < best.length) best = { outer, inner, length };
      });
    });
    ring = [
      ...ring.slice(0, best.outer + 1),
      ...turned.slice(best.inner),
      ...turned.slice(0, best.inner + 1),
      ...ring.slice(best.outer),
    ];
  }
  return ring;
}

function ribbon(path: readonly Point[], halfWidth: (segment: number, segments: number) => number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  path.forEach((point, i) => {
    const before = path[i - 1] ?? point;
    const after = path[i + 1] ?? point;
    const length = distance(before, after) || 1;
    const half = halfWidth(Math.min(i, path.length - 2), path.length - 1);
    const nx = (-(after[1] - before[1]) / length) * half;
    const ny = ((after[0] - before[0]) / length) * half;
    left.push([point[0] + nx, point[1] + ny]);
    right.push([point[0] - nx, point[1] - ny]);
  });
  return [...right, ...left.toReversed()];
}

export function greenCenter(rings: readonly Point[][]): Point {
  const largest = rings.toSorted((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)))[0];
  return largest ? centroid(largest) : [0, 0];
}
