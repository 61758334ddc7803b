import type { Random } from '#lib/random.ts';
import { cutPlot } from './cut-plot.ts';
import type { Block } from './lay-streets.ts';
import { at, centroid, clipLeft, distance, extents, fromAxes, NO_ROAD, signedArea } from './plane.ts';
import type { Cut, Plot, Point } from './plane.ts';
import { addPart, addRoad, joinRoad } from './road-book.ts';
import type { RoadBook } from './road-book.ts';
import { lineAcross } from './split-districts.ts';
import type { RoadClass } from './types.ts';

/** A lot in the flat plan, without the street; `front` is its edge along the road it is addressed on. */
export interface DraftLot {
  points: Point[];
  front: number;
  road: number;
  /** Middles of all edges that lie along roads, before the street was taken off. */
  curbs: { road: number; point: Point }[];
  area: number;
}

/** From the middle of the road to the lot line, in meters. */
const HALF_RIGHT_OF_WAY: Record<RoadClass, number> = {
  motorway: 44,
  arterial: 14.5,
  collector: 11.5,
  street: 8.6,
  lane: 7.4,
  path: 2,
  rail: 12,
};

/** How much a lot prefers to have its door on a road of this class. */
const FRONT_PREFERENCE: Record<RoadClass, number> = {
  motorway: 0,
  arterial: 0.6,
  collector: 0.85,
  street: 1,
  lane: 1.3,
  path: 0,
  rail: 0,
};

interface CarveOptions {
  block: Block;
  book: RoadBook;
  random: Random;
  width: number;
  depth: number;
}

/** Divides a block into lots that each touch a road; some blocks get new streets or cul-de-sacs on the way. */
export function carveLots(block: Block, book: RoadBook, random: Random): DraftLot[] {
  const width = block.spec.lotWidth * random.between(0.86, 1.16);
  const options = { block, book, random, width, depth: block.spec.lotDepth };
  const spread = extents(block.plot.points, block.angle);
  const filled = block.area / ((spread.maxU - spread.minU) * (spread.maxV - spread.minV));
  const plots =
    block.spec.courts && filled > 0.985 && spread.maxV - spread.minV > 165 && spread.maxU - spread.minU > 130
      ? carveCourts(options)
      : carveRows(block.plot, block.angle, options, 0);
  return plots.flatMap((plot) => takeOffStreet(plot, options) ?? []);
}

function carveRows(plot: Plot, angle: number, options: CarveOptions, level: number): Plot[] {
  const { width, depth, random, book } = options;
  const gross = depth + 9;
  const spread = extents(plot.points, angle);
  const length = spread.maxU - spread.minU;
  const across = spread.maxV - spread.minV;
  if (across > 2.75 * gross && level < 5) {
    if (length < across) return carveRows(plot, angle + Math.PI / 2, options, level + 1);
    const road = addRoad(book, 'street', 'cross');
    const { pieces, chords } = cutPlot(plot, [acrossAt(spread.minU + length * random.between(0.42, 0.58), angle, road.id)]);
    for (const chord of chords) addPart(book, road, chord.path, chord, options.block.bend);
    return pieces.flatMap((piece) => carveRows(piece, angle, options, level + 1));
  }
  if (across < 1.5 * gross) return slice(plot, angle, width, random);

  const ends: Cut[] = [];
  if (length > 4 * gross && random.chance(0.42)) ends.push(acrossAt(spread.minU + gross, angle, NO_ROAD));
  if (length > 4 * gross && random.chance(0.42)) ends.push(acrossAt(spread.maxU - gross, angle, NO_ROAD));
  const parts = cutPlot(plot, ends).pieces;
  return parts.flatMap((part) => {
    const own = extents(part.points, angle);
    if (ends.length > 0 && own.maxU - own.minU < 1.2 * gross) return slice(part, angle + Math.PI / 2, width, random);
    const middle = (spread.minV + spread.maxV) / 2 + random.between(-0.05, 0.05) * across;
    const rows = cutPlot(part, [lineAcross(angle, middle, NO_ROAD)]).pieces;
    return rows.flatMap((row) => slice(row, angle, width * random.between(0.94, 1.07), random));
  });
}

/** Slices a row into lots of about `width`, corner lots a little wider. */
function slice(row: Plot, angle: number, width: number, random: Random): Plot[] {
  const { minU, maxU } = extents(row.points, angle);
  const corner = 7.5;
  const count = Math.max(1, Math.round((maxU - minU - 2 * corner) / width));
  const step = (maxU - minU - 2 * corner) / count;
  const cuts: Cut[] = [];
  for (let i = 1; i < count; i++) {
    if (random.chance(0.035)) continue;
    cuts.push(acrossAt(minU + corner + step * (i + random.between(-0.09, 0.09)), angle, NO_ROAD));
  }
  return cutPlot(row, cuts).pieces;
}

/** Cul-de-sacs from alternating sides; each pod has lots along its lane, around its end, and a row behind. */
function carveCourts(options: CarveOptions): Plot[] {
  const { block, depth, width, random } = options;
  const { angle, plot } = block;
  const spread = extents(plot.points, angle);
  const count = Math.max(1, Math.round((spread.maxU - spread.minU) / (2 * depth + 17)));
  const step = (spread.maxU - spread.minU) / count;
  const sides = Array.from({ length: count - 1 }, (_, i) => acrossAt(spread.minU + step * (i + 1), angle, NO_ROAD));
  const opensLow = random.chance(0.5);
  const pods = cutPlot(plot, sides).pieces.toSorted((a, b) => extents(a.points, angle).minU - extents(b.points, angle).minU);
  return pods.flatMap((pod, index) => {
    const turned = (index % 2 === 0) === opensLow ? angle : angle + Math.PI;
    const own = extents(pod.points, turned);
    const back = own.maxV - depth - 8.6;
    const [front, behind] = splitBy(pod, lineAcross(turned, back, NO_ROAD));
    const rows = behind ? slice(behind, turned, width, random) : [];
    return front ? [...rows, ...carvePod(front, turned, options)] : rows;
  });
}

function carvePod(pod: Plot, angle: number, options: CarveOptions): Plot[] {
  const { block, book, depth, width, random } = options;
  const own = extents(pod.points, angle);
  const middle = (own.minU + own.maxU) / 2 + random.between(-3, 3);
  const end = own.maxV - depth * 0.78;
  const road = addRoad(book, 'lane', 'court');
  const stem: Cut = {
    path: [fromAxes(middle, own.minV - 50, angle), fromAxes(middle, end, angle), fromAxes(middle, own.maxV + 50, angle)],
    roads: [road.id, NO_ROAD],
  };
  const { pieces, chords } = cutPlot(pod, [stem]);
  const entry = chords[0];
  if (entry) {
    const start = at(entry.path, 0);
    road.parts.push({ path: [start, ...turningCircle(fromAxes(middle, end - 8, angle), angle)], bend: block.bend });
    joinRoad(book, entry.fromRoad, start);
  }
  return pieces.flatMap((half) => {
    const [sideLots, top] = splitBy(half, lineAcross(angle, end - 17, NO_ROAD));
    const lots = sideLots ? slice(sideLots, angle + Math.PI / 2, width, random) : [];
    if (!top) return lots;
    const isLeft = centroid(half.points)[0] * Math.cos(angle) + centroid(half.points)[1] * Math.sin(angle) < middle;
    const corner = fromAxes(isLeft ? own.minU - 20 : own.maxU + 20, own.maxV + 6, angle);
    const hub = fromAxes(isLeft ? middle + 6 : middle - 6, end - 6, angle);
    return [...lots, ...cutPlot(top, [{ path: [hub, corner], roads: [NO_ROAD] }]).pieces];
  });
}

function turningCircle(center: Point, angle: number): Point[] {
  const count = 10;
  const circle = Array.from({ length: count + 1 }, (_, i): Point => {
    const turn = angle - Math.PI / 2 + (i / count) * Math.PI * 2;
    return [center[0] + Math.cos(turn) * 6, center[1] + Math.sin(turn) * 6];
  });
  return [...circle, center];
}

/** Right of the cut, then left of it; undefined where there is nothing. */
function splitBy(plot: Plot, cut: Cut): [Plot | undefined, Plot | undefined] {
  const { pieces } = cutPlot(plot, [cut], { longestOnly: true });
  return [pieces.find((piece) => piece.side === 'right'), pieces.find((piece) => piece.side === 'left')];
}

function acrossAt(u: number, angle: number, road: number): Cut {
  return lineAcross(angle + Math.PI / 2, -u, road);
}

/** Takes half of each street off a plot, finds its front, and refuses what is too small or has no road. */
function takeOffStreet(plot: Plot, options: CarveOptions): DraftLot | null {
  const { book, width, depth } = options;
  const curbs: DraftLot['curbs'] = [];
  let lot: Plot = plot;
  for (let i = 0; i < plot.points.length; i++) {
    const roadId = at(plot.roads, i);
    const road = book.roads[roadId];
    if (!road) continue;
    const a = at(plot.points, i);
    const b = at(plot.points, (i + 1) % plot.points.length);
    const length = distance(a, b);
    if (length < 0.5) continue;
    curbs.push({ road: roadId, point: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] });
    const half = HALF_RIGHT_OF_WAY[road.class] / length;
    const dx = -(b[1] - a[1]) * half;
    const dy = (b[0] - a[0]) * half;
    lot = clipLeft(lot, [a[0] + dx, a[1] + dy], [b[0] + dx, b[1] + dy], roadId);
    if (lot.points.length < 3) return null;
  }
  const area = signedArea(lot.points);
  if (area < 0.42 * width * depth) return null;
  const front = findFront(lot, book, width);
  if (front < 0) return null;
  return { points: lot.points, front, road: at(lot.roads, front), curbs, area };
}

function findFront(lot: Plot, book: RoadBook, width: number): number {
  let best = -1;
  let bestScore = 0;
  for (let i = 0; i < lot.points.length; i++) {
    const road = book.roads[at(lot.roads, i)];
    if (!road) continue;
    const length = distance(at(lot.points, i), at(lot.points, (i + 1) % lot.points.length));
    if (length < 0.5 * Math.min(width, 20)) continue;
    const score = FRONT_PREFERENCE[road.class] / (length + 8);
    if (score > bestScore) {
      best = i;
      bestScore = score;
    }
  }
  return best;
}
