import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { findQueryClient } from './browser-query-client.ts';

/** Stands around what queries, and not around the app, so that pages without queries do not load the query library. */
export function QueryScope({ children }: { children: ReactNode }) {
  const [client] = useState(findQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
