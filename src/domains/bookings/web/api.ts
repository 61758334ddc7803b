import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import type { TravelMode } from '#domains/travel/web/index.ts';
import {
  bookHost,
  bookTime,
  getOwnSchedule,
  getReminders,
  getSchedule,
  getTourDay,
  listAppointments,
  listBusyCalendars,
  listHostOpenings,
  listOpenings,
  listVisitShowers,
  listWaits,
  stopWaiting,
  stopWaitingForHost,
  waitForHost,
  waitForTime,
  type BookForm,
  type BookingKind,
} from '../contract.ts';

/** Whose time is booked: a home, or a person by the name of their page. */
export type Whose = { listingKey: string } | { handle: string };

/** What becomes old when something is booked or changed. */
export const BOOKING_READS = [listOpenings, listHostOpenings, listAppointments, listWaits];

export const appointmentsOptions = () => ({
  ...endpointQuery(listAppointments),
  meta: { follows: ['appointments', 'tour-requests'] as const },
});

export const waitsOptions = () => ({ ...endpointQuery(listWaits), meta: { follows: ['appointments'] as const } });

export function openingsOptions(whose: Whose, query: { kind?: BookingKind; from?: string; bookingId?: string } = {}) {
  // Whoever waits for a time sees it once it is free: with the news of it, their place on the waiting list goes.
  const meta = { follows: ['appointments'] as const };
  return 'handle' in whose
    ? { ...endpointQuery(listHostOpenings, { params: whose, query }), meta }
    : { ...endpointQuery(listOpenings, { params: whose, query }), meta };
}

export const book = (whose: Whose, body: BookForm) =>
  'handle' in whose ? browserApi.call(bookHost, { params: whose, body }) : browserApi.call(bookTime, { params: whose, body });

export function wait(whose: Whose, kind: BookingKind, isOn: boolean) {
  if ('handle' in whose) return browserApi.call(isOn ? waitForHost : stopWaitingForHost, { params: { ...whose, kind } });
  return browserApi.call(isOn ? waitForTime : stopWaiting, { params: { ...whose, kind } });
}

/** Who can show a visit; read anew each time, because what else they do changes it. */
export const showersOptions = (bookingId: string) => ({
  ...endpointQuery(listVisitShowers, { params: { bookingId } }),
  meta: { follows: ['appointments'] as const },
});

export const remindersOptions = () => endpointQuery(getReminders);

const NEWS = { follows: ['appointments'] as const };
export const scheduleOptions = (listingKey: string) => ({
  ...endpointQuery(getSchedule, { params: { listingKey } }),
  meta: NEWS,
});
export const ownScheduleOptions = () => ({ ...endpointQuery(getOwnSchedule), meta: NEWS });
export const busyCalendarsOptions = () => ({ ...endpointQuery(listBusyCalendars), meta: NEWS });

/** A day of tours by its homes in any order: a new order asks nothing new. */
export const tourDayOptions = (homes: readonly string[], date: string | undefined, mode: TravelMode) =>
  endpointQuery(getTourDay, {
    query: { homes: homes.toSorted((a, b) => a.localeCompare(b)).join(','), mode, ...(date === undefined ? {} : { date }) },
  });
