// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOADING, sessionStore } from '#domains/accounts/web/session/session-store.ts';
import type { Listing } from '#domains/listings/contract.ts';
import { findQueryClient } from '#platform/web/browser-query-client.ts';
import { ToastProvider } from '#ui/toast.tsx';
import { ContactPanel } from './contact-panel.tsx';

beforeEach(() => document.body.replaceChildren());
afterEach(() => {
  cleanup();
  findQueryClient().clear();
  sessionStore.set(LOADING);
  vi.unstubAllGlobals();
});

// Only what it reads of a listing.
const HOME = {
  listingKey: 'home',
  standardStatus: 'Active',
  onMarketDate: '2026-11-01',
  listOfficeName: null,
  unparsedAddress: null,
  listingId: '1',
  source: { isListedHere: true },
} as unknown as Listing;

function show(offers: readonly { listingKey: string; status: string }[]) {
  const asked = vi.fn<typeof fetch>(async (input) =>
    Response.json(String(input instanceof Request ? input.url : input).includes('offers') ? { offers } : { listings: [] }),
  );
  vi.stubGlobal('fetch', asked);
  sessionStore.set({ status: 'signed-in', user: {} as never });
  render(
    <MemoryRouter>
      <ToastProvider>
        <ContactPanel listing={HOME} />
      </ToastProvider>
    </MemoryRouter>,
  );
  return asked;
}

it('leads a buyer with an open offer to it, and asks nobody for a second one', async () => {
  show([{ listingKey: 'home', status: 'countered' }]);
  expect(await screen.findAllByRole('button', { name: 'See your offer' })).not.toEqual([]);
  expect(screen.queryByRole('button', { name: 'Make offer' })).toBeNull();
});

it('offers a new one once the first is over', async () => {
  const asked = show([{ listingKey: 'home', status: 'withdrawn' }]);
  await expect.poll(() => [asked.mock.calls.length, findQueryClient().isFetching()]).toEqual([2, 0]);
  expect(screen.queryByRole('button', { name: 'See your offer' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Make offer' })).not.toEqual([]);
});
