/** The specification's keys of the browser's storage. */
export const AUTH_TOKEN_KEY = 'auth_token';
export const DEMO_USER_KEY = 'demo_user';
export const DEMO_TOKEN_KEY = 'demo_token';

/** Keys of unsaved changes begin with this word, a colon, the owner and a colon. */
export const DRAFT = 'draft';
export const GUEST = 'guest';

/** Removes the unsaved changes of everybody except a guest and `owner`, if signed in. */
export function forgetDrafts(owner: string | null): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) {
        const [word, whose] = key.split(':');
        if (word === DRAFT && whose !== GUEST && whose !== owner) storage.removeItem(key);
      }
  } catch {
    // A browser that forbids storage has stored nothing.
  }
}

/** Null if nothing is stored, if the browser forbids storage, and on the server. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it with null. A browser that forbids storage stores nothing. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Then the person is signed in until the page is left.
  }
}

/** The token of calls: the demonstration's during one, otherwise the account's. */
export function readBearerToken(): string | null {
  return readStored(DEMO_TOKEN_KEY) ?? readStored(AUTH_TOKEN_KEY);
}
