// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import type { Subscription } from '../../../contract.ts';
import { ChangePlan } from './change-plan.tsx';

installNativeDialog();
afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

// Only what the dialog reads of plan and catalog.
const PLAN = {
  id: 's1',
  planId: 'full-service',
  planName: 'Full service',
  period: 'month',
  cents: 249_00,
  periodTo: '2027-01-01',
  next: null,
} as Subscription;
const CATALOG = { plans: [{ id: 'guided', name: 'Guided', prices: [{ id: 'm', period: 'month', cents: 49_00 }] }] };
/** What was sent to change the next period. */
let sent: unknown;
const open = (price: () => Response, plan = PLAN) => {
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.includes('/switch')) return price();
    if (!url.includes('/next')) return Response.json(CATALOG);
    sent = JSON.parse(String(init?.body));
    return Response.json({ ...plan, next: null });
  });
  const page = (
    <QueryScope>
      <ToastProvider>
        <ChangePlan plan={plan} onClose={() => {}} />
      </ToastProvider>
    </QueryScope>
  );
  const root = { id: 'root', path: '/', element: page, loader: () => null };
  const hydrationData = { loaderData: { root: { site: { publicUrl: 'https://homes.example' } } } };
  render(<RouterProvider router={createMemoryRouter([root], { hydrationData })} />);
};

it('says why a plan cannot change today, as no failure, and offers its next period', async () => {
  const detail = 'What you’ve already paid covers more than that. Choose it starting with your next period.';
  open(() => Response.json({ code: 'wait-for-next-period', detail }, { status: 409 }));
  expect(await screen.findByText(detail)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Change on Jan 1, 2027, nothing due now' })).toBeDefined();
});

it('says what is due today where it can', async () => {
  open(() => Response.json({ creditCents: 10_00, priceCents: 49_00, taxCents: 0, totalCents: 39_00, periodTo: '2027-01-01' }));
  expect(await screen.findByRole('button', { name: 'Change today' })).toBeDefined();
  expect(screen.getByText('$39.00')).toBeDefined();
});

it('takes back what was chosen for the next period, and does not offer it a second time', async () => {
  const next = { planId: 'guided', planName: 'Guided', period: 'month', cents: 49_00 } as const;
  open(() => Response.json({ code: 'wait-for-next-period', detail: 'Not today.' }, { status: 409 }), { ...PLAN, next });
  expect(await screen.findByText('On Jan 1, 2027 it becomes Guided, $49 a month.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /nothing due now/ })).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Keep Full service, $249 a month' }));
  expect(sent).toEqual({ planId: 'full-service', period: 'month', seenCents: 249_00 });
});
