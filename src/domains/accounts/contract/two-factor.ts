import { MOST_LETTERS } from '../model/limits.ts';
import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { accountWrites, secondFactors } from './fields.ts';

export const startTwoFactor = defineEndpoint({
  method: 'POST',
  path: '/api/auth/two-factor',
  summary: 'Makes a secret for an authenticator app. It counts once the first code confirms it.',
  access: 'signed-in',
  proof: 'recent',
  response: z.object({
    secret: z.string().describe('Base32, to type'),
    uri: z.string().describe('otpauth://, to show as a QR code'),
  }),
  limit: accountWrites,
});

export const confirmTwoFactor = defineEndpoint({
  method: 'POST',
  path: '/api/auth/two-factor/confirm',
  summary: 'Turns the second factor on. Only this answer contains the recovery codes.',
  access: 'signed-in',
  proof: 'recent',
  body: z.object({ code: z.string().trim().min(6).max(MOST_LETTERS.appCode) }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  limit: secondFactors,
});

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/auth/two-factor/recovery-codes',
  summary: 'Makes new recovery codes; the old ones stop working.',
  access: 'signed-in',
  proof: 'recent',
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  limit: accountWrites,
});

export const stopTwoFactor = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/two-factor',
  summary: 'Turns the second factor off.',
  access: 'signed-in',
  proof: 'recent',
  limit: accountWrites,
});
