import { sql } from 'kysely';
import type { Db } from './database.ts';

/** What this installation remembers of itself under a key, such as how far a piece of long work is; undefined for nothing. */
export async function readMark(db: Db, key: string): Promise<unknown> {
  const row = await db.selectFrom('installation').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

/** Remembers a value, in the place of one before. */
export async function writeMark(db: Db, key: string, value: object): Promise<void> {
  const text = JSON.stringify(value);
  await db
    .insertInto('installation')
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text, updated_at: sql`now()` }))
    .execute();
}

/** Remembers a value where there was none: false where there was one already. */
export async function writeFirstMark(db: Db, key: string, value: object): Promise<boolean> {
  const row = await db
    .insertInto('installation')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeMark(db: Db, key: string): Promise<void> {
  await db.deleteFrom('installation').where('key', '=', key).execute();
}
