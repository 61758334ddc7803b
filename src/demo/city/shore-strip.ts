import type { Random } from '#lib/random.ts';
import type { DraftLot } from './carve-lots.ts';
import { sampleField } from './field.ts';
import { CENTERS } from './landscape.ts';
import { createNoise } from './noise.ts';
import { at, distance, mix, signedArea } from './plane.ts';
import type { Point } from './plane.ts';
import type { RoadBook } from './road-book.ts';
import type { Terrain } from './terrain.ts';

interface ShoreStrip {
  lots: DraftLot[];
  /** Promenades and beaches between the shore road and the water. */
  greens: Point[][];
}

interface Station {
  road: Point;
  shore: Point;
  green: boolean;
}

const STREET_M = 8.6;
const LONGEST_GREEN_M = 1400;

/** Fills the strip between shore roads and the water: waterfront homes here, public shore there. */
export function layShoreStrip(
  terrain: Terrain,
  book: RoadBook,
  random: Random,
  isSettled: (point: Point) => boolean,
): ShoreStrip {
  const noise = createNoise(random.fork('zones'), 1500);
  const result: ShoreStrip = { lots: [], greens: [] };
  for (const road of book.roads) {
    if (road.purpose !== 'shore') continue;
    const path = road.parts[0]?.path ?? [];
    const stations = walk(path, 18 + (road.id % 5) * 1.6).map((point): Station | null => {
      const shore = goToShore(terrain, point);
      return shore && isSettled(point) ? { road: point, shore, green: isPublic(point, noise(...point)) } : null;
    });
    closeGaps(stations);
    collectGreens(stations, result.greens);
    for (let i = 0; i + 1 < stations.length; i++) {
      const a = stations[i];
      const b = stations[i + 1];
      if (!a || !b || a.green || b.green) continue;
      const lot = stakeLot(a, b, road.id);
      if (lot) result.lots.push(lot);
    }
  }
  return result;
}

/** Near the centers the shore belongs to everybody. */
function isPublic(point: Point, noise: number): boolean {
  const crowd = Math.max(...CENTERS.map(({ point: center, reach }) => Math.exp(-((distance(center, point) / reach / 2) ** 2))));
  return noise + crowd * 1.5 > 0.18;
}

function walk(path: readonly Point[], step: number): Point[] {
  const stations: Point[] = [];
  let rest = 0;
  for (let i = 1; i < path.length; i++) {
    const a = at(path, i - 1);
    const b = at(path, i);
    const length = distance(a, b);
    let along = rest;
    while (along <= length) {
      stations.push(mix(a, b, length === 0 ? 0 : along / length));
      along += step;
    }
    rest = along - length;
  }
  const end = path[path.length - 1];
  if (end && distance(end, at(stations, stations.length - 1)) > 2) stations.push(end);
  return stations;
}

function goToShore(terrain: Terrain, from: Point): Point | null {
  let [x, y] = from;
  for (let i = 0; i < 24; i++) {
    const here = sampleField(terrain.water, x, y);
    if (here < 5) return distance(from, [x, y]) > 12 && distance(from, [x, y]) < 170 ? [x, y] : null;
    const gx = sampleField(terrain.water, x + 8, y) - sampleField(terrain.water, x - 8, y);
    const gy = sampleField(terrain.water, x, y + 8) - sampleField(terrain.water, x, y - 8);
    const length = Math.hypot(gx, gy);
    if (length < 0.5) return null;
    const stride = Math.min(6, here - 3.5);
    x -= (gx / length) * stride;
    y -= (gy / length) * stride;
  }
  return null;
}

function stakeLot(a: Station, b: Station, road: number): DraftLot | null {
  const frontA = mix(a.road, a.shore, STREET_M / distance(a.road, a.shore));
  const frontB = mix(b.road, b.shore, STREET_M / distance(b.road, b.shore));
  const points = [frontB, frontA, a.shore, b.shore];
  const area = signedArea(points);
  if (area < 330 || area > 2600 || distance(a.shore, b.shore) < 7 || distance(frontA, frontB) < 8) return null;
  return { points, front: 0, road, curbs: [{ road, point: mix(a.road, b.road, 0.5) }], area };
}

/** Between two public stretches nobody builds just two or three homes. */
function closeGaps(stations: (Station | null)[]): void {
  let from = 0;
  for (let i = 0; i <= stations.length; i++) {
    const station = stations[i];
    if (station && !station.green) continue;
    for (let k = from; k < i && i - from <= 5; k++) {
      const short = stations[k];
      if (short) short.green = true;
    }
    from = i + 1;
  }
}

function collectGreens(stations: readonly (Station | null)[], greens: Point[][]): void {
  let run: Station[] = [];
  const flush = (): void => {
    const first = run[0];
    const last = run[run.length - 1];
    if (first && last && run.length >= 5) {
      greens.push([...run.map((station) => station.road).toReversed(), ...run.map((station) => station.shore)]);
    }
    run = [];
  };
  let length = 0;
  stations.forEach((station, i) => {
    const borders = station && !station.green && (stations[i - 1]?.green || stations[i + 1]?.green);
    if (station && borders && !stations[i - 1]?.green) {
      run = [station];
      return;
    }
    if (!station?.green) {
      if (station && borders) run.push(station);
      flush();
      length = 0;
      return;
    }
    run.push(station);
    length += 20;
    if (length > LONGEST_GREEN_M) {
      flush();
      run = [station];
      length = 0;
    }
  });
  flush();
}
