import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';

/*
 * Failures carry the specification's codes in problem+json `code`: user-not-found, wrong-password, invalid-email,
 * user-disabled, too-many-requests (with Retry-After), api-key-not-valid, email-already-in-use, weak-password,
 * configuration-not-found, user-token-expired; and, beyond it, the codes of `AUTH_CODES_BEYOND`.
 */
export const AUTH_CODES = [
  'user-not-found',
  'wrong-password',
  'invalid-email',
  'user-disabled',
  'too-many-requests',
  'api-key-not-valid',
  'email-already-in-use',
  'weak-password',
  'configuration-not-found',
  'user-token-expired',
] as const;

/**
 * invalid-credentials: sign-in failed, and this server does not say why; link-expired and link-used: a mailed link;
 * wrong-code: the second factor; challenge-expired: begin the sign-in anew; recent-sign-in-needed: sign in again first;
 * last-sign-in-method: nothing else would be left; provider-already-linked; demo-off; not-for-demo.
 */
export const AUTH_CODES_BEYOND = [
  'invalid-credentials',
  'link-expired',
  'link-used',
  'wrong-code',
  'challenge-expired',
  'recent-sign-in-needed',
  'last-sign-in-method',
  'provider-already-linked',
  'demo-off',
  'not-for-demo',
] as const;
export type AuthCode = (typeof AUTH_CODES)[number] | (typeof AUTH_CODES_BEYOND)[number];

export const roleSchema = z.enum(['buyer', 'seller', 'vendor', 'admin']);
export const PROVIDERS = ['google', 'facebook'] as const;
export const providerSchema = z.enum(PROVIDERS);
export type Provider = z.infer<typeof providerSchema>;
export const DEMO_ROLES = ['buyer', 'seller', 'vendor'] as const;

function isTimeZone(name: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC';
}

const epochMs = z.number().int().describe('Milliseconds since 1970');
const password = z.string().max(200, 'Keep the password under 200 characters');
const email = z.string().max(254, 'This e-mail address is too long');
const mailedToken = z.string().min(1).max(200);
const userParams = z.object({ userId: z.string().min(1).max(100) });

/** The signed-in person, as the browser keeps them. */
export const sessionUserSchema = z.object({
  uid: z.string(),
  email: z.string().nullable(),
  displayName: z.string(),
  photoURL: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  role: roleSchema,
  createdAt: epochMs,
  lastLoginAt: epochMs,
  roles: z.array(roleSchema).describe('Held by grant or taken before; buyer, seller and vendor may always be taken'),
  emailVerified: z.boolean(),
  isDemo: z.boolean(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** The identity token goes into `auth_token` (for demo people `demo_token`) and is sent as a bearer. */
export const signedInSchema = z.object({
  status: z.literal('signed-in'),
  user: sessionUserSchema,
  token: z.string(),
  expiresAt: epochMs,
});
export type SignedIn = z.infer<typeof signedInSchema>;

export const secondFactorNeededSchema = z.object({
  status: z.literal('second-factor'),
  challenge: z.string().describe('Send it with the code within ten minutes'),
});

export const signUp = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sign-up',
  summary: 'Creates an account and signs in.',
  access: 'public',
  body: z.object({
    fullName: z.string().trim().min(2, 'Full name is required').max(100, 'Keep your name under 100 characters'),
    email,
    password,
    role: z.enum(['user', 'vendor', 'buyer', 'seller'], 'Please select a role'),
    termsVersion: z.string().max(40).optional().describe('Version of the terms that the page showed'),
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
  summary: 'Signs in with e-mail and password.',
  access: 'public',
  body: z.object({ email, password }),
  response: z.discriminatedUnion('status', [signedInSchema, secondFactorNeededSchema]),
  limit: { name: 'sign-in', hits: 300, perSeconds: 900 },
});

export const finishSignIn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/second-factor',
  summary: 'Completes a sign-in with the code of an app, or a recovery code.',
  access: 'public',
  body: z.object({ challenge: mailedToken, code: z.string().trim().min(6).max(40) }),
  response: signedInSchema,
  limit: { name: 'second-factor', hits: 60, perSeconds: 900 },
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
  summary: 'Ends the sessions of the cookies; with demo=1 the demo person’s alone, and the account’s stays.',
  access: 'public',
  query: whichSession,
  limit: { name: 'sign-out', hits: 300, perSeconds: 900 },
});

export const getToken = defineEndpoint({
  method: 'POST',
  path: '/api/auth/token',
  summary: 'Gives a fresh identity token for the session of the cookie; user-token-expired or user-disabled where there is none.',
  access: 'public',
  query: whichSession,
  response: signedInSchema,
  limit: { name: 'token', hits: 600, perSeconds: 900 },
});

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'Reads the signed-in person.',
  access: 'signed-in',
  response: sessionUserSchema,
});

export const updateMe = defineEndpoint({
  method: 'PATCH',
  path: '/api/auth/me',
  summary: 'Corrects name or phone number.',
  access: 'signed-in',
  body: z.object({
    displayName: z.string().trim().min(2, 'Full name is required').max(100).optional(),
    phoneNumber: z
      .string()
      .trim()
      .max(30)
      .regex(/^[+()\d .-]*$/, 'Use digits, spaces, and + ( ) . - only')
      .nullable()
      .optional(),
  }),
  response: sessionUserSchema,
  limit: { name: 'account', hits: 120, perSeconds: 3600 },
});

const MAX_PHOTO_BASE64 = 900_000;

export const setPhoto = defineEndpoint({
  method: 'PUT',
  path: '/api/auth/me/photo',
  summary:
    'Sets the picture of oneself: JPEG, PNG or WebP, cut square and kept small; what the file says of place and camera is dropped.',
  access: 'signed-in',
  body: z.object({
    image: z.base64().max(MAX_PHOTO_BASE64, 'Choose a picture under 650 kB').describe('The file in Base64'),
  }),
  response: sessionUserSchema,
  limit: { name: 'account', hits: 120, perSeconds: 3600 },
});

export const removePhoto = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/me/photo',
  summary: 'Removes the picture of oneself.',
  access: 'signed-in',
  response: sessionUserSchema,
  limit: { name: 'account', hits: 120, perSeconds: 3600 },
});

export const getPhoto = defineEndpoint({
  method: 'GET',
  path: '/api/people/photos/{photoId}',
  summary: 'A person’s picture; each new one has a new address.',
  access: 'public',
  params: z.object({ photoId: z.string().regex(/^[\w-]{16,64}$/, 'Give the id of a picture') }),
  produces: 'image/webp',
});

/** How pages are shown; `system` follows the device. */
export const displaySettingsSchema = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  units: z.enum(['imperial', 'metric']),
  motion: z.enum(['system', 'reduced']),
  timeZone: z
    .string()
    .max(60)
    .refine((zone) => zone === 'system' || isTimeZone(zone), 'Choose a time zone such as America/Denver')
    .describe('IANA name, or system'),
});
export type DisplaySettings = z.infer<typeof displaySettingsSchema>;
export const USUAL_DISPLAY: DisplaySettings = { theme: 'system', units: 'imperial', motion: 'system', timeZone: 'system' };

export const getDisplaySettings = defineEndpoint({
  method: 'GET',
  path: '/api/display-settings',
  summary: 'How pages are shown to the caller, on every device.',
  access: 'signed-in',
  response: displaySettingsSchema,
});

export const setDisplaySettings = defineEndpoint({
  method: 'PUT',
  path: '/api/display-settings',
  summary: 'Keeps how pages are shown to the caller.',
  access: 'signed-in',
  body: displaySettingsSchema,
  response: displaySettingsSchema,
  limit: { name: 'display-settings', hits: 600, perSeconds: 3600 },
});

export const updateRole = defineEndpoint({
  method: 'POST',
  path: '/api/auth/update-role',
  summary: 'Switches the active role; `user` means buyer, and admin needs its grant.',
  access: 'signed-in',
  body: z.object({ userId: z.string().min(1).max(100), role: z.enum(['user', ...roleSchema.options]) }),
  response: sessionUserSchema,
  limit: { name: 'update-role', hits: 120, perSeconds: 900 },
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

// Passwords and addresses

export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Mails a link that sets a new password within 24 hours.',
  access: 'public',
  body: z.object({ email }),
  limit: { name: 'forgot-password', hits: 30, perSeconds: 3600 },
});

export const checkResetLink = defineEndpoint({
  method: 'POST',
  path: '/api/auth/reset-password/check',
  summary: 'Tells whether a reset link can still be used: link-expired or link-used where not.',
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
  body: z.object({ currentPassword: password.optional(), newPassword: password }),
  limit: { name: 'account', hits: 120, perSeconds: 3600 },
});

export const sendVerification = defineEndpoint({
  method: 'POST',
  path: '/api/auth/verify-email/send',
  summary: 'Mails the link that proves the address once more.',
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
  summary: 'Mails a link to a new address, which counts once it was opened; the old address is warned.',
  access: 'signed-in',
  body: z.object({ email, currentPassword: password.optional() }),
  limit: { name: 'change-email', hits: 10, perSeconds: 3600 },
});

// Sessions and devices

export const sessionSchema = z.object({
  id: z.string(),
  device: z.string().describe('Such as "Firefox on Windows"'),
  address: z.string(),
  method: z.enum(['password', 'google', 'facebook', 'passkey', 'demo']),
  createdAt: epochMs,
  lastSeenAt: epochMs,
  expiresAt: epochMs,
  isCurrent: z.boolean(),
});

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Lists where this account is signed in.',
  access: 'signed-in',
  response: z.array(sessionSchema),
});

export const revokeSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/{sessionId}',
  summary: 'Signs one of the own sessions out.',
  access: 'signed-in',
  params: z.object({ sessionId: z.string().min(1).max(100) }),
  limit: { name: 'account', hits: 120, perSeconds: 3600 },
});

export const revokeOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sessions/revoke-others',
  summary: 'Signs every other own session out.',
  access: 'signed-in',
  response: z.object({ revoked: z.number().int() }),
  limit: { name: 'account', hits: 120, perSeconds: 3600 },
});

// Demo people

export const demoSignIn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/demo',
  summary:
    'Signs in as a new demo person with an id such as demo-buyer-1780000000000, beside the account that is signed in; demo-off where this is no demonstration.',
  access: 'public',
  body: z.object({ role: z.enum(DEMO_ROLES) }),
  response: signedInSchema,
  limit: { name: 'demo', hits: 60, perSeconds: 3600 },
});

// Google and Facebook

export const startProviderSignIn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/providers/{provider}',
  summary: 'Gives the address of the provider to open in a popup; it ends at /auth/callback?nonce=…&error=….',
  access: 'public',
  params: z.object({ provider: providerSchema }),
  body: z.object({
    nonce: z
      .string()
      .regex(/^[\w-]{16,100}$/)
      .describe('Made by the page; the callback page hands it back'),
    link: z.boolean().default(false).describe('With a bearer: adds the provider to the signed-in account'),
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
  summary: 'Takes a provider off the account, where another way to sign in is left.',
  access: 'signed-in',
  params: z.object({ provider: providerSchema }),
  limit: { name: 'account', hits: 120, perSeconds: 3600 },
});

// Ways to sign in: second factor and passkeys

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: epochMs,
  lastUsedAt: epochMs.nullable(),
  isBackedUp: z.boolean().describe('Synchronised between devices'),
});

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
    needsRecentSignIn: z.boolean().describe('Sensitive changes ask to confirm with confirm-identity first'),
  }),
});

export const confirmIdentity = defineEndpoint({
  method: 'POST',
  path: '/api/auth/confirm-identity',
  summary: 'Proves with the password, or a second-factor code, that it is still the same person; counts ten minutes.',
  access: 'signed-in',
  body: z.object({ password: password.optional(), code: z.string().trim().max(40).optional() }),
  limit: { name: 'second-factor', hits: 60, perSeconds: 900 },
});

export const startTwoFactor = defineEndpoint({
  method: 'POST',
  path: '/api/auth/two-factor',
  summary: 'Makes a secret for an authenticator app; it counts once a first code confirmed it.',
  access: 'signed-in',
  response: z.object({
    secret: z.string().describe('Base32, to type'),
    uri: z.string().describe('otpauth://, to show as a QR code'),
  }),
  limit: { name: 'account', hits: 120, perSeconds: 3600 },
});

export const confirmTwoFactor = defineEndpoint({
  method: 'POST',
  path: '/api/auth/two-factor/confirm',
  summary: 'Turns the second factor on; gives the recovery codes, once.',
  access: 'signed-in',
  body: z.object({ code: z.string().trim().min(6).max(10) }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  limit: { name: 'second-factor', hits: 60, perSeconds: 900 },
});

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/auth/two-factor/recovery-codes',
  summary: 'Gives new recovery codes; the old ones end.',
  access: 'signed-in',
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  limit: { name: 'account', hits: 120, perSeconds: 3600 },
});

export const stopTwoFactor = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/two-factor',
  summary: 'Turns the second factor off.',
  access: 'signed-in',
  limit: { name: 'account', hits: 120, perSeconds: 3600 },
});

/** Options and answers are WebAuthn's own JSON: for `navigator.credentials`, as its `parse…FromJSON` and `toJSON` have it. */
const webAuthnJson = z.record(z.string(), z.unknown());
const webAuthnAnswer = z.object({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: webAuthnJson,
  clientExtensionResults: webAuthnJson.default({}),
  authenticatorAttachment: z.string().optional(),
});

export const startPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/auth/passkeys/options',
  summary: 'Begins to add a passkey.',
  access: 'signed-in',
  response: z.object({ challenge: z.string(), options: webAuthnJson }),
  limit: { name: 'account', hits: 120, perSeconds: 3600 },
});

export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/auth/passkeys',
  summary: 'Adds a passkey.',
  access: 'signed-in',
  body: z.object({ challenge: mailedToken, name: z.string().trim().min(1).max(60), answer: webAuthnAnswer }),
  response: passkeySchema,
  limit: { name: 'account', hits: 120, perSeconds: 3600 },
});

export const removePasskey = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/passkeys/{passkeyId}',
  summary: 'Removes a passkey, where another way to sign in is left.',
  access: 'signed-in',
  params: z.object({ passkeyId: z.string().min(1).max(2000) }),
  limit: { name: 'account', hits: 120, perSeconds: 3600 },
});

export const startPasskeySignIn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/passkeys/sign-in-options',
  summary: 'Begins a sign-in with a passkey.',
  access: 'public',
  response: z.object({ challenge: z.string(), options: webAuthnJson }),
  limit: { name: 'sign-in', hits: 300, perSeconds: 900 },
});

export const passkeySignIn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/passkeys/sign-in',
  summary: 'Signs in with a passkey.',
  access: 'public',
  body: z.object({ challenge: mailedToken, answer: webAuthnAnswer }),
  response: signedInSchema,
  limit: { name: 'sign-in', hits: 300, perSeconds: 900 },
});

// Administration

const reason = z.string().trim().min(3, 'Say why').max(500);

export const disableUser = defineEndpoint({
  method: 'POST',
  path: '/api/admin/users/{userId}/disable',
  summary: 'Disables an account and ends its sessions.',
  access: 'admin',
  params: userParams,
  body: z.object({ reason }),
  limit: { name: 'admin', hits: 600, perSeconds: 3600 },
});

export const enableUser = defineEndpoint({
  method: 'POST',
  path: '/api/admin/users/{userId}/enable',
  summary: 'Lets a disabled account sign in again.',
  access: 'admin',
  params: userParams,
  limit: { name: 'admin', hits: 600, perSeconds: 3600 },
});

export const grantAdmin = defineEndpoint({
  method: 'POST',
  path: '/api/admin/users/{userId}/grant-admin',
  summary: 'Lets a person take the admin role.',
  access: 'admin',
  params: userParams,
  limit: { name: 'admin', hits: 600, perSeconds: 3600 },
});

export const revokeAdmin = defineEndpoint({
  method: 'POST',
  path: '/api/admin/users/{userId}/revoke-admin',
  summary: 'Takes the admin role away; never from the last one who holds it.',
  access: 'admin',
  params: userParams,
  limit: { name: 'admin', hits: 600, perSeconds: 3600 },
});

export const listedUserSchema = sessionUserSchema.extend({
  isDisabled: z.boolean(),
  disabledReason: z.string().nullable(),
  sessions: z.number().int().describe('Open now'),
});
export type ListedUser = z.infer<typeof listedUserSchema>;

export const listUsers = defineEndpoint({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'People with an account, newest first; demo people only where asked for.',
  access: 'admin',
  query: z.object({
    q: z.string().trim().max(100).optional().describe('Part of a name or address, or an id'),
    role: roleSchema.optional().describe('Who holds it'),
    state: z.enum(['active', 'disabled']).optional(),
    demo: z.enum(['0', '1']).default('0'),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: z.object({ users: z.array(listedUserSchema), total: z.number().int(), nextCursor: z.string().nullable() }),
});

export const auditEventSchema = z.object({
  id: z.number().int(),
  at: epochMs,
  action: z.string(),
  actorId: z.string(),
  actorName: z.string().nullable(),
  subjectId: z.string().nullable(),
  subjectName: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  personal: z.record(z.string(), z.unknown()).nullable().describe('Readable while the person has an account'),
});
export type AuditEventView = z.infer<typeof auditEventSchema>;

export const getUser = defineEndpoint({
  method: 'GET',
  path: '/api/admin/users/{userId}',
  summary: 'One person, with open sessions and what was logged about them.',
  access: 'admin',
  params: userParams,
  response: z.object({
    user: listedUserSchema,
    sessions: z.array(sessionSchema.omit({ isCurrent: true })),
    audit: z.array(auditEventSchema).describe('The latest fifty'),
  }),
});

export const endUserSessions = defineEndpoint({
  method: 'POST',
  path: '/api/admin/users/{userId}/end-sessions',
  summary: 'Signs a person out everywhere.',
  access: 'admin',
  params: userParams,
  response: z.object({ ended: z.number().int() }),
  limit: { name: 'admin', hits: 600, perSeconds: 3600 },
});

export const listAudit = defineEndpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'The append-only log, newest first.',
  access: 'admin',
  query: z.object({
    action: z.string().trim().max(60).optional(),
    userId: z.string().trim().max(100).optional().describe('Who did it, or whom it concerns'),
    before: z.coerce.number().int().positive().optional().describe('Id of the last event of the page before'),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  response: z.object({ events: z.array(auditEventSchema), actions: z.array(z.string()), hasMore: z.boolean() }),
});
