import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { DEMONSTRATION_SOURCE } from '#domains/listings/contract.ts';
import type { Actor } from '#platform/verb/context.ts';
import { addActor } from '#tests/support/actors.ts';
import { addListings } from '#tests/support/listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { CHROME } from '#tests/support/visitors.ts';
import { recordListingVisit as endpoint, type VisitKind } from '../contract.ts';
import { REPORT_PATHS } from '../web/report.ts';
import { analyticsJobs } from './jobs.ts';
import { recordListingVisit } from './record-listing-visit.ts';
import { MOST_PER_ADDRESS } from './daily-visitors.ts';

const NOON = '2026-05-01T18:00:00Z';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let app: TestApp;
let home: string;
let demoHome: string;

beforeAll(async () => {
  app = await openTestApp({ now: () => Date.parse(NOON) });
  const { keys } = await addListings(app.db, {}, { ListingKey: 'D1', OriginatingSystemName: DEMONSTRATION_SOURCE });
  [home = '', demoHome = ''] = keys;
});
afterAll(() => app.close());
afterEach(async () => {
  for (const table of ['listing_day_counts', 'listing_day_visitors', 'visit_salts'] as const)
    await app.db.deleteFrom(table).execute();
});

interface Visit {
  key?: string;
  kind?: VisitKind;
  actor?: Actor;
  address?: string;
  userAgent?: string;
  at?: string;
}

async function visit({
  key = home,
  kind = 'view',
  address = '198.51.100.7',
  userAgent = CHROME,
  at = NOON,
  ...rest
}: Visit = {}) {
  const { actor = { kind: 'anonymous', address } } = rest;
  await recordListingVisit(
    { ...app.ctx(new Date(at)), actor },
    { listingKey: key, kind, userAgent },
    { findSellersOf: async () => ['owner'] },
  );
}

const counts = () => app.db.selectFrom('listing_day_counts').select(['day', 'views', 'saves', 'shares']).orderBy('day').execute();

it.each<Record<string, string>>([{ 'sec-gpc': '1' }, { dnt: '1' }])('takes nothing of a browser that sends %j', async (sent) => {
  const report = (headers: Record<string, string>, address: string) =>
    Promise.all(
      [
        [REPORT_PATHS.visit, { listingKey: home, kind: 'view' }],
        [REPORT_PATHS.impressions, { listingKeys: [home] }],
        [REPORT_PATHS.filters, { names: ['pool'] }],
      ].map(([path, body]) =>
        app.request(
          String(path),
          {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'user-agent': CHROME, ...headers },
            body: JSON.stringify(body),
          },
          address,
        ),
      ),
    );
  const heard = async () => [
    (await app.db.selectFrom('listing_day_visitors').select('kind').execute()).length,
    (await app.db.selectFrom('filter_day_visitors').select('name').execute()).length,
  ];
  expect((await report(sent, '198.51.100.7')).map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await heard()).toEqual([0, 0]);
  await report({}, '198.51.100.8');
  // Seen and looked at; the filter, and that somebody filtered.
  expect(await heard()).toEqual([2, 2]);
  await app.db.deleteFrom('filter_day_visitors').execute();
});

it('counts a visitor once a listing, kind and day where the home stands', async () => {
  for (let time = 0; time < 3; time += 1) await visit();
  await visit({ kind: 'save' });
  await visit({ userAgent: FIREFOX });
  await visit({ address: '203.0.113.9' });
  // Half past five in Denver, then half past midnight.
  await visit({ at: '2026-05-02T05:30:00Z' });
  await visit({ at: '2026-05-02T06:30:00Z' });
  expect(await counts()).toEqual([
    { day: '2026-05-01', views: 3, saves: 1, shares: 0 },
    { day: '2026-05-02', views: 1, saves: 0, shares: 0 },
  ]);
});

it('counts each of many visitors at once, none twice', async () => {
  const addresses = Array.from({ length: 10 }, (_, at) => `203.0.113.${at}`);
  await Promise.all([...addresses, ...addresses].map((address) => visit({ address })));
  expect(await counts()).toMatchObject([{ views: 10 }]);
});

it('counts no robots, people of the listing, staff, or demo people outside the demonstration', async () => {
  const person = await addActor(app.db);
  const demo = await addActor(app.db, { isDemo: true });
  await visit({ userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
  await visit({ userAgent: 'Mozilla/5.0 HeadlessChrome/140' });
  await visit({ userAgent: '' });
  await visit({ actor: { ...person, userId: 'owner' } });
  await visit({ actor: { ...person, roles: ['buyer', 'admin'] } });
  await visit({ actor: demo });
  await visit({ actor: { kind: 'system' } });
  expect(await counts()).toEqual([]);
  await visit({ actor: person });
  await visit({ actor: demo, key: demoHome });
  expect((await counts()).map(({ views }) => views)).toEqual([1, 1]);
});

it('lets one address add only so much, however many browsers it claims', async () => {
  for (let at = 0; at < MOST_PER_ADDRESS + 5; at += 1) await visit({ userAgent: `${CHROME} ${at}` });
  expect(await counts()).toMatchObject([{ views: MOST_PER_ADDRESS }]);
});

it('keeps nothing of its visitors when the day is over, and counts for two years', async () => {
  await visit();
  const [first] = await app.db.selectFrom('listing_day_visitors').select('visitor').execute();
  await visit({ at: '2026-05-02T18:00:00Z' });
  const visitors = await app.db.selectFrom('listing_day_visitors').select('visitor').execute();
  // The same visitor is another one the next day.
  expect(new Set(visitors.map(({ visitor }) => visitor.toString('hex'))).size).toBe(2);
  expect(first?.visitor).toHaveLength(12);
  const forget = async (at: string) => {
    for (const job of analyticsJobs) await job.handle(app.ctx(new Date(at)), {});
    const [salts, left] = await Promise.all(
      (['visit_salts', 'listing_day_visitors'] as const).map((table) => app.db.selectFrom(table).select('day').execute()),
    );
    expect(salts).toEqual(left);
    return left?.map(({ day }) => day);
  };
  // Two in the night in Denver; May 1 goes on where the day ends last.
  expect(await forget('2026-05-02T08:00:00Z')).toHaveLength(2);
  expect(await forget('2026-05-02T12:00:00Z')).toEqual(['2026-05-02']);
  expect(await counts()).toHaveLength(2);
  await forget('2028-06-01T12:00:00Z');
  expect(await counts()).toEqual([]);
});

it('is called where the contract says, and knows no other homes', async () => {
  expect(REPORT_PATHS.visit).toBe(endpoint.path);
  const post = (body: unknown) =>
    app.request(endpoint.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': CHROME },
      body: JSON.stringify(body),
    });
  expect((await post({ listingKey: home, kind: 'share' })).status).toBe(204);
  expect((await post({ listingKey: 'nothing', kind: 'view' })).status).toBe(404);
  expect((await post({ listingKey: home, kind: 'sale' })).status).toBe(422);
  expect(await counts()).toMatchObject([{ views: 0, shares: 1 }]);
});
