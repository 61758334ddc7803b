// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { PeopleAdmin } from './people-admin.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ANN = {
  uid: 'ann',
  displayName: 'Ann Hill',
  email: 'ann@home.example',
  emailVerified: true,
  phoneNumber: null,
  photoURL: null,
  roles: ['seller'],
  role: 'seller',
  isDemo: false,
  isDisabled: false,
  disabledReason: null,
  sessions: 0,
  createdAt: 0,
  lastLoginAt: 0,
};

it('keeps what was searched for while one of the people found is open, and after it', async () => {
  vi.stubGlobal('fetch', async (asked: Request | string | URL) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked, 'http://localhost');
    return Response.json(
      pathname === '/api/admin/users' ? { users: [ANN], total: 1, nextCursor: null } : { user: ANN, sessions: [], audit: [] },
    );
  });
  const element = (
    <QueryScope>
      <ToastProvider>
        <PeopleAdmin adminId="admin" />
      </ToastProvider>
    </QueryScope>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/admin/users?q=Ann&role=seller'] });
  render(<RouterProvider router={router} />);
  await userEvent.click(await screen.findByRole('link', { name: 'Ann Hill' }));
  expect(router.state.location.search).toBe('?q=Ann&role=seller&user=ann');
  await userEvent.click(await screen.findByRole('link', { name: 'All people' }));
  expect(router.state.location.search).toBe('?q=Ann&role=seller');
});
