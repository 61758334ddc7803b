import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { email, mailedToken, password } from './fields.ts';

export const sendVerification = defineEndpoint({
  method: 'POST',
  path: '/api/auth/verify-email/send',
  summary: 'Mails the link that proves the address again.',
  access: 'signed-in',
  limit: { name: 'send-verification', hits: 5, perSeconds: 3600 },
});

export const verifyEmail = defineEndpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Proves an address by a mailed link: the one given at sign-up, or a new one.',
  access: 'public',
  body: z.object({ token: mailedToken }),
  response: z.object({ email: z.string(), isChanged: z.boolean().describe('True: it replaced another address') }),
  limit: { name: 'verify-email', hits: 60, perSeconds: 900 },
});

export const changeEmail = defineEndpoint({
  method: 'POST',
  path: '/api/auth/change-email',
  summary: 'Mails a link to a new address, and warns the old one. The new address counts once the link is opened.',
  access: 'signed-in',
  proof: 'password',
  body: z.object({ email, currentPassword: password.optional() }),
  limit: { name: 'change-email', hits: 10, perSeconds: 3600 },
});
