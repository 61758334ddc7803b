import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';
import type { HonoEnv } from '#platform/http/hono-env.ts';

const ASSETS_DIRECTORY = path.resolve(import.meta.dirname, '../../build/client/assets');
const PUBLIC_DIRECTORY = path.resolve(import.meta.dirname, '../../public');
const PUBLIC_FILES = ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'og.png'];

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
export function mountStaticFiles(app: Hono<HonoEnv>, directories = { assets: ASSETS_DIRECTORY, public: PUBLIC_DIRECTORY }): void {
  app.get('/assets/*', async (c) => {
    const name = c.req.path.slice('/assets/'.length);
    const response = await serveFile(directories.assets, name, 'public, max-age=31536000, immutable');
    return response ?? c.text('Not found', 404, { 'cache-control': 'no-store' });
  });
  for (const name of PUBLIC_FILES) {
    app.get(`/${name}`, async (c) => {
      const response = await serveFile(directories.public, name, 'public, max-age=86400');
      return response ?? c.text('Not found', 404, { 'cache-control': 'no-store' });
    });
  }
}

async function serveFile(directory: string, name: string, cacheControl: string): Promise<Response | undefined> {
  const file = resolveBelow(directory, name);
  // Read whole: a stream that a HEAD request or a lost client leaves unread would keep its file open.
  const content = file === undefined ? undefined : await readFile(file).catch(() => undefined);
  if (file === undefined || content === undefined) return undefined;
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream',
      'content-length': String(content.length),
      'cache-control': cacheControl,
    },
  });
}

/** The file that a part of an address names; undefined if it lies outside the folder or names nothing. */
function resolveBelow(directory: string, encodedName: string): string | undefined {
  try {
    const file = path.resolve(directory, `./${decodeURIComponent(encodedName)}`);
    return file.startsWith(directory + path.sep) ? file : undefined;
  } catch {
    return undefined;
  }
}
