import { sql } from 'kysely';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { transact } from '#platform/verb/transact.ts';
import { findParcelIds, type Recorded } from './find-parcel-ids.ts';
import { linkParcels } from './write-listings.ts';

/** Links homes of a source that arrived before the public records to their records. Returns how many are linked now. */
export async function linkToRecords(ctx: Context, source: string): Promise<number> {
  requireSystem(ctx);
  return transact(ctx, async (inner) => {
    const { rows } = await sql<Recorded['row'] & { id: number }>`
      select id, parcel_number, unit_number, city, state_or_province, postal_code from listings
      where originating_system_name = ${source} and parcel_id is null and parcel_number is not null
      order by listing_key for no key update`.execute(inner.db);
    const parcels = await findParcelIds(
      inner.db,
      rows.map((row) => ({ id: row.id, row })),
    );
    const links = [...parcels].map(([{ id }, parcelId]) => ({ id, parcel_id: parcelId }));
    await linkParcels(inner.db, links);
    return links.length;
  });
}
