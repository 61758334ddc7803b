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
