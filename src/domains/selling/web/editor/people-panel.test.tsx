// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import type { OwnListing } from '../../contract.ts';
import { PeoplePanel } from './people-panel.tsx';

installNativeDialog();
afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

const person = (userId: string, name: string, part: string, isMe: boolean) => ({ userId, name, part, isMe });

/** The panel as somebody with a part sees it; answers what was deleted. */
function show(part: OwnListing['part'], people: ReturnType<typeof person>[]): string[] {
  const deleted: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'DELETE') deleted.push(url);
    return Response.json({ people, invitations: [] });
  });
  render(
    <QueryScope>
      <ToastProvider>
        <MemoryRouter>
          <PeoplePanel listing={{ id: 'a1', part } as OwnListing} />
        </MemoryRouter>
      </ToastProvider>
    </QueryScope>,
  );
  return deleted;
}

it('asks before somebody is removed from a listing', async () => {
  const deleted = show('owner', [person('a', 'Ana Lee', 'owner', true), person('b', 'Bo Kim', 'agent', false)]);
  await userEvent.click(await screen.findByRole('button', { name: /^Remove ?Bo Kim$/ }));
  const question = await screen.findByRole('dialog', { name: 'Remove Bo Kim from this listing?' });
  expect(deleted).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  await expect.poll(() => deleted.length).toBe(1);
  expect(deleted[0]).toMatch(/\/b$/);
});

it('asks before somebody leaves a listing', async () => {
  const deleted = show('agent', [person('a', 'Ana Lee', 'owner', false), person('b', 'Bo Kim', 'agent', true)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  const question = await screen.findByRole('dialog', { name: 'Leave this listing?' });
  expect(deleted).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Not now' }));
  expect(deleted).toEqual([]);
});
