import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { onPersonChange } from './person-change.ts';
import { createQueryClient } from './query-client.ts';

let browserClient: QueryClient | undefined;

/** One cache for the whole visit. On the server each rendering has its own, so that nothing passes between visitors. */
export function findQueryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient();
  if (browserClient === undefined) {
    // A change to the cache is drawn with its event, so that a checkbox that shows it does not flip back first.
    notifyManager.setScheduler(queueMicrotask);
    const client = createQueryClient();
    // After the last person's pages are gone; they would ask again, for nobody.
    onPersonChange(() => setTimeout(() => void client.resetQueries()));
    browserClient = client;
  }
  return browserClient;
}

/** The size of all answers in memory, as text. */
export function measureQueryCache(): { answers: number; bytes: number } {
  const known = findQueryClient()
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined);
  const text = JSON.stringify(known.map(({ queryKey, state }) => [queryKey, state.data]));
  return { answers: known.length, bytes: known.length === 0 ? 0 : text.length * 2 };
}

/** Drops every answer; the page keeps what it shows until it asks again. */
export function clearQueryCache(): void {
  findQueryClient().clear();
}
