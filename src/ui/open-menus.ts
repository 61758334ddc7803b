import { useEffect, useSyncExternalStore } from 'react';

/** The design system's medium breakpoint: below it a toast reaches across the screen. */
const MEDIUM_PX = 768;

let open = 0;
const listeners = new Set<() => void>();

function count(by: number) {
  open += by;
  for (const listener of listeners) listener();
}

/** Stands in a menu while it is open. */
export function OpenMenu() {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
  return null;
}

/** Whether a menu is open where a toast would lie over it. */
export function useIsMenuBelowToasts(): boolean {
  return useSyncExternalStore(
    listen,
    () => open > 0 && innerWidth < MEDIUM_PX,
    () => false,
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
