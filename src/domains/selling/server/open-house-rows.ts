import { sql, type Insertable } from 'kysely';
import { DAY_MS } from '#lib/time-units.ts';
import type { Db } from '#platform/db/database.ts';
import type { OwnOpenHouses } from '#platform/db/schema.gen.ts';
import { selectOf } from './listing-rows.ts';

const OPEN_HOUSE_DAYS = 90;

/** Open houses of a listing, by start: upcoming ones, and those of the last {@link OPEN_HOUSE_DAYS} days. */
export function listRecentOpenHouses(db: Db, listingId: string, now: Date) {
  return listOpenHouses(db, listingId, new Date(now.getTime() - OPEN_HOUSE_DAYS * DAY_MS));
}

/** Open houses of a listing that end after an instant, by start. */
export function listOpenHouses(db: Db, listingId: string, after: Date) {
  return db
    .selectFrom('own_open_houses')
    .selectAll()
    .where('own_listing_id', '=', listingId)
    .where('ends_at', '>', after)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}

/** Open houses that end after an instant, of all homes where a person has a part. */
export function listHostedOpenHouses(db: Db, userId: string, after: Date) {
  return db
    .selectFrom('own_open_houses as h')
    .innerJoin(selectOf(db, userId).as('o'), 'o.id', 'h.own_listing_id')
    .selectAll('h')
    .select(['o.fields', 'o.standard_status', 'o.listing_key'])
    .where('h.ends_at', '>', after)
    .orderBy('h.starts_at')
    .orderBy('h.id')
    .execute();
}

/** False if this one was canceled, or is another listing's. */
export async function upsertOpenHouse(db: Db, row: Insertable<OwnOpenHouses>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('own_open_houses')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({
          starts_at: row.starts_at,
          ends_at: row.ends_at,
          remarks: row.remarks ?? null,
          sequence: sql`own_open_houses.sequence + (
            (own_open_houses.starts_at, own_open_houses.ends_at, own_open_houses.remarks)
              is distinct from (excluded.starts_at, excluded.ends_at, excluded.remarks))::int`,
        })
        .where('own_open_houses.own_listing_id', '=', row.own_listing_id)
        .where('own_open_houses.canceled_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False if the listing has no such open house. */
export async function markCanceled(
  db: Db,
  { id, listingId, now }: { id: string; listingId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('own_open_houses')
    .set((set) => ({
      canceled_at: set.fn.coalesce('canceled_at', set.val(now)),
      sequence: sql`sequence + (canceled_at is null)::int`,
    }))
    .where('id', '=', id)
    .where('own_listing_id', '=', listingId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
