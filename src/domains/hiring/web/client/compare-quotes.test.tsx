// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import type { ClientLead } from '../../contract.ts';
import { CompareQuotes } from './compare-quotes.tsx';

installNativeDialog();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const quoted = (id: string, totalCents: number, status: string, version = 1) =>
  ({
    id,
    vendor: { id, name: `Vendor ${id}`, facts: null },
    canAccept: status === 'sent',
    quotes: [
      {
        id: `quote-${id}-${version}`,
        status,
        version,
        totalCents,
        subtotalCents: totalCents,
        taxCents: [],
        validUntil: '2026-06-01',
        terms: { lines: [], notes: '', depositCents: 0, milestones: [], options: [], taxes: [] },
      },
    ],
  }) as unknown as ClientLead;

const pageOf = (leads: readonly ClientLead[]) => (
  <ToastProvider>
    <QueryScope>
      <CompareQuotes leads={leads} />
    </QueryScope>
  </ToastProvider>
);

it('begins with the quote that was accepted', () => {
  const leads = [quoted('one', 480_00, 'superseded'), quoted('two', 520_00, 'accepted')];
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: pageOf(leads) }])} />);
  const totals = screen.getAllByText(/^\$(480|520)\.00$/).filter(({ tagName }) => tagName === 'STRONG');
  expect(totals.map(({ textContent }) => textContent)).toEqual(['$520.00', '$480.00']);
});

it('accepts the version that was read, also when a newer one comes while its dialog is open', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(new URL(url, 'http://site').pathname);
    return Response.json({ title: 'Conflict', status: 409 }, { status: 409 });
  });
  let showLeads: (leads: ClientLead[]) => void = () => undefined;
  const page = <Live first={[quoted('one', 480_00, 'sent')]} onShown={(show) => (showLeads = show)} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  await userEvent.click(screen.getByRole('button', { name: /^Accept: / }));
  act(() => showLeads([quoted('one', 520_00, 'sent', 2)]));
  expect(screen.getByText('Version').nextSibling?.textContent).toBe('2');
  expect(screen.getByRole('dialog', { name: /for \$480\.00/, hidden: true })).toBeDefined();
  await userEvent.click(screen.getByText('Accept the quote'));
  await expect.poll(() => sent).toEqual(['/api/quotes/quote-one-1/accept']);
});

function Live({ first, onShown }: { first: ClientLead[]; onShown: (show: (leads: ClientLead[]) => void) => void }) {
  const [leads, setLeads] = useState(first);
  useEffect(() => onShown(setLeads), [onShown]);
  return pageOf(leads);
}
