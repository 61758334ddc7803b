import { z } from 'zod';
import { emailField } from '#lib/contact-form.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { inOneLine } from '#lib/one-line.ts';
import { MOST_SHARE_DAYS } from '#lib/kept-for.ts';
import { linkTokenParams } from '#lib/link-token.ts';
import { documentParams, UPLOAD_CONSUMES, uploadLimit, uploadQuery } from '../contract.ts';
import { DOCUMENT_PARTS } from '../model/parts.ts';
import { MOST_ASKED_FILES, MOST_LETTERS } from '../model/limits.ts';

/* What people give each other by address: a document to look at, and the request for one. */

const writes = { name: 'documents given', hits: 120, perSeconds: 3600 } as const;
const daysField = z.number().int().min(1).max(MOST_SHARE_DAYS);

/** Mails tell in it when a share or a request ends, unless its sender chose another in the settings. */
const zoneField = z.string().max(60).optional().describe('The IANA zone of the sender’s browser: mails tell times in it');

const partField = z.enum(DOCUMENT_PARTS);

const grantSchema = z.object({
  id: z.uuid(),
  email: z.string().nullable().describe('Null where it is shared with all who have a part'),
  part: partField.nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type DocumentGrant = z.infer<typeof grantSchema>;

const accessSchema = z.object({
  grants: z.array(grantSchema),
  openings: z
    .array(z.object({ who: z.string().describe('Empty for someone with a link'), address: z.string(), at: z.string() }))
    .describe('The newest first'),
  parts: z
    .array(z.object({ part: partField, names: z.array(z.string()) }))
    .describe('The parts that people have with me now: it can be shared with all of one'),
});
export type DocumentAccess = z.infer<typeof accessSchema>;

export const getAccess = defineEndpoint({
  method: 'GET',
  path: '/api/documents/{documentId}/access',
  summary: 'With whom one of my documents is shared by address, and who opened it.',
  access: 'signed-in',
  params: documentParams,
  response: accessSchema,
});

const grantParams = documentParams.extend({ grantId: z.uuid().describe('Made once: a repeat shares nothing twice') });

export const grantAccess = defineEndpoint({
  method: 'PUT',
  path: '/api/documents/{documentId}/grants/{grantId}',
  summary:
    'Shares one of my documents with whoever is signed in with an address, or with all who have a part with me, as long as they have it. They get a mail.',
  access: 'signed-in',
  proof: 'recent',
  params: grantParams,
  body: z
    .object({ email: emailField.optional(), part: partField.optional(), days: daysField, timeZone: zoneField })
    .refine(({ email, part }) => (email === undefined) !== (part === undefined), {
      message: 'Name an address or a part, one of both',
      path: ['email'],
    }),
  response: accessSchema,
  limit: writes,
});

export const endAccess = defineEndpoint({
  method: 'DELETE',
  path: '/api/documents/{documentId}/grants/{grantId}',
  summary: 'Stops sharing with someone, right away.',
  access: 'signed-in',
  params: grantParams,
  response: accessSchema,
  limit: writes,
});

const givenSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  sizeBytes: z.number().int(),
  from: z.string(),
  expiresAt: z.string(),
});
export type GivenDocument = z.infer<typeof givenSchema>;

export const listGiven = defineEndpoint({
  method: 'GET',
  path: '/api/documents-given',
  summary: 'Documents of others that are shared with my confirmed address.',
  access: 'signed-in',
  response: z.object({ documents: z.array(givenSchema) }),
});

export const getGivenFile = defineEndpoint({
  method: 'GET',
  path: '/api/documents-given/{documentId}/file',
  summary: 'A document of someone else that is shared with my address. Its owner sees that I opened it.',
  access: 'signed-in',
  params: documentParams,
  produces: 'application/octet-stream',
  limit: { name: 'given file', hits: 60, perSeconds: 600 },
});

const requestSchema = z.object({
  id: z.uuid(),
  email: z.string().nullable().describe('Null for a link that anyone can send files by'),
  what: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  mostFiles: z.number().int(),
  filesCame: z.number().int(),
  fulfilledAt: z.string().nullable().describe('When the last file that fits came in'),
});
export type DocumentRequest = z.infer<typeof requestSchema>;

export const listRequests = defineEndpoint({
  method: 'GET',
  path: '/api/document-requests',
  summary: 'What I asked others to send, newest first.',
  access: 'signed-in',
  response: z.object({ requests: z.array(requestSchema) }),
});

const requestParams = z.object({ requestId: z.uuid().describe('Made once for the request: a repeat mails nothing again') });
const whatField = z
  .string()
  .overwrite(inOneLine)
  .min(1, 'Say what you need')
  .max(MOST_LETTERS.file, `Keep it under ${MOST_LETTERS.file} characters`);

export const requestDocument = defineEndpoint({
  method: 'PUT',
  path: '/api/document-requests/{requestId}',
  summary:
    'Asks someone for a document: they get a link by mail and need no account. Without an address it makes a link by which anyone sends files and sees none; only the first answer contains it.',
  access: 'signed-in',
  params: requestParams,
  body: z.object({
    email: emailField.optional(),
    what: whatField,
    folderId: z.uuid().optional(),
    days: daysField,
    timeZone: zoneField,
    mostFiles: z
      .number()
      .int()
      .min(1)
      .max(MOST_ASKED_FILES, `At most ${MOST_ASKED_FILES} files come through one link`)
      .default(1),
  }),
  response: requestSchema.extend({ path: z.string().nullable().describe('The link, where no one gets it by mail') }),
  limit: { name: 'document requests', hits: 30, perSeconds: 3600 },
});

export const withdrawRequest = defineEndpoint({
  method: 'DELETE',
  path: '/api/document-requests/{requestId}',
  summary: 'Withdraws a request: its link ends. What came stays.',
  access: 'signed-in',
  params: requestParams,
  limit: writes,
});

const askedSchema = z.object({
  what: z.string(),
  from: z.string(),
  expiresAt: z.string(),
  isDone: z.boolean(),
  mostFiles: z.number().int(),
  filesCame: z.number().int(),
});
export type AskedDocument = z.infer<typeof askedSchema>;

export const getAsked = defineEndpoint({
  method: 'GET',
  path: '/api/shared/requests/{token}',
  summary: 'What the link of a request asks for.',
  access: 'public',
  params: linkTokenParams,
  response: askedSchema,
});

export const sendAsked = defineEndpoint({
  method: 'PUT',
  path: '/api/shared/requests/{token}/file',
  summary: 'Sends a document that was asked for. Shows nothing of what is there.',
  access: 'public',
  params: linkTokenParams,
  query: uploadQuery.extend({
    file: z.uuid().optional().describe('Made once for the file: a repeat adds nothing'),
  }),
  consumes: UPLOAD_CONSUMES,
  response: askedSchema,
  limit: { ...uploadLimit, name: 'documents asked for', hits: 30 },
});
