import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';
import { openBareDatabase } from '#tests/support/test-database.ts';
import { migrateDatabase, readMigrations } from './migrate.ts';

let database: Awaited<ReturnType<typeof openBareDatabase>>;
let directory: string;

beforeAll(async () => {
  database = await openBareDatabase();
  directory = await mkdtemp(path.join(os.tmpdir(), 'realty-migrations-'));
  await cp(path.join(PROJECT_DIR, 'db/migrations'), directory, { recursive: true });
});
afterAll(async () => {
  await rm(directory, { recursive: true });
  await database.close();
});

async function query<T extends pg.QueryResultRow>(text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('migrateDatabase', () => {
  it('applies every file once to an empty database, also when two processes start together', async () => {
    const names = (await readMigrations()).map((migration) => migration.name);
    const [first, second] = await Promise.all([
      migrateDatabase(database.connectionString),
      migrateDatabase(database.connectionString),
    ]);
    expect([...first, ...second]).toEqual(names);
    expect(await migrateDatabase(database.connectionString)).toEqual([]);
  });

  it('keeps the rows of a database in use, and undoes a file that fails', async () => {
    await query(`insert into installation (key, value) values ('kept', '1')`);
    await writeFile(
      path.join(directory, '9000_more.sql'),
      'alter table installation add column note text not null default $$x$$;',
    );
    await writeFile(path.join(directory, '9001_broken.sql'), 'create table half (n int); insert into nowhere values (1);');
    await expect(migrateDatabase(database.connectionString, { directory })).rejects.toThrow(/9001_broken\.sql.*nowhere/);
    expect(await query(`select note from installation where key = 'kept'`)).toEqual([{ note: 'x' }]);
    expect(await query(`select to_regclass('half') as half`)).toEqual([{ half: null }]);

    await writeFile(path.join(directory, '9001_broken.sql'), 'create table half (n int);');
    expect(await migrateDatabase(database.connectionString, { directory })).toEqual(['9001_broken.sql']);
  });

  it('gives the indexes of a table that it rewrote what they know of its rows', async () => {
    let tables = 0;
    async function rewriteOne(): Promise<number | undefined> {
      tables += 1;
      const big = `big_${tables}`;
      await writeFile(
        path.join(directory, `91${tables}0_big.sql`),
        `create table ${big} as select n from generate_series(1, 100000) n;`,
      );
      await writeFile(
        path.join(directory, `91${tables}1_bigger.sql`),
        `alter table ${big} add column twice int generated always as (n * 2) stored;`,
      );
      await migrateDatabase(database.connectionString, { directory });
      const [row] = await query<{ share: number }>(
        `select relallvisible::float / relpages as share from pg_class where relname = '${big}'`,
      );
      return row?.share;
    }
    // The server's own gathering of statistics, should it be at work just then, holds rows back for others.
    await expect.poll(rewriteOne).toBeGreaterThan(0.9);
  });

  it('refuses a file that was changed after it was applied', async () => {
    await writeFile(path.join(directory, '9000_more.sql'), 'select 1;');
    await expect(migrateDatabase(database.connectionString, { directory })).rejects.toThrow(/9000_more\.sql was changed/);
  });
});
