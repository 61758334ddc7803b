import { z } from 'zod';
import { passedWarningsField } from '#domains/compliance/contract.ts';
import { documentSchema, UPLOAD_CONSUMES, uploadLimit, uploadParams, uploadQuery } from '#domains/documents/contract.ts';
import { contactAnswerFields, idempotencyKeyField, messageField } from '#lib/contact-form.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { cursorParam } from '#lib/stored-values.ts';
import { MESSAGE_PROBLEM_KEYS } from './model/message-problems.ts';
import { messageSchema, SIDES, threadDetailSchema, threadSchema } from './contract/thread.ts';

export * from './contract/inbox.ts';
export * from './contract/reply-link.ts';
export {
  type SharedFile,
  sharedFileSchema,
  type Side,
  type ThreadDetail,
  type ThreadFile,
  type ThreadMessage,
  type ThreadSummary,
} from './contract/thread.ts';
export { MOST_LETTERS as MOST_INBOX_LETTERS } from './model/limits.ts';
export { maskContacts } from './model/mask-contacts.ts';
export { MESSAGE_PROBLEMS, type MessageProblem } from './model/message-problems.ts';
export { sentAnchorOf, type ThreadKind } from './model/thread-kinds.ts';
export { KIND_WORDS } from './model/thread-words.ts';
export { isOpenStatus, THREAD_STATUS_WORDS, THREAD_STATUSES, type ThreadStatus } from './model/thread-status.ts';

export const messageReportSchema = z.object({ reason: z.enum(MESSAGE_PROBLEM_KEYS), sentAt: z.string() });

export const messageReportFormSchema = z.object({
  reason: z.enum(MESSAGE_PROBLEM_KEYS, 'Choose what is wrong'),
  message: messageField(2000).pipe(z.string().min(5, 'Say in a few words what is wrong')),
});
export type MessageReportForm = z.output<typeof messageReportFormSchema>;

export const messageReportAnswerSchema = z.object({ delivery: contactAnswerFields.delivery });

/** A message that a sender adds to their thread. */
export const followUpSchema = z.object({
  message: messageField(2000).pipe(z.string().min(2, 'Write what you want to add')),
  idempotencyKey: idempotencyKeyField,
});

export const MOST_REPLY_LETTERS = 4000;

/** A recipient's answer. */
export const replyFormSchema = z.object({
  message: messageField(MOST_REPLY_LETTERS).pipe(z.string().min(2, 'Write your answer')),
  idempotencyKey: idempotencyKeyField,
});
export type MessageForm = z.output<typeof replyFormSchema>;

/** The same with what was said of its words: everybody who answers a buyer passes the gate of words. */
export const fairReplySchema = replyFormSchema.extend({
  passed: passedWarningsField.describe('Warnings about its words that the writer lets pass'),
});
export type FairReplyForm = z.output<typeof fairReplySchema>;

/** The same from somebody who sees what was written before: they are asked again if a colleague answered meanwhile. */
const answerSchema = fairReplySchema.extend({
  after: z.uuid().optional().describe('The newest message that the writer has seen'),
});
export type AnswerForm = z.output<typeof answerSchema>;

/** One message, for a page that a link opens. */
export const writtenSchema = z.object({ from: z.enum(['sender', 'firm']), message: z.string(), at: z.string() });
export type Written = z.infer<typeof writtenSchema>;

const sideQuery = z.object({ side: z.enum(SIDES).default('recipient').describe('The caller’s side') });
const threadParams = z.object({ threadId: z.uuid() });
const writeLimit = { name: 'threads', hits: 60, perSeconds: 3600 } as const;

export const listThreads = defineEndpoint({
  method: 'GET',
  path: '/api/threads',
  summary: 'The caller’s threads of one side, newest first: of their account, and of their confirmed address.',
  access: 'signed-in',
  query: z.object({
    ...sideQuery.shape,
    limit: z.coerce.number().int().min(1).max(100).default(30),
    cursor: cursorParam.optional(),
  }),
  response: z.object({ threads: z.array(threadSchema), nextCursor: z.string().nullable() }),
});

export const getThread = defineEndpoint({
  method: 'GET',
  path: '/api/threads/{threadId}',
  summary: 'One of the caller’s threads with its messages. Changes nothing.',
  access: 'signed-in',
  params: threadParams,
  query: sideQuery,
  response: threadDetailSchema,
});

export const writeInThread = defineEndpoint({
  method: 'POST',
  path: '/api/threads/{threadId}/messages',
  summary: 'Writes to the other side of a thread, and mails them. Once for each key.',
  access: 'signed-in',
  params: threadParams,
  query: sideQuery,
  body: answerSchema,
  response: messageSchema,
  limit: writeLimit,
});

export const readThread = defineEndpoint({
  method: 'POST',
  path: '/api/threads/{threadId}/read',
  summary: 'Marks a thread as read by the caller. The status tells the sender when a recipient first reads it.',
  access: 'signed-in',
  params: threadParams,
  query: sideQuery,
  limit: { name: 'thread-notes', hits: 600, perSeconds: 3600 },
});

export const closeThread = defineEndpoint({
  method: 'POST',
  path: '/api/threads/{threadId}/close',
  summary: 'Closes a settled question: no one can write in it anymore. A repeat changes nothing.',
  access: 'signed-in',
  params: threadParams,
  query: sideQuery,
  response: z.object({ status: z.literal('closed') }),
  limit: writeLimit,
});

export const getThreadFile = defineEndpoint({
  method: 'GET',
  path: '/api/threads/{threadId}/files/{documentId}',
  summary: 'A file of a thread, as a download: for the recipient while it is open, for the sender as long as it is kept.',
  access: 'signed-in',
  params: z.object({ ...threadParams.shape, documentId: z.uuid() }),
  query: sideQuery,
  produces: 'application/octet-stream',
});

export const attachToThread = defineEndpoint({
  method: 'PUT',
  path: '/api/threads/{threadId}/files/{documentId}',
  summary: 'Adds a file for the sender of a thread that the caller answers. The sender is told, at most once an hour.',
  access: 'signed-in',
  params: z.object({ ...threadParams.shape, ...uploadParams.shape }),
  query: uploadQuery,
  consumes: UPLOAD_CONSUMES,
  response: documentSchema,
  limit: uploadLimit,
});
