import { endpointQuery } from '#platform/web/endpoint-query.ts';
import type { TravelMode } from '#domains/travel/web/index.ts';
import { getSchedule, getTourDay, listAppointments, listOpenings, type BookingKind } from '../contract.ts';

export const appointmentsOptions = () => ({
  ...endpointQuery(listAppointments),
  meta: { follows: ['appointments', 'tour-requests'] as const },
});

export const openingsOptions = (listingKey: string, asked: { kind?: BookingKind; from?: string; bookingId?: string } = {}) =>
  endpointQuery(listOpenings, { params: { listingKey }, query: asked });

export const scheduleOptions = (listingKey: string) => endpointQuery(getSchedule, { params: { listingKey } });

/** A day of tours by its homes in any order: a new order asks nothing new. */
export const tourDayOptions = (homes: readonly string[], date: string | undefined, mode: TravelMode) =>
  endpointQuery(getTourDay, {
    query: { homes: homes.toSorted((a, b) => a.localeCompare(b)).join(','), mode, ...(date === undefined ? {} : { date }) },
  });
