// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { asksBeforeLeaving } from '#tests/support/leave-page.ts';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import type { Envelope } from '../../contract.ts';
import { CorrectDialog } from './envelope-dialogs.tsx';

installNativeDialog();
afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

const envelope = {
  id: 'e',
  title: 'Agreement',
  message: '',
  expiresAt: '2026-12-24T12:00:00Z',
  recipients: [{ id: 'p', name: 'Sam Signer', email: 'sam@home.example', isInPerson: false }],
} as Envelope;

it('names the person whose name or address is wrong, keeps what was typed, and sends nothing', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    sent.push(init?.method);
    return Response.json({});
  });
  render(
    <MemoryRouter>
      <QueryScope>
        <ToastProvider>
          <CorrectDialog envelope={envelope} onClose={() => undefined} />
        </ToastProvider>
      </QueryScope>
    </MemoryRouter>,
  );
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.clear(dialog.getByLabelText('Name 1'));
  await userEvent.clear(dialog.getByLabelText('Email 1'));
  await userEvent.type(dialog.getByLabelText('Email 1'), 'nobody');
  await userEvent.click(dialog.getByRole('button', { name: 'Send it again' }));
  for (const label of ['Name 1', 'Email 1']) expect(dialog.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getByLabelText<HTMLInputElement>('Email 1').value).toBe('nobody');
  expect(sent).toEqual([]);
  // What was typed is not lost to a page that is loaded again without a question.
  expect(asksBeforeLeaving()).toBe(true);
});
