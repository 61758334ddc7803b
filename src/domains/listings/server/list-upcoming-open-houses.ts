import { sql } from 'kysely';
import type { Context } from '#platform/verb/context.ts';
import type { ListingSummary } from '../contract.ts';
import { loadHomes, PUBLIC_OPEN_HOUSES } from './load-summaries.ts';

export interface UpcomingOpenHouse {
  id: number;
  startsAt: Date;
  endsAt: Date;
  isOnline: boolean;
  home: ListingSummary;
}

/** Open houses, not yet over, that anyone may come to, of homes that may be shown; soonest first. */
export async function listUpcomingOpenHouses(ctx: Context, listingKeys: readonly string[]): Promise<UpcomingOpenHouse[]> {
  const { db, now } = ctx;
  if (listingKeys.length === 0) return [];
  const { rows } = await sql<{ id: number; listingId: number; startsAt: Date; endsAt: Date; kind: string }>`
    select o.id, o.listing_id as "listingId", o.starts_at as "startsAt", o.ends_at as "endsAt", o.kind
    from open_houses o join listings l on l.id = o.listing_id
    where l.listing_key = any(${[...listingKeys]}) and l.display_listing
      and o.ends_at > ${now} and o.status = 'Active' and o.kind = any(${PUBLIC_OPEN_HOUSES})
    order by o.starts_at, o.id`.execute(db);
  const homes = await loadHomes(
    ctx,
    rows.map((row) => row.listingId),
  );
  return rows.flatMap(({ id, listingId, startsAt, endsAt, kind }) => {
    const home = homes.get(listingId);
    return home === undefined ? [] : [{ id, startsAt, endsAt, isOnline: kind.startsWith('Livestream'), home }];
  });
}
