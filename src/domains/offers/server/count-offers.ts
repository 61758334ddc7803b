import { sql } from 'kysely';
import { isCounted } from '#domains/accounts/server/index.ts';
import type { CountedOffers, OfferDay } from '#domains/selling/server/index.ts';
import type { Db } from '#platform/db/database.ts';

/** Counts offers by the day they were made, one a day and buyer; those that were taken back count too. */
export async function countOfferDays(db: Db, counted: CountedOffers): Promise<OfferDay[]> {
  if (counted.listingIds.length === 0) return [];
  const { rows } = await sql<OfferDay>`
    select o.listing_id as "listingId", (o.created_at at time zone ${counted.timeZone})::date::text as day,
      count(distinct o.user_id)::int as count
    from offers o join people u on u.id = o.user_id
    where o.listing_id = any(${[...counted.listingIds]}::bigint[]) and o.created_at between ${counted.from} and ${counted.to}
      and ${isCounted('u', counted)} and u.id <> all(${[...counted.leavesOut]}::text[])
    group by 1, 2 order by 2`.execute(db);
  return rows;
}
