import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#lib/time-units.ts';
import type { Actor } from '#platform/verb/context.ts';
import { createIdentity } from '#platform/identity/identity.ts';
import { createLog } from '#platform/log/log.ts';
import { changeBetween, dayOf, requireServingModel, trainValuation } from '#domains/valuation/server/index.ts';
import { systemContext } from '#tests/support/listings.ts';
import { type TestDatabase } from '#tests/support/test-database.ts';
import { cmaSchema, customFactsSchema, getCma as endpoint, type Cma, type CmaComp, type CmaHome } from '../contract.ts';
import { isRate } from '../model/rates.ts';
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
import { cmaShares } from './share-cma.ts';
import { WORD_LINES } from '../model/grid-lines.ts';
import { openAnalyzedTown } from '#tests/support/analyzed-town.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const log = createLog('silent');
let world: TestDatabase;
let owner: Actor;
let stranger: Actor;

const identity = createIdentity('a secret of tests', 'tests');
const ctx = (actor: Actor, now = NOW) => ({ actor, db: world.db, identity, log, now, requestId: 'test' });

beforeAll(async () => {
  ({ world, owner, stranger } = await openAnalyzedTown(NOW));
});
afterAll(() => world.close());

async function begin(parcelId = 1): Promise<string> {
  const id = randomUUID();
  await createCma(ctx(owner), { id, parcelId });
  return id;
}

/** The grid as an appraiser would work it out with a pocket calculator, from rates and facts alone. */
function reckon(cma: Cma, comp: CmaComp): Record<string, number> {
  const [own, other] = [cma.subject, comp.facts.home];
  const { units, levels, time } = cma.rates;
  const concessions = -(comp.facts.concessionsCents ?? 0);
  const base = comp.facts.priceCents + concessions;
  const daysAgo = (Date.parse(cma.effectiveDate) - Date.parse(comp.facts.contractDate ?? '')) / DAY_MS;
  const step = Math.min(daysAgo / time.daysPerLevel, time.levels.length - 1);
  const [before, after] = [time.levels[Math.floor(step)] ?? 0, time.levels[Math.ceil(step)] ?? 0];
  const level = before + (after - before) * (step - Math.floor(step));
  const perUnit = (line: string, difference: number) => Math.round((units[line]?.cents ?? 0) * difference);
  const byLevel = (line: string, one: string, two: string) => (levels[line]?.cents[one] ?? 0) - (levels[line]?.cents[two] ?? 0);
  const age = (home: CmaHome) => Math.min(60, Number(cma.effectiveDate.slice(0, 4)) - (home.yearBuilt ?? 0));
  return {
    concessions,
    time: Math.round(base * (Math.exp(-level) - 1)),
    location: 0,
    lot: perUnit('lot', (own.lotSizeSqft ?? 0) - (other.lotSizeSqft ?? 0)),
    view: byLevel('view', own.view ?? '', other.view ?? ''),
    waterfront: 0,
    floor: 0,
    quality: byLevel('quality', `Q${own.quality}`, `Q${other.quality}`),
    age: perUnit('age', age(own) - age(other)),
    condition: byLevel('condition', `C${own.condition}`, `C${other.condition}`),
    beds: perUnit('beds', (own.bedroomsTotal ?? 0) - (other.bedroomsTotal ?? 0)),
    baths: perUnit('baths', own.bathroomsFull - other.bathroomsFull),
    livingArea: perUnit('livingArea', own.livingAreaSqft - other.livingAreaSqft),
    basement: 0,
    garage: perUnit('garage', own.garageSpaces - other.garageSpaces),
    fireplace: 0,
    pool: 0,
    ...Object.fromEntries(Object.keys(WORD_LINES).map((line) => [line, 0])),
  };
}

describe('an analysis', () => {
  it('begins with comparables, rates and a value, and is one however often it is sent', async () => {
    const id = randomUUID();
    const asked = () => createCma(ctx(owner), { id, parcelId: 1 });
    await Promise.all([asked(), asked()]);
    await asked();
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

  it('agrees to the cent with a grid worked out by hand, for ten subjects', async () => {
    let lines = 0;
    for (let parcelId = 5; parcelId <= 95; parcelId += 10) {
      const cma = await getCma(ctx(owner), await begin(parcelId));
      const sold = cma.comps.filter((comp) => comp.kind === 'sold');
      expect(sold.length).toBeGreaterThanOrEqual(3);
      const weights = sold.map((comp) => {
        const amounts = Object.values(reckon(cma, comp));
        const gross = amounts.reduce((sum, amount) => sum + Math.abs(amount), 0);
        expect(Object.fromEntries(comp.cells.map(({ line, cents }) => [line, cents + 0]))).toEqual(
          Object.fromEntries(Object.entries(reckon(cma, comp)).map(([line, cents]) => [line, cents + 0])),
        );
        expect(comp.grossCents).toBe(gross);
        expect(comp.adjustedCents).toBe(amounts.reduce((sum, amount) => sum + amount, comp.facts.priceCents));
        lines += amounts.filter((amount) => amount !== 0).length;
        return comp.isOutlier ? 0 : comp.similarity / Math.max(0.02, gross / comp.facts.priceCents);
      });
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const value = sold.reduce((sum, comp, at) => sum + (comp.adjustedCents * (weights[at] ?? 0)) / total, 0);
      expect(Math.abs((cma.result?.indicatedCents ?? 0) - value)).toBeLessThanOrEqual(1);
    }
    expect(lines).toBeGreaterThan(100);
  });

  it('takes adjustments with reasons, weights, facts, rates and comparables of one’s own', async () => {
    const id = await begin();
    const before = await getCma(ctx(owner), id);
    const [first] = before.comps;
    if (first === undefined) throw new Error('there are comparables');
    const adjusted = await putComp(ctx(owner), {
      publicId: id,
      key: first.key,
      input: {
        adjustments: { condition: { cents: -750_001, reason: 'New kitchen, seen on a visit' } },
        manualWeight: 100,
      },
    });
    const changed = adjusted.comps.find((comp) => comp.key === first.key);
    expect(changed?.cells.find((cell) => cell.line === 'condition')).toMatchObject({
      cents: -750_001,
      reason: 'New kitchen, seen on a visit',
    });
    expect(adjusted.result?.indicatedCents).toBe(changed?.adjustedCents);
    expect(adjusted.subjectFacts).toMatchObject({ design: 'Craftsman', porch: 'Not on record' });
    const porch = { cents: -400_000, reason: 'Covered deck, paired sales' };
    const decked = await putComp(ctx(owner), {
      publicId: id,
      key: first.key,
      input: { adjustments: { porch, condition: null } },
    });
    const cells = decked.comps.find((comp) => comp.key === first.key)?.cells;
    expect(cells).toContainEqual({ ...porch, line: 'porch', fact: 'Not on record' });
    expect(cells?.find((cell) => cell.line === 'condition')?.reason).toBeNull();
    const larger: CmaHome = { ...before.subject, livingAreaSqft: before.subject.livingAreaSqft + 300 };
    const updated = await updateCma(ctx(owner), {
      publicId: id,
      changes: {
        subject: larger,
        rateEdits: { livingArea: { cents: 20_000, reason: 'Paired sales on Elm Street' } },
      },
    });
    expect(updated.rates.units['livingArea']).toMatchObject({ cents: 20_000, errorCents: 0 });
    await expect(
      updateCma(ctx(owner), { publicId: id, changes: { rateEdits: { 'quality:Q9': { cents: 1, reason: 'Not here' } } } }),
    ).rejects.toMatchObject({ code: 'invalid' });
    const { pages } = updated.report;
    await Promise.all([
      updateCma(ctx(owner), { publicId: id, changes: { effectiveDate: '2026-11-20' } }),
      updateCma(ctx(owner), { publicId: id, changes: { netSheet: { repairsCents: 100 } } }),
      updateCma(ctx(owner), {
        publicId: id,
        changes: { netSheet: { prepCents: 200 }, rateEdits: { time: { cents: 5, reason: 'Agreed' } } },
      }),
      updateCma(ctx(owner), { publicId: id, changes: { report: { brand: { company: 'Ash Realty' } } } }),
      updateCma(ctx(owner), { publicId: id, changes: { report: { brand: { license: 'WA-1' } } } }),
      updateCma(ctx(owner), { publicId: id, changes: { subject: { pool: true } } }),
      updateCma(ctx(owner), { publicId: id, changes: { subject: { quality: 2, words: { energy: 'Solar', porch: null } } } }),
      updateCma(ctx(owner), { publicId: id, changes: { subject: { words: { ownership: 'Fee simple' } } } }),
      updateCma(ctx(owner), { publicId: id, changes: { report: { pages: pages.toReversed() } } }),
    ]);
    expect(await getCma(ctx(owner), id)).toMatchObject({
      effectiveDate: '2026-11-20',
      netSheetInput: { repairsCents: 100, prepCents: 200 },
      rateEdits: { livingArea: { cents: 20_000 }, time: { cents: 5 } },
      subject: {
        pool: true,
        quality: 2,
        livingAreaSqft: larger.livingAreaSqft,
        words: { energy: 'Solar', ownership: 'Fee simple' },
      },
      report: { brand: { company: 'Ash Realty', license: 'WA-1' }, pages: pages.toReversed() },
    });
    const own = `custom:${randomUUID()}`;
    const added = await putComp(ctx(owner), {
      publicId: id,
      key: own,
      input: {
        custom: { ...first.facts, home: larger, priceCents: 45_000_000, closeDate: '2026-10-01' },
      },
    });
    expect(added.comps.find((comp) => comp.key === own)).toMatchObject({ kind: 'sold', facts: { source: 'Entered by hand' } });
    await putComp(ctx(owner), { publicId: id, key: own, input: { manualWeight: 40 } });
    const corrected = await putComp(ctx(owner), {
      publicId: id,
      key: own,
      input: {
        custom: { ...first.facts, home: larger, priceCents: 46_000_000, closeDate: '2026-10-02' },
      },
    });
    expect(corrected.comps.find((comp) => comp.key === own)).toMatchObject({
      facts: { priceCents: 46_000_000 },
      manualWeight: 40,
    });
    for (const wrong of [{ closeDate: 'soon' }, { contractDate: '0000-01-01' }, { concessionsCents: Number.MAX_SAFE_INTEGER }])
      expect(customFactsSchema.safeParse({ ...first.facts, ...wrong }).success).toBe(false);
    const unsettled = await putComp(ctx(owner), {
      publicId: id,
      key: own,
      input: {
        custom: { ...first.facts, home: larger, closeDate: '2099-01-01' },
        manualWeight: 100,
      },
    });
    expect(unsettled.comps.find((comp) => comp.key === own)).toMatchObject({ isLater: true, weight: 0 });
    expect((await removeComp(ctx(owner), { publicId: id, key: own })).comps.some((comp) => comp.key === own)).toBe(false);
    expect(['livingArea', 'quality:Q2', 'time', 'quality', 'wish', 'wish:Q2'].map(isRate)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    await expect(updateCma(ctx(owner), { publicId: id, changes: { effectiveDate: '2027-01-01' } })).rejects.toMatchObject({
      code: 'invalid',
    });
    await expect(putComp(ctx(owner), { publicId: id, key: 'sale:999999', input: {} })).rejects.toMatchObject({
      code: 'not-found',
    });
    const { candidates } = await listCandidates(ctx(owner), { publicId: id, bounds: { miles: 5, months: 24, sizeShare: 0.5 } });
    expect(candidates.map((one) => one.similarity)).toEqual(candidates.map((one) => one.similarity).toSorted((a, b) => b - a));
  });

  it('refreshes the market and keeps what was set by hand; a copy has all but the links', async () => {
    const id = await begin();
    const [first] = (await getCma(ctx(owner), id)).comps;
    await putComp(ctx(owner), {
      publicId: id,
      key: first?.key ?? '',
      input: { adjustments: { location: { cents: 123, reason: 'Corner lot' } } },
    });
    await cmaShares.create(ctx(owner), { params: { id }, share: { id: randomUUID(), days: 7, hasOwnWords: true } });
    const later = new Date('2026-12-05T12:00:00Z');
    const refreshed = await refreshCma(ctx(owner, later), id);
    expect(refreshed.effectiveDate).toBe('2026-12-05');
    expect(refreshed.comps[0]?.cells.find((cell) => cell.line === 'location')?.cents).toBe(123);
    const copyId = randomUUID();
    await duplicateCma(ctx(owner), { publicId: id, newId: copyId });
    await duplicateCma(ctx(owner), { publicId: id, newId: copyId });
    const copy = await getCma(ctx(owner), copyId);
    expect([copy.title, copy.shares, copy.comps.length]).toEqual([`Copy of ${refreshed.title}`, [], refreshed.comps.length]);
    expect(copy.result).toEqual(refreshed.result);
  });

  it('is nobody else’s to see or change', async () => {
    const id = await begin();
    const verbs = (actor: Actor) => [
      () => getCma(ctx(actor), id),
      () => updateCma(ctx(actor), { publicId: id, changes: { title: 'Mine' } }),
      () => deleteCma(ctx(actor), id),
      () => duplicateCma(ctx(actor), { publicId: id, newId: randomUUID() }),
      () => refreshCma(ctx(actor), id),
      () => listCandidates(ctx(actor), { publicId: id, bounds: {} }),
      () => putComp(ctx(actor), { publicId: id, key: 'sale:1', input: {} }),
      () => removeComp(ctx(actor), { publicId: id, key: 'sale:1' }),
      () => cmaShares.create(ctx(actor), { params: { id }, share: { id: randomUUID(), days: 7, hasOwnWords: true } }),
      () => cmaShares.end(ctx(actor), { params: { id }, shareId: randomUUID() }),
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
    expect((await searchSubjects(ctx(owner), '12 Elm')).homes[0]).toMatchObject({
      address: '12 Elm St, Ash, WA 98001',
      home: { address: '12 Elm St, Ash, WA 98001', livingAreaSqft: expect.any(Number) },
    });
    await expect(createCma(ctx(owner), { id: randomUUID(), parcelId: 99_999 })).rejects.toMatchObject({ code: 'not-found' });
    await expect(createCma(ctx(owner), { id: randomUUID(), listingKey: 'nothing' })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('prices a home that no record holds beside a neighbor that is on record, whose sale counts', async () => {
    const id = randomUUID();
    await createCma(ctx(owner), { id, parcelId: 2, address: '2a Elm St, Ash, WA 98001' });
    const cma = await getCma(ctx(owner), id);
    expect(cma).toMatchObject({ subject: { address: '2a Elm St, Ash, WA 98001' }, priorSales: [] });
    const { candidates } = await listCandidates(ctx(owner), { publicId: id, bounds: { miles: 0.1, months: 24, sizeShare: 1 } });
    expect(candidates.map(({ facts }) => facts.home.address)).toContain('2 Elm St, Ash, WA 98001');
    const refreshed = await refreshCma(ctx(owner), id);
    expect(refreshed.result).not.toBeNull();
  });

  it('moves prices by the index of the valuation model once one serves', async () => {
    const id = await begin();
    expect((await getCma(ctx(owner), id)).rates.time.basis).toContain('Regression');
    await trainValuation({ ...ctx(owner), ...systemContext(world.db, NOW) }, {});
    const cma = await refreshCma(ctx(owner), id);
    expect(cma.rates.time.basis).toContain('Price index of the whole market');
    const { installed } = await requireServingModel(ctx(owner));
    const [comp] = cma.comps;
    if (comp === undefined) throw new Error('there are comparables');
    const base = comp.facts.priceCents - (comp.facts.concessionsCents ?? 0);
    // Every contract here closed thirty days later, and the index is dated by closings.
    const closing = (date: string) => dayOf(date) + 30;
    const change = changeBetween(installed, null, closing(comp.facts.contractDate ?? ''), closing(cma.effectiveDate));
    const cell = comp.cells.find(({ line }) => line === 'time');
    // Between the months the index is followed in a straight line.
    expect(Math.abs((cell?.cents ?? 0) / base - (change - 1))).toBeLessThan(0.002);
    const byHand = await updateCma(ctx(owner), {
      publicId: id,
      changes: { rateEdits: { time: { cents: 100_000, reason: 'Agreed with the client' } } },
    });
    expect(byHand.rates.time).toMatchObject({ perMonthCents: 100_000, basis: 'Set by hand: Agreed with the client' });
    const months = (Date.parse(cma.effectiveDate) - Date.parse(comp.facts.contractDate ?? '')) / DAY_MS / 30.4375;
    expect(byHand.comps[0]?.cells.find(({ line }) => line === 'time')?.cents).toBe(Math.round(100_000 * months));
  });
});
