import { z } from 'zod';
import {
  fairReplySchema,
  followUpSchema,
  messageReportAnswerSchema,
  messageReportFormSchema,
  messageReportSchema,
  sharedFileSchema,
  THREAD_STATUSES,
  writtenSchema,
  replyLimit,
} from '#domains/correspondence/contract.ts';
import { documentSchema, UPLOAD_CONSUMES, uploadLimit, uploadParams, uploadQuery } from '#domains/documents/contract.ts';
import { listingSummarySchema } from '#domains/listings/contract.ts';
import {
  CONTACT_LIMIT,
  contactAnswerFields,
  emailField,
  idempotencyKeyField,
  messageField,
  preApprovalField,
  buyingTimeField,
  senderFields,
} from '#lib/contact-form.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { linkTokenParams } from '#lib/link-token.ts';
import { MISTAKE_KEYS } from './model/mistakes.ts';

export { type Mistake, MISTAKES } from './model/mistakes.ts';

export const inquiryFormSchema = z
  .object({
    ...senderFields,
    preApproval: preApprovalField,
    buysWhen: buyingTimeField,
    message: messageField(2000).pipe(z.string().min(10, 'Write at least 10 characters, so that the agent can answer')),
  })
  .refine((form) => !form.mayCall || form.phone !== undefined, {
    path: ['phone'],
    message: 'Add a phone number, or uncheck the call box',
  });

export const sendInquiry = defineEndpoint({
  method: 'POST',
  path: '/api/listings/{listingKey}/inquiries',
  summary: 'Asks the listing firm about a home. No account needed.',
  access: 'public',
  params: z.object({ listingKey: z.string().min(1).max(64) }),
  body: inquiryFormSchema,
  response: z.object({ inquiryId: z.string(), ...contactAnswerFields }),
  limit: CONTACT_LIMIT,
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
  report: messageReportSchema.nullable().describe('Null if the sender did not report it'),
});
export type FirmReply = z.infer<typeof firmReplySchema>;

const sentInquirySchema = z.object({
  inquiryId: z.string(),
  listing: listingSummarySchema.nullable().describe('Null if the home may no longer be shown'),
  message: z.string(),
  status: z.enum(THREAD_STATUSES),
  statusAt: z.string().describe('Since when it has this status'),
  readAt: z.string().nullable().describe('When the firm first read it on its page here; null if it answers by mail'),
  sentAt: z.string(),
  ...contactAnswerFields,
  answersTo: z.string().describe('The sender’s address for answers'),
  added: z.array(addedMessageSchema).describe('What the sender added, oldest first'),
  replies: z.array(firmReplySchema).describe('What the firm answered here, oldest first'),
  files: z.array(sharedFileSchema).describe('What the firm’s people attached, oldest first'),
  takesOffers: z.boolean().describe('Whether the home is listed here and takes offers now'),
});
export type SentInquiry = z.infer<typeof sentInquirySchema>;

export const listMyInquiries = defineEndpoint({
  method: 'GET',
  path: '/api/inquiries',
  summary: 'Questions that the caller sent, newest first: signed in, or from their confirmed address.',
  access: 'signed-in',
  response: z.object({ inquiries: z.array(sentInquirySchema) }),
});

export const withdrawInquiry = defineEndpoint({
  method: 'POST',
  path: '/api/inquiries/{inquiryId}/withdraw',
  summary: 'Withdraws a question, and tells the firm. A repeat changes nothing.',
  access: 'signed-in',
  params: z.object({ inquiryId: z.uuid() }),
  response: z.object({ isFirmTold: z.boolean() }),
  limit: CONTACT_LIMIT,
});

export const markAnswered = defineEndpoint({
  method: 'POST',
  path: '/api/inquiries/{inquiryId}/answered',
  summary: 'Marks a question as answered, or not. Answers come by mail, so only the sender knows.',
  access: 'signed-in',
  params: z.object({ inquiryId: z.uuid() }),
  body: z.object({ isAnswered: z.boolean() }),
  response: z.object({ status: z.enum(['sent', 'read', 'answered']) }),
  limit: { name: 'inquiry-notes', hits: 200, perSeconds: 3600 },
});

export const closeInquiry = defineEndpoint({
  method: 'POST',
  path: '/api/inquiries/{inquiryId}/close',
  summary: 'Closes a settled question: no one can add to it or answer. Does not tell the firm.',
  access: 'signed-in',
  params: z.object({ inquiryId: z.uuid() }),
  response: z.object({ status: z.literal('closed') }),
  limit: { name: 'inquiry-notes', hits: 200, perSeconds: 3600 },
});

export const attachToInquiry = defineEndpoint({
  method: 'PUT',
  path: '/api/inquiries/{inquiryId}/documents/{documentId}',
  summary:
    'Adds a file to a question that the caller sent. The firm opens it by the link in its mail, and is told at most once an hour.',
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
  summary: 'Reports an answer to the people who run this site, once. Does not tell the firm.',
  access: 'signed-in',
  params: z.object({ inquiryId: z.uuid(), replyId: z.uuid() }),
  body: messageReportFormSchema,
  response: messageReportAnswerSchema,
  limit: CONTACT_LIMIT,
});

export const addToInquiry = defineEndpoint({
  method: 'POST',
  path: '/api/inquiries/{inquiryId}/messages',
  summary: 'Adds a message to a question that the caller sent, and mails it to the same firm.',
  access: 'signed-in',
  params: z.object({ inquiryId: z.uuid() }),
  body: followUpSchema,
  response: addedMessageSchema,
  limit: CONTACT_LIMIT,
});

const threadToReplySchema = z.object({
  senderName: z.string(),
  firm: z.string(),
  homeLabel: z.string().nullable().describe('Null if the home may no longer be shown'),
  state: z.string().nullable().describe('Two letters of the state in which the home lies: what fair-housing law says there'),
  isOpen: z.boolean().describe('Whether an answer is still wanted'),
  isTakenBack: z.boolean().describe('If not open: withdrawn or settled'),
  hasSenderLeft: z.boolean().describe('If not open: the sender closed their account; their words are gone, the files stay'),
  files: z.array(sharedFileSchema).describe('What the sender attached; none once the question is withdrawn or settled'),
  thread: z.array(writtenSchema),
  expiresAt: z.string(),
});
export type ThreadToReply = z.infer<typeof threadToReplySchema>;

export const getInquiryToReply = defineEndpoint({
  method: 'GET',
  path: '/api/replies/inquiries/{token}',
  summary: 'A question, for the firm that got it by mail, opened by the link in the mail. Changes nothing.',
  access: 'public',
  params: linkTokenParams,
  response: threadToReplySchema,
});

export const replyToInquiry = defineEndpoint({
  method: 'POST',
  path: '/api/replies/inquiries/{token}',
  summary: 'Answers a question by the link in its mail, without an account. The sender reads it in their thread and by mail.',
  access: 'public',
  params: linkTokenParams,
  body: fairReplySchema,
  response: threadToReplySchema,
  limit: replyLimit,
});

export const noteInquiryRead = defineEndpoint({
  method: 'POST',
  path: '/api/replies/inquiries/{token}/read',
  summary: 'Marks a question as read by the firm. The page calls it once a person uses it, because programs open links too.',
  access: 'public',
  params: linkTokenParams,
  limit: replyLimit,
});

export const getInquiryFile = defineEndpoint({
  method: 'GET',
  path: '/api/replies/inquiries/{token}/files/{documentId}',
  summary: 'A file attached to a question, as a download, for the firm that got the question.',
  access: 'public',
  params: z.object({ ...linkTokenParams.shape, documentId: z.uuid() }),
  produces: 'application/octet-stream',
});

/** What administrators say of one that was decided. */
export const MOST_NOTE_LETTERS = 1000;

export const mistakeFormSchema = z.object({
  mistake: z.enum(MISTAKE_KEYS, 'Choose what is wrong'),
  message: messageField(2000).pipe(z.string().min(5, 'Say in a few words what is wrong, and what is right')),
  email: z
    .union([z.literal(''), emailField])
    .default('')
    .describe('For questions about the report; optional'),
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
  limit: CONTACT_LIMIT,
});

export const MISTAKE_STATES = ['open', 'corrected', 'refused'] as const;
export type MistakeState = (typeof MISTAKE_STATES)[number];

const reportedMistakeSchema = z.object({
  mistakeId: z.string(),
  mistake: z.enum(MISTAKE_KEYS),
  message: z.string(),
  email: z.string().describe('For questions; may be empty'),
  ...contactAnswerFields,
  home: z.object({ label: z.string(), path: z.string() }).nullable().describe('Null if it is no longer shown'),
  hearsDecision: z.boolean().describe('Whoever reported it has an account, or left an address'),
  reportedAt: z.string(),
  state: z.enum(MISTAKE_STATES),
  note: z.string().describe('Why it was decided so'),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
});
export type ReportedMistake = z.infer<typeof reportedMistakeSchema>;

export const listMistakes = defineEndpoint({
  method: 'GET',
  path: '/api/admin/listing-mistakes',
  summary: 'Mistakes that people reported in listings, by what became of them: open ones oldest first, others newest first.',
  access: 'admin',
  query: z.object({ state: z.enum(MISTAKE_STATES).default('open') }),
  response: z.object({ mistakes: z.array(reportedMistakeSchema), open: z.number().int().describe('How many wait') }),
});

export const decideMistake = defineEndpoint({
  method: 'POST',
  path: '/api/admin/listing-mistakes/{mistakeId}/decision',
  summary: 'Says what became of a reported mistake. Whoever reported it hears so; it can be opened again.',
  access: 'admin',
  proof: 'recent',
  params: z.object({ mistakeId: z.uuid() }),
  body: z.object({
    state: z.enum(MISTAKE_STATES, 'Choose what became of it'),
    note: messageField(MOST_NOTE_LETTERS).pipe(z.string().min(3, 'Say why, in a few words')),
  }),
  limit: { name: 'moderation', hits: 300, perSeconds: 3600 },
});
