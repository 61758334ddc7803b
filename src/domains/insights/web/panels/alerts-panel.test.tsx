// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import type { InsightAlert } from '../../contract.ts';
import { AlertsPanel } from './alerts-panel.tsx';

beforeEach(() => {
  // Toasts capture pointers, which jsdom cannot.
  Element.prototype.hasPointerCapture ??= () => false;
});
afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

it('brings back an alert that was deleted, as it was', async () => {
  const bound = { metric: 'visitors', comparison: 'below', threshold: 40, days: 7 } as const;
  const alert: InsightAlert = { id: 'a1', ...bound, lastValue: null, lookedAt: null, passedSince: null };
  let alerts = [alert];
  const saved: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (init?.method === 'DELETE') {
      alerts = [];
      return new Response(null, { status: 204 });
    }
    if (init?.method === 'PUT') {
      saved.push(JSON.parse(String(init.body)));
      alerts = [alert];
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
  await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
  expect(await screen.findByText('No alerts yet')).toBeDefined();
  // jsdom does not know popovers and takes toasts for hidden.
  await userEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
  await waitFor(() => expect(saved).toEqual([bound]));
  expect(await screen.findByRole('button', { name: /^Delete/ })).toBeDefined();
});
