import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { CONTACT_LIMIT, emailField } from '#lib/contact-form.ts';
import { DELIVERIES } from '#lib/contact-words.ts';
import { formatNumber } from '#lib/format.ts';
import { ERASURE_DAYS, EXPORT_LINK_MINUTES } from '#lib/kept-for.ts';
import { linkTokenParams } from '#lib/link-token.ts';
import { CONSENT_CHANNELS, CONSENT_KINDS, type ConsentKind } from './model/consent-kinds.ts';
import { MOST_LETTERS } from './model/limits.ts';
import { QUESTION_KINDS, type QuestionKind, STRANGER_KINDS, type StrangerKind } from './model/question-kinds.ts';

export * from './model/consent-kinds.ts';
export * from './model/question-kinds.ts';

const consentKinds = Object.keys(CONSENT_KINDS) as [ConsentKind, ...ConsentKind[]];

const writes = { name: 'privacy', hits: 120, perSeconds: 3600 } as const;
const time = z.string().describe('ISO 8601, UTC');

export const consentEventSchema = z.object({
  kind: z.string(),
  isGiven: z.boolean(),
  textVersion: z.string(),
  text: z.string().nullable().describe('The words themselves; null for lines from before they were kept'),
  channel: z.enum(CONSENT_CHANNELS).nullable(),
  address: z.string().nullable().describe('The network address that it came from'),
  page: z.string().describe('Where it was given'),
  at: time,
});
export type ConsentEvent = z.infer<typeof consentEventSchema>;

const consentsSchema = z.object({
  standing: z.array(z.object({ kind: z.enum(consentKinds), isGiven: z.boolean(), at: time.nullable() })),
  ledger: z.array(consentEventSchema).describe('Newest first'),
});
export type Consents = z.infer<typeof consentsSchema>;

export const getConsents = defineEndpoint({
  method: 'GET',
  path: '/api/privacy/consents',
  summary: 'What the caller agreed to, with the full ledger.',
  access: 'signed-in',
  response: consentsSchema,
});

export const setConsent = defineEndpoint({
  method: 'PUT',
  path: '/api/privacy/consents',
  summary: 'Gives or withdraws a consent. Each change is a row of the ledger.',
  access: 'signed-in',
  body: z.object({
    kind: z.enum(consentKinds).exclude(['terms'], 'Terms are ended by closing the account'),
    isGiven: z.boolean(),
  }),
  response: consentsSchema,
  limit: writes,
});

export const dataExportSchema = z.object({
  id: z.string(),
  state: z.enum(['queued', 'running', 'ready', 'failed', 'expired']),
  tablesDone: z.number().int(),
  tablesTotal: z.number().int(),
  bytes: z.number().int().nullable(),
  createdAt: time,
  expiresAt: time.nullable(),
});
export type DataExport = z.infer<typeof dataExportSchema>;

const questionKinds = Object.keys(QUESTION_KINDS) as [QuestionKind, ...QuestionKind[]];

const questionSchema = z.object({
  id: z.string(),
  kind: z.enum(questionKinds),
  body: z.string(),
  askedAt: time,
  dueAt: time.describe('When the law wants an answer at the latest'),
  answer: z.string().nullable(),
  answeredAt: time.nullable(),
});
export type PrivacyQuestion = z.infer<typeof questionSchema>;

const holdSchema = z.object({ what: z.string(), why: z.string(), howLong: z.string() });

const privacySchema = z.object({
  exports: z.array(dataExportSchema),
  deletion: z.object({ requestedAt: time, dueAt: time }).nullable(),
  questions: z.array(questionSchema).describe('Newest first'),
  kept: z.array(holdSchema).describe('What outlives an account, by law'),
  sharedKept: z.array(holdSchema).describe('What stays with the people it was shared with, without the person'),
});
export type PrivacyState = z.infer<typeof privacySchema>;

export const getPrivacy = defineEndpoint({
  method: 'GET',
  path: '/api/privacy',
  summary: "The caller's copies of their data, and whether the account will be erased.",
  access: 'signed-in',
  response: privacySchema,
});

export const requestExport = defineEndpoint({
  method: 'POST',
  path: '/api/privacy/exports',
  summary:
    'Asks for a copy of everything that is stored about the caller. It is made in the background; a mail tells when it is ready.',
  access: 'signed-in',
  proof: 'recent',
  response: dataExportSchema,
  limit: { name: 'data-export', hits: 6, perSeconds: 3600 },
});

const exportParams = z.object({ exportId: z.string().min(1).max(60) });

export const openExport = defineEndpoint({
  method: 'POST',
  path: '/api/privacy/exports/{exportId}/link',
  summary: `Gives an address that serves this one file for ${EXPORT_LINK_MINUTES} minutes.`,
  access: 'signed-in',
  proof: 'recent',
  params: exportParams,
  response: z.object({ url: z.string() }),
  limit: writes,
});

export const downloadExport = defineEndpoint({
  method: 'GET',
  path: '/api/privacy/exports/{exportId}/file',
  summary: `The copy, by a signed address that works for ${EXPORT_LINK_MINUTES} minutes.`,
  access: 'public',
  params: exportParams,
  query: z.object({ ticket: z.string().min(1).max(500) }),
  produces: 'application/zip',
});

export const requestDeletion = defineEndpoint({
  method: 'POST',
  path: '/api/privacy/deletion',
  summary: `Schedules the account to be erased after ${ERASURE_DAYS} days. Needs a recent proof of identity.`,
  access: 'signed-in',
  proof: 'recent',
  response: privacySchema,
  limit: writes,
});

export const cancelDeletion = defineEndpoint({
  method: 'DELETE',
  path: '/api/privacy/deletion',
  summary: 'Cancels the deletion of the account.',
  access: 'signed-in',
  response: privacySchema,
  limit: writes,
});

export const privacyQuestionForm = z.object({
  kind: z.enum(questionKinds),
  body: z
    .string()
    .trim()
    .min(10, 'Say what it is about, in a sentence')
    .max(MOST_LETTERS.question, `Use at most ${formatNumber(MOST_LETTERS.question)} characters`),
});

export const askAboutData = defineEndpoint({
  method: 'PUT',
  path: '/api/privacy/questions/{questionId}',
  summary:
    'Asks the people of this site to correct, limit or explain something about the caller’s data. The same id again asks nothing more.',
  access: 'signed-in',
  params: z.object({ questionId: z.uuid() }),
  body: privacyQuestionForm,
  response: privacySchema,
  limit: { name: 'privacy-questions', hits: 10, perSeconds: 3600 },
});

export const strangerQuestionForm = privacyQuestionForm.extend({
  id: z.uuid().describe('Made once for this form: the same again asks nothing more'),
  kind: z.enum(Object.keys(STRANGER_KINDS) as [StrangerKind, ...StrangerKind[]]),
  email: emailField.describe('The address that the data belongs to; it is asked to confirm'),
});

export const askWithoutAccount = defineEndpoint({
  method: 'POST',
  path: '/api/privacy/requests',
  summary:
    'Asks about data of an address without an account. It waits until someone confirms by the link that is mailed there; the answer comes there too.',
  access: 'public',
  body: strangerQuestionForm,
  response: z.object({ delivery: z.enum(DELIVERIES) }),
  limit: CONTACT_LIMIT,
});

export const confirmRequest = defineEndpoint({
  method: 'POST',
  path: '/api/privacy/requests/{token}/confirm',
  summary: 'Confirms the address of a request about data. A repeat changes nothing.',
  access: 'public',
  params: linkTokenParams,
  response: z.object({ dueAt: time.describe('When the law wants an answer at the latest') }),
  limit: { name: 'privacy-confirmations', hits: 30, perSeconds: 3600 },
});

const privacyRequestSchema = z.object({
  id: z.string(),
  kind: z.enum(['erasure', 'copy', ...questionKinds]),
  person: z.object({ id: z.string().nullable().describe('null: someone without an account'), name: z.string() }),
  requestedAt: z.string(),
  dueAt: z.string().describe('When an account is erased; for a copy, when the law wants it at the latest'),
  state: z.string(),
  body: z.string().nullable().describe('What was asked; null for what happens by itself'),
  answer: z.string().nullable(),
  canExtend: z.boolean(),
  isLate: z.boolean(),
});
export type PrivacyRequest = z.infer<typeof privacyRequestSchema>;

export const listPrivacyRequests = defineEndpoint({
  method: 'GET',
  path: '/api/admin/privacy-requests',
  summary: 'What people asked about their data, the most urgent first. Copies and erasure happen by themselves.',
  access: 'admin',
  response: z.object({ requests: z.array(privacyRequestSchema) }),
});

const questionParams = z.object({ requestId: z.uuid() });

export const answerPrivacyQuestion = defineEndpoint({
  method: 'POST',
  path: '/api/admin/privacy-requests/{requestId}/answer',
  summary: 'Answers what someone asked about their data, once. They hear of it.',
  access: 'admin',
  proof: 'recent',
  params: questionParams,
  body: z.object({
    answer: z
      .string()
      .trim()
      .min(1, 'Say what was done')
      .max(MOST_LETTERS.question, `Use at most ${formatNumber(MOST_LETTERS.question)} characters`),
  }),
  limit: writes,
});

export const moreTimeForm = z.object({
  reason: z
    .string()
    .trim()
    .min(1, 'Say why it takes longer')
    .max(MOST_LETTERS.moreTime, `Use at most ${MOST_LETTERS.moreTime} characters`),
});

export const extendPrivacyQuestion = defineEndpoint({
  method: 'POST',
  path: '/api/admin/privacy-requests/{requestId}/extend',
  summary: 'Takes the one extension that the law allows. The person hears why.',
  access: 'admin',
  proof: 'recent',
  params: questionParams,
  body: moreTimeForm,
  limit: writes,
});
