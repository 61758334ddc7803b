// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import type { Offer, OfferTerms } from '../../contract.ts';
import { OfferMoves } from './offer-moves.tsx';

beforeAll(installNativeDialog);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const TERMS: OfferTerms = {
  priceCents: 450_000_00,
  escalation: null,
  earnestCents: 9_000_00,
  earnestDueDays: 3,
  financing: 'conventional',
  downPaymentRate: 0.2,
  proof: 'preapproved',
  contingencies: { inspection: 10, appraisal: 21, loan: 30, title: 10, saleOfHome: null, association: null },
  gapCoverCents: 0,
  concessionsCents: 0,
  buyerAgentRate: 0,
  buyerAgentCents: 0,
  closingDate: '2027-01-15',
  rentBackDays: null,
  rentBackDayCents: 0,
  inclusions: [],
  expiresAt: '2026-12-26T17:00:00-05:00',
};

// Only what the buttons read of an offer.
const offerWith = (verbs: Offer['verbs'], { version = 1, sellerCents = 465_000_00 } = {}) =>
  ({
    id: 'o',
    home: '17 Willow Lane',
    buyerName: null,
    timeZone: 'America/New_York',
    verbs,
    version,
    versions: [
      { side: 'buyer', terms: TERMS },
      { side: 'seller', terms: { ...TERMS, priceCents: sellerCents } },
    ],
  }) as unknown as Offer;

const page = (offers: readonly Offer[]) => (
  <MemoryRouter>
    <ToastProvider>
      <QueryScope>
        {offers.map((offer) => (
          <OfferMoves key={offer.id} offer={offer} />
        ))}
      </QueryScope>
    </ToastProvider>
  </MemoryRouter>
);
const moves = (...given: Parameters<typeof offerWith>) => page([offerWith(...given)]);

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

it('keeps a counter that is being written when its offer leaves the list', async () => {
  const { rerender } = render(moves(['counter']));
  await userEvent.click(screen.getByRole('button', { name: 'Counter' }));
  const price = () => within(screen.getByRole('dialog', { name: /^Counter for/ })).getByLabelText<HTMLInputElement>('Price');
  await userEvent.clear(price());
  await userEvent.type(price(), '470000');
  rerender(page([]));
  expect(screen.queryByRole('button', { name: 'Counter' })).toBeNull();
  expect(price().value).toBe('470000');
});
