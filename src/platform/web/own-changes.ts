import { OWN_SUBJECTS, type OwnSubject } from '#lib/news.ts';

type Listener = (subjects: readonly OwnSubject[]) => void;

const listeners = new Set<Listener>();

/** Calls back when something of the reader's own has changed: what was read of it is old. Returns how to stop. */
export function onOwnChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Without a subject: anything may have. */
export function announceOwnChange(subject?: OwnSubject): void {
  const subjects = subject === undefined ? OWN_SUBJECTS : [subject];
  for (const listener of listeners) listener(subjects);
}
