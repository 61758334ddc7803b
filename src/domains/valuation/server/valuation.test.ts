import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DAY_MS } from '#lib/time-units.ts';
import { addActor } from '#tests/support/actors.ts';
import { addListings } from '#tests/support/listings.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { type TestApp } from '#tests/support/test-app.ts';
import type { UserActor } from '#platform/verb/context.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { homeValuationSchema, marketIndexSchema, modelCardSchema, variantEstimatesSchema } from '../contract.ts';
import { sayDifference, sayDollars, sayRounded } from '../model/say-values.ts';
import { filterCountsSchema, searchResultSchema } from '#domains/search/contract.ts';
import { estimateListedHomes } from './estimate-listed-homes.ts';
import { getKeptEstimate, keepEstimate } from './kept-estimates.ts';
import { claimHome, getMyHome, releaseHome } from './my-home.ts';
import { findServingModel } from './serving-model.ts';
import { trainValuation } from './train-valuation.ts';
import { getHomeValuation } from './value-home.ts';
import { LAST_DAY, openValuedMarket, SALES, readHomeValuation } from '#tests/support/valued-market.ts';

let app: TestApp;
let homeIds: number[];

const system = (now = LAST_DAY) => app.system(now);
const as = (actor: UserActor): ServerContext => ({ ...app.ctx(LAST_DAY), actor });

beforeAll(async () => {
  ({ app, homeIds } = await openValuedMarket());
});
afterAll(() => app.close());

describe('an installation with sales', () => {
  it('tells what a home is worth, in steps that add up, with the sales it rests on', async () => {
    const home = await readHomeValuation(app, homeIds[0] ?? 0);
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

  it('values several sets of changed facts at once, and says what others ask', async () => {
    const homeId = homeIds[8] ?? 0;
    await app.db
      .insertInto('tax_records')
      .values({
        parcel_id: homeId,
        tax_year: 2021,
        assessed_land_cents: 10_000_000,
        assessed_improvements_cents: 20_000_050,
        tax_amount_cents: 412_349,
      })
      .execute();
    const home = await readHomeValuation(app, homeId);
    expect(home).toMatchObject({ listed: null, assessed: { year: 2021, value: 300_001, tax: 4123 } });
    const size = Number(home.facts['livingAreaSqft']);
    const answer = await app.post('/api/valuation/variants', { homeId, variants: [{}, { livingAreaSqft: size * 1.4 }] });
    const { estimates, changes } = variantEstimatesSchema.parse(await answer.json());
    expect(estimates[0]).toEqual(home.estimate);
    expect(changes[0]).toEqual({ low: 0, high: 0 });
    const gain = (estimates[1]?.estimate ?? 0) - (home.estimate?.estimate ?? 0);
    expect(changes[1]?.low).toBeGreaterThan(0);
    expect(changes[1]?.low).toBeLessThan(gain);
    expect(changes[1]?.high).toBeGreaterThan(gain);
    expect(estimates[1]?.estimate).toBeGreaterThan((home.estimate?.estimate ?? 0) * 1.08);
  });

  it('values changed facts without storing them', async () => {
    const before = await readHomeValuation(app, homeIds[1] ?? 0);
    const size = Number(before.facts['livingAreaSqft']);
    const answer = await app.post('/api/valuation/estimates', { homeId: homeIds[1], facts: { livingAreaSqft: size * 1.5 } });
    const { estimate } = z.object({ estimate: z.object({ estimate: z.number() }) }).parse(await answer.json());
    expect(estimate.estimate).toBeGreaterThan((before.estimate?.estimate ?? 0) * 1.1);
    expect((await readHomeValuation(app, homeIds[1] ?? 0)).estimate).toEqual(before.estimate);
    const impossible = { facts: { yearBuilt: 198, grade: -1 }, homeId: homeIds[1] };
    expect(await (await app.post('/api/valuation/estimates', impossible)).json()).toMatchObject({
      status: 422,
      fields: { 'facts.yearBuilt': 'Give a year from 1600 to 2022.', 'facts.grade': expect.stringContaining('Give a number') },
    });
    const variants = { variants: [{}, { livingAreaSqft: 0 }], homeId: homeIds[1] };
    expect(await (await app.post('/api/valuation/variants', variants)).json()).toMatchObject({
      fields: { 'variants.1.livingAreaSqft': 'Give a number from 100 to 50,000.' },
    });
  });

  it('gives training up when the process ends, and goes on serving', async () => {
    const before = await findServingModel(system());
    const stopping = new AbortController();
    const training = trainValuation(system(), { seed: 'other', stopping: stopping.signal, onProgress: () => stopping.abort() });
    await expect(training).rejects.toThrow('The process ends');
    expect((await findServingModel(system()))?.version).toBe(before?.version);
  });

  it('trains to the same model again, whatever was asked for the homes, and goes on serving one', async () => {
    const before = await findServingModel(system());
    await app.db.updateTable('sales').set({ list_price_cents: 100, original_list_price_cents: 900_000_000 }).execute();
    const card = await trainValuation(system(), {});
    expect(card.version).toBe(before?.version);
    expect(await app.db.selectFrom('valuation_models').select('version').execute()).toEqual([{ version: card.version }]);
    await expect(trainValuation(app.ctx(), {})).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('keeps an estimate as it was, under one id for a home, a model and a day', async () => {
    const homeId = homeIds[7] ?? 0;
    const someone = as(await addActor(app.db, { name: 'Kay Keeper' }));
    await expect(keepEstimate(app.ctx(LAST_DAY), homeId)).rejects.toMatchObject({ code: 'unauthenticated' });
    const [one, again] = await Promise.all([keepEstimate(someone, homeId), keepEstimate(someone, homeId)]);
    expect(again).toEqual(one);
    const shown = await getHomeValuation(someone, homeId);
    const later = { ...someone, now: new Date(LAST_DAY.getTime() + 40 * DAY_MS) };
    const kept = await getKeptEstimate(later, one.valuationId);
    expect(kept.valuation).toEqual(JSON.parse(JSON.stringify(shown)));
    expect((await keepEstimate(later, homeId)).valuationId).not.toBe(one.valuationId);
    expect((await getHomeValuation(later, homeId)).estimate).not.toEqual(shown.estimate);
    expect((await getKeptEstimate(later, one.valuationId)).valuation.estimate).toEqual(shown.estimate);
    await expect(getKeptEstimate(later, '00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('does not value a home whose seller does not allow it', async () => {
    const homeId = homeIds[2] ?? 0;
    const { valuationId } = await keepEstimate(as(await addActor(app.db)), homeId);
    await addListings(app.db, { ListingKey: 'no-avm', InternetAutomatedValuationDisplayYN: false });
    const listing = await app.db
      .updateTable('listings')
      .set({ parcel_id: homeId })
      .where('source_listing_key', '=', 'no-avm')
      .returning('listing_key')
      .executeTakeFirstOrThrow();
    for (const home of [`listings/${listing.listing_key}`, `homes/${homeId}`]) {
      expect((await app.request(`/api/valuation/${home}`)).status).toBe(403);
      expect((await app.request(`/api/valuation/${home}/report`)).status).toBe(403);
    }
    expect((await app.request(`/api/valuation/records/${valuationId}`)).status).toBe(403);
    const owner = as(await addActor(app.db));
    await expect(getMyHome(owner, homeId)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(claimHome(owner, { homeId, wantsMonthlyMail: false })).rejects.toMatchObject({ code: 'forbidden' });
    expect(await releaseHome(owner, homeId)).toMatchObject({ isClaimed: false, estimate: null });
  });
});

describe('homes on the market', () => {
  const BUDGET_MS = 60_000;
  const find = async (query: string) => {
    const response = await app.request(`/api/listings?${query}`);
    return searchResultSchema
      .parse(await response.json())
      .items.map(({ listingKey, estimateGap }) => [listingKey, estimateGap] as const);
  };
  const estimatesOf = async (keys: readonly string[]) => {
    const rows = await app.db.selectFrom('listings').select(['listing_key', 'estimate_cents']).execute();
    return keys.map((key) => rows.find((row) => row.listing_key === key)?.estimate_cents ?? null);
  };

  it('are estimated for the search, as their pages show it, where the seller allows it, by the model that serves', async () => {
    const { keys } = await addListings(
      app.db,
      { ListingKey: 'gap-a', ListPrice: 400_000 },
      { ListingKey: 'gap-b', ListPrice: 400_000, InternetAutomatedValuationDisplayYN: false },
      { ListingKey: 'gap-sold', StandardStatus: 'Closed', CloseDate: '2021-04-01' },
      { ListingKey: 'gap-unpriced', ListPrice: undefined },
    );
    const [open = '', closed = ''] = keys;
    for (const [at, key] of keys.entries())
      await app.db
        .updateTable('listings')
        .set({ parcel_id: homeIds[10 + at] ?? 0 })
        .where('listing_key', '=', key)
        .execute();
    await expect(estimateListedHomes(app.ctx(), BUDGET_MS)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await estimateListedHomes(system(), 0)).toBe(0);
    expect(await estimateListedHomes(system(), BUDGET_MS)).toBe(2);
    const { estimate } = homeValuationSchema.parse(await (await app.request(`/api/valuation/listings/${open}`)).json());
    const value = estimate?.estimate ?? Number.NaN;
    expect(await estimatesOf(keys)).toEqual([value * 100, null, null, expect.any(Number)]);

    const gap = Math.round(((value - 400_000) / 400_000) * 10_000) / 100;
    const setPrice = (dollars: number) =>
      app.db
        .updateTable('listings')
        .set({ list_price_cents: dollars * 100 })
        .where('listing_key', '=', open)
        .execute();
    expect(await find(`estimateGapMin=${gap}&estimateGapMax=${gap}`)).toEqual([[open, gap]]);
    // A new price moves the gap at once.
    await setPrice(Math.round(value / 1.25));
    expect(await find('estimateGapMin=24.9&estimateGapMax=25.1')).toEqual([[open, 25]]);
    expect(await find('estimateGapMin=25.2')).toEqual([]);
    const unknown = await find('estimateGapMin=24&includeUnknown=estimate');
    const own = new Map(unknown.filter(([key]) => keys.includes(key)));
    expect(own).toEqual(
      new Map([
        [open, 25],
        [closed, null],
        [keys[3], null],
      ]),
    );
    const counts = filterCountsSchema.parse(await (await app.request('/api/listings/filter-counts?estimateGapMin=24')).json());
    expect([counts.hasEstimates, counts.unknown]).toEqual([true, [{ subject: 'estimate', count: unknown.length - 1 }]]);

    // Nothing is made twice, until it has changed, a week has passed, or another model serves.
    expect(await estimateListedHomes(system(), BUDGET_MS)).toBe(0);
    await sql`update valuation_listings set model_version = 'the one before'`.execute(app.db);
    expect(await estimateListedHomes(system(), BUDGET_MS)).toBe(2);
    await sql`update listings set living_area_sqft = 4000, imported_at = now() where listing_key = ${open}`.execute(app.db);
    expect(await estimateListedHomes(system(), BUDGET_MS)).toBe(1);
    expect((await estimatesOf([open]))[0]).not.toBe(value * 100);
    expect(await estimateListedHomes(system(new Date(LAST_DAY.getTime() + 8 * DAY_MS)), BUDGET_MS)).toBe(2);

    // What is let is not set against what homes sell for.
    const rented = keys[3] ?? '';
    await sql`update listings set property_type = 'Residential Lease', imported_at = now() where listing_key = ${rented}`.execute(
      app.db,
    );
    expect(await estimateListedHomes(system(), BUDGET_MS)).toBe(1);
    expect(await estimatesOf([rented])).toEqual([null]);
    const rental = homeValuationSchema.parse(await (await app.request(`/api/valuation/listings/${rented}`)).json());
    expect(rental).toMatchObject({ estimate: null, refusal: expect.stringContaining('for rent') });

    // What a seller takes back is gone from the search at once, and from the record after.
    await sql`update listings set internet_automated_valuation_display_yn = false where listing_key = ${open}`.execute(app.db);
    expect(await find('estimateGapMin=-100')).toEqual([]);
    await estimateListedHomes(system(), BUDGET_MS);
    expect(await estimatesOf([open])).toEqual([null]);
    await app.db.updateTable('valuation_models').set({ is_serving: false }).execute();
    await estimateListedHomes(system(), BUDGET_MS);
    expect(await estimatesOf(keys)).toEqual([null, null, null, null]);
    await app.db.updateTable('valuation_models').set({ is_serving: true }).execute();
  });
});

describe('the report', () => {
  const readReport = async (path: string) => {
    const response = await app.request(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    return readPdf(await response.bytes());
  };

  it('prints every part of what the page says, and drivers that add up', async () => {
    const home = await readHomeValuation(app, homeIds[1] ?? 0);
    const text = await readReport(`/api/valuation/homes/${homeIds[1]}/report`);
    const { estimate, drivers, comparables } = home;
    if (estimate === null || drivers === null) throw new Error('there is an estimate');
    for (const part of [
      'Home value report',
      'The home',
      'The estimate',
      'Comparable sales',
      'What makes the value',
      'Past and future',
    ])
      expect(text).toContain(part);
    for (const part of ['Price index of the whole market', 'Method and limits', 'Median error', 'An estimate, not an appraisal.'])
      expect(text).toContain(part);
    expect(text).toContain('Equal Housing Opportunity');
    expect(text).toMatch(/2 of \d+/);
    expect(text).toContain(sayRounded(estimate.low80));
    for (const { address, adjustedPrice } of comparables) {
      expect(text).toContain(address);
      expect(text).toContain(sayDollars(adjustedPrice));
    }
    const shown = drivers.steps.map(({ change }) => sayDifference(change));
    for (const step of shown) expect(text).toContain(step);
    const sum = drivers.steps.reduce((total, { change }) => total + change, drivers.base);
    expect(text).toContain(sayDollars(sum));
    expect(sum).toBe(estimate.estimate);
    expect((await app.request('/api/valuation/homes/999999/report')).status).toBe(404);
  });

  it('neither names nor places a home whose address is withheld', async () => {
    await addListings(app.db, { ListingKey: 'no-address', InternetAddressDisplayYN: false, LivingArea: 2100 });
    const { listing_key: key } = await app.db
      .updateTable('listings')
      .set({ parcel_id: homeIds[9] ?? 0 })
      .where('source_listing_key', '=', 'no-address')
      .returning('listing_key')
      .executeTakeFirstOrThrow();
    const valuation = homeValuationSchema.parse(await (await app.request(`/api/valuation/listings/${key}`)).json());
    expect(valuation).toMatchObject({ homeId: null, address: null, latitude: null, longitude: null, lastSale: null });
    expect(valuation.comparables.every(({ distanceMeters }) => distanceMeters % 500 === 0)).toBe(true);
    const text = await readReport(`/api/valuation/listings/${key}/report`);
    expect(text).toContain('Home whose address is withheld');
    expect(text).not.toContain('The star is this home');
    expect(text).not.toContain('10 Test Street');
    expect((await app.request(`/api/valuation/homes/${homeIds[9]}/report`)).status).toBe(404);
  });
});
