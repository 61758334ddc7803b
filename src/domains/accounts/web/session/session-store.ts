import type { SessionUser } from '#domains/accounts/contract.ts';

/** Why nobody is signed in: `left` is their own choice, here or in another tab. */
export type SessionEnd = 'never' | 'left' | 'expired' | 'disabled';

export type Session =
  | { status: 'loading'; user: null }
  | { status: 'signed-in'; user: SessionUser }
  /** `lastUser` is the person whose page is still shown after the session ran out. */
  | { status: 'signed-out'; user: null; reason: SessionEnd; lastUser?: SessionUser };

export const LOADING: Session = { status: 'loading', user: null };

export interface SessionStore {
  get(): Session;
  set(next: Session): void;
  subscribe(listener: () => void): () => void;
}

export function createSessionStore(): SessionStore {
  let session = LOADING;
  const listeners = new Set<() => void>();
  return {
    get: () => session,
    set(next) {
      session = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The one session of this tab. */
export const sessionStore = createSessionStore();
