// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clearQueryCache, findQueryClient } from '#platform/web/browser-query-client.ts';
import { announceOwnChange } from '#platform/web/own-changes.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { refreshByNews } from '#platform/web/refresh-by-news.ts';
import { ToastProvider } from '#ui/toast.tsx';
import type { AskedToSign } from '../../contract/to-sign.ts';
import { ToSignCard } from './to-sign-card.tsx';

afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

const asked: AskedToSign = {
  recipientId: 'b1c1d9a2-58c1-4c3a-9a51-0f7d7a1d9c11',
  title: 'Agreement',
  role: 'signer',
  senderName: 'Ann Lee',
  senderEmail: 'ann@home.example',
  expiresAt: '2026-12-24T12:00:00Z',
  hasCode: false,
};

it('says that nothing waits, and has what is sent while it is open', async () => {
  let toSign: AskedToSign[] = [];
  vi.stubGlobal('fetch', (url: string) => (url === '/api/to-sign' ? Response.json({ toSign }) : new Promise(() => {})));
  render(
    <MemoryRouter>
      <ToastProvider>
        <QueryScope>
          <ToSignCard />
        </QueryScope>
      </ToastProvider>
    </MemoryRouter>,
  );
  await screen.findByText(/Nothing to sign right now/);
  const stop = refreshByNews(findQueryClient());
  toSign = [asked];
  announceOwnChange('documents');
  await screen.findByRole('button', { name: 'Read and sign Agreement' });
  expect(screen.getByText(/Ann Lee \(ann@home\.example\), until/)).toBeTruthy();
  stop();
});
