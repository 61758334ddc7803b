import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { OpenDialogs } from '#ui/open-dialogs.tsx';
import { findQueryClient } from './browser-query-client.ts';

/** Stands around what queries and opens dialogs, and not around the app, so that pages without queries do not load the query library. */
export function QueryScope({ children }: { children: ReactNode }) {
  const [client] = useState(findQueryClient);
  return (
    <QueryClientProvider client={client}>
      <OpenDialogs>{children}</OpenDialogs>
    </QueryClientProvider>
  );
}
