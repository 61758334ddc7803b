import { sql } from 'kysely';
import type { Coordinates } from '#lib/geo.ts';
import type { Db } from '#platform/db/database.ts';
import type { SoldHome } from '../model/home.ts';
import { homeOf, parcelColumns, type ParcelRow } from './market-records.ts';

interface RateSaleRow extends ParcelRow {
  saleId: number;
  contractDate: string | null;
  closeDate: string;
  priceCents: number;
  concessionsCents: number;
}

export interface RateMarket {
  near: Coordinates;
  state: string;
  propertySubType: string;
  before: string;
  months: number;
  /** How many of the nearest sales to use. */
  most: number;
}

/**
 * The last arm's-length sale of each home of one kind in a state in the months before a date, of those nearest to a place: what
 * rates are learned from. Facts are recorded as they stand today, and an earlier sale may have been of another home. In one
 * text, since tens of thousands of rows would hold up the thread that reads them: `readRateSales` does in another. The same
 * sales are the same text.
 */
export async function fetchRateSales(db: Db, where: RateMarket): Promise<string> {
  const { near } = where;
  const { rows } = await sql<{ sales: string }>`
    select coalesce(json_agg(r order by r."saleId"), '[]')::text as sales from (
      select ${parcelColumns}, s.id as "saleId", s.contract_date as "contractDate", s.close_date as "closeDate",
        s.close_price_cents as "priceCents", s.concessions_cents as "concessionsCents"
      from (
        select distinct on (parcel_id) * from sales
        where arms_length and close_date <= ${where.before}::date
          and close_date > ${where.before}::date - make_interval(months => ${where.months}::int)
        order by parcel_id, close_date desc
      ) s join parcels p on p.id = s.parcel_id left join places h on h.id = p.neighborhood_id
      where p.property_sub_type = ${where.propertySubType} and p.state_or_province = ${where.state}
      order by (p.latitude - ${near.latitude}) ^ 2 + ((p.longitude - ${near.longitude}) * cos(radians(${near.latitude}))) ^ 2, s.id
      limit ${where.most}
    ) r`.execute(db);
  return rows[0]?.sales ?? '[]';
}

/** What `fetchRateSales` fetched. */
export function readRateSales(text: string): SoldHome[] {
  const rows = JSON.parse(text) as RateSaleRow[];
  return rows.flatMap(({ saleId, contractDate, closeDate, priceCents, concessionsCents, ...row }) => {
    const home = homeOf(row);
    if (home === null) return [];
    return [{ key: `sale:${saleId}`, home, contractDate: contractDate ?? closeDate, closeDate, priceCents, concessionsCents }];
  });
}

/** The kind of home of which most sold at arm's length in a state in the months before a date. */
export async function findCommonestKind(
  db: Db,
  { state, before, months }: Pick<RateMarket, 'state' | 'before' | 'months'>,
): Promise<string | undefined> {
  const { rows } = await sql<{ kind: string }>`
    select p.property_sub_type as kind from sales s join parcels p on p.id = s.parcel_id
    where s.arms_length and s.close_date <= ${before}::date and s.close_date > ${before}::date - make_interval(months => ${months}::int)
      and p.state_or_province = ${state} and p.property_sub_type is not null
    group by p.property_sub_type order by count(*) desc, kind limit 1`.execute(db);
  return rows[0]?.kind;
}
