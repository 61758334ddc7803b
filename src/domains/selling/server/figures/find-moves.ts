import { sql } from 'kysely';
import { DEMONSTRATION_SOURCE } from '#domains/listings/contract.ts';
import type { Db } from '#platform/db/database.ts';
import type { ListingFigures } from '../../contract.ts';
import { MIN_PEERS, PEER_PRICE_SHARE, weeksBefore } from '../../model/figures.ts';
import type { PublicListing } from './find-peers.ts';

type Moves = NonNullable<ListingFigures['moves']>;

/**
 * What similar homes around did in the seven whole days before today: same kind, within {@link PEER_PRICE_SHARE} of the price, in
 * the same neighborhood, or in the city if fewer than {@link MIN_PEERS} of them are for sale there. Null where facts are missing.
 */
export async function findMoves(
  db: Db,
  listing: Omit<PublicListing, 'daysOnMarket'>,
  { today, timeZone }: { today: string; timeZone: string },
): Promise<Moves | null> {
  const { priceCents, kind, cityId, neighborhoodId } = listing;
  if (priceCents === null || kind === null || cityId === null) return null;
  const { week } = weeksBefore(today);
  const isDemonstration = listing.isDemonstration ? sql`=` : sql`<>`;
  const countIn = async (placeId: number, isNeighborhood: boolean): Promise<Moves> => {
    const around = isNeighborhood ? sql`map_neighborhood_id = ${placeId}` : sql`city_place_id = ${placeId}`;
    const similar = sql`${around} and display_listing and id <> ${listing.id} and property_sub_type = ${kind}
      and originating_system_name ${isDemonstration} ${DEMONSTRATION_SOURCE}
      and list_price_cents between ${Math.ceil(priceCents * (1 - PEER_PRICE_SHARE))}
        and ${Math.floor(priceCents * (1 + PEER_PRICE_SHARE))}`;
    const { rows } = await sql<Omit<Moves, 'from' | 'to'>>`
      select p.name as place, a.*, l.* from places p, (
        select count(*)::int as "forSale", (count(*) filter (where listed_on between ${week.from} and ${week.to}))::int as added,
          (count(*) filter (where list_price_cents < previous_list_price_cents
            and (price_change_timestamp at time zone ${timeZone})::date between ${week.from} and ${week.to}))::int as lowered
        from listings where standard_status = 'Active' and ${similar}) a, (
        select (count(*) filter (where standard_status <> 'Closed' and purchase_contract_date between ${week.from} and ${week.to}))::int
            as "underContract",
          (count(*) filter (where standard_status = 'Closed' and close_date between ${week.from} and ${week.to}))::int as sold
        from listings where standard_status in ('Active Under Contract', 'Pending', 'Closed') and city_place_id = ${cityId}
          and coalesce(close_date, purchase_contract_date) between ${week.from} and ${week.to} and ${similar}) l
      where p.id = ${placeId}`.execute(db);
    const [found] = rows;
    if (found === undefined) throw new Error(`There is no place ${placeId}`);
    return { ...found, ...week };
  };
  const near = neighborhoodId === null ? undefined : await countIn(neighborhoodId, true);
  return near !== undefined && near.forSale >= MIN_PEERS ? near : countIn(cityId, false);
}
