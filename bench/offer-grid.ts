import { setTimeout as wait } from 'node:timers/promises';
import { type CDPSession, chromium } from '@playwright/test';
import { type Percentiles, percentiles } from './search/measure.ts';

export interface OfferGridOptions {
  /** A running site in demo mode. */
  url: string;
  chromiumPath: string;
  /** How many offers the grid shows. */
  offers: number;
  /** How often it is drawn, each time on a page just loaded. */
  draws: number;
}

export interface OfferGridResult {
  /** Milliseconds from the answer with all offers until the columns in sight are painted. */
  inSightMs: Percentiles;
  /** The same until every column is. */
  drawnMs: Percentiles;
  /** What the page's own thread worked for all of it, whatever else the machine did. */
  workMs: Percentiles;
}

interface DemoSeller {
  user: object;
  token: string;
}

const GIVE_UP_MS = 120_000;

/**
 * Draws the offers for a home of a demo seller, in Chromium. The site answers with the offers of the seller's past; the page reads
 * the first of them as many times as asked for, each at another price.
 */
export async function benchOfferGrid({ url, chromiumPath, offers, draws }: OfferGridOptions): Promise<OfferGridResult> {
  const seller = await signInSeller(url);
  const listingKey = await findOffered(url, seller);
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(GIVE_UP_MS);
    await page.addInitScript(multiplyOffers, { seller, path: `/api/listings/${listingKey}/offers`, offers });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const inSight: number[] = [];
    const drawn: number[] = [];
    const worked: number[] = [];
    for (let draw = 0; draw < draws; draw += 1) {
      await page.goto(new URL('/seller/dashboard/inquiries?filter=offers', url).href);
      await page.waitForFunction(() => Reflect.has(globalThis, 'showOffers'));
      await untilResting(session);
      const before = await workOf(session);
      const [first, all] = await page.evaluate(drawAndWait, offers);
      inSight.push(first);
      drawn.push(all);
      worked.push((await workOf(session)) - before);
    }
    return { inSightMs: percentiles(inSight), drawnMs: percentiles(drawn), workMs: percentiles(worked) };
  } finally {
    await browser.close();
  }
}

async function signInSeller(url: string): Promise<DemoSeller> {
  const response = await fetch(new URL('/api/auth/demo', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ role: 'seller' }),
  });
  // Our own API, typed by its contracts.
  return (await response.json()) as DemoSeller;
}

/** A home of the seller with offers: a demo person's past is made while they look around. */
async function findOffered(url: string, { token }: DemoSeller): Promise<string> {
  const read = async <Answer>(path: string) => {
    const response = await fetch(new URL(path, url), { headers: { authorization: `Bearer ${token}` } });
    return (await response.json()) as Answer;
  };
  const giveUpAt = performance.now() + GIVE_UP_MS;
  while (performance.now() < giveUpAt) {
    const { listings } = await read<{ listings: { listingKey: string }[] }>('/api/own-listings');
    for (const { listingKey } of listings) {
      const { offers } = await read<{ offers?: unknown[] }>(`/api/listings/${listingKey}/offers`);
      if (offers !== undefined && offers.length > 0) return listingKey;
    }
    await wait(500);
  }
  throw new Error('The demo seller has no offers after two minutes.');
}

/** Runs in the page before its own scripts: signs in, and holds the offers back until they are asked for. */
function multiplyOffers({ seller, path, offers: many }: { seller: DemoSeller; path: string; offers: number }): void {
  localStorage.setItem('demo_user', JSON.stringify(seller.user));
  localStorage.setItem('demo_token', seller.token);
  interface Known {
    offers: { versions: { terms: { priceCents: number } }[] }[];
  }
  const real = globalThis.fetch;
  globalThis.fetch = async (...asked) => {
    const answer = await real(...asked);
    if (new URL(answer.url).pathname !== path || !answer.ok) return answer;
    const known = (await answer.json()) as Known;
    const offers = Array.from({ length: many }, (_, at) => ({
      ...known.offers[0],
      id: crypto.randomUUID(),
      buyerName: `Buyer ${at + 1}`,
      versions: known.offers[0]?.versions.map((version) => ({
        ...version,
        terms: { ...version.terms, priceCents: version.terms.priceCents + at * 1_000_00 },
      })),
    }));
    await new Promise<void>((show) => Reflect.set(globalThis, 'showOffers', show));
    return Response.json({ ...known, offers });
  };
}

/** Runs in the page. Returns the milliseconds until the first columns and until all are painted. */
function drawAndWait(many: number): Promise<[first: number, all: number]> {
  return new Promise((resolve) => {
    const from = performance.now();
    let first: number | undefined;
    const look = () => {
      const columns = document.querySelectorAll('section[aria-label^="Offers for"] th[scope=col]').length;
      // The frame that holds them is painted before the next one begins.
      requestAnimationFrame(() => {
        const after = performance.now() - from;
        if (columns > 0) first ??= after;
        if (first !== undefined && columns >= many) resolve([first, after]);
        else look();
      });
    };
    requestAnimationFrame(look);
    (Reflect.get(globalThis, 'showOffers') as () => void)();
  });
}

/** The rest of the page is drawn as well: its thread hardly worked for a while. */
async function untilResting(session: CDPSession): Promise<void> {
  const giveUpAt = performance.now() + GIVE_UP_MS;
  let before = await workOf(session);
  while (performance.now() < giveUpAt) {
    await wait(500);
    const now = await workOf(session);
    if (now - before < 10) return;
    before = now;
  }
  throw new Error('The page never rests.');
}

/** Milliseconds of processor time of the page's thread since it began. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
