import { setSessionKeeper } from '#platform/web/fetch-as-user.ts';
import { AUTH_TOKEN_KEY, DEMO_TOKEN_KEY, DEMO_USER_KEY, readBearerToken } from '#platform/web/stored-session.ts';
import { askForProof } from './proof-request.ts';
import { openSignInDialog } from './sign-in-request.ts';
import { sessionStore } from './session-store.ts';

const SESSION_KEYS: readonly (string | null)[] = [AUTH_TOKEN_KEY, DEMO_TOKEN_KEY, DEMO_USER_KEY, null];

/** The rest of the session's code loads only if someone is, or just was, signed in. */
export async function loadSessionEngine() {
  return (await import('./session-engine.ts')).sessionEngine;
}

/** Begins the session of this tab; returns what ends it. */
export function startSession(): () => void {
  const follow = (event: StorageEvent) => {
    if (SESSION_KEYS.includes(event.key)) void loadSessionEngine().then((engine) => engine.follow());
  };
  const wake = () => {
    if (readBearerToken() !== null) void loadSessionEngine().then((engine) => engine.wake());
  };
  setSessionKeeper({
    renew: async () => (await loadSessionEngine()).renew(),
    askToSignIn: openSignInDialog,
    askForProof,
  });
  window.addEventListener('storage', follow);
  window.addEventListener('focus', wake);
  window.addEventListener('online', wake);

  if (sessionStore.get().status === 'loading') {
    if (readBearerToken() === null) sessionStore.set({ status: 'signed-out', user: null, reason: 'never' });
    else void loadSessionEngine().then((engine) => engine.resume());
  }
  return () => {
    setSessionKeeper(undefined);
    window.removeEventListener('storage', follow);
    window.removeEventListener('focus', wake);
    window.removeEventListener('online', wake);
  };
}

/** Signs the person out in every tab; a demo person returns to the waiting account, unless `everyone` is set. */
export async function signOut(who?: 'everyone'): Promise<boolean> {
  return (await loadSessionEngine()).signOut(who);
}
