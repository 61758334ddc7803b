import { z } from 'zod';
import { emailField, idempotencyKeyField } from '#lib/contact-form.ts';
import { defineEndpoint } from '#lib/endpoint.ts';

export const keptMailSchema = z.object({
  id: z.number().int(),
  to: z.string(),
  replyTo: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  state: z.enum(['queued', 'sent', 'kept', 'failed']),
  createdAt: z.string(),
});
export type KeptMail = z.infer<typeof keptMailSchema>;

export const listMailbox = defineEndpoint({
  method: 'GET',
  path: '/api/dev/mailbox',
  summary: 'The latest mails of a local installation, which sends none. Absent elsewhere.',
  access: 'public',
  response: z.object({ mails: z.array(keptMailSchema) }),
});

export const getMailHtml = defineEndpoint({
  method: 'GET',
  path: '/api/dev/mailbox/{id}/html',
  summary: 'A kept mail as its reader would see it. Absent outside local installations.',
  access: 'public',
  produces: 'text/html',
  params: z.object({ id: z.coerce.number().int().positive() }),
});

/** Pages that are announced, and can be waited for. */
export const AWAITED_PAGES = ['/resources', '/demo', '/calendar'] as const;
export type AwaitedPage = (typeof AWAITED_PAGES)[number];

/** Stored by version with the address. */
export const INTEREST_CONSENT = {
  version: '2026-11',
  text: 'We write to this address once, when the page opens, and use it for nothing else. Reply to that mail, or write to us before, and it is deleted.',
} as const;

export const interestFormSchema = z.object({
  page: z.enum(AWAITED_PAGES, 'This page takes no sign-ups'),
  email: emailField,
  consent: z.literal(true, 'Tick the box so that we may write to you'),
  idempotencyKey: idempotencyKeyField,
});

export const signUpForPage = defineEndpoint({
  method: 'POST',
  path: '/api/interest',
  summary: 'Asks to be told once when an announced page opens.',
  access: 'public',
  body: interestFormSchema,
  response: z.object({ page: z.enum(AWAITED_PAGES) }),
  limit: { name: 'interest', hits: 10, perSeconds: 3600 },
});
