import type { Provider } from '#domains/accounts/contract.ts';
import { AUTH_WORDS, type AuthCode } from '#lib/auth-words.ts';
import { DID_NOT_WORK_TRY_AGAIN } from '#ui/failure-words.ts';
import type { AuthError } from './session/auth-fetch.ts';

const NETWORK = 'Network error. Please check your connection';
/** Where nobody is asked to register: what was typed, not what to do. */
const INVALID_EMAIL = 'Invalid email address';

/** Words that the server's answers say, too. */
const wordsOf = (...codes: readonly AuthCode[]) => Object.fromEntries(codes.map((code) => [code, AUTH_WORDS[code]]));

const SIGN_IN: Record<string, string> = {
  ...wordsOf('user-not-found', 'wrong-password', 'user-disabled', 'too-many-requests', 'api-key-not-valid'),
  'invalid-email': INVALID_EMAIL,
  'network-request-failed': NETWORK,
};

const REGISTRATION: Record<string, string> = wordsOf('email-already-in-use', 'weak-password', 'invalid-email');

const PASSWORD_RESET: Record<string, string> = {
  ...wordsOf('user-not-found', 'configuration-not-found'),
  'invalid-email': INVALID_EMAIL,
  'network-request-failed': NETWORK,
};

const POPUP: Record<string, string> = {
  'popup-closed-by-user': 'Sign-in was cancelled',
  'popup-blocked': 'Sign-in popup was blocked by your browser',
};

export const PROVIDER_NAMES: Record<Provider, string> = { google: 'Google', facebook: 'Facebook' };

/** Refusals of what was typed, for which the toast keeps to its general words. */
export const CREDENTIAL_CODES: readonly string[] = ['user-not-found', 'wrong-password', 'invalid-email', 'invalid-credentials'];

/** The catalog's words; by default the provider's own, else "Failed to sign in". */
export function signInMessage({ code, detail }: AuthError): string {
  return SIGN_IN[code] ?? detail ?? 'Failed to sign in';
}

export function registrationMessage({ code }: AuthError): string {
  return code === 'network-request-failed' ? NETWORK : (REGISTRATION[code] ?? 'Failed to create account');
}

/** What the server refused is a failed registration, told with the server's words; what went wrong on the way is an error. */
export function registrationToast({ code, detail }: AuthError): { title: string; description: string } {
  if (code === 'network-request-failed') return { title: 'Error', description: NETWORK };
  if (code === 'unexpected') return { title: 'Error', description: detail ?? 'An unexpected error occurred. Please try again.' };
  const description = REGISTRATION[code] ?? detail ?? 'Failed to create account. Please try again.';
  return { title: 'Registration Failed', description };
}

export function resetRequestMessage({ code }: AuthError): string {
  return PASSWORD_RESET[code] ?? 'Failed to send password reset email';
}

export function resetRequestToast({ code, detail }: AuthError): string {
  return PASSWORD_RESET[code] ?? detail ?? 'Failed to send reset link. Please verify your email address.';
}

export function socialMessage({ code }: AuthError, provider: Provider): string {
  if (code === 'email-already-in-use') return sayHowToLink(provider);
  return POPUP[code] ?? `${PROVIDER_NAMES[provider]} sign-in failed`;
}

/** The box says what failed; the toast why, where that is known. */
export function socialToast({ code, detail }: AuthError, provider: Provider): string {
  const name = PROVIDER_NAMES[provider];
  if (code === 'email-already-in-use') return sayHowToLink(provider);
  return POPUP[code] ?? SIGN_IN[code] ?? detail ?? `Failed to sign in with ${name}. Please try again.`;
}

/** Why a change of the account was not made. */
export function sayAccountFailure({ code, detail }: AuthError): string {
  if (code === 'network-request-failed') return NETWORK;
  if (code === 'wrong-password') return AUTH_WORDS['wrong-password'];
  if (code === 'wrong-code') return 'That code isn’t right. Try the next one';
  if (code === 'not-for-demo') return 'Demo people last only a day: this is for real accounts.';
  return detail ?? DID_NOT_WORK_TRY_AGAIN;
}

function sayHowToLink(provider: Provider): string {
  return `${AUTH_WORDS['email-already-in-use']}. Sign in with your password, then link ${PROVIDER_NAMES[provider]} under Settings.`;
}

/** For an account that wants a provider beside its other ways to sign in. */
export function linkMessage({ code, detail }: AuthError, provider: Provider): string {
  const name = PROVIDER_NAMES[provider];
  if (code === 'provider-already-linked') return `This ${name} account signs in to another account here`;
  return POPUP[code] ?? detail ?? `${name} could not be linked. Please try again.`;
}
