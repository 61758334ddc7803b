import { environmentManager, QueryClient } from '@tanstack/react-query';
import { ignoreUnauthorized, readAnswer } from './api-client.ts';
import { fetchAsUser } from './fetch-as-user.ts';

const FIVE_MINUTES_MS = 300_000;

/**
 * The specification's data queries: no retry, no refetch on focus, never stale, collected after five minutes;
 * the default fetcher does GET to the first element of the key and returns null on 401.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => fetchFirstKey(String(queryKey[0]), signal),
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        // A page on the server ends with its answer; a timer would hold all of it until it fires.
        gcTime: environmentManager.isServer() ? Number.POSITIVE_INFINITY : FIVE_MINUTES_MS,
      },
      mutations: { retry: false },
    },
  });
}

async function fetchFirstKey(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetchAsUser(url, { signal });
  return response.status === 401 ? ignoreUnauthorized('GET', url) : readAnswer(response, 'GET');
}
