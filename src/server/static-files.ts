import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import type { HonoEnv } from '#platform/http/hono-env.ts';

const CLIENT_DIRECTORY = path.resolve(import.meta.dirname, '../../build/client');
const PUBLIC_DIRECTORY = path.resolve(import.meta.dirname, '../../public');
const PUBLIC_FILES = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png', '/og.png'];

const CONTENT_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.map': 'application/json',
};

/** Hashed assets for a year; a missing one is a plain 404, never a page. */
export function mountStaticFiles(app: Hono<HonoEnv>): void {
  app.get('/assets/*', async (c) => {
    const response = await serveFile(CLIENT_DIRECTORY, c.req.path, 'public, max-age=31536000, immutable');
    return response ?? c.text('Not found', 404, { 'cache-control': 'no-store' });
  });
  for (const name of PUBLIC_FILES) {
    app.get(name, async (c) => (await serveFile(PUBLIC_DIRECTORY, name, 'public, max-age=86400')) ?? c.text('Not found', 404));
  }
}

async function serveFile(directory: string, requestPath: string, cacheControl: string): Promise<Response | undefined> {
  const file = path.join(directory, path.normalize(decodeURIComponent(requestPath)));
  if (!file.startsWith(directory + path.sep)) return undefined;
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() !== true) return undefined;
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, {
    headers: {
      'content-type': CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream',
      'content-length': String(found.size),
      'cache-control': cacheControl,
    },
  });
}
