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
const FREE = '2026-05-02T17:00:00.000Z';

function show(slots: readonly string[]) {
  // Only what is read of the answer.
  vi.stubGlobal('fetch', async () => Response.json({ timeZone: 'America/Denver', eventTypes: [{ kind: 'tour' }], slots }));
  render(
    <QueryScope>
      <SlotChooser whose={{ listingKey: 'WILLOW' }} kind="tour" bookingId="b" leavesOut={HELD} chosen={[]} onChange={() => {}} />
    </QueryScope>,
  );
}

it('offers every free time but the one that the booking has', async () => {
  show([HELD, FREE]);
  const times = await screen.findByRole('group', { name: /^Free times on/ });
  expect([...times.querySelectorAll('button')].map((button) => button.textContent)).toEqual(['11:00 AM']);
  expect(screen.getByRole('option', { name: /\(1 free\)$/ })).toBeDefined();
});

it('looks further ahead where nothing but its own time is free', async () => {
  show([HELD]);
  expect(await screen.findByRole('button', { name: 'Look further ahead' })).toBeDefined();
});
