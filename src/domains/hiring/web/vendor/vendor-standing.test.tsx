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
const show = (myRole: OwnVendor['myRole'], more: Partial<OwnVendor> = {}) =>
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
                licenses: [{ id: '1', number: 'HI-1', expiresOn: '2020-01-01' }],
                insurance: [],
                ...more,
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

it('says when a vacation keeps requests away, and that one that is over does not', () => {
  const rest = (awayFrom: string, awayUntil: string) => ({ rest: { isPaused: false, awayFrom, awayUntil } });
  show('owner', rest('2020-01-01', '2020-01-14'));
  expect(screen.getByText(/^You take new requests\.$/)).toBeDefined();
  cleanup();
  show('owner', rest('2020-01-01', '2999-01-14'));
  expect(screen.getByText(/^You’re away from Jan 1, 2020 to Jan 14, 2999/)).toBeDefined();
  cleanup();
  show('owner', rest('2999-01-01', '2999-01-14'));
  expect(screen.getByText(/^You take new requests\. You’ll be away from Jan 1, 2999/)).toBeDefined();
});

it('says what keeps a suspended business away, and of a policy only that its badge ends', () => {
  const policy = { id: '2', carrier: 'Alder Mutual', expiresOn: '2020-01-01' } as OwnVendor['insurance'][number];
  show('owner', { status: 'suspended', statusReason: 'Nobody came.', licenses: [], insurance: [policy] });
  expect(screen.getByText('Your business is suspended')).toBeDefined();
  expect(screen.getByText(/until we lift this.*Nobody came/)).toBeDefined();
  expect(screen.getByText(/Insurance with Alder Mutual ended on Jan 1, 2020\. Your badge ends with the policy/)).toBeDefined();
});
