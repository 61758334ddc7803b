import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { signInDemo } from '../demo-sign-in.ts';
import { readSiteHomes, type SiteHomes } from './site-homes.ts';
import { SITE_PARTS, type SiteRequest } from './site-parts.ts';

export interface MemoryBenchOptions {
  /** A running site, with READS_PER_MINUTE=0. */
  url: string;
  requests: number;
  clients: number;
  onSample?: (sample: MemorySample) => void;
}

export interface MemorySample {
  /** After what it was taken. */
  after: string;
  totalMb: number;
  processMb: number;
  databaseMb: number | null;
  heapMb: number;
  helpers: { name: string; mb: number }[];
  /** Answers of 500 and above, and broken connections. */
  failures: number;
}

export interface MemoryBenchResult {
  samples: MemorySample[];
  requests: number;
  /** What the system without its helpers has grown by over the second half of the requests, each time measured at rest. */
  growthMb: number;
}

/** The site measures again after this time. */
const SETTLE_MS = 3500;
/** Until a process at rest has given back what it does not need. */
const REST_MS = 30_000;
const SLICES = 40;
const MOVED_DEGREES = 0.000_01;

/** The memory of a running site: at rest, with each of its parts loaded, and under ever new requests. */
export async function benchMemory(options: MemoryBenchOptions): Promise<MemoryBenchResult> {
  const { url, requests, onSample } = options;
  const samples: MemorySample[] = [];
  async function sample(after: string, failures = 0): Promise<MemorySample> {
    const taken = { after, ...(await measureSite(url)), failures };
    samples.push(taken);
    onSample?.(taken);
    return taken;
  }
  async function measureAtRest(after: string): Promise<number> {
    await wait(REST_MS);
    const { totalMb, helpers } = await sample(`${after}, at rest`);
    return helpers.reduce((rest, { mb }) => rest - mb, totalMb);
  }
  await sample('start');
  const homes = await readSiteHomes(url);
  const token = await signInDemo(url, 'buyer');
  for (const part of SITE_PARTS) await sample(part.name, await askAll(url, token, part.requests(homes)));
  const address = addressesOf(homes);
  const slice = Math.ceil(requests / SLICES);
  const half = slice * Math.floor(Math.ceil(requests / slice) / 2);
  let atHalf = 0;
  for (let done = 0; done < requests; done += slice) {
    if (done === half) atHalf = await measureAtRest('half');
    const failures = await load(options, Math.min(slice, requests - done), (index) => address(done + index));
    await sample(`${Math.min(requests, done + slice)} requests`, failures);
  }
  return { samples, requests, growthMb: (await measureAtRest('all')) - atHalf };
}

async function measureSite(url: string): Promise<Omit<MemorySample, 'after' | 'failures'>> {
  await wait(SETTLE_MS);
  const health = (await (await fetch(new URL('/api/health', url))).json()) as {
    memory: Omit<MemorySample, 'after' | 'failures'>;
  };
  return health.memory;
}

async function askAll(url: string, token: string, requests: readonly SiteRequest[]): Promise<number> {
  let failures = 0;
  for (const { path, body, signedIn } of requests) {
    const response = await fetch(new URL(path, url), {
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(signedIn && { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    if (response.status >= 500) failures += 1;
  }
  return failures;
}

async function load({ url, clients }: MemoryBenchOptions, amount: number, addressOf: (index: number) => string): Promise<number> {
  let next = 0;
  const result = await autocannon({
    url,
    amount,
    connections: Math.min(clients, amount),
    // As browsers ask: what is compressed is kept too.
    headers: { 'accept-encoding': 'gzip, br' },
    requests: [{ method: 'GET', setupRequest: (request) => ({ ...request, path: addressOf(next++) }) }],
  });
  return result['5xx'] + result.errors;
}

/** The nth of many requests, each slightly different, as from many visitors. */
function addressesOf({ keys, points, viewports, places, tiles, pictures }: SiteHomes): (index: number) => string {
  const pick = <Item>(list: readonly Item[], index: number): Item | undefined => list[index % list.length];
  function moved(index: number, half: number): string {
    const [longitude, latitude] = pick(points, index) ?? [0, 0];
    const shift = Math.floor(index / points.length) * MOVED_DEGREES;
    return [longitude + shift - half, latitude - half, longitude + shift + half, latitude + half]
      .map((degrees) => degrees.toFixed(6))
      .join(',');
  }
  const kinds: ((index: number) => string)[] = [
    (index) => `/api/listings?bbox=${moved(index, 0.01)}&bedsMin=${1 + (index % 4)}&priceMin=${100_000 + (index % 997) * 100}`,
    (index) => `/api/listings/clusters?bbox=${moved(index, 0.04)}&zoom=${11 + (index % 5)}`,
    (index) => `/api/listings?bbox=${pick(viewports, index)}`,
    (index) => `/property/${pick(keys, index)}`,
    (index) => `/property-search?bbox=${moved(index, 0.02)}`,
    (index) => `/api/listings/${pick(keys, index)}`,
    (index) => `/api/valuation/listings/${pick(keys, index)}`,
    (index) => `/api/travel/times?from=${pick(points, index)?.join(',')}&to=${pick(points, index * 7)?.join(',')}`,
    (index) => `/api/listings/facets?bbox=${moved(index, 0.02)}`,
    (index) => pick(tiles, index) ?? '/',
    (index) => pick(pictures.slice(0, 8), index) ?? '/',
    (index) => `/api/market/${pick(places, index)}`,
    (index) => `/api/places?q=${(index % 1296).toString(36)}`,
    (index) => `/no-such-page/${index}`,
  ];
  return (index) => pick(kinds, index)?.(Math.floor(index / kinds.length)) ?? '/';
}
