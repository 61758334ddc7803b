import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { accountWrites } from './fields.ts';

export const PROVIDERS = ['google', 'facebook'] as const;
export const providerSchema = z.enum(PROVIDERS);
export type Provider = z.infer<typeof providerSchema>;

export const startProviderSignIn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/providers/{provider}',
  summary: 'Gives the provider’s address to open in a popup, which ends at /auth/callback?nonce=…&error=….',
  access: 'public',
  params: z.object({ provider: providerSchema }),
  body: z.object({
    nonce: z
      .string()
      .max(100)
      .regex(/^[\w-]{16,100}$/)
      .describe('Made by the page; the callback page returns it'),
    link: z.boolean().default(false).describe('With a bearer token: adds the provider to the signed-in account'),
  }),
  response: z.object({ url: z.string() }),
  limit: { name: 'provider', hits: 60, perSeconds: 900 },
});

export const finishProviderSignIn = defineEndpoint({
  method: 'GET',
  path: '/api/auth/callback/{provider}',
  summary:
    'Where the provider sends the popup; goes on to /auth/callback with nonce and, on failure, error: popup-closed-by-user, user-disabled, email-already-in-use, provider-already-linked, challenge-expired or provider-failed; second-factor also carries challenge.',
  access: 'public',
  params: z.object({ provider: providerSchema }),
  query: z.object({
    code: z.string().max(4000).optional(),
    state: z.string().max(500).optional(),
    iss: z.string().max(500).optional(),
    error: z.string().max(200).optional(),
  }),
  produces: 'text/html',
});

export const unlinkProvider = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/providers/{provider}',
  summary: 'Removes a provider from the account, if there is another way to sign in.',
  access: 'signed-in',
  proof: 'recent',
  params: z.object({ provider: providerSchema }),
  limit: accountWrites,
});
