import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatMoney } from '#lib/format.ts';
import type { Actor } from '#platform/verb/context.ts';
import { createIdentity } from '#platform/identity/identity.ts';
import { createLog } from '#platform/log/log.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { type TestDatabase } from '#tests/support/test-database.ts';
import { REPORT_PAGES } from '../contract.ts';
import { completePages } from '../model/report-pages.ts';
import { getCma, updateCma } from './change-cma.ts';
import { createCma } from './create-cma.ts';
import { renderReport } from './render-report.ts';
import { cmaShares } from './share-cma.ts';
import { openAnalyzedTown } from '#tests/support/analyzed-town.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const log = createLog('silent');
let world: TestDatabase;
let owner: Actor;

const identity = createIdentity('a secret of tests', 'tests');
const ctx = (actor: Actor, now = NOW) => ({ actor, db: world.db, identity, log, now, requestId: 'test' });

beforeAll(async () => {
  ({ world, owner } = await openAnalyzedTown(NOW));
});
afterAll(() => world.close());

async function begin(parcelId = 1): Promise<string> {
  const id = randomUUID();
  await createCma(ctx(owner), { id, parcelId });
  return id;
}

/** Reports here have no pictures: nothing is kept, and nothing drawn. */
const printing = () => ({
  ...ctx(owner),
  drawPortrait: undefined,
  files: { put: async () => {}, get: async () => undefined, delete: async () => {} },
});

describe('what leaves an analysis', () => {
  it('is shared by a link that counts its views and ends', async () => {
    const id = await begin();
    const share = await cmaShares.create(ctx(owner), { params: { id }, share: { id: randomUUID(), days: 7, hasOwnWords: true } });
    const token = share.path.split('/').at(-1) ?? '';
    const anonymous: Actor = { kind: 'anonymous', address: '198.51.100.7' };
    await cmaShares.open(ctx(anonymous), token);
    expect(await cmaShares.open(ctx(anonymous), token)).toMatchObject({
      address: '1 Elm St, Ash, WA 98001',
      preparedBy: 'Dana Reyes',
    });
    expect((await getCma(ctx(owner), id)).shares).toMatchObject([{ views: 2 }]);
    await expect(cmaShares.open(ctx(anonymous, new Date('2026-12-01')), token)).rejects.toMatchObject({
      code: 'not-found',
    });
    await cmaShares.end(ctx(owner), { params: { id }, shareId: share.id });
    await expect(cmaShares.open(ctx(anonymous), token)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('prints the shown pages in their order', async () => {
    const id = await begin();
    const cma = await getCma(ctx(owner), id);
    const whole = await renderReport(printing(), cma);
    const pages = cma.report.pages
      .map((page) => ({ ...page, isShown: page.page === 'glossary' || page.page === 'letter' }))
      .toReversed();
    const short = await renderReport(printing(), { ...cma, report: { ...cma.report, pages } });
    const text = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');
    const count = (pdf: Uint8Array) => [...text(pdf).matchAll(/\/Type \/Page\b/g)].length;
    expect(text(whole).startsWith('%PDF-')).toBe(true);
    // Sections follow each other on the same paper; only the cover is a page of its own.
    expect(count(short)).toBe(1);
    expect(count(whole)).toBeGreaterThanOrEqual(8);
    expect(count(whole)).toBeLessThanOrEqual(12);
    const words = await readPdf(whole);
    for (const { facts, adjustedCents } of cma.comps.filter(({ kind }) => kind === 'sold'))
      for (const part of [facts.home.address, formatMoney(adjustedCents, 'never')]) expect(words).toContain(part);
    expect(words).toContain(formatMoney(cma.result?.indicatedCents ?? 0, 'never'));
    expect(words).toContain('not an appraisal');
    const [sale] = cma.comps;
    if (sale === undefined) throw new Error('there are comparables');
    const many = Array.from({ length: 8 }, (_, at) => ({
      ...sale,
      key: String(at),
      facts: { ...sale.facts, home: { ...sale.facts.home, address: `${at} Oak St` } },
    }));
    const grid = [{ page: 'grid' as const, isShown: true }];
    const wide = await renderReport(printing(), { ...cma, comps: many, report: { ...cma.report, pages: grid } });
    expect(count(wide)).toBe(1);
    const sold = Array.from({ length: 12 }, (_, at) => ({ ...sale, key: `sold ${at}` }));
    const most = [...sold, ...cma.comps.filter(({ kind }) => kind !== 'sold')];
    expect(count(await renderReport(printing(), { ...cma, comps: most }))).toBeLessThanOrEqual(12);
    expect(await readPdf(wide)).toContain('8. 7 Oak St');
    const brand = { ...cma.report.brand, preparedBy: 'Łukasz Жанна Ελένη' };
    const named = await renderReport(printing(), { ...cma, report: { ...cma.report, pages: grid, brand } });
    expect(await readPdf(named)).toContain('Łukasz Жанна Ελένη');
    // The three faces come along, so that the report looks and prints alike everywhere.
    expect(text(named).match(/\/FontFile2/g)).toHaveLength(3);
  });

  it('keeps a logo small and as a picture only', async () => {
    const id = await begin();
    const { report } = await getCma(ctx(owner), id);
    const big = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#0f5d4a' } })
      .jpeg()
      .toBuffer();
    const logo = `data:image/jpeg;base64,${big.toString('base64')}`;
    const kept = await updateCma(ctx(owner), {
      publicId: id,
      changes: { report: { ...report, brand: { ...report.brand, logo } } },
    });
    expect(kept.report.brand.logo).toMatch(/^data:image\/png;base64,/);
    const { width, height } = await sharp(Buffer.from(kept.report.brand.logo.split(',')[1] ?? '', 'base64')).metadata();
    expect([width <= 480, height]).toEqual([true, 160]);
    for (const other of [
      'AAAA',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5"/>').toString('base64'),
    ]) {
      const brand = { ...report.brand, logo: `data:image/png;base64,${other}` };
      await expect(updateCma(ctx(owner), { publicId: id, changes: { report: { brand } } })).rejects.toMatchObject({
        code: 'invalid',
      });
    }
    const pages = [{ page: 'agent' as const, isShown: true }];
    const plain = await renderReport(printing(), { ...kept, report: { ...report, pages } });
    const branded = await renderReport(printing(), { ...kept, report: { ...kept.report, pages } });
    expect(branded.length).toBeGreaterThan(plain.length);
  });

  it('shows pages that came later where they belong', () => {
    const old = REPORT_PAGES.filter((page) => page !== 'agent' && page !== 'expired').map((page) => ({ page, isShown: false }));
    expect(completePages(old).map(({ page }) => page)).toEqual(REPORT_PAGES);
    expect(completePages(old).filter(({ isShown }) => isShown)).toEqual([
      { page: 'agent', isShown: true },
      { page: 'expired', isShown: true },
    ]);
  });
});
