import type { OwnSubject } from '#lib/news.ts';

type Listener = (isChanged: (subject: OwnSubject) => boolean) => void;

const listeners = new Set<Listener>();

/** Calls back when something of the reader's own has changed: what was read of it is old. Returns how to stop. */
export function onOwnChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Without a subject: anything may have. */
export function announceOwnChange(subject?: OwnSubject): void {
  for (const listener of listeners) listener((asked) => subject === undefined || asked === subject);
}
