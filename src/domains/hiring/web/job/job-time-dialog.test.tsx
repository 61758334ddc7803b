// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import { JobTimeDialog } from './job-time-dialog.tsx';

installNativeDialog();
let sent: unknown[];
let answer: () => Response;
let isClosed: boolean;

beforeEach(() => {
  sent = [];
  isClosed = false;
  answer = () => Response.json({});
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (init?.method === 'PUT') sent.push(JSON.parse(String(init.body)));
    return answer();
  });
});
afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

const open = (startsAt: string | null) =>
  render(
    <QueryScope>
      <ToastProvider>
        <JobTimeDialog leadId="l" startsAt={startsAt} onClose={() => (isClosed = true)} />
      </ToastProvider>
    </QueryScope>,
  );

it('gives a job that has no time its first', async () => {
  open(null);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose a day and a time')).toBeDefined();
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText(/Begins/), { target: { value: '2031-05-06T09:30' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(isClosed).toBe(true));
  expect(sent).toEqual([{ startsAt: new Date('2031-05-06T09:30').toISOString() }]);
});

it('says at the box why another time cannot be had', async () => {
  answer = () =>
    Response.json(
      {
        status: 409,
        code: 'time-taken',
        detail: 'You’re booked at that time.',
        fields: { startsAt: 'You’re booked at that time' },
      },
      { status: 409, headers: { 'content-type': 'application/problem+json' } },
    );
  open('2031-05-06T09:30:00.000Z');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const box = await screen.findByLabelText(/New time/);
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
  expect(isClosed).toBe(false);
});
