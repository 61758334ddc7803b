import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '#platform/verb/context.ts';
import { addActor } from '#tests/support/actors.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { CHROME } from '#tests/support/visitors.ts';
import { MOST_PER_ADDRESS } from './daily-visitors.ts';
import { recordFilters, sumFilters } from './filter-counts.ts';

const DAYS = { from: '2026-05-01', to: '2026-05-31' };

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface Search {
  at?: string;
  actor?: Actor;
  userAgent?: string;
}
const search = (
  names: string[],
  { at = '2026-05-01T18:00:00Z', actor = { kind: 'anonymous', address: '198.51.100.7' }, userAgent = CHROME }: Search = {},
) => recordFilters({ ...app.ctx(new Date(at)), actor }, { names, userAgent });

it('counts a person once a day and filter, and keeps nothing of who it was', async () => {
  await search(['bedsMin', 'bedsMin', 'view']);
  await search(['bedsMin', 'garageMin']);
  await search(['bedsMin'], { at: '2026-05-02T18:00:00Z' });
  await search(['bedsMin'], { userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
  await search(['bedsMin'], { actor: { ...(await addActor(app.db)), roles: ['buyer', 'admin'] } });
  expect(Object.fromEntries(await sumFilters(app.db, DAYS))).toEqual({ any: 2, bedsMin: 2, garageMin: 1, view: 1 });
  expect(
    (await app.db.selectFrom('filter_day_visitors').selectAll().execute()).map((row) => Object.keys(row).toSorted())[0],
  ).toEqual(['day', 'name', 'visitor']);
});

it('hears no more than an office from one address, and no flood of names', async () => {
  const at = '2026-06-01T18:00:00Z';
  const june = { from: '2026-06-01', to: '2026-06-01' };
  for (let browser = 0; browser < MOST_PER_ADDRESS + 3; browser += 1)
    await search(['pool'], { at, userAgent: `${CHROME} Edg/${browser}` });
  expect((await sumFilters(app.db, june)).get('pool')).toBe(MOST_PER_ADDRESS);
  for (let batch = 0; batch < 5; batch += 1)
    await search(
      Array.from({ length: 80 }, (_, name) => `made_${batch}_${name}`),
      { at, actor: { kind: 'anonymous', address: `203.0.113.${batch}` } },
    );
  expect((await sumFilters(app.db, june)).size).toBeLessThanOrEqual(300 + 80);
});
