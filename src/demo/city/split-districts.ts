import type { Random } from '#lib/random.ts';
import { cutPlot } from './cut-plot.ts';
import { CENTERS, MUNICIPAL_LINES } from './landscape.ts';
import { createNoise } from './noise.ts';
import { at, contains, distance, extents, fromAxes, NO_ROAD } from './plane.ts';
import type { Cut, Piece, Plot, Point } from './plane.ts';
import { addPart, addRoad } from './road-book.ts';
import type { RoadBook } from './road-book.ts';
import { isBuildable } from './terrain.ts';
import type { Terrain } from './terrain.ts';

/** A node of the tree of areas: the metropolitan area, municipalities, ZIP areas, districts. */
export interface Area {
  plot: Plot;
  samples: Sample[];
  weight: number;
  municipality: number;
  zip: number;
  /** Index of the district, on leaves only. */
  district: number;
  children: Area[];
}

interface Sample {
  point: Point;
  weight: number;
}

export interface AreaTree {
  root: Area;
  municipalities: Area[];
  zips: Area[];
  districts: Area[];
}

const ZIPS_PER_MUNICIPALITY = [2, 5, 3];
const DISTRICTS = 112;
const SAMPLE_STEP_M = 90;

/** Expected dwellings per square kilometer of buildable land, which thin out away from the centers. */
function expectedDensity(terrain: Terrain, point: Point): number {
  let density = 300;
  for (const center of CENTERS) {
    const away = distance(center.point, point) / center.reach;
    density += (center.kind === 'downtown' ? 1500 : 900) * Math.exp(-((away / 2.6) ** 2));
  }
  const height = terrain.elevationAt(point[0], point[1]);
  return density / (1 + Math.max(0, height - 60) / 70);
}

export function splitDistricts(terrain: Terrain, book: RoadBook, random: Random): AreaTree {
  const root = createArea({ points: terrain.metro, roads: terrain.metro.map(() => NO_ROAD) }, takeSamples(terrain));
  const municipalities = splitMunicipalities(root, book);
  root.children = municipalities;
  municipalities.forEach((area, index) => (area.municipality = index));
  const orientation = createOrientation(random.fork('orientation'));

  const zips = municipalities.flatMap((area, index) =>
    splitInto(area, ZIPS_PER_MUNICIPALITY[index] ?? 3, { book, random: random.fork(`zips ${index}`), orientation, depth: 0 }),
  );
  zips.forEach((zip, index) => (zip.zip = index));
  const counts = shareOut(
    DISTRICTS,
    zips.map((zip) => zip.weight),
  );
  const districts = zips.flatMap((zip, index) =>
    splitInto(zip, counts[index] ?? 1, { book, random: random.fork(`districts ${index}`), orientation, depth: 3 }),
  );
  districts.forEach((district, index) => (district.district = index));
  return { root, municipalities, zips, districts };
}

/** The direction in which streets run, in radians, turning slowly across the region. */
export function createOrientation(random: Random): (point: Point) => number {
  const noise = createNoise(random, 5200);
  return ([x, y]) => 0.25 + 0.75 * noise(x, y);
}

function createArea(plot: Plot, samples: Sample[], parent?: Area): Area {
  return {
    plot,
    samples,
    weight: samples.reduce((sum, sample) => sum + sample.weight, 0),
    municipality: parent?.municipality ?? -1,
    zip: parent?.zip ?? -1,
    district: -1,
    children: [],
  };
}

function takeSamples(terrain: Terrain): Sample[] {
  const samples: Sample[] = [];
  for (let y = -8000; y <= 8500; y += SAMPLE_STEP_M) {
    for (let x = -8000; x <= 9000; x += SAMPLE_STEP_M) {
      const point: Point = [x + 7, y + 3];
      if (!contains(terrain.metro, point) || !isBuildable(terrain, point)) continue;
      samples.push({ point, weight: expectedDensity(terrain, point) ** 0.8 });
    }
  }
  return samples;
}

function splitMunicipalities(root: Area, book: RoadBook): Area[] {
  const roads = MUNICIPAL_LINES.map(() => addRoad(book, 'arterial', 'arterial'));
  const cuts = MUNICIPAL_LINES.map((path, index): Cut => ({ path, roads: path.slice(1).map(() => at(roads, index).id) }));
  const { pieces, chords } = cutPlot(root.plot, cuts);
  for (const chord of chords) addPart(book, at(roads, chord.cut), chord.path, chord);
  const areas = pieces.map((piece) =>
    createArea(
      piece,
      root.samples.filter((s) => contains(piece.points, s.point)),
    ),
  );
  return areas.toSorted((a, b) => centerOf(a)[0] - centerOf(b)[0]);
}

function centerOf(area: Area): Point {
  const total = area.weight || 1;
  return [
    area.samples.reduce((sum, { point, weight }) => sum + point[0] * weight, 0) / total,
    area.samples.reduce((sum, { point, weight }) => sum + point[1] * weight, 0) / total,
  ];
}

interface SplitOptions {
  book: RoadBook;
  random: Random;
  orientation: (point: Point) => number;
  depth: number;
}

/** Splits an area into `count` parts of about equal weight; the splits become the larger roads. */
function splitInto(area: Area, count: number, options: SplitOptions): Area[] {
  if (count <= 1) return [area];
  const low = Math.floor(count / 2);
  const halves = splitOnce(area, low / count, options);
  if (!halves) return [area];
  area.children = halves;
  const [first, second] = halves;
  const deeper = { ...options, depth: options.depth + 1 };
  return [
    ...splitInto(first, low, { ...deeper, random: options.random.fork('a') }),
    ...splitInto(second, count - low, { ...deeper, random: options.random.fork('b') }),
  ];
}

function splitOnce(area: Area, share: number, options: SplitOptions): [Area, Area] | null {
  const { random, book } = options;
  const center = centerOf(area);
  const base = options.orientation(center);
  const spread = extents(
    area.samples.map((sample) => sample.point),
    base,
  );
  const across = spread.maxU - spread.minU > (spread.maxV - spread.minV) * random.between(0.85, 1.18);
  const angle = base + (across ? Math.PI / 2 : 0) + random.normal(0, 0.06);
  const road = options.depth <= 3 ? addRoad(book, 'arterial', 'arterial') : addRoad(book, 'collector', 'collector');

  for (let attempt = 0; attempt < 6; attempt++) {
    const wanted = share + random.between(-0.05, 0.05);
    const offset = weightedQuantile(area.samples, angle, wanted);
    const line = lineAcross(angle, offset, road.id);
    const { pieces, chords } = cutPlot(area.plot, [line], { longestOnly: true });
    if (pieces.length !== 2) continue;
    for (const chord of chords) addPart(book, road, chord.path, chord);
    const [a, b] = [at<Piece>(pieces, 0), at<Piece>(pieces, 1)];
    const inA = area.samples.filter((sample) => contains(a.points, sample.point));
    const held = new Set(inA);
    const inB = area.samples.filter((sample) => !held.has(sample));
    const areas: [Area, Area] = [createArea(a, inA, area), createArea(b, inB, area)];
    const leftFirst = a.side === 'right';
    return leftFirst ? areas : [areas[1], areas[0]];
  }
  return null;
}

/** A straight cut in direction `angle` through everything, `offset` meters left of the origin. */
export function lineAcross(angle: number, offset: number, road: number): Cut {
  return { path: [fromAxes(-60_000, offset, angle), fromAxes(60_000, offset, angle)], roads: [road] };
}

function weightedQuantile(samples: readonly Sample[], angle: number, share: number): number {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const sorted = samples
    .map(({ point, weight }) => ({ v: point[1] * cos - point[0] * sin, weight }))
    .toSorted((a, b) => a.v - b.v);
  const target = share * sorted.reduce((sum, item) => sum + item.weight, 0);
  let sum = 0;
  for (const item of sorted) {
    sum += item.weight;
    if (sum >= target) return item.v;
  }
  return 0;
}

/** Shares a whole number out in proportion to weights, at least 1 each. */
function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => Math.max(1, Math.round((total * weight) / sum)));
}
