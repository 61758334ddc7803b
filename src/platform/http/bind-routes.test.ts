import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { createAnswerCache } from './answer-cache.ts';
import { bindRoutes } from './bind-routes.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { HonoEnv } from './hono-env.ts';
import { createRateLimiter, type RateLimiter } from './rate-limit.ts';
import { route } from './route.ts';

const homeSchema = z.object({ key: z.string(), price: z.number() });
const readHome = defineEndpoint({
  method: 'GET',
  path: '/api/homes/{key}',
  summary: 'A home',
  access: 'public',
  params: z.object({ key: z.string().max(10, 'Keep the key under 10 characters') }),
  query: z.object({ currency: z.string().default('USD'), page: z.coerce.number().int('Give a whole number').optional() }),
  response: homeSchema,
  cacheSeconds: 30,
});
const addHome = defineEndpoint({
  method: 'POST',
  path: '/api/homes',
  summary: 'Adds a home',
  access: 'public',
  body: z.object({ key: z.string().min(2, 'Give at least 2 characters'), owner: z.object({ age: z.number('Give a number') }) }),
  response: homeSchema,
});
const forget = defineEndpoint({ method: 'DELETE', path: '/api/homes/{key}', summary: 'Forgets', access: 'public' });
const mine = defineEndpoint({
  method: 'GET',
  path: '/api/mine',
  summary: 'Mine',
  access: 'signed-in',
  response: z.object({ ok: z.boolean() }),
});

let base: TestApp;
let limiter: RateLimiter;
let app: Hono<HonoEnv>;
const logged: string[] = [];

beforeAll(async () => {
  base = await openTestApp();
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
  limiter = createRateLimiter({ db: base.db, readsPerMinute: 0, log, now: () => 0 });
  app = new Hono<HonoEnv>();
  app.use(async (c, next) => {
    c.set('requestId', 'request-1');
    c.set('actor', { kind: 'anonymous', address: '198.51.100.7' });
    await next();
  });
  bindRoutes(app, {
    requireRecentProof: async () => {},
    limiter,
    answers: createAnswerCache(undefined, Date.now),
    log,
    makeContext: () => base.ctx(),
    routes: [
      route(readHome, async (_ctx, { params, query }) => {
        if (params.key === 'gone') throw new DomainError('gone', 'Sold.');
        if (params.key === 'broken') throw new Error('password=hunter2 at 10.0.0.1');
        // What a careless verb might return: an extra field, or a wrong one.
        if (params.key === 'secret') return Object.assign({ key: 'secret', price: 1 }, { remarks: 'lockbox 1234' });
        if (params.key === 'wrong') return { key: 'wrong', price: Number.NaN };
        return { key: params.key, price: query.currency === 'USD' ? 100 : 90 };
      }),
      route(addHome, async (_ctx, { body }) => ({ key: body.key, price: body.owner.age })),
      route(forget, async () => undefined),
      route(mine, async () => ({ ok: true })),
    ],
  });
});
afterAll(async () => {
  await limiter.close();
  await base.close();
});

const post = (body: string, type = 'application/json') =>
  app.request('/api/homes', { method: 'POST', headers: { 'content-type': type }, body });

describe('validation of what comes in', () => {
  it('passes what the contract allows, with its defaults', async () => {
    expect(await (await app.request('/api/homes/a%20b?currency=&page=')).json()).toEqual({ key: 'a b', price: 100 });
    expect(await (await app.request('/api/homes/ab?currency=EUR')).json()).toEqual({ key: 'ab', price: 90 });
  });

  it('names every wrong field, by its path, in a problem document', async () => {
    const response = await post('{"key":"x","owner":{"age":"old"}}');
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      type: 'about:blank',
      title: 'Some of what you sent can’t be used',
      status: 422,
      code: 'invalid',
      detail: 'key: Give at least 2 characters',
      fields: { key: 'Give at least 2 characters', 'owner.age': 'Give a number' },
      requestId: 'test',
    });
    expect(await (await app.request('/api/homes/ab?page=1.5')).json()).toMatchObject({ fields: { page: 'Give a whole number' } });
    expect((await app.request('/api/homes/12345678901')).status).toBe(422);
  });

  it('tells a path that can lead to nothing from other faults', async () => {
    expect(await (await app.request('/api/homes/12345678901')).json()).toMatchObject({ status: 422, code: 'unusable-path' });
    expect(await (await app.request('/api/homes/a%00')).json()).toMatchObject({ status: 400, code: 'unusable-path' });
    expect(await (await app.request('/api/homes/ab?page=1.5')).json()).toMatchObject({ status: 422, code: 'invalid' });
  });

  it('names what holds a character that no database keeps', async () => {
    const fields = { page: 'This holds the character U+0000, or half of another: remove it.' };
    expect(await (await app.request('/api/homes/ab?page=%00')).json()).toMatchObject({ status: 400, code: 'malformed', fields });
    const inside = await (await post('{"key":"ab","owner":{"name":"\\u0000"}}')).json();
    expect(Object.keys((inside as { fields: object }).fields)).toEqual(['owner']);
  });

  it.each([
    ['no JSON', '{"key":', 'application/json', 400, 'malformed'],
    ['an empty body', '', 'application/json', 400, 'malformed'],
    ['a form', 'key=ab', 'application/x-www-form-urlencoded', 415, 'unsupported-type'],
    ['a type that only begins like JSON', '{}', 'application/json5', 415, 'unsupported-type'],
    ['a character no database keeps', '{"key":"a\\u0000b","owner":{"age":1}}', 'application/json', 400, 'malformed'],
    ['half a character', '{"key":"a\\ud800b","owner":{"age":1}}', 'application/json', 400, 'malformed'],
    ['depth that no walk survives', '['.repeat(500_000), 'application/json', 400, 'malformed'],
    ['depth in a field', `{"key":"ab","owner":${'[{"a":'.repeat(50)}1${'}]'.repeat(50)}}`, 'application/json', 400, 'malformed'],
    ['half a million values', `[${'0,'.repeat(500_000)}0]`, 'application/json', 400, 'malformed'],
    ['more than 1 MB', JSON.stringify({ key: 'x'.repeat(1_100_000) }), 'application/json', 413, 'too-large'],
  ])('refuses %s', async (_what, body, type, status, code) => {
    const response = await post(body, type);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, status });
  });

  it('stops reading a body of unknown length when it becomes too large', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
    expect((await app.request('/api/homes', init)).status).toBe(413);
    expect(sent).toBeLessThan(30);
  });

  it('takes JSON with a charset, and a backslash before u0000', async () => {
    expect((await post('{"key":"ab","owner":{"age":1}}', 'application/json; charset=utf-8')).status).toBe(200);
    expect(await (await post('{"key":"\\\\u0000","owner":{"age":1}}')).json()).toMatchObject({ key: '\\u0000' });
  });

  it('refuses the zero character in paths and queries', async () => {
    expect((await app.request('/api/homes/a%00')).status).toBe(400);
    expect((await app.request('/api/homes/ab?currency=%00')).status).toBe(400);
  });
});

describe('what goes out', () => {
  it('holds only what the contract names', async () => {
    expect(await (await app.request('/api/homes/secret')).json()).toEqual({ key: 'secret', price: 1 });
  });

  it('says nothing about an unknown error, or an answer that breaks the contract, and logs it', async () => {
    for (const key of ['broken', 'wrong']) {
      logged.length = 0;
      const response = await app.request(`/api/homes/${key}`);
      expect(response.status).toBe(500);
      const text = await response.text();
      expect(JSON.parse(text)).toMatchObject({ code: 'internal', requestId: 'test' });
      expect(text).not.toMatch(/hunter2|10\.0|price|NaN|stack/);
      expect(logged).toHaveLength(1);
    }
  });

  it('tells refusals of verbs in their own words, unlogged', async () => {
    logged.length = 0;
    const response = await app.request('/api/homes/gone');
    expect(response.status).toBe(410);
    expect(await response.json()).toMatchObject({ code: 'gone', detail: 'Sold.' });
    expect(logged).toEqual([]);
  });

  it('answers 204 where the contract has no answer', async () => {
    const response = await app.request('/api/homes/ab', { method: 'DELETE' });
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
  });

  it('gives public reads an ETag and their time in caches, and answers 304 to who knows it', async () => {
    const first = await app.request('/api/homes/ab');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=30');
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const again = await app.request('/api/homes/ab', { headers: { 'if-none-match': known } });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(etag);
      expect(await again.text()).toBe('');
    }
    expect((await app.request('/api/homes/ab?currency=EUR', { headers: { 'if-none-match': etag } })).status).toBe(200);
    expect((await post('{"key":"ab","owner":{"age":1}}')).headers.get('cache-control')).toBe('no-store');
  });

  it('answers HEAD without a body', async () => {
    const response = await app.request('/api/homes/ab', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('etag')).not.toBeNull();
    expect(await response.text()).toBe('');
  });
});

describe('who and how', () => {
  it('keeps calls for the signed-in from anybody else', async () => {
    const response = await app.request('/api/mine');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'unauthenticated' });
  });

  it('names the methods that a path knows', async () => {
    const response = await app.request('/api/homes/ab', { method: 'PUT' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, DELETE');
    expect(await response.json()).toMatchObject({ code: 'method-not-allowed', status: 405 });
  });
});
