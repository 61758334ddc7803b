// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { addDays, utcDay } from '#lib/calendar.ts';
import { clearQueryCache, findQueryClient } from '#platform/web/browser-query-client.ts';
import { announceOwnChange } from '#platform/web/own-changes.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { refreshByNews } from '#platform/web/refresh-by-news.ts';
import { ToastProvider } from '#ui/toast.tsx';
import { BookTime } from './book-time.tsx';

afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

const tour = {
  kind: 'tour',
  durationMinutes: 30,
  needsApproval: true,
  changeNoticeMinutes: 120,
  asksPlace: false,
  questions: [],
};

/** The form of a home with these free times. */
function show(read: () => { slots: string[]; isWaiting?: boolean }, lastDay = addDays(utcDay(new Date()), 21)): void {
  // Only what is read of the answer.
  const fetched = async () => Response.json({ timeZone: 'America/Denver', kind: 'tour', eventTypes: [tour], lastDay, ...read() });
  vi.stubGlobal('fetch', fetched);
  const page = (
    <QueryScope>
      <ToastProvider>
        <BookTime whose={{ listingKey: 'WILLOW' }} empty={null} />
      </ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
}

it('says what is booked, and how long it is, also where there is no choice', async () => {
  show(() => ({ slots: ['2026-05-02T17:00:00.000Z'] }));
  expect(await screen.findByText('Tour, 30 minutes')).toBeDefined();
});

it('says who waits for a time, and shows it to them once it is free', async () => {
  let answer: { slots: string[]; isWaiting: boolean } = { slots: [], isWaiting: true };
  show(() => answer);
  expect(await screen.findByText(/You’re on the waiting list/)).toBeDefined();
  const stop = refreshByNews(findQueryClient());
  answer = { slots: ['2026-05-02T17:00:00.000Z'], isWaiting: false };
  act(() => announceOwnChange('appointments'));
  expect(await screen.findByRole('button', { name: '11:00 AM' })).toBeDefined();
  stop();
});

it('keeps the form of the last free time, which is no longer free for others', async () => {
  let slots = ['2026-05-02T17:00:00.000Z'];
  show(() => ({ slots }));
  await userEvent.click(await screen.findByRole('button', { name: '11:00 AM' }));
  await userEvent.type(screen.getByLabelText(/^What the sellers should know/), 'We come by bike.');
  slots = [];
  await act(() => findQueryClient().invalidateQueries());
  const note = screen.getByLabelText<HTMLTextAreaElement>(/^What the sellers should know/);
  expect(note.value).toBe('We come by bike.');
  expect(screen.getByRole('button', { name: '11:00 AM' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByText(/^All times in the next few weeks are taken/)).toBeNull();
});

it.each([
  [21, false],
  [90, true],
])('leads on where all of the next days are taken and one can book %d days ahead: %s', async (days, leadsOn) => {
  show(() => ({ slots: [] }), addDays(utcDay(new Date()), days));
  expect(await screen.findByRole('button', { name: 'Tell me when a time is free' })).toBeDefined();
  await expect.poll(() => screen.queryByRole('button', { name: 'Look further ahead' }) !== null).toBe(leadsOn);
});
