import { z } from 'zod';
import { BUYER_AGREEMENTS } from '#domains/appointments/contract.ts';
import { followUpSchema } from '#domains/correspondence/contract.ts';
import { CONTACT_LIMIT, messageField } from '#lib/contact-form.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { dayField, instantField } from '#lib/stored-values.ts';
import { nameTimeZone } from '#lib/zoned-time.ts';
import { BOOKING_KINDS, HOME_KINDS, PERSON_KINDS, type BookingKind } from './model/booking-kinds.ts';
import {
  APPOINTMENT_STATUSES,
  BOOKING_MOVES,
  BUFFER_MINUTES,
  HANDLE_LETTERS,
  HOSTINGS,
  MOST_ANSWER_LETTERS,
  MOST_CAP,
  MOST_HOSTS,
  MOST_NOTE_LETTERS,
  MOST_OVERRIDES,
  MOST_PLACE_LETTERS,
  MOST_PROPOSED,
  MOST_QUESTIONS,
  MOST_QUESTION_LETTERS,
  MOST_RANGES,
  MOST_REASON_LETTERS,
  MOST_SEATS,
} from './model/booking-terms.ts';

export * from './contract/busy-calendars.ts';
export { AGREEMENT_KINDS, BOOKING_KINDS, type BookingKind, KIND_WORDS } from './model/booking-kinds.ts';
export * from './model/booking-terms.ts';
export * from './model/calendars/calendar-terms.ts';
export * from './contract/reminders.ts';
export * from './contract/tour-day.ts';
export type { DateOverride, EventType, TimeRange, WeeklyRule } from './model/slots/slot-rules.ts';

/** How many days of slots one call shows. */
export const MOST_SLOT_DAYS = 31;

const bookings = { name: 'bookings', hits: 60, perSeconds: 3600 } as const;
const listingParams = z.object({ listingKey: z.string().min(1).max(64) });

export const handleField = z
  .string()
  .trim()
  .min(HANDLE_LETTERS.least, `Give at least ${HANDLE_LETTERS.least} letters`)
  .max(HANDLE_LETTERS.most, `Give at most ${HANDLE_LETTERS.most} letters`)
  .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, 'Use lowercase letters a to z, digits, and hyphens in between');
const hostParams = z.object({ handle: z.string().min(1).max(HANDLE_LETTERS.most) });

const wallTime = z
  .string()
  .max(5)
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Give a time such as 09:30');
const rangeSchema = z.object({ from: wallTime, to: wallTime }).refine(({ from, to }) => from < to, {
  path: ['to'],
  message: 'Choose an end after the beginning',
});
const minutes = (most: number) => z.number().int().min(0).max(most);
const bufferField = z
  .number()
  .int()
  .min(0)
  .max(180)
  .refine((value) => (BUFFER_MINUTES as readonly number[]).includes(value), 'Choose one of the buffers');
const capField = z.number().int().min(1, 'Give a number from 1 on').max(MOST_CAP, `Give at most ${MOST_CAP}`).nullable();

export const eventSettingsSchema = z.object({
  durationMinutes: z.number().int().min(5, 'Give at least 5 minutes').max(720, 'Give at most 12 hours'),
  incrementMinutes: z.number().int().min(5, 'Give at least 5 minutes').max(720, 'Give at most 12 hours'),
  beforeBufferMinutes: bufferField,
  afterBufferMinutes: bufferField,
  minimumNoticeMinutes: minutes(43_200).describe('Real minutes from now'),
  windowDays: z.number().int().min(1, 'Give at least one day').max(365, 'Give at most 365 days'),
  dailyCap: capField,
  weeklyCap: capField,
  seats: z
    .number()
    .int()
    .min(1, 'Give a number from 1 on')
    .max(MOST_SEATS, `Give at most ${MOST_SEATS}`)
    .describe('How many share one time'),
  needsApproval: z.boolean(),
  changeNoticeMinutes: minutes(43_200).describe('How long before the start guests can still change the time'),
  place: messageField(MOST_PLACE_LETTERS)
    .default('')
    .describe('Where it is, or the link of a call; only those who booked see it'),
  asksPlace: z.boolean().default(false).describe('The guest says where'),
  questions: z
    .array(messageField(MOST_QUESTION_LETTERS).refine((text) => text !== '', 'Write the question, or remove it'))
    .max(MOST_QUESTIONS, `Ask at most ${MOST_QUESTIONS} questions`)
    .default([])
    .describe('What guests answer before they book'),
});
export type EventSettings = z.infer<typeof eventSettingsSchema>;

const rulesFields = {
  rules: z
    .array(rangeSchema.safeExtend({ days: z.array(z.number().int().min(1).max(7)).min(1).max(7) }))
    .max(MOST_RANGES, `Give at most ${MOST_RANGES} ranges`),
  overrides: z
    .array(z.object({ date: dayField('Choose a date'), ranges: z.array(rangeSchema).max(MOST_RANGES) }))
    .max(MOST_OVERRIDES, `Give at most ${MOST_OVERRIDES} dates`),
};

const typesField = (kinds: readonly BookingKind[]) =>
  z
    .array(z.object({ kind: z.enum(BOOKING_KINDS), isOpen: z.boolean(), settings: eventSettingsSchema }))
    .max(kinds.length)
    .refine((types) => new Set(types.map(({ kind }) => kind)).size === types.length, 'Name each kind once')
    .refine((types) => types.every(({ kind }) => kinds.includes(kind)), 'This kind can’t be booked here');

export const scheduleSchema = z.object({ ...rulesFields, eventTypes: typesField(BOOKING_KINDS) });
export type ScheduleForm = z.infer<typeof scheduleSchema>;

const hostingField = z
  .object({
    how: z.enum(HOSTINGS),
    userIds: z.array(z.string().max(64)).min(1, 'Choose who shows the home').max(MOST_HOSTS),
  })
  .nullable()
  .default(null)
  .describe('Who shows the home, first choice first; null where nobody has to be free for it');
export const homeScheduleSchema = z.object({ ...rulesFields, eventTypes: typesField(HOME_KINDS), hosting: hostingField });
export type HomeScheduleForm = z.infer<typeof homeScheduleSchema>;
export type Hosting = NonNullable<HomeScheduleForm['hosting']>;

const versionField = z.number().int().min(0).max(1_000_000).describe('The version that the caller saw');
const busyField = z.array(z.object({ start: z.string(), end: z.string() })).describe('Time that is taken, without whose it is');
const scheduleAnswer = z.object({
  timeZone: z.string(),
  version: z.number().describe('0 where nothing was saved yet; what is shown is a proposal then'),
  schedule: scheduleSchema,
  busy: busyField,
});
export type ScheduleAnswer = z.infer<typeof scheduleAnswer>;
const homeScheduleAnswer = scheduleAnswer.safeExtend({
  schedule: homeScheduleSchema,
  people: z
    .array(z.object({ userId: z.string(), name: z.string(), busy: busyField }))
    .describe('Who can show the home: everyone who sells it, and when they’re busy elsewhere, travel included'),
});
export type HomeScheduleAnswer = z.infer<typeof homeScheduleAnswer>;

export const getSchedule = defineEndpoint({
  method: 'GET',
  path: '/api/listings/{listingKey}/schedule',
  summary: 'When a home can be shown and what can be booked there, for the people who sell it.',
  access: 'signed-in',
  params: listingParams,
  response: homeScheduleAnswer,
});

export const setSchedule = defineEndpoint({
  method: 'PUT',
  path: '/api/listings/{listingKey}/schedule',
  summary: 'Says when a home can be shown and what can be booked there. Bookings that exist stay.',
  access: 'signed-in',
  params: listingParams,
  body: homeScheduleSchema.safeExtend({ version: versionField }),
  response: homeScheduleAnswer,
  limit: bookings,
});

export const ownScheduleSchema = z.object({
  handle: handleField.describe('Names the page where others book'),
  timeZone: z
    .string()
    .max(64)
    .transform((name) => nameTimeZone(name) ?? '')
    .refine((name) => name !== '', 'Choose a time zone')
    .describe('IANA zone whose clocks the hours are of'),
  ...rulesFields,
  eventTypes: typesField(PERSON_KINDS),
});
export type OwnScheduleForm = z.infer<typeof ownScheduleSchema>;

const ownScheduleAnswer = scheduleAnswer.safeExtend({
  handle: z.string().describe('Proposed where nothing was saved yet'),
});
export type OwnScheduleAnswer = z.infer<typeof ownScheduleAnswer>;

export const getOwnSchedule = defineEndpoint({
  method: 'GET',
  path: '/api/own-schedule',
  summary: 'When the caller’s own time can be booked, and for what.',
  access: 'signed-in',
  response: ownScheduleAnswer,
});

export const setOwnSchedule = defineEndpoint({
  method: 'PUT',
  path: '/api/own-schedule',
  summary: 'Says when the caller’s own time can be booked, for what, and at which address. Bookings that exist stay.',
  access: 'signed-in',
  body: ownScheduleSchema.safeExtend({ version: versionField }),
  response: ownScheduleAnswer,
  limit: bookings,
});

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
    .describe('Whether the guest of a tour has a written agreement with a buyer’s agent; null where nobody asked'),
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
  z.object({ move: z.literal('cancel'), reason: reasonField }),
  z.object({ move: z.literal('no-show') }),
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
  summary: 'Approves, declines, offers other times, takes one, changes the time, cancels, notes a no-show, or gives feedback.',
  access: 'signed-in',
  params: z.object({ bookingId: z.uuid() }),
  body: bookingMoveSchema,
  response: appointmentSchema,
  limit: bookings,
});

export const getAppointmentFile = defineEndpoint({
  method: 'GET',
  path: '/api/appointments/{bookingId}/calendar-file',
  summary: 'A booked appointment as an iCalendar file, for its two sides.',
  access: 'signed-in',
  produces: 'text/calendar',
  params: z.object({ bookingId: z.uuid() }),
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
