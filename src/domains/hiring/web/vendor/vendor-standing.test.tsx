// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { OwnVendor } from '#domains/experts/contract.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { VendorStanding } from './vendor-standing.tsx';

afterEach(cleanup);

// Only what it reads of a vendor.
const show = (myRole: OwnVendor['myRole']) =>
  render(
    <MemoryRouter>
      <QueryScope>
        <ToastProvider>
          <VendorStanding
            vendor={
              {
                status: 'approved',
                myRole,
                missing: {},
                rest: { isPaused: false, awayFrom: null, awayUntil: null },
                licences: [{ id: '1', number: 'HI-1', expiresOn: '2020-01-01' }],
                insurance: [],
              } as unknown as OwnVendor
            }
          />
        </ToastProvider>
      </QueryScope>
    </MemoryRouter>,
  );

it('leads who may change a business to its vacation and credentials, and tells others who can', () => {
  show('owner');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Plan a vacation', 'Credentials']);
  cleanup();
  show('worker');
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.getByText(/An owner or manager can renew them/)).toBeDefined();
});
