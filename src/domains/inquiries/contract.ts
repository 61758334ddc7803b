import { z } from 'zod';
import {
  followUpSchema,
  messageReportAnswerSchema,
  messageReportFormSchema,
  messageReportSchema,
  replyFormSchema,
  sharedFileSchema,
  THREAD_STATUSES,
  writtenSchema,
} from '#domains/correspondence/contract.ts';
import { documentSchema, UPLOAD_CONSUMES, uploadLimit, uploadParams, uploadQuery } from '#domains/documents/contract.ts';
import { listingSummarySchema } from '#domains/listings/contract.ts';
import { contactAnswerFields, emailField, idempotencyKeyField, messageField, senderFields } from '#lib/contact-form.ts';
import { defineEndpoint } from '#lib/endpoint.ts';

export const inquiryFormSchema = z
  .object({
    ...senderFields,
    message: messageField(2000).pipe(z.string().min(10, 'Write at least 10 characters, so that the agent can answer')),
  })
  .refine((form) => !form.mayCall || form.phone !== undefined, {
    path: ['phone'],
    message: 'Add a phone number, or untick the call box',
  });

export const sendInquiry = defineEndpoint({
  method: 'POST',
  path: '/api/listings/{listingKey}/inquiries',
  summary: 'Asks the listing firm about a home. No account needed.',
  access: 'public',
  params: z.object({ listingKey: z.string().min(1).max(64) }),
  body: inquiryFormSchema,
  response: z.object({ inquiryId: z.string(), ...contactAnswerFields }),
  limit: { name: 'contact', hits: 20, perSeconds: 3600 },
});

const addedMessageSchema = z.object({
  message: z.string(),
  sentAt: z.string(),
  delivery: contactAnswerFields.delivery,
});
export type AddedMessage = z.infer<typeof addedMessageSchema>;

const firmReplySchema = z.object({
  replyId: z.string(),
  message: z.string(),
  sentAt: z.string(),
  report: messageReportSchema.nullable().describe('Null where the sender has reported nothing'),
});
export type FirmReply = z.infer<typeof firmReplySchema>;

const sentInquirySchema = z.object({
  inquiryId: z.string(),
  listing: listingSummarySchema.nullable().describe('Null where the home may not be shown any more'),
  message: z.string(),
  status: z.enum(THREAD_STATUSES),
  statusAt: z.string().describe('Since when the status is what it is'),
  readAt: z.string().nullable().describe('When the firm first read it on its page here; null also where it answers by mail'),
  sentAt: z.string(),
  ...contactAnswerFields,
  answersTo: z.string().describe('The address that the firm answers to'),
  added: z.array(addedMessageSchema).describe('What the sender added since, oldest first'),
  replies: z.array(firmReplySchema).describe('What the firm answered here, oldest first'),
});
export type SentInquiry = z.infer<typeof sentInquirySchema>;

export const listMyInquiries = defineEndpoint({
  method: 'GET',
  path: '/api/inquiries',
  summary: 'Questions that the caller sent, newest first: signed in, or from the address that is confirmed.',
  access: 'signed-in',
  response: z.object({ inquiries: z.array(sentInquirySchema) }),
});

export const withdrawInquiry = defineEndpoint({
  method: 'POST',
  path: '/api/inquiries/{inquiryId}/withdraw',
  summary: 'Takes a question back; the firm it went to is told. Again changes nothing.',
  access: 'signed-in',
  params: z.object({ inquiryId: z.uuid() }),
  response: z.object({ isFirmTold: z.boolean() }),
  limit: { name: 'contact', hits: 20, perSeconds: 3600 },
});

export const markAnswered = defineEndpoint({
  method: 'POST',
  path: '/api/inquiries/{inquiryId}/answered',
  summary: 'Notes that a question was answered, or was not after all. Answers come by mail, so that only its sender knows.',
  access: 'signed-in',
  params: z.object({ inquiryId: z.uuid() }),
  body: z.object({ isAnswered: z.boolean() }),
  response: z.object({ status: z.enum(['sent', 'read', 'answered']) }),
  limit: { name: 'inquiry-notes', hits: 200, perSeconds: 3600 },
});

export const closeInquiry = defineEndpoint({
  method: 'POST',
  path: '/api/inquiries/{inquiryId}/close',
  summary: 'Closes a question that is settled: nothing is added or answered any more. The firm is not told.',
  access: 'signed-in',
  params: z.object({ inquiryId: z.uuid() }),
  response: z.object({ status: z.literal('closed') }),
  limit: { name: 'inquiry-notes', hits: 200, perSeconds: 3600 },
});

export const attachToInquiry = defineEndpoint({
  method: 'PUT',
  path: '/api/inquiries/{inquiryId}/documents/{documentId}',
  summary: 'Adds a file to a question that the caller sent. The firm opens it by the link in its mail, and is told once an hour.',
  access: 'signed-in',
  params: z.object({ inquiryId: z.uuid(), ...uploadParams.shape }),
  query: uploadQuery,
  consumes: UPLOAD_CONSUMES,
  response: documentSchema,
  limit: uploadLimit,
});

export const reportReply = defineEndpoint({
  method: 'POST',
  path: '/api/inquiries/{inquiryId}/replies/{replyId}/report',
  summary: 'Reports an answer that the caller got to the people of this site, once. The firm is not told.',
  access: 'signed-in',
  params: z.object({ inquiryId: z.uuid(), replyId: z.uuid() }),
  body: messageReportFormSchema,
  response: messageReportAnswerSchema,
  limit: { name: 'contact', hits: 20, perSeconds: 3600 },
});

export const addToInquiry = defineEndpoint({
  method: 'POST',
  path: '/api/inquiries/{inquiryId}/messages',
  summary: 'Adds to a question that the caller sent, and mails it to the same firm.',
  access: 'signed-in',
  params: z.object({ inquiryId: z.uuid() }),
  body: followUpSchema,
  response: addedMessageSchema,
  limit: { name: 'contact', hits: 20, perSeconds: 3600 },
});

const replyParams = z.object({ token: z.string().min(1).max(200) });
const threadToReplySchema = z.object({
  senderName: z.string(),
  firm: z.string(),
  homeLabel: z.string().nullable().describe('Null where the home may not be shown any more'),
  isOpen: z.boolean().describe('Whether an answer is still wanted'),
  isTakenBack: z.boolean().describe('Where it is not open: taken back, or else settled'),
  hasSenderLeft: z
    .boolean()
    .describe('Where it is not open: the sender closed their account; their words are gone, the files stay'),
  files: z.array(sharedFileSchema).describe('What the sender attached; none where the question was taken back or settled'),
  thread: z.array(writtenSchema),
  expiresAt: z.string(),
});
export type ThreadToReply = z.infer<typeof threadToReplySchema>;

export const getInquiryToReply = defineEndpoint({
  method: 'GET',
  path: '/api/replies/inquiries/{token}',
  summary: 'A question, for the firm that it was mailed to: the mail holds the link. Changes nothing.',
  access: 'public',
  params: replyParams,
  response: threadToReplySchema,
});

export const replyToInquiry = defineEndpoint({
  method: 'POST',
  path: '/api/replies/inquiries/{token}',
  summary: 'Answers a question by the link in its mail, without an account. The sender reads it in their thread and by mail.',
  access: 'public',
  params: replyParams,
  body: replyFormSchema,
  response: threadToReplySchema,
  limit: { name: 'replies', hits: 60, perSeconds: 3600 },
});

export const noteInquiryRead = defineEndpoint({
  method: 'POST',
  path: '/api/replies/inquiries/{token}/read',
  summary: 'Notes that the firm read a question: called by its page once a person moves in it, not by opening the link.',
  access: 'public',
  params: replyParams,
  limit: { name: 'replies', hits: 60, perSeconds: 3600 },
});

export const getInquiryFile = defineEndpoint({
  method: 'GET',
  path: '/api/replies/inquiries/{token}/files/{documentId}',
  summary: 'A file that goes with a question, as a download, for the firm that the question was mailed to.',
  access: 'public',
  params: z.object({ ...replyParams.shape, documentId: z.uuid() }),
  produces: 'application/octet-stream',
});

/** Kinds of mistakes in a listing, in the words of the form. */
export const MISTAKES = {
  price: 'The price or the cost is wrong',
  status: 'It is sold, or not for sale',
  facts: 'A fact about the home is wrong',
  photos: 'The photos are wrong or misleading',
  place: 'The address or the place on the map is wrong',
  'fair-housing': 'The text may break fair housing rules',
  other: 'Something else',
} as const;
export type Mistake = keyof typeof MISTAKES;
const MISTAKE_KEYS = Object.keys(MISTAKES) as [Mistake, ...Mistake[]];

export const mistakeFormSchema = z.object({
  mistake: z.enum(MISTAKE_KEYS, 'Choose what is wrong'),
  message: messageField(2000).pipe(z.string().min(5, 'Say in a few words what is wrong, and what is right')),
  email: z
    .union([z.literal(''), emailField])
    .default('')
    .describe('For questions back; may be left out'),
  idempotencyKey: idempotencyKeyField,
});

export const reportMistake = defineEndpoint({
  method: 'POST',
  path: '/api/listings/{listingKey}/mistakes',
  summary: 'Reports a mistake in a listing to the firm that lists it and to this site. No account needed.',
  access: 'public',
  params: z.object({ listingKey: z.string().min(1).max(64) }),
  body: mistakeFormSchema,
  response: z.object({ ...contactAnswerFields }),
  limit: { name: 'contact', hits: 20, perSeconds: 3600 },
});
