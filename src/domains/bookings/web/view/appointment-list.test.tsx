// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import type { Appointment } from '../../contract.ts';
import { AppointmentCard } from './appointment-list.tsx';
import { OpenMoves } from './open-moves.tsx';

installNativeDialog();
afterEach(cleanup);

const call: Appointment = {
  id: '6b6a4c2e-0000-4000-8000-000000000001',
  source: 'booking',
  side: 'guest',
  kind: 'call',
  status: 'accepted',
  startsAt: '2026-12-01T17:00:00.000Z',
  endsAt: '2026-12-01T17:15:00.000Z',
  wished: [],
  proposed: [],
  timeZone: 'UTC',
  title: 'Call with Ben Okafor',
  home: 'Ben Okafor',
  listingKey: null,
  handle: 'ben-okafor',
  withName: 'Ben Okafor',
  note: '',
  place: '',
  answers: [],
  shownBy: [],
  reason: '',
  buyerAgreement: null,
  asks: { asksPlace: false, questions: [] },
  heldUntil: null,
  changeUntil: null,
  feedback: null,
  moves: [],
};

function show(change: Partial<Appointment>): void {
  const card = <AppointmentCard appointment={{ ...call, ...change }} now={new Date('2026-11-30T12:00:00Z')} />;
  const page = (
    <QueryScope>
      <ToastProvider>{card}</ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
}

it('names the other side once: in the title of a person’s time, in a line of its own for a home', () => {
  show({});
  expect(screen.getAllByText(/Ben Okafor/)).toHaveLength(1);
  cleanup();
  show({ kind: 'tour', listingKey: 'WILLOW', home: '12 Willow Lane', handle: null, title: 'Tour of 12 Willow Lane' });
  expect(screen.getByText('Host: Ben Okafor')).toBeDefined();
});

it('says until when a time that is not booked yet is kept', () => {
  show({ status: 'held', heldUntil: '2026-11-30T12:10:00.000Z' });
  expect(screen.getByText(/^Kept for you until \d+:\d\d [AP]M\.$/)).toBeDefined();
});

it('says that the other side canceled what one writes about, and keeps the words', async () => {
  const mine: Appointment = { ...call, moves: ['cancel'] };
  function Page() {
    const [isOff, setOff] = useState(false);
    const shown = isOff ? { ...mine, status: 'cancelled' as const, reason: 'The home is sold.', moves: [] } : mine;
    return (
      <OpenMoves appointments={[shown]}>
        {isOff ? null : <AppointmentCard appointment={shown} now={new Date('2026-11-30T12:00:00Z')} />}
        <button type="button" onClick={() => setOff(true)}>
          News
        </button>
      </OpenMoves>
    );
  }
  const page = (
    <QueryScope>
      <ToastProvider>
        <Page />
      </ToastProvider>
    </QueryScope>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.change(screen.getByLabelText(/What you want to say/), { target: { value: 'We are late.\nSorry.' } });
  fireEvent.click(screen.getByText('News'));
  expect(await screen.findByText('This appointment has been canceled.')).toBeDefined();
  expect(screen.getByText(/The home is sold\./)).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('What you wrote').value).toBe('We are late.\nSorry.');
  expect(screen.queryByRole('button', { name: 'Cancel the appointment' })).toBeNull();
});
