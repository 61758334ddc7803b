import { mapResoListing, upsertListings, type NormalizedListing, type UpsertCounts } from '#domains/listings/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { createLog } from '#platform/log/log.ts';

export const TEST_SOURCE = 'Test MLS';
export const TEST_NOW = new Date('2026-05-01T12:00:00Z');

const log = createLog('silent');

/** The process itself, at a fixed time. */
export function systemContext(db: Db, now = TEST_NOW): Context {
  return { actor: { kind: 'system' }, db, now, requestId: 'test', log };
}

/** A complete RESO record; `fields` holds the values under test. */
export function makeRecord(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ListingKey: 'K1',
    ListingId: 'T100',
    OriginatingSystemName: TEST_SOURCE,
    StandardStatus: 'Active',
    PropertyType: 'Residential',
    PropertySubType: 'Single Family Residence',
    ModificationTimestamp: '2026-04-01T10:00:00Z',
    ListPrice: 500_000,
    OnMarketDate: '2026-03-01',
    StreetNumber: '12',
    StreetName: 'Elm',
    StreetSuffix: 'Street',
    UnparsedAddress: '12 Elm Street',
    City: 'Denver',
    StateOrProvince: 'CO',
    PostalCode: '80203',
    SubdivisionName: 'Capitol Hill',
    ParcelNumber: '05-1',
    Latitude: 39.7312,
    Longitude: -104.9826,
    BedroomsTotal: 3,
    BathroomsTotalInteger: 2,
    LivingArea: 1800,
    ListOfficeName: 'Example Realty',
    ListOfficePhone: '303-555-0100',
    PublicRemarks: 'A home.',
    ...fields,
  };
}

/** Maps a record, which must be valid. */
export function normalize(
  fields: Record<string, unknown> = {},
  options: { allowDrawn?: boolean; now?: string } = {},
): NormalizedListing {
  const mapped = mapResoListing(makeRecord(fields), { now: TEST_NOW.toISOString(), defaultSource: TEST_SOURCE, ...options });
  if (!mapped.ok) throw new Error(`the record is refused: ${JSON.stringify(mapped.issues)}`);
  return mapped.listing;
}

/** Writes records; returns the counts and the public keys. */
export async function addListings(db: Db, ...records: Record<string, unknown>[]): Promise<UpsertCounts & { keys: string[] }> {
  const batch = records.map((fields) => normalize(fields));
  const counts = await upsertListings(systemContext(db), batch);
  return { ...counts, keys: batch.map((listing) => listing.row.listing_key) };
}
