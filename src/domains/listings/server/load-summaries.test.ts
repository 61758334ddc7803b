import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addListings, systemContext, TEST_NOW } from '#tests/support/listings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { loadHomes } from './load-summaries.ts';

let test: TestDatabase;
let id: number;
beforeAll(async () => {
  test = await openTestDatabase();
  await addListings(test.db, { ListPrice: 400_000 });
  ({ id } = await test.db.selectFrom('listings').select('id').executeTakeFirstOrThrow());
});
afterAll(() => test.close());

describe('summaries', () => {
  it('say of their cover that it was altered', async () => {
    const { id: media } = await test.db
      .insertInto('listing_media')
      .values({ listing_id: id, media_key: 'm1', source_url: 'https://pictures.example/1.jpg', category: 'Photo', sort_order: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await test.db.updateTable('listings').set({ cover_media_id: media }).where('id', '=', id).execute();
    const cover = async () => (await loadHomes(systemContext(test.db), [id])).get(id)?.cover;
    expect(await cover()).toMatchObject({ isAltered: false });
    await test.db
      .updateTable('listing_media')
      .set({ alterations: ['Virtual Staging'] })
      .where('id', '=', media)
      .execute();
    expect(await cover()).toMatchObject({ isAltered: true });
  });

  it('are remembered until public data changes or half a minute passes, and not while no change could be heard', async () => {
    let version: number | undefined = 1;
    const changes = { version: () => version };
    const startedAt = TEST_NOW.getTime();
    const priceAfter = async (ms: number) => {
      const ctx = { ...systemContext(test.db), changes, now: new Date(startedAt + ms) };
      return (await loadHomes(ctx, [id])).get(id)?.listPrice;
    };
    const setPrice = (cents: number) =>
      test.db.updateTable('listings').set({ list_price_cents: cents }).where('id', '=', id).execute();

    expect(await priceAfter(0)).toBe(400_000);
    await setPrice(41_000_000);
    expect(await priceAfter(1000)).toBe(400_000);
    expect(await priceAfter(31_000)).toBe(410_000);
    await setPrice(42_000_000);
    version = 2;
    expect(await priceAfter(32_000)).toBe(420_000);
    await test.db.updateTable('listings').set({ internet_entire_listing_display_yn: false }).where('id', '=', id).execute();
    version = undefined;
    expect(await priceAfter(33_000)).toBeUndefined();
  });
});
