import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DISCLOSURE_KEYS } from '#domains/selling/contract.ts';
import {
  addPhoto,
  changePrice,
  createOwnListing,
  getOwnListing,
  passPapers,
  publishListing,
  saveDraft,
} from '#domains/selling/server/index.ts';
import { sharp } from '#platform/files/sharp.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addActor } from '#tests/support/actors.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { unsavedOf } from '#tests/support/unsaved.ts';
import { CHROME } from '#tests/support/visitors.ts';
import { usualBrandKit } from '../model/brand-kit.ts';
import { USUAL_CHOICES } from '../model/choices.ts';
import { getBrandKit, saveBrandKit, saveLogo } from './brand-kits.ts';
import { followCode, getAdvertisedHome } from './links.ts';
import { serveFile, servePage } from './material-files.ts';
import {
  archiveMaterial,
  changeMaterial,
  deleteMaterial,
  duplicateMaterial,
  getMaterial,
  listMaterials,
  makeMaterials,
  planMaterial,
  refreshMaterials,
} from './materials.ts';
import { getMarketingOptions } from './options.ts';
import { previewMaterial } from './preview-material.ts';
import { listSets, makeSet, packSet, serveSet } from './sets.ts';

let app: TestApp;
let owner: ServerContext;
let stranger: ServerContext;
let listingId: string;

const FACTS = {
  PropertySubType: 'Single Family Residence',
  ListPrice: 502_000,
  BedroomsTotal: 3,
  BathroomsFull: 2,
  BathroomsHalf: 1,
  LivingArea: 1850,
  LotSizeSquareFeet: 7200,
  YearBuilt: 1962,
  StreetNumber: '17',
  StreetName: 'Willow Lane',
  City: 'Denver',
  StateOrProvince: 'CO',
  PostalCode: '80205',
  Latitude: 39.76,
  Longitude: -104.97,
  InteriorFeatures: ['Kitchen Island', 'Pantry'],
  Heating: ['Heat Pump'],
  PublicRemarks: 'A brick house with three bedrooms, an island in the kitchen and a heat pump.',
};

beforeAll(async () => {
  app = await openTestApp();
  owner = { ...app.ctx(), actor: await addActor(app.db, { name: 'Olga Berg' }) };
  stranger = { ...app.ctx(), actor: await addActor(app.db, { name: 'Sten' }) };
  listingId = await publish();
});
afterAll(() => app.close());

async function publish(): Promise<string> {
  const { id, version } = await createOwnListing(owner, { id: randomUUID(), homeId: null });
  await saveDraft(owner, { id, baseVersion: version, ...unsavedOf(FACTS) });
  const picture = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#7799bb' } })
    .jpeg()
    .toBuffer();
  await addPhoto(owner, {
    id,
    photoId: randomUUID(),
    request: new Request('http://localhost/', { method: 'PUT', body: new Uint8Array(picture) }),
  });
  const draft = await passPapers(owner, { id, papers: DISCLOSURE_KEYS, reason: 'They come later' });
  expect(draft.gate.filter(({ severity }) => severity === 'blocker')).toEqual([]);
  await publishListing(owner, { id, version: draft.version, as: 'Active' });
  return id;
}

async function make(template = 'flyer-letter', choices = USUAL_CHOICES): Promise<string> {
  const id = randomUUID();
  await makeMaterials(owner, { id: listingId, materials: [{ id, template }], choices });
  return id;
}

const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => String(Reflect.get(Object(error), 'code')),
  );

describe('a material', () => {
  it('is made once, shown as it is printed, and leaves as a PDF with boxes and embedded faces', async () => {
    const id = randomUUID();
    const order = { id: listingId, materials: [{ id, template: 'flyer-letter' }], choices: USUAL_CHOICES };
    await makeMaterials(owner, order);
    const { materials } = await makeMaterials(owner, order);
    expect(materials).toMatchObject([
      { id, title: 'Flyer', version: 1, outdated: [], blockers: 0, template: { size: '8½ × 11 in' } },
    ]);
    const preview = await previewMaterial(owner, { id: listingId, template: 'flyer-letter', choices: USUAL_CHOICES });
    expect(preview.pages).toHaveLength(1);
    // 1500 pixels over eight and a half inches with bleed.
    expect(preview.coarse).toEqual([{ photoId: expect.any(String) as string, place: 1, dpi: expect.any(Number) as number }]);
    expect(preview.coarse[0]?.dpi).toBeGreaterThan(150);
    expect(preview.coarse[0]?.dpi).toBeLessThan(180);
    const answer = await serveFile(owner, { id, form: 'print', page: 1 });
    const pdf = new Uint8Array(await answer.arrayBuffer());
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="17-willow-lane-denver-flyer-letter.print.pdf"');
    const raw = Buffer.from(pdf).toString('latin1');
    // Nine points of bleed, and place for crop marks around it.
    expect(raw).toContain('/MediaBox [0 0 684 864]');
    expect(raw).toContain('/TrimBox [36 36 648 828]');
    expect(raw).toContain('/BleedBox [27 27 657 837]');
    expect(raw).toMatch(/\/FontFile2/);
    const words = await readPdf(pdf);
    expect(words.replaceAll(' ', '')).toContain('JUSTLISTED');
    for (const said of [
      '17 Willow Lane',
      'Denver, CO 80205',
      '$502,000',
      'Olga Berg',
      'For sale by owner',
      'Equal Housing Opportunity',
    ])
      expect(words).toContain(said);
  });

  it('is refused to everybody else, by every verb', async () => {
    const id = await make();
    const asked = { id: listingId, materials: [{ id: randomUUID(), template: 'flyer-letter' }], choices: USUAL_CHOICES };
    for (const work of [
      () => getMarketingOptions(stranger, listingId),
      () => previewMaterial(stranger, { id: listingId, template: 'flyer-letter', choices: USUAL_CHOICES }),
      () => makeMaterials(stranger, asked),
      () => refreshMaterials(stranger, listingId),
      () => getMaterial(stranger, id),
      () => changeMaterial(stranger, { id, baseVersion: 1, title: 'Mine', choices: USUAL_CHOICES }),
      () => duplicateMaterial(stranger, { id, newId: randomUUID() }),
      () => archiveMaterial(stranger, { id, isArchived: true }),
      () => planMaterial(stranger, { id, plannedOn: '2099-01-01' }),
      () => deleteMaterial(stranger, id),
      () => servePage(stranger, { id, page: 1 }),
      () => serveFile(stranger, { id, form: 'plain', page: 1 }),
      () => makeSet(stranger, { id: randomUUID(), materialIds: [id] }),
    ])
      expect(await refused(work())).toBe('not-found');
    expect((await listMaterials(stranger)).materials).toEqual([]);
    expect((await getMaterial(owner, id)).version).toBe(1);
  });

  it('does not leave with forbidden words, and leaves with a warning once somebody says why', async () => {
    const hard = await make('flyer-a5', { ...USUAL_CHOICES, headline: 'Perfect for singles, no children' });
    expect(await refused(serveFile(owner, { id: hard, form: 'plain', page: 1 }))).toBe('conflict');
    const soft = { ...USUAL_CHOICES, textFrom: 'own' as const, ownText: 'A safe area.' };
    const { problems } = await previewMaterial(owner, { id: listingId, template: 'flyer-a5', choices: soft });
    const [warning] = problems.flatMap((problem) => problem.warning ?? []);
    expect(warning).toBeDefined();
    const id = await make('flyer-a5', soft);
    expect(await refused(serveFile(owner, { id, form: 'plain', page: 1 }))).toBe('conflict');
    if (warning === undefined) return;
    const choices = { ...soft, passed: [{ finding: warning, reason: 'The police report says so' }] };
    await changeMaterial(owner, { id, baseVersion: 1, title: 'Flyer', choices });
    expect((await serveFile(owner, { id, form: 'plain', page: 1 })).status).toBe(200);
    expect(await refused(changeMaterial(owner, { id, baseVersion: 1, title: 'Flyer', choices }))).toBe('stale');
  });

  it('says what of typed words no field supports', async () => {
    const choices = { ...USUAL_CHOICES, textFrom: 'own' as const, ownText: 'The house has a sauna.' };
    const { claims } = await previewMaterial(owner, { id: listingId, template: 'flyer-a5', choices });
    expect(claims.map(({ text }) => text)).toEqual(['sauna']);
  });

  it('is outdated once the price changes, stays here until it is made again, and keeps the old version', async () => {
    const id = await make('new-price-square');
    const blockers = async () => (await getMaterial(owner, id)).problems.filter(({ severity }) => severity === 'blocker');
    expect(await blockers()).toMatchObject([{ place: 'listing' }]);
    const flyer = await make('postcard-9x6');
    const withoutPrice = await make('open-house-square');
    await changePrice(owner, { id: listingId, from: 502_000, to: 489_000, reason: 'To find a buyer' });
    expect(await getMaterial(owner, flyer)).toMatchObject({ outdated: ['the price', 'the status'] });
    expect(await getMaterial(owner, withoutPrice)).toMatchObject({ outdated: [] });
    expect(await refused(serveFile(owner, { id: flyer, form: 'print', page: 1 }))).toBe('conflict');
    const { materials } = await refreshMaterials(owner, listingId);
    expect(materials.map((one) => one.id)).toEqual(expect.arrayContaining([id, flyer]));
    const detail = await getMaterial(owner, flyer);
    expect(detail).toMatchObject({ version: 2, outdated: [] });
    expect(detail.versions).toMatchObject([
      { version: 2, isOutdated: false, reason: 'Changed: the price, the status' },
      { version: 1, isOutdated: true },
    ]);
    const words = await readPdf(
      new Uint8Array(await (await serveFile(owner, { id: flyer, form: 'plain', page: 1 })).arrayBuffer()),
    );
    expect(words).toContain('$489,000');
    expect(words).toContain('was $502,000');
    expect(await blockers()).toEqual([]);
    expect((await refreshMaterials(owner, listingId)).materials).toEqual([]);
  });

  it('is duplicated, archived, planned and deleted', async () => {
    const id = await make('rider');
    const [copy] = (await duplicateMaterial(owner, { id, newId: randomUUID() })).materials;
    expect(copy).toMatchObject({ title: 'Yard-sign rider (copy)', version: 1 });
    expect((await archiveMaterial(owner, { id, isArchived: true })).materials).toMatchObject([{ isArchived: true }]);
    expect((await planMaterial(owner, { id, plannedOn: '2099-01-01' })).materials).toMatchObject([{ plannedOn: '2099-01-01' }]);
    expect(await refused(planMaterial(owner, { id, plannedOn: '2001-01-01' }))).toBe('invalid');
    await deleteMaterial(owner, id);
    expect(await refused(getMaterial(owner, id))).toBe('not-found');
  });
});

describe('a brand kit', () => {
  it('is one’s own, and makes materials outdated', async () => {
    const id = await make('window-card');
    await saveBrandKit(owner, { ...usualBrandKit('Olga Berg'), phone: '(303) 555-0142', primaryColor: '#1d3557' });
    expect(await getBrandKit(stranger)).toMatchObject({ displayName: 'Sten', phone: '', isSaved: false });
    expect(await getMaterial(owner, id)).toMatchObject({ outdated: ['your brand kit'] });
  });

  it('refuses a logo that can carry programs, and keeps others as pictures', async () => {
    const send = (body: Uint8Array<ArrayBuffer>) => saveLogo(owner, new Request('http://localhost/', { method: 'PUT', body }));
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    expect(await refused(send(new TextEncoder().encode(svg)))).toBe('invalid');
    const logo = await sharp({ create: { width: 600, height: 200, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    expect(await send(new Uint8Array(logo))).toMatchObject({ hasLogo: true, displayName: 'Olga Berg', primaryColor: '#1d3557' });
    const id = await make('flyer-letter');
    expect((await serveFile(owner, { id, form: 'print', page: 1 })).status).toBe(200);
    await saveBrandKit(owner, usualBrandKit('Olga Berg'));
    expect((await getBrandKit(owner)).hasLogo).toBe(true);
  });
});

describe('a code', () => {
  it('leads to the home, and counts each visitor once a day, but no robots', async () => {
    const id = await make('just-listed-wide');
    const { code } = await app.db
      .selectFrom('marketing_links')
      .select('code')
      .where('material_id', '=', id)
      .executeTakeFirstOrThrow();
    const { listingKey } = await getOwnListing(owner, listingId);
    const scan = (address: string, userAgent = CHROME) =>
      followCode({ ...app.ctx(), actor: { kind: 'anonymous', address } }, { code, userAgent });
    expect(await scan('198.51.100.1')).toBe(`/property/${listingKey}`);
    await scan('198.51.100.1');
    await scan('198.51.100.2');
    await scan('198.51.100.3', 'Googlebot/2.1 (+http://www.google.com/bot.html)');
    expect(await getMaterial(owner, id)).toMatchObject({ scans: 2, scanDays: [{ scans: 2 }] });
    expect(await getAdvertisedHome(app.ctx(), code)).toMatchObject({ isPublic: true, listingKey, pairs: [] });
    await deleteMaterial(owner, id);
    expect(await scan('198.51.100.4')).toBe(`/property/${listingKey}`);
    const answer = await app.request(`/api/q/${code}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/property/${listingKey}`]);
    // Paper outlives listings: a person who scans it, or types it, comes to a page all the same.
    const typed = async (given: string) => (await app.request(`/api/q/${given}`)).headers.get('location');
    expect(await typed(code.toUpperCase())).toBe(`/property/${listingKey}`);
    expect(await typed('zzzzzzzzzz')).toBe('/shared/photos/zzzzzzzzzz');
    expect(await typed('a%2Fb')).toBe('/shared/photos/a%2Fb');
  });
});

describe('a set', () => {
  async function unpack(id: string) {
    const { unzipSync } = await import('fflate');
    const answer = await serveSet(owner, id);
    return { headers: answer.headers, files: unzipSync(new Uint8Array(await answer.arrayBuffer())) };
  }

  it('is packed once in the background, for its maker alone', async () => {
    const materialIds = [await make('flyer-a5'), await make('flyer-a5'), await make('just-listed-wide')];
    const id = randomUUID();
    expect(await makeSet(owner, { id, materialIds })).toMatchObject({ state: 'waiting', done: 0, total: 3 });
    expect(await makeSet(owner, { id, materialIds })).toMatchObject({ id });
    expect(await refused(serveSet(owner, id))).toBe('conflict');
    await packSet({ ...owner, actor: { kind: 'system' } }, { setId: id });
    expect((await listSets(owner)).sets).toMatchObject([{ id, state: 'ready', done: 3 }]);
    const { headers, files } = await unpack(id);
    expect(headers.get('content-disposition')).toBe('attachment; filename="17-willow-lane-denver-marketing-materials.zip"');
    expect((await listSets(owner)).sets).toMatchObject([{ fileName: '17-willow-lane-denver-marketing-materials.zip' }]);
    expect(Object.keys(files)).toEqual([
      'read-me.txt',
      '17-willow-lane-denver-flyer-a5.print.pdf',
      '17-willow-lane-denver-flyer-a5-2.print.pdf',
      '17-willow-lane-denver-just-listed-wide.png',
    ]);
    expect(await refused(serveSet(stranger, id))).toBe('not-found');
    expect((await listSets(stranger)).sets).toEqual([]);
  });

  it('says in its read-me what is inside, and nothing of what is not', async () => {
    const readMeOf = async (keys: readonly string[], { isDeleted = false } = {}) => {
      const materialIds: string[] = [];
      for (const key of keys) materialIds.push(await make(key));
      const id = randomUUID();
      await makeSet(owner, { id, materialIds });
      if (isDeleted) await deleteMaterial(owner, materialIds.at(-1) ?? '');
      await packSet({ ...owner, actor: { kind: 'system' } }, { setId: id });
      return new TextDecoder().decode((await unpack(id)).files['read-me.txt']);
    };
    const [print, picture, html] = [/print\.pdf/, /\.png/, /\.html/];
    const said = async (keys: readonly string[], options = {}) => {
      const words = await readMeOf(keys, options);
      return [print, picture, html].map((form) => form.test(words));
    };
    expect(await said(['flyer-a5'])).toEqual([true, false, false]);
    expect(await said(['just-listed-wide', 'email'])).toEqual([false, true, true]);
    expect(await said(['flyer-a5', 'just-listed-wide'], { isDeleted: true })).toEqual([true, false, false]);
    expect(await readMeOf(['flyer-a5'], { isDeleted: true })).toMatch(/no materials/);
  });

  it('holds nothing that may not leave', async () => {
    const bad = await make('flyer-a5', { ...USUAL_CHOICES, headline: 'No children' });
    expect(await refused(makeSet(owner, { id: randomUUID(), materialIds: [bad] }))).toBe('conflict');
  });
});

describe('a home with an altered photo', () => {
  it('says so on its materials, with a code to the originals, until it leaves the market', async () => {
    const id = await publish();
    const [altered] = (await getOwnListing(owner, id)).photos;
    const photoId = randomUUID();
    const picture = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#996633' } })
      .jpeg()
      .toBuffer();
    const request = new Request('http://localhost/', { method: 'PUT', body: new Uint8Array(picture) });
    await addPhoto(owner, { id, photoId, request });
    const declare = (original: string | null) =>
      app.db
        .updateTable('own_listing_photos')
        .set({ alterations: ['Virtual Renovation'], original_id: original })
        .where('id', '=', altered?.id ?? '')
        .execute();
    await declare(null);
    const choices = { ...USUAL_CHOICES, photoIds: [altered?.id ?? ''] };
    const material = { id: randomUUID(), template: 'flyer-letter' };
    await makeMaterials(owner, { id, materials: [material], choices });
    // Without an original, no file leaves.
    expect(await refused(serveFile(owner, { id: material.id, form: 'plain', page: 1 }))).toBe('conflict');
    await declare(photoId);
    await refreshMaterials(owner, id);
    const file = await serveFile(owner, { id: material.id, form: 'plain', page: 1 });
    const words = await readPdf(new Uint8Array(await file.arrayBuffer()));
    expect(words).toContain('Altered: virtually renovated');
    expect(words).toContain('Untouched photos');
    const { code } = await app.db
      .selectFrom('marketing_links')
      .select('code')
      .where('material_id', '=', material.id)
      .executeTakeFirstOrThrow();
    const [pair] = (await getAdvertisedHome(app.ctx(), code)).pairs;
    expect([pair?.altered, pair?.original]).toEqual([
      expect.stringContaining(altered?.id ?? '-') as string,
      expect.stringContaining(photoId) as string,
    ]);

    const { listingKey } = await getOwnListing(owner, id);
    await app.db.updateTable('own_listings').set({ standard_status: 'Withdrawn' }).where('id', '=', id).execute();
    expect(await getAdvertisedHome(app.ctx(), code)).toMatchObject({ isPublic: false, label: null, listingKey, pairs: [] });
    const asked = { ...app.ctx(), actor: { kind: 'anonymous' as const, address: '198.51.100.9' } };
    expect(await followCode(asked, { code, userAgent: CHROME })).toBe(`/property/${listingKey}`);
    // No material leaves for a home that is off the market.
    expect(await refused(serveFile(owner, { id: material.id, form: 'plain', page: 1 }))).toBe('conflict');
  });
});
