import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { onPersonChange } from './person-change.ts';
import { createQueryClient } from './query-client.ts';

let browserClient: QueryClient | undefined;

/** One cache for the whole visit; on the server each rendering has its own, so that nothing passes between visitors. */
export function findQueryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient();
  if (browserClient === undefined) {
    // What an event changes in the cache is drawn with that event: a checkbox that is shown from it does not flip back first.
    notifyManager.setScheduler(queueMicrotask);
    const client = createQueryClient();
    // Once the pages of the last person have gone: theirs would be asked for again, for nobody.
    onPersonChange(() => setTimeout(() => void client.resetQueries()));
    browserClient = client;
  }
  return browserClient;
}

/** What the answers held in memory would take as text. */
export function measureQueryCache(): { answers: number; bytes: number } {
  const known = findQueryClient()
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined);
  const text = JSON.stringify(known.map(({ queryKey, state }) => [queryKey, state.data]));
  return { answers: known.length, bytes: known.length === 0 ? 0 : text.length * 2 };
}

/** Forgets every answer; what the page shows now stays until it is asked for again. */
export function clearQueryCache(): void {
  findQueryClient().clear();
}
