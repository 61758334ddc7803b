import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { ListingRow } from '../model/normalized-listing.ts';

interface Parcel {
  id: number;
  parcel_number: string;
  unit_number: string | null;
  city: string;
  state_or_province: string;
  postal_code: string;
}

export interface Recorded {
  row: Pick<ListingRow, 'parcel_number' | 'unit_number' | 'city' | 'state_or_province' | 'postal_code'>;
}

/**
 * The public record of each home, where there is one. Counties number alike, so city or ZIP code must agree too, and
 * in a building the unit.
 */
export async function findParcelIds<Listing extends Recorded>(
  db: Db,
  listings: readonly Listing[],
): Promise<Map<Listing, number>> {
  const found = new Map<Listing, number>();
  const numbers = new Set(listings.flatMap((listing) => listing.row.parcel_number ?? []));
  if (numbers.size === 0) return found;
  const { rows } = await sql<Parcel>`
    select id, parcel_number, unit_number, city, state_or_province, postal_code from parcels
    where parcel_number = any(${[...numbers]})`.execute(db);
  const byNumber = Map.groupBy(rows, (row) => row.parcel_number);
  for (const listing of listings) {
    const { row } = listing;
    const here = (byNumber.get(row.parcel_number ?? '') ?? []).filter(
      (parcel) =>
        parcel.state_or_province === row.state_or_province &&
        (parcel.postal_code === row.postal_code || parcel.city.toLowerCase() === row.city?.toLowerCase()),
    );
    const parcel =
      here.find((one) => unit(one.unit_number) === unit(row.unit_number)) ?? (here.length === 1 ? here[0] : undefined);
    if (parcel !== undefined) found.set(listing, parcel.id);
  }
  return found;
}

const unit = (text: string | null) => (text ?? '').replace(/^#\s*/, '').toLowerCase();
