// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { addDays, utcDay } from '#lib/calendar.ts';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { MOST_SLOT_DAYS } from '../../contract.ts';
import { SlotChooser } from './slot-chooser.tsx';

afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

const HELD = '2026-05-02T16:00:00.000Z';
const KEPT = '2026-05-02T16:30:00.000Z';
const FREE = '2026-05-02T17:00:00.000Z';

/** Which dates were asked for: each answer has the same free times. */
function show(slots: readonly string[], chosen: readonly string[] = [], lastDay = addDays(utcDay(new Date()), 21)): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'http://site.example').searchParams.get('from') ?? '');
    // Only what is read of the answer.
    return Response.json({ timeZone: 'America/Denver', eventTypes: [{ kind: 'tour' }], slots, lastDay });
  });
  render(
    <QueryScope>
      <SlotChooser
        whose={{ listingKey: 'WILLOW' }}
        kind="tour"
        bookingId="b"
        leavesOut={HELD}
        chosen={chosen}
        onChange={() => {}}
      />
    </QueryScope>,
  );
  return asked;
}

it('offers every free time but the one that the booking has', async () => {
  show([HELD, FREE]);
  const times = await screen.findByRole('group', { name: /^Free times on/ });
  expect([...times.querySelectorAll('button')].map((button) => button.textContent)).toEqual(['11:00 AM']);
  expect(screen.getByRole('option', { name: /\(1 free\)$/ })).toBeDefined();
});

it('keeps a time that was chosen in its place, though it is kept from others by now', async () => {
  show([FREE], [KEPT]);
  const times = await screen.findByRole('group', { name: /^Free times on/ });
  const buttons = [...times.querySelectorAll('button')];
  expect(buttons.map((button) => [button.textContent, button.getAttribute('aria-pressed')])).toEqual([
    ['10:30 AM', 'true'],
    ['11:00 AM', 'false'],
  ]);
});

it.each([[[HELD]], [[HELD, FREE]]])(
  'looks further ahead as far as the host lets others book, with %j in the next days',
  async (slots) => {
    const today = utcDay(new Date());
    const asked = show(slots, [], addDays(today, 60));
    await userEvent.click(await screen.findByRole('button', { name: 'Look further ahead' }));
    expect(await screen.findByRole('button', { name: 'Back to the next days' })).toBeDefined();
    expect(asked).toEqual(['', addDays(today, MOST_SLOT_DAYS)]);
    // The next 31 days would lie beyond.
    expect(screen.queryByRole('button', { name: 'Look further ahead' })).toBeNull();
  },
);

it('looks no further than the host lets others book', async () => {
  show([HELD]);
  expect(await screen.findByText(/^No free times/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

function Several() {
  const [chosen, setChosen] = useState<string[]>([]);
  return <SlotChooser whose={{ listingKey: 'WILLOW' }} kind="tour" chosen={chosen} most={2} onChange={setChosen} />;
}

it('shows all that is chosen of several days, and takes no more than so many', async () => {
  const slots = [HELD, FREE, '2026-05-03T17:00:00.000Z'];
  vi.stubGlobal('fetch', async () =>
    Response.json({ timeZone: 'America/Denver', eventTypes: [{ kind: 'tour' }], slots, lastDay: null }),
  );
  render(
    <QueryScope>
      <Several />
    </QueryScope>,
  );
  await userEvent.click(await screen.findByRole('button', { name: '11:00 AM' }));
  await userEvent.selectOptions(screen.getByLabelText('Day'), '2026-05-03');
  await userEvent.click(screen.getByRole('button', { name: '11:00 AM' }));
  const chosen = () => [...screen.getByRole('list', { name: 'Chosen times' }).children].map((item) => item.textContent);
  expect(chosen()).toEqual(['Sat, May 2, 11:00 AM', 'Sun, May 3, 11:00 AM']);
  await userEvent.selectOptions(screen.getByLabelText('Day'), '2026-05-02');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '10:00 AM' }).disabled).toBe(true);
  expect(screen.getByText(/You’ve chosen 2\. Remove one to choose another\./)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Sat, May 2, 11:00 AM' }));
  expect(chosen()).toEqual(['Sun, May 3, 11:00 AM']);
});
