import type { Insertable } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { OwnListingEvents } from '#platform/db/schema.gen.ts';

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
