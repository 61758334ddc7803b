/** The specification's keys of the browser's storage. */
export const AUTH_TOKEN_KEY = 'auth_token';
export const DEMO_USER_KEY = 'demo_user';
export const DEMO_TOKEN_KEY = 'demo_token';

/** Null where nothing is stored, where the browser forbids storage, and on the server. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it with null; a browser that forbids storage keeps nothing. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Signed in until the page is left, then.
  }
}

/** The token that calls carry: the demonstration's while one is on, else the account's, which waits meanwhile. */
export function readBearerToken(): string | null {
  return readStored(DEMO_TOKEN_KEY) ?? readStored(AUTH_TOKEN_KEY);
}
