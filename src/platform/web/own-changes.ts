import type { OwnSubject } from '#lib/news.ts';

type Listener = (isChanged: (subject: OwnSubject) => boolean) => void;

const listeners = new Set<Listener>();

/** Calls back when something of the reader's own has changed, so that earlier reads are old. Returns how to stop. */
export function onOwnChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Without a subject, anything may have changed. */
export function announceOwnChange(subject?: OwnSubject): void {
  for (const listener of listeners) listener((asked) => subject === undefined || asked === subject);
}
