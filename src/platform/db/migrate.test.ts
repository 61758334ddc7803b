import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';
import { openBareDatabase, openTestDatabase } from '#tests/support/test-database.ts';
import { migrateDatabase } from './migrate.ts';
import { readMigrations } from './migrations.ts';

let database: Awaited<ReturnType<typeof openBareDatabase>>;
let directory: string;

beforeEach(async () => {
  database = await openBareDatabase();
  directory = await mkdtemp(path.join(os.tmpdir(), 'realty-migrations-'));
  for (const folder of ['baselines', 'migrations'])
    await cp(path.join(PROJECT_DIR, 'db', folder), path.join(directory, folder), { recursive: true });
});
afterEach(async () => {
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

const migrate = (options: { upTo?: string } = {}) => migrateDatabase(database.connectionString, { directory, ...options });
const addMigration = (name: string, sql: string) => writeFile(path.join(directory, 'migrations', name), sql);

/** Goes on with a database that has every migration: a copy, which takes a tenth of the work of making it. */
async function takeMigrated(): Promise<void> {
  await database.close();
  database = await openTestDatabase();
}

async function listLater(number: string): Promise<string[]> {
  return (await readMigrations()).map(({ name }) => name).filter((name) => name.slice(0, 4) > number);
}

it('gives each number once', async () => {
  const numbers = (await readMigrations()).map(({ name }) => name.slice(0, 4));
  // Two pairs were released so: they stay.
  expect(numbers.filter((number, at) => numbers.indexOf(number) < at)).toEqual(['0280', '0290']);
});

describe('an empty database', () => {
  it('starts from the newest baseline, once, also when two processes start together', async () => {
    const [first, second] = await Promise.all([migrate(), migrate()]);
    expect([...first, ...second]).toEqual(['0135_baseline', ...(await listLater('0135'))]);
    expect(await migrate()).toEqual([]);
    // What the baseline stands for counts as applied.
    const applied = (await query<{ name: string }>('select name from schema_migrations')).map(({ name }) => name);
    expect(applied).toEqual(expect.arrayContaining((await readMigrations()).map(({ name }) => name)));
  });

  it('has the whole baseline or nothing of it', async () => {
    const file = path.join(directory, 'baselines/0135/27_analytics.sql');
    await appendFile(file, 'insert into nowhere values (1);');
    await expect(migrate()).rejects.toThrow(/27_analytics\.sql.*nowhere/);
    expect(await query(`select to_regclass('users') as users, to_regclass('page_views') as views`)).toEqual([
      { users: null, views: null },
    ]);
    await cp(path.join(PROJECT_DIR, 'db/baselines/0135/27_analytics.sql'), file);
    expect(await migrate()).toContain('0135_baseline');
  });
});

describe('a database in use', () => {
  it('of 0135, made by the migrations before the baseline, is taken as it is', async () => {
    await migrate({ upTo: '0135' });
    await query(`update schema_migrations set name = '0125_own_changes.sql', checksum = 'x' where name = '0135_baseline'`);
    expect(await migrate({ upTo: '0135' })).toEqual([]);
    expect(await migrate()).toEqual(await listLater('0135'));
  });

  it('that ends before the oldest baseline is refused, and nothing is changed', async () => {
    await query('create table schema_migrations (name text primary key, checksum text not null, applied_at timestamptz)');
    await query(`insert into schema_migrations values ('0001_platform.sql', 'x'), ('0103_demo_pasts.sql', 'x')`);
    await expect(migrate()).rejects.toThrow(/too old.*0103_demo_pasts\.sql\. Start a version .* 0125 to 0135 on it first/);
    expect(await query(`select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`)).toEqual([
      { relname: 'schema_migrations' },
    ]);
  });

  it('keeps its rows, and a file that fails is undone', async () => {
    await takeMigrated();
    await query(`insert into installation (key, value) values ('kept', '1')`);
    await addMigration('9000_more.sql', 'alter table installation add column note text not null default $$x$$;');
    await addMigration('9001_broken.sql', 'create table half (n int); insert into nowhere values (1);');
    await expect(migrate()).rejects.toThrow(/9001_broken\.sql.*nowhere/);
    expect(await query(`select note from installation where key = 'kept'`)).toEqual([{ note: 'x' }]);
    expect(await query(`select to_regclass('half') as half`)).toEqual([{ half: null }]);

    await addMigration('9001_broken.sql', 'create table half (n int);');
    expect(await migrate()).toEqual(['9001_broken.sql']);
  });

  it('gives the indexes of a table that it rewrote what they know of its rows', async () => {
    await takeMigrated();
    let tables = 0;
    async function rewriteOne(): Promise<number | undefined> {
      tables += 1;
      const big = `big_${tables}`;
      await addMigration(`${9100 + 2 * tables}_big.sql`, `create table ${big} as select n from generate_series(1, 100000) n;`);
      await addMigration(
        `${9101 + 2 * tables}_bigger.sql`,
        `alter table ${big} add column twice int generated always as (n * 2) stored;`,
      );
      await migrate();
      const [row] = await query<{ share: number }>(
        `select relallvisible::float / relpages as share from pg_class where relname = '${big}'`,
      );
      return row?.share;
    }
    // If the server gathers statistics just then, it holds back rows.
    await expect.poll(rewriteOne).toBeGreaterThan(0.9);
  });

  it('refuses a file that was changed after it was applied, in a baseline too', async () => {
    await takeMigrated();
    await addMigration('9000_more.sql', 'select 1;');
    expect(await migrate()).toEqual(['9000_more.sql']);
    await addMigration('9000_more.sql', 'select 2;');
    await expect(migrate()).rejects.toThrow(/9000_more\.sql was changed/);
    await addMigration('9000_more.sql', 'select 1;');
    await appendFile(path.join(directory, 'baselines/0135/01_platform.sql'), 'select 1;');
    await expect(migrate()).rejects.toThrow(/0135_baseline was changed/);
  });

  it('loses nothing to a process that is killed in the middle of a step', async () => {
    await takeMigrated();
    await addMigration('9000_slow.sql', 'create table half (n int); select pg_sleep(60);');
    const outcome = migrate().catch((error: unknown) => String(error));
    const kill = `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'realty-migrate' and datname = current_database() and query like '%pg_sleep%' and pid <> pg_backend_pid()`;
    await expect.poll(async () => (await query(kill)).length).toBe(1);
    expect(await outcome).toMatch(/terminat/);
    expect(await query(`select to_regclass('half') as half`)).toEqual([{ half: null }]);
    await addMigration('9000_slow.sql', 'create table half (n int);');
    expect(await migrate()).toEqual(['9000_slow.sql']);
  });
});
