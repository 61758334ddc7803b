import { z } from 'zod';
import { BUYER_AGREEMENTS } from '#domains/appointments/contract.ts';
import { fairReplySchema, followUpSchema } from '#domains/correspondence/contract.ts';
import { listingParams } from '#domains/listings/contract.ts';
import { CONTACT_LIMIT, messageField } from '#lib/contact-form.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { dayField, instantField } from '#lib/stored-values.ts';
import { BOOKING_KINDS } from './model/booking-kinds.ts';
import {
  APPOINTMENT_STATUSES,
  BOOKING_MOVES,
  MOST_ANSWER_LETTERS,
  MOST_NOTE_LETTERS,
  MOST_PLACE_LETTERS,
  MOST_PROPOSED,
  MOST_QUESTIONS,
  MOST_REASON_LETTERS,
} from './model/booking-terms.ts';
import { bookings, hostParams } from './contract/fields.ts';

export * from './contract/busy-calendars.ts';
export { AGREEMENT_KINDS, BOOKING_KINDS, type BookingKind, CONTRACT_KINDS, KIND_WORDS } from './model/booking-kinds.ts';
export * from './model/booking-terms.ts';
export * from './model/calendars/calendar-terms.ts';
export { handleField } from './contract/fields.ts';
export * from './contract/reminders.ts';
export * from './contract/schedules.ts';
export * from './contract/tour-day.ts';
export type { DateOverride, EventType, TimeRange, WeeklyRule } from './model/slots/slot-rules.ts';

/** How many days of slots one call shows. */
export const MOST_SLOT_DAYS = 31;

const openingsSchema = z.object({
  label: z.string().describe('What people call the home, or the name of the person'),
  timeZone: z.string().describe('IANA zone of the home or the person'),
  eventTypes: z.array(
    z.object({
      kind: z.enum(BOOKING_KINDS),
      durationMinutes: z.number(),
      needsApproval: z.boolean(),
      changeNoticeMinutes: z.number(),
      seats: z.number(),
      asksPlace: z.boolean(),
      questions: z.array(z.string()),
    }),
  ),
  kind: z.enum(BOOKING_KINDS).nullable(),
  slots: z.array(z.string()).describe('Starts that can be booked, in order'),
  lastDay: z.string().nullable().describe('How far ahead it can be booked: YYYY-MM-DD; null where nothing can'),
  isWaiting: z.boolean().describe('Whether the caller waits for a free time of this kind'),
});
export type Openings = z.infer<typeof openingsSchema>;

const openingsQuery = z.object({
  kind: z.enum(BOOKING_KINDS).optional(),
  from: dayField('Choose a date').optional(),
  bookingId: z.uuid().optional().describe('A booking of the caller, whose own time counts as free'),
});

export const listOpenings = defineEndpoint({
  method: 'GET',
  path: '/api/listings/{listingKey}/openings',
  summary: `What can be booked at a home, and when: ${MOST_SLOT_DAYS} days from a date on. Tells nothing of who booked what.`,
  access: 'public',
  params: listingParams,
  query: openingsQuery,
  response: openingsSchema,
});

export const listHostOpenings = defineEndpoint({
  method: 'GET',
  path: '/api/hosts/{handle}/openings',
  summary: `What can be booked with a person, and when: ${MOST_SLOT_DAYS} days from a date on. Tells nothing of who booked what.`,
  access: 'public',
  params: hostParams,
  query: openingsQuery,
  response: openingsSchema,
});

export const appointmentSchema = z.object({
  id: z.string(),
  source: z.enum(['booking', 'request']).describe('A time that was booked here, or a tour that the listing firm answers by mail'),
  side: z.enum(['guest', 'host']),
  kind: z.enum(BOOKING_KINDS),
  status: z.enum(APPOINTMENT_STATUSES),
  startsAt: z.string().nullable().describe('Null until a time is agreed'),
  endsAt: z.string().nullable(),
  wished: z.array(z.string()).describe('Starts that were asked for'),
  proposed: z.array(z.string()).describe('Starts that the other side offers'),
  timeZone: z.string(),
  title: z.string().describe('“Tour of 12 Willow Lane”, “Call with Ana Lopez”'),
  home: z.string().describe('What people call the home; for the time of a person the name of the other side'),
  listingKey: z.string().nullable(),
  handle: z.string().nullable().describe('Whose time was booked, where it is of no home'),
  withName: z.string().describe('The other side'),
  note: z.string(),
  place: z.string().describe('Where it is, or the link of a call; empty where that is the home, or is not said'),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })).describe('What the guest was asked'),
  shownBy: z.array(z.string()).describe('For hosts: the names of those who show the home'),
  reason: z.string(),
  buyerAgreement: z
    .enum(BUYER_AGREEMENTS)
    .nullable()
    .describe('Whether the guest of a tour has a written agreement with a buyer’s agent; null where no one asked'),
  asks: z
    .object({ asksPlace: z.boolean(), questions: z.array(z.string()) })
    .describe('Of a held time: what its guest says before it is booked'),
  heldUntil: z.string().nullable(),
  changeUntil: z.string().nullable().describe('Until when a guest can change the time'),
  feedback: z.object({ interest: z.number(), words: z.string() }).nullable(),
  moves: z.array(z.enum(BOOKING_MOVES)),
});
export type Appointment = z.infer<typeof appointmentSchema>;

export const listAppointments = defineEndpoint({
  method: 'GET',
  path: '/api/appointments',
  summary: 'The caller’s appointments, as guest and as host: booked ones, and tours that were asked for. Soonest first.',
  access: 'signed-in',
  response: z.object({ appointments: z.array(appointmentSchema) }),
});

const bookForm = z.object({
  id: z.uuid(),
  kind: z.enum(BOOKING_KINDS),
  startsAt: instantField('Choose a time'),
  note: messageField(MOST_NOTE_LETTERS).default(''),
  place: messageField(MOST_PLACE_LETTERS).default(''),
  answers: z
    .array(messageField(MOST_ANSWER_LETTERS))
    .max(MOST_QUESTIONS)
    .default([])
    .describe('To the questions of the kind, in their order'),
  buyerAgreement: z
    .enum(BUYER_AGREEMENTS)
    .optional()
    .describe('For tours: whether there is a written agreement with a buyer’s agent'),
  isHold: z.boolean().default(false),
});

export type BookForm = z.input<typeof bookForm>;

export const bookTime = defineEndpoint({
  method: 'POST',
  path: '/api/listings/{listingKey}/bookings',
  summary:
    'Books a free time, or holds it while the form is filled. The same id again is the same booking. 409 brings fresh slots.',
  access: 'signed-in',
  params: listingParams,
  body: bookForm,
  response: appointmentSchema,
  limit: bookings,
});

export const bookHost = defineEndpoint({
  method: 'POST',
  path: '/api/hosts/{handle}/bookings',
  summary:
    'Books a free time of a person, or holds it while the form is filled. The same id again is the same booking. 409 brings fresh slots.',
  access: 'signed-in',
  params: hostParams,
  body: bookForm,
  response: appointmentSchema,
  limit: bookings,
});

const reasonField = messageField(MOST_REASON_LETTERS).default('');
const startField = instantField('Choose a time');

export const bookingMoveSchema = z.discriminatedUnion('move', [
  z.object({ move: z.literal('approve'), reason: reasonField }),
  z.object({ move: z.literal('decline'), reason: reasonField }),
  z.object({
    move: z.literal('propose'),
    starts: z.array(startField).min(1, 'Choose at least one time').max(MOST_PROPOSED, `Choose at most ${MOST_PROPOSED} times`),
    reason: reasonField,
  }),
  z.object({ move: z.literal('take-proposed'), startsAt: startField }),
  z.object({
    move: z.literal('reschedule'),
    startsAt: startField,
    from: startField
      .optional()
      .describe('The time that it had when its sender saw it: told apart from the same request sent again'),
    reason: reasonField,
  }),
  z.object({ move: z.literal('give'), userId: z.string().min(1, 'Choose who shows it').max(64) }),
  z.object({ move: z.literal('cancel'), reason: reasonField }),
  z.object({ move: z.literal('no-show') }),
  z.object({ move: z.literal('came') }),
  z.object({
    move: z.literal('feedback'),
    interest: z.number().int().min(1).max(5),
    words: messageField(MOST_NOTE_LETTERS).default(''),
  }),
]);
export type BookingMoveForm = z.output<typeof bookingMoveSchema>;

export const moveBooking = defineEndpoint({
  method: 'POST',
  path: '/api/appointments/{bookingId}/moves',
  summary:
    'Approves, declines, offers other times, takes one, changes the time, says who shows the home, cancels, notes a no-show or takes it back, or gives feedback.',
  access: 'signed-in',
  params: z.object({ bookingId: z.uuid() }),
  body: bookingMoveSchema,
  response: appointmentSchema,
  limit: bookings,
});

const visitShowerSchema = z.object({
  userId: z.string(),
  name: z.string(),
  isFree: z.boolean().describe('Whether nothing else takes their time then, travel included'),
  isShowing: z.boolean(),
});
export type VisitShower = z.infer<typeof visitShowerSchema>;

export const listVisitShowers = defineEndpoint({
  method: 'GET',
  path: '/api/appointments/{bookingId}/showers',
  summary: 'Who can show a visit of a home, and who does: the people who sell it. For them alone.',
  access: 'signed-in',
  params: z.object({ bookingId: z.uuid() }),
  response: z.object({ people: z.array(visitShowerSchema) }),
});

export const getAppointmentFile = defineEndpoint({
  method: 'GET',
  path: '/api/appointments/{bookingId}/calendar-file',
  summary: 'A booked appointment as an iCalendar file, for its two sides.',
  access: 'signed-in',
  produces: 'text/calendar',
  params: z.object({ bookingId: z.uuid() }),
});

const waitSchema = z.object({
  kind: z.enum(BOOKING_KINDS),
  title: z.string().describe('Such as “Tour of 12 Willow Lane”'),
  listingKey: z.string().nullable().describe('Of a home'),
  handle: z.string().nullable().describe('Of a person’s page'),
  since: z.string(),
});
export type WaitForTime = z.infer<typeof waitSchema>;

export const listWaits = defineEndpoint({
  method: 'GET',
  path: '/api/waiting-lists',
  summary: 'What the caller waits for until a time becomes free, the longest wait first.',
  access: 'signed-in',
  response: z.object({ waits: z.array(waitSchema) }),
});

export const waitForTime = defineEndpoint({
  method: 'PUT',
  path: '/api/listings/{listingKey}/waiting-list/{kind}',
  summary: 'Tells the caller when a time of this kind becomes free. A repeat changes nothing.',
  access: 'signed-in',
  params: listingParams.extend({ kind: z.enum(BOOKING_KINDS) }),
  limit: bookings,
});

export const stopWaiting = defineEndpoint({
  method: 'DELETE',
  path: '/api/listings/{listingKey}/waiting-list/{kind}',
  summary: 'Takes the caller off the waiting list. A repeat changes nothing.',
  access: 'signed-in',
  params: listingParams.extend({ kind: z.enum(BOOKING_KINDS) }),
  limit: bookings,
});

export const writeToPerson = defineEndpoint({
  method: 'POST',
  path: '/api/hosts/{handle}/messages',
  summary:
    'Writes to a person whose time can be booked. Answers come to the thread; phone numbers, addresses and links are left out.',
  access: 'signed-in',
  params: hostParams,
  body: followUpSchema,
  response: z.object({ threadId: z.uuid() }),
  limit: CONTACT_LIMIT,
});

export const writeToGuest = defineEndpoint({
  method: 'POST',
  path: '/api/appointments/{bookingId}/messages',
  summary:
    'Writes to the guest of an appointment that the caller hosts. What the two sides write goes on in one thread. Once for each key.',
  access: 'signed-in',
  params: z.object({ bookingId: z.uuid() }),
  body: fairReplySchema,
  response: z.object({ threadId: z.uuid() }),
  limit: CONTACT_LIMIT,
});

export const waitForHost = defineEndpoint({
  method: 'PUT',
  path: '/api/hosts/{handle}/waiting-list/{kind}',
  summary: 'Tells the caller when a time of this kind becomes free with a person. A repeat changes nothing.',
  access: 'signed-in',
  params: hostParams.extend({ kind: z.enum(BOOKING_KINDS) }),
  limit: bookings,
});

export const stopWaitingForHost = defineEndpoint({
  method: 'DELETE',
  path: '/api/hosts/{handle}/waiting-list/{kind}',
  summary: 'Takes the caller off a person’s waiting list. A repeat changes nothing.',
  access: 'signed-in',
  params: hostParams.extend({ kind: z.enum(BOOKING_KINDS) }),
  limit: bookings,
});
