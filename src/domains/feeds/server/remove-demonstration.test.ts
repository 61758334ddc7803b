import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMONSTRATION_SOURCE } from '#domains/listings/contract.ts';
import { systemContext } from '#tests/support/listings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { hasDemonstration, removeDemonstration } from './remove-demonstration.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

it('removes the demonstration city whole, and it stays away', async () => {
  const ctx = systemContext(test.db);
  expect(await hasDemonstration(ctx)).toBe(false);
  await test.db
    .insertInto('installation')
    .values({ key: 'demonstration', value: JSON.stringify({ state: 'ready' }) })
    .execute();
  await test.db
    .insertInto('places')
    .values({ slug: 'alder', kind: 'city', name: 'Alder', search_name: 'alder', source: DEMONSTRATION_SOURCE })
    .execute();
  expect(await hasDemonstration(ctx)).toBe(true);
  await removeDemonstration(ctx);
  expect(await hasDemonstration(ctx)).toBe(false);
  expect(await test.db.selectFrom('places').select('slug').where('source', '=', DEMONSTRATION_SOURCE).execute()).toEqual([]);
  expect(await test.db.selectFrom('installation').select('value').where('key', '=', 'demonstration').executeTakeFirst()).toEqual({
    value: { state: 'removed' },
  });
});
