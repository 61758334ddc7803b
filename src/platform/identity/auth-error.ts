import { AUTH_WORDS, type AuthCode } from '#lib/auth-words.ts';
import { DomainError, type DomainErrorOptions, type ErrorCode } from '#platform/verb/domain-error.ts';

/** The kind of failure that each code of sign-in is. */
const KINDS: Record<AuthCode, ErrorCode> = {
  'user-not-found': 'unauthenticated',
  'wrong-password': 'unauthenticated',
  'invalid-credentials': 'unauthenticated',
  'invalid-email': 'malformed',
  'weak-password': 'malformed',
  'user-disabled': 'forbidden',
  'too-many-requests': 'too-many-requests',
  'api-key-not-valid': 'unavailable',
  'sealed-elsewhere': 'unavailable',
  'email-already-in-use': 'conflict',
  'configuration-not-found': 'not-configured',
  'user-token-expired': 'unauthenticated',
  'link-expired': 'gone',
  'link-used': 'gone',
  'link-ended': 'gone',
  'wrong-code': 'unauthenticated',
  'challenge-expired': 'gone',
  'recent-sign-in-needed': 'forbidden',
  'last-sign-in-method': 'conflict',
  'provider-already-linked': 'conflict',
  'demo-off': 'not-found',
  'not-for-demo': 'forbidden',
};

/** A refusal with a code that sign-in pages know. `kind` gives the code another status: an unknown address at a reset is 404. */
export function authError(
  code: AuthCode,
  options: Omit<DomainErrorOptions, 'publicCode'> & { detail?: string; kind?: ErrorCode } = {},
): DomainError {
  const { detail = AUTH_WORDS[code], kind = KINDS[code], ...rest } = options;
  return new DomainError(kind, detail, { ...rest, publicCode: code });
}
