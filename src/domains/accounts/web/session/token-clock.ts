const REFRESH_BEFORE_EXPIRY_MS = 5 * 60_000;
const COUNTED_EXPIRED_BEFORE_MS = 30_000;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 16 * 60_000;

/** What the browser reads from an identity token; it trusts none of it, the server checks. */
export interface TokenClaims {
  uid: string;
  issuedAtMs: number;
  expiresAtMs: number;
}

/** Null if the text is not one of our tokens. */
export function readTokenClaims(token: string): TokenClaims | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    if (typeof claims !== 'object' || claims === null) return null;
    const { sub, iat, exp } = claims as Record<string, unknown>;
    if (typeof sub !== 'string' || typeof iat !== 'number' || typeof exp !== 'number') return null;
    return { uid: sub, issuedAtMs: iat * 1000, expiresAtMs: exp * 1000 };
  } catch {
    return null;
  }
}

/** A token counts as expired 30 seconds before it is. */
export function isExpired(expiresAtMs: number, now: number): boolean {
  return now >= expiresAtMs - COUNTED_EXPIRED_BEFORE_MS;
}

/** Milliseconds until the token is refreshed, five minutes before it expires. */
export function untilRefreshMs(expiresAtMs: number, now: number): number {
  return Math.max(0, expiresAtMs - REFRESH_BEFORE_EXPIRY_MS - now);
}

/** After a failed refresh: 30 seconds, doubling up to 16 minutes. */
export function nextRetryMs(lastMs: number): number {
  return lastMs === 0 ? FIRST_RETRY_MS : Math.min(lastMs * 2, LONGEST_RETRY_MS);
}
