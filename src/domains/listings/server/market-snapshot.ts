import { sql } from 'kysely';
import type { Context } from '#platform/verb/context.ts';

/** Which column of a listing names a place of this kind. A withheld address is found by city and ZIP code only. */
const PLACE_COLUMNS = { city: 'city_place_id', zip: 'zip_place_id', neighborhood: 'map_neighborhood_id' } as const;

export type ListingPlaceKind = keyof typeof PLACE_COLUMNS;

export interface MarketFigures {
  activeCount: number;
  medianListPriceCents: number | null;
  medianPricePerSquareFootCents: number | null;
  medianDaysOnMarket: number | null;
  newInLastWeek: number;
  soldCount: number;
  medianClosePriceCents: number | null;
  saleToList: number | null;
  /** How many homes are behind the figures that do not cover every home. */
  perSquareFootCount: number;
  daysOnMarketCount: number;
  saleToListCount: number;
}

/**
 * How the market of a place stands on a day (YYYY-MM-DD). Sale-to-list is the mean of close price over last list price,
 * sales at half the list price or less left out (the definition of Redfin's Data Center).
 */
export async function summarizeMarket(
  ctx: Context,
  place: { kind: ListingPlaceKind; ids: number[] },
  asOf: string,
): Promise<MarketFigures> {
  const column = sql.ref(PLACE_COLUMNS[place.kind]);
  const { rows } = await sql<MarketFigures>`
    with here as (select * from listings where display_listing and ${column} = any(${place.ids})),
    active as (
      select count(*)::int as n,
        percentile_cont(0.5) within group (order by list_price_cents) as price,
        percentile_cont(0.5) within group (order by list_price_cents::float8 / nullif(living_area_sqft, 0)) as per_sqft,
        count(list_price_cents::float8 / nullif(living_area_sqft, 0))::int as per_sqft_n,
        percentile_cont(0.5) within group (order by ${asOf}::date - on_market_date) as days,
        count(on_market_date)::int as days_n,
        count(*) filter (where on_market_date > ${asOf}::date - 7)::int as fresh
      from here where standard_status = 'Active'),
    sold as (
      select count(*)::int as n,
        percentile_cont(0.5) within group (order by close_price_cents) as price,
        avg(close_price_cents::float8 / list_price_cents) filter (where close_price_cents > list_price_cents * 0.5) as ratio,
        count(*) filter (where close_price_cents > list_price_cents * 0.5)::int as ratio_n
      from here where standard_status = 'Closed' and close_price_cents is not null
        and close_date > ${asOf}::date - interval '12 months' and close_date <= ${asOf}::date)
    select active.n as "activeCount", active.price as "medianListPriceCents", active.per_sqft as "medianPricePerSquareFootCents",
      active.days as "medianDaysOnMarket", active.fresh as "newInLastWeek",
      sold.n as "soldCount", sold.price as "medianClosePriceCents", sold.ratio as "saleToList",
      active.per_sqft_n as "perSquareFootCount", active.days_n as "daysOnMarketCount", sold.ratio_n as "saleToListCount"
    from active, sold`.execute(ctx.db);
  const [figures] = rows;
  if (figures === undefined) throw new Error('an aggregate always answers one row');
  return figures;
}

/** Homes for sale now by place, for all places of a kind. */
export async function countActiveByPlace(ctx: Context, kind: ListingPlaceKind): Promise<Map<number, number>> {
  const column = sql.ref(PLACE_COLUMNS[kind]);
  const { rows } = await sql<{ id: number; n: number }>`
    select ${column} as id, count(*)::int as n from listings
    where display_listing and standard_status = 'Active' and ${column} is not null group by 1`.execute(ctx.db);
  return new Map(rows.map((row) => [row.id, row.n]));
}

/** The center of the homes for sale: where a map opens. Null where there are none. */
export async function findMarketCenter(ctx: Context): Promise<[longitude: number, latitude: number] | null> {
  const { rows } = await sql<{ longitude: number | null; latitude: number | null }>`
    select percentile_cont(0.5) within group (order by map_longitude) as longitude,
      percentile_cont(0.5) within group (order by map_latitude) as latitude
    from (select map_longitude, map_latitude from listings where display_listing and standard_status = 'Active' limit 50000) as sample`.execute(
    ctx.db,
  );
  const [row] = rows;
  return row?.longitude == null || row.latitude == null ? null : [row.longitude, row.latitude];
}
