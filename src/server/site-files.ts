import type { Hono } from 'hono';
import type { HonoEnv } from '#platform/http/hono-env.ts';
import type { Site } from '#platform/web/site.ts';

/** robots.txt, the web manifest, and where password managers send people to change a password. */
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
    start_url: '/',
    display: 'standalone',
    background_color: '#fbfaf7',
    theme_color: '#0f5d4a',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  };
}
