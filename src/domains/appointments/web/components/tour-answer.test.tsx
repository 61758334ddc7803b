// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import type { AskedTour } from '../../contract.ts';
import { TourAnswer, TourStanding } from './tour-answer.tsx';

afterEach(cleanup);

const hours = (ahead: number) => new Date(Date.now() + ahead * 3_600_000).toISOString();

function show(changes: Partial<AskedTour>) {
  const tour: AskedTour = {
    senderName: 'Gina',
    firm: 'Green Realty',
    homeLabel: '12 Willow Lane',
    state: 'CO',
    kind: 'in_person',
    slots: [hours(48)],
    timeZone: 'America/Denver',
    message: null,
    buyerAgreement: 'no',
    status: 'pending',
    confirmedStartsAt: null,
    proposedSlots: [],
    reply: null,
    thread: [],
    ...changes,
  };
  const page = (
    <ToastProvider>
      <QueryScope>
        <TourStanding tour={tour} isSent={false} />
        <TourAnswer tour={tour} send={() => Promise.resolve()} onSent={() => undefined} />
      </QueryScope>
    </ToastProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
}

it('asks the firm for another answer until the tour begins', () => {
  show({ status: 'accepted', confirmedStartsAt: hours(24) });
  expect(screen.getByText(/^Confirmed: /)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Send answer' })).toBeDefined();
  cleanup();
  show({ status: 'accepted', confirmedStartsAt: hours(-1) });
  expect(screen.getByText(/^The tour began .+, so your answer stands$/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull();
});

it('says which times the firm offered', () => {
  show({ proposedSlots: ['2027-03-02T17:00:00.000Z', '2027-03-02T18:00:00.000Z'] });
  expect(screen.getByText('You offered: Tuesday, March 2 at 10:00 AM MST; Tuesday, March 2 at 11:00 AM MST.')).toBeDefined();
});
