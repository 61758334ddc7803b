import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';

export const SCHEMA_FILE = 'db/schema.sql';

const HEAD = `-- The whole database, as the migrations make it: to read, not to run. Written by \`npm run -s realty -- schema-types\`.
`;

/** Not ours: the job queue has its own schema, and this table belongs to the migrations. */
const NOT_OURS = ['schema_migrations'];

/** Writes the schema of a migrated database, or with `verify` only compares it; returns any difference. */
export async function generateSchemaText(connectionString: string, { verify }: { verify: boolean }): Promise<string | undefined> {
  const text = await describeSchema(connectionString);
  const file = path.join(PROJECT_DIR, SCHEMA_FILE);
  if (!verify) {
    await writeFile(file, text);
    return undefined;
  }
  const kept = await readFile(file, 'utf8').catch(() => '');
  return kept === text ? undefined : `${SCHEMA_FILE} is not up-to-date: run npm run -s realty -- schema-types`;
}

/** Tables with their columns, rules, indexes and triggers, then views and functions, each by name. */
async function describeSchema(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    // Names are written the same whatever the connection's search path.
    await client.query('set search_path = public');
    const read = async (text: string) => (await client.query<{ text: string }>(text, [NOT_OURS])).rows.map((row) => row.text);
    return `${[HEAD, ...(await read(TABLES)), ...(await read(VIEWS)), ...(await read(FUNCTIONS))].join('\n')}\n`;
  } finally {
    await client.end();
  }
}

const COLUMN = `'  ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
  || case when a.attnotnull then ' not null' else '' end
  || case when a.attgenerated <> '' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
          when a.attidentity <> '' then ' generated always as identity'
          when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end`;

const TABLES = `
  select 'create table ' || c.relname || E' (\\n' || concat_ws(E',\\n',
      (select string_agg(${COLUMN}, E',\\n' order by a.attnum) from pg_attribute a
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
      (select string_agg('  ' || pg_get_constraintdef(r.oid), E',\\n' order by r.contype, pg_get_constraintdef(r.oid) collate "C")
        from pg_constraint r where r.conrelid = c.oid and r.contype in ('p', 'u', 'f', 'c', 'x')))
    || E'\\n);\\n'
    || coalesce((select string_agg(pg_get_indexdef(i.indexrelid) || E';\\n', '' order by i.indexrelid::regclass::text collate "C") from pg_index i
        where i.indrelid = c.oid and not exists (select from pg_constraint r where r.conindid = i.indexrelid and r.conrelid = c.oid)), '')
    || coalesce((select string_agg(pg_get_triggerdef(t.oid) || E';\\n', '' order by t.tgname) from pg_trigger t
        where t.tgrelid = c.oid and not t.tgisinternal), '') as text
  from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relname <> all($1) order by c.relname`;

const VIEWS = `
  select 'create ' || case c.relkind when 'm' then 'materialized ' else '' end || 'view ' || c.relname || E' as\\n'
    || pg_get_viewdef(c.oid, true) || E'\\n' as text
  from pg_class c where c.relkind in ('v', 'm') and c.relnamespace = 'public'::regnamespace and c.relname <> all($1) order by c.relname`;

const FUNCTIONS = `
  select trim(trailing E'\\n' from pg_get_functiondef(p.oid)) || E';\\n' as text
  from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p') and p.proname <> all($1)
  order by p.proname, pg_get_function_identity_arguments(p.oid) collate "C"`;
