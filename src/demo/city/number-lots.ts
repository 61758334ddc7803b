import { CENTERS } from './landscape.ts';
import { at, distance, pointAlong } from './plane.ts';
import type { Point } from './plane.ts';
import type { GroundLot } from './ground-lots.ts';
import type { DraftRoad } from './road-book.ts';
import { projectOnPath } from './road-segments.ts';

const NUMBERS_PER_METER = 0.9;
const METERS_PER_HUNDRED = 95;

interface Place {
  lot: GroundLot;
  along: number;
  left: boolean;
}

/**
 * Numbers lots along their roads: rising away from downtown, odd on one side and even on the other, the hundreds by
 * distance. No number occurs twice on a road.
 */
export function numberLots(lots: readonly GroundLot[]): Map<GroundLot, number> {
  const numbers = new Map<GroundLot, number>();
  for (const [road, onRoad] of Map.groupBy(lots, (lot) => lot.road)) {
    const places = onRoad.map((lot) => placeLot(road, lot)).toSorted((a, b) => a.along - b.along);
    const first = at(places, 0);
    const last = at(places, places.length - 1);
    const downtown = CENTERS[0]?.point ?? [0, 0];
    const reversed = distance(last.lot.planFront, downtown) < distance(first.lot.planFront, downtown);
    const start = reversed ? last : first;
    const base = 100 * Math.max(1, Math.floor(distance(start.lot.planFront, downtown) / METERS_PER_HUNDRED));
    const latest = { odd: 0, even: 0 };
    for (const place of reversed ? places.toReversed() : places) {
      const side = place.left === reversed ? 'odd' : 'even';
      const raw = base + Math.round(Math.abs(place.along - start.along) * NUMBERS_PER_METER);
      const parity = side === 'odd' ? 1 : 0;
      const number = Math.max(raw + ((raw + parity) % 2), latest[side] + 2);
      latest[side] = number;
      numbers.set(place.lot, number);
    }
  }
  return numbers;
}

function placeLot(road: DraftRoad, lot: GroundLot): Place {
  const first = at(road.parts, 0);
  if (road.parts.length === 1) {
    const { along } = projectOnPath(first.path, lot.planFront);
    return { lot, along, left: isLeft(pointAlong(first.path, along).angle, lot) };
  }
  const a = at(first.path, 0);
  const b = at(first.path, first.path.length - 1);
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const along = (lot.planFront[0] - a[0]) * Math.cos(angle) + (lot.planFront[1] - a[1]) * Math.sin(angle);
  return { lot, along, left: isLeft(angle, lot) };
}

function isLeft(angle: number, { planFront, planCenter }: GroundLot): boolean {
  const offset: Point = [planCenter[0] - planFront[0], planCenter[1] - planFront[1]];
  return Math.cos(angle) * offset[1] - Math.sin(angle) * offset[0] > 0;
}
