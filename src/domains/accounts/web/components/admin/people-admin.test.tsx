// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import { PeopleAdmin } from './people-admin.tsx';

beforeAll(installNativeDialog);
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

function openPeople(path: string) {
  const element = (
    <QueryScope>
      <ToastProvider>
        <PeopleAdmin adminId="admin" />
      </ToastProvider>
    </QueryScope>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}

it('keeps what was searched for while one of the people found is open, and after it', async () => {
  vi.stubGlobal('fetch', async (asked: Request | string | URL) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked, 'http://localhost');
    return Response.json(
      pathname === '/api/admin/users' ? { users: [ANN], total: 1, nextCursor: null } : { user: ANN, sessions: [], audit: [] },
    );
  });
  const router = openPeople('/admin/users?q=Ann&role=seller');
  await userEvent.click(await screen.findByRole('link', { name: 'Ann Hill' }));
  expect(router.state.location.search).toBe('?q=Ann&role=seller&user=ann');
  await userEvent.click(await screen.findByRole('link', { name: 'All people' }));
  expect(router.state.location.search).toBe('?q=Ann&role=seller');
});

it('keeps the reason for which an account is to be disabled until it is', async () => {
  let isBroken = true;
  vi.stubGlobal('fetch', async (asked: Request | string | URL) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked, 'http://localhost');
    if (!pathname.endsWith('/disable')) return Response.json({ user: ANN, sessions: [], audit: [] });
    return isBroken ? Response.json({ code: 'internal' }, { status: 500 }) : new Response(null, { status: 204 });
  });
  openPeople('/admin/users?user=ann');
  await userEvent.click(await screen.findByRole('button', { name: 'Disable' }));
  await userEvent.type(screen.getByLabelText('Reason'), 'Sends spam');
  const send = () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Disable' }));
  await send();
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Sends spam');
  isBroken = false;
  await send();
  await expect.poll(() => screen.queryByLabelText('Reason')).toBeNull();
});
