// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#platform/web/browser-query-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToursOff } from './tours-off.tsx';

afterEach(() => {
  cleanup();
  clearQueryCache();
  vi.unstubAllGlobals();
});

const show = (isOpen: boolean) => {
  // Only what is read of a schedule.
  const schedule = {
    eventTypes: [
      { kind: 'inspection', isOpen: true },
      { kind: 'tour', isOpen },
    ],
  };
  const fetched = vi.fn<() => Promise<Response>>(async () => Response.json({ version: 0, schedule }));
  vi.stubGlobal('fetch', fetched);
  render(
    <MemoryRouter>
      <QueryScope>
        <ToursOff listingKey="k" href="/seller-flow/showings?listing=l" />
      </QueryScope>
    </MemoryRouter>,
  );
  return fetched;
};

it('says before publication that nobody can book a tour, and leads to the times', async () => {
  show(false);
  expect(await screen.findByText('Tours can’t be booked yet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Set showing times' }).getAttribute('href')).toBe('/seller-flow/showings?listing=l');
});

it('says nothing where tours are open', async () => {
  const fetched = show(true);
  await expect.poll(() => fetched.mock.results.length).toBe(1);
  await fetched.mock.results[0]?.value;
  expect(screen.queryByText('Tours can’t be booked yet')).toBeNull();
});
