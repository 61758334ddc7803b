// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { ReviewVendor } from './review-vendor.tsx';

afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

const vendor = {
  id: 'v',
  version: 1,
  status: 'in-review',
  business: { name: 'Vance Cleaning', city: 'Marlow', entity: '' },
  offers: [],
  licenses: [],
  insurance: [],
  background: [],
  ledger: [],
  missing: {},
  changes: [],
  area: { area: { kind: 'zips', zips: ['98998', '98992'] } },
  profile: { bio: 'Two people who clean.' },
  policies: { cancellation: 'Free until a day before.', refund: 'We come again.' },
};

it('shows whoever reviews where a vendor works and under which terms', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ vendor, members: [], history: [], categories: [] }));
  const page = (
    <QueryScope>
      <ToastProvider>
        <ReviewVendor vendorId="v" />
      </ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  expect(await screen.findByText('ZIP codes 98998, 98992')).toBeDefined();
  expect(screen.getByText('Free until a day before.')).toBeDefined();
  expect(screen.getByText('We come again.')).toBeDefined();
});
