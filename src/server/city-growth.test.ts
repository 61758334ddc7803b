import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { watchCity } from './city-growth.ts';

let app: TestApp;
let pageSaw: readonly string[] = [];

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const mark = (value: object) =>
  app.db
    .insertInto('installation')
    .values({ key: 'demonstration', value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute();

it('says what of the city is still to come, keeps no answer meanwhile, and is silent once everything stands', async () => {
  await mark({ state: 'seeding', seed: 7, asOf: '2026-05-01', missing: ['sold', 'market'] });
  const city = await watchCity({ db: app.db, log: app.ctx().log, isPossible: true });
  const twin = await app.openTwin({ city, openPages: async ({ cityComing }) => ({ fetch: async () => see(cityComing()) }) });
  const ask = (address: string) =>
    twin.fetch(new Request(new URL(address, 'http://localhost')), { remoteAddress: '198.51.100.9' });

  const building = await ask('/api/health/ready');
  expect(building.status).toBe(200);
  expect(await building.json()).toMatchObject({
    city: 'building',
    coming: ['homes sold in the last two years', 'market figures'],
  });
  const early = await ask('/api/map');
  expect(early.headers.get('cache-control')).toBe('no-store');
  await ask('/');
  expect(pageSaw).toEqual(['homes sold in the last two years', 'market figures']);

  await mark({ state: 'ready', seed: 7, asOf: '2026-05-01' });
  await expect.poll(() => city.coming()).toEqual([]);
  expect(await (await ask('/api/health/ready')).json()).toMatchObject({ city: 'ready', coming: [] });
  expect((await ask('/api/map')).headers.get('cache-control')).not.toBe('no-store');
  await ask('/');
  expect(pageSaw).toEqual([]);
  await twin.close();
  await city.close();
});

it('is told nothing where no city can be', async () => {
  const city = await watchCity({ db: app.db, log: app.ctx().log, isPossible: false });
  expect(city.coming()).toEqual([]);
  await city.close();
});

function see(coming: readonly string[]): Response {
  pageSaw = coming;
  return new Response('<h1>A page</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
