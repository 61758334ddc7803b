// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import type { Offer } from '../../contract.ts';
import { OfferMoves } from './offer-moves.tsx';

beforeAll(installNativeDialog);
afterEach(cleanup);

// Only what the buttons read of an offer.
const moves = (verbs: Offer['verbs']) => (
  <QueryScope>
    <ToastProvider>
      <OfferMoves
        offer={
          {
            id: 'o',
            home: '17 Willow Lane',
            buyerName: null,
            verbs,
            versions: [
              { side: 'buyer', terms: { priceCents: 450_000_00 } },
              { side: 'seller', terms: { priceCents: 465_000_00 } },
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
