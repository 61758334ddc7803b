import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { compressAnswer } from './compress-answer.ts';

const TEXT = 'a home with a view, '.repeat(400);

const CHUNKS = 400;
const FILE = { 'content-type': 'text/plain', 'content-disposition': 'attachment; filename="long.txt"' };
let pulled = 0;

function chunks(): ReadableStream<Uint8Array> {
  pulled = 0;
  return new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new TextEncoder().encode(TEXT));
      if (pulled === CHUNKS) controller.close();
    },
  });
}

function app(): Hono {
  const hono = new Hono();
  hono.use(async (c, next) => {
    await next();
    c.res = await compressAnswer(c.req.raw, c.res);
  });
  hono.get(
    '/page',
    () => new Response(TEXT, { headers: { 'content-type': 'text/html', 'content-length': String(TEXT.length) } }),
  );
  hono.get('/picture', () => new Response(TEXT, { headers: { 'content-type': 'image/webp' } }));
  hono.get('/file', () => new Response(chunks(), { headers: { ...FILE, 'content-length': String(CHUNKS * TEXT.length) } }));
  hono.get('/short', (c) => c.json({ ok: true }));
  return hono;
}

describe('compressAnswer', () => {
  it.each([
    ['br', (body: Buffer) => brotliDecompressSync(body).toString()],
    ['gzip', (body: Buffer) => gunzipSync(body).toString()],
  ])('answers with %s, and claims no length but its own', async (encoding, decode) => {
    const response = await app().request('/page', { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-length')).toBeNull();
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(decode(Buffer.from(await response.arrayBuffer()))).toBe(TEXT);
  });

  it('compresses a file as it goes out, and holds no whole one', async () => {
    const response = await app().request('/file', { headers: { 'accept-encoding': 'br, gzip' } });
    expect([response.headers.get('content-encoding'), response.headers.get('content-length')]).toEqual(['gzip', null]);
    expect(pulled).toBeLessThan(CHUNKS / 4);
    expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(TEXT.repeat(CHUNKS));
    const plain = await app().request('/file', { headers: { 'accept-encoding': 'br' } });
    expect([plain.headers.get('content-encoding'), (await plain.text()).length]).toEqual([null, CHUNKS * TEXT.length]);
  });

  it('respects what the client refuses', async () => {
    const page = async (accepted: string) =>
      (await app().request('/page', { headers: { 'accept-encoding': accepted } })).headers.get('content-encoding');
    expect(await page('br;q=0, gzip')).toBe('gzip');
    expect(await page('gzip;q=0.5, br;q=0.4')).toBe('br');
    expect(await page('identity, gzip;q=0')).toBeNull();
  });

  it('keeps answers in as much memory as they take', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const hono = new Hono();
    hono.use(async (c, next) => {
      await next();
      c.res = await compressAnswer(c.req.raw, c.res);
    });
    hono.get('/page/:at', (c) => c.text(`${c.req.param('at')} ${TEXT}`));
    collect();
    const before = process.memoryUsage().arrayBuffers;
    for (let at = 0; at < 400; at += 1)
      await (await hono.request(`/page/${at}`, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
    // Each is 8 kB of repeated words. What is let go of returns only after some turns.
    await expect
      .poll(() => {
        collect();
        return process.memoryUsage().arrayBuffers - before;
      })
      .toBeLessThan(3_000_000);
  });

  it('leaves pictures, short answers and clients that ask for nothing alone', async () => {
    const headers = { 'accept-encoding': 'br' };
    expect((await app().request('/picture', { headers })).headers.has('content-encoding')).toBe(false);
    expect((await app().request('/short', { headers })).headers.has('content-encoding')).toBe(false);
    expect(await (await app().request('/page')).text()).toBe(TEXT);
  });
});
