// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clearQueryCache, findQueryClient } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import type { Envelope } from '../../contract.ts';
import { envelopesOptions } from '../api.ts';
import { EnvelopeList } from './envelope-list.tsx';

installNativeDialog();
afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

// Only what a row reads of an envelope.
const envelope = {
  id: 'e',
  title: 'Agreement',
  message: '',
  reason: '',
  status: 'pending',
  expiresAt: '2026-12-24T12:00:00Z',
  documents: [{ name: 'Agreement.pdf' }],
  recipients: [
    { id: 'p', name: 'Sam Signer', email: 'sam@home.example', isInPerson: false, role: 'signer', status: 'sent', signedAt: null },
  ],
} as unknown as Envelope;

it('keeps the reason that is being written when the envelope leaves the list', async () => {
  let envelopes = [envelope];
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.includes('drafts') ? { drafts: [], templates: [] } : url.includes('to-sign') ? { toSign: [] } : { envelopes },
    ),
  );
  render(
    <MemoryRouter>
      <ToastProvider>
        <QueryScope>
          <EnvelopeList onPrepare={() => undefined} />
        </QueryScope>
      </ToastProvider>
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel: Agreement' }));
  // The tab has no heading above it.
  expect(screen.getByRole('heading', { level: 2, name: /^Agreement/, hidden: true })).toBeDefined();
  await userEvent.type(await screen.findByLabelText(/Why/), 'The price has changed');
  envelopes = [];
  await findQueryClient().invalidateQueries({ queryKey: envelopesOptions().queryKey });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel: Agreement' })).toBeNull());
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Why/).value).toBe('The price has changed');
});
