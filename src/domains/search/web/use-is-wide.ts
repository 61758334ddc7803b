import { useSyncExternalStore } from 'react';

/** The design system's large breakpoint: from here on, map and list are side by side. */
const WIDE = '(min-width: 64rem)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether there is room for map and list; undefined on the server and on the first paint. */
export function useIsWide(): boolean | undefined {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => undefined,
  );
}
