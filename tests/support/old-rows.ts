import type pg from 'pg';
import { expect } from 'vitest';

/** Drops the checks of values and the references to homes, for old rows that need not make sense. */
export async function dropChecks(client: pg.Client): Promise<void> {
  await client.query(`do $$ declare rule record; begin
    for rule in select conrelid::regclass as of_table, conname from pg_constraint
      where (contype = 'c' or confrelid = 'listings'::regclass) and connamespace = 'public'::regnamespace and conrelid <> 0 loop
      execute format('alter table %s drop constraint %I', rule.of_table, rule.conname);
    end loop; end $$`);
}

const FILLINGS: Record<string, string> = {
  text: `'x'`,
  'timestamp with time zone': 'now()',
  date: 'current_date',
  uuid: 'gen_random_uuid()',
  bytea: `sha256(random()::text::bytea)`,
  jsonb: `'{}'`,
  boolean: 'false',
  integer: '1',
  bigint: '1',
  smallint: '1',
  'double precision': '1',
  numeric: '1',
};

/** A row with these values, and a filler in every other required column. */
export async function addRow(
  client: pg.Client,
  table: string,
  values: Record<string, unknown>,
): Promise<{ id: string; public_id: string }> {
  const { rows: needed } = await client.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_name = $1 and is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'`,
    [table],
  );
  const given = Object.keys(values);
  const filled = needed.filter(({ name }) => !given.includes(name));
  const columns = [...given, ...filled.map(({ name }) => name)].map((name) => `"${name}"`);
  const places = [...given.map((_, index) => `$${index + 1}`), ...filled.map(({ type }) => FILLINGS[type] ?? 'null')];
  const { rows } = await client.query<{ id: string; public_id: string }>(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) returning *`,
    Object.values(values),
  );
  return rows[0] ?? expect.fail('no row');
}
