import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { getSchedule, listAppointments, listOpenings, type BookingKind } from '../contract.ts';

export const appointmentsOptions = () => ({
  ...endpointQuery(listAppointments),
  meta: { follows: ['appointments', 'tour-requests'] as const },
});

export const openingsOptions = (listingKey: string, asked: { kind?: BookingKind; from?: string; bookingId?: string } = {}) =>
  endpointQuery(listOpenings, { params: { listingKey }, query: asked });

export const scheduleOptions = (listingKey: string) => endpointQuery(getSchedule, { params: { listingKey } });
