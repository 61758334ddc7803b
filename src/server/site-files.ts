import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';
import type { HonoEnv } from '#platform/http/hono-env.ts';
import type { Site } from '#platform/web/site.ts';
import { OFFLINE_POLICY, WORKER_POLICY, writeOfflinePage } from './offline-page.ts';

const WORKER_FILE = path.resolve(import.meta.dirname, '../../public/sw.js');

/** robots.txt, the web manifest, the worker and page for browsers without a connection, and where password managers send people to change a password. */
export function mountSiteFiles(app: Hono<HonoEnv>, site: Site): void {
  app.get('/robots.txt', (c) =>
    c.text(
      [
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /auth/',
        'Disallow: /dev/',
        'Allow: /api/media/',
        'Allow: /api/covers/',
        '',
        `Sitemap: ${site.publicUrl}/sitemap.xml`,
        '',
      ].join('\n'),
      200,
      { 'cache-control': 'public, max-age=3600' },
    ),
  );
  app.get('/.well-known/change-password', (c) => c.redirect('/settings?tab=sign-in', 303));
  app.get('/sw.js', async (c) =>
    c.body(await readFile(WORKER_FILE, 'utf8'), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': WORKER_POLICY,
    }),
  );
  app.get('/offline', (c) =>
    c.html(writeOfflinePage(site), 200, { 'cache-control': 'no-cache', 'content-security-policy': OFFLINE_POLICY }),
  );
  app.get('/manifest.webmanifest', (c) =>
    c.body(JSON.stringify(webManifest(site)), 200, {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
    }),
  );
}

function webManifest(site: Site): object {
  return {
    name: site.productName,
    short_name: site.productName,
    description: 'Buy and sell homes with help you can trust',
    id: '/',
    start_url: '/',
    scope: '/',
    lang: 'en-US',
    categories: ['lifestyle', 'shopping'],
    display: 'standalone',
    background_color: '#fbfaf7',
    theme_color: '#0f5d4a',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
    shortcuts: [
      { name: 'Search homes', url: '/property-search' },
      { name: 'Saved homes', url: '/buyer-dashboard' },
      { name: 'Settings', url: '/settings' },
    ],
  };
}
