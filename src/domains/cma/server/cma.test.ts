import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '#lib/random.ts';
import { insertRows } from '#platform/db/insert-rows.ts';
import type { Actor } from '#platform/http/context.ts';
import { createLog } from '#platform/log/log.ts';
import { addActor } from '../../../../tests/support/actors.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { cmaSchema, getCma as endpoint, type CmaHome } from '../contract.ts';
import {
  deleteCma,
  duplicateCma,
  getCma,
  listCandidates,
  listCmas,
  putComp,
  refreshCma,
  removeComp,
  updateCma,
} from './change-cma.ts';
import { createCma, searchSubjects } from './create-cma.ts';
import { renderReport } from './render-report.ts';
import { createShare, getSharedCma, openShare, revokeShare } from './share-cma.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const log = createLog('silent');
let world: TestDatabase;
let owner: Actor;
let stranger: Actor;

const ctx = (actor: Actor, now = NOW) => ({ actor, db: world.db, log, now, requestId: 'test' });

beforeAll(async () => {
  world = await openTestDatabase();
  owner = await addActor(world.db, { name: 'Dana Reyes' });
  stranger = await addActor(world.db);
  const random = createRandom(5);
  await world.db
    .insertInto('places')
    .values({ slug: 'ash', kind: 'city', name: 'Ash', search_name: 'ash', state_or_province: 'WA', source: 't' })
    .execute();
  const homes = Array.from({ length: 420 }, (_, at) => ({
    source: 't',
    parcel_number: String(at + 1),
    address: `${at + 1} Elm St, Ash, WA 98001`,
    search_address: `${at + 1} elm st, ash, wa 98001`,
    city: 'Ash',
    state_or_province: 'WA',
    postal_code: '98001',
    latitude: 47 + random.between(-0.02, 0.02),
    longitude: -122 + random.between(-0.02, 0.02),
    property_sub_type: 'Single Family Residence',
    bedrooms_total: 3,
    bathrooms_full: random.int(1, 3),
    bathrooms_half: 0,
    living_area_sqft: random.int(1400, 2200),
    lot_size_sqft: random.int(4000, 9000),
    year_built: random.int(1960, 2010),
    garage_spaces: random.int(0, 2),
    facts: { quality: 'Q4', condition: `C${random.int(2, 4)}`, view: 'none' },
  }));
  await insertRows(world.db, 'parcels', homes);
  const day = (daysAgo: number) => new Date(NOW.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  await insertRows(
    world.db,
    'sales',
    homes.slice(1).map((home, at) => {
      const closed = random.int(1, 700);
      const price =
        Math.round(400_000 * (home.living_area_sqft / 1800) ** 0.6 * Math.exp(random.normal(0, 0.05) - closed * 0.0001)) * 100;
      return {
        source: 't',
        parcel_id: at + 2,
        list_date: day(closed + 60),
        contract_date: day(closed + 30),
        close_date: day(closed),
        original_list_price_cents: Math.round(price * random.between(0.97, 1.06)),
        list_price_cents: price,
        close_price_cents: price,
        concessions_cents: random.chance(0.2) ? 500_000 : 0,
        arms_length: true,
      };
    }),
  );
}, 60_000);
afterAll(() => world.close());

async function begin(): Promise<string> {
  const id = randomUUID();
  await createCma(ctx(owner), { id, parcelId: 1 });
  return id;
}

describe('an analysis', () => {
  it('begins with comparables, rates and a value, and is one however often it is sent', async () => {
    const id = await begin();
    await createCma(ctx(owner), { id, parcelId: 1 });
    expect((await listCmas(ctx(owner))).cmas.filter((cma) => cma.id === id)).toHaveLength(1);
    const cma = cmaSchema.parse(await getCma(ctx(owner), id));
    expect(cma.comps.filter((comp) => comp.kind === 'sold').length).toBeGreaterThanOrEqual(3);
    expect(cma.comps.some((comp) => comp.facts.home.address.startsWith('1 Elm'))).toBe(false);
    expect(cma.comps.reduce((sum, comp) => sum + comp.weight, 0)).toBeCloseTo(1, 9);
    expect(cma.result?.indicatedCents).toBe(
      Math.round(cma.comps.reduce((sum, comp) => sum + comp.adjustedCents * comp.weight, 0)),
    );
    for (const comp of cma.comps)
      expect(comp.adjustedCents).toBe(comp.facts.priceCents + comp.cells.reduce((sum, cell) => sum + cell.cents, 0));
    expect(cma.strategies).toHaveLength(4);
    expect(endpoint.access).toBe('signed-in');
  });

  it('takes adjustments with reasons, weights, facts, rates and comparables of one’s own', async () => {
    const id = await begin();
    const before = await getCma(ctx(owner), id);
    const [first] = before.comps;
    if (first === undefined) throw new Error('there are comparables');
    const adjusted = await putComp(ctx(owner), id, first.key, {
      adjustments: [{ line: 'condition', cents: -750_001, reason: 'New kitchen, seen on a visit' }],
      manualWeight: 100,
    });
    const changed = adjusted.comps.find((comp) => comp.key === first.key);
    expect(changed?.cells.find((cell) => cell.line === 'condition')).toMatchObject({
      cents: -750_001,
      reason: 'New kitchen, seen on a visit',
    });
    expect(adjusted.result?.indicatedCents).toBe(changed?.adjustedCents);
    const larger: CmaHome = { ...before.subject, livingAreaSqft: before.subject.livingAreaSqft + 300 };
    const updated = await updateCma(ctx(owner), id, {
      subject: larger,
      rateEdits: { livingArea: { cents: 20_000, reason: 'Paired sales on Elm Street' } },
    });
    expect(updated.rates.units['livingArea']).toMatchObject({ cents: 20_000 });
    const own = `custom:${randomUUID()}`;
    const added = await putComp(ctx(owner), id, own, {
      custom: { ...first.facts, home: larger, priceCents: 45_000_000, closeDate: '2026-10-01' },
    });
    expect(added.comps.find((comp) => comp.key === own)).toMatchObject({ kind: 'sold', facts: { source: 'Entered by hand' } });
    expect((await removeComp(ctx(owner), id, own)).comps.some((comp) => comp.key === own)).toBe(false);
    await expect(updateCma(ctx(owner), id, { effectiveDate: '2027-01-01' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(putComp(ctx(owner), id, 'sale:999999', {})).rejects.toMatchObject({ code: 'not-found' });
    const { candidates } = await listCandidates(ctx(owner), id, { miles: 5, months: 24, sizeShare: 0.5 });
    expect(candidates.map((one) => one.similarity)).toEqual(candidates.map((one) => one.similarity).toSorted((a, b) => b - a));
  });

  it('refreshes the market and keeps what was set by hand; a copy has all but the links', async () => {
    const id = await begin();
    const [first] = (await getCma(ctx(owner), id)).comps;
    await putComp(ctx(owner), id, first?.key ?? '', { adjustments: [{ line: 'location', cents: 123, reason: 'Corner lot' }] });
    await createShare(ctx(owner), id, 7);
    const later = new Date('2026-12-05T12:00:00Z');
    const refreshed = await refreshCma(ctx(owner, later), id);
    expect(refreshed.effectiveDate).toBe('2026-12-05');
    expect(refreshed.comps[0]?.cells.find((cell) => cell.line === 'location')?.cents).toBe(123);
    const copyId = randomUUID();
    await duplicateCma(ctx(owner), id, copyId);
    await duplicateCma(ctx(owner), id, copyId);
    const copy = await getCma(ctx(owner), copyId);
    expect([copy.title, copy.shares, copy.comps.length]).toEqual([`Copy of ${refreshed.title}`, [], refreshed.comps.length]);
    expect(copy.result).toEqual(refreshed.result);
  });

  it('is nobody else’s to see or change', async () => {
    const id = await begin();
    const verbs = (actor: Actor) => [
      () => getCma(ctx(actor), id),
      () => updateCma(ctx(actor), id, { title: 'Mine' }),
      () => deleteCma(ctx(actor), id),
      () => duplicateCma(ctx(actor), id, randomUUID()),
      () => refreshCma(ctx(actor), id),
      () => listCandidates(ctx(actor), id, {}),
      () => putComp(ctx(actor), id, 'sale:1', {}),
      () => removeComp(ctx(actor), id, 'sale:1'),
      () => createShare(ctx(actor), id, 7),
      () => revokeShare(ctx(actor), id, randomUUID()),
      () => createCma(ctx(actor), { id, parcelId: 1 }),
    ];
    for (const verb of verbs(stranger)) await expect(verb()).rejects.toMatchObject({ code: 'not-found' });
    const anonymous: Actor = { kind: 'anonymous', address: '198.51.100.7' };
    for (const verb of [...verbs(anonymous), () => searchSubjects(ctx(anonymous), '1 elm'), () => listCmas(ctx(anonymous))])
      await expect(verb()).rejects.toMatchObject({ code: 'unauthenticated' });
    expect((await getCma(ctx(owner), id)).title).not.toBe('Mine');
    await deleteCma(ctx(owner), id);
    await expect(getCma(ctx(owner), id)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('finds its subject by address, and refuses homes of which no record tells enough', async () => {
    expect((await searchSubjects(ctx(owner), '12 Elm')).homes[0]?.address).toBe('12 Elm St, Ash, WA 98001');
    await expect(createCma(ctx(owner), { id: randomUUID(), parcelId: 99_999 })).rejects.toMatchObject({ code: 'not-found' });
    await expect(createCma(ctx(owner), { id: randomUUID(), listingKey: 'nothing' })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is shared by a link that counts its views and ends', async () => {
    const id = await begin();
    const share = await createShare(ctx(owner), id, 7);
    const token = share.path.split('/').at(-1) ?? '';
    const anonymous: Actor = { kind: 'anonymous', address: '198.51.100.7' };
    await getSharedCma(ctx(anonymous), token);
    expect(await getSharedCma(ctx(anonymous), token)).toMatchObject({
      address: '1 Elm St, Ash, WA 98001',
      preparedBy: 'Dana Reyes',
    });
    expect((await getCma(ctx(owner), id)).shares).toMatchObject([{ views: 2 }]);
    await expect(openShare(ctx(anonymous, new Date('2026-12-01')), token, { countsAsView: true })).rejects.toMatchObject({
      code: 'not-found',
    });
    await revokeShare(ctx(owner), id, share.id);
    await expect(getSharedCma(ctx(anonymous), token)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('prints the shown pages in their order', async () => {
    const id = await begin();
    const cma = await getCma(ctx(owner), id);
    const whole = await renderReport(ctx(owner), cma);
    const pages = cma.report.pages
      .map((page) => ({ ...page, isShown: page.page === 'glossary' || page.page === 'letter' }))
      .toReversed();
    const short = await renderReport(ctx(owner), { ...cma, report: { ...cma.report, pages } });
    const text = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');
    const count = (pdf: Uint8Array) => [...text(pdf).matchAll(/\/Type \/Page\b/g)].length;
    expect(text(whole).startsWith('%PDF-')).toBe(true);
    expect(count(short)).toBe(2);
    expect(count(whole)).toBeGreaterThanOrEqual(11);
  });
});
