import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addListings } from '#tests/support/listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** During these requests caches fill and code is compiled. */
const WARM_UP = 300;
const ROUNDS = 800;
/** A leak of a kilobyte per request exceeds this; the tests' own machinery stays below. */
const MOST_KEPT_BYTES = 800 * 1024;

setFlagsFromString('--expose-gc');
// A new context, since only contexts made after the flag have the function.
const collect: unknown = runInNewContext('gc');

let app: TestApp;
let keys: string[];

beforeAll(async () => {
  app = await openTestApp({ environment: { READS_PER_MINUTE: '0' } });
  const homes = Array.from({ length: 20 }, (_, index) => ({ ListingKey: `K${index}`, ListingId: `T${index}` }));
  ({ keys } = await addListings(app.db, ...homes));
});
afterAll(() => app.close());

/** Every request differs and comes from another visitor. */
async function visit(index: number): Promise<void> {
  const west = -104.99 + index / 1e5;
  const addresses = [
    `/api/listings?bbox=${west},39.7,${west + 0.05},39.8&priceMin=${100_000 + index}`,
    `/api/listings/${keys[index % keys.length]}?visit=${index}`,
    `/property-search?q=${index}`,
    `/no-such-page/${index}`,
  ];
  const address = addresses[index % addresses.length] ?? '/';
  const answer = await app.request(
    address,
    { headers: { 'accept-encoding': 'br' } },
    `198.51.${(index >> 8) & 255}.${index & 255}`,
  );
  await answer.arrayBuffer();
}

async function measureAfter(from: number, to: number): Promise<number> {
  for (let index = from; index < to; index += 1) await visit(index);
  // Some memory is freed only after a turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve, 50));
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed;
}

it('keeps nothing of requests that are answered', async () => {
  const before = await measureAfter(0, WARM_UP);
  const after = await measureAfter(WARM_UP, WARM_UP + ROUNDS);
  expect(after - before).toBeLessThan(MOST_KEPT_BYTES);
}, 120_000);
