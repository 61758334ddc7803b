import autocannon from 'autocannon';

export interface HttpBenchOptions {
  /** A running site, with READS_PER_MINUTE=0. */
  url: string;
  clients: number;
  secondsPerKind: number;
  onKind?: (kind: string) => void;
}

export interface HttpBenchResult {
  kind: string;
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers other than 2xx, and broken connections. */
  failures: number;
}

const KEYS = 400;
const VIEWPORTS = 400;
const METER_DEGREES = 0.00001;

/** Requests a second that a running site answers, by kind of request; the addresses are those of its own homes. */
export async function benchHttp(options: HttpBenchOptions): Promise<HttpBenchResult[]> {
  const kinds = await listAddresses(options.url);
  const results: HttpBenchResult[] = [];
  for (const [kind, addressOf] of Object.entries(kinds)) {
    options.onKind?.(kind);
    results.push(await run(kind, addressOf, options));
  }
  return results;
}

async function run(
  kind: string,
  addressOf: (index: number) => string,
  { url, clients, secondsPerKind }: HttpBenchOptions,
): Promise<HttpBenchResult> {
  let next = 0;
  const result = await autocannon({
    url,
    connections: clients,
    duration: secondsPerKind,
    requests: [{ method: 'GET', setupRequest: (request) => ({ ...request, path: addressOf(next++) }) }],
  });
  return {
    kind,
    requestsPerSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors,
  };
}

interface Item {
  listingKey: string;
  latitude: number | null;
  longitude: number | null;
}

/** The nth request of each kind. */
async function listAddresses(url: string): Promise<Record<string, (index: number) => string>> {
  const homes = await readHomes(url);
  const viewports = Array.from({ length: VIEWPORTS }, (_, index) => viewportAround(homes[index % homes.length], index));
  const viewport = (index: number) => viewports[index % VIEWPORTS] ?? '';
  // Moves by a meter each round: the same work at an address that is in no cache.
  const newViewport = (index: number) =>
    viewportAround(homes[index % homes.length], index, Math.floor(index / homes.length) * METER_DEGREES);
  return {
    'search, mixed': (index) => mixedSearch(viewport(index), index % VIEWPORTS),
    'search, mixed, each for the first time': (index) => mixedSearch(newViewport(index), index),
    'clusters of a viewport': (index) => `/api/listings/clusters?bbox=${viewport(index)}&zoom=${11 + (index % 5)}`,
    'listing page': (index) => `/property/${homes[index % homes.length]?.listingKey}`,
    'search page': (index) => `/property-search?bbox=${viewport(index)}&bedsMin=${1 + (index % 4)}`,
  };
}

function mixedSearch(bbox: string, index: number): string {
  const priceMin = 200_000 + (index % 8) * 100_000;
  const sort = ['newest', 'price-asc', 'price-desc'][index % 3];
  return `/api/listings?bbox=${bbox}&priceMin=${priceMin}&priceMax=${priceMin + 400_000}&bedsMin=${1 + (index % 4)}&sort=${sort}`;
}

async function readHomes(url: string): Promise<Item[]> {
  const homes: Item[] = [];
  let cursor: string | null = '';
  while (homes.length < KEYS && cursor !== null) {
    const response = await fetch(new URL(`/api/listings?limit=100&cursor=${cursor}`, url));
    // Our own API, typed by its contract.
    const page = (await response.json()) as { items: Item[]; nextCursor: string | null };
    homes.push(...page.items);
    cursor = page.nextCursor;
  }
  return homes;
}

/** A map view of one to eight kilometers around a home, moved by some degrees. */
function viewportAround(home: Item | undefined, index: number, shift = 0): string {
  const { latitude, longitude } = { latitude: home?.latitude ?? 0, longitude: (home?.longitude ?? 0) + shift };
  const half = 0.005 * 2 ** (index % 4);
  return [longitude - half, latitude - half * 0.7, longitude + half, latitude + half * 0.7]
    .map((degrees) => degrees.toFixed(5))
    .join(',');
}
