import { z } from 'zod';
import { shareTokenParams } from '#domains/sharing/contract.ts';
import { emailField } from '#lib/contact-form.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { SIGNING_CONSENT } from './model/consent.ts';
import { ENVELOPE_STATUSES, RECIPIENT_STATUSES } from './model/envelope.ts';
import { MOST_DAYS, MOST_LETTERS, MOST_RECIPIENTS } from './model/limits.ts';
import { signatureSchema } from './model/signature.ts';

const recipientSchema = z.object({
  name: z.string(),
  email: z.string(),
  status: z.enum(RECIPIENT_STATUSES),
  signedAt: z.string().nullable(),
});

const envelopeSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  documentName: z.string(),
  status: z.enum(ENVELOPE_STATUSES),
  isOrdered: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string(),
  endedAt: z.string().nullable(),
  reason: z.string().describe('Why it was declined or cancelled'),
  recipients: z.array(recipientSchema),
});
export type Envelope = z.infer<typeof envelopeSchema>;

const params = z.object({ envelopeId: z.uuid().describe('Made once for the envelope: a repeat sends nothing again') });
const writes = { name: 'signing', hits: 60, perSeconds: 3600 } as const;
const nameField = z
  .string()
  .trim()
  .min(1, 'Give the name')
  .max(MOST_LETTERS.name, `Keep it under ${MOST_LETTERS.name} characters`);
const reasonField = z
  .string()
  .trim()
  .min(1, 'Say why')
  .max(MOST_LETTERS.reason, `Keep it under ${MOST_LETTERS.reason} characters`);

export const listEnvelopes = defineEndpoint({
  method: 'GET',
  path: '/api/envelopes',
  summary: 'What I sent to be signed, newest first.',
  access: 'signed-in',
  response: z.object({ envelopes: z.array(envelopeSchema) }),
});

export const sendEnvelope = defineEndpoint({
  method: 'PUT',
  path: '/api/envelopes/{envelopeId}',
  summary: 'Sends one of my PDF documents to be signed. The file is frozen as it is now.',
  access: 'signed-in',
  params,
  body: z.object({
    documentId: z.uuid(),
    title: z.string().trim().min(1, 'Give it a title').max(MOST_LETTERS.title, `Keep it under ${MOST_LETTERS.title} characters`),
    message: z.string().trim().max(MOST_LETTERS.message, `Keep it under ${MOST_LETTERS.message} characters`),
    isOrdered: z.boolean().describe('One after the other, in the order of the list'),
    days: z.number().int().min(1).max(MOST_DAYS),
    recipients: z
      .array(z.object({ name: nameField, email: emailField }))
      .min(1, 'Name who signs')
      .max(MOST_RECIPIENTS, `At most ${MOST_RECIPIENTS} people can sign`),
  }),
  response: envelopeSchema,
  limit: writes,
});

export const cancelEnvelope = defineEndpoint({
  method: 'POST',
  path: '/api/envelopes/{envelopeId}/cancel',
  summary: 'Cancels an envelope that is not signed by all yet. The others are told.',
  access: 'signed-in',
  params,
  body: z.object({ reason: reasonField }),
  response: envelopeSchema,
  limit: writes,
});

export const extendEnvelope = defineEndpoint({
  method: 'POST',
  path: '/api/envelopes/{envelopeId}/extend',
  summary: 'Opens an expired envelope again, with new links. Signatures stand.',
  access: 'signed-in',
  params,
  body: z.object({ days: z.number().int().min(1).max(MOST_DAYS) }),
  response: envelopeSchema,
  limit: writes,
});

export const remindSigners = defineEndpoint({
  method: 'POST',
  path: '/api/envelopes/{envelopeId}/reminders',
  summary: 'Sends new links to those whose turn it is: at most once a day.',
  access: 'signed-in',
  params,
  response: envelopeSchema,
  limit: writes,
});

export const getSignedFile = defineEndpoint({
  method: 'GET',
  path: '/api/envelopes/{envelopeId}/file',
  summary: 'The signed and sealed file of a completed envelope of mine.',
  access: 'signed-in',
  params,
  produces: 'application/pdf',
});

/* By the link of the mail. */

const toSignSchema = z.object({
  title: z.string(),
  message: z.string(),
  senderName: z.string(),
  documentName: z.string(),
  pageCount: z.number().int(),
  sha256: z.string(),
  status: z.enum(ENVELOPE_STATUSES),
  name: z.string(),
  myStatus: z.enum(RECIPIENT_STATUSES),
  others: z.array(z.object({ name: z.string(), status: z.enum(RECIPIENT_STATUSES) })),
  expiresAt: z.string(),
  reason: z.string(),
});
export type ToSign = z.infer<typeof toSignSchema>;

const guestLimit = { name: 'signing by link', hits: 120, perSeconds: 3600 } as const;

export const getToSign = defineEndpoint({
  method: 'GET',
  path: '/api/shared/sign/{token}',
  summary: 'What the link of a mail asks to sign. Changes nothing, because scanners of mail open links too.',
  access: 'public',
  params: shareTokenParams,
  response: toSignSchema,
});

export const getFileToSign = defineEndpoint({
  method: 'GET',
  path: '/api/shared/sign/{token}/file',
  summary: 'The document to sign; once all have signed, the signed and sealed file.',
  access: 'public',
  params: shareTokenParams,
  produces: 'application/pdf',
  limit: guestLimit,
});

export const consentToSign = defineEndpoint({
  method: 'POST',
  path: '/api/shared/sign/{token}/consent',
  summary: 'Agrees to sign electronically.',
  access: 'public',
  params: shareTokenParams,
  body: z.object({ version: z.literal(SIGNING_CONSENT.version, 'The terms changed: reload the page and read them') }),
  response: toSignSchema,
  limit: guestLimit,
});

export const signDocument = defineEndpoint({
  method: 'POST',
  path: '/api/shared/sign/{token}/signature',
  summary: 'Signs. The same person signs once; a repeat is answered as the first time.',
  access: 'public',
  params: shareTokenParams,
  body: z.object({ signature: signatureSchema }),
  response: toSignSchema,
  limit: guestLimit,
});

export const declineToSign = defineEndpoint({
  method: 'POST',
  path: '/api/shared/sign/{token}/decline',
  summary: 'Declines to sign, or takes the consent back: nothing can be signed any more, and the others are told.',
  access: 'public',
  params: shareTokenParams,
  body: z.object({ reason: reasonField }),
  response: toSignSchema,
  limit: guestLimit,
});

const verifiedSchema = z.object({
  isKnown: z.boolean(),
  completedAt: z.string().nullable(),
  signers: z.array(z.object({ initials: z.string(), signedAt: z.string() })),
});
export type VerifiedFile = z.infer<typeof verifiedSchema>;

export const verifyFile = defineEndpoint({
  method: 'GET',
  path: '/api/signed-files/{sha256}',
  summary: 'Whether a file with this SHA-256 was signed and sealed here, when, and by whose initials.',
  access: 'public',
  params: z.object({
    sha256: z
      .string()
      .max(64)
      .regex(/^[0-9a-f]{64}$/, 'A SHA-256 has 64 hexadecimal digits'),
  }),
  response: verifiedSchema,
  limit: { name: 'verify file', hits: 120, perSeconds: 600 },
});
