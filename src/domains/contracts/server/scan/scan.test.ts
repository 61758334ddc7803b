import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#lib/time-units.ts';
import { makePerson, type Browser } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { analysisSchema, type Analysis } from '../../contract.ts';
import { READ_SCAN } from '../job-names.ts';
import { readScan, refuseStillScans } from '../scans.ts';
import { openScan } from './open-scan.ts';

const LINES = [
  'REAL ESTATE PURCHASE AGREEMENT',
  'Seller: Ann Lee',
  'Buyer: Bob Ray',
  'Property Address: 9 Maple St, Ames, IA 50010',
  'Purchase Price: $342,000.00',
  'Earnest Money: $3,500.00',
  'Closing Date: June 5, 2026',
  'Seller agrees to sell and Buyer agrees to purchase the property on these terms.',
  'The deed is delivered at closing. The deposit is held in escrow until then.',
];
const BOXES = [
  { y: 1500, words: 'All cash', isTicked: true },
  { y: 1580, words: 'Conventional loan', isTicked: false },
];

/** A page of paper as a scanner at 200 dots an inch sees it. */
async function scanPage(): Promise<Buffer> {
  const lines = LINES.map((line, at) => `<text x="150" y="${200 + at * 70}" font-size="34">${line}</text>`).join('');
  const boxes = BOXES.map(
    ({ y, words, isTicked }) =>
      `<rect x="150" y="${y - 26}" width="30" height="30" fill="none" stroke="black" stroke-width="3"/>` +
      `${isTicked ? `<path d="M156 ${y - 20} L174 ${y - 2} M174 ${y - 20} L156 ${y - 2}" stroke="black" stroke-width="4"/>` : ''}` +
      `<text x="210" y="${y}" font-size="34">${words}</text>`,
  ).join('');
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="1700" height="2200" font-family="DejaVu Sans, Arial, sans-serif"><rect width="1700" height="2200" fill="#fbfaf6"/>${lines}${boxes}</svg>`;
  return sharp(Buffer.from(page)).jpeg({ quality: 70 }).toBuffer();
}

/** A PDF with nothing but this picture on its page, as scanners make them. */
function packScan(picture: Buffer): Buffer {
  const parts = [
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>endobj\n',
    '4 0 obj<</Length 30>>stream\nq 612 0 0 792 0 0 cm /I Do Q  \nendstream endobj\n',
    `5 0 obj<</Type/XObject/Subtype/Image/Width 1700/Height 2200/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${picture.length}>>stream\n`,
    picture,
    '\nendstream endobj\ntrailer<</Root 1 0 R/Size 6>>\n%%EOF',
  ];
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
}

let app: TestApp;
let ann: Browser;

beforeAll(async () => {
  app = await openTestApp();
  ann = await makePerson(app);
});
afterAll(() => app.close());

describe('a scan', () => {
  it('is read by its letters, and its boxes by their ink', async () => {
    const picture = await scanPage();
    const scan = await openScan(picture);
    const text = await scan.readPage(1);
    await scan.close();
    for (const words of ['Seller: Ann Lee', '$342,000.00', 'June 5, 2026']) expect(text).toContain(words);
    expect(text).toMatch(/☒\s?All cash/);
    expect(text).toMatch(/☐\s?Conventional loan/);
  });

  it('waits sealed, tells how far it is, and becomes terms; its file goes', async () => {
    const id = randomUUID();
    const content = packScan(await scanPage());
    const sent = await app.request(`/api/contracts/${id}?name=scan.pdf`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${ann.token}` },
      body: new Uint8Array(content),
    });
    const waiting: Analysis = analysisSchema.parse(await sent.json());
    expect(waiting).toMatchObject({ progress: { done: 0, of: 1 }, problem: null, terms: [] });
    const [row] = await app.db.selectFrom('contract_scans').select('sealed_file').execute();
    expect(Buffer.from(row?.sealed_file ?? []).includes(content.subarray(100, 200))).toBe(false);

    await readScan(app.ctx(), id);
    const read = analysisSchema.parse(await (await ann.send('GET', `/api/contracts/${id}`)).json());
    expect(read).toMatchObject({ progress: null, problem: null, isContract: true });
    expect(read.terms.find(({ path }) => path === 'price')).toMatchObject({ value: '342000', page: 1 });
    expect(read.terms.find(({ path }) => path === 'dates.closing')).toMatchObject({ value: '2026-06-05' });
    expect(await app.db.selectFrom('contract_scans').selectAll().execute()).toEqual([]);
    // A job that runs again finds nothing to do.
    await readScan(app.ctx(), id);
    expect(READ_SCAN).toBe('contracts.read-scan');
  });

  it('goes on after the pages that an earlier try has read, and is refused once the last one failed', async () => {
    const id = randomUUID();
    await app.request(`/api/contracts/${id}?name=scan.png`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${ann.token}` },
      body: new Uint8Array(
        await sharp(await scanPage())
          .png()
          .toBuffer(),
      ),
    });
    const set = (row: object) => app.db.updateTable('contract_scans').set(row).where('contract_id', '=', id).execute();
    const look = async () => analysisSchema.parse(await (await ann.send('GET', `/api/contracts/${id}`)).json());
    const stopped = AbortSignal.abort();
    await expect(readScan(app.ctx(), id, stopped)).rejects.toThrow('aborted');
    expect((await look()).progress).toEqual({ done: 0, of: 1 });
    // Nothing was done for half a day: no job is left.
    await set({ updated_at: new Date(Date.now() - 13 * HOUR_MS) });
    await refuseStillScans(app.ctx());
    expect((await look()).problem).toContain('couldn’t finish');

    const file = app.ctx().identity.seal(Buffer.from('never opened: its page is read'));
    const pages = app.ctx().identity.seal(Buffer.from(JSON.stringify([LINES.join('\n')])));
    await set({ problem: null, sealed_file: file, tries: 8 });
    await expect(readScan(app.ctx(), id, stopped)).rejects.toThrow('aborted');
    expect(await look()).toMatchObject({ progress: null, problem: expect.stringContaining('couldn’t finish') });
    await set({ problem: null, sealed_file: file, sealed_pages: pages, tries: 0 });
    const time = { title: 'Roof check', rule: '', basis: null, day: '2026-05-01' };
    await ann.send('PUT', `/api/contracts/${id}/own-times`, { id: randomUUID(), time });
    await Promise.all([readScan(app.ctx(), id), readScan(app.ctx(), id)]);
    // What its owner added meanwhile stays.
    expect((await look()).deadlines.map(({ title }) => title)).toContain('Roof check');
    expect((await look()).terms.find(({ path }) => path === 'price')).toMatchObject({ value: '342000' });
  });

  it('of nothing is refused in words for people', async () => {
    const id = randomUUID();
    const empty = await sharp({ create: { width: 1700, height: 2200, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await app.request(`/api/contracts/${id}?name=empty.png`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${ann.token}` },
      body: new Uint8Array(empty),
    });
    await readScan(app.ctx(), id);
    const read = analysisSchema.parse(await (await ann.send('GET', `/api/contracts/${id}`)).json());
    expect(read).toMatchObject({ progress: null, problem: expect.stringContaining('Scan it again') });
  });
});
