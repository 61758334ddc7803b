// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearQueryCache, findQueryClient } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import type { HomeScheduleAnswer } from '../../contract.ts';
import { proposeSchedule } from '../../model/usual-schedule.ts';
import { ShowingRules } from './showing-rules.tsx';

/** What the server knows. */
let saved: HomeScheduleAnswer;
let sent: { version: number }[];

beforeEach(() => {
  sent = [];
  saved = { timeZone: 'America/Denver', version: 3, schedule: proposeSchedule(), busy: [], people: [] };
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'PUT') {
      const form = JSON.parse(String(body)) as HomeScheduleAnswer['schedule'] & { version: number };
      sent.push(form);
      saved = { ...saved, version: form.version + 1, schedule: form };
    }
    return Response.json(saved);
  });
});
afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

async function open() {
  const page = (
    <QueryScope>
      <ToastProvider>
        <ShowingRules listingKey="WILLOW" />
      </ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  await screen.findByRole('button', { name: 'Save showing times' });
}

/** Somebody else saves, and the page hears of it. */
async function saveElsewhere(from: string) {
  const { rules } = saved.schedule;
  const next = { ...saved.schedule, rules: rules.map((rule) => ({ ...rule, from })) };
  saved = { ...saved, version: saved.version + 1, schedule: next };
  await act(() => findQueryClient().invalidateQueries());
}

const starts = () => screen.getAllByLabelText(/, from$/).map((box) => (box as HTMLSelectElement).value);
const tourBox = () => screen.getByRole('checkbox', { name: /^Tour/ });
const NOTICE = 'These times changed in the meantime';

it('shows what somebody else saved where nothing was changed here', async () => {
  await open();
  await saveElsewhere('11:00');
  expect(new Set(starts())).toEqual(new Set(['11:00']));
  expect(screen.queryByText(NOTICE)).toBeNull();
});

it('keeps what was changed here, says so, and saves it over theirs', async () => {
  await open();
  fireEvent.click(tourBox());
  await saveElsewhere('11:00');
  expect(screen.getByText(NOTICE)).toBeDefined();
  expect(starts()).not.toContain('11:00');
  fireEvent.click(screen.getByRole('button', { name: 'Save showing times' }));
  await expect.poll(() => sent).toMatchObject([{ version: 4 }]);
  await expect.poll(() => screen.queryByText('Not saved yet.')).toBeNull();
  expect(screen.queryByText(NOTICE)).toBeNull();
});

it('drops what was changed here for theirs when asked to', async () => {
  await open();
  fireEvent.click(tourBox());
  await saveElsewhere('11:00');
  fireEvent.click(screen.getByRole('button', { name: 'Show the new ones' }));
  expect(new Set(starts())).toEqual(new Set(['11:00']));
  expect((tourBox() as HTMLInputElement).checked).toBe(false);
});

it('leads to hours that end before they begin, instead of saving them', async () => {
  await open();
  const end = screen.getAllByLabelText(/, to$/)[0] as HTMLSelectElement;
  fireEvent.change(end, { target: { value: '00:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save showing times' }));
  await expect.poll(() => document.activeElement).toBe(end);
  expect(sent).toEqual([]);
});
