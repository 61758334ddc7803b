import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#lib/time-units.ts';
import { type Browser, makePerson, outcome } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { LegalText } from '../contract.ts';
import { getLegalAddition, listLegalTexts } from './legal-texts.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
let now = NOON;
let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp({ now: () => now });
  admin = await makePerson(app, { role: 'admin' });
});
afterAll(() => app.close());

const ctx = () => app.ctx(new Date(now));
const terms = async (): Promise<LegalText> => {
  const found = (await listLegalTexts(ctx())).texts.find(({ text }) => text === 'terms');
  if (found === undefined) throw new Error('there are no terms');
  return found;
};
const inForce = () => getLegalAddition(ctx(), { text: 'terms' });
const save = (baseVersion: number, text: string) =>
  admin.send('PUT', '/api/legal-texts/terms/draft', { baseVersion, sections: [{ title: 'Who we are', text }] });
const publish = (baseVersion: number, effective: string) =>
  admin.send('POST', '/api/legal-texts/terms/versions', { baseVersion, effective, what: 'Says who we are' });

it('shows a draft by its secret link alone, and publishes it from a day on, for good', async () => {
  expect(await inForce()).toMatchObject({ version: null, sections: [] });
  const { draftVersion, previewPath } = await terms();
  expect(await outcome(save(draftVersion, 'Homes, Inc.'))).toBe('200');
  expect(await outcome(save(draftVersion, 'Somebody else'))).toBe('409 stale');
  expect(await inForce()).toMatchObject({ sections: [] });
  const preview = new URL(previewPath, 'http://site').searchParams.get('preview') ?? '';
  const seen = await getLegalAddition(ctx(), { text: 'terms', preview });
  expect(seen).toMatchObject({ isPreview: true, sections: [{ text: 'Homes, Inc.' }] });
  expect(await outcome(app.request('/api/legal/terms?preview=guess'))).toBe('404 not-found');

  expect(await outcome(publish(draftVersion + 1, '2026-11-19'))).toBe('422 invalid');
  expect(await outcome(publish(draftVersion, '2026-11-22'))).toBe('409 stale');
  expect(await outcome(publish(draftVersion + 1, '2026-11-22'))).toBe('200');
  expect(await outcome(publish(draftVersion + 1, '2026-11-22'))).toBe('409 conflict');
  expect(await inForce()).toMatchObject({ version: null });
  now = NOON + 2 * DAY_MS;
  expect(await inForce()).toMatchObject({ version: 1, effective: '2026-11-22', changes: [{ what: 'Says who we are' }] });
  now = NOON;
  await expect(app.db.updateTable('legal_versions').set({ what: 'x' }).execute()).rejects.toThrow(/never changes/);
  await expect(app.db.deleteFrom('legal_versions').execute()).rejects.toThrow(/never changes/);
  expect(await outcome(save(draftVersion + 1, 'Homes and More, Inc.'))).toBe('200');
  expect(await outcome(publish(draftVersion + 2, '2026-11-21'))).toBe('422 invalid');
  const audited = await app.db
    .selectFrom('audit_events')
    .select('action')
    .where('action', 'in', ['legal-draft-saved', 'legal-text-published'])
    .execute();
  expect(audited).toHaveLength(3);
});

it('is changed by administrators alone', async () => {
  const buyer = await makePerson(app);
  const { draftVersion } = await terms();
  const calls: [string, string, unknown?][] = [
    ['GET', '/api/legal-texts'],
    ['PUT', '/api/legal-texts/terms/draft', { baseVersion: draftVersion, sections: [] }],
    ['POST', '/api/legal-texts/terms/versions', { baseVersion: draftVersion, what: 'Mine', effective: '2026-11-25' }],
  ];
  for (const [method, path, body] of calls) {
    expect((await buyer.send(method, path, body)).status).toBe(403);
    expect((await buyer.send(method, path, body, { token: null })).status).toBe(401);
  }
  expect((await terms()).draftVersion).toBe(draftVersion);
});
