import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Embedder, EmbedderError } from '#platform/ai/embedder.ts';
import { addListings, makeRecord, systemContext } from '#tests/support/listings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import type { Context } from '#platform/verb/context.ts';
import { searchFilterSchema, searchQuerySchema } from '../../contract.ts';
import { rankHomes } from './rank-homes.ts';
import { storeNewestRemarkVectors, storeRemarkVectors } from './remark-vectors.ts';
import { resolveSearch } from '../conditions/resolve-search.ts';
import { searchListings } from '../search-listings.ts';

const REMARKS: Record<string, string> = {
  plain: 'Three bedrooms, two baths, carpet throughout and a carport.',
  barn: 'Five-stall barn, tack room and two fenced pastures.',
  granite: 'Granite counters, granite bath and a granite hearth.',
  hidden: 'The stables at 12 Elm Street have six stalls.',
};

/** Vectors by topic: the first dimension is horses. */
const fake: Embedder = {
  name: 'fake',
  embed: (texts) => Promise.resolve(texts.map((text) => Float32Array.from([/barn|equine/i.test(text) ? 1 : 0, 0.2]))),
};
const broken: Embedder = { name: 'none', embed: () => Promise.reject(new EmbedderError('no model')) };

let database: TestDatabase;
let ctx: Context;
let keys: Map<number, string>;
let publicKeys: Map<string, string>;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = systemContext(database.db);
  await addListings(
    database.db,
    ...Object.entries(REMARKS).map(([key, remarks], at) =>
      makeRecord({
        ListingKey: key,
        ListingId: `T${at}`,
        PublicRemarks: remarks,
        InternetAddressDisplayYN: key !== 'hidden',
        StreetNumber: String(at + 1),
      }),
    ),
  );
  const rows = await database.db.selectFrom('listings').select(['id', 'listing_key', 'source_listing_key']).execute();
  keys = new Map(rows.map(({ id, source_listing_key: key }) => [id, key]));
  publicKeys = new Map(rows.map(({ listing_key: shown, source_listing_key: key }) => [shown, key]));
});
afterAll(() => database.close());

async function rank(wish: string, embedder: Embedder) {
  const search = await resolveSearch(ctx, searchFilterSchema.parse({}));
  const { places, engine } = await rankHomes(ctx, search, wish, `${wish} ${embedder.name}`, embedder);
  return { order: [...places.keys()].map((id) => keys.get(id)), engine };
}

describe('ordering homes by a wish', () => {
  it('goes by words and thesaurus where there are no vectors', async () => {
    expect((await rank('granite counters', broken)).order[0]).toBe('granite');
    const { order, engine } = await rank('a place for my horses', broken);
    expect(engine).toBe('rules');
    expect(new Set(order.slice(0, 2))).toEqual(new Set(['barn', 'hidden']));
    expect(order).toHaveLength(4);
  });

  it('stores what remarks mean once, again when they change, and never of a withheld address', async () => {
    expect(await storeNewestRemarkVectors(database.db, broken, 1000)).toBe(0);
    expect(await storeNewestRemarkVectors(database.db, fake, 1000)).toBe(3);
    expect(await storeRemarkVectors(database.db, fake, [...keys.keys()], 1000)).toBe(0);
    const plain = [...keys].find(([, key]) => key === 'plain')?.[0] ?? 0;
    await database.db
      .updateTable('listing_details')
      .set({ public_remarks: 'Three bedrooms, carpet, and a carport.' })
      .where('listing_id', '=', plain)
      .execute();
    expect(await storeNewestRemarkVectors(database.db, fake, 1000)).toBe(1);
  });

  it('goes by vectors too, once they are there', async () => {
    const { order, engine } = await rank('equine', fake);
    expect([order[0], engine]).toEqual(['barn', 'semantic']);
  });

  it('is an order of the search, through its pages', async () => {
    const query = { sort: 'match', wish: 'granite hearth', limit: '3' };
    const first = await searchListings(ctx, searchQuerySchema.parse(query));
    expect(publicKeys.get(first.items[0]?.listingKey ?? '')).toBe('granite');
    expect([first.rankedBy === undefined, first.unspoken]).toEqual([false, []]);
    const unheard = await searchListings(ctx, searchQuerySchema.parse({ ...query, wish: 'granite quuxery' }));
    expect(unheard.unspoken).toEqual(['quuxery']);
    const rest = await searchListings(ctx, searchQuerySchema.parse({ ...query, cursor: first.nextCursor ?? '' }));
    expect(new Set([...first.items, ...rest.items].map(({ listingKey }) => listingKey)).size).toBe(4);
    const unranked = await searchListings(ctx, searchQuerySchema.parse({ sort: 'match' }));
    expect([unranked.items.length, unranked.rankedBy]).toEqual([4, undefined]);
  });
});
