import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addListings, systemContext } from '#tests/support/listings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import type { Db } from '#platform/db/database.ts';
import { loadRecords, removeRecords, type NewParcel, type PublicRecords } from './load-records.ts';

const SOURCE = 'Alder County';

function makeParcel(fields: Partial<NewParcel> = {}): NewParcel {
  return {
    parcelNumber: '05-1',
    unitNumber: null,
    address: '12 Elm Street, Denver, CO 80203',
    city: 'Denver',
    stateOrProvince: 'CO',
    postalCode: '80203',
    neighborhoodSlug: null,
    latitude: 39.73,
    longitude: -104.98,
    propertySubType: 'Single Family Residence',
    bedroomsTotal: 3,
    bathroomsFull: 2,
    bathroomsHalf: 0,
    livingAreaSqft: 1800,
    lotSizeSqft: 6000,
    yearBuilt: 1950,
    storiesTotal: 1,
    garageSpaces: 1,
    facts: { quality: 'Q3' },
    ...fields,
  };
}

const sale = {
  listDate: '2023-01-02',
  contractDate: '2023-02-02',
  originalListPriceCents: 40_000_000,
  listPriceCents: 39_000_000,
  concessionsCents: 0,
  financing: 'Cash',
  armsLength: true,
};
const tax = { taxYear: 2025, assessedLandCents: 10_000_000, assessedImprovementsCents: 20_000_000, taxAmountCents: 300_000 };
const house = { parcelNumber: '05-1', unitNumber: null };
const flat = { parcelNumber: '05-2', unitNumber: '4B' };
const records: PublicRecords = {
  parcels: [
    makeParcel(),
    makeParcel({ ...flat, address: '9 Oak Street #4B, Denver, CO 80203' }),
    makeParcel({ parcelNumber: '05-2', unitNumber: '4C' }),
  ],
  taxRecords: [
    { ...house, ...tax },
    { ...flat, ...tax },
  ],
  sales: [
    { ...house, ...sale, closeDate: '2023-03-03', closePriceCents: 38_500_000 },
    { ...flat, ...sale, closeDate: '2024-03-03', closePriceCents: 28_500_000 },
  ],
};

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await load(database.db, records);
});
afterAll(() => database.close());

const load = (db: Db, what: PublicRecords, source = SOURCE) =>
  db.transaction().execute((trx) => loadRecords(systemContext(trx), source, what));

async function snapshot(db: Db) {
  const parcels = await db.selectFrom('parcels').selectAll().orderBy('id').execute();
  const taxes = await db.selectFrom('tax_records').selectAll().orderBy('parcel_id').execute();
  const sales = await db.selectFrom('sales').selectAll().orderBy('close_date').execute();
  return { parcels, taxes, sales: sales.map(({ id: _id, ...row }) => row) };
}

describe('public records', () => {
  it('give each parcel and unit its own taxes and sales', async () => {
    const { parcels, taxes, sales } = await snapshot(database.db);
    expect(parcels.map((row) => [row.parcel_number, row.unit_number])).toEqual([
      ['05-1', null],
      ['05-2', '4B'],
      ['05-2', '4C'],
    ]);
    expect(parcels[0]).toMatchObject({ search_address: '12 elm street, denver, co 80203', facts: { quality: 'Q3' } });
    expect(taxes.map((row) => row.parcel_id)).toEqual([parcels[0]?.id, parcels[1]?.id]);
    expect(sales).toMatchObject([
      { parcel_id: parcels[0]?.id, close_date: '2023-03-03', close_price_cents: 38_500_000 },
      { parcel_id: parcels[1]?.id },
    ]);
  });

  it('loaded twice are as loaded once', async () => {
    const before = await snapshot(database.db);
    await load(database.db, records);
    expect(await snapshot(database.db)).toEqual(before);
  });

  it('loaded anew keep the parcels that listings refer to', async () => {
    await addListings(database.db, { ListingKey: 'K1' });
    const link = () => database.db.selectFrom('listings').select('parcel_id').executeTakeFirst();
    const before = await link();
    expect(before?.parcel_id).toEqual(expect.any(Number));
    await load(database.db, { ...records, parcels: records.parcels.map((parcel) => ({ ...parcel, yearBuilt: 1951 })) });
    expect(await link()).toEqual(before);
    const { parcels } = await snapshot(database.db);
    expect(new Set(parcels.map((row) => row.year_built))).toEqual(new Set([1951]));
  });

  it('drop what the source no longer has, and touch no other source', async () => {
    await load(database.db, { parcels: [makeParcel({ parcelNumber: '99-1' })], taxRecords: [], sales: [] }, 'Other County');
    await load(database.db, { parcels: records.parcels.slice(0, 1), taxRecords: [], sales: [] });
    const { parcels, taxes, sales } = await snapshot(database.db);
    expect(parcels.map((row) => [row.source, row.parcel_number])).toEqual([
      [SOURCE, '05-1'],
      ['Other County', '99-1'],
    ]);
    expect([taxes, sales]).toEqual([[], []]);
  });

  it('refuse a sale of a parcel they do not hold, and then change nothing', async () => {
    const before = await snapshot(database.db);
    await expect(load(database.db, { ...records, parcels: [] })).rejects.toThrow('parcel_id');
    expect(await snapshot(database.db)).toEqual(before);
  });

  it('are the operator’s to load and to remove', async () => {
    const visitor = { ...systemContext(database.db), actor: { kind: 'anonymous', address: '192.0.2.1' } as const };
    await expect(loadRecords(visitor, SOURCE, records)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(removeRecords(visitor, SOURCE)).rejects.toMatchObject({ code: 'forbidden' });
    await removeRecords(systemContext(database.db), SOURCE);
    expect((await snapshot(database.db)).parcels.map((row) => row.source)).toEqual(['Other County']);
  });
});
