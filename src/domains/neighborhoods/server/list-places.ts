import { countActiveByPlace } from '#domains/listings/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import type { PlaceWithCount } from '../contract.ts';
import { presentPlace } from './present.ts';
import { listPlaceRows } from './queries.ts';

interface CityTree extends PlaceWithCount {
  neighborhoods: PlaceWithCount[];
  zips: PlaceWithCount[];
}

/** Every city with homes for sale, the busiest first, and the places in it. */
export async function listPlaces(ctx: Context): Promise<{ cities: CityTree[] }> {
  const [rows, byCity, byNeighborhood, byZip] = await Promise.all([
    listPlaceRows(ctx.db, { kinds: ['city', 'neighborhood', 'zip'] }),
    countActiveByPlace(ctx, 'city'),
    countActiveByPlace(ctx, 'neighborhood'),
    countActiveByPlace(ctx, 'zip'),
  ]);
  const byParent = Map.groupBy(rows, (row) => row.parent_id);
  const within = (kind: string, parentId: number, counts: Map<number, number>) =>
    (byParent.get(parentId) ?? [])
      .filter((row) => row.kind === kind && (counts.get(row.id) ?? 0) > 0)
      .map((row) => ({ ...presentPlace(row), activeCount: counts.get(row.id) ?? 0 }));
  const cities = rows
    .filter((row) => row.kind === 'city' && (byCity.get(row.id) ?? 0) > 0)
    .map((row) => ({
      ...presentPlace(row),
      activeCount: byCity.get(row.id) ?? 0,
      neighborhoods: within('neighborhood', row.id, byNeighborhood),
      zips: within('zip', row.id, byZip),
    }))
    .toSorted((a, b) => b.activeCount - a.activeCount || a.name.localeCompare(b.name));
  return { cities };
}
