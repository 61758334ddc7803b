import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertRows } from '#platform/db/insert-rows.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { getKnownPlaces } from './known-places.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const begun = Date.parse('2026-05-01T12:00:00Z');
const after = (seconds: number) => getKnownPlaces({ db: database.db, now: new Date(begun + seconds * 1000) });
const spot = { source: 'test', latitude: 45.5, longitude: -122.6, kind: 'grocery' };

it('makes what it knows anew where a name has changed, and only there', async () => {
  await insertRows(database.db, 'pois', [{ ...spot, name: 'Corner Market' }]);
  const first = await after(0);
  expect([...first.gazetteer.bySquashed.values()]).toContain('Corner Market');
  expect(await after(61)).toBe(first);

  await insertRows(database.db, 'pois', [{ ...spot, name: 'Foundry Bakery' }]);
  expect(await after(100)).toBe(first);
  const second = await after(130);
  expect([...second.gazetteer.bySquashed.values()]).toContain('Foundry Bakery');

  await database.db.updateTable('pois').set({ name: 'Foundry Bread' }).where('name', '=', 'Foundry Bakery').execute();
  const third = await after(200);
  expect([...third.gazetteer.bySquashed.values()]).toContain('Foundry Bread');
  expect(await after(300)).toBe(third);
});
