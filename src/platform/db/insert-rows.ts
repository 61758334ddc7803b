import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { DB } from './schema.gen.ts';

const BATCH = 5000;

/**
 * Inserts many rows in few statements, each one JSON parameter (a statement takes 65,535 parameters at most, and many
 * parameters are slow). All rows have the first one's columns.
 */
export async function insertRows(db: Db, table: keyof DB, rows: readonly Record<string, unknown>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((name) => sql.ref(name));
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH));
    await sql`insert into ${sql.table(table)} (${sql.join(columns)})
      select ${sql.join(columns)} from jsonb_populate_recordset(null::${sql.table(table)}, ${batch}::jsonb)`.execute(db);
  }
}
