import { at, contains, distance, mix, NO_ROAD } from './plane.ts';
import type { Point } from './plane.ts';
import { sampleField } from './field.ts';
import { addRoad, joinRoad } from './road-book.ts';
import type { DraftRoad, RoadBook } from './road-book.ts';
import type { Terrain } from './terrain.ts';

const BETWEEN_INTERCHANGES_M = 1250;
const COUNTRY_ROAD_M = 90_000;
const COUNTRY_ROADS_APART_RAD = 0.3;

/** Motorways with their interchanges, the railway, and the arterials' continuation into the country. */
export function layThroughRoads(terrain: Terrain, book: RoadBook): void {
  const arterials = book.roads.filter((road) => road.purpose === 'arterial');
  const motorways = terrain.motorways.map(({ name, path }) => {
    const road = addRoad(book, 'motorway', 'motorway', name);
    road.parts.push({ path, bend: null });
    return road;
  });
  const [main, spur] = motorways;
  if (main && spur) branchOff(main, spur);
  for (const motorway of motorways) joinInterchanges(motorway, arterials);

  const rail = addRoad(book, 'rail', 'rail', 'Alder Valley Railway');
  rail.parts.push({ path: terrain.rail, bend: null });
  extendIntoCountry(terrain, book, arterials);
}

function branchOff(main: DraftRoad, spur: DraftRoad): void {
  const mainPath = main.parts[0]?.path ?? [];
  const spurPart = spur.parts[0];
  if (!spurPart) return;
  const start = at(spurPart.path, 0);
  const branch = mainPath.toSorted((a, b) => distance(a, start) - distance(b, start))[0] ?? start;
  spurPart.path = [branch, ...spurPart.path.filter((point) => distance(point, branch) > 160)];
  main.joints.push(branch);
  spur.joints.push(branch);
}

function joinInterchanges(motorway: DraftRoad, arterials: readonly DraftRoad[]): void {
  const path = motorway.parts[0]?.path ?? [];
  const chosen: Point[] = motorway.joints.slice();
  for (const arterial of arterials) {
    for (const part of arterial.parts) {
      for (const point of crossingsOf(path, part.path)) {
        if (chosen.some((other) => distance(other, point) < BETWEEN_INTERCHANGES_M)) continue;
        chosen.push(point);
        motorway.joints.push(point);
        arterial.joints.push(point);
      }
    }
  }
}

function crossingsOf(path: readonly Point[], other: readonly Point[]): Point[] {
  const result: Point[] = [];
  for (let i = 1; i < path.length; i++) {
    const a = at(path, i - 1);
    const b = at(path, i);
    for (let k = 1; k < other.length; k++) {
      const c = at(other, k - 1);
      const d = at(other, k);
      const cross = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
      if (cross === 0) continue;
      const t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / cross;
      const s = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / cross;
      if (t >= 0 && t < 1 && s >= 0 && s < 1) result.push(mix(a, b, t));
    }
  }
  return result;
}

/** A few arterials that end at the edge of the metropolitan area run on as country roads. */
function extendIntoCountry(terrain: Terrain, book: RoadBook, arterials: readonly DraftRoad[]): void {
  const taken: number[] = [...terrain.motorways.map(({ path }) => path), terrain.rail]
    .flatMap((path) => path.filter((point) => !contains(terrain.metro, point)))
    .filter((point) => Math.hypot(...point) < 14_000)
    .map((point) => Math.atan2(point[1], point[0]));
  for (const road of arterials) {
    for (const part of road.parts.slice()) {
      for (const [end, before] of [
        [at(part.path, 0), at(part.path, 1)],
        [at(part.path, part.path.length - 1), at(part.path, part.path.length - 2)],
      ] as const) {
        if (!isOnMetroEdge(terrain, end) || sampleField(terrain.water, end[0], end[1]) < 250) continue;
        const bearing = Math.atan2(end[1], end[0]);
        if (taken.some((other) => Math.abs(Math.sin((other - bearing) / 2)) * 2 < COUNTRY_ROADS_APART_RAD)) continue;
        const path = runOn(terrain, end, before);
        if (path.length < 12) continue;
        taken.push(bearing);
        road.parts.push({ path, bend: null });
        joinRoad(book, NO_ROAD, end);
      }
    }
  }
}

function isOnMetroEdge(terrain: Terrain, point: Point): boolean {
  const outwards: Point = [point[0] * 1.01, point[1] * 1.01];
  const inwards: Point = [point[0] * 0.99, point[1] * 0.99];
  return contains(terrain.metro, inwards) !== contains(terrain.metro, outwards);
}

function runOn(terrain: Terrain, end: Point, before: Point): Point[] {
  const out = Math.atan2(end[1] - 600, end[0] - 1200);
  let angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
  let [x, y] = end;
  const path: Point[] = [end];
  for (let along = 0; along < COUNTRY_ROAD_M; along += 300) {
    angle += 0.12 * Math.sin(out - angle) + 0.05 * Math.sin(along / 1700 + out * 9);
    x += Math.cos(angle) * 300;
    y += Math.sin(angle) * 300;
    if (sampleField(terrain.water, x, y) < 120) return [];
    path.push([x, y]);
  }
  return path;
}
