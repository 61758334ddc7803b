import { use, useSyncExternalStore } from 'react';
import { OwnHomesContext, type HomeKeys } from './components/search-extras.ts';

const NONE: ReadonlySet<string> = new Set();
const none = () => NONE;
const never = () => () => {};

/** Keys of the homes that this reader has hidden; empty on the server and until they are known. */
export function useHiddenHomes(): ReadonlySet<string> {
  return useKeys(use(OwnHomesContext)?.hidden);
}

/** Keys of the homes that this reader has saved; empty on the server and until they are known. */
export function useSavedHomes(): ReadonlySet<string> {
  return useKeys(use(OwnHomesContext)?.saved);
}

function useKeys(store: HomeKeys | undefined): ReadonlySet<string> {
  return useSyncExternalStore(store?.subscribe ?? never, store?.read ?? none, none);
}
