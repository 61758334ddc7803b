import { use, useSyncExternalStore } from 'react';
import { HiddenHomesContext } from './components/search-extras.ts';

const NONE: ReadonlySet<string> = new Set();
const none = () => NONE;
const never = () => () => {};

/** Keys of the homes that this reader has hidden; empty on the server and until they are known. */
export function useHiddenHomes(): ReadonlySet<string> {
  const store = use(HiddenHomesContext);
  return useSyncExternalStore(store?.subscribe ?? never, store?.read ?? none, none);
}
