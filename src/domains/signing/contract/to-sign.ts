import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { RECIPIENT_ROLES } from '../model/envelope.ts';

const askedSchema = z.object({
  recipientId: z.uuid().describe('My place in the envelope'),
  title: z.string(),
  role: z.enum(RECIPIENT_ROLES),
  senderName: z.string(),
  senderEmail: z.string(),
  expiresAt: z.string(),
  hasCode: z.boolean().describe('It opens with an access code, which the sender gives'),
});
export type AskedToSign = z.infer<typeof askedSchema>;

export const listToSign = defineEndpoint({
  method: 'GET',
  path: '/api/to-sign',
  summary: 'What others ask me to sign by my confirmed address, what ends first at the top.',
  access: 'signed-in',
  response: z.object({ toSign: z.array(askedSchema) }),
});

export const openToSign = defineEndpoint({
  method: 'POST',
  path: '/api/to-sign/{recipientId}/link',
  summary: 'Opens what I am asked to sign. The link takes the place of the one in my email.',
  access: 'signed-in',
  params: z.object({ recipientId: z.uuid() }),
  response: z.object({ path: z.string() }),
  limit: { name: 'signing', hits: 60, perSeconds: 3600 },
});
