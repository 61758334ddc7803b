import { use, useSyncExternalStore } from 'react';
import { OwnHomesContext, type HomeKeys } from './components/search-extras.ts';

const NONE: ReadonlySet<string> = new Set();
const none = () => NONE;
const never = () => () => {};

/** Keys of the homes that this reader hid; empty on the server and while loading. */
export function useHiddenHomes(): ReadonlySet<string> {
  return useKeys(use(OwnHomesContext)?.hidden);
}

/** Keys of the homes that this reader saved; empty on the server and while loading. */
export function useSavedHomes(): ReadonlySet<string> {
  return useKeys(use(OwnHomesContext)?.saved);
}

function useKeys(store: HomeKeys | undefined): ReadonlySet<string> {
  return useSyncExternalStore(store?.subscribe ?? never, store?.read ?? none, none);
}
