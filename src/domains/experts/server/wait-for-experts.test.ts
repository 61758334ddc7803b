import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { signInAt, idOf } from '#tests/support/actors.ts';
import { addZip } from '#tests/support/hiring.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addVendor } from '#tests/support/vendors.ts';
import { listServed } from './list-served.ts';
import { listExpertWaits, stopWaitingForExperts, tellWhoWaits, waitForExperts } from './wait-for-experts.ts';

let app: TestApp;
let ana: ServerContext;
let ben: ServerContext;
const ROOFER = { categoryKey: 'roofer', zip: '80202' } as const;

const signIn = signInAt(() => app);

beforeAll(async () => {
  app = await openTestApp();
  await addZip(app.db);
  ana = await signIn('Ana');
  ben = await signIn('Ben');
});
afterAll(() => app.close());

const news = async () => {
  const rows = await app.db.selectFrom('notifications').selectAll().where('title', 'like', 'There is a %').execute();
  return rows.map(({ user_id: userId, title, href }) => ({ userId, title, href }));
};

it('tells everybody who waits once when somebody serves the place, and nobody else', async () => {
  for (const who of [ana, ana, ben]) await waitForExperts(who, ROOFER);
  await waitForExperts(ben, { ...ROOFER, categoryKey: 'mover' });
  await stopWaitingForExperts(ben, ROOFER);
  expect((await listExpertWaits(ana)).waits).toMatchObject([ROOFER]);
  expect((await listExpertWaits(ben)).waits).toMatchObject([{ categoryKey: 'mover', zip: '80202' }]);
  await tellWhoWaits(app.ctx());
  expect(await news()).toEqual([]);
  expect((await listServed(app.ctx(), '80202')).categories).toEqual([]);
  await addVendor(app.db, { categories: ['roofer'] });
  expect((await listServed(app.ctx(), '80202')).categories).toEqual([{ key: 'roofer', count: 1 }]);
  for (let run = 0; run < 2; run += 1) await tellWhoWaits(app.ctx());
  const { userId } = ana.actor.kind === 'user' ? ana.actor : { userId: '' };
  expect(await news()).toEqual([
    { userId, title: 'There is a roofer for 80202 now', href: '/service-experts?category=roofer&zip=80202' },
  ]);
  expect((await listExpertWaits(ana)).waits).toEqual([]);
  expect((await listExpertWaits(ben)).waits).toHaveLength(1);
});

it('hears of it however many places wait that nobody serves', async () => {
  const dora = await signIn('Dora');
  await sql`insert into expert_waits (user_id, category_key, postal_code, latitude, longitude, state, created_at)
    select ${idOf(dora)}, 'cleaner', lpad(n::text, 5, '0'), 0, 0, 'CO', now() - interval '1 day' from generate_series(1, 501) n`.execute(
    app.db,
  );
  await waitForExperts(ana, { ...ROOFER, categoryKey: 'plumber' });
  await addVendor(app.db, { categories: ['plumber'] });
  await tellWhoWaits(app.ctx());
  expect((await listExpertWaits(ana)).waits).toEqual([]);
});

it('needs an account and a ZIP code that is known', async () => {
  await expect(waitForExperts(app.ctx(), ROOFER)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(waitForExperts(ana, { ...ROOFER, zip: '00000' })).rejects.toMatchObject({ code: 'invalid' });
  await expect(listExpertWaits(app.ctx())).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(listServed(ana, '00000')).rejects.toMatchObject({ code: 'invalid' });
});
