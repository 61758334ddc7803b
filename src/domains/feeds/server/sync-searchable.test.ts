import { afterAll, beforeAll, expect, it } from 'vitest';
import { createIdentity } from '#platform/identity/identity.ts';
import { type FeedServer, startFeedServer } from '#tests/support/feed-server.ts';
import { makeRecord, systemContext } from '#tests/support/listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addFeed } from './feed-admin.ts';
import { syncFeed } from './sync-feed.ts';

let app: TestApp;
let server: FeedServer;

const home = (minute: number, fields: Record<string, unknown> = {}) =>
  makeRecord({ ListingKey: 'A', ListPrice: 500_000, ModificationTimestamp: `2026-04-01T10:${minute}:00Z`, ...fields });

beforeAll(async () => {
  app = await openTestApp();
  server = await startFeedServer({ profile: 'plain', records: [home(10)] });
});
afterAll(async () => {
  await server?.close();
  await app?.close();
});

const ctx = () => ({ ...systemContext(app.db, new Date()), identity: createIdentity('a secret of tests', 'tests') });
const sync = () => syncFeed(ctx(), 'Test', { backoffMs: 1 });

async function findPrices(query: string): Promise<number[]> {
  const response = await app.request(`/api/listings?${query}`);
  // What caches on the way may still say.
  expect(response.headers.get('cache-control')).toBe('public, max-age=4');
  const { items } = (await response.json()) as { items: { listPrice: number }[] };
  return items.map(({ listPrice }) => listPrice);
}

it('shows a change of the feed to a search that was answered before', async () => {
  await addFeed(ctx(), {
    name: 'Test',
    address: server.address,
    profile: 'plain',
    sourceName: 'Test MLS',
    policy: { template: 'own' },
  });
  await sync();
  await expect.poll(() => findPrices('priceMin=100000')).toEqual([500_000]);
  server.put(home(20, { ListPrice: 450_000, PublicRemarks: 'A conservatory was added.' }));
  await sync();
  await expect.poll(() => findPrices('priceMin=100000')).toEqual([450_000]);
  await expect.poll(() => findPrices('keywords=conservatory')).toEqual([450_000]);
});
