import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HonoEnv } from '#platform/http/hono-env.ts';
import { mountStaticFiles } from './static-files.ts';

let root: string;
const app = new Hono<HonoEnv>();

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'realty-static-'));
  await mkdir(path.join(root, 'assets/fonts'), { recursive: true });
  await mkdir(path.join(root, 'assets-of-others'));
  await writeFile(path.join(root, 'assets/app-1a2b.js'), 'let a = 1;');
  await writeFile(path.join(root, 'assets/fonts/inter.woff2'), 'font');
  await writeFile(path.join(root, 'secret.txt'), 'secret');
  await writeFile(path.join(root, 'assets-of-others/secret.txt'), 'secret');
  await writeFile(path.join(root, 'favicon.svg'), '<svg/>');
  mountStaticFiles(app, { assets: path.join(root, 'assets'), public: root });
});
afterAll(() => rm(root, { recursive: true }));

describe('assets', () => {
  it('are kept for a year, with their type and length', async () => {
    const response = await app.request('/assets/app-1a2b.js');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('content-length')).toBe('10');
    expect(await response.text()).toBe('let a = 1;');
    expect((await app.request('/assets/fonts/inter.woff2')).headers.get('content-type')).toBe('font/woff2');
  });

  it('answer HEAD with the same headers', async () => {
    const response = await app.request('/assets/app-1a2b.js', { method: 'HEAD' });
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '10', '']);
  });

  it.each([
    '/assets/gone.js',
    '/assets/',
    '/assets/fonts',
    '/assets/..%2fsecret.txt',
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
    '/assets/%2e%2e%2fassets-of-others/secret.txt',
    '/assets/%2fetc/passwd',
    '/assets/app-1a2b.js%00.png',
    '/assets/%E0%A4%A',
  ])('answer %s with a plain 404 that nobody keeps', async (address) => {
    const response = await app.request(address);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await response.text()).toBe('Not found');
  });
});

it('serves the fixed files at the root, and no others', async () => {
  expect((await app.request('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=86400');
  expect((await app.request('/secret.txt')).status).toBe(404);
  expect((await app.request('/og.png')).status).toBe(404);
});
