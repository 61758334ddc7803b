import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBareDatabase } from '../../../tests/support/test-database.ts';
import { migrateDatabase, readMigrations } from './migrate.ts';

let database: Awaited<ReturnType<typeof openBareDatabase>>;
beforeAll(async () => {
  database = await openBareDatabase();
});
afterAll(() => database.close());

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
});
