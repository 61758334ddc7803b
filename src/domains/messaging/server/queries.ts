import { sql, type Insertable } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.gen.ts';

/** Of questions whose firm may read their files. */
export const OPEN_STATUSES = ['sent', 'read', 'answered'];

/** Its id; undefined where this question is stored already. */
export async function insertInquiry(db: Db, row: Insertable<DB['inquiries']>): Promise<number | undefined> {
  const inserted = await db
    .insertInto('inquiries')
    .values(row)
    .onConflict((conflict) => conflict.column('public_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Forgets questions and reports sent before a day. */
export async function deleteInquiriesBefore(db: Db, day: Date): Promise<void> {
  await db.deleteFrom('inquiries').where('created_at', '<', day).execute();
  await db.deleteFrom('listing_mistakes').where('created_at', '<', day).execute();
}

/** Forgets questions whose sender is erased, once no link leads there. */
export async function deleteLeftInquiries(db: Db): Promise<void> {
  await db
    .deleteFrom('inquiries')
    .where('sender_left_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reply_links as l')
            .innerJoin('subjects as s', 's.id', 'l.subject_id')
            .select('l.subject_id')
            .where('s.kind', '=', 'inquiry')
            .where('s.key', '=', sql<string>`inquiries.public_id::text`),
        ),
      ),
    )
    .execute();
}
