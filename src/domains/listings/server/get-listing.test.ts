import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '#platform/config/config.ts';
import { addListings, systemContext } from '#tests/support/listings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { listingSchema } from '../contract.ts';
import { findSimilarListings } from './find-similar.ts';
import { getListing } from './get-listing.ts';
import { listSitemapEntries } from './list-sitemap-entries.ts';
import { makeOpenHouseCalendar } from './make-calendar.ts';
import { markSourceRead } from './upsert-listings.ts';

let test: TestDatabase;
let key: string;
const ctx = () => systemContext(test.db);

beforeAll(async () => {
  test = await openTestDatabase();
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
  const { id } = await test.db.insertInto('parcels').values(parcel).returning('id').executeTakeFirstOrThrow();
  await test.db
    .insertInto('sales')
    .values({ source: 'county', parcel_id: id, close_date: '2021-06-01', close_price_cents: 40_000_000 })
    .execute();
  await test.db
    .insertInto('tax_records')
    .values(
      [2024, 2025].map((year) => ({
        parcel_id: id,
        tax_year: year,
        assessed_land_cents: 10_000_000,
        assessed_improvements_cents: 20_000_050,
        tax_amount_cents: 312_345,
      })),
    )
    .execute();
  const { keys } = await addListings(test.db, {
    ListPrice: 480_000.5,
    OriginalListPrice: 500_000,
    PriceChangeTimestamp: '2026-03-15T10:00:00Z',
    Heating: ['Forced Air'],
    LotFeatures: ['Corner Lot'],
    AboveGradeFinishedArea: 1500,
    AssociationYN: true,
    ElementarySchool: 'Lincoln',
    Disclaimer: 'As the exchange words it.',
    OpenHouse: [
      { OpenHouseKey: 'past', OpenHouseDate: '2026-04-01', OpenHouseStartTime: '13:00' },
      {
        OpenHouseKey: 'public',
        OpenHouseDate: '2026-05-09',
        OpenHouseStartTime: '13:00',
        OpenHouseEndTime: '15:00',
        OpenHouseRemarks: 'Bring friends; mind the step',
      },
      { OpenHouseKey: 'brokers', OpenHouseDate: '2026-05-08', OpenHouseStartTime: '10:00', OpenHouseType: 'Broker' },
      { OpenHouseKey: 'off', OpenHouseDate: '2026-05-07', OpenHouseStartTime: '10:00', OpenHouseStatus: 'Canceled' },
    ],
  });
  key = keys[0] ?? '';
});
afterAll(() => test.close());

describe('getListing', () => {
  it('tells all that may be known', async () => {
    await markSourceRead(systemContext(test.db, new Date('2026-04-30T00:00:00Z')), ['Test MLS']);
    const listing = listingSchema.parse(await getListing(ctx(), key));
    expect(listing).toMatchObject({
      listPrice: 480_000.5,
      originalListPrice: 500_000,
      livingArea: 1800,
      daysOnMarket: 61,
      streetAddress: '12 Elm Street',
      neighborhood: 'Capitol Hill',
      cityPlaceSlug: 'denver-co',
      attributionContact: '303-555-0100',
      schools: { elementary: 'Lincoln', high: null },
      isDemonstration: false,
      source: {
        name: 'Test MLS',
        lastUpdated: '2026-04-30T00:00:00.000Z',
        lastUpdatedDay: '2026-04-29',
        disclaimer: expect.stringMatching(/deemed reliable but not guaranteed.* As the exchange words it\.$/i),
      },
    });
    expect(listing.factGroups).toEqual([
      {
        group: 'Interior',
        facts: [{ name: 'AboveGradeFinishedArea', label: 'Above grade finished area', values: ['1,500 sq ft'] }],
      },
      { group: 'Lot', facts: [{ name: 'LotFeatures', label: 'Lot features', values: ['Corner Lot'] }] },
      { group: 'Systems and utilities', facts: [{ name: 'Heating', label: 'Heating', values: ['Forced Air'] }] },
      { group: 'Association', facts: [{ name: 'AssociationYN', label: 'Association', values: ['Yes'] }] },
    ]);
    expect(listing.taxHistory).toEqual(
      [2025, 2024].map((taxYear) => ({ taxYear, assessedLand: 100_000, assessedImprovements: 200_000.5, taxAmount: 3123.45 })),
    );
  });

  it('counts the days at the home, in the evening too', async () => {
    const at = async (now: string) => (await getListing(systemContext(test.db, new Date(now)), key)).daysOnMarket;
    expect([await at('2026-05-01T18:00:00Z'), await at('2026-05-02T03:00:00Z'), await at('2026-05-02T07:00:00Z')]).toEqual([
      61, 61, 62,
    ]);
  });

  it("joins the feed's history and the public record", async () => {
    const { priceHistory } = await getListing(ctx(), key);
    expect(priceHistory).toEqual([
      { date: '2026-03-15', event: 'PriceChange', price: 480_000.5, changePercent: -4, source: 'Test MLS' },
      { date: '2026-03-01', event: 'Listed', price: 500_000, changePercent: 25, source: 'Test MLS' },
      { date: '2021-06-01', event: 'Sold', price: 400_000, changePercent: null, source: 'Public record' },
    ]);
  });

  it('shows the public open houses that are still to come, with a calendar file', async () => {
    const { openHouses, nextOpenHouse } = await getListing(ctx(), key);
    expect(openHouses).toHaveLength(1);
    expect(nextOpenHouse).toEqual({
      id: openHouses[0]?.id,
      startsAt: '2026-05-09T19:00:00.000Z',
      endsAt: '2026-05-09T21:00:00.000Z',
      timeZone: 'America/Denver',
    });
    const config = parseConfig({ PUBLIC_URL: 'https://homes.example.com' });
    const file = await makeOpenHouseCalendar({ ...ctx(), config }, { listingKey: key, openHouseId: openHouses[0]?.id ?? 0 });
    expect(file.replaceAll('\r\n ', '')).toMatch(/DTSTART:20260509T190000Z\r\nDTEND:20260509T210000Z/);
    expect(file.replaceAll('\r\n ', '')).toContain('LOCATION:12 Elm Street\\, Denver\\, CO 80203');
    expect(file.replaceAll('\r\n ', '')).toContain(`https://homes.example.com/property/${key}`);
    await expect(makeOpenHouseCalendar({ ...ctx(), config }, { listingKey: key, openHouseId: 999_999 })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('findSimilarListings', () => {
  it('ranks homes for sale by likeness, recent sales apart, and leaves rentals out', async () => {
    const near = (key: string, fields: Record<string, unknown>) => ({
      ListingKey: key,
      Latitude: 39.732,
      Longitude: -104.98,
      ParcelNumber: null,
      ...fields,
    });
    const { keys } = await addListings(
      test.db,
      near('twin', { ListPrice: 485_000 }),
      near('larger', { ListPrice: 900_000, LivingArea: 3600, BedroomsTotal: 6 }),
      near('rental', { PropertyType: 'Residential Lease', ListPrice: 480_000 }),
      near('sold', { StandardStatus: 'Closed', CloseDate: '2026-04-01', ClosePrice: 470_000 }),
      near('sold long ago', {
        StandardStatus: 'Closed',
        CloseDate: '2024-04-01',
        ClosePrice: 470_000,
        OnMarketDate: '2024-01-01',
      }),
      near('far away', { City: 'Boulder', Latitude: 40.6, Longitude: -105.1 }),
    );
    const similar = await findSimilarListings(ctx(), key);
    expect(similar.active.map((home) => home.listingKey)).toEqual([keys[0], keys[1]]);
    expect(similar.sold.map((home) => home.listingKey)).toEqual([keys[3]]);
  });
});

describe('listSitemapEntries', () => {
  it('goes on after a key', async () => {
    const all = await listSitemapEntries(ctx(), { limit: 100 });
    const [first] = await listSitemapEntries(ctx(), { limit: 1 });
    const rest = await listSitemapEntries(ctx(), { afterKey: first?.listingKey ?? '', limit: 100 });
    expect([first, ...rest]).toEqual(all);
    expect(all.length).toBeGreaterThan(3);
  });
});

describe('the history of a price', () => {
  it('begins with the listing where the price changes on its first day', async () => {
    const {
      keys: [changed = ''],
    } = await addListings(test.db, {
      ListingKey: 'changed-at-once',
      ListPrice: 480_000,
      OriginalListPrice: 500_000,
      ListingContractDate: '2026-03-01',
      PriceChangeTimestamp: '2026-03-01T08:00:00Z',
    });
    const { priceHistory } = await getListing(ctx(), changed);
    expect(priceHistory.slice(0, 2)).toMatchObject([
      { event: 'PriceChange', price: 480_000 },
      { event: 'Listed', price: 500_000 },
    ]);
  });

  it('tells the day at the home, in the evening too', async () => {
    const {
      keys: [evening = ''],
    } = await addListings(test.db, {
      ListingKey: 'changed-in-the-evening',
      ListPrice: 480_000,
      OriginalListPrice: 500_000,
      ListingContractDate: '2026-03-01',
      PriceChangeTimestamp: '2026-03-11T03:30:00Z',
    });
    const { priceHistory } = await getListing(ctx(), evening);
    expect(priceHistory[0]).toMatchObject({ event: 'PriceChange', date: '2026-03-10' });
  });
});
