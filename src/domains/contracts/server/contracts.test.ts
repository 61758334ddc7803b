import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, outcome, type Browser } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { analysisSchema, type Analysis } from '../contract.ts';

const PAPER = readFileSync(new URL('../model/labelled/plain-sentences.txt', import.meta.url), 'utf8').split('\n---\n')[1] ?? '';

let app: TestApp;
let ann: Browser;
let bob: Browser;

beforeAll(async () => {
  app = await openTestApp();
  [ann, bob] = [await makePerson(app), await makePerson(app)];
});
afterAll(() => app.close());

function send(who: Browser, content: string | Uint8Array, id: string = randomUUID(), name = 'agreement.txt'): Promise<Response> {
  return app.request(`/api/contracts/${id}?name=${encodeURIComponent(name)}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${who.token}` },
    body: typeof content === 'string' ? content : Buffer.from(content),
  });
}

const readAnalysis = async (response: Response): Promise<Analysis> => analysisSchema.parse(await response.json());

describe('a contract', () => {
  it('is read, kept sealed, confirmed and corrected by its owner, and is nobody else’s', async () => {
    const id = randomUUID();
    const read = await readAnalysis(await send(ann, PAPER, id));
    expect(read.terms.find(({ path }) => path === 'price')).toMatchObject({ value: '312500', page: 1, confirmedAt: null });
    expect(read.deadlines.find(({ title }) => title === 'Deliver the earnest money')).toMatchObject({ day: '2026-04-15' });
    expect(read.summary.join(' ')).toContain('$312,500');
    // The same id again reads nothing again.
    expect(await readAnalysis(await send(ann, 'another paper', id))).toEqual(read);

    const [row] = await app.db.selectFrom('contract_readings').select('sealed_reading').execute();
    expect(Buffer.from(row?.sealed_reading ?? []).toString('latin1')).not.toContain('Doyle');

    const corrected = await ann.send('PUT', `/api/contracts/${id}/terms`, { path: 'dates.effective', value: '2026-04-13' });
    const after = await readAnalysis(corrected);
    expect(after.deadlines.find(({ title }) => title === 'Deliver the earnest money')).toMatchObject({ day: '2026-04-16' });
    expect(after.terms.find(({ path }) => path === 'dates.effective')).toMatchObject({ value: '2026-04-13', read: '2026-04-10' });
    const back = await readAnalysis(
      await ann.send('PUT', `/api/contracts/${id}/terms`, { path: 'dates.effective', value: null }),
    );
    expect(back).toEqual(read);

    for (const [method, path, body] of [
      ['GET', `/api/contracts/${id}`, undefined],
      ['PUT', `/api/contracts/${id}/terms`, { path: 'price', value: '1' }],
      ['DELETE', `/api/contracts/${id}`, undefined],
    ] as const) {
      expect(await outcome(bob.send(method, path, body))).toBe('404 not-found');
      expect(await outcome(bob.send(method, path, body, { token: null }))).toBe('401 unauthenticated');
    }
    expect(await outcome(send(bob, PAPER, id))).toBe('404 not-found');
    expect(await (await bob.send('GET', '/api/contracts')).json()).toEqual({ contracts: [] });
    expect(await outcome(ann.send('DELETE', `/api/contracts/${id}`))).toBe('204');
    expect(await outcome(ann.send('GET', `/api/contracts/${id}`))).toBe('404 not-found');
  });

  it.each([
    ['an empty file', '', 'is empty'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'PDF, DOCX or plain text'],
    ['bytes that are no text', Buffer.from([0, 1, 2, 0, 255]), 'PDF, DOCX or plain text'],
    ['a broken PDF', '%PDF-1.7\nnothing that follows makes sense', 'is damaged'],
    ['a text of two words', 'a contract', 'no text that can be read'],
  ])('is not %s: the answer says what to do', async (_what, content, reason) => {
    const response = await send(ann, content);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { file: expect.stringContaining(reason) } });
  });

  it('unpacks no bomb', async () => {
    const bomb = zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      '_rels/.rels': strToU8('<r/>'),
      'word/document.xml': new Uint8Array(70 * 1024 * 1024),
    });
    expect((await send(ann, bomb)).status).toBe(422);
  });

  it('takes a correction only in the form of its term', async () => {
    const id = randomUUID();
    await send(ann, PAPER, id);
    for (const [path, value] of [
      ['price', 'a lot'],
      ['dates.closing', '2026-02-31'],
      ['no.such.term', '1'],
    ]) {
      expect(await outcome(ann.send('PUT', `/api/contracts/${id}/terms`, { path, value }))).toBe('422 invalid');
    }
  });
});
