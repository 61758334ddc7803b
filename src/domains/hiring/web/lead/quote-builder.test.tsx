// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import type { Lead } from '../../contract.ts';
import { QuoteBuilder } from './quote-builder.tsx';

afterEach(() => {
  cleanup();
  clearQueryCache();
});

it.each(['none', 'accepted-quote'] as const)('opens without a price, whichever fee the trade has: %s', (fee) => {
  const page = (
    <QueryScope>
      <ToastProvider>
        <QuoteBuilder lead={{ id: 'lead', fee } as Lead} latest={undefined} onClose={() => {}} />
      </ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  expect(screen.getByText(/^If the client pays here/).textContent).toContain(
    fee === 'none' ? 'the full price' : '$0.00, and you get $0.00',
  );
});
