import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { OwnListingPhotos } from '#platform/db/schema.gen.ts';

export type PhotoRow = Selectable<OwnListingPhotos>;

/** Photos of listings in order, including removed ones. */
export function listPhotos(db: Db, listingIds: readonly string[]): Promise<PhotoRow[]> {
  if (listingIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('own_listing_photos')
    .selectAll()
    .where('own_listing_id', 'in', listingIds)
    .orderBy('position')
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

export function listUnmeasured(db: Db, limit: number) {
  return db
    .selectFrom('own_listing_photos')
    .select(['id', 'own_listing_id', 'file_key'])
    .where('measures', 'is', null)
    .orderBy('added_at')
    .limit(limit)
    .execute();
}

export function findPhoto(db: Db, photoId: string) {
  return db.selectFrom('own_listing_photos').select(['file_key', 'whole_key']).where('id', '=', photoId).executeTakeFirst();
}

/** Which of these files photos of any listing use. */
export async function listFilesInUse(db: Db, fileKeys: readonly string[]): Promise<string[]> {
  if (fileKeys.length === 0) return [];
  const { rows } = await sql<{ file_key: string }>`
    select f.file_key from unnest(${[...fileKeys]}::text[]) as f (file_key)
    where exists (select from own_listing_photos o where f.file_key in (o.file_key, o.whole_key))`.execute(db);
  return rows.map((row) => row.file_key);
}

/** False if one with this id already exists. */
export async function insertPhoto(db: Db, row: Insertable<OwnListingPhotos>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('own_listing_photos')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False if the listing has no photo with this id. */
export async function updatePhoto(
  db: Db,
  { listingId, photoId, change }: { listingId: string; photoId: string; change: Updateable<OwnListingPhotos> },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('own_listing_photos')
    .set(change)
    .where('id', '=', photoId)
    .where('own_listing_id', '=', listingId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function placePhotos(db: Db, listingId: string, photoIds: readonly string[]): Promise<void> {
  await sql`
    update own_listing_photos p set position = o.position
    from unnest(${[...photoIds]}::uuid[]) with ordinality as o (id, position)
    where p.id = o.id and p.own_listing_id = ${listingId}`.execute(db);
}
