import type { Db } from '#platform/db/database.ts';

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

/** The part of a member, locked until the transaction ends. Undefined if this person is none. */
export async function lockMember(db: Db, listingId: string, userId: string): Promise<{ part: string } | undefined> {
  return db
    .selectFrom('own_listing_people')
    .select('part')
    .where('own_listing_id', '=', listingId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
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
