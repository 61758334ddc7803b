// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import type { ClientLead } from '../../contract.ts';
import { CompareQuotes } from './compare-quotes.tsx';

afterEach(cleanup);

const quoted = (id: string, totalCents: number, status: string) =>
  ({
    id,
    vendor: { id, name: `Vendor ${id}`, facts: null },
    canAccept: false,
    quotes: [
      {
        id: `quote-${id}`,
        status,
        version: 1,
        totalCents,
        subtotalCents: totalCents,
        taxCents: [],
        validUntil: '2026-06-01',
        terms: { lines: [], notes: '', depositCents: 0, milestones: [], options: [], taxes: [] },
      },
    ],
  }) as unknown as ClientLead;

it('begins with the quote that was accepted', () => {
  const leads = [quoted('one', 480_00, 'superseded'), quoted('two', 520_00, 'accepted')];
  const page = (
    <QueryScope>
      <ToastProvider>
        <CompareQuotes leads={leads} />
      </ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  const totals = screen.getAllByText(/^\$(480|520)\.00$/).filter(({ tagName }) => tagName === 'STRONG');
  expect(totals.map(({ textContent }) => textContent)).toEqual(['$520.00', '$480.00']);
});
