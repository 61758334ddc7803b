import { MOST_OWN_HOMES } from '../model/limits.ts';
import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DAY_MS } from '#lib/time-units.ts';
import { addActor } from '#tests/support/actors.ts';
import { addListings, systemContext } from '#tests/support/listings.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { loadRecords } from '#domains/records/server/index.ts';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';
import type { UserActor } from '#platform/verb/context.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { homeValuationSchema, marketIndexSchema, modelCardSchema, variantEstimatesSchema } from '../contract.ts';
import { makeUpMarket } from '#tests/support/made-up-market.ts';
import { sayDifference, sayDollars, sayRounded } from '../model/say-values.ts';
import { filterCountsSchema, searchResultSchema } from '#domains/search/contract.ts';
import { drawSample } from './draw-sample.ts';
import { estimateListedHomes } from './estimate-listed-homes.ts';
import { getModelCard } from './get-model-card.ts';
import { describeChange } from './list-model-versions.ts';
import { valuationJobs } from './jobs.ts';
import { getKeptEstimate, keepEstimate } from './kept-estimates.ts';
import { mailHomeValues } from './mail-values-monthly.ts';
import { claimHome, correctFact, getMyHome, listMyHomes, releaseHome, undoCorrection } from './my-home.ts';
import { nameDay } from './present.ts';
import { renderMyReport, renderSharedReport } from './render-report.ts';
import { findServingModel } from './serving-model.ts';
import { valuationShares } from './share-valuation.ts';
import { trainValuation } from './train-valuation.ts';
import { getHomeValuation } from './value-home.ts';

const SALES = 400;
const LAST_DAY = new Date('2021-04-15T00:00:00Z');
let app: TestApp;
let homeIds: number[];

/** A real mail server that keeps what it takes. */
const received: Email[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(Buffer.from(chunk));
      received.push(await PostalMime.parse(Buffer.concat(chunks)));
      done();
    })();
  },
});

const system = (now = LAST_DAY): ServerContext => ({ ...app.ctx(), ...systemContext(app.db, now) });
const as = (actor: UserActor): ServerContext => ({ ...app.ctx(LAST_DAY), actor });

beforeAll(async () => {
  await once(mailServer.listen(0, '127.0.0.1'), 'listening');
  const { port } = mailServer.server.address() as AddressInfo;
  app = await openTestApp({
    now: () => LAST_DAY.getTime(),
    environment: {
      DATABASE_URL: 'postgres://elsewhere/realty',
      PUBLIC_URL: 'https://homes.example',
      MAIL_TRANSPORT: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Realty AI <hello@realty.example>',
    },
  });
  await storeMarket();
  await trainValuation(system(), {});
  homeIds = (await app.db.selectFrom('parcels').select('id').orderBy('id').execute()).map(({ id }) => id);
});
afterAll(async () => {
  await app.close();
  mailServer.close();
});

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
    const home = await readHome(homeId);
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
    const before = await readHome(homeIds[1] ?? 0);
    const size = Number(before.facts['livingAreaSqft']);
    const answer = await app.post('/api/valuation/estimates', { homeId: homeIds[1], facts: { livingAreaSqft: size * 1.5 } });
    const { estimate } = z.object({ estimate: z.object({ estimate: z.number() }) }).parse(await answer.json());
    expect(estimate.estimate).toBeGreaterThan((before.estimate?.estimate ?? 0) * 1.1);
    expect((await readHome(homeIds[1] ?? 0)).estimate).toEqual(before.estimate);
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
    const home = await readHome(homeIds[1] ?? 0);
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
    await claimHome(as(owner), { homeId, wantsMonthlyMail: true });
    const corrected = await correctFact(as(owner), { homeId, ...correction });
    expect(corrected.estimate?.estimate).not.toBe(publicBefore.estimate?.estimate);
    expect(corrected.corrections).toMatchObject([{ fact: 'livingAreaSqft', value: 4000 }]);
    expect((await readHome(homeId)).estimate).toEqual(publicBefore.estimate);
    expect((await listMyHomes(as(owner))).homes).toEqual([corrected]);
    expect((await listMyHomes(as(await addActor(app.db)))).homes).toEqual([]);
    await expect(listMyHomes(app.ctx())).rejects.toMatchObject({ code: 'unauthenticated' });
    expect((await undoCorrection(as(owner), { homeId, correctionId: correction.correctionId })).corrections).toEqual([]);
    expect((await releaseHome(as(owner), homeId)).isClaimed).toBe(false);
  });

  it('is nobody else', async () => {
    const homeId = homeIds[4] ?? 0;
    const [owner, other] = [await addActor(app.db), await addActor(app.db)];
    await claimHome(as(owner), { homeId, wantsMonthlyMail: false });
    const own = { homeId, ...correction, correctionId: '0199c7a0-0000-7000-8000-000000000002' };
    for (const _ of ['sent', 'sent again']) expect((await correctFact(as(owner), own)).corrections).toHaveLength(1);
    await expect(correctFact(as(owner), { ...own, value: 3000 })).rejects.toMatchObject({ code: 'conflict' });
    expect((await getMyHome(as(other), homeId)).corrections).toEqual([]);
    await expect(correctFact(as(other), { homeId, ...correction })).rejects.toMatchObject({ code: 'not-found' });
    await expect(
      undoCorrection(as(other), { homeId, correctionId: '0199c7a0-0000-7000-8000-000000000002' }),
    ).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(claimHome(app.ctx(), { homeId, wantsMonthlyMail: true })).rejects.toMatchObject({ code: 'unauthenticated' });
    await releaseHome(as(other), homeId);
    expect((await getMyHome(as(owner), homeId)).isClaimed).toBe(true);
  });

  it('is one of twelve at most', async () => {
    const owner = await addActor(app.db);
    const others = homeIds.slice(5, 5 + MOST_OWN_HOMES);
    expect(others).toHaveLength(MOST_OWN_HOMES);
    await app.db
      .insertInto('valuation_claims')
      .values(others.map((id) => ({ user_id: owner.userId, parcel_id: id, wants_monthly_mail: false, created_at: new Date() })))
      .execute();
    const claim = (homeId: number | undefined) => claimHome(as(owner), { homeId: homeId ?? 0, wantsMonthlyMail: false });
    await expect(claim(homeIds[4])).rejects.toMatchObject({ code: 'conflict' });
    await expect(claim(others[0])).resolves.toMatchObject({ isClaimed: true });
    expect((await listMyHomes(as(owner))).homes).toHaveLength(MOST_OWN_HOMES);
  });

  it('cannot correct what the estimate does not rest on', async () => {
    const owner = await addActor(app.db);
    await claimHome(as(owner), { homeId: homeIds[5] ?? 0, wantsMonthlyMail: false });
    await expect(correctFact(as(owner), { homeId: homeIds[5] ?? 0, ...correction, fact: 'price' })).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});

describe('the monthly mail', () => {
  it('comes once a month, stops with one click, and starts again when asked for', async () => {
    const homeId = homeIds[6] ?? 0;
    const [owner, quiet, demo] = [
      await addActor(app.db),
      await addActor(app.db),
      await addActor(app.db, { isDemo: true, isVerified: false }),
    ];
    // The evening of the last of April, which is May in UTC.
    await claimHome({ ...as(owner), now: new Date('2021-05-01T02:00:00Z') }, { homeId, wantsMonthlyMail: true });
    await claimHome(as(quiet), { homeId, wantsMonthlyMail: false });
    await claimHome(as(demo), { homeId, wantsMonthlyMail: true });
    await app.startMail();
    // Not in the month of the claim.
    await mailHomeValues(system(LAST_DAY));
    const may = new Date('2021-05-04T13:20:00Z');
    await Promise.all([mailHomeValues(system(may)), mailHomeValues(system(may))]);
    await mailHomeValues(system(new Date('2021-05-28T13:20:00Z')));
    await expect.poll(() => received.length).toBe(1);
    const [mail] = received;
    expect(mail?.to?.[0]?.address).toBe(owner.email);
    expect(mail?.subject).toMatch(/^6 Test Street.*estimated at \$\d/);
    expect(mail?.text).toMatch(/In two of three cases, between \$[\d,]+ and \$[\d,]+/);
    expect(mail?.text).toContain(`https://homes.example/ai-valuation?home=${homeId}`);
    expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click');
    const link = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value.slice(1, -1) ?? '';
    expect((await app.request(link, { method: 'POST' })).status).toBe(200);
    expect((await getMyHome(as(owner), homeId)).wantsMonthlyMail).toBe(false);
    await mailHomeValues(system(new Date('2021-06-04T13:20:00Z')));
    const { wantsMonthlyMail, mailHindrance } = await claimHome(as(owner), { homeId, wantsMonthlyMail: true });
    expect([wantsMonthlyMail, mailHindrance]).toEqual([true, null]);
    await mailHomeValues(system(new Date('2021-07-04T13:20:00Z')));
    await expect.poll(() => received.length).toBe(2);
    expect(received[1]?.text).toMatch(/than in our last email|unchanged since our last email/);
    expect((await getMyHome(as(demo), homeId)).mailHindrance).toBe('demonstration');
    await expect(mailHomeValues(as(owner))).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('a link to an estimate', () => {
  it('shows the report, counts views, and ends by its date, by hand and with the seller’s leave', async () => {
    const homeId = homeIds[7] ?? 0;
    const [owner, other] = [await addActor(app.db, { name: 'Ana Ortiz' }), await addActor(app.db)];
    await claimHome(as(owner), { homeId, wantsMonthlyMail: false });
    const correction = { homeId, correctionId: '0199c7a0-0000-7000-8000-000000000007', evidence: 'Permit of 2019, final' };
    await correctFact(as(owner), { ...correction, fact: 'livingAreaSqft', value: 4000 });
    const plain = await valuationShares.create(as(owner), {
      params: { homeId },
      share: { id: randomUUID(), days: 7, hasOwnWords: false },
    });
    const own = await valuationShares.create(as(owner), {
      params: { homeId },
      share: { id: randomUUID(), days: 30, hasOwnWords: true },
    });
    const open = (path: string, now = LAST_DAY) => valuationShares.open(app.ctx(now), path.split('/').at(-1) ?? '');
    expect((await open(plain.path)).valuation.estimate).toEqual((await readHome(homeId)).estimate);
    await open(own.path);
    const shown = await open(own.path);
    expect(shown).toMatchObject({ sharedBy: 'Ana Ortiz', correctedFacts: ['livingAreaSqft'] });
    expect(shown.valuation.facts['livingAreaSqft']).toBe(4000);
    const shared = await readPdf(await renderSharedReport(app.ctx(LAST_DAY), own.path.split('/').at(-1) ?? ''));
    expect(shared).toContain('Shared by Ana Ortiz');
    expect(shared).toMatch(/corrected; on record: [\d,]+ sq ft/);
    expect(shared).not.toContain('Permit of 2019');
    expect(await readPdf(await renderMyReport(as(owner), homeId))).toContain('Permit of 2019');
    await expect(renderMyReport(as(other), homeId)).rejects.toMatchObject({ code: 'not-found' });
    await expect(renderMyReport(app.ctx(), homeId)).rejects.toMatchObject({ code: 'unauthenticated' });
    const { shares } = await valuationShares.list(as(owner), { homeId });
    expect(shares.map(({ views }) => views)).toEqual([2, 1]);
    await expect(open(plain.path, new Date('2021-04-23'))).rejects.toMatchObject({ code: 'not-found' });
    expect((await app.request('/api/shared/valuation/cut')).status).toBe(404);
    expect((await valuationShares.list(as(other), { homeId })).shares).toEqual([]);
    await expect(valuationShares.end(as(other), { params: { homeId }, shareId: own.id })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect((await valuationShares.list(as(owner), { homeId })).shares).toHaveLength(2);
    await valuationShares.end(as(owner), { params: { homeId }, shareId: own.id });
    await expect(open(own.path)).rejects.toMatchObject({ code: 'not-found' });
    await expect(
      valuationShares.create(app.ctx(), { params: { homeId }, share: { id: randomUUID(), days: 7, hasOwnWords: false } }),
    ).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
});

describe('a training that is killed', () => {
  /** A training in a process of its own, and a failure as soon as it ends by itself. */
  function train() {
    const child = spawn(process.execPath, ['bin/realty.ts', 'valuation', 'train', '--seed', 'killed'], {
      cwd: PROJECT_DIR,
      env: { DATABASE_URL: app.connectionString },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const ended = once(child, 'close');
    const early = ended.then(([code, signal]): never => {
      throw new Error(`the training ended by itself (${String(code ?? signal)}): ${said}`);
    });
    early.catch(() => undefined);
    return {
      /** Waits for something while the training lives. */
      while: <T>(something: Promise<T>): Promise<T> => Promise.race([something, early]),
      kill: async () => {
        child.kill('SIGKILL');
        expect(await ended, said).toEqual([null, 'SIGKILL']);
      },
    };
  }
  /** What it asks for last before it learns are the names of places. */
  const isLearning = async (since: Date) =>
    (
      await sql`select from pg_stat_activity where datname = current_database() and backend_start > ${since}
        and state = 'idle' and query like '%from "places"%'`.execute(app.db)
    ).rows.length > 0;
  const isStoring = async () =>
    (
      await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and query like '%insert into valuation_estimates%'`.execute(app.db)
    ).rows.length > 0;
  // Its threads give way to everything else on the machine.
  async function untilLearning(since: Date): Promise<void> {
    await expect.poll(() => isLearning(since), { interval: 10 }).toBe(true);
  }
  async function untilStoring(is: boolean): Promise<void> {
    await expect.poll(isStoring).toBe(is);
  }

  it('leaves the model that serves, whether it dies while learning or while storing', async () => {
    const homeId = homeIds[3] ?? 0;
    const serving = await findServingModel(app.ctx());
    const before = (await readHome(homeId)).estimate;
    expect(before).not.toBeNull();
    // A home that somebody follows is estimated with every new model.
    await claimHome(as(await addActor(app.db)), { homeId, wantsMonthlyMail: false });

    // Its new model serves already in the transaction that it cannot end.
    const lock = await app.db.startTransaction().execute();
    try {
      await sql`lock table valuation_estimates in share row exclusive mode`.execute(lock);
      const since = new Date();
      const learner = train();
      await learner.while(untilLearning(since));
      await learner.kill();
      const writer = train();
      await writer.while(untilStoring(true));
      await writer.kill();
      expect((await readHome(homeId)).estimate).toEqual(before);
    } finally {
      await lock.rollback().execute();
    }
    await untilStoring(false);

    const twin = await app.openTwin();
    try {
      const response = await twin.fetch(new Request(`http://localhost/api/valuation/homes/${homeId}`), {
        remoteAddress: '192.0.2.1',
      });
      expect(homeValuationSchema.parse(await response.json()).estimate).toEqual(before);
    } finally {
      await twin.close();
    }
    const versions = await app.db.selectFrom('valuation_models').select('version').execute();
    expect(versions).toEqual([{ version: serving?.version }]);
  });
});

describe('a model of another version of the product', () => {
  it('answers nothing, says so, and is followed by a new one within a minute', async () => {
    await sql`update valuation_models set version = 'old',
      artefact = overlay(artefact placing '"form":0'::bytea from position('"form":'::bytea in artefact))`.execute(app.db);
    expect(await findServingModel(app.ctx())).toBeUndefined();
    const homeId = homeIds[3] ?? 0;
    expect(await readHome(homeId)).toMatchObject({ estimate: null, refusal: expect.stringContaining('is being trained') });
    expect(await getModelCard(app.ctx())).toMatchObject({ isTraining: true, card: { sales: SALES } });
    expect((await app.request(`/api/valuation/homes/${homeId}/report`)).status).toBe(200);
    await valuationJobs.find(({ name }) => name === 'valuation.train-first')?.handle(system(), {});
    expect((await readHome(homeId)).estimate).not.toBeNull();
    expect((await getModelCard(app.ctx())).isTraining).toBe(false);
    await app.db.deleteFrom('valuation_models').where('version', '=', 'old').execute();
  });
});

describe('the monthly sample', () => {
  it('compares recent sales with what the model of before said, once a month, and tells of it', async () => {
    await app.db
      .insertInto('sales')
      .values(
        homeIds.slice(100, 160).map((parcel_id, at) => ({
          source: 'Test county',
          parcel_id,
          list_date: '2021-05-01',
          close_date: `2021-06-${String((at % 28) + 1).padStart(2, '0')}`,
          close_price_cents: 40_000_000,
          concessions_cents: 0,
          arms_length: true,
        })),
      )
      .execute();
    const july = new Date('2021-07-06T04:00:00Z');
    await drawSample(system(new Date('2021-07-04T04:00:00Z')));
    expect((await getModelCard(app.ctx(july))).samples).toEqual([]);
    await drawSample(system(july));
    await drawSample(system(july));
    const { samples, versions } = await getModelCard(app.ctx(july));
    expect(samples).toMatchObject([{ month: '2021-07', n: 60, eligible: 60, hitRate: 1 }]);
    const cases = await app.db.selectFrom('valuation_sample_cases').selectAll().execute();
    expect(cases.every((row) => row.estimated_as_of <= '2021-05-01' && row.model_version === versions[0]?.version)).toBe(true);
    const errors = cases.map((row) => Math.abs((row.estimate_cents ?? 0) / row.price_cents - 1)).toSorted((a, b) => a - b);
    expect(samples[0]?.mdape).toBeCloseTo(((errors[29] ?? 0) + (errors[30] ?? 0)) / 2, 3);
    // What was drawn is not drawn again, and no other sale is left.
    await drawSample(system(new Date('2021-08-06T04:00:00Z')));
    expect((await getModelCard(app.ctx(july))).samples).toHaveLength(1);
    await expect(drawSample(app.ctx(july))).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('stands beside a log of what changed from model to model', async () => {
    const { card, versions } = await getModelCard(app.ctx());
    expect(versions).toMatchObject([
      { version: card?.version, isServing: true, changes: ['The first model of this installation'] },
    ]);
    if (card === null) throw new Error('a model serves');
    const next = { ...card, sales: card.sales + 12, salesTo: '2021-05-30', features: [...card.features, 'garageSpaces'] };
    expect(describeChange(next, card)).toEqual([
      '12 more sales',
      `Sales to 2021-05-30 instead of ${card.salesTo}`,
      'Looks at garageSpaces as well',
    ]);
  });
});
