import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '#lib/random.ts';
import { type LanguageModel, SILENT_MODEL } from '#platform/ai/language-model.ts';
import type { Context } from '#platform/verb/context.ts';
import { createLog } from '#platform/log/log.ts';
import { drawHomes, insertHomes, insertTestPlaces, type RandomHome, type TestPlaces } from '#tests/support/random-homes.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { searchFilterSchema, searchQuerySchema } from '../../contract.ts';
import { parseSentence } from '../sentences/parse-sentence.ts';
import { countFilters } from '../counting/count-filters.ts';
import { relaxSearch } from '../relax-search.ts';
import { searchListings } from '../search-listings.ts';
import { suggestPlaces } from './suggest-places.ts';

describe('finding places, addresses and what to relax', () => {
  let database: TestDatabase;
  let ctx: Context & { languageModel: LanguageModel };
  let places: TestPlaces;

  function home(key: string, changes: Partial<RandomHome>): RandomHome {
    const [drawn] = drawHomes(createRandom(key), 1, places);
    if (drawn === undefined) throw new Error('nothing was drawn');
    return {
      ...drawn,
      listing_key: key,
      standard_status: 'Active',
      internet_entire_listing_display_yn: true,
      internet_address_display_yn: true,
      city: 'Alderton',
      postal_code: '97001',
      latitude: 45.5,
      longitude: -122.6,
      city_place_id: places.cities[0] ?? null,
      zip_place_id: places.zips[0] ?? null,
      neighborhood_place_id: places.neighborhoods[0] ?? null,
      list_price_cents: 50_000_000,
      bedrooms_total: 3,
      property_sub_type: 'Single Family Residence',
      ...changes,
    };
  }

  beforeAll(async () => {
    database = await openTestDatabase();
    ctx = {
      actor: { kind: 'anonymous', address: '' },
      db: database.db,
      now: new Date('2026-05-01T12:00:00Z'),
      requestId: 'test',
      log: createLog('silent'),
      languageModel: SILENT_MODEL,
    };
    places = await insertTestPlaces(database.db);
    await insertHomes(database.db, [
      home('open1', { unparsed_address: '12 Larch Lane', street_name: 'Larch', bedrooms_total: 2 }),
      home('withheld2', {
        unparsed_address: '14 Larch Lane',
        street_name: 'Larch',
        internet_address_display_yn: false,
        list_price_cents: 60_000_000,
      }),
      home('hidden3', { unparsed_address: '16 Larch Lane', street_name: 'Larch', internet_entire_listing_display_yn: false }),
      home('incomplete4', { unparsed_address: '18 Larch Lane', street_name: 'Larch', standard_status: 'Incomplete' }),
      home('gone5', { unparsed_address: '20 Larch Lane', street_name: 'Larch', standard_status: 'Withdrawn' }),
      home('sold7', { unparsed_address: '12 Larch Lane', street_name: 'Larch', standard_status: 'Closed' }),
      home('pending6', { unparsed_address: '22 Birch Road', street_name: 'Birch', standard_status: 'Pending' }),
    ]);
  });
  afterAll(() => database.close());

  async function labels(q: string): Promise<string[]> {
    return (await suggestPlaces(ctx, { q })).items.map((item) => item.label);
  }

  it('suggests places by their start, by a later word, and despite a mistake', async () => {
    expect(await labels('map')).toEqual(['Maple Grove']);
    expect(await labels('grove')).toEqual(['Maple Grove']);
    expect(await labels('ALDER')).toEqual(['Alderton', 'Alder County']);
    expect(await labels('Brokhaven')).toEqual(['Brookhaven']);
    expect(await labels('9700')).toEqual(['97001', '97002']);
    expect(await labels('nowhere at all')).toEqual([]);
    expect(await labels('100%_')).toEqual([]);
  });

  it('suggests homes by street, address and MLS number, never by an address that is withheld or a home that is not shown', async () => {
    expect(await labels('larch')).toEqual(['12 Larch Lane']);
    expect(await labels('12 lar')).toEqual(['12 Larch Lane']);
    // Its earlier sale is the same home; people spell and place an address as they like.
    for (const typed of ['12 Larch Ln', '12 larch lane, Alderton', '12 Larch Lane Alderton 97001']) {
      const { items: found } = await suggestPlaces(ctx, { q: typed });
      expect(found[0], typed).toMatchObject({ listingKey: 'open1', isExact: true });
      expect(found.filter(({ kind }) => kind === 'address')).toHaveLength(1);
    }
    expect(await labels('12 larch lane, brookhaven')).toEqual(['Brookhaven']);
    expect((await suggestPlaces(ctx, { q: '12 lar' })).items[0]?.isExact).toBe(false);
    for (const number of [14, 16, 18, 20]) expect(await labels(`${number} larch`)).toEqual([]);
    const { items } = await suggestPlaces(ctx, { q: 'mlswithheld2' });
    expect(items).toEqual([expect.objectContaining({ kind: 'listing', label: 'MLSWITHHELD2', detail: 'Alderton, 97001' })]);
    for (const key of ['hidden3', 'incomplete4', 'gone5']) expect(await labels(`mls${key}`)).toEqual([]);
  });

  it('suggests schools by their attendance area and points of interest by any word, each with where it is', async () => {
    const square = (west: number, south: number, size: number) =>
      JSON.stringify({
        type: 'Polygon',
        coordinates: [
          [
            [west, south],
            [west + size, south],
            [west + size, south + size],
            [west, south + size],
            [west, south],
          ],
        ],
      });
    const school = { source: 'test', level: 'middle', district: 'Alder District', latitude: 45.5, longitude: -122.6 };
    await database.db
      .insertInto('schools')
      .values([
        { ...school, name: 'Juniper Middle School', attendance: square(-122.7, 45.4, 0.2) },
        { ...school, name: 'Old Juniper School', attendance: null },
        { ...school, name: 'Far School', attendance: square(10, 10, 1) },
      ])
      .execute();
    await database.db
      .insertInto('pois')
      .values({ source: 'test', kind: 'library', name: 'Café & Juniper Library', latitude: 45.5, longitude: -122.6 })
      .execute();
    await database.db
      .updateTable('places')
      .set({ boundary: square(-122.61, 45.49, 0.02), west: -122.61, east: -122.59, south: 45.49, north: 45.51 })
      .where('id', '=', places.neighborhoods[0] ?? 0)
      .execute();
    const { items } = await suggestPlaces(ctx, { q: 'JUNIPER' });
    expect(items).toMatchObject([
      {
        kind: 'school',
        label: 'Juniper Middle School',
        detail: 'Middle school, Alder District',
        bounds: [-122.7, 45.4, -122.5, 45.6],
      },
      { kind: 'poi', label: 'Old Juniper School', detail: 'Middle school, Alder District', bounds: null },
      { kind: 'poi', label: 'Café & Juniper Library', detail: 'Library, Maple Grove', latitude: 45.5 },
    ]);
    expect(await labels('uniper')).toEqual([]);
    expect((await suggestPlaces(ctx, { q: 'juniper middle school' })).items[0]?.isExact).toBe(true);
  });

  it('keeps a withheld address out of every search finer than city and ZIP code', async () => {
    const keys = async (query: Record<string, string>) =>
      (await searchListings(ctx, searchQuerySchema.parse(query))).items.map((item) => item.listingKey).toSorted();
    expect(await keys({ place: 'test-alderton' })).toEqual(['open1', 'withheld2']);
    expect(await keys({ place: 'test-97001' })).toEqual(['open1', 'withheld2']);
    expect(await keys({ place: 'test-maple-grove' })).toEqual(['open1']);
    expect(await keys({ q: 'larch' })).toEqual(['open1']);
    expect(await keys({ q: 'maple grove' })).toEqual(['open1']);
    expect(await keys({ bbox: '-122.6001,45.4999,-122.5999,45.5001' })).toEqual(['open1']);
    const withheld = (await searchListings(ctx, searchQuerySchema.parse({ priceMin: '550000' }))).items[0];
    expect(JSON.stringify(withheld)).not.toMatch(/larch|maple/i);
  });

  it('says which filter to leave out, and how far a bound is off', async () => {
    const relaxation = await relaxSearch(
      ctx,
      searchFilterSchema.parse({ bedsMin: '2', priceMax: '480000', types: 'single_family', place: 'test-alderton' }),
    );
    expect(relaxation.total).toEqual({ value: 0, exact: true });
    expect(relaxation.suggestions).toEqual([
      { filter: 'priceMax', total: { value: 2, exact: true }, nearest: { value: 500_000, total: { value: 1, exact: true } } },
    ]);
  });

  it('offers homes under contract, other places and a wider map', async () => {
    await expect(relaxSearch(ctx, searchFilterSchema.parse({ q: 'birch' }))).resolves.toMatchObject({
      suggestions: [
        expect.objectContaining({ filter: 'q' }),
        expect.objectContaining({ filter: 'status', total: { value: 1, exact: true } }),
      ],
    });
    await expect(relaxSearch(ctx, searchFilterSchema.parse({ place: 'test-old-town' }))).resolves.toMatchObject({
      suggestions: [{ filter: 'place', total: { value: 2, exact: true }, nearest: null }],
    });
    await expect(relaxSearch(ctx, searchFilterSchema.parse({ bbox: '10,10,11,11' }))).resolves.toMatchObject({
      suggestions: [{ filter: 'bbox', total: { value: 2, exact: true } }],
    });
    // Nobody may search this status: there are no homes, whatever the place.
    const withdrawn = searchFilterSchema.parse({ bbox: '10,10,11,11', place: 'test-old-town', status: 'Withdrawn' });
    await expect(relaxSearch(ctx, withdrawn)).resolves.toMatchObject({ total: { value: 0, exact: true } });
    await expect(countFilters(ctx, withdrawn)).resolves.toMatchObject({ total: { value: 0, exact: true } });
    const elsewhere = searchFilterSchema.parse({ bbox: '-122.7,45.4,-122.5,45.6', school: 'Far School' });
    await expect(relaxSearch(ctx, elsewhere)).resolves.toMatchObject({
      suggestions: [{ filter: 'school', total: { value: 2, exact: true } }],
    });
  });

  it('reads a sentence with the places that are here, into a search that runs', async () => {
    const parsed = await parseSentence(ctx, '2 bed house in maple grove or 97001 under 550k near a lake');
    expect(parsed).toMatchObject({
      engine: 'Rules',
      filters: { places: ['Maple Grove'], zips: ['97001'] },
      search: { query: { place: 'test-maple-grove,test-97001', bedsMin: '2', priceMax: '550000', types: 'single_family' } },
    });
    expect(parsed.search.notApplied.map(({ slot }) => slot)).toEqual(['filters.near.lake']);
    const found = await searchListings(ctx, searchQuerySchema.parse(parsed.search.query));
    expect(found.items.map((item) => item.listingKey)).toEqual(['open1']);
  });
});
