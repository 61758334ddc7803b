import { z } from 'zod';
import { passedWarningsField } from '#domains/compliance/contract.ts';
import { sharedFileSchema, writtenSchema, replyLimit } from '#domains/correspondence/contract.ts';
import { instantField } from '#lib/stored-values.ts';
import { listingSummarySchema } from '#domains/listings/contract.ts';
import {
  CONTACT_LIMIT,
  contactAnswerFields,
  idempotencyKeyField,
  messageField,
  preApprovalField,
  buyingTimeField,
  senderFields,
} from '#lib/contact-form.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { MOST_TOUR_SLOTS } from '#lib/tour-limits.ts';
import { linkTokenParams } from '#lib/link-token.ts';
import { BUYER_AGREEMENTS } from './model/buyer-agreement.ts';
import { TOUR_STATUSES } from './model/tour-status.ts';

export * from './model/buyer-agreement.ts';
export * from './model/tour-status.ts';
export { MOST_TOUR_SLOTS, TOUR_NOTICE_HOURS, TOUR_WINDOW_DAYS } from '#lib/tour-limits.ts';

export const TOUR_KINDS = ['in_person', 'video'] as const;
export const MOST_MESSAGE_LETTERS = 1000;

const wishFields = {
  slots: z
    .array(instantField('Give each time as an ISO 8601 instant'))
    .min(1, 'Choose at least one time')
    .max(MOST_TOUR_SLOTS, `Choose at most ${MOST_TOUR_SLOTS} times`)
    .refine((slots) => new Set(slots.map((slot) => Date.parse(slot))).size === slots.length, 'Choose different times'),
  message: messageField(MOST_MESSAGE_LETTERS)
    .optional()
    .transform((text) => (text === '' ? undefined : text)),
};

export const tourFormSchema = z
  .object({
    ...senderFields,
    preApproval: preApprovalField,
    buysWhen: buyingTimeField,
    kind: z.enum(TOUR_KINDS, 'Choose in person or video'),
    ...wishFields,
    buyerAgreement: z.enum(BUYER_AGREEMENTS, 'Say whether you have a written agreement with a buyer’s agent'),
  })
  .refine((form) => !form.mayCall || form.phone !== undefined, {
    path: ['phone'],
    message: 'Add a phone number, or uncheck the call box',
  });

export const requestTour = defineEndpoint({
  method: 'POST',
  path: '/api/listings/{listingKey}/tour-requests',
  summary: `Asks for a tour at up to ${MOST_TOUR_SLOTS} times. No account needed.`,
  access: 'public',
  params: z.object({ listingKey: z.string().min(1).max(64) }),
  body: tourFormSchema,
  response: z.object({ tourRequestId: z.string(), ...contactAnswerFields }),
  limit: CONTACT_LIMIT,
});

const sentTourSchema = z.object({
  tourRequestId: z.string(),
  listing: listingSummarySchema.nullable().describe('Null if the home may no longer be shown'),
  kind: z.enum(TOUR_KINDS),
  slots: z.array(z.string()).describe('Requested start times, best first'),
  timeZone: z.string().describe('IANA zone of the home'),
  message: z.string().nullable(),
  status: z.enum(TOUR_STATUSES),
  confirmedStartsAt: z.string().nullable().describe('The start time that the firm confirmed, or that the sender accepted'),
  proposedSlots: z.array(z.string()).describe('Other start times that the firm offers; the sender may accept one'),
  reply: z.string().nullable().describe('What the firm wrote with its answer'),
  thread: z.array(writtenSchema).describe('What both sides wrote, oldest first'),
  files: z.array(sharedFileSchema).describe('What the firm’s people attached, oldest first'),
  takesOffers: z.boolean().describe('Whether the home is listed here and takes offers now'),
  sentAt: z.string(),
  ...contactAnswerFields,
});
export type SentTour = z.infer<typeof sentTourSchema>;

export const listMyTours = defineEndpoint({
  method: 'GET',
  path: '/api/tour-requests',
  summary: 'Tours that the caller asked for, newest first: signed in, or from their confirmed address.',
  access: 'signed-in',
  response: z.object({ tours: z.array(sentTourSchema) }),
});

export const withdrawTour = defineEndpoint({
  method: 'POST',
  path: '/api/tour-requests/{tourRequestId}/withdraw',
  summary: 'Withdraws a tour request, also a confirmed one, and tells the firm. A repeat changes nothing.',
  access: 'signed-in',
  params: z.object({ tourRequestId: z.uuid() }),
  response: z.object({ isFirmTold: z.boolean() }),
  limit: CONTACT_LIMIT,
});

export const acceptTourTime = defineEndpoint({
  method: 'POST',
  path: '/api/tour-requests/{tourRequestId}/accept-time',
  summary: 'Accepts one of the times that the firm offers. This confirms the tour and tells the firm.',
  access: 'signed-in',
  params: z.object({ tourRequestId: z.uuid() }),
  body: z.object({ startsAt: instantField('Give the time as an ISO 8601 instant') }),
  response: sentTourSchema,
  limit: CONTACT_LIMIT,
});

export const otherTimesSchema = z.object({ ...wishFields, idempotencyKey: idempotencyKeyField });
export type OtherTimes = z.output<typeof otherTimesSchema>;

export const askOtherTimes = defineEndpoint({
  method: 'POST',
  path: '/api/tour-requests/{tourRequestId}/other-times',
  summary:
    'Asks the firm for other times than those asked for, offered or agreed. An agreed time is off. The same form again changes nothing.',
  access: 'signed-in',
  params: z.object({ tourRequestId: z.uuid() }),
  body: otherTimesSchema,
  response: sentTourSchema,
  limit: CONTACT_LIMIT,
});

export const askedTourSchema = z.object({
  senderName: z.string(),
  firm: z.string(),
  homeLabel: z.string().nullable().describe('Null if the home may no longer be shown'),
  state: z.string().nullable().describe('Two letters of the state in which the home lies: what fair-housing law says there'),
  kind: z.enum(TOUR_KINDS),
  slots: z.array(z.string()).describe('Requested start times, best first'),
  timeZone: z.string(),
  message: z.string().nullable(),
  buyerAgreement: z.enum(BUYER_AGREEMENTS),
  status: z.enum(TOUR_STATUSES),
  confirmedStartsAt: z.string().nullable(),
  proposedSlots: z.array(z.string()),
  reply: z.string().nullable(),
  thread: z.array(writtenSchema).describe('What both sides wrote, oldest first'),
});
export type AskedTour = z.infer<typeof askedTourSchema>;

const tourToReplySchema = askedTourSchema.extend({ expiresAt: z.string() });
export type TourToReply = z.infer<typeof tourToReplySchema>;

export const getTourToReply = defineEndpoint({
  method: 'GET',
  path: '/api/replies/tours/{token}',
  summary: 'A tour request, for the firm that got it by mail, opened by the link in the mail. Changes nothing.',
  access: 'public',
  params: linkTokenParams,
  response: tourToReplySchema,
});

const ownTourSchema = sentTourSchema.omit({ files: true }).extend({ expiresAt: z.string().describe('When the link ends') });
export type OwnTour = z.infer<typeof ownTourSchema>;

export const getOwnTour = defineEndpoint({
  method: 'GET',
  path: '/api/own-tours/{token}',
  summary: 'A tour request, for whoever sent it, opened by the link in their mail. Changes nothing.',
  access: 'public',
  params: linkTokenParams,
  response: ownTourSchema,
});

const ownTourWrites = { name: 'own-tours', hits: 60, perSeconds: 3600 } as const;

export const withdrawOwnTour = defineEndpoint({
  method: 'POST',
  path: '/api/own-tours/{token}/withdraw',
  summary: 'Withdraws it, also a confirmed one, and tells the firm. A repeat changes nothing.',
  access: 'public',
  params: linkTokenParams,
  response: z.object({ isFirmTold: z.boolean() }),
  limit: ownTourWrites,
});

export const acceptOwnTourTime = defineEndpoint({
  method: 'POST',
  path: '/api/own-tours/{token}/accept-time',
  summary: 'Accepts one of the times that the firm offers. This confirms the tour and tells the firm.',
  access: 'public',
  params: linkTokenParams,
  body: z.object({ startsAt: instantField('Give the time as an ISO 8601 instant') }),
  response: ownTourSchema,
  limit: ownTourWrites,
});

export const askOtherOwnTimes = defineEndpoint({
  method: 'POST',
  path: '/api/own-tours/{token}/other-times',
  summary:
    'Asks the firm for other times than those asked for, offered or agreed. An agreed time is off. The same form again changes nothing.',
  access: 'public',
  params: linkTokenParams,
  body: otherTimesSchema,
  response: ownTourSchema,
  limit: ownTourWrites,
});

const replyWords = {
  message: messageField(MOST_MESSAGE_LETTERS).default(''),
  passed: passedWarningsField.describe('Warnings about its words that the writer lets pass'),
};
const startField = instantField('Choose a time');

export const tourReplySchema = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('confirm'), startsAt: startField, ...replyWords }),
  z.object({
    answer: z.literal('propose'),
    slots: z.array(startField).min(1, 'Choose at least one time').max(MOST_TOUR_SLOTS, `Choose at most ${MOST_TOUR_SLOTS} times`),
    ...replyWords,
  }),
  z.object({ answer: z.literal('decline'), ...replyWords }),
]);
export type TourReply = z.infer<typeof tourReplySchema>;

export const replyToTour = defineEndpoint({
  method: 'POST',
  path: '/api/replies/tours/{token}',
  summary: 'Confirms one of the requested times, offers others, or declines, by the link in the mail, without an account.',
  access: 'public',
  params: linkTokenParams,
  body: tourReplySchema,
  response: tourToReplySchema,
  limit: replyLimit,
});

export const noteTourRead = defineEndpoint({
  method: 'POST',
  path: '/api/replies/tours/{token}/read',
  summary: 'Marks a tour request as read by the firm. The page calls it once a person uses it, because programs open links too.',
  access: 'public',
  params: linkTokenParams,
  limit: replyLimit,
});

export const getAskedTour = defineEndpoint({
  method: 'GET',
  path: '/api/tour-requests/{tourRequestId}',
  summary: 'A tour request, for the firm that got it: whoever has confirmed that mail address. Changes nothing.',
  access: 'signed-in',
  params: z.object({ tourRequestId: z.uuid() }),
  response: askedTourSchema,
});

export const answerAskedTour = defineEndpoint({
  method: 'POST',
  path: '/api/tour-requests/{tourRequestId}/answer',
  summary: 'Confirms one of the requested times, offers others, or declines, for the firm that got the request.',
  access: 'signed-in',
  params: z.object({ tourRequestId: z.uuid() }),
  body: tourReplySchema,
  response: askedTourSchema,
  limit: replyLimit,
});
