import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeToken } from '#platform/identity/random-token.ts';
import { pathOf } from '../model/visit-source.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { recordEvent, recordPageView } from '../contract.ts';
import { REPORT_PATHS } from '../web/report.ts';
import { analyticsJobs } from './jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ now: () => Date.parse('2026-05-01T12:00:00Z') });
});
afterAll(() => app.close());
afterEach(() => app.db.deleteFrom('page_views').execute());

function view(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return app.request('/api/analytics/page-views', {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: 'homes.example.com', ...headers },
    body: JSON.stringify(body),
  });
}
const stored = () => app.db.selectFrom('page_views').selectAll().execute();

describe('a page view', () => {
  it('keeps no secret of a link', () => {
    const token = makeToken();
    expect(pathOf(`/shared/roadmap/${token}?x=1`)).toBe('/shared/roadmap/…');
    expect(pathOf(`/invite/${token}/`)).toBe('/invite/…/');
    expect(pathOf('/property/3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toBe('/property/3f2504e0-4f89-41d3-9a0c-0305e82c3301');
  });

  it('keeps the path, the foreign host and the kind of device, and nothing about the person', async () => {
    const response = await view(
      { path: '/property/K1?utm_source=mail#photos', referrer: 'https://search.example/?q=my+new+address' },
      { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', cookie: 'a=b' },
    );
    expect(response.status).toBe(204);
    expect(response.headers.get('set-cookie')).toBeNull();
    const rows = await stored();
    expect(rows).toEqual([
      {
        id: expect.any(Number),
        path: '/property/K1',
        referrer_host: 'search.example',
        device: 'mobile',
        viewed_at: new Date('2026-05-01T12:00:00Z'),
      },
    ]);
  });

  it('takes our own pages for no referrer, and bots for bots', async () => {
    await view({ path: '/', referrer: 'https://homes.example.com/terms' }, { 'user-agent': 'Googlebot/2.1' });
    expect(await stored()).toMatchObject([{ referrer_host: null, device: 'bot' }]);
  });

  it.each([{ path: 'property' }, { path: `/${'x'.repeat(500)}` }, {}, { path: 1 }])('refuses %j', async (body) => {
    expect((await view(body)).status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  it('and an event of a page go where the contract says, and say as little', async () => {
    expect(REPORT_PATHS).toMatchObject({ pageView: recordPageView.path, event: recordEvent.path });
    const body = { name: 'auth_welcome_view', path: '/auth/welcome?redirect=/x' };
    expect((await app.post(recordEvent.path, body)).status).toBe(204);
    expect((await app.post(recordEvent.path, { ...body, name: 'anything' })).status).toBe(422);
    const events = await app.db.selectFrom('usage_events').selectAll().execute();
    expect(events).toEqual([
      {
        id: expect.any(Number),
        name: 'auth_welcome_view',
        path: '/auth/welcome',
        device: 'unknown',
        happened_at: new Date('2026-05-01T12:00:00Z'),
      },
    ]);
  });

  it('is forgotten after two years', async () => {
    await view({ path: '/new' });
    await app.db
      .insertInto('page_views')
      .values({ path: '/old', device: 'desktop', viewed_at: new Date('2024-04-30') })
      .execute();
    for (const job of analyticsJobs) await job.handle(app.ctx(), {});
    expect((await stored()).map((row) => row.path)).toEqual(['/new']);
  });
});
