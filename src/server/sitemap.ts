import type { Hono } from 'hono';
import { listSitemapEntries } from '#domains/listings/server/index.ts';
import { listPlaces } from '#domains/neighborhoods/server/index.ts';
import type { HonoEnv } from '#platform/http/hono-env.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import type { Site } from '#platform/web/site.ts';

/** Public pages that do not come from data. */
const FIXED_PATHS = [
  '/',
  '/property-search',
  '/properties',
  '/idx-listings',
  '/assistants',
  '/neighborhood-explorer',
  '/buyer-flow',
  '/ai-valuation',
  '/landing/ai-home-valuation',
  '/experts',
  '/experts/ranking',
  '/service-experts',
  '/landing/commission-savings-calculator',
  '/landing/fsbo-expert-support',
  '/marketplace',
  '/services',
  '/how-it-works',
  '/why-realty-ai',
  '/accuracy',
  '/terms',
  '/privacy',
];
const HOMES_PER_FILE = 20_000;
const STARTS_AGE_MS = 3_600_000;
const HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };

interface SitemapOptions {
  site: Site;
  makeContext: (variables: HonoEnv['Variables']) => ServerContext;
  /** Throws if the caller has read too much. */
  countRead: (variables: HonoEnv['Variables']) => void;
}

/**
 * `/sitemap.xml` names one file of pages and places and as many files of homes as there are; each file of homes starts
 * after a key and ends after 20,000. Where they start is looked up once an hour, since it takes a walk over all homes.
 */
export function mountSitemap(app: Hono<HonoEnv>, { makeContext, countRead, site }: SitemapOptions): void {
  const at = (path: string) => `${site.publicUrl}${path}`;
  for (const path of ['/sitemap.xml', '/sitemaps/*']) {
    app.use(path, (c, next) => {
      countRead(c.var);
      return next();
    });
  }
  let starts: { at: number; keys: string[] } | undefined;
  app.get('/sitemap.xml', async (c) => {
    const ctx = makeContext(c.var);
    if (starts === undefined || ctx.now.getTime() - starts.at > STARTS_AGE_MS)
      starts = { at: ctx.now.getTime(), keys: await listStarts(ctx) };
    const files = [
      at('/sitemaps/pages.xml'),
      ...starts.keys.map((key) => at(`/sitemaps/homes.xml?after=${encodeURIComponent(key)}`)),
    ];
    return c.body(
      xml(
        'sitemapindex',
        files.map((file) => `<sitemap><loc>${escapeXml(file)}</loc></sitemap>`),
      ),
      200,
      HEADERS,
    );
  });
  app.get('/sitemaps/pages.xml', async (c) => {
    const { cities } = await listPlaces(makeContext(c.var));
    const slugs = cities.flatMap((city) => [
      city.slug,
      ...city.neighborhoods.map((area) => area.slug),
      ...city.zips.map((zip) => zip.slug),
    ]);
    const paths = [...FIXED_PATHS, ...slugs.map((slug) => `/properties?place=${encodeURIComponent(slug)}`)];
    return c.body(
      xml(
        'urlset',
        paths.map((path) => `<url><loc>${escapeXml(at(path))}</loc></url>`),
      ),
      200,
      HEADERS,
    );
  });
  app.get('/sitemaps/homes.xml', async (c) => {
    const afterKey = (c.req.query('after') ?? '').replaceAll('\0', '');
    const entries = await listSitemapEntries(makeContext(c.var), { afterKey, limit: HOMES_PER_FILE });
    const urls = entries.map(
      (entry) =>
        `<url><loc>${escapeXml(at(`/property/${entry.listingKey}`))}</loc><lastmod>${entry.lastModified.toISOString()}</lastmod></url>`,
    );
    return c.body(xml('urlset', urls), 200, HEADERS);
  });
}

/** The keys after which the files of homes start. */
async function listStarts(ctx: ServerContext): Promise<string[]> {
  const starts: string[] = [];
  for (let after = ''; ;) {
    const entries = await listSitemapEntries(ctx, { afterKey: after, limit: HOMES_PER_FILE });
    if (entries.length > 0) starts.push(after);
    const last = entries.at(-1);
    if (last === undefined || entries.length < HOMES_PER_FILE) return starts;
    after = last.listingKey;
  }
}

function xml(root: string, children: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${children.join('\n')}\n</${root}>\n`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
