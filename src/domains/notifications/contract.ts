import { z } from 'zod';
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
  params: z.object({ id: z.coerce.number().int().positive() }),
});
