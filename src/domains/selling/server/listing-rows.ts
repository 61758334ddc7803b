import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { OwnListings } from '#platform/db/schema.gen.ts';
import { PARTS, type Part } from '../contract.ts';
import { ENDED } from '../model/status-changes.ts';

export type OwnListingRow = Selectable<OwnListings> & { part: Part };

const readPart = (text: string | null): Part => PARTS.find((part) => part === text) ?? 'assistant';

/** Listings where a person has a part. */
export function selectOf(db: Db, userId: string) {
  return db
    .selectFrom('own_listings as o')
    .leftJoin('own_listing_people as p', (join) => join.onRef('p.own_listing_id', '=', 'o.id').on('p.user_id', '=', userId))
    .selectAll('o')
    .select(sql<string | null>`case when o.user_id = ${userId} then 'owner' else p.part end`.as('part'))
    .where((where) => where.or([where('o.user_id', '=', userId), where('p.user_id', 'is not', null)]));
}

/** A listing with the person's part in it. Undefined if they have none. */
export async function findOwnListing(db: Db, userId: string, id: string): Promise<OwnListingRow | undefined> {
  const row = await selectOf(db, userId).where('o.id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : { ...row, part: readPart(row.part) };
}

/** Reads the same and locks it until the transaction ends, so writers of one listing take turns. */
export async function lockOwnListing(db: Db, userId: string, id: string): Promise<OwnListingRow | undefined> {
  await db.selectFrom('own_listings').select('id').where('id', '=', id).forUpdate().execute();
  return findOwnListing(db, userId, id);
}

export async function listOwnListingsOf(db: Db, userId: string): Promise<OwnListingRow[]> {
  const rows = await selectOf(db, userId).orderBy('o.created_at', 'desc').orderBy('o.id').execute();
  return rows.map((row) => ({ ...row, part: readPart(row.part) }));
}

/** Listings that have not ended, outside the archive, in the order of their ids, as their owners have them. */
export async function listUnendedAfter(
  db: Db,
  { after, most }: { after: string | undefined; most: number },
): Promise<OwnListingRow[]> {
  let rows = db
    .selectFrom('own_listings')
    .selectAll()
    .where('archived_at', 'is', null)
    .where('standard_status', 'not in', [...ENDED]);
  if (after !== undefined) rows = rows.where('id', '>', after);
  return (await rows.orderBy('id').limit(most).execute()).map((row) => ({ ...row, part: 'owner' }));
}

/** Listings that a person made, not counting the archive. */
export async function countOwned(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('own_listings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** False if one with this id already exists. */
export async function insertOwnListing(db: Db, row: Insertable<OwnListings>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('own_listings')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateOwnListing(db: Db, id: string, change: Updateable<OwnListings>): Promise<void> {
  await db.updateTable('own_listings').set(change).where('id', '=', id).execute();
}

export async function deleteOwnListingRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('own_listings').where('id', '=', id).execute();
}

const DISPLAYED_NAMES = sql`'{SellerDisplayName,SellerDisplayPhone}'::text[]`;

/** Removes the name and the phone number that buyers saw from a listing and its versions. */
export async function forgetDisplayedNames(db: Db, listingId: string): Promise<void> {
  await sql`
    update own_listings set fields = fields - ${DISPLAYED_NAMES}, record = record - ${DISPLAYED_NAMES}
    where id = ${listingId}`.execute(db);
  await sql`
    update own_listing_versions set changes = changes - ${DISPLAYED_NAMES}
    where own_listing_id = ${listingId} and changes ?| ${DISPLAYED_NAMES}`.execute(db);
}
