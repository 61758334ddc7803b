import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { categoryOf, takesEverything } from '#domains/experts/contract.ts';
import { type ImportedVendor, removeVendors, replaceVendors } from '#domains/experts/server/index.ts';
import { createRandom, type Random } from '#lib/random.ts';
import { CATEGORY_KEYS } from '#lib/service-categories.ts';
import type { Context } from '#platform/verb/context.ts';
import { multiplyVendors } from './multiply-vendors.ts';
import { type Percentiles, percentiles } from './search/measure.ts';

export interface ExpertsBenchOptions {
  /** A running site on the same database. */
  url: string;
  vendors: number;
  requests: number;
  report: (step: string) => void;
}

export interface ExpertsBenchResult {
  vendors: number;
  /** Milliseconds of an answer over HTTP: experts for a need, and a page of the directory with its facets. */
  matchMs: Percentiles;
  directoryMs: Percentiles;
  /** How many served the places that were asked about. */
  candidates: Percentiles;
  failures: number;
  cores: number;
  /** Of the last minute: above the number of cores, others were at work as well. */
  load: number;
}

const SOURCE = 'Benchmark';
const METROS = 300;
/** Copies of so many stand for the rest. */
const MODELS = 2000;
const WARM_UP = 20;
const TRADES = CATEGORY_KEYS.filter((key) => categoryOf(key).license === null);

/** Fills the database with vendors in three hundred cities, asks one question after the other, and takes them out again. */
export async function benchExperts(
  ctx: Context,
  { url, vendors, requests, report }: ExpertsBenchOptions,
): Promise<ExpertsBenchResult> {
  const random = createRandom(7);
  const metros = Array.from({ length: METROS }, (_, index) => ({
    city: `Metro ${index}`,
    latitude: random.between(30, 47),
    longitude: random.between(-120, -75),
    weight: Math.exp(random.normal(0, 0.8)),
  }));
  // Models by the code that makes all vendors; their copies by the database.
  const models = Math.min(vendors, MODELS);
  report(`Making ${vendors} vendors`);
  await replaceVendors(
    ctx,
    SOURCE,
    Array.from({ length: models }, () =>
      makeVendor(
        random,
        random.weighted(metros, ({ weight }) => weight),
      ),
    ),
  );
  try {
    await multiplyVendors(ctx.db, SOURCE, Math.round(vendors / models) - 1);
    report('Asking');
    const times = { match: [] as number[], directory: [] as number[], candidates: [] as number[] };
    let failures = 0;
    for (let at = 0; at < requests + WARM_UP; at++) {
      const metro = random.weighted(metros, ({ weight }) => weight);
      const where = { latitude: metro.latitude + random.normal(0, 0.15), longitude: metro.longitude + random.normal(0, 0.15) };
      const categoryKey = random.pick(CATEGORY_KEYS);
      const match = await timed(new URL('/api/experts/match', url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ categoryKey, where, startsOn: '2099-01-01', budgetCents: random.int(10_000, 500_000) }),
      });
      const query = random.pick([
        '',
        '&rating=4',
        '&language=Spanish',
        '&badge=business',
        '&free=7',
        `&city=Metro+${random.int(0, 20)}`,
      ]);
      const directory = await timed(
        new URL(`/api/experts?category=${random.pick(CATEGORY_KEYS)}${query}&page=${random.int(1, 5)}`, url),
      );
      if (at < WARM_UP) continue;
      if (!match.ok || !directory.ok) failures += 1;
      times.match.push(match.ms);
      times.directory.push(directory.ms);
      times.candidates.push((match.body as { total?: number }).total ?? 0);
    }
    return {
      vendors,
      matchMs: percentiles(times.match),
      directoryMs: percentiles(times.directory),
      candidates: percentiles(times.candidates),
      failures,
      cores: os.availableParallelism(),
      load: os.loadavg()[0] ?? 0,
    };
  } finally {
    report('Taking them out again');
    await removeVendors(ctx, SOURCE);
  }
}

async function timed(url: URL, init?: RequestInit): Promise<{ ms: number; ok: boolean; body: unknown }> {
  const start = performance.now();
  const response = await fetch(url, init);
  const body: unknown = await response.json();
  return { ms: performance.now() - start, ok: response.ok, body };
}

function makeVendor(random: Random, metro: { city: string; latitude: number; longitude: number }): ImportedVendor {
  const jobs = random.int(0, 80);
  const reviews = Math.round(jobs / 2);
  const keys = random.shuffle(CATEGORY_KEYS).slice(0, random.chance(0.4) ? 2 : 1);
  const licenses = keys.flatMap((categoryKey) =>
    TRADES.includes(categoryKey) ? [] : [{ id: randomUUID(), categoryKey, state: 'WA', number: 'B-1', expiresOn: '2199-12-31' }],
  );
  const check = {
    what: 'Made for a benchmark',
    evidence: 'None',
    checker: 'a benchmark',
    checkedOn: '2026-01-01',
    expiresOn: '2199-12-31',
  };
  return {
    id: randomUUID(),
    name: `Benchmark ${random.int(1, 1_000_000)}`,
    legalName: 'Benchmark',
    city: metro.city,
    state: 'WA',
    postalCode: '98001',
    latitude: metro.latitude + random.normal(0, 0.15),
    longitude: metro.longitude + random.normal(0, 0.15),
    phone: '',
    email: '',
    street: '',
    bio: '',
    startedYear: 2000,
    portfolio: [],
    languages: random.chance(0.3) ? ['English', 'Spanish'] : ['English'],
    worksOnSite: true,
    worksRemotely: random.chance(0.1),
    area: { kind: 'radius', miles: random.int(5, 40) },
    policies: { cancellation: '', refund: '', travelFeeCents: null },
    isPaused: false,
    joinedOn: '2026-01-01',
    offers: keys.map((categoryKey) => ({
      categoryKey,
      takes: takesEverything(categoryKey),
      excludes: '',
      price: {
        model: random.pick(['fixed', 'hourly', 'quote'] as const),
        cents: random.int(5000, 90_000),
        rate: null,
        minimumCents: random.int(1000, 90_000),
      },
      packages: [],
      leadDays: random.int(0, 30),
      statistics: {
        jobsDone: jobs,
        ratingCount: reviews,
        ratingSum: Math.round(reviews * random.between(3, 5)),
        responseMinutes: random.int(1, 1500),
        acceptRate: random.next(),
        completionRate: random.between(0.7, 1),
        priceMedianCents: random.int(5000, 90_000),
      },
    })),
    licenses,
    insurance: [],
    checks: [
      ...licenses.map(({ id }) => ({ ...check, kind: 'license' as const, aboutId: id })),
      ...(random.chance(0.8) ? [{ ...check, kind: 'business' as const, aboutId: null }] : []),
    ],
  };
}
