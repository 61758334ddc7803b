import { endpointQuery } from '#platform/web/endpoint-query.ts';
import * as contract from '../contract.ts';

export const searchesQuery = endpointQuery(contract.listSavedSearches);
export const collectionsQuery = endpointQuery(contract.listCollections);
export const collectionQuery = (id: string) => endpointQuery(contract.getCollection, { params: { id } });
export const searchNewsQuery = (id: string) => endpointQuery(contract.getSearchNews, { params: { id } });
export const keptQuery = (list: contract.KeptList) => endpointQuery(contract.listKeptHomes, { params: { list } });
export const homesQuery = (keys: readonly string[]) =>
  endpointQuery(contract.listHomesByKey, { query: { keys: keys.join(',') } });

/** What becomes stale when a collection, a search or a kept home changes. */
export const COLLECTION_READS = [contract.listCollections, contract.getCollection];
export const SEARCH_READS = [contract.listSavedSearches, contract.getSearchNews];
export const KEPT_READS = [contract.listKeptHomes];
