// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
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
    { book: 'live', accounts: accounts(0) },
    { book: 'sandbox', accounts: accounts(250_00) },
  ],
  disputes: [],
  comparedAt: null,
  differences: [],
  differenceCount: 0,
  openEvents: 0,
  waitingPayouts: [],
};
const LINE = { at: '2026-11-02T10:00:00.000Z', journalId: 1, kind: 'order-paid', other: 'clearing', cents: 1, balanceCents: 1 };
const STATEMENT = {
  openingCents: 0,
  closingCents: 250_00,
  lineCount: 2,
  nextBefore: null,
  lines: [
    { ...LINE, id: 2, about: 'an-order', orderNumber: 100_031 },
    { ...LINE, id: 1, about: 'a-job', orderNumber: null },
  ],
};

const open = (address: string): string[] => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json(url.includes('/ledger') ? STATEMENT : STATE);
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

it('leads from a line of the ledger to the order that it is about', async () => {
  open('/');
  expect((await screen.findByRole('link', { name: 'Order 100031' })).getAttribute('href')).toBe('/admin/orders?q=100031');
  expect(screen.getByText('a-job')).toBeDefined();
});

it('shows the account that its address names, and test money first where no real money moved', async () => {
  const asked = open('/?account=payable&of=vendor-1&month=2026-10');
  await screen.findByRole('link', { name: 'Order 100031' });
  const url = asked.find((one) => one.includes('/ledger')) ?? '';
  expect(Object.fromEntries(new URLSearchParams(url.split('?')[1]))).toEqual({
    book: 'sandbox',
    kind: 'payable',
    owner: 'vendor-1',
    month: '2026-10',
  });
});
