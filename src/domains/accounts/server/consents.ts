import type { Insertable } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { Consents } from '#platform/db/schema.gen.ts';

const MOST_READ = 500;

/** Adds to the ledger of what people agreed to; nothing in it changes. */
export async function recordConsents(db: Db, consents: readonly Insertable<Consents>[]): Promise<void> {
  if (consents.length > 0) await db.insertInto('consents').values(consents).execute();
}

/** A person's ledger, the latest first. */
export function listConsents(db: Db, userId: string) {
  return db
    .selectFrom('consents')
    .select(['kind', 'is_given', 'text_version', 'text', 'page', 'address', 'channel', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(MOST_READ)
    .execute();
}
