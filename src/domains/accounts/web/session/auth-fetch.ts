import { ApiError } from '#platform/web/api-client.ts';
import { CallFailure } from '#platform/web/call-failure.ts';
import { fetchAsUser } from '#platform/web/fetch-as-user.ts';
import { readBearerToken } from '#platform/web/stored-session.ts';

const DESKTOP_TIMEOUT_MS = 30_000;
const MOBILE_TIMEOUT_MS = 60_000;

/** A failed call below /api/auth, by its code in the specification's catalog. */
export class AuthError extends CallFailure {
  override name = 'AuthError';
  declare readonly code: string;

  constructor(code: string, detail?: string, fields: Record<string, string> = {}) {
    super(detail ?? code, { code, detail, fields });
  }
}

/** Any error of a call, with its code: calls that never reached the server or took too long are failed network requests. */
export function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  if (error instanceof ApiError) return new AuthError(error.code ?? 'internal', error.detail, error.fields);
  if (error instanceof TypeError || error instanceof DOMException) return new AuthError('network-request-failed');
  return new AuthError('unexpected', error instanceof Error ? error.message : undefined);
}

/** Calls below /api/auth do not follow the shared client's rule for 401: their code is the answer to the form. */
export function fetchForSignIn(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const token = readBearerToken();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  return fetch(url, { ...init, headers, credentials: 'include', signal: withTimeout(init.signal) });
}

/** The same for calls of the signed-in, whose token may need its refresh first. */
export function fetchForAccount(url: string, init: RequestInit = {}): Promise<Response> {
  return fetchAsUser(url, { ...init, signal: withTimeout(init.signal) });
}

function withTimeout(signal: AbortSignal | null | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(isMobile(navigator.userAgent) ? MOBILE_TIMEOUT_MS : DESKTOP_TIMEOUT_MS);
  return signal == null ? timeout : AbortSignal.any([signal, timeout]);
}

/** Phones and tablets get longer to answer. */
export function isMobile(userAgent: string): boolean {
  return /android|iphone|ipad|ipod|mobile/i.test(userAgent);
}
