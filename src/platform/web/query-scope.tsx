import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { onPersonChange } from './person-change.ts';
import { createQueryClient } from './query-client.ts';

let browserClient: QueryClient | undefined;

/** One cache for the whole visit; on the server each rendering has its own, so that nothing passes between visitors. */
function findQueryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient();
  if (browserClient === undefined) {
    const client = createQueryClient();
    onPersonChange(() => void client.resetQueries());
    browserClient = client;
  }
  return browserClient;
}

/** Stands around what queries; not around the whole app, so that pages without queries do not load the query library. */
export function QueryScope({ children }: { children: ReactNode }) {
  const [client] = useState(findQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
