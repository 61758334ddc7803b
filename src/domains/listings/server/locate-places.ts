import { sql } from 'kysely';
import { locateWithoutBoundary, type PlaceExtent } from '#domains/places/server/index.ts';
import type { Context } from '#platform/verb/context.ts';

/**
 * Gives the places of real feeds, which come without boundaries, the middle and the extent of their homes.
 * Withheld addresses count where they are shown: blurred.
 */
export async function locatePlaces(ctx: Context, sources: readonly string[]): Promise<void> {
  for (const column of ['city_place_id', 'zip_place_id', 'map_neighborhood_id'] as const) {
    const { rows } = await sql<PlaceExtent>`
        select ${sql.ref(column)} as id, round(avg(map_latitude)::numeric, 6)::float8 as latitude, round(avg(map_longitude)::numeric, 6)::float8 as longitude,
          percentile_disc(0.02) within group (order by map_longitude) as west, percentile_disc(0.02) within group (order by map_latitude) as south,
          percentile_disc(0.98) within group (order by map_longitude) as east, percentile_disc(0.98) within group (order by map_latitude) as north
        from listings where ${sql.ref(column)} is not null and map_latitude is not null and display_listing
        group by 1`.execute(ctx.db);
    await locateWithoutBoundary(ctx.db, sources, rows);
  }
}
