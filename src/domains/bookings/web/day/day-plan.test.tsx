// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import type { TourDayFacts } from '../../contract.ts';
import { inOrderOf } from '../../model/fit-tour-day.ts';
import { DayPlan } from './day-plan.tsx';
import { useDayAddress } from './use-day-address.ts';

afterEach(cleanup);

const DATE = '2027-03-15';
const home = (listingKey: string, name: string, hours: number[]): TourDayFacts['homes'][number] => ({
  listingKey,
  name,
  photo: null,
  timeZone: 'UTC',
  way: 'book',
  why: null,
  firm: null,
  needsApproval: false,
  durationMinutes: 30,
  questions: [],
  starts: hours.map((hour) => new Date(`${DATE}T${String(hour).padStart(2, '0')}:00:00Z`).toISOString()),
  agreed: null,
});

function Day({ homes }: { homes: TourDayFacts['homes'] }) {
  const [address, change] = useDayAddress();
  const travelMinutes = homes.map((_, from) => homes.map((__, to) => (from === to ? 0 : 10)));
  const facts: TourDayFacts = { date: DATE, days: [], homes, travelMinutes, isMeasured: true, busy: [] };
  return <DayPlan facts={inOrderOf(facts, address.homes)} address={address} onChange={change} />;
}

function show(...homes: TourDayFacts['homes']): void {
  const keys = homes.map(({ listingKey }) => listingKey).join(',');
  const router = createMemoryRouter([{ path: '/appointments/day', element: <Day homes={homes} /> }], {
    initialEntries: [`/appointments/day?homes=${keys}`],
  });
  render(
    <QueryScope>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryScope>,
  );
}

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('says where a home stands once it was moved', async () => {
  show(home('ash', '1 Ash Lane', [9, 10, 11]), home('birch', '2 Birch Lane', [9, 10, 11]));
  await userEvent.click(screen.getByRole('button', { name: 'See 1 Ash Lane later' }));
  expect(said()).toContain('1 Ash Lane is now number 2 of 2.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'See 1 Ash Lane later' }));
});

test('says which home does not fit the reader’s order, and keeps the focus in the plan', async () => {
  show(home('ash', '1 Ash Lane', [9]), home('birch', '2 Birch Lane', [14]));
  await userEvent.click(screen.getByRole('button', { name: 'See 2 Birch Lane earlier' }));
  expect(screen.getByRole('region', { name: 'Not in this plan' }).textContent).toContain('Its free times don’t fit this order.');
  expect(said()).toContain('2 Birch Lane doesn’t fit this order.');
  const best = screen.getByRole('button', { name: 'Find the best order' });
  expect(document.activeElement).toBe(best);
  await userEvent.click(best);
  await userEvent.click(screen.getByRole('button', { name: 'See 1 Ash Lane later' }));
  expect(said()).toContain('1 Ash Lane is now number 1 of 1. 2 Birch Lane doesn’t fit this order.');
});
