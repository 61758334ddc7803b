// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import type { VendorMoney } from '../../../contract/milestones.ts';
import { PayOutNow } from './pay-out-now.tsx';

installNativeDialog();
afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

it('says at the amount that less can be paid out by now', async () => {
  document.body.replaceChildren();
  const refusal = {
    code: 'not-covered',
    detail: 'You can be paid out $80.00 right now.',
    fields: { cents: 'Give at most $80.00' },
  };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 409 }));
  // Only what the dialog reads of the money.
  const account = { transfers: 'active', missing: [], bankLast4: '6789' };
  const money = { availableCents: 480_00, underWayCents: 0, hold: null, maySend: true, nextPayoutOn: '2026-12-04', account };
  render(
    <MemoryRouter>
      <QueryScope>
        <ToastProvider>
          <PayOutNow vendorId="v1" money={money as unknown as VendorMoney} />
        </ToastProvider>
      </QueryScope>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pay out now' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay out now' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pay out' }));
  const fault = await within(dialog).findByText('Give at most $80.00');
  const amount = within(dialog).getByLabelText<HTMLInputElement>(/Amount/);
  expect(amount.getAttribute('aria-describedby')).toContain(fault.id);
  expect(amount.value).toBe('480.00');
});
