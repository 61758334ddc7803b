import { useMemo, useSyncExternalStore } from 'react';
import type { SearchState } from './search-state.ts';

const KEY = 'viewed_homes';
const MOST_KEPT = 200;
const NONE: ReadonlySet<string> = new Set();

let current: ReadonlySet<string> | null = null;
const listeners = new Set<() => void>();

function read(): ReadonlySet<string> {
  current ??= load();
  return current;
}

function load(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : []);
  } catch {
    return NONE;
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', hearOthers);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows what other windows open. */
function hearOthers({ key }: StorageEvent): void {
  if (key !== KEY) return;
  current = null;
  for (const listener of listeners) listener();
}

/** Remembers in this browser that a home was opened. Its pin then shows it. */
export function rememberViewed(listingKey: string): void {
  const next = [...read()].filter((key) => key !== listingKey);
  current = new Set([...next, listingKey].slice(-MOST_KEPT));
  try {
    localStorage.setItem(KEY, JSON.stringify([...current]));
  } catch {
    // Storage may be full or off; then it is remembered until the reader leaves the page.
  }
  for (const listener of listeners) listener();
}

/** Homes opened in this browser; empty on the server and on the first paint. */
export function useViewedHomes(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, read, () => NONE);
}

/** A search without the homes opened in this browser, if it should leave them out. */
export function useWithoutViewed(state: SearchState): SearchState {
  const viewed = useViewedHomes();
  return useMemo(() => {
    if (!state.hidesViewed || viewed.size === 0) return state;
    return { ...state, filters: { ...state.filters, exclude: [...viewed].join(',') } };
  }, [state, viewed]);
}
