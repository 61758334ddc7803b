import type { Random } from '#lib/random.ts';
import { createBend } from './bend.ts';
import type { Bend } from './bend.ts';
import { cutPlot } from './cut-plot.ts';
import type { FabricSpec } from './fabric-spec.ts';
import { at, centroid, distance, extents, signedArea } from './plane.ts';
import type { Cut, Plot, Point } from './plane.ts';
import { addPart, addRoad } from './road-book.ts';
import type { DraftRoad, RoadBook } from './road-book.ts';
import { lineAcross } from './split-districts.ts';

/** Land between streets. Its edges are the middles of the streets around it. */
export interface Block {
  plot: Plot;
  center: Point;
  area: number;
  district: number;
  angle: number;
  spec: FabricSpec;
  bend: Bend | null;
  /** How early in the city's growth it was built on; the lower, the earlier. */
  rank: number;
  use: 'open' | 'homes' | 'park' | 'school' | 'industry';
}

const SMALLEST_BLOCK_SQM = 700;

/** The direction of the longest straight road along a piece, so that its streets run parallel to it. */
export function leadingAngle(piece: Plot, fallback: number): number {
  let longest = 260;
  let angle = fallback;
  for (let i = 0; i < piece.points.length; i++) {
    if (at(piece.roads, i) < 0) continue;
    const a = at(piece.points, i);
    const b = at(piece.points, (i + 1) % piece.points.length);
    const length = distance(a, b);
    if (length <= longest) continue;
    longest = length;
    angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
  }
  return angle;
}

/** Lays parallel streets and cross streets over a piece of land; what lies between them are its blocks. */
export function layStreets(
  piece: Plot,
  options: { district: number; angle: number; spec: FabricSpec; book: RoadBook; random: Random },
): Block[] {
  const { spec, book, random, district } = options;
  const angle = turnAlongShape(piece, options.angle, spec, random);
  const bend = spec.bend > 0 ? createBend(piece.points, random.fork('bend'), spec.bend, spec.bendWavelength) : null;
  const spread = extents(piece.points, angle);

  const rowCuts = evenCuts(spread.minV, spread.maxV, spec.rowSpacing, random, 0.05).map((offset) =>
    lineAcross(angle, offset, addRoad(book, 'street', 'row').id),
  );
  const rows = cutPlot(piece, rowCuts);
  for (const chord of rows.chords) {
    addPart(book, roadOf(book, rowCuts, chord.cut), chord.path, chord, bend);
  }

  const crossings = layCrossStreets(spread.minU, spread.maxU, rowCuts.length + 1, { ...options, angle });
  const blocks: Block[] = [];
  for (const strip of rows.pieces) {
    const row = rowCuts.filter((cut) => offsetOf(cut, angle) < offsetOf({ path: [centroid(strip.points)] }, angle)).length;
    const cuts = crossings[row] ?? [];
    const { pieces, chords } = cutPlot(strip, cuts);
    for (const chord of chords) addPart(book, roadOf(book, cuts, chord.cut), chord.path, chord, bend);
    for (const block of pieces) {
      const area = Math.abs(signedArea(block.points));
      if (area < SMALLEST_BLOCK_SQM) continue;
      const plot = { points: block.points, roads: block.roads };
      blocks.push({ plot, center: centroid(plot.points), area, district, angle, spec, bend, rank: 0, use: 'open' });
    }
  }
  return blocks;
}

/** Streets run along the longer side of a piece, or across it where that is nearly as long. */
function turnAlongShape(piece: Plot, angle: number, spec: FabricSpec, random: Random): number {
  const spread = extents(piece.points, angle);
  const ratio = (spread.maxU - spread.minU) / Math.max(1, spread.maxV - spread.minV);
  if (ratio < 0.6) return angle + Math.PI / 2;
  if (ratio > 1.7 || spec.courts) return angle;
  return random.chance(0.5) ? angle + Math.PI / 2 : angle;
}

/** Cross streets for each row: mostly in line from row to row, shifted or left out where the spec says so. */
function layCrossStreets(
  from: number,
  to: number,
  rows: number,
  options: { angle: number; spec: FabricSpec; book: RoadBook; random: Random },
): Cut[][] {
  const { spec, book, random } = options;
  const across = options.angle;
  const result: Cut[][] = [];
  let lines: Cut[] = [];
  for (let row = 0; row < rows; row++) {
    const shifts = spec.shiftEvery > 0 && row % spec.shiftEvery === 0;
    if (row === 0 || shifts) {
      const start = row === 0 ? from : from - spec.crossSpacing * random.next();
      lines = evenCuts(start, to, spec.crossSpacing, random, 0.16).map((offset) =>
        crossLine(across, offset, addRoad(book, 'street', 'cross').id),
      );
    }
    result.push(lines.filter(() => !random.chance(spec.omitCross)));
  }
  return result;
}

function crossLine(angle: number, offset: number, road: number): Cut {
  return lineAcross(angle + Math.PI / 2, -offset, road);
}

function evenCuts(from: number, to: number, spacing: number, random: Random, unevenness: number): number[] {
  const count = Math.max(1, Math.round((to - from) / spacing));
  const step = (to - from) / count;
  return Array.from({ length: count - 1 }, (_, i) => from + step * (i + 1 + random.between(-unevenness, unevenness)));
}

function roadOf(book: RoadBook, cuts: readonly Cut[], index: number): DraftRoad {
  return at(book.roads, at(at(cuts, index).roads, 0));
}

function offsetOf(line: { path: readonly Point[] }, angle: number): number {
  const [x, y] = at(line.path, 0);
  return y * Math.cos(angle) - x * Math.sin(angle);
}
