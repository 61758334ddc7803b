import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openBareDatabase, openDatabaseAt } from '#tests/support/test-database.ts';
import { migrateDatabase } from './migrate.ts';
import { readBaselines } from './migrations.ts';

/** Everything in a schema, by name, in whatever order it was made. */
const CATALOG = {
  relations: `select relname, relkind, relpersistence, reloptions, relacl from pg_class where relnamespace = 'public'::regnamespace`,
  columns: `select attrelid::regclass::text, row_number() over (partition by attrelid order by attnum), attname,
      format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, attstorage, attcompression, attstattarget, attcollation,
      pg_get_expr(adbin, adrelid), col_description(attrelid, attnum)
    from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm') and attnum > 0 and not attisdropped`,
  constraints: `select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated from pg_constraint
    where connamespace = 'public'::regnamespace`,
  indexes: `select indexname, indexdef from pg_indexes where schemaname = 'public'`,
  triggers: `select pg_get_triggerdef(oid), tgenabled from pg_trigger where not tgisinternal`,
  functions: `select oid::regprocedure::text, md5(pg_get_functiondef(oid)), proacl from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f'`,
  views: `select viewname, definition from pg_views where schemaname = 'public'`,
  sequences: `select sequencename, data_type, start_value, max_value, increment_by, cycle from pg_sequences where schemaname = 'public'`,
};

async function readCatalog(connectionString: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const catalog: Record<string, string[]> = {};
    for (const [part, text] of Object.entries(CATALOG)) {
      const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
      catalog[part] = rows.map((row) => JSON.stringify(row)).toSorted();
    }
    return catalog;
  } finally {
    await client.end();
  }
}

const numbers = (await readBaselines()).map(({ name }) => name.slice(0, 4));

describe('a new database', () => {
  it.each(numbers.slice(0, -1))('has the schema that one of %s gets', async (number) => {
    const [old, fresh] = await Promise.all([openDatabaseAt(number), openBareDatabase()]);
    try {
      await migrateDatabase(old.connectionString);
      const steps = await migrateDatabase(fresh.connectionString);
      expect(steps[0]).toBe(`${numbers.at(-1)}_baseline`);
      expect(await readCatalog(fresh.connectionString)).toEqual(await readCatalog(old.connectionString));
    } finally {
      await Promise.all([old.close(), fresh.close()]);
    }
  });
});
