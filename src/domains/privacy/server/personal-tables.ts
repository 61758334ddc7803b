import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** A column that refers to another table. */
interface Reference {
  table: string;
  column: string;
  parent: string;
  parentColumn: string;
  cascades: boolean;
}

/** How to find a person's rows in one table. */
export interface PersonalTable {
  table: string;
  /** SQL condition on `t`; `$1` is the person's id, `$2` their confirmed address or null. */
  condition: string;
  columns: PersonalColumn[];
}

export interface PersonalColumn {
  name: string;
  /** Why a copy leaves it out; undefined if the copy has it. */
  withheld?: string;
}

/** Rows of people without an account carry their address; they join the account that confirmed it. */
export const ADDRESS_COLUMNS: Record<string, string> = {
  mail_messages: 'to_address',
  saved_searches: 'email',
  mail_subscriptions: 'address',
  interest_signups: 'email',
  landing_leads: 'email',
  feedback_responses: 'email',
  listing_mistakes: 'email',
  parties: 'email',
  privacy_questions: 'email',
};

/** Such rows in what belongs to somebody else: they are in the copy, and stay with the others. */
const SHARED_ADDRESS_COLUMNS: Record<string, string> = { envelope_recipients: 'to_address' };

/**
 * Finds every table with rows about a person in the database's own catalog: those that refer to `users`, and the parts of
 * those. A new table is included once it has its foreign key.
 */
export async function findPersonalTables(db: Db): Promise<PersonalTable[]> {
  const references = await readReferences(db);
  const columns = await readColumns(db);
  const conditions = new Map<string, string>();
  const names = new Set([...columns.keys()].filter((table) => table === 'users' || leadsToUsers(table, references)));
  for (const table of Object.keys(ADDRESS_COLUMNS)) if (columns.has(table)) names.add(table);
  for (const table of names) conditions.set(table, writeCondition(table, 't', references, []));
  return [...names].toSorted().map((table) => ({
    table,
    condition: conditions.get(table) ?? 'false',
    columns: columns.get(table) ?? [],
  }));
}

function ownReferences(table: string, references: readonly Reference[]): Reference[] {
  return references.filter((reference) => reference.table === table && reference.parent === 'users');
}

/** Parts of a person's rows. A table that names its own people belongs to them: another person's writing in a shared list is not the owner's. */
function partReferences(table: string, references: readonly Reference[]): Reference[] {
  if (ownReferences(table, references).some(({ cascades }) => cascades)) return [];
  return references.filter(
    (reference) => reference.table === table && reference.cascades && reference.parent !== 'users' && reference.parent !== table,
  );
}

function leadsToUsers(table: string, references: readonly Reference[], path: readonly string[] = []): boolean {
  if (path.includes(table)) return false;
  if (ownReferences(table, references).length > 0) return true;
  return partReferences(table, references).some(({ parent }) => leadsToUsers(parent, references, [...path, table]));
}

function writeCondition(table: string, alias: string, references: readonly Reference[], path: readonly string[]): string {
  if (table === 'users') return `${alias}.id = $1`;
  const own = ownReferences(table, references).map(({ column }) => `${alias}."${column}" = $1`);
  const parts = partReferences(table, references)
    .filter(({ parent }) => !path.includes(parent) && leadsToUsers(parent, references))
    .map(({ column, parent, parentColumn }) => {
      const inner = `p${path.length}`;
      const within = writeCondition(parent, inner, references, [...path, table]);
      return `${alias}."${column}" in (select ${inner}."${parentColumn}" from "${parent}" ${inner} where ${within})`;
    });
  const address = ADDRESS_COLUMNS[table] ?? SHARED_ADDRESS_COLUMNS[table];
  const byAddress = address === undefined ? [] : [`lower(${alias}."${address}") = $2`];
  return `(${[...own, ...parts, ...byAddress].join(' or ') || 'false'})`;
}

async function readReferences(db: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as "table", a.attname as "column", c.confrelid::regclass::text as parent,
      pa.attname as "parentColumn", c.confdeltype = 'c' as cascades
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute pa on pa.attrelid = c.confrelid and pa.attnum = c.confkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and cardinality(c.conkey) = 1 and c.conparentid = 0`.execute(
    db,
  );
  return rows;
}

async function readColumns(db: Db): Promise<Map<string, PersonalColumn[]>> {
  const { rows } = await sql<{ table: string; name: string; type: string }>`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`.execute(db);
  const columns = new Map<string, PersonalColumn[]>();
  for (const { table, name, type } of rows) {
    const withheld = whyWithheld(name, type);
    columns.set(table, [...(columns.get(table) ?? []), withheld === undefined ? { name } : { name, withheld }]);
  }
  return columns;
}

/** Withholds anything that lets the holder of the copy act in the person's name. */
function whyWithheld(name: string, type: string): string | undefined {
  if (type === 'bytea') return 'a key, a hash or an encrypted secret';
  if (name === 'token' || name.endsWith('_hash') || name.endsWith('_token')) return 'opens something without signing in';
  return undefined;
}
