import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

const MIGRATIONS_DIRECTORY = path.resolve(import.meta.dirname, '../../../db/migrations');
const MIGRATION_LOCK = 7_313_925_441;

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

/**
 * Brings a database to the newest schema: each missing file in one transaction, all under an advisory lock,
 * so that several processes may start at once. Returns the names applied now.
 */
export async function migrateDatabase(connectionString: string, onApply: (name: string) => void = () => {}): Promise<string[]> {
  const client = new pg.Client({ connectionString, application_name: 'realty-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const applied = new Set(
      (await client.query<{ name: string }>('select name from schema_migrations')).rows.map((row) => row.name),
    );
    const missing = (await readMigrations()).filter((migration) => !applied.has(migration.name));
    for (const migration of missing) {
      onApply(migration.name);
      await client.query('begin');
      await client.query(migration.sql);
      await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [migration.name, migration.checksum]);
      await client.query('commit');
    }
    return missing.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}
