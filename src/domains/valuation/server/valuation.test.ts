import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addActor } from '../../../../tests/support/actors.ts';
import { addListings, systemContext } from '../../../../tests/support/listings.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { loadRecords } from '#domains/records/server/index.ts';
import type { UserActor } from '#platform/http/context.ts';
import type { ServerContext } from '#platform/http/server-context.ts';
import { homeValuationSchema, marketIndexSchema, modelCardSchema } from '../contract.ts';
import { makeUpMarket } from '../model/made-up-market.ts';
import { findAdjustmentRates } from './adjustment-rates.ts';
import { claimHome, correctFact, getMyHome, releaseHome, undoCorrection } from './my-home.ts';
import { nameDay } from './present.ts';
import { findServingModel } from './serving-model.ts';
import { trainValuation } from './train-valuation.ts';

const SALES = 400;
const LAST_DAY = new Date('2021-04-15T00:00:00Z');
let app: TestApp;
let homeIds: number[];

const system = (): ServerContext => ({ ...app.ctx(), ...systemContext(app.db, LAST_DAY) });
const as = (actor: UserActor): ServerContext => ({ ...app.ctx(LAST_DAY), actor });

beforeAll(async () => {
  app = await openTestApp({ now: () => LAST_DAY.getTime() });
  await storeMarket();
  await trainValuation(system(), {});
  homeIds = (await app.db.selectFrom('parcels').select('id').orderBy('id').execute()).map(({ id }) => id);
}, 60_000);
afterAll(() => app.close());

async function storeMarket(): Promise<void> {
  const market = makeUpMarket(SALES, 'server');
  const homes = Array.from({ length: SALES }, (_, i) => ({ parcelNumber: `P-${i}`, unitNumber: null, i }));
  const fact = (feature: number, i: number) => market.features[feature]?.values[i] ?? 0;
  await loadRecords(system(), 'Test county', {
    parcels: homes.map(({ parcelNumber, unitNumber, i }) => ({
      parcelNumber,
      unitNumber,
      address: `${i} Test Street, Testville, WA 98000`,
      city: 'Testville',
      stateOrProvince: 'WA',
      postalCode: '98000',
      neighborhoodSlug: null,
      latitude: market.latitude[i] ?? 0,
      longitude: market.longitude[i] ?? 0,
      propertySubType: null,
      bedroomsTotal: null,
      bathroomsFull: null,
      bathroomsHalf: null,
      livingAreaSqft: fact(0, i),
      lotSizeSqft: null,
      yearBuilt: fact(2, i),
      storiesTotal: null,
      garageSpaces: null,
      facts: { grade: fact(1, i) },
    })),
    taxRecords: [],
    sales: homes.map(({ parcelNumber, unitNumber, i }) => ({
      parcelNumber,
      unitNumber,
      listDate: null,
      contractDate: null,
      closeDate: nameDay(market.day[i] ?? 0),
      originalListPriceCents: null,
      listPriceCents: null,
      closePriceCents: Math.round((market.price[i] ?? 0) * 100),
      concessionsCents: 0,
      financing: null,
      armsLength: true,
    })),
  });
}

async function readHome(id: number) {
  return homeValuationSchema.parse(await (await app.request(`/api/valuation/homes/${id}`)).json());
}

describe('an installation with sales', () => {
  it('tells what a home is worth, in steps that add up, with the sales it rests on', async () => {
    const home = await readHome(homeIds[0] ?? 0);
    expect(home.estimate).not.toBeNull();
    const { estimate, low68, high68, low80, high80 } = home.estimate ?? { estimate: 0, low68: 0, high68: 0, low80: 0, high80: 0 };
    expect([low80, low68, estimate, high68, high80]).toEqual([low80, low68, estimate, high68, high80].toSorted((a, b) => a - b));
    const steps = home.drivers?.steps.reduce((sum, { change }) => sum + change, home.drivers.base);
    expect(steps).toBe(estimate);
    expect(home.comparables.length).toBeGreaterThan(2);
    expect(home.comparables.every(({ homeId }) => homeId !== home.homeId)).toBe(true);
    expect(home.comparables.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 2);
    expect(home.history.at(-1)?.middle).toBe(estimate);
    expect(home.forecast).toHaveLength(12);
    expect((home.forecast.at(-1)?.high ?? 0) / (home.forecast.at(-1)?.low ?? 1)).toBeGreaterThanOrEqual(high68 / low68 - 0.001);
  });

  it('publishes its figures and its index', async () => {
    const { card } = z.object({ card: modelCardSchema }).parse(await (await app.request('/api/valuation/accuracy')).json());
    expect(card).toMatchObject({ sales: SALES, isDemonstration: false });
    expect(card.heldOut?.n).toBeGreaterThan(10);
    const index = marketIndexSchema.parse(await (await app.request('/api/valuation/market-index')).json());
    expect(index.points[0]?.middle).toBe(100);
    expect(index.points.at(-1)?.middle).toBeGreaterThan(104);
  });

  it('values changed facts without storing them', async () => {
    const before = await readHome(homeIds[1] ?? 0);
    const size = Number(before.facts['livingAreaSqft']);
    const answer = await app.post('/api/valuation/estimates', { homeId: homeIds[1], facts: { livingAreaSqft: size * 1.5 } });
    const { estimate } = z.object({ estimate: z.object({ estimate: z.number() }) }).parse(await answer.json());
    expect(estimate.estimate).toBeGreaterThan((before.estimate?.estimate ?? 0) * 1.1);
    expect((await readHome(homeIds[1] ?? 0)).estimate).toEqual(before.estimate);
  });

  it('finds again what a difference is worth', async () => {
    const home = { day: 18_720, latitude: 47, longitude: -122, facts: { livingAreaSqft: 1800, grade: 7, yearBuilt: 1980 } };
    const rates = await findAdjustmentRates(system(), { ...home, facts: { ...home.facts, grade: 8 } }, home);
    expect(rates).toHaveLength(1);
    expect(rates[0]?.logDifference).toBeGreaterThan(0.06);
    expect(rates[0]?.logDifference).toBeLessThan(0.1);
  });

  it('trains to the same model again, and goes on serving one', async () => {
    const before = await findServingModel(system());
    const card = await trainValuation(system(), {});
    expect(card.version).toBe(before?.version);
    expect(await app.db.selectFrom('valuation_models').select('version').execute()).toEqual([{ version: card.version }]);
    await expect(trainValuation(app.ctx(), {})).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('does not value a home whose seller does not allow it', async () => {
    const homeId = homeIds[2] ?? 0;
    await addListings(app.db, { ListingKey: 'no-avm', InternetAutomatedValuationDisplayYN: false });
    const listing = await app.db
      .updateTable('listings')
      .set({ parcel_id: homeId })
      .where('source_listing_key', '=', 'no-avm')
      .returning('listing_key')
      .executeTakeFirstOrThrow();
    expect((await app.request(`/api/valuation/listings/${listing.listing_key}`)).status).toBe(403);
    expect((await app.request(`/api/valuation/homes/${homeId}`)).status).toBe(403);
  });
});

describe('the owner of a home', () => {
  const correction = {
    correctionId: '0199c7a0-0000-7000-8000-000000000001',
    fact: 'livingAreaSqft',
    value: 4000,
    evidence: 'Building permit of 2019',
  };

  it('claims it, corrects a fact for their own view, and takes it back', async () => {
    const homeId = homeIds[3] ?? 0;
    const owner = await addActor(app.db);
    const publicBefore = await readHome(homeId);
    await claimHome(as(owner), homeId, true);
    const corrected = await correctFact(as(owner), { homeId, ...correction });
    expect(corrected.estimate?.estimate).not.toBe(publicBefore.estimate?.estimate);
    expect(corrected.corrections).toMatchObject([{ fact: 'livingAreaSqft', value: 4000 }]);
    expect((await readHome(homeId)).estimate).toEqual(publicBefore.estimate);
    expect((await undoCorrection(as(owner), homeId, correction.correctionId)).corrections).toEqual([]);
    expect((await releaseHome(as(owner), homeId)).isClaimed).toBe(false);
  });

  it('is nobody else', async () => {
    const homeId = homeIds[4] ?? 0;
    const [owner, other] = [await addActor(app.db), await addActor(app.db)];
    await claimHome(as(owner), homeId, false);
    await correctFact(as(owner), { homeId, ...correction, correctionId: '0199c7a0-0000-7000-8000-000000000002' });
    expect((await getMyHome(as(other), homeId)).corrections).toEqual([]);
    await expect(correctFact(as(other), { homeId, ...correction })).rejects.toMatchObject({ code: 'not-found' });
    await expect(undoCorrection(as(other), homeId, '0199c7a0-0000-7000-8000-000000000002')).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(claimHome(app.ctx(), homeId, true)).rejects.toMatchObject({ code: 'unauthenticated' });
    await releaseHome(as(other), homeId);
    expect((await getMyHome(as(owner), homeId)).isClaimed).toBe(true);
  });

  it('cannot correct what the estimate does not rest on', async () => {
    const owner = await addActor(app.db);
    await claimHome(as(owner), homeIds[5] ?? 0, false);
    await expect(correctFact(as(owner), { homeId: homeIds[5] ?? 0, ...correction, fact: 'price' })).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});
