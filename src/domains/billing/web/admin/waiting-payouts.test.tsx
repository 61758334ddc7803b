// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { WaitingPayouts } from './waiting-payouts.tsx';

afterEach(cleanup);

const waiting = [
  {
    vendorId: '00000000-0000-4000-8000-000000000001',
    name: 'Bright Homes',
    book: 'sandbox' as const,
    availableCents: 1_234_05,
    why: 'suspended' as const,
    until: null,
  },
  {
    vendorId: '00000000-0000-4000-8000-000000000002',
    name: 'Clear Views',
    book: 'live' as const,
    availableCents: 90_00,
    why: 'bank-changed' as const,
    until: '2026-06-15T18:00:00.000Z',
  },
];

const show = (rows: typeof waiting) =>
  render(
    <MemoryRouter>
      <QueryScope>
        <WaitingPayouts waiting={rows} />
      </QueryScope>
    </MemoryRouter>,
  );

it('shows whose payouts wait, why, and how much is owed, with a way to the vendor', () => {
  show(waiting);
  const [suspended, changed] = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row));
  expect(suspended?.getByRole('link', { name: 'Bright Homes' }).getAttribute('href')).toBe(
    '/admin/vendors?vendor=00000000-0000-4000-8000-000000000001',
  );
  expect(suspended?.getByText('TEST')).toBeTruthy();
  expect(suspended?.getByText('Suspended, until the suspension is lifted')).toBeTruthy();
  expect(suspended?.getByText('$1,234.05')).toBeTruthy();
  expect(changed?.queryByText('TEST')).toBeNull();
  expect(changed?.getByText('The bank account was changed, until Jun 15, 2026')).toBeTruthy();
  expect(changed?.getByText('$90.00')).toBeTruthy();
});

it('is not there while nobody’s payout waits', () => {
  const { container } = show([]);
  expect(container.querySelector('table')).toBeNull();
});
