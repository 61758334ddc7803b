import type { Insertable } from 'kysely';
import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.gen.ts';

/** Its id; undefined where this request is stored already. */
export async function insertTourRequest(db: Db, row: Insertable<DB['tour_requests']>): Promise<number | undefined> {
  const inserted = await db
    .insertInto('tour_requests')
    .values(row)
    .onConflict((conflict) => conflict.column('public_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export type TourRow = NonNullable<Awaited<ReturnType<typeof findTourById>>>;

/** A wish for a tour as it stands, locked until the end of the transaction where it is to change. */
export function findTourById(db: Db, id: number, { isForUpdate = false } = {}) {
  const query = db.selectFrom('tour_requests').selectAll().where('id', '=', id);
  return (isForUpdate ? query.forUpdate() : query).executeTakeFirst();
}

const storedSlots = z.array(z.object({ startsAt: z.string() }));

/** Wished starts as they are stored, best first. */
export function readSlots(stored: unknown): Date[] {
  return storedSlots.parse(stored).map((slot) => new Date(slot.startsAt));
}

/** Starts that the firm offers instead; none where it offers none. */
export function readProposed(stored: unknown): string[] {
  return z.array(z.string()).nullable().parse(stored) ?? [];
}

/** Forgets tour requests sent before a day. */
export async function deleteTourRequestsBefore(db: Db, day: Date): Promise<void> {
  await db.deleteFrom('tour_requests').where('created_at', '<', day).execute();
}
