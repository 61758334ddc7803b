import { expect, test } from 'vitest';
import { PageBroken } from '../../model/split-page.ts';
import { draftFeed } from '../feed-rows.ts';
import type { FeedClient } from './feed-client.ts';
import { type FeedKey, walkKeys } from './walk-keys.ts';

const TIME = '2026-04-01T05:00:00Z';

/** The keys of a server whose first page has these records, and whose second has none. */
async function keysIn(...records: string[]): Promise<FeedKey[]> {
  let pages = 0;
  const client: FeedClient = {
    counts: { requests: 0, throttled: 0, bytes: 0 },
    fetch: async (_address, read) =>
      read({ body: Buffer.from(`{"value":[${(pages += 1) === 1 ? records.join(',') : ''}]}`), headers: new Headers() }),
  };
  const feed = {
    ...draftFeed({ name: 'A', sourceName: 'A', now: new Date(TIME), hasOthers: false }),
    address: 'https://mls.example',
  };
  const found: FeedKey[] = [];
  for await (const keys of walkKeys(client, feed)) found.push(...keys);
  return found;
}

test('takes the key of a record that is broken elsewhere, which else would count as missing', async () => {
  const broken = `{"ListingKey":"B","ModificationTimestamp":"${TIME}","PublicRemarks":"12" deep"}`;
  expect(await keysIn('{"ListingKey":"A"}', broken, '{"ListingKey":7}')).toEqual([
    { key: 'A', modified: null },
    { key: 'B', modified: TIME },
    { key: '7', modified: null },
  ]);
});

test('ends a walk in which a key cannot be read', async () => {
  await expect(keysIn('{"ListingKey":"A"}', '{"ListingKey":"B" or "C"}', '{"Listing":"12" deep"}')).rejects.toThrow(PageBroken);
});
