import { sql } from 'kysely';
import { findPersonalTables } from '#domains/privacy/server/personal-tables.ts';
import type { Db } from '#platform/db/database.ts';

export type FilledRows = Map<string, Record<string, unknown>>;

/**
 * One row of a person in every table that knows people, whatever its columns are; in their parts too. Returns them by table.
 * Checks of values are dropped on the way: the database is for this test alone.
 */
export async function fillPersonalTables(
  db: Db,
  { userId, address, now }: { userId: string; address: string; now: Date },
): Promise<FilledRows> {
  const tables = await findPersonalTables(db);
  const { rows: checks } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as "table", conname as name from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace`.execute(db);
  for (const { table, name } of checks) await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db);
  const { rows: columns } = await sql<{
    table: string;
    name: string;
    type: string;
    isGiven: boolean;
    parent: string | null;
    parentColumn: string | null;
  }>`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as "isGiven",
      (select f.confrelid::regclass::text from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid and f.conkey[1] = a.attnum limit 1) as parent,
      (select p.attname from pg_constraint f join pg_attribute p on p.attrelid = f.confrelid and p.attnum = f.confkey[1]
        where f.contype = 'f' and f.conrelid = c.oid and f.conkey[1] = a.attnum limit 1) as "parentColumn"
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`.execute(
    db,
  );
  const filled: FilledRows = new Map([['users', { id: userId }]]);
  const byTable = Map.groupBy(columns, ({ table }) => table);
  async function fill(table: string): Promise<void> {
    if (filled.has(table)) return;
    filled.set(table, {});
    const given: Record<string, unknown> = {};
    for (const column of byTable.get(table) ?? []) {
      const isAddress = ['to_address', 'email', 'address'].includes(column.name);
      // A row that refers to another of its own table does without.
      if (column.parent === table) continue;
      if (column.parent === 'users') given[column.name] = userId;
      else if (column.parent !== null && tables.some((personal) => personal.table === column.parent)) {
        await fill(column.parent);
        given[column.name] = filled.get(column.parent)?.[column.parentColumn ?? 'id'] ?? 1;
      } else if (isAddress && column.type === 'text') given[column.name] = address;
      else if (column.isGiven) given[column.name] = anyValue(column.type, now);
    }
    const names = Object.keys(given);
    const { rows } = await db.transaction().execute(async (trx) => {
      // The rows refer to listings and the like that are not here.
      await sql`set local session_replication_role = replica`.execute(trx);
      return sql<Record<string, unknown>>`
        insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
        values (${sql.join(names.map((name) => sql`${given[name]}`))}) on conflict do nothing returning *`.execute(trx);
    });
    filled.set(table, rows[0] ?? {});
  }
  for (const { table } of tables) await fill(table);
  return filled;
}

function anyValue(type: string, now: Date): unknown {
  if (type.endsWith('[]')) return [];
  if (/^(bigint|integer|smallint|numeric|double precision|real)/.test(type)) return 1;
  if (type.startsWith('timestamp')) return now;
  if (type === 'date') return '2026-11-21';
  if (type === 'uuid') return crypto.randomUUID();
  if (type === 'jsonb') return '{}';
  if (type === 'boolean') return false;
  if (type === 'bytea') return Buffer.from(crypto.randomUUID());
  if (type === 'int8range') return '[1,2)';
  if (type === 'tstzrange') return '[2026-11-21,2026-11-22)';
  return `value ${crypto.randomUUID()}`;
}
