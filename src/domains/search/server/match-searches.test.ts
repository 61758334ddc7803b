import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerPolicy } from '#domains/listings/server/index.ts';
import { createLog } from '#platform/log/log.ts';
import { addListings, systemContext } from '#tests/support/listings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import type { SearchFilters } from '../contract.ts';
import { matchSearches } from './match-searches.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await registerPolicy(systemContext(database.db), 'Test MLS', { template: 'own' });
});
afterAll(() => database.close());

it('leaves out a search whose place is gone, and logs one that fails', async () => {
  await addListings(database.db, { ListingKey: 'A' });
  const homes = await database.db.selectFrom('listings').select('id').execute();
  const ids = homes.map(({ id }) => id);
  const failures: unknown[] = [];
  const log = Object.assign(createLog('silent'), { error: (what: unknown) => failures.push(what) });
  const broken = { polygon: 5 } as unknown as SearchFilters;
  const found = await matchSearches(
    { db: database.db, now: new Date(), log },
    [
      { id: 1, filters: { place: ['city:nowhere'] } },
      { id: 2, filters: broken },
      { id: 3, filters: {} },
    ],
    ids,
  );
  expect(found).toEqual([{ searchId: 3, listingId: ids[0] }]);
  expect(failures).toMatchObject([{ filters: broken }]);
});
