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

/** Which people agree to something now in one of its wordings, with when: their latest line of that kind says yes. */
export async function listAgreed(
  db: Db,
  userIds: readonly string[],
  { kind, version }: { kind: string; version: string },
): Promise<Map<string, Date>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('consents')
    .distinctOn('user_id')
    .select(['user_id', 'is_given', 'text_version', 'created_at'])
    .where('user_id', 'in', userIds)
    .where('kind', '=', kind)
    .orderBy('user_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    rows.flatMap((row) => (row.is_given && row.text_version === version ? [[row.user_id, row.created_at] as const] : [])),
  );
}
