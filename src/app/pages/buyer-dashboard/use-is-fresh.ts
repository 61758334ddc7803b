import { useQuery } from '@tanstack/react-query';
import { listMyTours } from '#domains/appointments/contract.ts';
import { getMyMatches } from '#domains/matching/contract.ts';
import { listMyInquiries } from '#domains/messaging/contract.ts';
import { listCollections, listSavedAreas, listSavedSearches } from '#domains/saved/contract.ts';
import { useKept } from '#domains/saved/web/index.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';

export const SHOWN_MATCHES = 2;
export const matchesQuery = endpointQuery(getMyMatches, { query: { limit: SHOWN_MATCHES } });

/** Whether its reader has nothing on the dashboard yet; undefined while that is not known. What cannot be read may hold something. */
export function useIsFresh(): boolean | undefined {
  // Homes that a guest kept come to the account first.
  const { owner, keys } = useKept();
  const reads = [
    isBare(useQuery(matchesQuery), ({ hasProfile }) => !hasProfile),
    isBare(useQuery(endpointQuery(listSavedSearches)), ({ searches }) => searches.length === 0),
    owner === 'loading' ? undefined : Object.values(keys).every((list) => list.length === 0),
    isBare(useQuery(endpointQuery(listCollections)), ({ collections }) => collections.length === 0),
    isBare(useQuery(endpointQuery(listSavedAreas)), ({ areas }) => areas.length === 0),
    isBare(useQuery(endpointQuery(listMyTours)), ({ tours }) => tours.length === 0),
    isBare(useQuery(endpointQuery(listMyInquiries)), ({ inquiries }) => inquiries.length === 0),
  ];
  if (reads.includes(false)) return false;
  return reads.includes(undefined) ? undefined : true;
}

interface Read<T> {
  data: T | null | undefined;
  isPending: boolean;
}

function isBare<T>({ data, isPending }: Read<T>, hasNothing: (data: T) => boolean): boolean | undefined {
  if (isPending) return undefined;
  return data === undefined || data === null ? false : hasNothing(data);
}
