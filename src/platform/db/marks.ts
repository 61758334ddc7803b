import { sql } from 'kysely';
import type { Db } from './database.ts';

/** What this installation remembers about itself under a key, such as how far long work has come; undefined if nothing. */
export async function readMark(db: Db, key: string): Promise<unknown> {
  const row = await db.selectFrom('installation').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

/** Remembers a value instead of the earlier one. */
export async function writeMark(db: Db, key: string, value: object): Promise<void> {
  const text = JSON.stringify(value);
  await db
    .insertInto('installation')
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text, updated_at: sql`now()` }))
    .execute();
}

/** Remembers a value if there is none yet; returns false if there is one. */
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
