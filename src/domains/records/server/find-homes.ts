import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** A home on the assessor's roll, with the details that the office recorded. */
export interface HomeOnRecord {
  id: number;
  address: string;
  city: string;
  neighborhoodId: number | null;
  latitude: number;
  longitude: number;
  facts: Record<string, unknown>;
}

export interface SoldHome extends HomeOnRecord {
  saleId: number;
  /** YYYY-MM-DD */
  closeDate: string;
  /** YYYY-MM-DD, if known. */
  contractDate: string | null;
  closePriceCents: number;
  concessionsCents: number;
}

const HOME_COLUMNS = sql`
  p.id, p.address, p.city, p.neighborhood_id as "neighborhoodId", p.latitude, p.longitude,
  jsonb_strip_nulls(jsonb_build_object(
    'propertySubType', p.property_sub_type, 'bedroomsTotal', p.bedrooms_total,
    'bathrooms', p.bathrooms_full + coalesce(p.bathrooms_half, 0) / 2.0,
    'livingAreaSqft', p.living_area_sqft, 'lotSizeSqft', p.lot_size_sqft, 'yearBuilt', p.year_built,
    'storiesTotal', p.stories_total, 'garageSpaces', p.garage_spaces)) || p.facts as facts`;

const SALE_COLUMNS = sql`
  s.id as "saleId", s.close_date::text as "closeDate", s.contract_date::text as "contractDate",
  s.close_price_cents as "closePriceCents", s.concessions_cents as "concessionsCents"`;

/** Homes by their record ids. */
export async function findHomes(db: Db, ids: readonly number[]): Promise<HomeOnRecord[]> {
  const { rows } = await sql<HomeOnRecord>`select ${HOME_COLUMNS} from parcels p where p.id = any(${ids})`.execute(db);
  return rows;
}

/** Where a home on record stands, as the office writes it. */
export interface RecordedAddress {
  /** The first line, without the unit. */
  street: string;
  unitNumber: string | null;
  city: string;
  stateOrProvince: string;
  postalCode: string;
  parcelNumber: string;
}

export async function findRecordedAddress(db: Db, id: number): Promise<RecordedAddress | undefined> {
  const row = await db
    .selectFrom('parcels')
    .select(['address', 'unit_number', 'city', 'state_or_province', 'postal_code', 'parcel_number'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    street: row.address.split(',')[0]?.split('#')[0]?.trim() ?? '',
    unitNumber: row.unit_number,
    city: row.city,
    stateOrProvince: row.state_or_province,
    postalCode: row.postal_code,
    parcelNumber: row.parcel_number,
  };
}

/** The tax of a home in the newest year on record. */
export async function findNewestTax(db: Db, id: number): Promise<{ taxYear: number; taxAmountCents: number } | undefined> {
  const row = await db
    .selectFrom('tax_records')
    .select(['tax_year', 'tax_amount_cents'])
    .where('parcel_id', '=', id)
    .orderBy('tax_year', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? undefined : { taxYear: row.tax_year, taxAmountCents: row.tax_amount_cents };
}

/** Sales with their homes, by the ids of the sales. */
export async function findSales(db: Db, saleIds: readonly number[]): Promise<SoldHome[]> {
  const { rows } = await sql<SoldHome>`
    select ${SALE_COLUMNS}, ${HOME_COLUMNS} from sales s join parcels p on p.id = s.parcel_id where s.id = any(${saleIds})`.execute(
    db,
  );
  return rows;
}

/** Every sale at arm's length, oldest first: the training data for a model. */
export async function listSoldHomes(db: Db): Promise<SoldHome[]> {
  const { rows } = await sql<SoldHome>`
    select ${SALE_COLUMNS}, ${HOME_COLUMNS} from sales s join parcels p on p.id = s.parcel_id
    where s.arms_length order by s.close_date, s.id`.execute(db);
  return rows;
}

/** Recorded sales of one home, newest first. */
export async function listSalesOfHome(db: Db, id: number): Promise<{ closeDate: string; closePriceCents: number }[]> {
  const { rows } = await sql<{ closeDate: string; closePriceCents: number }>`
    select close_date::text as "closeDate", close_price_cents as "closePriceCents" from sales
    where parcel_id = ${id} and arms_length order by close_date desc`.execute(db);
  return rows;
}

/** Homes whose address begins with the typed text. */
export async function suggestHomes(db: Db, typed: string, limit: number): Promise<{ id: number; address: string }[]> {
  const prefix = `${typed
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<{ id: number; address: string }>`
    select id, address from parcels where search_address like ${prefix} order by search_address, id limit ${limit}`.execute(db);
  return rows;
}

export async function hasSales(db: Db): Promise<boolean> {
  return (await db.selectFrom('sales').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The last day with sales at arm's length, and their number: enough to see whether anything is new. */
export async function summarizeSales(db: Db): Promise<{ count: number; lastCloseDate: string | null }> {
  const { rows } = await sql<{ count: number; lastCloseDate: string | null }>`
    select count(*)::int as count, max(close_date)::text as "lastCloseDate" from sales where arms_length`.execute(db);
  return rows[0] ?? { count: 0, lastCloseDate: null };
}
