import { z } from 'zod';
import { emailField } from '#lib/contact-form.ts';
import { inOneLine } from '#lib/one-line.ts';
import { refuseCardNumbers } from '#lib/refuse-card-numbers.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { ENVELOPE_STATUSES, RECIPIENT_ROLES, RECIPIENT_STATUSES } from './model/envelope.ts';
import { fieldsSchema } from './model/fields.ts';
import { MOST_DAYS, MOST_FILES, MOST_LETTERS, MOST_RECIPIENTS, MOST_REMIND_DAYS } from './model/limits.ts';

export { openToSign } from './contract/to-sign.ts';
export { ENVELOPE_STATUSES, type EnvelopeStatus } from './model/envelope.ts';
export { ENVELOPE_WORDS } from './model/status-words.ts';

const recipientSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(RECIPIENT_ROLES),
  step: z.number().int(),
  status: z.enum(RECIPIENT_STATUSES),
  signedAt: z.string().nullable(),
  isInPerson: z.boolean().describe('Signs on the device of the sender'),
  hasCode: z.boolean(),
  isLocked: z.boolean().describe('Gave too many wrong access codes'),
});
export type Recipient = z.infer<typeof recipientSchema>;

const envelopeSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  message: z.string(),
  documents: z.array(
    z.object({ name: z.string(), pageCount: z.number().int(), sha256: z.string().describe('Of the file as it was sent') }),
  ),
  status: z.enum(ENVELOPE_STATUSES),
  signedSha256: z.string().nullable().describe('Of the signed file; null until all have signed'),
  canReassign: z.boolean(),
  remindDays: z.number().int().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
  endedAt: z.string().nullable(),
  reason: z.string().describe('Why it was declined or canceled'),
  recipients: z.array(recipientSchema),
});
export type Envelope = z.infer<typeof envelopeSchema>;

const params = z.object({ envelopeId: z.uuid().describe('Made once for the envelope: a repeat sends nothing again') });
const recipientParams = params.extend({ recipientId: z.uuid() });
const writes = { name: 'signing', hits: 60, perSeconds: 3600 } as const;
const nameField = z
  .string()
  .overwrite(inOneLine)
  .min(1, 'Enter a name')
  .max(MOST_LETTERS.name, `Keep it under ${MOST_LETTERS.name} characters`);
export const reasonField = refuseCardNumbers(
  z.string().trim().min(1, 'Say why').max(MOST_LETTERS.reason, `Keep it under ${MOST_LETTERS.reason} characters`),
);
const codeField = z
  .string()
  .trim()
  .min(4, 'Use at least 4 characters')
  .max(MOST_LETTERS.code, `Use at most ${MOST_LETTERS.code} characters`);
const titleField = refuseCardNumbers(
  z
    .string()
    .overwrite(inOneLine)
    .min(1, 'Give it a title')
    .max(MOST_LETTERS.title, `Keep it under ${MOST_LETTERS.title} characters`),
);
const messageField = refuseCardNumbers(
  z.string().trim().max(MOST_LETTERS.message, `Keep it under ${MOST_LETTERS.message} characters`),
);
const daysField = z.number().int().min(1).max(MOST_DAYS);

/** Who somebody is to whom an envelope goes. */
export const personSchema = z.object({ name: nameField, email: emailField });

const emailOrNone = emailField.or(z.literal('')).describe('Empty only for someone who signs in person and wants no copy');

const newRecipientSchema = z.object({
  name: nameField,
  email: emailOrNone,
  role: z.enum(RECIPIENT_ROLES).default('signer'),
  step: z.number().int().min(1).max(MOST_RECIPIENTS).default(1).describe('The turn: one number for all who are asked at once'),
  isInPerson: z.boolean().default(false),
  code: codeField.optional().describe('What the person must know to open the link. Tell it by phone, not by mail'),
});

export const listEnvelopes = defineEndpoint({
  method: 'GET',
  path: '/api/envelopes',
  summary: 'What I sent for signature, newest first.',
  access: 'signed-in',
  response: z.object({ envelopes: z.array(envelopeSchema) }),
});

export const sendEnvelope = defineEndpoint({
  method: 'PUT',
  path: '/api/envelopes/{envelopeId}',
  summary: 'Sends PDF documents of mine for signature as one envelope. The files are frozen as they are now.',
  access: 'signed-in',
  params,
  body: z.object({
    documents: z
      .array(z.uuid())
      .min(1, 'Choose a document')
      .max(MOST_FILES, `At most ${MOST_FILES} documents go into one envelope`),
    title: titleField,
    message: messageField,
    days: daysField,
    remindDays: z.number().int().min(1).max(MOST_REMIND_DAYS).nullable().default(null).describe('Days between reminders'),
    canReassign: z.boolean().default(false).describe('Whether those who are asked may pass it on, once each'),
    recipients: z
      .array(newRecipientSchema)
      .min(1, 'Name who signs')
      .max(MOST_RECIPIENTS, `At most ${MOST_RECIPIENTS} people are part of one envelope`),
    timeZone: z
      .string()
      .max(60)
      .optional()
      .describe(
        'The IANA zone of the sender’s browser: the certificate tells times in it, too, unless it is known where the home is',
      ),
    fields: fieldsSchema.default([]).describe('Anyone without a signature field signs on the page after the documents'),
    isOtherPaper: z
      .boolean()
      .optional()
      .describe(
        'That the sender looked, and none of the documents is a deed, a will, a paper for a notary, or a notice of foreclosure or eviction: asked for where one reads like that',
      ),
  }),
  response: envelopeSchema,
  limit: writes,
});
export type NewEnvelope = z.output<NonNullable<typeof sendEnvelope.body>>;

export const correctEnvelope = defineEndpoint({
  method: 'PATCH',
  path: '/api/envelopes/{envelopeId}',
  summary: 'Corrects what is out while no one has signed. Everyone begins again, with a new link.',
  access: 'signed-in',
  params,
  body: z.object({
    title: titleField,
    message: messageField,
    days: daysField,
    people: z
      .array(z.object({ id: z.uuid(), name: nameField, email: emailOrNone }))
      .max(MOST_RECIPIENTS)
      .describe('Who has another name or address'),
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
  summary: 'Reopens an expired envelope, with new links. Signatures stay.',
  access: 'signed-in',
  params,
  body: z.object({ days: daysField }),
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

export const unlockRecipient = defineEndpoint({
  method: 'POST',
  path: '/api/envelopes/{envelopeId}/recipients/{recipientId}/unlock',
  summary: 'Gives someone a new access code, and a new link by mail, as long as there is a file to sign or to keep.',
  access: 'signed-in',
  params: recipientParams,
  body: z.object({ code: codeField }),
  response: envelopeSchema,
  limit: writes,
});

export const sendLink = defineEndpoint({
  method: 'POST',
  path: '/api/envelopes/{envelopeId}/recipients/{recipientId}/link',
  summary: 'Mails a new link to someone who has signed, or to anyone once all have: their way to the file.',
  access: 'signed-in',
  params: recipientParams,
  response: envelopeSchema,
  limit: writes,
});

export const signInPerson = defineEndpoint({
  method: 'POST',
  path: '/api/envelopes/{envelopeId}/recipients/{recipientId}/in-person',
  summary: 'Opens the signing of someone who signs on my device. That I host it is part of the certificate.',
  access: 'signed-in',
  params: recipientParams,
  response: z.object({ path: z.string().describe('The page to hand over. An earlier one ends') }),
  limit: writes,
});

export const listEnvelopeEvents = defineEndpoint({
  method: 'GET',
  path: '/api/envelopes/{envelopeId}/events',
  summary: 'What happened to an envelope of mine, each event chained to the one before by its hash.',
  access: 'signed-in',
  params,
  response: z.object({
    events: z.array(
      z.object({
        seq: z.number().int(),
        type: z.string(),
        who: z.string(),
        to: z.string().describe('Who got what was passed on; else empty'),
        at: z.string(),
        address: z.string(),
        hash: z.string(),
      }),
    ),
  }),
});

export const getSignedFile = defineEndpoint({
  method: 'GET',
  path: '/api/envelopes/{envelopeId}/file',
  summary: 'The signed and sealed file of a completed envelope of mine.',
  access: 'signed-in',
  params,
  produces: 'application/pdf',
});

const verifiedSchema = z.object({
  isKnown: z.boolean(),
  completedAt: z.string().nullable(),
  timeStamp: z
    .object({ at: z.string(), isApart: z.boolean().describe('Whether its token lies apart: else it is in the seal') })
    .nullable()
    .describe('What an authority says of the time; null where none was asked'),
  signers: z.array(z.object({ initials: z.string(), isApprover: z.boolean(), signedAt: z.string() })),
});
export type VerifiedFile = z.infer<typeof verifiedSchema>;

const hashParams = z.object({
  sha256: z
    .string()
    .max(64)
    .regex(/^[0-9a-f]{64}$/, 'A SHA-256 has 64 hexadecimal digits'),
});
const verifyLimit = { name: 'verify file', hits: 120, perSeconds: 600 } as const;

export const verifyFile = defineEndpoint({
  method: 'GET',
  path: '/api/signed-files/{sha256}',
  summary: 'Whether a file with this SHA-256 was signed and sealed here, when, and by whose initials.',
  access: 'public',
  params: hashParams,
  response: verifiedSchema,
  limit: verifyLimit,
});

export const getTimeStamp = defineEndpoint({
  method: 'GET',
  path: '/api/signed-files/{sha256}/time-stamp',
  summary: 'The time stamp (RFC 3161 token) about a file that was sealed here, where it lies apart from the file.',
  access: 'public',
  params: hashParams,
  produces: 'application/octet-stream',
  limit: verifyLimit,
});
