import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';
import type { DB } from './schema.gen.ts';

const BATCH = 5000;

/**
 * Inserts many rows in few statements, each with one JSON parameter (a statement takes at most 65,535 parameters, and many
 * parameters are slow). All rows have the columns of the first. With `updateOn`, the columns of a unique index, rows that
 * exist are updated.
 */
export async function insertRows(
  db: Db,
  table: keyof DB,
  rows: readonly Record<string, unknown>[],
  options: { updateOn?: readonly string[] } = {},
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((name) => sql.ref(name));
  const onConflict = describeUpdate(Object.keys(rows[0] ?? {}), options.updateOn);
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH));
    await sql`insert into ${sql.table(table)} (${sql.join(columns)})
      select ${sql.join(columns)} from jsonb_populate_recordset(null::${sql.table(table)}, ${batch}::jsonb) ${onConflict}`.execute(
      db,
    );
  }
}

function describeUpdate(columns: readonly string[], updateOn: readonly string[] | undefined): RawBuilder<unknown> {
  if (updateOn === undefined) return sql``;
  const rest = columns.filter((name) => !updateOn.includes(name));
  return sql`on conflict (${sql.join(updateOn.map((name) => sql.ref(name)))})
    do update set ${sql.join(rest.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}`;
}
