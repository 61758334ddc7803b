// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import { type OfferForm, startOfferForm } from '../../model/offer-form.ts';
import { OfferDialog } from './offer-form.tsx';

beforeAll(installNativeDialog);
afterEach(cleanup);

const ZONE = 'America/New_York';
const START = startOfferForm(450_000_00, { now: new Date(), timeZone: ZONE });

const dialog = (form: OfferForm) => (
  <MemoryRouter>
    <ToastProvider>
      <QueryScope>
        <OfferDialog
          title="Offer for 17 Willow Lane"
          start={() => START}
          keep={{ form, onTyped: () => undefined, words: 'Saved' }}
          timeZone={ZONE}
          sent={{ what: 'offer', home: '17 Willow Lane', buyerName: null }}
          submit="Send the offer"
          done="Sent"
          send={async () => undefined}
          onClose={() => undefined}
        />
      </QueryScope>
    </ToastProvider>
  </MemoryRouter>
);
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('goes on with what the page before had kept, and leaves alone what is typed here', async () => {
  const { rerender } = render(dialog(START));
  expect(box('Price').value).toBe('450,000');
  rerender(dialog({ ...START, priceCents: '455,000' }));
  expect(box('Price').value).toBe('455,000');
  await userEvent.type(box('Earnest money'), '1');
  rerender(dialog({ ...START, priceCents: '460,000' }));
  expect(box('Price').value).toBe('455,000');
});

it('names in one list every term that cannot be', async () => {
  render(dialog(START));
  await userEvent.clear(box('Inspection'));
  await userEvent.type(box('Inspection'), '0.5');
  await userEvent.type(box('Escalation: over the best rival by'), '1000');
  await userEvent.type(box('Escalation: up to'), '400,000');
  await userEvent.click(screen.getByRole('button', { name: 'Review the offer' }));
  expect((await screen.findByRole('group', { name: '2 answers need a look' })).textContent).toContain(
    'Inspection: Give whole days',
  );
  expect(screen.getByRole('link', { name: 'Escalation: The limit must be above the price' })).toBeDefined();
});
