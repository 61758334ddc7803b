// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import type { InsightAlert } from '../../contract.ts';
import { AlertsPanel } from './alerts-panel.tsx';

beforeAll(installNativeDialog);
beforeEach(() => {
  // Toasts capture pointers, which jsdom cannot.
  Element.prototype.hasPointerCapture ??= () => false;
});
afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

const bound = { metric: 'visitors', comparison: 'below', threshold: 40, days: 7 } as const;
const asAlert = (form: typeof bound): InsightAlert => ({ id: 'a1', ...form, lastValue: null, lookedAt: null, passedSince: null });

/** Shows the panel of an administrator who has one alert; what is saved is added to the list that comes back. */
function show(): unknown[] {
  let alerts = [asAlert(bound)];
  const saved: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'DELETE') {
      alerts = [];
      return new Response(null, { status: 204 });
    }
    if (init?.method === 'PUT') {
      const body = JSON.parse(String(init.body)) as typeof bound;
      saved.push({ id: url.split('/').at(-1), ...body });
      alerts = [asAlert(body)];
    }
    return Response.json({ alerts });
  });
  render(
    <QueryScope>
      <ToastProvider>
        <AlertsPanel />
      </ToastProvider>
    </QueryScope>,
  );
  return saved;
}

it('brings back an alert that was deleted, as it was', async () => {
  const saved = show();
  await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
  expect(await screen.findByText('No alerts yet')).toBeDefined();
  // jsdom does not know popovers and takes toasts for hidden.
  await userEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
  await waitFor(() => expect(saved).toEqual([{ id: 'a1', ...bound }]));
  expect(await screen.findByRole('button', { name: /^Delete/ })).toBeDefined();
});

it('proposes to hear of a figure that gets worse, and says that a new alert has no figure yet', async () => {
  const saved = show();
  expect(await screen.findByText('No figure yet')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Add an alert' }));
  const when = () => screen.getByLabelText<HTMLSelectElement>('When it is').value;
  expect(when()).toBe('below');
  await userEvent.selectOptions(screen.getByLabelText('Figure'), 'Searches without a home');
  expect(when()).toBe('above');
  await userEvent.type(screen.getByLabelText('Bound'), '500');
  await userEvent.click(screen.getByRole('button', { name: 'Add the alert' }));
  expect(await screen.findByText('Give at most 100 percent')).toBeDefined();
  await userEvent.clear(screen.getByLabelText('Bound'));
  await userEvent.type(screen.getByLabelText('Bound'), '20');
  await userEvent.click(screen.getByRole('button', { name: 'Add the alert' }));
  await expect.poll(() => saved).toMatchObject([{ metric: 'empty-searches', comparison: 'above', threshold: 0.2 }]);
});

it('changes an alert, reads figures as people type them, and keeps what is no figure in its field', async () => {
  const saved = show();
  await userEvent.click(await screen.findByRole('button', { name: /^Change/ }));
  const field = screen.getByLabelText<HTMLInputElement>('Bound');
  expect(field.value).toBe('40');
  const save = async (text: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, text);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  };
  await save('Infinity');
  expect(await screen.findByText('Give a number of 0 or more')).toBeDefined();
  expect(field.value).toBe('Infinity');
  await save('2,500');
  await waitFor(() => expect(saved).toEqual([{ id: 'a1', ...bound, threshold: 2500 }]));
  expect(await screen.findByText('Visitors below 2,500 over 7 days')).toBeDefined();
});
