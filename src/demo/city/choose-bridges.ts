import { sampleField } from './field.ts';
import { at, densify, distance } from './plane.ts';
import type { Segment, SegmentNet } from './road-segments.ts';
import type { Terrain } from './terrain.ts';
import type { RoadClass } from './types.ts';

/** From shore road to shore road, in meters. */
const LONGEST: Partial<Record<RoadClass, number>> = { arterial: 860, collector: 430 };
const APART: Partial<Record<RoadClass, number>> = { arterial: 330, collector: 800 };
const IN_CORRIDOR_M = -6;

interface Crossing {
  segments: Segment[];
  length: number;
}

/** Where larger roads cross the river: arterials wherever they can, collectors where no other bridge is near. */
export function chooseBridges(terrain: Terrain, net: SegmentNet): Set<Segment> {
  const chosen: Crossing[] = [];
  const crossings = net.byRoad.flatMap((segments) => {
    const roadClass = segments[0]?.road.class;
    return roadClass === 'arterial' || roadClass === 'collector' ? findCrossings(terrain, segments) : [];
  });
  const order = (crossing: Crossing): number => (classOf(crossing) === 'arterial' ? 0 : 10_000) + crossing.length;
  for (const crossing of crossings.toSorted((a, b) => order(a) - order(b))) {
    const roadClass = classOf(crossing);
    if (crossing.length > (LONGEST[roadClass] ?? 0)) continue;
    const apart = APART[roadClass] ?? 0;
    const middle = at(crossing.segments, Math.floor(crossing.segments.length / 2)).middle;
    const isNear = chosen.some(({ segments }) => segments.some((segment) => distance(segment.middle, middle) < apart));
    if (!isNear) chosen.push(crossing);
  }
  return new Set(chosen.flatMap(({ segments }) => segments));
}

function classOf(crossing: Crossing): RoadClass {
  return at(crossing.segments, 0).road.class;
}

/** Runs of segments over water that begin and end on land. */
function findCrossings(terrain: Terrain, segments: readonly Segment[]): Crossing[] {
  const crossings: Crossing[] = [];
  let run: Segment[] = [];
  let isWet = false;
  segments.forEach((segment, i) => {
    const before = segments[i - 1];
    const follows = before !== undefined && before.part === segment.part && before.to === segment.from;
    if (!follows) [run, isWet] = [[], false];
    const depth = deepest(terrain, segment);
    if (depth.corridor < IN_CORRIDOR_M) {
      const startsOnLand = run.length > 0 || (follows && before !== undefined);
      if (startsOnLand) run.push(segment);
      isWet ||= depth.water < 4;
      return;
    }
    if (run.length > 0 && isWet) {
      crossings.push({ segments: run, length: run.reduce((sum, { length }) => sum + length, 0) });
    }
    [run, isWet] = [[], false];
  });
  return crossings;
}

function deepest(terrain: Terrain, { path, middle }: Segment): { water: number; corridor: number } {
  const least = { water: Infinity, corridor: Infinity };
  for (const [x, y] of [middle, ...densify(path, 12).slice(1, -1)]) {
    least.water = Math.min(least.water, sampleField(terrain.water, x, y));
    least.corridor = Math.min(least.corridor, sampleField(terrain.corridors.water, x, y));
  }
  return least;
}
