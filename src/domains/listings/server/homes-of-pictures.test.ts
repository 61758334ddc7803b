import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db } from '#platform/db/database.ts';
import { addListings } from '#tests/support/listings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

// A picture has its home as by a foreign key, though triggers keep it.

let test: TestDatabase;
let [one, other]: [number, number] = [0, 0];

beforeAll(async () => {
  test = await openTestDatabase({ poolSize: 3 });
});
afterAll(() => test.close());
beforeEach(async () => {
  await sql`truncate listings cascade`.execute(test.db);
  const media = (key: string) => [{ MediaKey: key, MediaURL: `https://p.example.com/${key}.jpg`, Order: 1 }];
  await addListings(test.db, { ListingKey: 'A', Media: media('a') }, { ListingKey: 'B', Media: media('b') });
  const homes = await test.db.selectFrom('listings').select('id').orderBy('source_listing_key').execute();
  [one, other] = [homes[0]?.id ?? 0, homes[1]?.id ?? 0];
});

const pictures = async () =>
  (await test.db.selectFrom('listing_media').select(['listing_id', 'media_key']).orderBy('media_key').execute()).map(
    ({ listing_id, media_key }) => [listing_id, media_key],
  );

const addPictures = (db: Db, ...homes: number[]) =>
  sql`
    insert into listing_media (listing_id, media_key, source_url, category, sort_order, state)
    select id, 'new', 'https://p.example.com/new.jpg', 'Photo', 2, 'pending' from unnest(${homes}::bigint[]) as id`.execute(db);

const isWithoutHome = { code: '23503', constraint: 'listing_media_listing_id' };

it('is written for homes that are there, and for none that is not', async () => {
  await addPictures(test.db, one, other);
  await expect(addPictures(test.db, other + 1000)).rejects.toMatchObject(isWithoutHome);
  await sql`delete from listing_media where media_key = 'new'`.execute(test.db);
  await expect(addPictures(test.db, one, other + 1000)).rejects.toMatchObject(isWithoutHome);
  expect(await pictures()).toEqual([
    [one, 'a'],
    [other, 'b'],
  ]);
});

it('goes with its home, and no other does', async () => {
  await test.db.deleteFrom('listings').where('id', '=', one).execute();
  expect(await pictures()).toEqual([[other, 'b']]);
  await sql`truncate listings cascade`.execute(test.db);
  expect(await pictures()).toEqual([]);
});

it('moves to no other home', async () => {
  const moved = test.db.updateTable('listing_media').set({ listing_id: other }).where('listing_id', '=', one).execute();
  await expect(moved).rejects.toMatchObject({ code: '23503' });
  await test.db.updateTable('listing_media').set({ caption: 'Front' }).where('listing_id', '=', one).execute();
  expect(await pictures()).toHaveLength(2);
});

it('is not left behind where its home goes while it is written', async () => {
  let removing: Promise<unknown> = Promise.resolve();
  await test.db.transaction().execute(async (trx) => {
    await addPictures(trx, one);
    removing = test.db.deleteFrom('listings').where('id', '=', one).execute();
    await expect.poll(() => isWaiting()).toBe(true);
  });
  await removing;
  expect(await pictures()).toEqual([[other, 'b']]);
});

it('is refused where its home is going', async () => {
  let adding: Promise<unknown> = Promise.resolve();
  await test.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('listings').where('id', '=', one).execute();
    adding = addPictures(test.db, one);
    adding.catch(() => undefined);
    await expect.poll(() => isWaiting()).toBe(true);
  });
  await expect(adding).rejects.toMatchObject(isWithoutHome);
});

/** Asked outside of the transactions, which would see the same again and again. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(test.db);
  return rows.length > 0;
}
