import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import AxeBuilder from '@axe-core/playwright';
import {
  type APIRequestContext,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import { openHomesDatabase, type HomesDatabase } from './homes-database.ts';

export { expect } from '@playwright/test';

// The software renderer of a headless browser logs its own speed.
const RENDERER_TALK = /GL Driver Message|GPU stall/;
/** What Playwright says itself where it lets no worker in. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** Opens a browser beside that of the test, as of somebody else. */
export type OpenOther = (options?: BrowserContextOptions) => Promise<Page>;

interface Fixtures {
  /** The console messages this test allows; any other error or warning fails it. */
  allowed: { complaints: RegExp[] };
  /** Whether maps are drawn. A headless browser draws them on the processor, which costs most of a test's time, so only map tests ask for it. */
  drawsMaps: boolean;
  /** Whether the server draws the pictures of homes. Hundreds of them cost it more than all else, so only tests of pictures ask for it. */
  showsPictures: boolean;
  withoutMaps: void;
  withoutPictures: void;
  watchedConsole: void;
  openOther: OpenOther;
  /** Requests from this machine, the only one that may read the mailbox. */
  machine: APIRequestContext;
}

/** Playwright's test, which fails on any error or warning of the console, and can look into the database. */
export const test = base.extend<Fixtures, { homes: HomesDatabase }>({
  allowed: [{ complaints: [] }, { option: true }],
  drawsMaps: [false, { option: true }],
  showsPictures: [false, { option: true }],
  withoutMaps: [
    async ({ context, drawsMaps }, use) => {
      if (!drawsMaps) await context.addInitScript(offerNoWebGL);
      await use();
    },
    { auto: true },
  ],
  withoutPictures: [
    async ({ page, showsPictures }, use) => {
      if (!showsPictures) await answerPictures(page);
      await use();
    },
    { auto: true },
  ],
  openOther: async ({ browser, drawsMaps, showsPictures }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      if (!drawsMaps) await context.addInitScript(offerNoWebGL);
      const page = await context.newPage();
      if (!showsPictures) await answerPictures(page);
      return page;
    });
    for (const context of opened) await context.close();
  },
  // Each test calls from its own network, so that tests never share rate limits.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  extraHTTPHeaders: async ({}, use, { testId }) => {
    const [first, second, third] = createHash('sha256').update(testId).digest();
    await use({ 'x-forwarded-for': `10.${first}.${second}.${third}` });
  },
  machine: async ({ playwright, baseURL }, use) => {
    const context = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }), extraHTTPHeaders: {} });
    await use(context);
    await context.dispose();
  },
  watchedConsole: [
    async ({ page, allowed }, use) => {
      // The browser reports some policy violations outside the console.
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
        );
      });
      const complaints = watchConsole(page);
      watchRequests(page);
      await use();
      const rest = complaints.filter((text) => !allowed.complaints.some((complaint) => complaint.test(text)));
      expect(rest, 'errors and warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
  homes: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const homes = await openHomesDatabase();
      await use(homes);
      await homes.close();
    },
    { scope: 'worker' },
  ],
});

/** Runs in the page: a browser that cannot draw maps, as some cannot. */
function offerNoWebGL(): void {
  const { prototype } = HTMLCanvasElement;
  const original = Object.getOwnPropertyDescriptor(prototype, 'getContext')?.value as (...given: unknown[]) => unknown;
  Object.defineProperty(prototype, 'getContext', {
    value(this: HTMLCanvasElement, ...given: unknown[]) {
      return given[0] === 'webgl2' || given[0] === 'webgl' ? null : original.apply(this, given);
    },
  });
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><rect width="3" height="2" fill="#88a"/></svg>';

/**
 * Answers every picture of a home with a plain one. Playwright's own routes stop every request there is, and put the browser's
 * cache out of use.
 */
async function answerPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'content-type', value: 'image/svg+xml' }];
    // The page may have gone on to the next one meanwhile.
    session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body: btoa(PICTURE) }).catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/media/*' }] });
}

/**
 * Lets a page read the mailbox, which answers this machine alone. Playwright's routes put the browser's cache out of use: only
 * a test that opens the mailbox asks for it.
 */
export async function openMailboxTo(page: Page): Promise<void> {
  await page.context().route(/\/dev\/mailbox/, (route) => {
    const headers = Object.entries(route.request().headers()).filter(([name]) => name !== 'x-forwarded-for');
    return route.continue({ headers: Object.fromEntries(headers) });
  });
}

/** Collects the browser's complaints, including violations of the content security policy. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && text !== NO_WORKER && !RENDERER_TALK.test(text)) complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return complaints;
}

/** Browsers report every document that is not a 2xx; a test of such a page allows exactly that. */
export const STATUS_COMPLAINT = /^Failed to load resource: the server responded with a status of 4(04|10)/;

/** The recorder of these tests tries its script in the frame that shows a mail, which allows none. */
export const SANDBOX_COMPLAINT = /^Blocked script execution in '[^']+\/api\/dev\/mailbox\/\d+\/html'/;

/** Rules of axe whose faults are minor or moderate, and that looked at every node of a page. */
const LESSER_RULES = [
  'aria-allowed-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'skip-link',
  'table-duplicate-name',
];

const findBuilder = createRequire(import.meta.url);
/** Of the version that the builder brings. */
const findAxe = createRequire(findBuilder.resolve('@axe-core/playwright'));
const AXE = readFileSync(findAxe.resolve('axe-core/axe.min.js'), 'utf8');

export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(markRepeated);
  // The builder would send axe twice for each look, each time with all its spaces and comments.
  if ((await page.evaluate('typeof window.axe?.run')) !== 'function') await page.evaluate(`${AXE}; undefined`);
  // Without a look into frames: the mail in the mailbox runs no script, so axe would wait there for ever.
  const builder = new AxeBuilder({ page, axeSource: 'undefined' }).exclude('iframe').exclude('[data-repeated]').setLegacyMode();
  // Passing rules need no report for each node, and what is no serious fault is not looked for.
  const rules = Object.fromEntries(LESSER_RULES.map((id) => [id, { enabled: false }]));
  const { violations } = await builder.options({ resultTypes: ['violations'], rules }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

/** Marks all but the first two siblings that differ only in their words: two of forty like cards show every fault. */
function markRepeated(): void {
  const shapeOf = (element: Element): string => {
    const attributes = [...element.attributes].map(({ name, value }) => (/^(?:class|role|type)$/.test(name) ? value : name));
    return `${element.tagName} ${attributes.join(' ')} (${[...element.children].map(shapeOf).join()})`;
  };
  for (const marked of document.querySelectorAll('[data-repeated]')) marked.removeAttribute('data-repeated');
  for (const parent of document.querySelectorAll('body *')) {
    if (parent.children.length < 3 || parent.closest('[data-repeated], svg') !== null) continue;
    const counts = new Map<string, number>();
    for (const child of parent.children) {
      const shape = shapeOf(child);
      const count = (counts.get(shape) ?? 0) + 1;
      counts.set(shape, count);
      if (count > 2) child.setAttribute('data-repeated', '');
    }
  }
}

/** Text on a picture needs its own background, whose contrast the tokens guarantee. */
export async function expectTextClearOfPictures(page: Page): Promise<void> {
  const bare = await page.evaluate(() => {
    const opaque = (element: Element) => {
      const color = getComputedStyle(element).backgroundColor;
      const alpha = /(?:\/|,(?=[^,]*\)$)(?<=rgba.*))\s*([\d.]+)\)$/.exec(color)?.[1];
      return color !== 'transparent' && (alpha === undefined || Number(alpha) >= 0.7);
    };
    /** The visible part of a picture, since boxes around it may cut it. */
    const seen = (image: Element) => {
      let { left, top, right, bottom } = image.getBoundingClientRect();
      for (let around = image.parentElement; around !== null; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === 'visible') continue;
        const box = around.getBoundingClientRect();
        [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
        [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      return { left, top, right, bottom };
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pictures = [...document.querySelectorAll('main img')].map((image) => ({ image, box: seen(image) }));
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (parent === null || text.textContent?.trim() === '' || !parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const at = range.getBoundingClientRect();
      if (at.width < 2 || parent.closest('.sr-only, script, style, noscript') !== null) continue;
      for (const { image, box } of pictures) {
        const width = Math.min(at.right, box.right) - Math.max(at.left, box.left);
        const height = Math.min(at.bottom, box.bottom) - Math.max(at.top, box.top);
        if (width < 2 || height < 2) continue;
        let ground: Element | null = parent;
        while (ground !== null && !ground.contains(image) && !opaque(ground)) ground = ground.parentElement;
        if (ground?.contains(image) === true) found.push(`${text.textContent?.slice(0, 40)} on ${image.getAttribute('src')}`);
      }
    }
    return found;
  });
  expect(bare).toEqual([]);
}

/** Fails if anything reaches over the right edge of the screen, or a table whose rows are cards on a phone scrolls there. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, screen, tables } = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('td[data-header]')].map((cell) => cell.closest('[role="group"]'));
    const wide = [...new Set(boxes)].filter((box) => box !== null && box.scrollWidth > box.clientWidth);
    return {
      content: document.documentElement.scrollWidth,
      screen: window.innerWidth,
      tables: window.innerWidth < 640 ? wide.map((box) => box?.querySelector('caption')?.textContent) : [],
    };
  });
  expect(content).toBeLessThanOrEqual(screen);
  expect(tables, 'tables that scroll sideways').toEqual([]);
}

/** Looks at what is open on a phone in the light and on a desk in the dark, and at the width of what lies between. */
export async function expectGoodLooks(page: Page): Promise<void> {
  for (const { width, colorScheme, isBetween } of [
    { width: 360, colorScheme: 'light', isBetween: false },
    { width: 768, colorScheme: 'dark', isBetween: true },
    { width: 1440, colorScheme: 'dark', isBetween: false },
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expectNoSidewaysScroll(page);
    if (!isBetween) await expectAccessible(page);
  }
}

interface Traffic {
  underway: Set<Request>;
  /** When the last request began or ended. */
  changedAt: number;
}

const traffics = new WeakMap<Page, Traffic>();

function watchRequests(page: Page): Traffic {
  const known = traffics.get(page);
  if (known !== undefined) return known;
  const traffic: Traffic = { underway: new Set(), changedAt: 0 };
  traffics.set(page, traffic);
  const end = (request: Request) => {
    if (traffic.underway.delete(request)) traffic.changedAt = performance.now();
  };
  page.on('request', (request) => {
    // The stream of news is one answer that never ends.
    if (request.url().includes('/api/realtime')) return;
    traffic.underway.add(request);
    traffic.changedAt = performance.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return traffic;
}

const QUIET_MS = 150;
const PATIENCE_MS = 240_000;

/** Asks until it holds. Each failed `expect` would have its source read and colored for the report, which costs more than the question. */
async function waitUntil(what: string, holds: () => boolean | Promise<boolean>, pauseMs: number): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Waited in vain until ${what}.`);
    await wait(pauseMs);
  }
}

/** Waits until the page has sent no request for a while, apart from the stream of news. */
async function waitForQuiet(page: Page): Promise<void> {
  const traffic = watchRequests(page);
  const beganAt = performance.now();
  const isQuiet = () => traffic.underway.size === 0 && performance.now() - Math.max(beganAt, traffic.changedAt) >= QUIET_MS;
  await waitUntil('the page asks for nothing', isQuiet, 25);
}

/** Stirs, waits until no large part of the page is loading, goes down the page in steps, so that what loads when it comes near has loaded, and back up. */
export async function scrollThrough(page: Page): Promise<void> {
  const loading = page.locator('main :is(.animate-breathe, [role=status].min-h-\\[60vh\\])');
  const hasLoaded = async () => {
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    return (await loading.count()) === 0;
  };
  await waitUntil('every large part of the page has loaded', hasLoaded, 200);
  await waitForQuiet(page);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  await waitForQuiet(page);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Waits until the page answers to clicks: its first navigation has been reported, and what comes after has come. */
export async function openPage(page: Page, path: string): Promise<void> {
  watchRequests(page);
  const reported = page.waitForRequest((request) => request.url().endsWith('/api/analytics/page-views'));
  await page.goto(path);
  await reported;
  await waitForQuiet(page);
}
