import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson, openBrowser, outcome, type Browser } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { listOwnPlaces, MOST_OWN_PLACES } from '../contract.ts';
import { OWN_PLACES_PATH } from '../web/own-places.ts';

const WORK = { name: 'Work', address: '1 Main Street, Denver', longitude: -104.98, latitude: 39.74 };

let app: TestApp;
let ann: Browser;
let bob: Browser;
beforeAll(async () => {
  app = await openTestApp();
  ann = await makePerson(app, { email: 'ann@example.com' });
  bob = await makePerson(app, { email: 'bob@example.com' });
});
afterAll(() => app.close());

const list = async (browser: Browser) => (await (await browser.send('GET', OWN_PLACES_PATH)).json()) as { places: unknown[] };
const path = (id: string) => `${OWN_PLACES_PATH}/${id}`;

it('keeps a person’s places, to be renamed and removed by them alone', async () => {
  expect(OWN_PLACES_PATH).toBe(listOwnPlaces.path);
  expect(await outcome(openBrowser(app).send('PUT', path(randomUUID()), WORK))).toBe('401 unauthenticated');
  const [work, gym] = [randomUUID(), randomUUID()];
  for (const place of [WORK, { ...WORK, name: 'Office' }]) expect(await outcome(ann.send('PUT', path(work), place))).toBe('200');
  expect(await outcome(ann.send('PUT', path(gym), { ...WORK, name: ' Gym ' }))).toBe('200');
  expect(await outcome(bob.send('PUT', path(work), { ...WORK, name: 'Mine' }))).toBe('404 not-found');
  expect(await outcome(bob.send('DELETE', path(work)))).toBe('404 not-found');
  expect((await list(ann)).places).toMatchObject([{ placeId: work, ...WORK, name: 'Office' }, { name: 'Gym' }]);
  expect((await list(bob)).places).toEqual([]);
  expect(await outcome(ann.send('DELETE', path(gym)))).toBe('204');
  expect(await outcome(ann.send('PUT', path(gym), { ...WORK, latitude: 91 }))).toBe('422 invalid');
  expect(await outcome(ann.send('PUT', path(gym), { ...WORK, name: '  ' }))).toBe('422 invalid');
});

it('keeps so many and no more, also at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: MOST_OWN_PLACES + 3 }, () => outcome(bob.send('PUT', path(randomUUID()), WORK))),
  );
  expect(answers.filter((answer) => answer === '409 conflict')).toHaveLength(3);
  expect((await list(bob)).places).toHaveLength(MOST_OWN_PLACES);
});
