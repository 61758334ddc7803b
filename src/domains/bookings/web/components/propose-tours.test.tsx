// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ProposeTours } from './propose-tours.tsx';

installNativeDialog();
afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

it('asks for a time before it writes any into the answer', async () => {
  const openings = {
    label: '10 Oak Street',
    timeZone: 'America/Denver',
    lastDay: null,
    kind: 'tour',
    isWaiting: false,
    eventTypes: [{ kind: 'tour', durationMinutes: 30 }],
    slots: ['2030-05-02T16:00:00.000Z'],
  };
  vi.stubGlobal('fetch', async () => Response.json(openings));
  const onPropose = vi.fn<(words: string) => void>();
  const element = (
    <QueryScope>
      <ProposeTours listingKey="OAK" onPropose={onPropose} />
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Propose tour times' }));
  const dialog = within(screen.getByRole('dialog'));
  const write = () => fireEvent.click(dialog.getByRole('button', { name: 'Write them into the answer' }));
  await dialog.findByRole('button', { name: '10:00 AM' });
  write();
  expect(dialog.getByText('Choose a time to write into the answer')).toBeDefined();
  expect(document.activeElement).toBe(dialog.getByRole('group', { name: 'Times' }));
  expect(onPropose).not.toHaveBeenCalled();
  fireEvent.click(dialog.getByRole('button', { name: '10:00 AM' }));
  write();
  expect(onPropose).toHaveBeenCalledWith(expect.stringContaining('May 2, 2030, 10:00 AM'));
});
