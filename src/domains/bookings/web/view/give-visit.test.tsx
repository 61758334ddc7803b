// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import type { Appointment, VisitShower } from '../../contract.ts';
import { GiveVisit } from './give-visit.tsx';

installNativeDialog();
afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

const appointment = {
  id: 'visit',
  kind: 'tour',
  title: 'Tour of 10 Oak Street',
  startsAt: '2026-12-01T18:00:00Z',
  timeZone: 'America/Denver',
} as Appointment;
const person = (userId: string, isFree: boolean, isShowing = false): VisitShower => ({ userId, name: userId, isFree, isShowing });

async function openDialog(people: VisitShower[]) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json({ people });
    sent.push(JSON.parse(String(init.body)));
    return Response.json(appointment);
  });
  const page = (
    <ToastProvider>
      <QueryScope>
        <GiveVisit appointment={appointment} />
      </QueryScope>
    </ToastProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose who shows it' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findAllByRole('radio');
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const radio = (name: string) => dialog.getByRole<HTMLInputElement>('radio', { name: new RegExp(name) });
  return { dialog, save, radio, sent };
}

it('begins with whoever shows it now, and sends only a change', async () => {
  const { dialog, save, radio, sent } = await openDialog([person('Olga', true, true), person('Arno', true)]);
  expect(radio('Olga').checked).toBe(true);
  await save();
  expect(dialog.getByText('Choose someone else')).toBeDefined();
  expect(sent).toEqual([]);
  await userEvent.click(radio('Arno'));
  expect(dialog.queryByText('Choose someone else')).toBeNull();
  await save();
  await expect.poll(() => sent).toEqual([{ move: 'give', userId: 'Arno' }]);
});

it('leaves the choice open where several show it, and lets one of them do it alone', async () => {
  const { dialog, save, radio, sent } = await openDialog([person('Olga', true, true), person('Arno', true, true)]);
  expect([radio('Olga').checked, radio('Arno').checked]).toEqual([false, false]);
  expect(dialog.queryByText(/No one else/)).toBeNull();
  await save();
  expect(sent).toEqual([]);
  await userEvent.click(radio('Olga'));
  await save();
  await expect.poll(() => sent).toEqual([{ move: 'give', userId: 'Olga' }]);
});

it('says so where nobody else is free', async () => {
  const { dialog, radio } = await openDialog([person('Olga', true, true), person('Arno', false)]);
  expect(radio('Arno').disabled).toBe(true);
  expect(dialog.getByText('No one else is free at that time.')).toBeDefined();
});
