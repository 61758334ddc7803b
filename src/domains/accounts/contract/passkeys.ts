import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { accountWrites, epochMs, mailedToken, signIns } from './fields.ts';
import { signedInSchema } from './session-user.ts';

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: epochMs,
  lastUsedAt: epochMs.nullable(),
  isBackedUp: z.boolean().describe('Synced between devices'),
});

/** Options and answers are WebAuthn's own JSON: for `navigator.credentials`, as its `parse…FromJSON` and `toJSON` have it. */
const webAuthnJson = z.record(z.string().max(100), z.unknown());

const webAuthnAnswer = z.object({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: webAuthnJson,
  clientExtensionResults: webAuthnJson.default({}),
  authenticatorAttachment: z.string().max(40).optional(),
});

export const startPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/auth/passkeys/options',
  summary: 'Begins to add a passkey.',
  access: 'signed-in',
  proof: 'recent',
  response: z.object({ challenge: z.string(), options: webAuthnJson }),
  limit: accountWrites,
});

export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/auth/passkeys',
  summary: 'Adds a passkey.',
  access: 'signed-in',
  proof: 'recent',
  body: z.object({ challenge: mailedToken, name: z.string().trim().min(1).max(60), answer: webAuthnAnswer }),
  response: passkeySchema,
  limit: accountWrites,
});

export const removePasskey = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/passkeys/{passkeyId}',
  summary: 'Removes a passkey, if there is another way to sign in.',
  access: 'signed-in',
  proof: 'recent',
  params: z.object({ passkeyId: z.string().min(1).max(2000) }),
  limit: accountWrites,
});

export const startPasskeySignIn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/passkeys/sign-in-options',
  summary: 'Begins a sign-in with a passkey.',
  access: 'public',
  response: z.object({ challenge: z.string(), options: webAuthnJson }),
  // Each view of the form makes an offer: offers do not count as tries.
  limit: { ...signIns, name: 'passkey-offer' },
});

export const passkeySignIn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/passkeys/sign-in',
  summary: 'Signs in with a passkey.',
  access: 'public',
  body: z.object({ challenge: mailedToken, answer: webAuthnAnswer }),
  response: signedInSchema,
  limit: signIns,
});
