// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { SlotChooser } from './slot-chooser.tsx';

afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

const HELD = '2026-05-02T16:00:00.000Z';
const KEPT = '2026-05-02T16:30:00.000Z';
const FREE = '2026-05-02T17:00:00.000Z';

function show(slots: readonly string[], chosen: readonly string[] = []) {
  // Only what is read of the answer.
  vi.stubGlobal('fetch', async () => Response.json({ timeZone: 'America/Denver', eventTypes: [{ kind: 'tour' }], slots }));
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

it('looks further ahead where nothing but its own time is free', async () => {
  show([HELD]);
  expect(await screen.findByRole('button', { name: 'Look further ahead' })).toBeDefined();
});
