// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { MoneyAdmin } from './money-admin.tsx';

afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

const accounts = (cents: number) => [{ kind: 'revenue', cents, availableCents: cents }];
const STATE = {
  books: [
    { book: 'live', since: null, accounts: accounts(0) },
    { book: 'sandbox', since: '2020-01-31T23:59:00.000Z', accounts: accounts(250_00) },
  ],
  disputes: [],
  comparedAt: null,
  differences: [],
  differenceCount: 0,
  openEvents: 0,
  waitingPayouts: [],
};
const LINE = {
  at: '2026-11-02T10:00:00.000Z',
  journalId: 1,
  kind: 'order-paid',
  orderNumber: null,
  job: null,
  payee: null,
  other: 'clearing',
  cents: 1,
  balanceCents: 1,
};
const STATEMENT = {
  openingCents: 0,
  closingCents: 250_00,
  lineCount: 4,
  nextBefore: null,
  lines: [
    { ...LINE, id: 4, about: 'an-order', orderNumber: 100_031 },
    { ...LINE, id: 3, about: 'a-job', job: 'Photographer, request 12' },
    { ...LINE, id: 2, about: 'a-payout', payee: 'Oak Photos' },
    { ...LINE, id: 1, about: 'at-the-provider' },
  ],
};

const OWNERS = [
  { id: 'vendor-1', name: 'Oak Photos', cents: 90_00 },
  { id: 'vendor-2', name: 'Elm Movers', cents: 0 },
];
const ownersFor = (url: string) =>
  url.includes('kind=payable')
    ? { whose: 'vendor', owners: OWNERS, ownerCount: 2 }
    : { whose: 'platform', owners: [], ownerCount: 0 };

const open = (address: string): string[] => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json(url.includes('/ledger/owners') ? ownersFor(url) : url.includes('/ledger') ? STATEMENT : STATE);
  });
  const page = (
    <QueryScope>
      <ToastProvider>
        <MoneyAdmin />
      </ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] })} />);
  return asked;
};

it('says what a line of the ledger is about, and leads to the order or to what is held for the job', async () => {
  open('/?month=2026-11');
  expect((await screen.findByRole('link', { name: 'Order 100031' })).getAttribute('href')).toBe('/admin/orders?q=100031');
  expect(screen.getByRole('link', { name: 'Photographer, request 12' }).getAttribute('href')).toBe(
    '/admin/money?book=sandbox&account=hold&of=a-job&month=2026-11',
  );
  expect(screen.getByText('Payout to Oak Photos')).toBeDefined();
  expect(screen.getByText('at-the-provider')).toBeDefined();
});

it('shows the account that its address names, and test money first where no real money moved', async () => {
  const asked = open('/?account=payable&of=vendor-1&month=2026-10');
  await screen.findByRole('link', { name: 'Order 100031' });
  const url = asked.find((one) => one.includes('/ledger?')) ?? '';
  expect(Object.fromEntries(new URLSearchParams(url.split('?')[1]))).toEqual({
    book: 'sandbox',
    kind: 'payable',
    owner: 'vendor-1',
    month: '2026-10',
  });
});

it('has a vendor chosen by name, where each has an account', async () => {
  const asked = open('/?account=payable&month=2026-10');
  expect(await screen.findByText('Each vendor has an account of its own: choose one.')).toBeDefined();
  expect(asked.filter((one) => one.includes('/ledger?'))).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Vendor'), 'Oak Photos, $90.00');
  await screen.findByRole('link', { name: 'Order 100031' });
  expect(asked.some((one) => one.includes('/ledger?') && one.includes('owner=vendor-1'))).toBe(true);
});

it('asks for no name where the account is ours', async () => {
  open('/?account=revenue&month=2026-10');
  await screen.findByRole('link', { name: 'Order 100031' });
  expect(screen.queryByLabelText(/^(?:Vendor|Job)/)).toBeNull();
});

it('has the month of the ledger chosen', async () => {
  const asked = open('/?account=revenue&month=2019-12');
  await screen.findByRole('link', { name: 'Order 100031' });
  const months = screen.getByLabelText<HTMLSelectElement>('Month');
  expect(months.selectedOptions[0]?.textContent).toBe('December 2019');
  await userEvent.selectOptions(months, 'January 2020');
  await screen.findByRole('link', { name: 'Order 100031' });
  expect(asked.some((one) => one.includes('/ledger?') && one.includes('month=2020-01'))).toBe(true);
});

it('begins with this month where the address names none that there is', async () => {
  open('/?month=2026-13');
  await screen.findByRole('link', { name: 'Order 100031' });
  const months = screen.getByLabelText<HTMLSelectElement>('Month');
  expect(months.value).toBe(new Date().toISOString().slice(0, 7));
});
