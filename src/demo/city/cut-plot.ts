import { at, boxOf, distance, mix } from './plane.ts';
import type { Chord, Cut, Piece, Plot, Point } from './plane.ts';

interface Crossing {
  /** Edge of the plot and position on it. */
  edge: number;
  onEdge: number;
  /** Segment of the path and position on it. */
  segment: number;
  onSegment: number;
  point: Point;
}

interface ChordEnd extends Crossing {
  chord: number;
  entering: boolean;
  partner: number;
}

/**
 * Cuts a plot along paths that do not cross each other. Each path starts outside the plot; where it passes through
 * (also several times) the plot falls apart. Pieces keep the roads of their edges.
 */
export function cutPlot(
  plot: Plot,
  cuts: readonly Cut[],
  options: { longestOnly?: boolean } = {},
): { pieces: Piece[]; chords: Chord[] } {
  const ends: ChordEnd[] = [];
  const chords: Chord[] = [];
  cuts.forEach((cut, cutIndex) => {
    const found = findCrossings(plot, cut);
    const crossings = options.longestOnly ? keepLongest(found) : found;
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const enter = at(crossings, i);
      const leave = at(crossings, i + 1);
      const chord = chords.length;
      chords.push({
        cut: cutIndex,
        path: [enter.point, ...cut.path.slice(enter.segment + 1, leave.segment + 1), leave.point],
        fromRoad: at(plot.roads, enter.edge),
        toRoad: at(plot.roads, leave.edge),
        entersOn: at(cut.roads, enter.segment),
        leavesOn: at(cut.roads, leave.segment),
      });
      ends.push({ ...enter, chord, entering: true, partner: -1 }, { ...leave, chord, entering: false, partner: -1 });
    }
  });
  if (ends.length === 0) return { pieces: [{ ...plot, side: 'none' }], chords };

  ends.sort((a, b) => a.edge - b.edge || a.onEdge - b.onEdge);
  const firstSeen = new Map<number, number>();
  ends.forEach((end, index) => {
    const other = firstSeen.get(end.chord);
    if (other === undefined) {
      firstSeen.set(end.chord, index);
      return;
    }
    end.partner = other;
    at(ends, other).partner = index;
  });
  return { pieces: walkPieces(plot, cuts, chords, ends), chords };
}

function keepLongest(crossings: readonly Crossing[]): Crossing[] {
  let best: Crossing[] = [];
  let longest = 0;
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const pair = [at(crossings, i), at(crossings, i + 1)] as const;
    const length = distance(pair[0].point, pair[1].point);
    if (length > longest) {
      longest = length;
      best = [...pair];
    }
  }
  return best;
}

function walkPieces(plot: Plot, cuts: readonly Cut[], chords: readonly Chord[], ends: readonly ChordEnd[]): Piece[] {
  const visited = new Uint8Array(ends.length);
  const pieces: Piece[] = [];
  for (let start = 0; start < ends.length; start++) {
    if (visited[start]) continue;
    const points: Point[] = [];
    const roads: number[] = [];
    let left = false;
    let right = false;
    let current = start;
    do {
      visited[current] = 1;
      const next = (current + 1) % ends.length;
      walkBoundary(plot, at(ends, current), at(ends, next), points, roads);
      const end = at(ends, next);
      walkChord(at(cuts, at(chords, end.chord).cut), at(chords, end.chord), end, at(ends, end.partner), points, roads);
      if (end.entering) left = true;
      else right = true;
      current = end.partner;
    } while (current !== start && points.length < 100_000);
    pieces.push({ points, roads, side: left && right ? 'both' : left ? 'left' : 'right' });
  }
  return pieces;
}

function walkBoundary(plot: Plot, from: ChordEnd, to: ChordEnd, points: Point[], roads: number[]): void {
  const count = plot.points.length;
  points.push(from.point);
  roads.push(at(plot.roads, from.edge));
  const sameEdge = from.edge === to.edge && to.onEdge > from.onEdge;
  if (sameEdge) return;
  let edge = from.edge;
  do {
    edge = (edge + 1) % count;
    points.push(at(plot.points, edge));
    roads.push(at(plot.roads, edge));
  } while (edge !== to.edge);
}

function walkChord(cut: Cut, chord: Chord, from: ChordEnd, to: ChordEnd, points: Point[], roads: number[]): void {
  const inner = chord.path.length - 2;
  points.push(from.point);
  if (from.entering) {
    roads.push(at(cut.roads, from.segment));
    for (let i = 1; i <= inner; i++) {
      points.push(at(chord.path, i));
      roads.push(at(cut.roads, from.segment + i));
    }
    return;
  }
  roads.push(at(cut.roads, from.segment));
  for (let i = inner; i >= 1; i--) {
    points.push(at(chord.path, i));
    roads.push(at(cut.roads, to.segment + i - 1));
  }
}

function findCrossings(plot: Plot, cut: Cut): Crossing[] {
  const box = boxOf(plot.points);
  const count = plot.points.length;
  const crossings: Crossing[] = [];
  for (let segment = 0; segment + 1 < cut.path.length; segment++) {
    const [px, py] = at(cut.path, segment);
    const [qx, qy] = at(cut.path, segment + 1);
    if (Math.max(px, qx) < box.minX || Math.min(px, qx) > box.maxX) continue;
    if (Math.max(py, qy) < box.minY || Math.min(py, qy) > box.maxY) continue;
    const dx = qx - px;
    const dy = qy - py;
    for (let edge = 0; edge < count; edge++) {
      const a = at(plot.points, edge);
      const b = at(plot.points, (edge + 1) % count);
      const ex = b[0] - a[0];
      const ey = b[1] - a[1];
      const cross = dx * ey - dy * ex;
      if (cross === 0) continue;
      const onSegment = ((a[0] - px) * ey - (a[1] - py) * ex) / cross;
      const onEdge = ((a[0] - px) * dy - (a[1] - py) * dx) / cross;
      if (onSegment < 0 || onSegment >= 1 || onEdge < 0 || onEdge >= 1) continue;
      crossings.push({ edge, onEdge, segment, onSegment, point: mix(a, b, onEdge) });
    }
  }
  return crossings.toSorted((a, b) => a.segment - b.segment || a.onSegment - b.onSegment);
}
