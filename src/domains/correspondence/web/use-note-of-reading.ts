import { useEffect, useEffectEvent, useRef } from 'react';

/** Signs of a person, not of a program that checks links in mails. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

/** Says once that a thread was read: as soon as somebody moves in the page of its link while it is in view. */
export function useNoteOfReading(isOpen: boolean, note: () => Promise<unknown>): void {
  const send = useEffectEvent(note);
  useEffect(() => {
    if (!isOpen) return undefined;
    return onSign(SIGNS, () => void send().catch(() => undefined));
  }, [isOpen]);
}

/**
 * As {@link useNoteOfReading}, for the pages of people who are signed in, which no program that checks mails sees. What is
 * unread when such a page comes into view was opened by a person; what comes while it lies open waits for a sign of one.
 */
export function useNoteOfOpening(unread: readonly string[], note: () => Promise<unknown>): void {
  const send = useEffectEvent(note);
  const isOpened = useRef(false);
  const what = unread.join();
  useEffect(() => {
    const isOpening = !isOpened.current && isInView();
    isOpened.current ||= isOpening;
    if (what === '') return undefined;
    // The next visit notes what this one could not.
    const noteIt = () => void send().catch(() => undefined);
    if (!isOpening) return onSign([...SIGNS, 'visibilitychange'], noteIt);
    noteIt();
    return undefined;
  }, [what]);
}

const isInView = () => document.visibilityState === 'visible';

/** Calls `note` at the first of some signs while the page is in view. Returns what stops waiting for it. */
function onSign(signs: readonly string[], note: () => void): () => void {
  const ended = new AbortController();
  function noteOnce() {
    if (!isInView()) return;
    ended.abort();
    note();
  }
  // A change of what is in view bubbles from the document.
  for (const sign of signs) addEventListener(sign, noteOnce, { signal: ended.signal, passive: true });
  return () => ended.abort();
}
