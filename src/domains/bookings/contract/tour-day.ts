import { splitCommas } from '#lib/comma-list.ts';
import { z } from 'zod';
import { BUYER_AGREEMENTS } from '#domains/appointments/contract.ts';
import { coverSchema } from '#domains/listings/contract.ts';
import { TRAVEL_MODES } from '#domains/travel/contract.ts';
import { messageField, preApprovalField, senderFields } from '#lib/contact-form.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { dayField, instantField } from '#lib/stored-values.ts';
import { MOST_ANSWER_LETTERS, MOST_NOTE_LETTERS, MOST_QUESTIONS } from '../model/booking-terms.ts';
import { ASK_OUTCOMES, MOST_TOUR_HOMES, TOUR_DAY_DAYS } from '../model/tour-day-terms.ts';

export * from '../model/tour-day-terms.ts';

const keyField = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[^,]+$/);
const HOMES_HELP = `Give 1 to ${MOST_TOUR_HOMES} keys of homes, separated by commas`;

const tourHomeSchema = z.object({
  listingKey: z.string(),
  name: z.string().describe('What people call it'),
  photo: coverSchema.pick({ url: true, alt: true, isAltered: true, isIllustration: true }).nullable(),
  timeZone: z.string(),
  way: z.enum(['book', 'ask', 'none']).describe('Free times are booked; elsewhere the listing firm is asked; or neither'),
  why: z.string().nullable().describe('Why it cannot be toured'),
  firm: z.string().nullable().describe('Who is asked'),
  needsApproval: z.boolean(),
  durationMinutes: z.number(),
  questions: z.array(z.string()).describe('What its sellers ask everyone who comes'),
  starts: z.array(z.string()).describe('Starts on the date that suit the home'),
  agreed: z
    .object({ startsAt: z.string(), endsAt: z.string(), isCertain: z.boolean() })
    .nullable()
    .describe('What the caller already booked or asked for there on the date'),
});
export type TourHome = z.infer<typeof tourHomeSchema>;

export const tourDaySchema = z.object({
  date: z.string(),
  days: z
    .array(z.object({ date: z.string(), homes: z.number() }))
    .describe(`The next ${TOUR_DAY_DAYS} days, and how many of the homes have a time`),
  homes: z.array(tourHomeSchema),
  travelMinutes: z.array(z.array(z.number())).describe('From the home of a row to that of a column'),
  isMeasured: z.boolean().describe('False: some ways are guessed from the distance'),
  busy: z.array(z.object({ startsAt: z.string(), endsAt: z.string() })).describe('Other appointments of the caller'),
});
export type TourDayFacts = z.infer<typeof tourDaySchema>;

export const getTourDay = defineEndpoint({
  method: 'GET',
  path: '/api/tour-day',
  summary: 'What a day of tours is planned from: times of several homes, ways between them, and what else the caller does then.',
  access: 'signed-in',
  query: z.object({
    homes: z
      .string(HOMES_HELP)
      .max(MOST_TOUR_HOMES * 65, HOMES_HELP)
      .transform((text) => [...new Set(splitCommas(text))])
      .pipe(z.array(keyField).min(1, HOMES_HELP).max(MOST_TOUR_HOMES, HOMES_HELP)),
    date: dayField('Choose a date').optional().describe('By default the first day on which most homes have a time'),
    mode: z.enum(TRAVEL_MODES).default('drive'),
  }),
  response: tourDaySchema,
});

export const tourSenderSchema = z.object({
  phone: senderFields.phone,
  mayCall: senderFields.mayCall,
  consent: senderFields.consent,
  preApproval: preApprovalField,
});

const askedHomeSchema = z.object({
  id: z.string(),
  listingKey: z.string(),
  outcome: z.enum(ASK_OUTCOMES),
  isCertain: z.boolean().describe('Booked, and no one has to approve it'),
  words: z.string().describe('What the caller should know of it'),
  slots: z.array(z.string()).describe('Where the time is taken: what is free instead'),
});
export type AskedHome = z.infer<typeof askedHomeSchema>;

export const askHosts = defineEndpoint({
  method: 'POST',
  path: '/api/tour-day',
  summary:
    'Books the free times of a day of tours and asks the other homes’ firms, each independently: a failure for one stops no other. Repeating the same ids gets the same answer.',
  access: 'signed-in',
  body: z.object({
    visits: z
      .array(
        z.object({
          id: z.uuid(),
          listingKey: keyField,
          startsAt: instantField('Choose a time'),
          answers: z
            .array(messageField(MOST_ANSWER_LETTERS))
            .max(MOST_QUESTIONS)
            .default([])
            .describe('To the questions of the home, in their order'),
        }),
      )
      .min(1, 'Choose at least one home')
      .max(MOST_TOUR_HOMES, `Choose at most ${MOST_TOUR_HOMES} homes`)
      .refine(
        (visits) =>
          new Set(visits.map(({ id }) => id)).size === visits.length &&
          new Set(visits.map(({ listingKey }) => listingKey)).size === visits.length,
        'Name each home once',
      ),
    note: messageField(MOST_NOTE_LETTERS).default(''),
    buyerAgreement: z
      .enum(BUYER_AGREEMENTS)
      .default('unsure')
      .describe('Whether there is a written agreement with a buyer’s agent'),
    sender: tourSenderSchema.optional().describe('For homes whose firm is asked by mail'),
  }),
  response: z.object({ asked: z.array(askedHomeSchema) }),
  limit: { name: 'bookings', hits: 60, perSeconds: 3600 },
});
