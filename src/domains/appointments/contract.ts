import { z } from 'zod';
import { listingSummarySchema } from '#domains/listings/contract.ts';
import { contactAnswerFields, messageField, senderFields } from '#lib/contact-form.ts';
import { defineEndpoint } from '#lib/endpoint.ts';

export const TOUR_KINDS = ['in_person', 'video'] as const;
export const MAX_TOUR_SLOTS = 3;
/** Wished tours start at least this far ahead, so that somebody can be there. */
export const TOUR_NOTICE_HOURS = 2;
export const TOUR_WINDOW_DAYS = 30;

export const tourFormSchema = z
  .object({
    ...senderFields,
    kind: z.enum(TOUR_KINDS, 'Choose in person or video'),
    slots: z
      .array(z.iso.datetime({ offset: true, message: 'Give each time as an ISO 8601 instant' }))
      .min(1, 'Choose at least one time')
      .max(MAX_TOUR_SLOTS, `Choose at most ${MAX_TOUR_SLOTS} times`)
      .refine((slots) => new Set(slots.map((slot) => Date.parse(slot))).size === slots.length, 'Choose different times'),
    message: messageField(1000)
      .optional()
      .transform((text) => (text === '' ? undefined : text)),
    buyerAgreement: z.enum(['yes', 'no', 'unsure'], 'Say whether you have a written agreement with a buyer’s agent'),
  })
  .refine((form) => !form.mayCall || form.phone !== undefined, {
    path: ['phone'],
    message: 'Add a phone number, or untick the call box',
  });

export const requestTour = defineEndpoint({
  method: 'POST',
  path: '/api/listings/{listingKey}/tour-requests',
  summary: 'Asks for a tour at up to three times. No account needed.',
  access: 'public',
  params: z.object({ listingKey: z.string().min(1).max(64) }),
  body: tourFormSchema,
  response: z.object({ tourRequestId: z.string(), ...contactAnswerFields }),
  limit: { name: 'contact', hits: 20, perSeconds: 3600 },
});

const TOUR_STATUSES = ['pending', 'accepted', 'rejected', 'cancelled', 'awaiting_host', 'completed', 'no_show'] as const;
export type TourStatus = (typeof TOUR_STATUSES)[number];
/** What its sender can still take back. */
export const WITHDRAWABLE_TOURS: readonly TourStatus[] = ['pending', 'accepted', 'awaiting_host'];

const sentTourSchema = z.object({
  tourRequestId: z.string(),
  listing: listingSummarySchema.nullable().describe('Null where the home may not be shown any more'),
  kind: z.enum(TOUR_KINDS),
  slots: z.array(z.string()).describe('Wished starts, best first'),
  timeZone: z.string().describe('IANA zone of the home'),
  message: z.string().nullable(),
  status: z.enum(TOUR_STATUSES),
  sentAt: z.string(),
  ...contactAnswerFields,
});
export type SentTour = z.infer<typeof sentTourSchema>;

export const listMyTours = defineEndpoint({
  method: 'GET',
  path: '/api/tour-requests',
  summary: 'Tours that the caller asked for, newest first: signed in, or from the address that is confirmed.',
  access: 'signed-in',
  response: z.object({ tours: z.array(sentTourSchema) }),
});

export const withdrawTour = defineEndpoint({
  method: 'POST',
  path: '/api/tour-requests/{tourRequestId}/withdraw',
  summary: 'Takes the wish for a tour back, also a confirmed one; the firm is told. Again changes nothing.',
  access: 'signed-in',
  params: z.object({ tourRequestId: z.uuid() }),
  response: z.object({ isFirmTold: z.boolean() }),
  limit: { name: 'contact', hits: 20, perSeconds: 3600 },
});
