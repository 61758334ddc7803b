import { sql, type Insertable } from 'kysely';
import { z } from 'zod';
import { DELIVERIES } from '#lib/contact-words.ts';
import type { Db } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.gen.ts';

/** What became of a tour request sent earlier, and from which page it was sent. */
export async function findTourRequest(db: Db, publicId: string) {
  const row = await db
    .selectFrom('tour_requests')
    .select(['sent_to', 'delivery', sql<string | null>`consent ->> 'path'`.as('path')])
    .where('public_id', '=', publicId)
    .executeTakeFirst();
  return row && { ...row, delivery: DELIVERIES.find((known) => known === row.delivery) ?? 'mailed' };
}

/** False where this request is stored already. */
export async function insertTourRequest(db: Db, row: Insertable<DB['tour_requests']>): Promise<boolean> {
  const inserted = await db
    .insertInto('tour_requests')
    .values(row)
    .onConflict((conflict) => conflict.column('public_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

const storedSlots = z.array(z.object({ startsAt: z.string() }));

/** Wished starts as they are stored, best first. */
export function readSlots(stored: unknown): Date[] {
  return storedSlots.parse(stored).map((slot) => new Date(slot.startsAt));
}

/** Forgets tour requests sent before a day. */
export async function deleteTourRequestsBefore(db: Db, day: Date): Promise<void> {
  await db.deleteFrom('tour_requests').where('created_at', '<', day).execute();
}
