import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { openChangeFeed, type ChangeFeed } from './change-feed.ts';

let database: TestDatabase;
let changes: ChangeFeed;

beforeAll(async () => {
  database = await openTestDatabase();
  changes = openChangeFeed({ connectionString: database.connectionString }, createLog('silent'));
  await vi.waitUntil(() => changes.version() !== undefined, { timeout: 60_000 });
});
afterAll(async () => {
  await changes.close();
  await database.close();
});

const park = { source: 'test', name: 'Green', latitude: 1, longitude: 1, boundary: '{}' };

it('hears what is committed, and nothing that is not', async () => {
  const before = changes.version();
  await expect(
    database.db.transaction().execute(async (trx) => {
      await trx.insertInto('parks').values(park).execute();
      throw new Error('back');
    }),
  ).rejects.toThrow('back');
  await sql`select 1`.execute(database.db);
  expect(changes.version()).toBe(before);
  await database.db.insertInto('parks').values(park).execute();
  await expect.poll(() => changes.version()).toBeGreaterThan(before ?? 0);
});

it('trusts nothing while its connection is broken, and counts the gap as a change', async () => {
  const before = changes.version() ?? 0;
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'realty-changes' and datname = current_database()`.execute(
    database.db,
  );
  await expect.poll(() => changes.version()).toBeUndefined();
  await expect.poll(() => changes.version()).toBeGreaterThan(before);
});
