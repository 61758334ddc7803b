// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '#ui/toast.tsx';
import { ShareEstimate } from './share-estimate.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <ShareEstimate homeId={7} hasCorrections={false} />
      </ToastProvider>
    </QueryClientProvider>,
  );
}

it('shows the links to a report, and how to make one', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ shares: [] })));
  show();
  expect(await screen.findByRole('heading', { name: 'Share the report' })).toBeDefined();
  expect(await screen.findByRole('button', { name: /make|create/i })).toBeDefined();
});

it('offers no new link where the links could not be read, and says so', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 'internal' }, { status: 500 })));
  show();
  expect(await screen.findByText('We couldn’t load your links')).toBeDefined();
  expect(screen.queryByRole('button', { name: /make|create/i })).toBeNull();
});
