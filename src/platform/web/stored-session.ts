/** The specification's keys of the browser's storage. */
export const AUTH_TOKEN_KEY = 'auth_token';
export const DEMO_USER_KEY = 'demo_user';
export const DEMO_TOKEN_KEY = 'demo_token';

/** What was typed and is not saved yet waits under such a key: this word, a colon, its owner, a colon. */
export const DRAFT = 'draft';
export const GUEST = 'guest';

/** Removes what waits of others than a guest and, where one is signed in, `owner`. */
export function forgetDrafts(owner: string | null): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) {
        const [word, whose] = key.split(':');
        if (word === DRAFT && whose !== GUEST && whose !== owner) storage.removeItem(key);
      }
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}

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
