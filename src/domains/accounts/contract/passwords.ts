import { MAILED_LINK_HOURS, PROOF_MINUTES } from '#lib/kept-for.ts';
import { MOST_LETTERS } from '../model/limits.ts';
import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { accountWrites, email, mailedToken, password, secondFactors } from './fields.ts';

export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: `Mails a link that sets a new password within ${MAILED_LINK_HOURS} hours.`,
  access: 'public',
  body: z.object({ email }),
  limit: { name: 'forgot-password', hits: 30, perSeconds: 3600 },
});

export const checkResetLink = defineEndpoint({
  method: 'POST',
  path: '/api/auth/reset-password/check',
  summary: 'Tells whether a reset link still works: link-expired or link-used if not.',
  access: 'public',
  body: z.object({ token: mailedToken }),
  response: z.object({ email: z.string().describe('For password managers') }),
  limit: { name: 'reset-password', hits: 60, perSeconds: 900 },
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Sets a new password by a mailed link and ends every session.',
  access: 'public',
  body: z.object({ token: mailedToken, password }),
  limit: { name: 'reset-password', hits: 60, perSeconds: 900 },
});

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Changes the password, or sets a first one after a recent sign-in, and ends all other sessions.',
  access: 'signed-in',
  proof: 'password',
  body: z.object({ currentPassword: password.optional(), newPassword: password }),
  limit: accountWrites,
});

export const confirmIdentity = defineEndpoint({
  method: 'POST',
  path: '/api/auth/confirm-identity',
  summary: `Proves with the password or a second-factor code that this is still the same person. Holds for ${PROOF_MINUTES} minutes.`,
  access: 'signed-in',
  proof: 'password',
  body: z.object({ password: password.optional(), code: z.string().trim().max(MOST_LETTERS.code).optional() }),
  limit: secondFactors,
});
