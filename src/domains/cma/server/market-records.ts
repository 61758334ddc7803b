import { daysBetween } from '#lib/calendar.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { CompFacts, CompKind } from '../contract.ts';
import type { CmaHome } from '../model/home.ts';

export interface ParcelRow {
  parcelId: number;
  address: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
  neighborhoodId: number | null;
  neighborhood: string | null;
  propertySubType: string | null;
  bedroomsTotal: number | null;
  bathroomsFull: number | null;
  bathroomsHalf: number | null;
  livingAreaSqft: number | null;
  lotSizeSqft: number | null;
  yearBuilt: number | null;
  garageSpaces: number | null;
  facts: unknown;
}

export const parcelColumns = sql`
  p.id as "parcelId", p.address, p.city, p.state_or_province as state, p.latitude, p.longitude, p.neighborhood_id as "neighborhoodId",
  h.name as neighborhood, p.property_sub_type as "propertySubType", p.bedrooms_total as "bedroomsTotal", p.bathrooms_full as "bathroomsFull",
  p.bathrooms_half as "bathroomsHalf", p.living_area_sqft as "livingAreaSqft", p.lot_size_sqft as "lotSizeSqft", p.year_built as "yearBuilt",
  p.garage_spaces as "garageSpaces", p.facts`;

/** A home as recorded; null where the record lacks what every grid needs. */
export function homeOf(row: ParcelRow): CmaHome | null {
  if (row.propertySubType === null || row.livingAreaSqft === null || row.livingAreaSqft < 100) return null;
  const facts: Record<string, unknown> = typeof row.facts === 'object' && row.facts !== null ? { ...row.facts } : {};
  const number = (name: string) => (typeof facts[name] === 'number' ? facts[name] : null);
  const grade = (name: string) => {
    const level = typeof facts[name] === 'string' ? Number(facts[name].slice(1)) : Number.NaN;
    return Number.isInteger(level) && level >= 1 && level <= 6 ? level : null;
  };
  return {
    address: row.address,
    city: row.city,
    latitude: row.latitude,
    longitude: row.longitude,
    neighborhoodId: row.neighborhoodId,
    neighborhood: row.neighborhood,
    propertySubType: row.propertySubType,
    livingAreaSqft: row.livingAreaSqft,
    lotSizeSqft: row.lotSizeSqft === 0 ? null : row.lotSizeSqft,
    bedroomsTotal: row.bedroomsTotal,
    bathroomsFull: row.bathroomsFull ?? 0,
    bathroomsHalf: row.bathroomsHalf ?? 0,
    yearBuilt: row.yearBuilt,
    effectiveYear: number('effectiveYear') ?? row.yearBuilt,
    quality: grade('quality'),
    condition: grade('condition'),
    view: typeof facts['view'] === 'string' ? facts['view'] : null,
    waterfront: facts['waterfront'] === true,
    garageSpaces: row.garageSpaces ?? 0,
    pool: facts['pool'] === true,
    fireplaces: number('fireplaces') ?? 0,
    finishedBasementSqft: number('finishedBasementSqft') ?? 0,
    floor: number('floor'),
  };
}

export interface FoundParcel {
  parcelId: number;
  state: string;
  home: CmaHome | null;
}

export async function findParcel(db: Db, parcelId: number): Promise<FoundParcel | undefined> {
  const { rows } = await sql<ParcelRow>`
    select ${parcelColumns} from parcels p left join places h on h.id = p.neighborhood_id where p.id = ${parcelId}`.execute(db);
  const [row] = rows;
  return row === undefined ? undefined : { parcelId: row.parcelId, state: row.state, home: homeOf(row) };
}

export async function searchParcels(db: Db, text: string, limit: number): Promise<FoundParcel[]> {
  const prefix = `${text.toLowerCase().replaceAll(/[\\%_]/g, '')}%`;
  const { rows } = await sql<ParcelRow>`
    select ${parcelColumns} from parcels p left join places h on h.id = p.neighborhood_id
    where p.search_address like ${prefix} order by p.search_address limit ${limit}`.execute(db);
  return rows.map((row) => ({ parcelId: row.parcelId, state: row.state, home: homeOf(row) }));
}

/** The parcel of a listing whose address may be shown. */
export async function findListingParcel(db: Db, listingKey: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('listings')
    .select('parcel_id')
    .where('listing_key', '=', listingKey)
    .where('display_listing', '=', true)
    .where('display_address', '=', true)
    .executeTakeFirst();
  return row?.parcel_id ?? undefined;
}

export interface MarketRecord {
  key: string;
  kind: CompKind;
  parcelId: number;
  facts: CompFacts;
}

interface SaleRow extends ParcelRow {
  saleId: number;
  contractDate: string | null;
  closeDate: string;
  listDate: string | null;
  originalListPriceCents: number | null;
  listPriceCents: number | null;
  closePriceCents: number;
  concessionsCents: number;
  listingKey: string | null;
  priorDate: string | null;
  priorCents: number | null;
  source: string;
}

/** Arm's-length sales of one kind of home in a city, or in a state where no city is given, in the months before a date. */
export async function listMarketSales(
  db: Db,
  where: { city: string | null; state: string; propertySubType: string; before: string; months: number },
): Promise<MarketRecord[]> {
  const { rows } = await sql<SaleRow>`
    select ${parcelColumns}, s.id as "saleId", s.contract_date as "contractDate", s.close_date as "closeDate", s.list_date as "listDate",
      s.original_list_price_cents as "originalListPriceCents", s.list_price_cents as "listPriceCents", s.close_price_cents as "closePriceCents",
      s.concessions_cents as "concessionsCents", l.listing_key as "listingKey", s.source,
      prior.close_date as "priorDate", prior.close_price_cents as "priorCents"
    from sales s join parcels p on p.id = s.parcel_id
    left join places h on h.id = p.neighborhood_id
    left join listings l on l.parcel_id = s.parcel_id and l.standard_status = 'Closed' and l.close_date = s.close_date
      and l.display_listing and l.display_address
    left join sales prior on prior.parcel_id = s.parcel_id and prior.close_date < s.close_date and prior.close_date > s.close_date - interval '1 year'
    where s.arms_length and p.property_sub_type = ${where.propertySubType} and p.state_or_province = ${where.state}
      and (${where.city}::text is null or p.city = ${where.city})
      and s.close_date <= ${where.before}::date and s.close_date > ${where.before}::date - make_interval(months => ${where.months}::int)
    order by s.close_date desc, s.id`.execute(db);
  return rows.flatMap((row) => {
    const home = homeOf(row);
    if (home === null) return [];
    const days = row.listDate === null || row.contractDate === null ? null : daysBetween(row.listDate, row.contractDate);
    const facts: CompFacts = {
      home,
      priceCents: row.closePriceCents,
      concessionsCents: row.concessionsCents,
      contractDate: row.contractDate,
      closeDate: row.closeDate,
      listPriceCents: row.listPriceCents,
      originalListPriceCents: row.originalListPriceCents,
      listedOn: row.listDate,
      days: days === null || days < 0 ? null : days,
      listingKey: row.listingKey,
      source: row.source,
      priorSale: row.priorDate === null || row.priorCents === null ? null : { date: row.priorDate, priceCents: row.priorCents },
    };
    return [{ key: `sale:${row.saleId}`, kind: 'sold' as const, parcelId: row.parcelId, facts }];
  });
}

interface ListingRow extends ParcelRow {
  listingKey: string;
  status: string;
  listPriceCents: number;
  originalListPriceCents: number | null;
  listedOn: string | null;
  contractDate: string | null;
  endedOn: string | null;
  source: string;
}

const KIND_OF_STATUS: Record<string, CompKind> = {
  Active: 'active',
  Pending: 'pending',
  'Active Under Contract': 'pending',
  Withdrawn: 'expired',
  Expired: 'expired',
  Canceled: 'expired',
};

/** Homes for sale, under contract, or taken off unsold within a year; those whose address may be shown. */
export async function listMarketListings(
  db: Db,
  where: { city: string | null; state: string; propertySubType: string; asOf: string },
): Promise<MarketRecord[]> {
  const { rows } = await sql<ListingRow>`
    select ${parcelColumns}, l.listing_key as "listingKey", l.standard_status as status, l.list_price_cents as "listPriceCents",
      l.original_list_price_cents as "originalListPriceCents", l.on_market_date as "listedOn", l.purchase_contract_date as "contractDate",
      coalesce(l.off_market_date, l.status_change_timestamp::date) as "endedOn", l.originating_system_name as source
    from listings l join parcels p on p.id = l.parcel_id left join places h on h.id = p.neighborhood_id
    where l.display_listing and l.display_address and l.list_price_cents is not null
      and l.standard_status in ('Active', 'Pending', 'Active Under Contract', 'Withdrawn', 'Expired', 'Canceled')
      and p.property_sub_type = ${where.propertySubType} and p.state_or_province = ${where.state}
      and (${where.city}::text is null or p.city = ${where.city})
      and (l.standard_status in ('Active', 'Pending', 'Active Under Contract') or coalesce(l.off_market_date, l.status_change_timestamp::date) > ${where.asOf}::date - interval '1 year')`.execute(
    db,
  );
  return rows.flatMap((row) => {
    const home = homeOf(row);
    const kind = KIND_OF_STATUS[row.status];
    if (home === null || kind === undefined) return [];
    const until =
      kind === 'active' ? where.asOf : kind === 'pending' ? (row.contractDate ?? where.asOf) : (row.endedOn ?? where.asOf);
    const days = row.listedOn === null ? null : daysBetween(row.listedOn, until);
    const facts: CompFacts = {
      home,
      priceCents: row.listPriceCents,
      concessionsCents: 0,
      contractDate: row.contractDate,
      closeDate: null,
      listPriceCents: row.listPriceCents,
      originalListPriceCents: row.originalListPriceCents,
      listedOn: row.listedOn,
      days: days === null || days < 0 ? null : days,
      listingKey: kind === 'expired' ? null : row.listingKey,
      source: row.source,
      priorSale: null,
    };
    return [{ key: `listing:${row.listingKey}`, kind, parcelId: row.parcelId, facts }];
  });
}

/** Recorded sales of one home in the three years before a date. */
export async function listPriorSales(db: Db, parcelId: number, before: string): Promise<{ date: string; priceCents: number }[]> {
  const { rows } = await sql<{ date: string; priceCents: number }>`
    select close_date as date, close_price_cents as "priceCents" from sales
    where parcel_id = ${parcelId} and close_date <= ${before}::date and close_date > ${before}::date - interval '3 years'
    order by close_date desc`.execute(db);
  return rows;
}

export async function findMarketSlug(
  db: Db,
  neighborhoodId: number | null,
  city: string | null,
  state: string,
): Promise<string | null> {
  const { rows } = await sql<{ slug: string }>`
    select slug from places where id = ${neighborhoodId} or (kind = 'city' and name = ${city} and state_or_province = ${state})
    order by (id = ${neighborhoodId}) desc nulls last limit 1`.execute(db);
  return rows[0]?.slug ?? null;
}
