import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { isCityBrowsable, isCityWanted } from './is-city-wanted.ts';

const DAY = '2026-05-01';
let test: TestDatabase;

beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

it.each([
  ['nothing', undefined, { isWanted: true, isBrowsable: false }],
  ['its homes not yet stored', { state: 'seeding', asOf: DAY }, { isWanted: true, isBrowsable: false }],
  ['its homes stored', { state: 'seeding', asOf: DAY, missing: ['sold'] }, { isWanted: true, isBrowsable: true }],
  [
    'the homes of another day',
    { state: 'seeding', asOf: '2026-04-30', missing: ['sold'] },
    { isWanted: true, isBrowsable: false },
  ],
  ['the whole city', { state: 'ready', asOf: DAY }, { isWanted: false, isBrowsable: false }],
  ['a city that was removed', { state: 'removed' }, { isWanted: false, isBrowsable: false }],
])('on %s a start knows whether to build, and whether people can browse meanwhile', async (_name, value, expected) => {
  await test.db.deleteFrom('installation').where('key', '=', 'demonstration').execute();
  if (value !== undefined)
    await test.db
      .insertInto('installation')
      .values({ key: 'demonstration', value: JSON.stringify(value) })
      .execute();
  expect({ isWanted: await isCityWanted(test.db), isBrowsable: await isCityBrowsable(test.db, DAY) }).toEqual(expected);
});
