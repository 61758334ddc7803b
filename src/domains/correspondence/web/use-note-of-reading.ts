import { useEffect, useEffectEvent } from 'react';

/** Signs of a person, not of a program that checks links in mails. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

/** Says once that a thread was read: as soon as somebody moves in the page while it is in view. */
export function useNoteOfReading(isOpen: boolean, note: () => Promise<unknown>): void {
  const send = useEffectEvent(note);
  useEffect(() => {
    if (!isOpen) return undefined;
    const ended = new AbortController();
    function noteOnce() {
      if (document.visibilityState !== 'visible') return;
      ended.abort();
      // The next visit notes what this one could not.
      void send().catch(() => undefined);
    }
    for (const sign of SIGNS) addEventListener(sign, noteOnce, { signal: ended.signal, passive: true });
    return () => ended.abort();
  }, [isOpen]);
}
