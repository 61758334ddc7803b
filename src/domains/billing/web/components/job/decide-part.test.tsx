// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import type { Milestone } from '../../../contract/milestones.ts';
import { DecidePart } from './decide-part.tsx';

installNativeDialog();
afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

it('divides money only after it said how much goes to whom', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)));
    return Response.json({});
  });
  // Only what the decision reads of a part.
  const part = { id: 'm1', title: 'When the work is done', remainingCents: 220_00 } as Milestone;
  render(
    <MemoryRouter>
      <ToastProvider>
        <QueryScope>
          <DecidePart part={part} />
        </QueryScope>
      </ToastProvider>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Split the money/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Split the $220.00 on hold for When the work is done' });
  await userEvent.type(within(dialog).getByLabelText(/To the professional/), '150');
  await userEvent.type(within(dialog).getByLabelText(/Why/), 'The garden is missing');
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pay $150.00, give back $70.00' }));
  await waitFor(() => expect(sent).toEqual([{ releaseCents: 150_00, text: 'The garden is missing' }]));
});
