import { expect, it } from 'vitest';
import { listFeedSources } from '#domains/listings/contract.ts';
import { searchListings } from '#domains/search/contract.ts';
import type { ApiClient } from '#platform/web/api-client.ts';
import { loadBrowse } from './load-browse.ts';

const answers = new Map<unknown, unknown>([
  [searchListings, { items: [{ sourceName: 'A' }], total: { value: 1, exact: true } }],
  [listFeedSources, { sources: [{ name: 'A' }, { name: 'B' }] }],
]);
const api = { call: (endpoint: unknown) => Promise.resolve(answers.get(endpoint) ?? null) } as unknown as ApiClient;

it.each([
  ['/properties', ['A'], undefined],
  ['/idx-listings', ['A'], ['A', 'B']],
  // What was sold stays sold, however old its source is.
  ['/properties?tab=sold', [], undefined],
])('knows where the homes of a page come from: %s', async (path, readFrom, terms) => {
  const page = await loadBrowse(api, new URL(`https://homes.example${path}`));
  expect([page.readFrom.map(({ name }) => name), page.sources?.map(({ name }) => name)]).toEqual([readFrom, terms]);
});
