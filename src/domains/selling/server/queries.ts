import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { OwnListingEvents, OwnListingPhotos, OwnListings, OwnOpenHouses, SellerDefaults } from '#platform/db/schema.gen.ts';
import { PARTS, type EditorValue, type Part } from '../contract.ts';
import { ENDED } from '../model/status-changes.ts';

export type OwnListingRow = Selectable<OwnListings> & { part: Part };
export type PhotoRow = Selectable<OwnListingPhotos>;

/** A change of one field in a version. */
export interface FieldVersion {
  before: EditorValue;
  after: EditorValue;
}
export type VersionChanges = Record<string, FieldVersion>;

const readPart = (text: string | null): Part => PARTS.find((part) => part === text) ?? 'assistant';

function selectOf(db: Db, userId: string) {
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

interface NewVersion {
  listingId: string;
  version: number;
  userId: string;
  writer: string | null;
  restoredVersion: number | null;
  changes: VersionChanges;
  now: Date;
}

export async function insertVersion(db: Db, { listingId, version, userId, writer, restoredVersion, changes, now }: NewVersion) {
  await db
    .insertInto('own_listing_versions')
    .values({
      own_listing_id: listingId,
      version,
      user_id: userId,
      writer,
      restored_version: restoredVersion,
      changes: JSON.stringify(changes),
      made_at: now,
    })
    .execute();
}

/** Versions with their authors, newest first. */
export function listVersions(db: Db, listingId: string, { before, limit }: { before: number | undefined; limit: number }) {
  return db
    .selectFrom('own_listing_versions as v')
    .leftJoin('people as p', 'p.id', 'v.user_id')
    .select(['v.version', 'v.user_id', 'v.writer', 'v.restored_version', 'v.changes', 'v.made_at', 'p.name'])
    .where('v.own_listing_id', '=', listingId)
    .$if(before !== undefined, (query) => query.where('v.version', '<', before ?? 0))
    .orderBy('v.version', 'desc')
    .limit(limit)
    .execute();
}

/** Versions after a given one, oldest first. */
export function listVersionsSince(db: Db, listingId: string, version: number) {
  return db
    .selectFrom('own_listing_versions as v')
    .leftJoin('people as p', 'p.id', 'v.user_id')
    .select(['v.version', 'v.user_id', 'v.writer', 'v.changes', 'p.name'])
    .where('v.own_listing_id', '=', listingId)
    .where('v.version', '>', version)
    .orderBy('v.version')
    .execute();
}

export async function insertEvent(db: Db, row: Insertable<OwnListingEvents>): Promise<void> {
  await db.insertInto('own_listing_events').values(row).execute();
}

const MOST_EVENTS = 500;

export function listEvents(db: Db, listingId: string) {
  return db
    .selectFrom('own_listing_events as e')
    .leftJoin('people as p', 'p.id', 'e.user_id')
    .selectAll('e')
    .select('p.name')
    .where('e.own_listing_id', '=', listingId)
    .orderBy('e.id', 'desc')
    .limit(MOST_EVENTS)
    .execute();
}

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

const DAY_MS = 86_400_000;
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

export function listMembers(db: Db, listingId: string) {
  return db
    .selectFrom('own_listing_people as m')
    .innerJoin('people as p', 'p.id', 'm.user_id')
    .select(['m.user_id', 'm.part', 'm.joined_at', 'm.is_contact', 'p.name'])
    .where('m.own_listing_id', '=', listingId)
    .orderBy('m.joined_at')
    .orderBy('m.user_id')
    .execute();
}

/** Somebody who already has a part gets the new one. */
export async function insertMember(db: Db, row: { own_listing_id: string; user_id: string; part: string; joined_at: Date }) {
  await db
    .insertInto('own_listing_people')
    .values(row)
    .onConflict((conflict) => conflict.columns(['own_listing_id', 'user_id']).doUpdateSet({ part: row.part }))
    .execute();
}

/** False if this person is not a member. */
export async function removeMember(db: Db, listingId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('own_listing_people')
    .where('own_listing_id', '=', listingId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The member who answers buyers. Undefined if it is the owner. */
export async function findContactId(db: Db, listingId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('own_listing_people')
    .select('user_id')
    .where('own_listing_id', '=', listingId)
    .where('is_contact', '=', true)
    .executeTakeFirst();
  return row?.user_id;
}

/** Makes one member the contact, or none. */
export async function setContact(db: Db, listingId: string, userId: string | null): Promise<void> {
  await db
    .updateTable('own_listing_people')
    .set({ is_contact: false })
    .where('own_listing_id', '=', listingId)
    .where('is_contact', '=', true)
    .execute();
  if (userId === null) return;
  await db
    .updateTable('own_listing_people')
    .set({ is_contact: true })
    .where('own_listing_id', '=', listingId)
    .where('user_id', '=', userId)
    .execute();
}

export function findSellerDefaults(db: Db, userId: string) {
  return db.selectFrom('seller_defaults').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function upsertSellerDefaults(db: Db, row: Insertable<SellerDefaults>): Promise<void> {
  await db
    .insertInto('seller_defaults')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** The listings for which a member answers buyers. */
export async function listContactOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('own_listing_people')
    .select('own_listing_id')
    .where('user_id', '=', userId)
    .where('is_contact', '=', true)
    .orderBy('own_listing_id')
    .execute();
  return rows.map((row) => row.own_listing_id);
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
