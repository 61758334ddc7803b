import { z } from 'zod';
import { emailField, idempotencyKeyField } from '#lib/contact-form.ts';
import { defineEndpoint } from '#lib/endpoint.ts';

/** Announced pages that people can wait for. */
export const AWAITED_PAGES = ['/resources', '/demo', '/calendar'] as const;
export type AwaitedPage = (typeof AWAITED_PAGES)[number];

export const interestFormSchema = z.object({
  page: z.enum(AWAITED_PAGES, 'This page takes no sign-ups'),
  email: emailField,
  consent: z.literal(true, 'Check the box so we can write to you'),
  idempotencyKey: idempotencyKeyField,
});

export const signUpForPage = defineEndpoint({
  method: 'POST',
  path: '/api/interest',
  summary: 'Asks for one mail when an announced page opens.',
  access: 'public',
  body: interestFormSchema,
  response: z.object({ page: z.enum(AWAITED_PAGES) }),
  limit: { name: 'interest', hits: 10, perSeconds: 3600 },
});
