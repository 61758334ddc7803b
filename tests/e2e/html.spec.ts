import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { LINKED_PAGES } from '#tests/support/linked-pages.ts';
import { BUILT_PAGES, pathOf, type SitePage } from '#tests/support/site-pages.ts';

const ASSETS = new URL('../../build/client/assets/', import.meta.url);
const MOST_SCRIPT_BYTES = 130_000;
/** Pages with a map, and the specimens of the design system, which are shown in development alone. */
const HEAVIER_ROUTES = ['domains/search/web/pages/property-search', 'app/pages/neighborhood-explorer', 'app/pages/ui'];
const SERVED_PAGES = [...BUILT_PAGES, ...LINKED_PAGES];

interface Askers {
  request: APIRequestContext;
  machine: APIRequestContext;
}

function askerOf({ isForMachine }: SitePage, { request, machine }: Askers): APIRequestContext {
  return isForMachine === true ? machine : request;
}

test('served pages carry title, heading, canonical address, no inline styles or handlers, and 130 kB of script without a map', async ({
  request,
  machine,
  homes,
}) => {
  const readScript = scriptReader(request);
  for (const sitePage of SERVED_PAGES) {
    const path = await pathOf(sitePage, homes);
    const response = await askerOf(sitePage, { request, machine }).get(path);
    expect(response.status(), path).toBe(sitePage.status);
    const html = await response.text();
    expect(html, path).toMatch(/<title>[^<]+<\/title>/);
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
    expect(html, path).not.toMatch(/<[^>]+ style="/);
    expect(html, path).not.toMatch(/<[^>]+ on(click|load|error|submit)="/);
    // A page either names its canonical address for search engines or excludes them.
    if (html.includes('content="noindex"')) expect(html, path).not.toContain('rel="canonical"');
    else expect(html, path).toMatch(/<link rel="canonical" href="https?:\/\/[^"]+"/);
    if (sitePage.status !== 200) expect(html, path).toContain('content="noindex"');
    for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) JSON.parse(json);
    if (sitePage.hasMap === true) continue;
    expect
      .soft(await firstLoadBytes(html, readScript), `${sitePage.name}: gzip bytes of script`)
      .toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a home shows its price, its facts, its cost and its history', async ({ page, homes }) => {
    const key = await homes.fullKey();
    const listing = await (await page.request.get(`/api/listings/${key}`)).json();
    await page.goto(`/property/${key}`);
    const price = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(
      listing.listPrice,
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(listing.streetAddress);
    await expect(page.getByText(price, { exact: true }).first()).toBeVisible();
    for (const name of ['Facts and features', 'Monthly cost', 'Price history', 'Open houses'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '');
    const all = JSON.stringify(data);
    expect(all).toContain('RealEstateListing');
    expect(all).toContain(`"price":${listing.listPrice}`);
    expect(all).toContain(listing.streetAddress);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/property/${key}$`));
  });

  test('another sentence is another search', async ({ page }) => {
    await page.goto('/property-search?text=3+bed+house+under+%24800k');
    const box = page.getByRole('combobox', { name: /or a sentence/ });
    await box.fill('condo under 500k');
    await box.press('Enter');
    await expect(page).toHaveURL(/types=condo/);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ types: 'condo', priceMax: '500000' });
    expect(page.url()).not.toContain('bedsMin');
  });

  test('on a phone the filters of the list fold away, and the first home is in sight', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/properties?bedsMin=3');
    const photo = await page.getByRole('article').first().getByRole('img').first().boundingBox();
    expect((photo?.y ?? Infinity) + (photo?.height ?? 0)).toBeLessThanOrEqual(780);
    await page.getByText('Filters', { exact: true }).click();
    await page.getByRole('link', { name: /^2\+/ }).click();
    expect(page.url()).toContain('bedsMin=2');
  });

  test('browsing works by links alone', async ({ page }) => {
    await page.goto('/properties');
    await expect(page.getByText('Filters', { exact: true })).toBeHidden();
    await page.getByRole('link', { name: /^4\+/ }).click();
    expect(page.url()).toContain('bedsMin=4');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Homes for sale');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('no route without a map needs more than 130 kB of script at first', async ({ request }) => {
  const readScript = scriptReader(request);
  const { entry, routes } = readManifest();
  const pages = Object.values(routes).filter(({ id }) => !HEAVIER_ROUTES.includes(id));
  expect(pages.length, 'routes of the build').toBeGreaterThan(80);
  for (const page of pages) {
    const parts: RoutePart[] = [entry];
    for (let part: Route | undefined = page; part !== undefined; part = routes[part.parentId ?? '']) parts.push(part);
    const { bytes } = await loadAll(
      parts.flatMap(({ module, imports }) => [module, ...(imports ?? [])]),
      readScript,
    );
    expect.soft(bytes, `${page.id}: gzip bytes of script`).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
  }
});

test.describe('with pictures', () => {
  test.use({ showsPictures: true });

  test('the scripts of a home wait for its picture, or for its reader', async ({ page, request, homes }) => {
    const path = `/property/${await homes.fullKey()}`;
    // So low that no part that is asked for as it comes near the screen is near, however late fonts and pictures come.
    await page.setViewportSize({ width: 1280, height: 480 });
    await drawFirstPicture(request, path);
    await page.goto(path);
    await expect.poll(() => scriptsBeganAfter(page, 'picture')).toBe(true);

    // Checking what comes and goes is the server's: a home is read without the library for it.
    await expect(page.getByRole('button', { name: 'Compare' })).toBeVisible();
    const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const sources = await Promise.all(
      scripts.filter((name) => name.endsWith('.js')).map(async (url) => ({ url, text: await (await request.get(url)).text() })),
    );
    const checking = sources.find(({ text }) => text.includes('Invalid input: expected'))?.url.replace(/.*\//, '');
    const askedBy = sources.filter(({ text }) => checking !== undefined && text.includes(checking)).map(({ url }) => url);
    expect(askedBy).toEqual([]);

    // A missing picture does not delay a reader who acts.
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\/api\/media\//, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('Tab');
    await expect.poll(() => scriptsBeganAfter(page, 'key')).toBe(true);
    letGo();
  });
});

/** Drawn for the first time on a busy machine, a picture takes longer than its page waits for it. */
async function drawFirstPicture(request: APIRequestContext, path: string): Promise<void> {
  const [first = ''] = /<img [^>]+>/.exec(await (await request.get(path)).text()) ?? [];
  const sizes = new Set(first.match(/\/api\/media\/[^"\s,]+/g));
  expect(sizes.size, first).toBeGreaterThan(0);
  for (const url of sizes) expect((await request.get(url.replaceAll('&amp;', '&'))).ok(), url).toBe(true);
}

/** Whether the scripts have begun, and only after the largest picture had come, or without it. */
function scriptsBeganAfter(page: Page, what: 'picture' | 'key'): Promise<boolean> {
  return page.evaluate((reason) => {
    const LONGEST_WAIT_MS = 3_000;
    const [whole] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = loads.filter(({ name }) => name.endsWith('.js'));
    if (scripts.length === 0 || whole === undefined) return false;
    const began = Math.min(...scripts.map(({ startTime }) => startTime));
    const picture = loads.find(({ name }) => name === document.querySelector('img')?.currentSrc);
    if (reason === 'key') return picture === undefined;
    const isOverdue = began >= whole.domContentLoadedEventStart + LONGEST_WAIT_MS;
    return isOverdue || (picture !== undefined && began >= picture.responseEnd);
  }, what);
}

interface Script {
  gzipBytes: number;
  /** Addresses of the scripts that it imports at once. */
  imports: string[];
}

/** Reads each script once: most pages share most of theirs. */
function scriptReader(request: APIRequestContext): (url: string) => Promise<Script> {
  const known = new Map<string, Promise<Script>>();
  async function read(url: string): Promise<Script> {
    const source = await (await request.get(url)).text();
    const imports = [...source.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)].map(([, name]) => `/assets/${name}`);
    return { gzipBytes: gzipSync(source).length, imports };
  }
  return (url) => {
    const script = known.get(url) ?? read(url);
    known.set(url, script);
    return script;
  };
}

/** Everything that a page's scripts and preloads name, and what those import at once, compressed one by one. */
async function firstLoadBytes(html: string, readScript: ReturnType<typeof scriptReader>): Promise<number> {
  // Preloads and imports: the names of routes that may come next are in the page too, and load nothing.
  const loads = /(?:rel="modulepreload"[^>]*href=|\bfrom |\bimport[ (])"(\/assets\/[^"]+\.js)"/g;
  const { bytes, scripts } = await loadAll(
    [...html.matchAll(loads)].map(([, url = '']) => url),
    readScript,
  );
  expect(scripts, 'scripts of the page').toBeGreaterThan(3);
  return bytes;
}

async function loadAll(urls: string[], readScript: ReturnType<typeof scriptReader>): Promise<{ bytes: number; scripts: number }> {
  const waiting = [...urls];
  const seen = new Set<string>();
  let bytes = 0;
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (seen.has(url)) continue;
    seen.add(url);
    const { gzipBytes, imports } = await readScript(url);
    bytes += gzipBytes;
    waiting.push(...imports);
  }
  return { bytes, scripts: seen.size };
}

interface RoutePart {
  module: string;
  imports?: string[];
}

interface Route extends RoutePart {
  id: string;
  parentId?: string;
}

/** What the build says of each route: its script, and the scripts that those import. */
function readManifest(): { entry: RoutePart; routes: Record<string, Route> } {
  const [name = ''] = readdirSync(ASSETS).filter((file) => file.startsWith('manifest-'));
  const text = readFileSync(new URL(name, ASSETS), 'utf8');
  return JSON.parse(text.replace(/^[^{]*/, '').replace(/;\s*$/, ''));
}
