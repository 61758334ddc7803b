import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { generateSchemaText } from './schema-text.ts';
import { generateSchemaTypes } from './schema-types.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('the generated schema and its types are those of the migrated database (else: npm run -s realty -- schema-types)', async () => {
  expect(await generateSchemaText(database.connectionString, { verify: true })).toBeUndefined();
  expect(await generateSchemaTypes(database.connectionString, { verify: true })).toBeUndefined();
});

it('a changed database is noticed', async () => {
  await database.pool.query('alter table installation add column surprise text');
  expect(await generateSchemaText(database.connectionString, { verify: true })).toMatch(/not up-to-date/);
  expect(await generateSchemaTypes(database.connectionString, { verify: true })).toMatch(/not up-to-date/);
});
