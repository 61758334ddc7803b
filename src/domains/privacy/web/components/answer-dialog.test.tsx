// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import type { PrivacyRequest } from '../../contract.ts';
import { AnswerDialog } from './answer-dialog.tsx';

installNativeDialog();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says why no more time was taken, and takes it for a reason', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({ requests: [] });
  });
  const request = {
    id: '0b0e6f4e-8f9d-4a36-9d0a-6f0d7a9f1c11',
    person: { name: 'Pia' },
    body: 'Where does my address come from?',
    dueAt: '2026-12-01T10:00:00.000Z',
    canExtend: true,
  } as unknown as PrivacyRequest;
  const dialog = (
    <QueryScope>
      <ToastProvider>
        <AnswerDialog request={request} onClose={() => {}} />
      </ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: dialog }])} />);
  const more = screen.getByRole('button', { name: /more days/ });
  await userEvent.click(more);
  expect(await screen.findByText('Say why it takes longer')).toBeDefined();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText('Answer'), 'The archive is closed');
  expect(screen.queryByText('Say why it takes longer')).toBeNull();
  await userEvent.click(more);
  await expect.poll(() => sent).toEqual([{ reason: 'The archive is closed' }]);
});
