// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import type { OwnVendor } from '../../contract.ts';
import { TeamPart } from './team-part.tsx';

installNativeDialog();
afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

it('asks before somebody loses the work of a team', async () => {
  const removed: string[] = [];
  const member = (userId: string, name: string, isMe: boolean) => ({ userId, name, role: isMe ? 'owner' : 'worker', isMe });
  const team = { members: [member('a', 'Ana Lee', true), member('b', 'Bo Kim', false)], invitations: [] };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'DELETE') removed.push(url);
    return Response.json(team);
  });
  render(
    <QueryScope>
      <ToastProvider>
        <TeamPart vendor={{ myRole: 'owner' } as OwnVendor} disabled={false} />
      </ToastProvider>
    </QueryScope>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Remove ?Bo Kim$/ }));
  // The only owner cannot leave, and reads how they could.
  expect(screen.queryByRole('button', { name: /^Leave/ })).toBeNull();
  expect(screen.getByText('To leave, make someone else an owner first')).toBeDefined();
  const question = await screen.findByRole('dialog', { name: 'Remove Bo Kim from the team?' });
  expect(removed).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  await expect.poll(() => removed.length).toBe(1);
  expect(removed[0]).toMatch(/\/b$/);
});
