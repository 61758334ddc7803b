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

/** Requests a second that a running site answers, by kind of request; the addresses are those of its own homes. */
export async function benchHttp(options: HttpBenchOptions): Promise<HttpBenchResult[]> {
  const kinds = await listAddresses(options.url);
  const results: HttpBenchResult[] = [];
  for (const [kind, addresses] of Object.entries(kinds)) {
    options.onKind?.(kind);
    results.push(await run(kind, addresses, options));
  }
  return results;
}

async function run(
  kind: string,
  addresses: string[],
  { url, clients, secondsPerKind }: HttpBenchOptions,
): Promise<HttpBenchResult> {
  let next = 0;
  const result = await autocannon({
    url,
    connections: clients,
    duration: secondsPerKind,
    requests: [{ method: 'GET', setupRequest: (request) => ({ ...request, path: addresses[next++ % addresses.length] ?? '/' }) }],
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

async function listAddresses(url: string): Promise<Record<string, string[]>> {
  const homes = await readHomes(url);
  const viewports = Array.from({ length: VIEWPORTS }, (_, index) => viewportAround(homes[index % homes.length], index));
  return {
    'search, mixed': viewports.map((bbox, index) => {
      const priceMin = 200_000 + (index % 8) * 100_000;
      const sort = ['newest', 'price-asc', 'price-desc'][index % 3];
      return `/api/listings?bbox=${bbox}&priceMin=${priceMin}&priceMax=${priceMin + 400_000}&bedsMin=${1 + (index % 4)}&sort=${sort}`;
    }),
    'clusters of a viewport': viewports.map((bbox, index) => `/api/listings/clusters?bbox=${bbox}&zoom=${11 + (index % 5)}`),
    'listing page': homes.map((home) => `/property/${home.listingKey}`),
    'search page': viewports.map((bbox, index) => `/property-search?bbox=${bbox}&bedsMin=${1 + (index % 4)}`),
  };
}

async function readHomes(url: string): Promise<Item[]> {
  const homes: Item[] = [];
  let cursor: string | null = '';
  while (homes.length < KEYS && cursor !== null) {
    const response = await fetch(new URL(`/api/listings?limit=100&cursor=${cursor}`, url));
    // Our own API, as its contract has it.
    const page = (await response.json()) as { items: Item[]; nextCursor: string | null };
    homes.push(...page.items);
    cursor = page.nextCursor;
  }
  return homes;
}

/** A map view of one to eight kilometers around a home. */
function viewportAround(home: Item | undefined, index: number): string {
  const { latitude, longitude } = { latitude: home?.latitude ?? 0, longitude: home?.longitude ?? 0 };
  const half = 0.005 * 2 ** (index % 4);
  return [longitude - half, latitude - half * 0.7, longitude + half, latitude + half * 0.7]
    .map((degrees) => degrees.toFixed(5))
    .join(',');
}
