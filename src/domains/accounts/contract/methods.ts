import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { epochMs } from './fields.ts';
import { passkeySchema } from './passkeys.ts';
import { providerSchema } from './providers.ts';

export const getSignInMethods = defineEndpoint({
  method: 'GET',
  path: '/api/auth/methods',
  summary: 'Lists the ways in which this person can sign in.',
  access: 'signed-in',
  response: z.object({
    hasPassword: z.boolean(),
    passwordChangedAt: epochMs.nullable(),
    providers: z.array(z.object({ provider: providerSchema, email: z.string().nullable(), linkedAt: epochMs })),
    passkeys: z.array(passkeySchema),
    twoFactor: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() }),
    needsRecentSignIn: z.boolean().describe('Sensitive changes need confirm-identity first'),
  }),
});
