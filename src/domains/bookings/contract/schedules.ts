import { z } from 'zod';
import { messageField } from '#lib/contact-form.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { dayField } from '#lib/stored-values.ts';
import { nameTimeZone } from '#lib/zoned-time.ts';
import { listingParams } from '#domains/listings/contract.ts';
import { BOOKING_KINDS, HOME_KINDS, PERSON_KINDS, type BookingKind } from '../model/booking-kinds.ts';
import {
  BUFFER_MINUTES,
  HOSTINGS,
  MOST_CAP,
  MOST_HOSTS,
  MOST_OVERRIDES,
  MOST_PLACE_LETTERS,
  MOST_QUESTIONS,
  MOST_QUESTION_LETTERS,
  MOST_RANGES,
  MOST_SEATS,
} from '../model/booking-terms.ts';
import { bookings, handleField } from './fields.ts';

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
  .describe('Who shows the home, first choice first; null where no one has to be free for it');
export const homeScheduleSchema = z.object({ ...rulesFields, eventTypes: typesField(HOME_KINDS), hosting: hostingField });
export type HomeScheduleForm = z.infer<typeof homeScheduleSchema>;
export type Hosting = NonNullable<HomeScheduleForm['hosting']>;

const versionField = z.number().int().min(0).max(1_000_000).describe('The version that the caller saw');
const busyField = z
  .array(
    z.object({
      start: z.string(),
      end: z.string(),
      beforeBufferMinutes: z.number(),
      afterBufferMinutes: z.number(),
      travelMinutes: z.object({ from: z.number(), to: z.number() }).describe('The way from there to the home, and back'),
      kind: z.enum(BOOKING_KINDS).nullable().describe('What was booked by these rules; null for anything else'),
      hasSeatsLeft: z.boolean(),
    }),
  )
  .describe('Time that is taken, without whose it is');
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
    .describe('Who can show the home: everyone who sells it, and when they’re busy elsewhere'),
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
