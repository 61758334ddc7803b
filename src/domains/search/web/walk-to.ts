import type { TravelInfo } from '#domains/travel/contract.ts';
import { DEFAULT_ARRIVE_BY } from '#domains/travel/web/index.ts';
import { isInBox } from '#lib/geo.ts';
import type { PlaceSuggestion } from '../contract.ts';
import { writeLimits } from './travel-limits.ts';

const WALK_MINUTES = 15;

/** The `commute` filter "within a walk of a point"; null if no stored network contains it. */
export function walkTo(point: PlaceSuggestion, { networks }: TravelInfo): string | null {
  const { latitude, longitude, label } = point;
  if (latitude === null || longitude === null) return null;
  const isCovered = networks.some(({ bounds: [west, south, east, north] }) =>
    isInBox([longitude, latitude], { west, south, east, north }),
  );
  if (!isCovered) return null;
  const to = { longitude, latitude };
  return writeLimits([{ to, mode: 'walk', minutes: WALK_MINUTES, arriveBy: DEFAULT_ARRIVE_BY, label: label.slice(0, 60) }]);
}
