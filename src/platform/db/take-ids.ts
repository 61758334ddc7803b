import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Takes ids of rows that are still to be written, in their order: what names a row can then be written with it. */
export async function takeIds(db: Db, table: 'listings' | 'listing_media', count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select nextval(s.name) as id from (select pg_get_serial_sequence(${table}, 'id')::regclass as name) s, generate_series(1, ${count}::int)`.execute(
    db,
  );
  return rows.map((row) => row.id);
}
