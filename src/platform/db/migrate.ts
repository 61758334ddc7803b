import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { OperatorError } from '#platform/config/operator-error.ts';

const MIGRATIONS_DIRECTORY = path.resolve(import.meta.dirname, '../../../db/migrations');
const MIGRATION_LOCK = 7_313_925_441;
const WORTH_VACUUMING_BYTES = 1_000_000;

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** The numbered SQL files in order. */
export async function readMigrations(directory = MIGRATIONS_DIRECTORY): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(directory, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

export interface MigrateOptions {
  /** Told the name of each file before it is applied. */
  onApply?: (name: string) => void;
  directory?: string;
  /** Stops after this file. */
  upTo?: string;
}

/**
 * Brings a database to the newest schema: each missing file in one transaction, all under an advisory lock,
 * so that several processes may start at once. Returns the names applied now. Throws OperatorError, and leaves the
 * schema as the last good file made it, where a file fails or an applied one was changed.
 */
export async function migrateDatabase(connectionString: string, options: MigrateOptions = {}): Promise<string[]> {
  const client = new pg.Client({ connectionString, application_name: 'realty-migrate', connectionTimeoutMillis: 15_000 });
  // The connection may break while we wait for the lock; the query then in flight reports it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const missing = (await findMissing(client, await readMigrations(options.directory))).filter(
      ({ name }) => options.upTo === undefined || name <= options.upTo,
    );
    for (const migration of missing) {
      options.onApply?.(migration.name);
      await applyMigration(client, migration);
    }
    if (missing.length > 0) await vacuumRewritten(client);
    return missing.map((migration) => migration.name);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A table that was rewritten has lost what its indexes know of it, and nothing but a change of rows would bring it back. */
async function vacuumRewritten(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and relallvisible = 0 and pg_relation_size(oid) > $1`,
    [WORTH_VACUUMING_BYTES],
  );
  for (const { name } of rows) await client.query(`vacuum analyze ${name}`);
}

async function findMissing(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations');
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const changed = migrations.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum);
  if (changed !== undefined) {
    throw new OperatorError(
      `The migration ${changed.name} was changed after this database had applied it: restore the file, and write the change into a new one.`,
    );
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

async function applyMigration(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    const isAboutTheFile = error instanceof pg.DatabaseError && !/^(08|53|57|58|42501)/.test(error.code ?? '');
    if (!isAboutTheFile) throw error;
    throw new OperatorError(
      `The migration ${name} failed and was undone (${error.message}): the database is as before; report this.`,
      {
        cause: error,
      },
    );
  }
}
