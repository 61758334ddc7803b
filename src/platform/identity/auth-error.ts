import { DomainError, type DomainErrorOptions, type ErrorCode } from '#platform/verb/domain-error.ts';

/** Each code of sign-in, with its status and its default words. */
const FAILURES = {
  'user-not-found': ['unauthenticated', 'No account found with this email address'],
  'wrong-password': ['unauthenticated', 'Incorrect password'],
  'invalid-credentials': ['unauthenticated', 'The email address or the password is not right'],
  'invalid-email': ['malformed', 'Please enter a valid email address'],
  'weak-password': ['malformed', 'Password is too weak'],
  'user-disabled': ['forbidden', 'This account has been disabled'],
  'too-many-requests': ['too-many-requests', 'Too many failed attempts. Please try again later'],
  'api-key-not-valid': ['unavailable', 'Invalid API configuration. Please contact support'],
  'sealed-elsewhere': [
    'unavailable',
    'This was sealed under another AUTH_SECRET. Ask the operator of this site to bring it back',
  ],
  'email-already-in-use': ['conflict', 'An account with this email already exists'],
  'configuration-not-found': ['not-configured', 'Password reset service not configured'],
  'user-token-expired': ['unauthenticated', 'Your session has ended. Please sign in again'],
  'link-expired': ['gone', 'This link has expired. Please ask for a new one'],
  'link-used': ['gone', 'This link was used already. Please ask for a new one'],
  'link-ended': ['gone', 'This link was replaced by a newer one, or ended when your account changed. Please ask for a new one'],
  'wrong-code': ['unauthenticated', 'This code is not right. Please try the next one your app shows'],
  'challenge-expired': ['gone', 'This sign-in took too long. Please begin again'],
  'recent-sign-in-needed': ['forbidden', 'Please confirm first that it is you'],
  'last-sign-in-method': ['conflict', 'This is the only way to sign in to this account. Add another one first'],
  'provider-already-linked': ['conflict', 'This sign-in belongs to another account'],
  'demo-off': ['not-found', 'This site has no demonstration'],
  'not-for-demo': ['forbidden', 'Demo people cannot do this'],
} as const satisfies Record<string, readonly [ErrorCode, string]>;

export type AuthCode = keyof typeof FAILURES;

/** A refusal with a code that sign-in pages know. `kind` gives the code another status: an unknown address at a reset is 404. */
export function authError(
  code: AuthCode,
  options: Omit<DomainErrorOptions, 'publicCode'> & { detail?: string; kind?: ErrorCode } = {},
): DomainError {
  const [kind, text] = FAILURES[code];
  const { detail = text, kind: given = kind, ...rest } = options;
  return new DomainError(given, detail, { ...rest, publicCode: code });
}
