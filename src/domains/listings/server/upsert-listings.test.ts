import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { DomainError } from '#platform/verb/domain-error.ts';
import { addListings, makeRecord, normalize, systemContext, TEST_SOURCE } from '#tests/support/listings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { removeListings } from './remove-listings.ts';
import { upsertListings } from './upsert-listings.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
  await sql`truncate listings, parcels, orphaned_files restart identity cascade`.execute(test.db);
  await sql`delete from places`.execute(test.db);
});

const counts = (inserted: number, updated: number, unchanged: number, staleIgnored: number) => ({
  inserted,
  updated,
  unchanged,
  staleIgnored,
});

async function snapshot(): Promise<unknown> {
  const tables = ['listings', 'listing_details', 'listing_media', 'price_history', 'open_houses'] as const;
  const rows = await Promise.all(
    tables.map((table) =>
      sql<object>`select to_jsonb(t) - 'id' - 'imported_at' - 'observed_at' - 'listing_id' - 'next_attempt_at' as row from ${sql.table(table)} t order by row`.execute(
        test.db,
      ),
    ),
  );
  return rows.map((result) => result.rows);
}

async function history(): Promise<string[]> {
  const rows = await test.db
    .selectFrom('price_history')
    .select(['event', 'price_cents', 'effective_at'])
    .orderBy('effective_at')
    .orderBy('event')
    .execute();
  return rows.map(
    (row) =>
      `${row.effective_at.toISOString().slice(0, 10)} ${row.event} ${row.price_cents === null ? '-' : row.price_cents / 100}`,
  );
}

describe('upsertListings', () => {
  it('inserts, and finds nothing to do the second time', async () => {
    const record = {
      Media: [{ MediaKey: 'm1', MediaURL: 'https://p.example.com/1.jpg', Order: 1 }],
      OpenHouse: [{ OpenHouseKey: 'o', OpenHouseDate: '2026-05-09', OpenHouseStartTime: '13:00' }],
    };
    expect(await addListings(test.db, record, { ListingKey: 'K2' })).toMatchObject(counts(2, 0, 0, 0));
    const before = await snapshot();
    expect(await addListings(test.db, record, { ListingKey: 'K2' })).toMatchObject(counts(0, 0, 2, 0));
    expect(await snapshot()).toEqual(before);
  });

  it('notices a restamped record without calling it changed', async () => {
    await addListings(test.db, {});
    expect(await addListings(test.db, { ModificationTimestamp: '2026-04-20T00:00:00Z' })).toMatchObject(counts(0, 0, 1, 0));
    const row = await test.db.selectFrom('listings').select('modification_timestamp').executeTakeFirstOrThrow();
    expect(row.modification_timestamp.toISOString()).toBe('2026-04-20T00:00:00.000Z');
  });

  it('keeps a record without a time as it is, however often it comes', async () => {
    await addListings(test.db, { ModificationTimestamp: null });
    const before = await snapshot();
    const again = normalize({ ModificationTimestamp: null }, { now: '2026-06-01T00:00:00.000Z' });
    expect(await upsertListings(systemContext(test.db), [again])).toMatchObject(counts(0, 0, 1, 0));
    expect(await snapshot()).toEqual(before);
  });

  it('takes the newest of several versions in one batch, the later one where they are equally new', async () => {
    await addListings(
      test.db,
      { ListPrice: 2, ModificationTimestamp: '2026-04-03T00:00:00Z' },
      { ListPrice: 1, ModificationTimestamp: '2026-04-02T00:00:00Z' },
      { ListPrice: 3, ModificationTimestamp: '2026-04-03T00:00:00Z' },
    );
    expect(await test.db.selectFrom('listings').select('list_price_cents').execute()).toEqual([{ list_price_cents: 300 }]);
  });

  it('never lets an older version replace a newer one, but applies an equally old one that differs', async () => {
    await addListings(test.db, { ListPrice: 500_000 });
    expect(await addListings(test.db, { ListPrice: 1, ModificationTimestamp: '2026-03-31T00:00:00Z' })).toMatchObject(
      counts(0, 0, 0, 1),
    );
    expect(await addListings(test.db, { ListPrice: 490_000 })).toMatchObject(counts(0, 1, 0, 0));
    expect(await test.db.selectFrom('listings').select('list_price_cents').execute()).toEqual([{ list_price_cents: 49_000_000 }]);
  });

  it('tells homes of two sources apart though their keys are the same', async () => {
    expect(await addListings(test.db, {}, { OriginatingSystemName: 'Other MLS' })).toMatchObject(counts(2, 0, 0, 0));
  });

  it('writes the history of a sale, in whatever order its versions come', async () => {
    const versions = [
      { ListPrice: 500_000, ModificationTimestamp: '2026-03-01T10:00:00Z' },
      {
        ListPrice: 480_000,
        OriginalListPrice: 500_000,
        PriceChangeTimestamp: '2026-03-10T10:00:00Z',
        ModificationTimestamp: '2026-03-10T10:00:00Z',
      },
      {
        ListPrice: 480_000,
        OriginalListPrice: 500_000,
        PriceChangeTimestamp: '2026-03-10T10:00:00Z',
        StandardStatus: 'Pending',
        PurchaseContractDate: '2026-03-20',
        ModificationTimestamp: '2026-03-20T10:00:00Z',
      },
      {
        ListPrice: 480_000,
        OriginalListPrice: 500_000,
        PriceChangeTimestamp: '2026-03-10T10:00:00Z',
        StandardStatus: 'Closed',
        PurchaseContractDate: '2026-03-20',
        CloseDate: '2026-04-15',
        ClosePrice: 475_000,
        ModificationTimestamp: '2026-04-15T10:00:00Z',
      },
    ];
    const whole = [
      '2026-03-01 Listed 500000',
      '2026-03-10 PriceChange 480000',
      '2026-03-20 Pending 480000',
      '2026-04-15 Sold 475000',
    ];
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(versions, { minLength: 4 }), async (order) => {
        await sql`truncate listings cascade`.execute(test.db);
        for (const version of order) await addListings(test.db, version);
        for (const version of order) await addListings(test.db, version);
        expect(await history()).toEqual(whole);
      }),
      { numRuns: 12 },
    );
  });

  it('corrects a sale instead of telling it twice', async () => {
    const sold = { StandardStatus: 'Closed', CloseDate: '2026-04-15', ClosePrice: 475_000 };
    await addListings(test.db, sold);
    await addListings(test.db, { ...sold, ClosePrice: 470_000, ModificationTimestamp: '2026-04-20T00:00:00Z' });
    expect(await history()).toEqual(['2026-03-01 Listed 500000', '2026-04-15 Sold 470000']);
  });

  it('replaces pictures only where the record speaks of them, and keeps the file of one that stays', async () => {
    const picture = (key: string, order: number) => ({
      MediaKey: key,
      MediaURL: `https://p.example.com/${key}.jpg?Signature=1`,
      Order: order,
    });
    await addListings(test.db, { Media: [picture('a', 1), picture('b', 2)] });
    await test.db
      .updateTable('listing_media')
      .set({ state: 'stored', file_key: 'media/a' })
      .where('media_key', '=', 'a')
      .execute();
    await test.db
      .updateTable('listing_media')
      .set({ state: 'stored', file_key: 'media/b' })
      .where('media_key', '=', 'b')
      .execute();
    await addListings(test.db, { ListPrice: 1, Media: undefined, ModificationTimestamp: '2026-04-02T00:00:00Z' });
    expect(await test.db.selectFrom('listings').select('photos_count').executeTakeFirst()).toEqual({ photos_count: 2 });
    await addListings(test.db, {
      Media: [picture('c', 1), { ...picture('a', 2), MediaURL: 'https://p.example.com/a.jpg?Signature=2' }],
      ModificationTimestamp: '2026-04-03T00:00:00Z',
    });
    const media = await test.db
      .selectFrom('listing_media')
      .select(['id', 'media_key', 'state', 'file_key'])
      .orderBy('sort_order')
      .execute();
    expect(media).toMatchObject([
      { media_key: 'c', state: 'pending', file_key: null },
      { media_key: 'a', state: 'stored', file_key: 'media/a' },
    ]);
    expect(await test.db.selectFrom('orphaned_files').select('file_key').execute()).toEqual([{ file_key: 'media/b' }]);
    expect(await test.db.selectFrom('listings').select(['photos_count', 'cover_media_id']).executeTakeFirst()).toEqual({
      photos_count: 2,
      cover_media_id: media[1]?.id,
    });
  });

  it('gives drawn pictures a cover at once', async () => {
    const drawn = normalize(
      {
        Media: [
          { MediaKey: '1', MediaURL: 'portrait:K1/front', Order: 1 },
          { MediaKey: '2', MediaURL: 'portrait:K1/kitchen', Order: 2 },
        ],
      },
      { allowDrawn: true },
    );
    await upsertListings(systemContext(test.db), [drawn]);
    const [listing, media] = await Promise.all([
      test.db.selectFrom('listings').select(['cover_media_id', 'photos_count']).executeTakeFirstOrThrow(),
      test.db.selectFrom('listing_media').select(['id', 'state']).orderBy('sort_order').execute(),
    ]);
    expect(listing).toEqual({ cover_media_id: media[0]?.id, photos_count: 2 });
    expect(media.map((one) => one.state)).toEqual(['drawn', 'drawn']);
  });

  it('forgets open houses that a record does not name anymore', async () => {
    const house = (key: string) => ({ OpenHouseKey: key, OpenHouseDate: '2026-05-09', OpenHouseStartTime: '13:00' });
    await addListings(test.db, { OpenHouse: [house('a'), house('b')] });
    await addListings(test.db, { OpenHouse: [house('b'), house('c')], ModificationTimestamp: '2026-04-02T00:00:00Z' });
    await addListings(test.db, { ListPrice: 9, ModificationTimestamp: '2026-04-03T00:00:00Z' });
    const rows = await test.db.selectFrom('open_houses').select('source_key').orderBy('source_key').execute();
    expect(rows.map((row) => row.source_key)).toEqual(['b', 'c']);
  });

  it('makes places of states, cities, ZIP codes and subdivisions, each once', async () => {
    await addListings(
      test.db,
      {},
      { ListingKey: 'K2', City: 'DENVER ', PostalCode: '80203-9' },
      { ListingKey: 'K3', City: 'Boulder', PostalCode: '80301' },
      { ListingKey: 'K4', StateOrProvince: 'IL', City: 'Denver', Latitude: null },
    );
    const places = await test.db
      .selectFrom('places as p')
      .leftJoin('places as q', 'q.id', 'p.parent_id')
      .select(['p.slug', 'p.kind', 'q.slug as parent'])
      .orderBy('p.kind')
      .orderBy('p.slug')
      .execute();
    expect(places.map((row) => `${row.kind} ${row.slug} in ${row.parent ?? '-'}`)).toEqual([
      'city boulder-co in colorado',
      'city denver-co in colorado',
      'city denver-il in illinois',
      'neighborhood capitol-hill-boulder-co in boulder-co',
      'neighborhood capitol-hill-denver-co in denver-co',
      'neighborhood capitol-hill-denver-il in denver-il',
      'state colorado in -',
      'state illinois in -',
      'zip 80203 in denver-co',
      expect.stringMatching(/^zip 80203-[0-9a-f]{6} in denver-il$/),
      'zip 80301 in boulder-co',
    ]);
    const linked = await test.db
      .selectFrom('listings')
      .select(['city_place_id', 'zip_place_id', 'neighborhood_place_id'])
      .execute();
    expect(
      linked.every((row) => row.city_place_id !== null && row.zip_place_id !== null && row.neighborhood_place_id !== null),
    ).toBe(true);
  });

  it('uses places that are there already', async () => {
    const state = await test.db
      .insertInto('places')
      .values({ slug: 'co', kind: 'state', name: 'Colorado', search_name: 'colorado', state_or_province: 'CO', source: 'map' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const city = await test.db
      .insertInto('places')
      .values({
        slug: 'denver',
        kind: 'city',
        name: 'Denver',
        search_name: 'denver',
        state_or_province: 'CO',
        source: 'map',
        parent_id: state.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addListings(test.db, {});
    expect(await test.db.selectFrom('listings').select('city_place_id').executeTakeFirst()).toEqual({ city_place_id: city.id });
  });

  it('links the parcel of the same number where city or ZIP code and unit agree', async () => {
    const parcel = {
      source: 'county',
      address: '12 Elm Street',
      search_address: '12 elm street',
      city: 'Denver',
      state_or_province: 'CO',
      postal_code: '80203',
      latitude: 39.7,
      longitude: -104.9,
    };
    const [, unit] = await test.db
      .insertInto('parcels')
      .values([
        { ...parcel, parcel_number: '05-1', unit_number: '1' },
        { ...parcel, parcel_number: '05-1', unit_number: '2' },
        { ...parcel, source: 'far', parcel_number: '05-1', state_or_province: 'UT' },
      ])
      .returning('id')
      .execute();
    await addListings(test.db, { UnitNumber: '#2' }, { ListingKey: 'K2' }, { ListingKey: 'K3', ParcelNumber: '06-1' });
    const rows = await test.db
      .selectFrom('listings')
      .select(['source_listing_key', 'parcel_id'])
      .orderBy('source_listing_key')
      .execute();
    expect(rows.map((row) => row.parcel_id)).toEqual([unit?.id, null, null]);
  });

  it('finds a parcel again that was loaded anew, though the home has not changed', async () => {
    const parcel = {
      source: 'county',
      parcel_number: '05-1',
      address: '12 Elm Street',
      search_address: '12 elm street',
      city: 'Denver',
      state_or_province: 'CO',
      postal_code: '80203',
      latitude: 39.7,
      longitude: -104.9,
    };
    await test.db.insertInto('parcels').values(parcel).execute();
    await addListings(test.db, {});
    await test.db.deleteFrom('parcels').execute();
    const { id } = await test.db.insertInto('parcels').values(parcel).returning('id').executeTakeFirstOrThrow();
    expect(await addListings(test.db, {})).toMatchObject(counts(0, 0, 1, 0));
    expect(await test.db.selectFrom('listings').select('parcel_id').executeTakeFirst()).toEqual({ parcel_id: id });
  });

  it('writes a batch whole or not at all', async () => {
    const broken = normalize({ ListingKey: 'K2' });
    const impossible = { ...broken, row: { ...broken.row, bedrooms_total: 99_999 } };
    await expect(upsertListings(systemContext(test.db), [normalize(), impossible])).rejects.toThrow(/smallint|integer/);
    expect(await test.db.selectFrom('listings').select('id').execute()).toEqual([]);
  });

  it('refuses everyone but the process itself', async () => {
    const visitor = { ...systemContext(test.db), actor: { kind: 'anonymous', address: '1.2.3.4' } as const };
    await expect(upsertListings(visitor, [normalize()])).rejects.toThrow(DomainError);
    await expect(removeListings(visitor, TEST_SOURCE)).rejects.toThrow(DomainError);
  });

  it('removes the homes of one source only', async () => {
    await addListings(test.db, makeRecord(), { OriginatingSystemName: 'Other MLS' });
    expect(await removeListings(systemContext(test.db), TEST_SOURCE)).toBe(1);
    expect(await test.db.selectFrom('listings').select('originating_system_name').execute()).toEqual([
      { originating_system_name: 'Other MLS' },
    ]);
  });
});
