// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import type { Offer } from '../../contract.ts';
import { OfferMoves } from './offer-moves.tsx';

beforeAll(installNativeDialog);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Only what the buttons read of an offer.
const moves = (verbs: Offer['verbs'], { version = 1, sellerCents = 465_000_00 } = {}) => (
  <QueryScope>
    <ToastProvider>
      <OfferMoves
        offer={
          {
            id: 'o',
            home: '17 Willow Lane',
            buyerName: null,
            verbs,
            version,
            versions: [
              { side: 'buyer', terms: { priceCents: 450_000_00 } },
              { side: 'seller', terms: { priceCents: sellerCents } },
            ],
          } as unknown as Offer
        }
      />
    </ToastProvider>
  </QueryScope>
);

it('puts a yes first, and names the buyer’s own price where they withdraw', async () => {
  render(moves(['withdraw', 'agree-to-one-of-several']));
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Agree to the counter', 'Withdraw']);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(screen.getByRole('dialog', { name: 'Withdraw your offer of $450,000 for 17 Willow Lane?' })).toBeDefined();
});

it('stops asking about a move that can no longer be made', async () => {
  const { rerender } = render(moves(['withdraw']));
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(screen.getByRole('dialog')).toBeDefined();
  rerender(moves([]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('binds to the terms that were read, also when others come while it asks', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)));
    return Response.json(
      { title: 'Conflict', status: 409, detail: 'The terms have changed: take another look.' },
      { status: 409 },
    );
  });
  const { rerender } = render(moves(['agree-to-counter']));
  await userEvent.click(screen.getByRole('button', { name: 'Agree to the counter' }));
  rerender(moves(['agree-to-counter'], { version: 2, sellerCents: 480_000_00 }));
  const dialog = screen.getByRole('dialog', { name: /\$465,000/ });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Agree to the counter' }));
  await expect.poll(() => sent).toEqual([{ version: 1, verb: 'agree-to-counter' }]);
  expect(await screen.findByText('The terms have changed: take another look.')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});
