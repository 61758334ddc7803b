import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson, openBrowser, outcome, type Browser } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { checkPublishedCopy, MOST_COPY } from '../contract.ts';

const { path } = checkPublishedCopy;

let app: TestApp;
let ann: Browser;
beforeAll(async () => {
  app = await openTestApp();
  ann = await makePerson(app, { email: 'ann@example.com' });
});
afterAll(() => app.close());

it('checks a text for the signed-in, with the packs of its states', async () => {
  expect(await outcome(openBrowser(app).send('POST', path, { text: 'No kids' }))).toBe('401 unauthenticated');
  const answer = await ann.send('POST', path, { text: 'No Section 8.', states: ['CA'] });
  expect(await answer.json()).toMatchObject({
    findings: [{ category: 'source_of_income', severity: 'hard', start: 0, end: 12, pack: 'CA' }],
    packs: [{ id: 'federal' }, { id: 'states' }, { id: 'CA', version: 'CA-2026.1' }, { id: 'boards' }],
  });
});

it('lints remarks for boards, and nothing else', async () => {
  const text = 'Call 303-555-0142.';
  expect(await (await ann.send('POST', path, { text })).json()).toMatchObject({
    findings: [],
    lint: [{ rule: 'phone', start: 5 }],
  });
  expect(await (await ann.send('POST', path, { text, kind: 'reply' })).json()).toMatchObject({ lint: [] });
});

it('takes texts of a bounded length only', async () => {
  expect(await outcome(ann.send('POST', path, { text: 'a'.repeat(MOST_COPY) }))).toBe('200');
  expect(await outcome(ann.send('POST', path, { text: 'a'.repeat(MOST_COPY + 1) }))).toBe('422 invalid');
  expect(await outcome(ann.send('POST', path, { text: 'fine', states: ['California'] }))).toBe('422 invalid');
});
