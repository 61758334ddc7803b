import { applyBend } from './bend.ts';
import type { Bend } from './bend.ts';
import { at, distance, distanceToSegment } from './plane.ts';
import type { Point } from './plane.ts';
import type { DraftPart, DraftRoad, RoadBook } from './road-book.ts';

/** A stretch of road between two junctions, still in the flat plan. */
export interface Segment {
  road: DraftRoad;
  part: number;
  bend: Bend | null;
  from: number;
  to: number;
  path: Point[];
  middle: Point;
  length: number;
}

interface Junction {
  point: Point;
  /** Where the point lies once its streets are curved. */
  bent: Point;
}

export interface SegmentNet {
  junctions: Junction[];
  segments: Segment[];
  byRoad: Segment[][];
}

const SNAP_M = 0.9;
const ON_ROAD_M = 1.5;

/** Breaks every road at the places where others meet it. */
export function breakIntoSegments(book: RoadBook): SegmentNet {
  const net: SegmentNet = { junctions: [], segments: [], byRoad: book.roads.map(() => []) };
  const findJunction = createSnapper(net.junctions);
  for (const road of book.roads) {
    const stops = assignJoints(road);
    road.parts.forEach((part, index) => {
      breakPart(road, index, part, at(stops, index), net, findJunction);
    });
  }
  return net;
}

function createSnapper(junctions: Junction[]): (point: Point, bend: Bend | null) => number {
  const cells = new Map<string, number[]>();
  return (point, bend) => {
    const cx = Math.floor(point[0] / 2);
    const cy = Math.floor(point[1] / 2);
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        for (const id of cells.get(`${cx + dx},${cy + dy}`) ?? []) {
          const junction = at(junctions, id);
          if (distance(junction.point, point) > SNAP_M) continue;
          if (!bend) junction.bent = junction.point;
          return id;
        }
      }
    }
    const id = junctions.length;
    junctions.push({ point, bent: applyBend(bend, point) });
    const key = `${cx},${cy}`;
    const cell = cells.get(key);
    if (cell) cell.push(id);
    else cells.set(key, [id]);
    return id;
  };
}

interface Stop {
  along: number;
  point: Point;
}

/** For each part of a road, the joints that lie on it, by distance from its start. */
function assignJoints(road: DraftRoad): Stop[][] {
  const stops: Stop[][] = road.parts.map(() => []);
  const boxes = road.parts.map((part) => partBox(part));
  for (const joint of road.joints) {
    let best: { part: number; along: number; off: number } | null = null;
    for (let index = 0; index < road.parts.length; index++) {
      const box = at(boxes, index);
      if (joint[0] < box[0] || joint[1] < box[1] || joint[0] > box[2] || joint[1] > box[3]) continue;
      const found = projectOnPath(at(road.parts, index).path, joint);
      if (found.off < ON_ROAD_M && (!best || found.off < best.off)) best = { part: index, ...found };
    }
    if (best) at(stops, best.part).push({ along: best.along, point: joint });
  }
  return stops;
}

function partBox(part: DraftPart): readonly [number, number, number, number] {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of part.path) {
    minX = Math.min(minX, x);
    minY = Math.min(minY, y);
    maxX = Math.max(maxX, x);
    maxY = Math.max(maxY, y);
  }
  return [minX - ON_ROAD_M, minY - ON_ROAD_M, maxX + ON_ROAD_M, maxY + ON_ROAD_M];
}

export function projectOnPath(path: readonly Point[], point: Point): { along: number; off: number } {
  let walked = 0;
  let best = { along: 0, off: Infinity };
  for (let i = 1; i < path.length; i++) {
    const a = at(path, i - 1);
    const b = at(path, i);
    const length = distance(a, b);
    const off = distanceToSegment(point, a, b);
    if (off < best.off) {
      const t = length === 0 ? 0 : ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / length;
      best = { along: walked + Math.min(length, Math.max(0, t)), off };
    }
    walked += length;
  }
  return best;
}

function breakPart(
  road: DraftRoad,
  part: number,
  draft: DraftPart,
  joints: readonly Stop[],
  net: SegmentNet,
  findJunction: (point: Point, bend: Bend | null) => number,
): void {
  const { path, bend } = draft;
  let walked = 0;
  const corners = path.map((point, i): Stop => {
    if (i > 0) walked += distance(at(path, i - 1), point);
    return { along: walked, point };
  });
  const sorted = joints.toSorted((a, b) => a.along - b.along);
  const stops = [
    at(corners, 0),
    ...sorted.filter((stop) => stop.along > 0.01 && stop.along < walked - 0.01),
    at(corners, corners.length - 1),
  ];
  let corner = 1;
  for (let i = 1; i < stops.length; i++) {
    const start = at(stops, i - 1);
    const end = at(stops, i);
    const inner: Point[] = [];
    while (corner < corners.length - 1 && at(corners, corner).along <= end.along) {
      const candidate = at(corners, corner);
      if (candidate.along > start.along + SNAP_M && candidate.along < end.along - SNAP_M) inner.push(candidate.point);
      corner++;
    }
    const from = findJunction(start.point, bend);
    const to = findJunction(end.point, bend);
    if (from === to && inner.length === 0) continue;
    const full = [start.point, ...inner, end.point];
    const segment: Segment = {
      road,
      part,
      bend,
      from,
      to,
      path: full,
      middle: middleOf(full),
      length: end.along - start.along,
    };
    net.segments.push(segment);
    at(net.byRoad, road.id).push(segment);
  }
}

function middleOf(path: readonly Point[]): Point {
  if (path.length > 2) return at(path, Math.floor(path.length / 2));
  const [a, b] = [at(path, 0), at(path, 1)];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** The segment of a road on which a point lies. */
export function segmentAt(net: SegmentNet, road: number, point: Point): Segment | null {
  let best: Segment | null = null;
  let least = 25;
  for (const segment of net.byRoad[road] ?? []) {
    for (let i = 1; i < segment.path.length; i++) {
      const off = distanceToSegment(point, at(segment.path, i - 1), at(segment.path, i));
      if (off < least) {
        least = off;
        best = segment;
      }
    }
  }
  return best;
}
