import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addListings } from '#tests/support/listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let clock = Date.parse('2026-05-01T12:00:00Z');

beforeAll(async () => {
  app = await openTestApp({
    environment: { PUBLIC_URL: 'https://homes.example.com/', PRODUCT_NAME: 'Homes & <More>', READS_PER_MINUTE: '40' },
    now: () => clock,
    page: (request) => {
      if (new URL(request.url).pathname === '/broken') throw new Error('secret of the renderer');
      return new Response('<h1>A page</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
    },
  });
});
afterAll(() => app.close());

describe('every answer', () => {
  it.each([
    ['a page', '/', 200],
    ['a page that fails', '/broken', 500],
    ['data', '/api/map', 200],
    ['an unknown call', '/api/nothing', 404],
    ['a missing home', '/api/listings/nothing', 404],
    ['a missing asset', '/assets/gone-1234.js', 404],
    ['the documentation', '/api/docs', 200],
    ['robots.txt', '/robots.txt', 200],
    ['health', '/api/health/live', 200],
  ])('carries the policy and a request id: %s', async (_what, address, status) => {
    const { headers, status: actual } = await app.request(address, {}, '192.0.2.200');
    expect(actual).toBe(status);
    expect(headers.get('content-security-policy')).toContain(`default-src 'none'`);
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
  });

  it('may be kept for a moment where a browser fetches it ahead, and else says nothing new', async () => {
    const ahead = await app.request('/', { headers: { 'sec-purpose': 'prefetch' } }, '192.0.2.200');
    expect(ahead.headers.get('cache-control')).toBe('private, max-age=10');
    expect((await app.request('/', {}, '192.0.2.200')).headers.get('cache-control')).toBeNull();
  });

  it('keeps a request id that a proxy gave, where it is one', async () => {
    const ask = async (id: string) =>
      (await app.request('/api/health/live', { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    expect(await ask('proxy-0123456789')).toBe('proxy-0123456789');
    expect(await ask('<script>alert(1)</script>')).not.toContain('<');
  });

  it('tells nothing of a failure but its request id', async () => {
    const response = await app.request('/broken');
    const text = await response.text();
    expect(text).not.toContain('secret');
    expect(JSON.parse(text)).toMatchObject({ code: 'internal', requestId: response.headers.get('x-request-id') });
  });
});

describe('unknown addresses and methods', () => {
  it('answers an unknown call with a problem that names the documentation', async () => {
    const response = await app.request('/api/nothing', { method: 'POST' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not-found', detail: expect.stringContaining('/api/docs') });
  });

  it('tells somebody who opens a call as a page in one why it is refused', async () => {
    const twin = await app.openTwin({
      openPages: async () => ({
        fetch: async (_, refused) => new Response(`<h1>${refused?.detail}</h1>`, { status: refused?.status ?? 200 }),
      }),
    });
    const ask = (headers: Record<string, string>) =>
      twin.fetch(new Request('http://localhost/api/shared/files/none/file', { headers }), { remoteAddress: '198.51.100.8' });
    const page = await ask({ 'sec-fetch-dest': 'document' });
    expect([page.status, page.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await page.text()).toMatch(/^<h1>\w/);
    const call = await ask({ 'sec-fetch-dest': 'empty' });
    expect(call.headers.get('content-type')).toBe('application/problem+json');
    await twin.close();
  });

  it('answers known ones with the methods they take, and a form sent without scripts with its page', async () => {
    const call = await app.request('/api/listings', { method: 'DELETE' });
    expect([call.status, call.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const form = { method: 'POST', headers: { accept: 'text/html,*/*', 'content-type': 'application/x-www-form-urlencoded' } };
    const sent = await app.request('/auth/login', { ...form, body: 'email=ada%40home.example&password=secret' });
    expect([sent.status, sent.headers.get('location'), await sent.text()]).toEqual([303, '/auth/login', '']);
    const page = await app.request('/terms', { method: 'POST' });
    expect([page.status, page.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('limits', () => {
  it('of reads hold for pages, calls and sitemaps together, by address, and slide', async () => {
    const statuses = [];
    for (const address of ['/', '/api/map', '/sitemaps/pages.xml', '/api/places/nowhere'])
      for (let n = 0; n < 11; n += 1) statuses.push((await app.request(address, {}, '192.0.2.9')).status);
    expect(statuses.slice(0, 40)).not.toContain(429);
    expect(statuses.slice(40)).toEqual([429, 429, 429, 429]);
    const refused = await app.request('/', {}, '192.0.2.9');
    expect(refused.headers.get('retry-after')).toBe('61');
    expect(await refused.json()).toMatchObject({ code: 'too-many-requests' });
    expect((await app.request('/', {}, '192.0.2.10')).status).toBe(200);
    expect((await app.request('/api/health/live', {}, '192.0.2.9')).status).toBe(200);
    clock += 61_000;
    expect((await app.request('/', {}, '192.0.2.9')).status).toBe(200);
  });

  it('cannot be escaped by a header where no proxy is trusted', async () => {
    clock += 61_000;
    const statuses = [];
    for (let n = 0; n < 42; n += 1)
      statuses.push((await app.request('/api/map', { headers: { 'x-forwarded-for': `10.0.0.${n}` } }, '192.0.2.11')).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});

describe('site files', () => {
  it('tell robots where to go', async () => {
    const text = await (await app.request('/robots.txt')).text();
    expect(text).toContain('Disallow: /api/\n');
    expect(text).toContain('Sitemap: https://homes.example.com/sitemap.xml\n');
  });

  it('lead password managers to where a password is changed', async () => {
    const response = await app.request('/.well-known/change-password');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/settings?tab=sign-in']);
  });

  it('name the product to the home screen', async () => {
    const response = await app.request('/manifest.webmanifest');
    expect(response.headers.get('content-type')).toBe('application/manifest+json');
    const manifest: unknown = await response.json();
    expect(manifest).toMatchObject({ name: 'Homes & <More>', start_url: '/', display: 'standalone' });
    for (const name of ['/favicon.svg', '/icon-192.png', '/icon-512.png']) {
      const icon = await app.request(name);
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
    }
  });

  it('list the homes that are shown, and the places they lie in', async () => {
    clock += 60_000;
    const { keys } = await addListings(
      app.db,
      { ListingKey: 'A' },
      { ListingKey: 'B', InternetEntireListingDisplayYN: false },
      { ListingKey: 'C', StandardStatus: 'Withdrawn' },
    );
    const index = await (await app.request('/sitemap.xml')).text();
    const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
    expect(files).toEqual([
      'https://homes.example.com/sitemaps/pages.xml',
      'https://homes.example.com/sitemaps/homes.xml?after=',
    ]);
    const homes = await (await app.request(new URL(files[1] ?? '').pathname)).text();
    expect(homes).toContain(`<loc>https://homes.example.com/property/${keys[0]}</loc>`);
    expect(homes).not.toMatch(new RegExp(`${keys[1]}|${keys[2]}`));
    const pages = await (await app.request('/sitemaps/pages.xml')).text();
    expect(pages).toContain('<loc>https://homes.example.com/property-search</loc>');
    expect(pages).toContain('<loc>https://homes.example.com/properties?place=denver-co</loc>');
    expect(pages).not.toContain('/seller-flow');
    expect((await app.request('/sitemaps/homes.xml?after=%00')).status).toBe(200);
  });
});

describe('health', () => {
  it('is ready with the database up and the schema complete', async () => {
    const response = await app.request('/api/health');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ status: 'ready', database: 'up', migrations: { pending: [] } });
  });

  it('tells the memory in use, in megabytes, and nothing else of the machine', async () => {
    const { memory } = z
      .strictObject({
        status: z.string(),
        database: z.string(),
        migrations: z.unknown(),
        city: z.literal('ready'),
        coming: z.tuple([]),
        memory: z.unknown(),
      })
      .parse(await (await app.request('/api/health')).json());
    const told = z
      .strictObject({
        totalMb: z.number().min(20),
        processMb: z.number().min(20),
        databaseMb: z.number().min(1).nullable(),
        heapMb: z.number().min(10),
        heapLimitMb: z.number(),
        buffersMb: z.number(),
        helpers: z.array(z.strictObject({ name: z.string(), mb: z.number() })),
      })
      .parse(memory);
    expect(told.totalMb).toBeGreaterThanOrEqual(told.processMb);
    expect(told.heapLimitMb).toBeGreaterThan(told.heapMb);
    expect(await (await app.request('/api/health/ready')).json()).not.toHaveProperty('memory');
  });

  it('is not ready while a migration is pending', async () => {
    await sql`update schema_migrations set name = 'moved' where name = '0133_roadmaps.sql'`.execute(app.db);
    const response = await app.request('/api/health/ready');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      status: 'not-ready',
      database: 'up',
      migrations: { pending: ['0133_roadmaps.sql'] },
    });
    await sql`update schema_migrations set name = '0133_roadmaps.sql' where name = 'moved'`.execute(app.db);
  });

  it('tells a database that is away from a process that lives', async () => {
    const lonely = await openTestApp();
    await lonely.close();
    const ready = await lonely.request('/api/health/ready');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ status: 'not-ready', database: 'down' });
    expect((await lonely.request('/api/health/live')).status).toBe(200);
    const call = await lonely.request('/api/map');
    expect(call.status).toBe(503);
    expect(await call.text()).not.toMatch(/pool|pg|5432/i);
  });
});
