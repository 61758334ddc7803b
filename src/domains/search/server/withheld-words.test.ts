import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import type { Context } from '#platform/verb/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { searchListings } from './search-listings.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  for (const [key, shown] of [
    ['open', true],
    ['withheld', false],
  ] as const) {
    const { id } = await database.db
      .insertInto('listings')
      .values({
        listing_key: key,
        originating_system_name: 'test',
        source_listing_key: key,
        standard_status: 'Active',
        street_number: '77',
        street_name: 'Quagmire',
        unparsed_address: '77 Quagmire Ln, Town',
        city: 'Town',
        internet_address_display_yn: shown,
        modification_timestamp: new Date(0),
        source_hash: Buffer.from(''),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto('listing_details')
      .values({ listing_id: id, public_remarks: 'A home at 77 Quagmire Lane, with a garden.' })
      .execute();
  }
});
afterAll(() => database.close());

async function find(filter: { q?: string; keywords?: string[]; excludeKeywords?: string[] }): Promise<string[]> {
  const ctx: Context = {
    actor: { kind: 'system' },
    db: database.db,
    now: new Date(),
    requestId: 'test',
    log: createLog('silent'),
  };
  const { items } = await searchListings(ctx, filter);
  return items.map((item) => item.listingKey).toSorted();
}

it('finds no home by the address that its seller withholds, not even by remarks that name it', async () => {
  expect(await find({ q: 'garden' })).toEqual(['open', 'withheld']);
  expect(await find({ q: 'Quagmire' })).toEqual(['open']);
  expect(await find({ keywords: ['77 Quagmire'] })).toEqual(['open']);
  expect(await find({ keywords: ['garden'] })).toEqual(['open', 'withheld']);
});

it('looks for keywords in the remarks alone, and for other words in the address too', async () => {
  expect(await find({ q: 'Town' })).toEqual(['open', 'withheld']);
  expect(await find({ keywords: ['Town'] })).toEqual([]);
  expect(await find({ excludeKeywords: ['Town'] })).toEqual(['open', 'withheld']);
  expect(await find({ excludeKeywords: ['garden'] })).toEqual([]);
});
