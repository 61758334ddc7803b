// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findQueryClient } from '#platform/web/browser-query-client.ts';
import type { EndpointAnswer } from '#lib/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { installNativeDialog } from '#ui/testing/install-native-dialog.ts';
import { ToastProvider } from '#ui/toast.tsx';
import type { Appointment, listAppointments } from '../../contract.ts';
import { appointmentsOptions } from '../api.ts';
import { AppointmentCard } from './appointment-list.tsx';

installNativeDialog();
beforeEach(() => document.body.replaceChildren());
afterEach(() => {
  cleanup();
  findQueryClient().clear();
  vi.unstubAllGlobals();
});

type QueryData = EndpointAnswer<typeof listAppointments>;

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
    <ToastProvider>
      <QueryScope>{card}</QueryScope>
    </ToastProvider>
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
  const { queryKey } = appointmentsOptions();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  findQueryClient().setQueryData(queryKey, { appointments: [mine] } as QueryData);
  function Page() {
    const { data } = useQuery(appointmentsOptions());
    return data?.appointments
      .filter(({ moves }) => moves.length > 0)
      .map((one) => <AppointmentCard key={one.id} appointment={one} now={new Date('2026-11-30T12:00:00Z')} />);
  }
  const page = (
    <ToastProvider>
      <QueryScope>
        <Page />
      </QueryScope>
    </ToastProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.change(screen.getByLabelText(/What you want to say/), { target: { value: 'We are late.\nSorry.' } });
  const off = { ...mine, status: 'cancelled' as const, reason: 'The home is sold.', moves: [] };
  act(() => void findQueryClient().setQueryData(queryKey, { appointments: [off] } as QueryData));
  expect(await screen.findByText('This appointment has been canceled.')).toBeDefined();
  expect(screen.getByText(/The home is sold\./)).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('What you wrote').value).toBe('We are late.\nSorry.');
  expect(screen.queryByRole('button', { name: 'Cancel the appointment' })).toBeNull();
});

it('sends no feedback with a number that its writer did not choose', async () => {
  const over: Appointment = { ...call, status: 'completed', moves: ['feedback'] };
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    if (typeof body !== 'string') return Response.json({ appointments: [over] });
    sent.push(JSON.parse(body));
    return Response.json(over);
  });
  show(over);
  fireEvent.click(screen.getByRole('button', { name: 'Give feedback' }));
  fireEvent.change(screen.getByLabelText(/What you liked/), { target: { value: 'Bright.' } });
  const button = within(screen.getByRole('dialog')).getByRole('button', { name: 'Give feedback' });
  fireEvent.click(button);
  expect(await screen.findByText('Choose a number from 1 to 5')).toBeDefined();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: '4' }));
  fireEvent.click(button);
  await expect.poll(() => sent).toEqual([{ move: 'feedback', interest: 4, words: 'Bright.' }]);
});
