import type { Db } from '#platform/db/database.ts';
import { DomainError } from '#platform/verb/domain-error.ts';

/** Ids of homes that anyone may be shown, by key; gone ones too, since people keep them. */
export async function findHomeIds(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'listing_key'])
    .where('listing_key', 'in', [...keys])
    .where('display_listing', '=', true)
    .execute();
  return new Map(rows.map((row) => [row.listing_key, row.id]));
}

/** Throws `not-found` for a home that nobody may be shown. */
export async function findHomeId(db: Db, key: string): Promise<number> {
  const id = (await findHomeIds(db, [key])).get(key);
  if (id === undefined) throw new DomainError('not-found', 'There is no such home here.');
  return id;
}
