import { TERMS_VERSIONS } from '#lib/legal-versions.ts';
import { MOST_LETTERS } from '../model/limits.ts';
import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { OPEN_ROLES } from '#lib/roles.ts';
import { email, fullName, mailedToken, password, secondFactors, signIns } from './fields.ts';
import { providerSchema } from './providers.ts';
import { secondFactorNeededSchema, signedInSchema } from './session-user.ts';

export const signUp = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sign-up',
  summary: 'Creates an account and signs in.',
  access: 'public',
  body: z.object({
    fullName,
    email,
    password,
    role: z.enum(['user', ...OPEN_ROLES], 'Please select a role'),
    termsVersion: z.enum(TERMS_VERSIONS).optional().describe('Version of the terms that the page showed'),
    marketing: z
      .object({ email: z.boolean(), calls: z.boolean() })
      .default({ email: false, calls: false })
      .describe('Boxes that the person ticked'),
  }),
  response: signedInSchema,
  limit: { name: 'sign-up', hits: 10, perSeconds: 3600 },
});

export const signIn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sign-in',
  summary: 'Signs in with email and password.',
  access: 'public',
  body: z.object({ email, password }),
  response: z.discriminatedUnion('status', [signedInSchema, secondFactorNeededSchema]),
  limit: signIns,
});

export const finishSignIn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/second-factor',
  summary: 'Completes a sign-in with the code of an app, or a recovery code.',
  access: 'public',
  body: z.object({ challenge: mailedToken, code: z.string().trim().min(6).max(MOST_LETTERS.code) }),
  response: signedInSchema,
  limit: secondFactors,
});

/** A browser may hold two sessions: an account's, and a demo person's beside it. */
const whichSession = z.object({
  demo: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1')
    .describe('1: the demo person’s session'),
});

export const signOut = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sign-out',
  summary: 'Ends the sessions in the cookies; with demo=1 only the demo person’s.',
  access: 'public',
  query: whichSession,
  limit: { name: 'sign-out', hits: 300, perSeconds: 900 },
});

export const getToken = defineEndpoint({
  method: 'POST',
  path: '/api/auth/token',
  summary: 'Gives a fresh identity token for the session in the cookie; user-token-expired or user-disabled without one.',
  access: 'public',
  query: whichSession,
  response: signedInSchema,
  limit: { name: 'token', hits: 600, perSeconds: 900 },
});

export const demoSignIn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/demo',
  summary:
    'Signs in as a new demo person with an id such as demo-buyer-1780000000000, beside the account that is signed in; demo-off if this is not a demonstration.',
  access: 'public',
  body: z.object({ role: z.enum(OPEN_ROLES) }),
  response: signedInSchema,
  limit: { name: 'demo', hits: 60, perSeconds: 3600 },
});

export const getDemoPast = defineEndpoint({
  method: 'GET',
  path: '/api/auth/demo/past',
  summary: 'Whether what the demo person did before is still being written, so that pages show only a part of it.',
  access: 'signed-in',
  response: z.object({ isComing: z.boolean().describe('False for everyone who is no demo person') }),
});

/** What sign-in pages need to know of this installation. */
export const getSignInOptions = defineEndpoint({
  method: 'GET',
  path: '/api/auth/options',
  summary: 'Tells what sign-in offers on this installation.',
  access: 'public',
  response: z.object({
    isConfigured: z.boolean().describe('False: the server lacks its secret'),
    providers: z.record(providerSchema, z.boolean()),
    mail: z.boolean(),
    demo: z.boolean(),
    passwordMinLength: z.number().int(),
  }),
});
