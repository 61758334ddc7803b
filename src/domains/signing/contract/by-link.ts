import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { linkTokenParams } from '#lib/link-token.ts';
import { personSchema, reasonField } from '../contract.ts';
import { answersSchema } from '../model/answers.ts';
import { SIGNING_CONSENT } from '../model/signing-consent.ts';
import { ENVELOPE_STATUSES, RECIPIENT_ROLES, RECIPIENT_STATUSES } from '../model/envelope.ts';
import { fieldSchema } from '../model/fields.ts';
import { MOST_FILES, MOST_LETTERS } from '../model/limits.ts';

/* What somebody does by the link in their mail. */

const toSignSchema = z.object({
  needsCode: z.boolean().describe('Nothing of the content is here until the access code was given in this browser'),
  isLocked: z.boolean(),
  title: z.string(),
  message: z.string(),
  senderName: z.string(),
  senderEmail: z.string().describe('Whom to write to; empty until the access code was given'),
  documents: z.array(z.object({ name: z.string(), pageCount: z.number().int(), sha256: z.string() })),
  status: z.enum(ENVELOPE_STATUSES),
  name: z.string(),
  role: z.enum(RECIPIENT_ROLES),
  myStatus: z.enum(RECIPIENT_STATUSES),
  isInPerson: z.boolean(),
  hasAddress: z.boolean().describe('Whether the signed file goes to them by mail'),
  canReassign: z.boolean(),
  others: z.array(z.object({ name: z.string(), role: z.enum(RECIPIENT_ROLES), status: z.enum(RECIPIENT_STATUSES) })),
  fields: z.array(fieldSchema).describe('Those of this person, in the order of reading'),
  answers: answersSchema.describe('As far as this person got'),
  expiresAt: z.string(),
  reason: z.string(),
  isPaused: z.boolean().describe('The account of the sender is disabled: nothing is shown or signed until it is enabled again'),
});
export type ToSign = z.infer<typeof toSignSchema>;

const guestLimit = { name: 'signing by link', hits: 240, perSeconds: 3600 } as const;
const params = linkTokenParams;

export const getToSign = defineEndpoint({
  method: 'GET',
  path: '/api/shared/sign/{token}',
  summary: 'What the link of a mail asks to sign. Changes nothing, because scanners of mail open links too.',
  access: 'public',
  params,
  response: toSignSchema,
});

export const getFileToSign = defineEndpoint({
  method: 'GET',
  path: '/api/shared/sign/{token}/files/{file}',
  summary: 'One of the documents to sign, until the envelope ends.',
  access: 'public',
  params: params.extend({
    file: z.coerce
      .number()
      .int()
      .min(0)
      .max(MOST_FILES - 1)
      .describe('Its place, from 0'),
  }),
  produces: 'application/pdf',
  limit: guestLimit,
});

export const getSignedByLink = defineEndpoint({
  method: 'GET',
  path: '/api/shared/sign/{token}/file',
  summary: 'The signed and sealed file, once all have signed.',
  access: 'public',
  params,
  produces: 'application/pdf',
  limit: guestLimit,
});

export const giveCode = defineEndpoint({
  method: 'POST',
  path: '/api/shared/sign/{token}/code',
  summary: 'Gives the access code, for this browser. After five wrong ones the link is locked until the sender opens it.',
  access: 'public',
  params,
  body: z.object({ code: z.string().trim().min(1, 'Enter the code').max(MOST_LETTERS.code, 'The code is shorter') }),
  response: toSignSchema,
  limit: { name: 'access code', hits: 20, perSeconds: 3600 },
});

export const consentToSign = defineEndpoint({
  method: 'POST',
  path: '/api/shared/sign/{token}/consent',
  summary: 'Agrees to sign electronically.',
  access: 'public',
  params,
  body: z.object({ version: z.literal(SIGNING_CONSENT.version, 'The terms changed: reload the page and read them') }),
  response: toSignSchema,
  limit: guestLimit,
});

export const saveAnswers = defineEndpoint({
  method: 'PUT',
  path: '/api/shared/sign/{token}/answers',
  summary: 'Keeps what was filled in so far, to go on with later. Nothing is signed by it.',
  access: 'public',
  params,
  body: z.object({ answers: answersSchema }),
  limit: { name: 'signing answers', hits: 1200, perSeconds: 3600 },
});

export const signDocument = defineEndpoint({
  method: 'POST',
  path: '/api/shared/sign/{token}/signature',
  summary: 'Signs, or approves. The same person signs once; a repeat is answered as the first time.',
  access: 'public',
  params,
  body: z.object({ answers: answersSchema }),
  response: toSignSchema,
  limit: guestLimit,
});

export const declineToSign = defineEndpoint({
  method: 'POST',
  path: '/api/shared/sign/{token}/decline',
  summary: 'Declines to sign, or takes the consent back: nothing can be signed anymore, and the others are told.',
  access: 'public',
  params,
  body: z.object({ reason: reasonField }),
  response: toSignSchema,
  limit: guestLimit,
});

export const handOver = defineEndpoint({
  method: 'POST',
  path: '/api/shared/sign/{token}/hand-over',
  summary:
    'Takes my device back from someone who signs in person on it: their link ends, and the next such person’s signing opens.',
  access: 'signed-in',
  params,
  response: z.object({
    next: z
      .object({ name: z.string(), path: z.string().describe('The page to hand over') })
      .nullable()
      .describe('Null where it is no one’s turn who signs in person'),
  }),
  limit: { name: 'signing', hits: 60, perSeconds: 3600 },
});

export const passOn = defineEndpoint({
  method: 'POST',
  path: '/api/shared/sign/{token}/reassign',
  summary: 'Passes it on to someone else who signs instead, where the sender allows it, once. This link ends.',
  access: 'public',
  params,
  body: personSchema,
  limit: { name: 'signing passed on', hits: 10, perSeconds: 3600 },
});
