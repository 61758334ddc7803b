import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeToken } from '#platform/identity/random-token.ts';
import { removeMark } from '#platform/db/marks.ts';
import { createRandom } from '#lib/random.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { CHROME } from '#tests/support/visitors.ts';
import { MOST_IN_REPORT, recordPageView, recordTraffic } from '../contract.ts';
import { pathOf } from '../model/visit-source.ts';
import { REPORT_PATHS } from '../web/report.ts';
import { analyticsJobs } from './jobs.ts';
import { closeTraffic } from './traffic/collector.ts';
import { listActs, listFunnelDays, listTrafficDays, listTrafficValues, listVitals } from './traffic/read-traffic.ts';
import { rollUpTraffic } from './traffic/roll-up.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const NOON = Date.parse('2026-05-01T12:00:00Z');

let app: TestApp;
let now = NOON;
beforeAll(async () => {
  app = await openTestApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = NOON;
  await app.db.deleteFrom('traffic_events').execute();
  await removeMark(app.db, 'analytics.rolled-up');
});

interface From {
  address?: string;
  userAgent?: string;
  headers?: Record<string, string>;
}

function post(path: string, body: unknown, { address, userAgent = CHROME, headers = {} }: From = {}): Promise<Response> {
  return app.request(
    path,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'homes.example.com', 'user-agent': userAgent, ...headers },
      body: JSON.stringify(body),
    },
    address,
  );
}
const view = (body: unknown, from: From = {}) => post(recordPageView.path, body, from);
const tell = (reports: object[], from: From = {}) => post(recordTraffic.path, { reports }, from);
async function stored() {
  await closeTraffic(app.db);
  return app.db.selectFrom('traffic_events').selectAll().orderBy('happened_at').orderBy('seq').execute();
}
async function rollUp(at = now + 1000) {
  await closeTraffic(app.db);
  await rollUpTraffic(app.ctx(new Date(at)));
}

describe('a page view', () => {
  it('keeps no secret of a link', () => {
    const token = makeToken();
    expect(pathOf(`/shared/roadmap/${token}?x=1`)).toBe('/shared/roadmap/…');
    expect(pathOf('/property/3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toBe('/property/3f2504e0-4f89-41d3-9a0c-0305e82c3301');
  });

  it('keeps the pattern of the page, where the visit came from and kinds of device, and nothing about the person', async () => {
    const response = await view(
      {
        path: '/property/K1?utm_source=mail#photos',
        referrer: 'https://search.example/?q=my+new+address',
        zone: 'America/Denver',
        tags: { medium: 'Email', campaign: 'ana@example.com', term: ' Lake house ', content: 'Top-Banner' },
      },
      { userAgent: IPHONE, headers: { cookie: 'a=b' } },
    );
    expect(response.status).toBe(204);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await stored()).toEqual([
      {
        day: '2026-05-01',
        arrived_at: new Date(NOON),
        happened_at: new Date(NOON),
        seq: 0,
        visitor: expect.any(Buffer),
        kind: 'view',
        route: '/property/:id',
        name: null,
        value: null,
        source: 'search.example',
        medium: 'email',
        campaign: null,
        term: 'lake house',
        content: 'top-banner',
        device: 'mobile',
        browser: 'Safari',
        os: 'iOS',
        country: 'US',
      },
    ]);
  });

  it('of robots, of who asks not to be tracked, and of staff’s tools counts nowhere', async () => {
    await view({ path: '/' }, { userAgent: 'Googlebot/2.1' });
    await view({ path: '/' }, { userAgent: '' });
    await view({ path: '/' }, { headers: { 'sec-gpc': '1' } });
    await view({ path: '/' }, { headers: { dnt: '1' } });
    await tell([{ kind: 'act', name: 'home_saved', path: '/' }], { headers: { 'sec-gpc': '1' } });
    expect(await stored()).toEqual([]);
  });

  it.each([{ path: 'property' }, { path: `/${'x'.repeat(500)}` }, {}, { path: 1 }])('refuses %j', async (body) => {
    expect((await view(body)).status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  it('and reports of pages go where the contract says', async () => {
    expect(REPORT_PATHS).toMatchObject({ pageView: recordPageView.path, reports: recordTraffic.path });
    expect((await tell([{ kind: 'act', name: 'anything', path: '/' }])).status).toBe(422);
    expect((await tell([{ kind: 'word', name: 'call 555', path: '/' }])).status).toBe(422);
    const many = Array.from({ length: MOST_IN_REPORT + 1 }, () => ({ kind: 'leave', path: '/' }));
    expect((await tell(many)).status).toBe(422);
    expect((await tell(many.slice(1))).status).toBe(204);
    expect(await stored()).toHaveLength(MOST_IN_REPORT);
  });
});

describe('sums', () => {
  it('are those of a replayed log, whatever the order of arrival and however often they are made', async () => {
    const random = createRandom('log');
    const log: { address: string; at: number; path: string }[] = [];
    for (let visitor = 0; visitor < 30; visitor += 1)
      for (let one = 0, at = NOON; one < random.int(1, 9); one += 1) {
        at += random.int(1, 50) * 60_000;
        log.push({ address: `198.51.100.${visitor}`, at, path: random.pick(['/', '/properties', '/property/a', '/nowhere']) });
      }
    for (const { address, at, path } of log) {
      now = at;
      await view({ path }, { address });
      if (random.chance(0.1)) await rollUp();
    }
    now = Math.max(...log.map(({ at }) => at));
    await rollUp();
    await rollUp();
    const own = Map.groupBy(
      log.toSorted((one, other) => one.at - other.at),
      ({ address }) => address,
    );
    let visits = 0;
    let bounces = 0;
    let seconds = 0;
    for (const views of own.values()) {
      let pages = 0;
      for (const [index, { at }] of views.entries()) {
        const before = views[index - 1]?.at ?? -Infinity;
        if (at - before > 30 * 60_000) {
          if (pages === 1) bounces += 1;
          visits += 1;
          pages = 0;
        } else seconds += (at - before) / 1000;
        pages += 1;
      }
      if (pages === 1) bounces += 1;
    }
    const days = await listTrafficDays(app.db, { from: '2026-05-01', to: '2026-05-01' }, { dimension: 'all', value: 'all' });
    expect(days).toEqual([{ day: '2026-05-01', views: log.length, visits, visitors: 30, bounces, seconds, isFew: false }]);
    const values = await listTrafficValues(app.db, { from: '2026-05-01', to: '2026-05-01' });
    const routes = values.find(({ dimension }) => dimension === 'route')?.rows ?? [];
    expect(Object.fromEntries(routes.map(({ value, views }) => [value, views]))).toEqual(
      Object.fromEntries(
        [...Map.groupBy(log, ({ path }) => ({ '/property/a': '/property/:id', '/nowhere': 'other' })[path] ?? path)].map(
          ([path, all]) => [path, all.length],
        ),
      ),
    );
  });

  it('hold measurements, words and acts, and survive a crash of the process that took them', async () => {
    for (let visitor = 0; visitor < 6; visitor += 1)
      await tell(
        [
          { kind: 'vital', name: 'LCP', value: 1000 + visitor * 100, path: '/', agoMs: 500 },
          { kind: 'act', name: 'search_empty', path: '/property-search' },
          { kind: 'word', name: 'Cottagecore', path: '/property-search' },
        ],
        { address: `203.0.113.${visitor}` },
      );
    for (const path of ['/landing/spring', '/landing/spring/', '/landing/fsbo-expert-support', '/landing/Not%20one', '/'])
      await view({ path }, { address: '203.0.113.9' });
    await rollUp();
    const span = { from: '2026-05-01', to: '2026-05-01' };
    expect(await listActs(app.db, span, 'view')).toEqual([{ name: 'spring', times: 2, visitors: 1 }]);
    expect(await listActs(app.db, span, 'word')).toEqual([{ name: 'cottagecore', times: 6, visitors: 6 }]);
    expect(await listActs(app.db, span, 'act')).toEqual([{ name: 'search_empty', times: 6, visitors: 6 }]);
    const steps = (dimension: string, value: string) => listFunnelDays(app.db, span, { dimension, value, windowDays: 7 });
    const all = await steps('all', 'all');
    expect(all.map(({ step, reached, underWay }) => [step, reached, underWay])).toEqual([
      [1, 1, 1],
      [2, 0, 0],
      [3, 0, 0],
      [4, 0, 0],
      [5, 0, 0],
    ]);
    expect(await steps('device', 'desktop')).toEqual(all);
    const vitals = await listVitals(app.db, span);
    expect(vitals.reduce((sum, { samples }) => sum + samples, 0)).toBe(6);
    const people = await app.db.selectFrom('vital_days').select('people').execute();
    expect(new Set(people.map((row) => row.people))).toEqual(new Set([6]));
  });

  it('of single reports go after 90 days, and of days after two years', async () => {
    await view({ path: '/' });
    await rollUp();
    const parts = async () =>
      (
        await sql<{
          name: string;
        }>`select relname as name from pg_class where relname ~ '^traffic_events_2' and relkind = 'r'`.execute(app.db)
      ).rows.map(({ name }) => name);
    expect(await parts()).toContain('traffic_events_20260501');
    const forget = async (at: string) => {
      for (const job of analyticsJobs.filter(({ name }) => name.includes('forget'))) await job.handle(app.ctx(new Date(at)), {});
    };
    await forget('2026-08-15T12:00:00Z');
    expect(await parts()).not.toContain('traffic_events_20260501');
    expect(await app.db.selectFrom('traffic_days').select('day').limit(1).execute()).toHaveLength(1);
    await forget('2028-06-01T12:00:00Z');
    expect(await app.db.selectFrom('traffic_days').select('day').limit(1).execute()).toEqual([]);
  });
});
