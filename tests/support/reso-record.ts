import { mapResoListing, type MapOptions, type NormalizedListing } from '#domains/listings/server/index.ts';

export const MAP_OPTIONS: MapOptions = { now: '2026-05-01T12:00:00.000Z', defaultSource: 'Test MLS' };

/** What every record here says, if it says nothing else. */
export const BARE_RECORD = {
  ListingKey: 'K1',
  StandardStatus: 'Active',
  PropertyType: 'Residential',
  ModificationTimestamp: '2026-04-01T10:00:00Z',
};

export function mapRecord(fields: Record<string, unknown>, options: MapOptions = MAP_OPTIONS) {
  return mapResoListing({ ...BARE_RECORD, ...fields }, options);
}

/** The listing of a record that is taken, with what was said of its fields. */
export function acceptRecord(fields: Record<string, unknown>, options?: MapOptions): NormalizedListing & { codes: string[] } {
  const mapped = mapRecord(fields, options);
  if (!mapped.ok) throw new Error(`refused: ${JSON.stringify(mapped.issues)}`);
  return { ...mapped.listing, codes: mapped.warnings.map(({ field, code }) => `${field} ${code}`) };
}
