import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRecords, type NewSale } from '#domains/records/server/index.ts';
import { trainValuation, valueAsListed } from '#domains/valuation/server/index.ts';
import { DAY_MS } from '#lib/time-units.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addListings, systemContext } from '#tests/support/listings.ts';
import { MADE_UP, makeUpMarket } from '#tests/support/made-up-market.ts';
import { simulateSpells } from '#tests/support/simulated-spells.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getSaleOdds as endpoint, type SaleOddsAnswer } from '../contract.ts';
import { gatherSpells } from './gather-spells.ts';
import { oddsJobs } from './jobs.ts';
import { learnOdds } from './learn-odds.ts';

const HOMES = 700;
const FIRST = 18_760;
const DAYS = 300;
const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);
const NOW = new Date((FIRST + DAYS) * DAY_MS + 43_200_000);
const TODAY = dateOf(FIRST + DAYS);

let app: TestApp;
let system: ServerContext;
let parcelIds: number[];

beforeAll(async () => {
  app = await openTestApp({ now: () => NOW.getTime() });
  system = { ...app.ctx(NOW), ...systemContext(app.db, NOW) };
  await storeMarket();
  const rows = await app.db.selectFrom('parcels').select(['id', 'parcel_number']).execute();
  const byNumber = new Map(rows.map(({ id, parcel_number: number }) => [number, id]));
  parcelIds = Array.from({ length: HOMES }, (_, at) => byNumber.get(`P-${at}`) ?? 0);
});
afterAll(() => app.close());

/** Homes that were sold once before, and came on the market again in the last 300 days at prices that follow a known rule. */
async function storeMarket(): Promise<void> {
  const market = makeUpMarket(HOMES, 'odds');
  const spells = simulateSpells({ homes: HOMES, seed: 'odds', days: DAYS });
  const fact = (feature: number, at: number) => market.features[feature]?.values[at] ?? 0;
  const place = (at: number) => ({
    parcelNumber: `P-${at}`,
    unitNumber: null,
    city: 'Testville',
    postalCode: '98000',
    latitude: market.latitude[at] ?? 0,
    longitude: market.longitude[at] ?? 0,
  });
  const sale = (at: number, fields: Partial<NewSale> & Pick<NewSale, 'closeDate' | 'closePriceCents'>): NewSale => ({
    parcelNumber: `P-${at}`,
    unitNumber: null,
    listDate: null,
    contractDate: null,
    originalListPriceCents: null,
    listPriceCents: null,
    concessionsCents: 0,
    financing: null,
    armsLength: true,
    ...fields,
  });
  const sales = spells.map((_, at) =>
    sale(at, { closeDate: dateOf(market.day[at] ?? 0), closePriceCents: Math.round((market.price[at] ?? 0) * 100) }),
  );
  const records: Record<string, unknown>[] = [];
  for (const [at, { logRatio, days, isSold, listedOn }] of spells.entries()) {
    const listed = FIRST + listedOn - 20_000;
    const grown = (MADE_UP.monthlyGrowth * (listed - (market.day[at] ?? 0))) / 30.4;
    const asked = Math.round((market.price[at] ?? 0) * Math.exp(grown + logRatio));
    const ended = listed + days;
    if (isSold && ended + 30 < FIRST + DAYS) {
      sales.push(
        sale(at, {
          listDate: dateOf(listed),
          contractDate: dateOf(ended),
          closeDate: dateOf(ended + 30),
          originalListPriceCents: asked * 100,
          listPriceCents: asked * 97,
          closePriceCents: asked * 96,
        }),
      );
      continue;
    }
    const { parcelNumber, city, postalCode, latitude, longitude } = place(at);
    records.push({
      ListingKey: `L-${at}`,
      ParcelNumber: parcelNumber,
      City: city,
      StateOrProvince: 'WA',
      PostalCode: postalCode,
      Latitude: latitude,
      Longitude: longitude,
      OriginalListPrice: asked,
      ListPrice: Math.round(asked * 0.97),
      OnMarketDate: dateOf(listed),
      StandardStatus: isSold ? 'Pending' : ended < FIRST + DAYS ? 'Withdrawn' : 'Active',
      ...(isSold ? { PurchaseContractDate: dateOf(ended) } : {}),
      ...(!isSold && ended < FIRST + DAYS ? { OffMarketDate: dateOf(ended) } : {}),
    });
  }
  await loadRecords(system, 'Test county', {
    parcels: spells.map((_, at) => ({
      ...place(at),
      address: `${at} Test Street, Testville, WA 98000`,
      stateOrProvince: 'WA',
      neighborhoodSlug: null,
      propertySubType: 'Single Family Residence',
      bedroomsTotal: null,
      bathroomsFull: null,
      bathroomsHalf: null,
      livingAreaSqft: fact(0, at),
      lotSizeSqft: null,
      yearBuilt: fact(2, at),
      storiesTotal: null,
      garageSpaces: null,
      facts: { grade: fact(1, at) },
    })),
    taxRecords: [],
    sales,
  });
  await addListings(app.db, ...records);
  const rows = await app.db.selectFrom('parcels').select(['id', 'parcel_number']).execute();
  for (const { id, parcel_number: number } of rows)
    await app.db
      .updateTable('listings')
      .set({ parcel_id: id })
      .where('source_listing_key', '=', `L-${number.slice(2)}`)
      .execute();
}

const ask = async (homeId: number) =>
  (await app.request(endpoint.path.replace('{homeId}', String(homeId)))).json() as Promise<SaleOddsAnswer>;

describe('the odds of a sale', () => {
  it('are not known before they are learned, and for no home that is not on record', async () => {
    expect(await ask(parcelIds[0] ?? 0)).toMatchObject({ state: 'not-yet', learned: null });
    expect((await app.request(endpoint.path.replace('{homeId}', '99999999'))).status).toBe(404);
  });

  it('wait for values to be learned', async () => {
    for (const job of oddsJobs) await job.handle(system, {});
    expect(await app.db.selectFrom('sale_odds').selectAll().execute()).toEqual([]);
  });

  it('come from homes that sold and homes that did not, since both are on record', async () => {
    const { spells, from } = await gatherSpells(app.db, TODAY);
    expect(from === null ? 0 : Date.parse(from) / DAY_MS - FIRST).toBeGreaterThan(0);
    expect(spells.length).toBeGreaterThan(500);
    expect(spells.every(({ listedOn, days }) => listedOn >= (from ?? '') && days >= 0)).toBe(true);
    const share = spells.filter(({ isSold }) => isSold).length / spells.length;
    expect(share).toBeGreaterThan(0.5);
    expect(share).toBeLessThan(0.95);
    expect(new Set(spells.map(({ parcelId }) => parcelId)).size).toBe(spells.length);
    expect((await gatherSpells(app.db, dateOf(FIRST - 200))).spells).toEqual([]);
  });

  it('use values that know no later sale, the home’s own least of all', async () => {
    const listed = [3, 40, 77].map((at) => ({ parcelId: parcelIds[at] ?? 0, listedOn: dateOf(FIRST + 10) }));
    const before = await valueAsListed(system, listed);
    expect(before.every((value) => value !== null && value > 0)).toBe(true);
    await app.db
      .updateTable('sales')
      .set(({ eb }) => ({ close_price_cents: eb('close_price_cents', '*', 3) }))
      .where('close_date', '>=', dateOf(FIRST + 10))
      .execute();
    expect(await valueAsListed(system, listed)).toEqual(before);
    await app.db
      .updateTable('sales')
      .set(({ eb }) => ({ close_price_cents: eb('close_price_cents', '/', 3) }))
      .where('close_date', '>=', dateOf(FIRST + 10))
      .execute();
    expect(await valueAsListed(system, [{ parcelId: -1, listedOn: TODAY }])).toEqual([null]);
  });

  it('are learned by the job, kept with their calibration, and answered for a home by its market', async () => {
    await trainValuation(system, {});
    for (const job of oddsJobs) await job.handle(system, {});
    const rows = await app.db
      .selectFrom('sale_odds')
      .select(['state_or_province', 'city', 'property_sub_type', 'weeks'])
      .execute();
    expect(rows).toHaveLength(4);
    const answer = await ask(parcelIds[5] ?? 0);
    expect(answer).toMatchObject({
      state: 'shown',
      market: { state: 'WA', city: 'Testville', kind: 'Single Family Residence' },
      learned: { asOf: TODAY, refusal: null, weeks: rows[0]?.weeks },
    });
    expect(answer.learned?.calibration?.tested).toBeGreaterThan(300);
    // They rise with time and fall with the price.
    expect(answer.learned?.odds?.coefficients[1]).toBeLessThan(-1);
  });

  it('say why there are none', async () => {
    await app.db.deleteFrom('listings').where('standard_status', '=', 'Active').execute();
    await app.db.deleteFrom('listings').where('standard_status', '=', 'Pending').execute();
    await app.db
      .deleteFrom('sales')
      .where('close_date', '>', dateOf(FIRST + 95))
      .execute();
    const [whole] = await learnOdds(system);
    expect(whole).toMatchObject({ refusal: 'too-few-homes', odds: null });
    expect(await ask(parcelIds[5] ?? 0)).toMatchObject({
      state: 'too-few-homes',
      market: { city: null, kind: null },
      learned: { homes: whole?.homes, draws: [] },
    });
    await app.db.deleteFrom('listings').execute();
    expect(await learnOdds(system)).toEqual([]);
    expect(await ask(parcelIds[5] ?? 0)).toMatchObject({ state: 'not-yet' });
  });
});
