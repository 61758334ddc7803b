import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import * as contract from '../contract.ts';

export const searchesQuery = endpointQuery(contract.listSavedSearches);
export const collectionsQuery = endpointQuery(contract.listCollections);
export const collectionQuery = (id: string) => endpointQuery(contract.getCollection, { params: { id } });
export const searchNewsQuery = (id: string) => endpointQuery(contract.getSearchNews, { params: { id } });
export const keptQuery = (list: contract.KeptList) => endpointQuery(contract.listKeptHomes, { params: { list } });
export const homesQuery = (keys: readonly string[]) =>
  endpointQuery(contract.listHomesByKey, { query: { keys: keys.join(',') } });

/** After a write: what was read of these is old. */
export async function refreshSearches(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/saved-searches') });
}

export async function refreshCollections(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/collections') });
}

export async function refreshKept(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/kept-homes/') });
}
