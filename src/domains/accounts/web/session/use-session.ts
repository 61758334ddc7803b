import { useSyncExternalStore } from 'react';
import { LOADING, sessionStore, type Session } from './session-store.ts';

/** Who is signed in. On the server, and until the browser has looked, the answer is `loading`. */
export function useSession(): Session {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, getLoading);
}

function getLoading(): Session {
  return LOADING;
}
