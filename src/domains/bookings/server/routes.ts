import { answerCalendar } from '#platform/http/answer-calendar.ts';
import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { askHosts } from './ask-hosts.ts';
import { bookTime } from './book-time.ts';
import { addBusyCalendar, listBusyCalendars, readBusyCalendar, removeBusyCalendar } from './busy-calendars.ts';
import { listVisitShowers } from './give-visit.ts';
import { listOpenings } from './find-openings.ts';
import { findTourDay } from './find-tour-day.ts';
import { moveBooking } from './move-booking.ts';
import { requireBooking } from './require-booking.ts';
import { listAppointments } from './present-bookings.ts';
import { getOwnSchedule, setOwnSchedule } from './own-schedule.ts';
import { getReminders, setReminders } from './reminder-choices.ts';
import { getSchedule, setSchedule } from './save-schedule.ts';
import { listWaits, stopWaiting, waitForTime } from './wait-for-time.ts';
import { writeToGuest } from './write-to-guest.ts';
import { writeToPerson } from './write-to-person.ts';
import { writeOwnFile } from './write-booking-file.ts';

export const bookingRoutes: Route[] = [
  route(contract.listOpenings, (ctx, { params, query }) => listOpenings(ctx, { ...params, ...query })),
  route(contract.bookTime, (ctx, { params, body }) => bookTime(ctx, { ...params, ...body, startsAt: new Date(body.startsAt) })),
  route(contract.getTourDay, (ctx, { query }) => findTourDay(ctx, query)),
  route(contract.askHosts, (ctx, { body }) => askHosts(ctx, body)),
  route(contract.listHostOpenings, (ctx, { params, query }) => listOpenings(ctx, { ...params, ...query })),
  route(contract.bookHost, (ctx, { params, body }) => bookTime(ctx, { ...params, ...body, startsAt: new Date(body.startsAt) })),
  route(contract.listWaits, (ctx) => listWaits(ctx)),
  route(contract.listAppointments, (ctx) => listAppointments(ctx)),
  route(contract.moveBooking, (ctx, { params, body }) => moveBooking(ctx, { ...params, form: body })),
  route(contract.listVisitShowers, (ctx, { params }) => listVisitShowers(ctx, params.bookingId)),
  route(contract.getAppointmentFile, async (ctx, { params }) => {
    const { content } = await writeOwnFile(ctx, await requireBooking(ctx, params.bookingId));
    return answerCalendar(content, 'appointment.ics', { 'cache-control': 'no-store' });
  }),
  route(contract.getSchedule, (ctx, { params }) => getSchedule(ctx, params.listingKey)),
  route(contract.setSchedule, (ctx, { params, body }) => setSchedule(ctx, { ...params, ...body })),
  route(contract.getOwnSchedule, (ctx) => getOwnSchedule(ctx)),
  route(contract.setOwnSchedule, (ctx, { body }) => setOwnSchedule(ctx, body)),
  route(contract.listBusyCalendars, (ctx) => listBusyCalendars(ctx)),
  route(contract.addBusyCalendar, (ctx, { body }) => addBusyCalendar(ctx, body)),
  route(contract.readBusyCalendar, (ctx, { params }) => readBusyCalendar(ctx, params)),
  route(contract.removeBusyCalendar, (ctx, { params }) => removeBusyCalendar(ctx, params)),
  route(contract.writeToPerson, (ctx, { params, body }) => writeToPerson(ctx, { ...params, ...body })),
  route(contract.writeToGuest, (ctx, { params, body }) => writeToGuest(ctx, { ...params, ...body })),
  route(contract.waitForHost, (ctx, { params }) => waitForTime(ctx, params)),
  route(contract.stopWaitingForHost, (ctx, { params }) => stopWaiting(ctx, params)),
  route(contract.getReminders, (ctx) => getReminders(ctx)),
  route(contract.setReminders, (ctx, { body }) => setReminders(ctx, body)),
  route(contract.waitForTime, (ctx, { params }) => waitForTime(ctx, params)),
  route(contract.stopWaiting, (ctx, { params }) => stopWaiting(ctx, params)),
];
