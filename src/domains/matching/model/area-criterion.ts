import { formatNumber } from '#lib/format.ts';
import { isInRing, type LngLat, metersBetween, METERS_PER_MILE } from '#lib/geo.ts';
import type { BuyerProfile } from '../contract.ts';
import { type Criterion, judgeKnown, verdictOf } from './criterion.ts';
import type { MatchHome } from './match-home.ts';
import { nearness } from './near-misses.ts';

/** How far outside a drawn area a home is still a close call. */
export const AREA_EDGE_METERS = 0.5 * METERS_PER_MILE;

/** "In one of my places or drawn areas"; null if neither is given. */
export function areaCriterion(where: BuyerProfile['where'], placeIds: readonly number[]): Criterion[] {
  if (where.places.length === 0 && where.rings.length === 0) return [];
  return [
    {
      id: 'where',
      label: 'Area',
      stance: where.isMust ? 'must' : 'nice',
      weight: where.weight,
      giveUp: 'Look outside your areas',
      utility: (home) => {
        if (home.placeIds.some((id) => placeIds.includes(id))) return 1;
        if (where.rings.length === 0) return home.placeIds.length > 0 ? 0 : null;
        const meters = metersOutside(home, where.rings);
        return meters === null ? null : nearness(meters, AREA_EDGE_METERS);
      },
      judge: (home) => {
        if (home.placeIds.some((id) => placeIds.includes(id)))
          return { utility: 1, verdict: 'met', text: 'in an area you named' };
        if (where.rings.length === 0) {
          const isPlaced = home.placeIds.length > 0;
          return isPlaced
            ? { utility: 0, verdict: 'missed', text: 'outside the areas you named' }
            : { utility: null, verdict: 'unknown', text: 'the listing does not say where' };
        }
        return judgeKnown(metersOutside(home, where.rings), (meters) => {
          const utility = nearness(meters, AREA_EDGE_METERS);
          return { utility, verdict: verdictOf(utility, meters === 0), text: tellDistance(meters) };
        });
      },
    },
  ];
}

function tellDistance(meters: number): string {
  if (meters === 0) return 'inside the area you drew';
  return `${formatNumber(Math.max(0.1, meters / METERS_PER_MILE), 1)} mi outside your area`;
}

/** Meters to the nearest ring, 0 inside; null if the home's place is unknown. */
function metersOutside({ latitude, longitude }: MatchHome, rings: readonly (readonly LngLat[])[]): number | null {
  if (latitude === null || longitude === null) return null;
  if (rings.some((ring) => isInRing([longitude, latitude], ring))) return 0;
  return Math.min(...rings.map((ring) => metersToRing({ latitude, longitude }, ring)));
}

function metersToRing(point: { latitude: number; longitude: number }, ring: readonly LngLat[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  let previous = ring.at(-1);
  for (const corner of ring) {
    if (previous !== undefined) nearest = Math.min(nearest, metersToSegment(point, previous, corner));
    previous = corner;
  }
  return nearest;
}

// Measures in degrees, with east-west shrunk by the latitude: accurate to a meter over a mile.
function metersToSegment(point: { latitude: number; longitude: number }, from: LngLat, to: LngLat): number {
  const shrink = Math.cos((point.latitude * Math.PI) / 180);
  const [ax, ay] = [(from[0] - point.longitude) * shrink, from[1] - point.latitude];
  const [dx, dy] = [(to[0] - from[0]) * shrink, to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length));
  return metersBetween(point, {
    latitude: point.latitude + ay + along * dy,
    longitude: point.longitude + (ax + along * dx) / shrink,
  });
}
