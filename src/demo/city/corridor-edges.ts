import { contourField, mapField, sampleField } from './field.ts';
import { at, centroid, contains, distance, mix, NO_ROAD, roundRing, signedArea } from './plane.ts';
import type { Cut, Piece, Plot, Point } from './plane.ts';
import { cutPlot } from './cut-plot.ts';
import { addRoad, joinRoad } from './road-book.ts';
import type { RoadBook, RoadPurpose } from './road-book.ts';
import { lineAcross } from './split-districts.ts';
import { CORRIDOR_KINDS, isBuildable, nearestCorridor } from './terrain.ts';
import type { CorridorKind, Terrain } from './terrain.ts';

/** The edge of the land that can be built on, as a closed path with buildable land on its left. */
type CorridorEdge = Cut;

const PURPOSE: Record<CorridorKind, RoadPurpose> = {
  water: 'shore',
  motorway: 'frontage',
  rail: 'frontage',
  creek: 'parkside',
  park: 'parkside',
};

const LONGEST_NAME_M = 3200;
const SHORTEST_RUN_M = 160;

/** Finds the edges of all corridors and lays a road along each, so that every street ends on a road. */
export function layCorridorEdges(terrain: Terrain, book: RoadBook): CorridorEdge[] {
  const least = mapField(terrain.corridors.water, (x, y, held) => {
    let value = held;
    for (const kind of CORRIDOR_KINDS) value = Math.min(value, sampleField(terrain.corridors[kind], x, y));
    return value;
  });
  const edges: CorridorEdge[] = [];
  for (const polygon of contourField(least, 0, 2.4)) {
    for (const ring of polygon) {
      if (Math.abs(signedArea(ring)) < 4000) continue;
      edges.push(layEdge(terrain, book, roundRing(ring.toReversed())));
    }
  }
  return edges;
}

function layEdge(terrain: Terrain, book: RoadBook, ring: Point[]): CorridorEdge {
  const start = Math.max(
    0,
    ring.findIndex((point) => !contains(terrain.metro, point)),
  );
  const open = [...ring.slice(start), ...ring.slice(0, start)];
  const path = [...open, at(open, 0)];
  const kinds = smoothKinds(
    path,
    open.map((point, i) => kindOf(terrain, mix(point, at(path, i + 1), 0.5))),
  );
  const roads: number[] = [];
  let from = 0;
  let length = 0;
  for (let i = 0; i < kinds.length; i++) {
    length += distance(at(path, i), at(path, i + 1));
    const kind = at(kinds, i);
    const ends = i + 1 === kinds.length || kinds[i + 1] !== kind || length > LONGEST_NAME_M;
    if (!ends) continue;
    const road = kind === null ? null : addRoad(book, 'street', PURPOSE[kind]);
    if (road) road.parts.push({ path: path.slice(from, i + 2), bend: null });
    for (let k = from; k <= i; k++) roads.push(road?.id ?? NO_ROAD);
    from = i + 1;
    length = 0;
  }
  return { path, roads };
}

function kindOf(terrain: Terrain, point: Point): CorridorKind | null {
  return contains(terrain.metro, point) ? nearestCorridor(terrain, point[0], point[1]).kind : null;
}

/** Runs too short for their own name take the kind of the run before. */
function smoothKinds(path: readonly Point[], kinds: (CorridorKind | null)[]): (CorridorKind | null)[] {
  const result = kinds.slice();
  let from = 0;
  for (let i = 0; i < result.length; i++) {
    if (i + 1 < result.length && result[i + 1] === result[from]) continue;
    const before = result[from - 1];
    let length = 0;
    for (let k = from; k <= i; k++) length += distance(at(path, k), at(path, k + 1));
    if (length < SHORTEST_RUN_M && before !== undefined && before !== null && result[from] !== null) {
      result.fill(before, from, i + 1);
    }
    from = i + 1;
  }
  return result;
}

/** The parts of a district that can be built on, cut along the corridors; joins the roads that meet there. */
export function cutOutCorridors(
  district: Plot,
  angle: number,
  edges: readonly CorridorEdge[],
  terrain: Terrain,
  book: RoadBook,
): Plot[] {
  let pieces = cutAlong(district, edges, book);
  for (const edge of edges) {
    if (edge.path.some((point, i) => i % 4 === 0 && !contains(district.points, point))) continue;
    if (signedArea(edge.path.slice(0, -1)) > 0) continue;
    pieces = pieces.flatMap((piece) => openHole(piece, edge, angle, book));
  }
  return pieces.filter((piece) => piece.side === 'left' || (piece.side === 'none' && hasLand(terrain, piece)));
}

/** A hole becomes a bay: a street through its middle splits the piece around it. */
function openHole(piece: Piece, edge: CorridorEdge, angle: number, book: RoadBook): Piece[] {
  if (!contains(piece.points, at(edge.path, 0))) return [piece];
  const [x, y] = centroid(edge.path.slice(0, -1));
  const road = addRoad(book, 'street', 'row');
  const offset = y * Math.cos(angle) - x * Math.sin(angle);
  const { pieces, chords } = cutPlot(piece, [lineAcross(angle, offset, road.id)], { longestOnly: true });
  for (const chord of chords) {
    road.parts.push({ path: chord.path, bend: null });
    joinRoad(book, chord.fromRoad, at(chord.path, 0));
    joinRoad(book, chord.toRoad, at(chord.path, chord.path.length - 1));
  }
  return pieces.flatMap((half) => cutAlong({ points: half.points, roads: half.roads }, [edge], book));
}

function cutAlong(plot: Plot, edges: readonly CorridorEdge[], book: RoadBook): Piece[] {
  const cuts = edges.flatMap((edge) => startOutside(edge, plot) ?? []);
  const { pieces, chords } = cutPlot(plot, cuts);
  for (const chord of chords) {
    const first = at(chord.path, 0);
    const last = at(chord.path, chord.path.length - 1);
    joinRoad(book, chord.fromRoad, first);
    joinRoad(book, chord.entersOn, first);
    joinRoad(book, chord.toRoad, last);
    joinRoad(book, chord.leavesOn, last);
  }
  return pieces;
}

function startOutside(edge: CorridorEdge, plot: Plot): Cut | null {
  const start = edge.path.findIndex((point) => !contains(plot.points, point));
  if (start < 0) return null;
  const open = edge.path.slice(0, -1);
  const first = start % open.length;
  const rotated = [...open.slice(first), ...open.slice(0, first)];
  return { path: [...rotated, at(rotated, 0)], roads: [...edge.roads.slice(first), ...edge.roads.slice(0, first)] };
}

function hasLand(terrain: Terrain, piece: Plot): boolean {
  const land = piece.points.filter((point) => isBuildable(terrain, point)).length;
  return land * 2 > piece.points.length;
}
