import { sql } from 'kysely';
import type { Context } from '#platform/verb/context.ts';
import type { Db } from '#platform/db/database.ts';
import { insertRows } from '#platform/db/insert-rows.ts';
import { requireSystem } from '#platform/verb/require-system.ts';

export interface NewParcel {
  parcelNumber: string;
  unitNumber: string | null;
  address: string;
  city: string;
  stateOrProvince: string;
  postalCode: string;
  neighborhoodSlug: string | null;
  latitude: number;
  longitude: number;
  propertySubType: string | null;
  bedroomsTotal: number | null;
  bathroomsFull: number | null;
  bathroomsHalf: number | null;
  livingAreaSqft: number | null;
  lotSizeSqft: number | null;
  yearBuilt: number | null;
  storiesTotal: number | null;
  garageSpaces: number | null;
  facts: Record<string, unknown>;
}

/** Identifies a parcel by its number and, in a building with several homes, the unit. */
export interface ParcelRef {
  parcelNumber: string;
  unitNumber: string | null;
}

export interface NewTaxRecord extends ParcelRef {
  taxYear: number;
  assessedLandCents: number;
  assessedImprovementsCents: number;
  taxAmountCents: number;
}

export interface NewSale extends ParcelRef {
  listDate: string | null;
  contractDate: string | null;
  closeDate: string;
  originalListPriceCents: number | null;
  listPriceCents: number | null;
  closePriceCents: number;
  concessionsCents: number;
  financing: string | null;
  armsLength: boolean;
}

export interface PublicRecords {
  parcels: NewParcel[];
  taxRecords: NewTaxRecord[];
  sales: NewSale[];
}

/**
 * Stores the public records of one source and replaces what it had before. A parcel keeps its identity by number and unit,
 * because listings refer to it. For commands, within a transaction.
 */
export async function loadRecords(ctx: Context, source: string, records: PublicRecords): Promise<void> {
  requireSystem(ctx);
  const { db } = ctx;
  await db.deleteFrom('sales').where('source', '=', source).execute();
  await deleteParcels(db, source, records.parcels);
  await sql`delete from tax_records t using parcels p where p.id = t.parcel_id and p.source = ${source}`.execute(db);
  const neighborhoods = await db.selectFrom('places').select(['id', 'slug']).where('kind', '=', 'neighborhood').execute();
  const neighborhoodIds = new Map(neighborhoods.map((row) => [row.slug, row.id]));
  await insertRows(
    db,
    'parcels',
    records.parcels.map((parcel) => ({
      source,
      parcel_number: parcel.parcelNumber,
      unit_number: parcel.unitNumber,
      address: parcel.address,
      search_address: parcel.address.toLowerCase(),
      city: parcel.city,
      state_or_province: parcel.stateOrProvince,
      postal_code: parcel.postalCode,
      neighborhood_id: parcel.neighborhoodSlug === null ? null : (neighborhoodIds.get(parcel.neighborhoodSlug) ?? null),
      latitude: parcel.latitude,
      longitude: parcel.longitude,
      property_sub_type: parcel.propertySubType,
      bedrooms_total: parcel.bedroomsTotal,
      bathrooms_full: parcel.bathroomsFull,
      bathrooms_half: parcel.bathroomsHalf,
      living_area_sqft: parcel.livingAreaSqft,
      lot_size_sqft: parcel.lotSizeSqft,
      year_built: parcel.yearBuilt,
      stories_total: parcel.storiesTotal,
      garage_spaces: parcel.garageSpaces,
      facts: parcel.facts,
    })),
    { updateOn: ['source', 'parcel_number', 'unit_number'] },
  );
  const stored = await db
    .selectFrom('parcels')
    .select(['id', 'parcel_number', 'unit_number'])
    .where('source', '=', source)
    .execute();
  const parcelIds = new Map(
    stored.map((row) => [parcelKey({ parcelNumber: row.parcel_number, unitNumber: row.unit_number }), row.id]),
  );
  const idOf = (ref: ParcelRef) => parcelIds.get(parcelKey(ref));
  await insertRows(
    db,
    'tax_records',
    records.taxRecords.map((record) => ({
      parcel_id: idOf(record),
      tax_year: record.taxYear,
      assessed_land_cents: record.assessedLandCents,
      assessed_improvements_cents: record.assessedImprovementsCents,
      tax_amount_cents: record.taxAmountCents,
    })),
  );
  await insertRows(
    db,
    'sales',
    records.sales.map((sale) => ({
      source,
      parcel_id: idOf(sale),
      list_date: sale.listDate,
      contract_date: sale.contractDate,
      close_date: sale.closeDate,
      original_list_price_cents: sale.originalListPriceCents,
      list_price_cents: sale.listPriceCents,
      close_price_cents: sale.closePriceCents,
      concessions_cents: sale.concessionsCents,
      financing: sale.financing,
      arms_length: sale.armsLength,
    })),
  );
  await sql`analyze parcels, tax_records, sales`.execute(db);
}

/** Removes the public records of a source; tax records and sales go with their parcels. */
export async function removeRecords(ctx: Context, source: string): Promise<void> {
  requireSystem(ctx);
  await ctx.db.deleteFrom('parcels').where('source', '=', source).execute();
}

async function deleteParcels(db: Db, source: string, kept: readonly ParcelRef[]): Promise<void> {
  const refs = JSON.stringify(
    kept.map(({ parcelNumber, unitNumber }) => ({ parcel_number: parcelNumber, unit_number: unitNumber })),
  );
  await sql`
    delete from parcels p where source = ${source} and not exists (
      select from jsonb_to_recordset(${refs}::jsonb) as k (parcel_number text, unit_number text)
      where k.parcel_number = p.parcel_number and k.unit_number is not distinct from p.unit_number)`.execute(db);
}

function parcelKey({ parcelNumber, unitNumber }: ParcelRef): string {
  return `${parcelNumber}|${unitNumber ?? ''}`;
}
