import type { Point } from './plane.ts';
import type { Bend } from './bend.ts';
import type { RoadClass } from './types.ts';

/** What a road is for decides its name and whether it survives where nobody lives. */
export type RoadPurpose =
  | 'motorway'
  | 'rail'
  | 'arterial'
  | 'collector'
  | 'shore'
  | 'frontage'
  | 'parkside'
  | 'row'
  | 'cross'
  | 'court'
  | 'path';

/** A road while the city is being laid out; its parts share a name but need not touch. */
export interface DraftRoad {
  id: number;
  class: RoadClass;
  purpose: RoadPurpose;
  parts: DraftPart[];
  /** Places where other roads meet it. */
  joints: Point[];
  name: string;
}

export interface DraftPart {
  path: Point[];
  bend: Bend | null;
}

export interface RoadBook {
  roads: DraftRoad[];
}

export function addRoad(book: RoadBook, roadClass: RoadClass, purpose: RoadPurpose, name = ''): DraftRoad {
  const road: DraftRoad = { id: book.roads.length, class: roadClass, purpose, parts: [], joints: [], name };
  book.roads.push(road);
  return road;
}

/** Adds a stretch of road and joins it to the roads it ends on. */
export function addPart(
  book: RoadBook,
  road: DraftRoad,
  path: Point[],
  ends: { fromRoad: number; toRoad: number },
  bend: Bend | null = null,
): void {
  road.parts.push({ path, bend });
  const first = path[0];
  const last = path[path.length - 1];
  if (first) joinRoad(book, ends.fromRoad, first);
  if (last) joinRoad(book, ends.toRoad, last);
}

export function joinRoad(book: RoadBook, roadId: number, point: Point): void {
  book.roads[roadId]?.joints.push(point);
}
