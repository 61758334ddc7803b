import { useSyncExternalStore } from 'react';

/** The place under the pointer or the keyboard focus, in the list or on the map. */
export interface PinFocus {
  id: string;
  longitude: number | null;
  latitude: number | null;
  label: string;
  origin: 'list' | 'map';
}

export interface PinFocusStore {
  get: () => PinFocus | null;
  set: (focus: PinFocus | null) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Lives outside React's state, so that pointing at one place redraws that place and nothing else. */
export function createPinFocusStore(): PinFocusStore {
  let current: PinFocus | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(focus) {
      if (focus?.id === current?.id) return;
      current = focus;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether this place has the focus and it came from the map; changes only for the two places concerned. */
export function useIsPointedAtOnMap(store: PinFocusStore, id: string): boolean {
  return useSyncExternalStore(
    store.subscribe,
    () => {
      const focus = store.get();
      return focus?.id === id && focus.origin === 'map';
    },
    () => false,
  );
}
