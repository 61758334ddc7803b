import type { Place, PlaceWithCount } from '../contract.ts';
import { metersBetween } from '#lib/geo.ts';

const MOST = 6;

/** Other areas with homes for sale, nearest first: of the same kind where there are any. */
export function nearAreas(place: Place, areas: readonly PlaceWithCount[]): PlaceWithCount[] {
  const { latitude, longitude } = place;
  if (latitude === null || longitude === null) return [];
  const away = (area: PlaceWithCount) =>
    area.latitude === null || area.longitude === null
      ? Number.POSITIVE_INFINITY
      : metersBetween({ latitude, longitude }, { latitude: area.latitude, longitude: area.longitude });
  const stocked = areas.filter((area) => area.slug !== place.slug && area.activeCount > 0);
  const alike = stocked.filter((area) => area.kind === place.kind);
  return (alike.length > 0 ? alike : stocked).toSorted((one, other) => away(one) - away(other)).slice(0, MOST);
}
