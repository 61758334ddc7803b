import { z } from 'zod';
import { messageField } from '#lib/contact-form.ts';
import { BUYING_TIMES } from '#lib/contact-words.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { cursorParam, instantField } from '#lib/stored-values.ts';
import { ANSWER_DAYS, MOST_LETTERS, MOST_TEMPLATES } from '../model/limits.ts';
import { answerPathOf, THREAD_KIND_NAMES } from '../model/thread-kinds.ts';
import { INBOX_FILTER_NAMES } from '../model/inbox-filters.ts';
import { THREAD_STATUSES } from '../model/thread-status.ts';
import { messageSchema, threadDetailSchema, threadSchema } from './thread.ts';

export { ANSWER_DAYS };
export { INBOX_FILTER_NAMES, INBOX_FILTERS, type InboxFilter } from '../model/inbox-filters.ts';
export { DEFAULT_TEMPLATES, fillTemplate, findOpenPlaces, OFFER_INVITATION, TEMPLATE_PLACES } from '../model/reply-templates.ts';

/** Threads that one change takes. */
export const MOST_CHANGED = 100;

/** Where the people of a recipient read a thread. */
export const inboxPath = (threadId: string) => answerPathOf('inquiry', threadId);

const personSchema = z.object({ userId: z.string(), name: z.string() });

const deskSchema = z.object({
  assignedTo: personSchema.nullable(),
  snoozedUntil: z.string().nullable().describe('Null once the time is over'),
  isSpam: z.boolean(),
  isBlocked: z.boolean().describe('Whether the sender is blocked, here or in another thread about the same'),
});

const inboxThreadSchema = threadSchema.extend({
  activeAt: z.string().describe('When something was last written'),
  waitingSince: z.string().nullable().describe('When the sender wrote what has no answer; null if no one waits'),
  desk: deskSchema.describe('What the recipient’s people note; the sender learns nothing of it'),
  people: z.array(personSchema).describe('Who answers it; the caller is among them'),
});
export type InboxThread = z.infer<typeof inboxThreadSchema>;
export type Desk = InboxThread['desk'];

const aboutParam = z.uuid().optional().describe('Only those about this thing, by the id in the pages of its people');

export const listInbox = defineEndpoint({
  method: 'GET',
  path: '/api/inbox',
  summary: 'Threads that the caller answers: those to their address, and those about listings they have a part in. Latest first.',
  access: 'signed-in',
  query: z.object({
    filter: z.enum(INBOX_FILTER_NAMES).default('all'),
    about: aboutParam,
    q: z
      .string()
      .trim()
      .max(MOST_LETTERS.sought, `Search for at most ${MOST_LETTERS.sought} letters`)
      .default('')
      .describe('Words of messages, or a name'),
    limit: z.coerce.number().int().min(1).max(100).default(30),
    cursor: cursorParam.optional(),
  }),
  response: z.object({ threads: z.array(inboxThreadSchema), nextCursor: z.string().nullable() }),
});

const figuresSchema = z.object({
  counts: z.record(z.enum(INBOX_FILTER_NAMES), z.number().int()),
  answers: z.object({
    medianMinutes: z.number().nullable().describe(`Of first answers of the last ${ANSWER_DAYS} days; null without one`),
    answered: z.number().int().describe('So many are measured'),
    waiting: z.number().int().describe('Open threads without a first answer'),
  }),
});
export type InboxFigures = z.infer<typeof figuresSchema>;

export const getInboxFigures = defineEndpoint({
  method: 'GET',
  path: '/api/inbox/figures',
  summary: 'How many threads each filter holds, and how long first answers take. Spam and blocked senders do not count.',
  access: 'signed-in',
  query: z.object({ about: aboutParam }),
  response: figuresSchema,
});

const inboxThreadDetailSchema = threadDetailSchema.extend({
  ...inboxThreadSchema.shape,
  messages: z.array(
    messageSchema.extend({ writer: personSchema.nullable().describe('Which of the recipient’s people wrote it') }),
  ),
  isPreApproved: z.boolean().nullable().describe('Whether the sender has a loan approved in advance; null if they did not say'),
  buysWhen: z.enum(BUYING_TIMES).nullable().describe('When the sender plans to buy; null if they did not say'),
  state: z.string().nullable().describe('Two letters of the state where the home lies, whose rules answers keep'),
  readAt: z.string().nullable(),
  answeredAt: z.string().nullable().describe('When the first answer was given here'),
  others: z
    .array(
      z.object({
        threadId: z.uuid(),
        kind: z.enum(THREAD_KIND_NAMES),
        label: z.string().nullable(),
        status: z.enum(THREAD_STATUSES),
        sentAt: z.string(),
      }),
    )
    .describe('What else the same sender wrote that the caller answers, newest first'),
});
export type InboxThreadDetail = z.infer<typeof inboxThreadDetailSchema>;

export const getInboxThread = defineEndpoint({
  method: 'GET',
  path: '/api/inbox/{threadId}',
  summary: 'One of the threads that the caller answers, with all that its people note. Changes nothing.',
  access: 'signed-in',
  params: z.object({ threadId: z.uuid() }),
  response: inboxThreadDetailSchema,
});

const inboxChangeSchema = z.discriminatedUnion('to', [
  z.object({ to: z.enum(['read', 'unread', 'spam', 'no-spam', 'blocked', 'unblocked']) }),
  z.object({ to: z.literal('assigned'), userId: z.string().max(100).nullable() }),
  z.object({ to: z.literal('snoozed'), until: instantField('Choose until when').nullable() }),
]);
export type InboxChange = z.infer<typeof inboxChangeSchema>;

export const changeInbox = defineEndpoint({
  method: 'POST',
  path: '/api/inbox/changes',
  summary: 'Changes what the recipient’s people note about threads: all of them, or none. Again changes nothing.',
  access: 'signed-in',
  body: z.object({
    threadIds: z.array(z.uuid()).min(1).max(MOST_CHANGED, `Choose at most ${MOST_CHANGED}`),
    change: inboxChangeSchema,
  }),
  limit: { name: 'inbox', hits: 600, perSeconds: 3600 },
});

export const replyTemplateFormSchema = z.object({
  title: messageField(MOST_LETTERS.templateTitle).pipe(z.string().min(1, 'Give it a name')),
  body: messageField(MOST_LETTERS.templateBody).pipe(z.string().min(2, 'Write the reply')),
});

const replyTemplateSchema = z.object({ id: z.uuid(), title: z.string(), body: z.string() });
export type ReplyTemplate = z.infer<typeof replyTemplateSchema>;
const templatesSchema = z.object({ templates: z.array(replyTemplateSchema).describe('The caller’s own, by name') });
const templateParams = z.object({ id: z.uuid() });
const templateLimit = { name: 'reply-templates', hits: 120, perSeconds: 3600 } as const;

export const listReplyTemplates = defineEndpoint({
  method: 'GET',
  path: '/api/reply-templates',
  summary: 'The caller’s quick replies.',
  access: 'signed-in',
  response: templatesSchema,
});

export const putReplyTemplate = defineEndpoint({
  method: 'PUT',
  path: '/api/reply-templates/{id}',
  summary: `Makes a quick reply under the caller’s own id, or changes it. At most ${MOST_TEMPLATES}.`,
  access: 'signed-in',
  params: templateParams,
  body: replyTemplateFormSchema,
  response: templatesSchema,
  limit: templateLimit,
});

export const deleteReplyTemplate = defineEndpoint({
  method: 'DELETE',
  path: '/api/reply-templates/{id}',
  summary: 'Deletes a quick reply.',
  access: 'signed-in',
  params: templateParams,
  limit: templateLimit,
});
