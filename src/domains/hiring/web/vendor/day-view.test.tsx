// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOADING, sessionStore } from '#domains/accounts/web/session/session-store.ts';
import { findQueryClient } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { DayView } from './day-view.tsx';

beforeEach(() => {
  document.body.replaceChildren();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  findQueryClient().clear();
  sessionStore.set(LOADING);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = async (isDemo: boolean, answers: Record<string, unknown>) => {
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const path = new URL(input instanceof Request ? input.url : input, 'http://site.test').pathname;
    return Response.json(answers[path]);
  });
  sessionStore.set({ status: 'signed-in', user: { isDemo } as never });
  render(
    <MemoryRouter>
      <QueryScope>
        <ToastProvider>
          <DayView frame={{ title: 'Today' }} user={{} as never} />
        </ToastProvider>
      </QueryScope>
    </MemoryRouter>,
  );
  await act(() => vi.advanceTimersByTimeAsync(100));
};

it('invites whoever offers no services here yet', async () => {
  await show(false, { '/api/vendor-day': { day: null }, '/api/vendor': { vendor: null } });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('You don’t offer services here yet');
});

it('waits for the team of a new demo vendor instead of saying that there is none', async () => {
  const answers = {
    '/api/vendor-day': { day: null },
    '/api/vendor': { vendor: null },
    '/api/auth/demo/past': { isComing: true },
  };
  await show(true, answers);
  expect(screen.queryByText(/You don’t offer services/)).toBeNull();
  expect(screen.getByText('Loading...')).toBeDefined();
  answers['/api/auth/demo/past'] = { isComing: false };
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.getByText(/You don’t offer services/)).toBeDefined();
});
