import { writeFile } from 'node:fs/promises';
import { zstdCompressSync } from 'node:zlib';
import pg from 'pg';
import { FORMAT } from '#platform/db/backup/backup-format.ts';
import { listSequences, listTables } from '#platform/db/backup/database-catalog.ts';

/**
 * Makes a fixture for `src/platform/db/backup`: a backup of a filled database with the smallest row of each table, and all rows
 * that these refer to; beside it, which migrations that database had. `node tests/support/write-small-backup.ts <connection string> <file>`, on a database whose demonstration
 * city is complete and whose demo people were entered; before a release, under the number of the newest migration.
 */
const [connectionString = '', file = ''] = process.argv.slice(2);
const PER_TABLE = 1;
const MOST_BYTES = 4000;

interface Reference {
  child: string;
  columns: string[];
  parent: string;
  parentColumns: string[];
}

const client = new pg.Client({ connectionString });
await client.connect();
// Nothing of it stays: rows are made up for tables that have none, read, and undone.
await client.query(`set timezone to 'UTC'`);
await client.query('begin transaction isolation level repeatable read');
const tables = (await listTables(client)).filter(({ table }) => table !== 'public.schema_migrations');
const { rows: references } = await client.query<Reference>(`
  select format('%I.%I', n.nspname, c.relname) as child, format('%I.%I', pn.nspname, p.relname) as parent,
    array(select quote_ident(a.attname) from unnest(k.conkey) with ordinality as u(n, at) join pg_attribute a on a.attrelid = c.oid and a.attnum = u.n order by u.at) as columns,
    array(select quote_ident(a.attname) from unnest(k.confkey) with ordinality as u(n, at) join pg_attribute a on a.attrelid = p.oid and a.attnum = u.n order by u.at) as "parentColumns"
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_class p on p.oid = k.confrelid join pg_namespace pn on pn.oid = p.relnamespace
  where k.contype = 'f' and k.conparentid = 0 and n.nspname = 'public'`);

/** The rows that are taken, by table: where they lie, and their text. A partition's place counts with its name. */
const taken = new Map<string, Map<string, string>>(tables.map(({ table }) => [table, new Map()]));

async function take(table: string, condition: string, values: unknown[] = []): Promise<void> {
  const { rows } = await client.query<{ place: string; row: string }>(
    `select tableoid::regclass || ' ' || ctid as place, t::text as row from ${table} t where ${condition}`,
    values,
  );
  for (const { place, row } of rows) {
    if (taken.get(table)?.has(place) === true) continue;
    taken.get(table)?.set(place, row);
    const [, ctid = ''] = /(\(.*\))$/.exec(place) ?? [];
    for (const { columns, parent, parentColumns } of references.filter(({ child }) => child === table))
      await take(
        parent,
        `(${parentColumns.map((name) => `t.${name}`).join(', ')}) in (select ${columns.map((name) => `c.${name}`).join(', ')}
          from ${table} c where c.ctid = $1::tid and c.tableoid = $2::regclass)`,
        [ctid, place.slice(0, place.indexOf(' '))],
      );
  }
}

interface ColumnFacts {
  name: string;
  type: string;
  isGiven: boolean;
  /** What its checks allow, where they list it. */
  allowed: string | null;
}

/** What rows that are made up hold besides, where a check compares columns. */
const BESIDES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  busy_times: { ends_at: `now() + interval '1 hour'` },
  contract_scans: { problem: `'made up'` },
  document_grants: { to_address: `'made-up@demo.invalid'` },
  expert_waits: { postal_code: `'80202'` },
  landing_experiments: { place: `'made up'`, rate: '0.5' },
  offer_rounds: { closes_at: `now() + interval '1 hour'` },
  partner_hooks: { kinds: `'{made up}'::text[]` },
  privacy_questions: { email: `'made-up@demo.invalid'`, confirm_hash: `sha256('x')` },
};

/** Makes a row up for a table that has none; says why where it cannot. */
async function makeUp(table: string): Promise<string | undefined> {
  const { rows: columns } = await client.query<ColumnFacts>(
    `select quote_ident(a.attname) as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull and not a.atthasdef and a.attidentity = '' as "isGiven",
      (select substring(pg_get_constraintdef(k.oid) from '''([^'']+)''') from pg_constraint k
        where k.conrelid = a.attrelid and k.contype = 'c' and a.attnum = k.conkey[1] and array_length(k.conkey, 1) = 1
          and pg_get_constraintdef(k.oid) ~ '= ANY|::text' limit 1) as allowed
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`,
    [table],
  );
  const values = new Map<string, string>();
  for (const { name, type, isGiven, allowed } of columns)
    if (isGiven) values.set(name, allowed === null ? valueOf(type) : `'${allowed}'`);
  for (const { columns: names, parent, parentColumns } of references.filter(({ child }) => child === table)) {
    if (!names.some((name) => values.has(name)) || parent === table) continue;
    names.forEach((name, at) =>
      values.set(
        name,
        `(select t.${parentColumns[at] ?? ''} from ${parent} t order by ${parentColumns.map((one) => `t.${one}`).join(', ')} limit 1)`,
      ),
    );
  }
  for (const [name, value] of Object.entries(BESIDES[table.replace('public.', '')] ?? {})) values.set(name, value);
  await client.query('savepoint row');
  try {
    const names = [...values.keys()];
    await client.query(
      names.length === 0
        ? `insert into ${table} default values`
        : `insert into ${table} (${names.join(', ')}) overriding system value select ${[...values.values()].join(', ')}`,
    );
    await client.query('release savepoint row');
    return undefined;
  } catch (error) {
    await client.query('rollback to savepoint row');
    return error instanceof Error ? error.message : String(error);
  }
}

function valueOf(type: string): string {
  if (type.endsWith('[]')) return `'{}'::${type}`;
  if (/^(bigint|integer|smallint|numeric|double precision|real)/.test(type)) return '1';
  if (type.startsWith('timestamp')) return 'now()';
  if (type === 'date') return 'current_date';
  if (type === 'uuid') return 'gen_random_uuid()';
  if (type === 'jsonb') return `'{}'::jsonb`;
  if (type === 'boolean') return 'false';
  if (type === 'bytea') return `sha256('x')`;
  if (type === 'int8range') return `'[1,2)'::int8range`;
  if (type === 'tstzrange') return 'tstzrange(now(), null)';
  if (type.startsWith('character(2)')) return `'CO'`;
  return `'made up'::${type}`;
}

// Triggers would want more than a row that is made up has.
await client.query('set local session_replication_role = replica');
// What is learned or drawn fills megabytes: its beginning stands for it.
const { rows: blobs } = await client.query<{ table: string; name: string }>(
  `select format('%I.%I', n.nspname, c.relname) as "table", quote_ident(a.attname) as name
   from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
   where n.nspname = 'public' and c.relkind = 'r' and a.atttypid = 'bytea'::regtype and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`,
);
for (const { table, name } of blobs)
  await client.query(`update ${table} set ${name} = substr(${name}, 1, 100) where octet_length(${name}) > 10000`);
const failures = new Map<string, string>();
// A row may need one of a table that comes later.
for (let round = 0; round < 5; round += 1)
  for (const { table } of tables) {
    const { rows: any } = await client.query(`select from ${table} limit 1`);
    if (any.length > 0) continue;
    const why = await makeUp(table);
    if (why === undefined) failures.delete(table);
    else failures.set(table, why);
  }

for (const { table } of tables) {
  await take(
    table,
    `(t.tableoid, t.ctid) in (select s.tableoid, s.ctid from (select * from (select tableoid, ctid, pg_column_size(x.*) as size
      from ${table} x limit 2000) y order by size limit ${PER_TABLE}) s where s.size <= ${MOST_BYTES})`,
  );
}

const { rows: applied } = await client.query<{ name: string }>('select name from schema_migrations order by name');
const rows = [...taken.values()].reduce((sum, all) => sum + all.size, 0);
const lines = [
  { kind: 'realty-backup', format: FORMAT, createdAt: new Date().toISOString(), migration: applied.at(-1)?.name ?? '' },
  ...tables.flatMap(({ table, columns }) => {
    const all = [...(taken.get(table)?.values() ?? [])];
    return all.length === 0
      ? []
      : [
          { kind: 'table', table, columns },
          { kind: 'rows', rows: all },
        ];
  }),
  ...(await listSequences(client)).map((sequence) => ({ kind: 'sequence', ...sequence })),
  { kind: 'end', rows, files: 0 },
];
await writeFile(file, zstdCompressSync(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
await writeFile(
  file.replace(/\.backup$/, '.json'),
  `${JSON.stringify(
    applied.map(({ name }) => name),
    null,
    2,
  )}\n`,
);
await client.query('rollback');
await client.end();
const without = tables.flatMap(({ table }) => (taken.get(table)?.size === 0 ? [table] : []));
process.stdout.write(`${rows} rows; none of ${without.join(', ') || 'no table'}.\n`);
for (const [table, why] of failures) process.stdout.write(`${table} has none: ${why}\n`);
