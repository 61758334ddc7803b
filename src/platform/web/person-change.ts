import { forgetDrafts } from './stored-session.ts';

/** Longer than this nobody waits to be signed out. */
const MOST_WAITED_MS = 3_000;

const listeners = new Set<(person: string | null) => void>();
const returners = new Set<() => void>();
const leavers = new Set<() => Promise<void>>();
let person: string | null = null;

/** Who sits before this browser; null for a guest, and until it is known. */
export function currentPerson(): string | null {
  return person;
}

/** Calls back when another person, or nobody, sits before this browser: what was read for the last one must go. */
export function onPersonChange(listener: (person: string | null) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What others typed and did not save goes from this browser with them. */
export function announcePersonChange(next: string | null): void {
  person = next;
  forgetDrafts(next);
  for (const listener of listeners) listener(next);
}

/** Calls back when a person whose session ran out is back: what waited for that goes on. */
export function onReturn(listener: () => void): () => void {
  returners.add(listener);
  return () => returners.delete(listener);
}

export function announceReturn(): void {
  for (const listener of returners) listener();
}

/** Saves before a person signs out. Returns how to stop. */
export function beforeSigningOut(save: () => Promise<void>): () => void {
  leavers.add(save);
  return () => leavers.delete(save);
}

/** Lets everything be saved that is not yet, as far as the line is there; undefined where there is nothing to wait for. */
export function letSave(): Promise<unknown> | undefined {
  if (leavers.size === 0) return undefined;
  const saved = Promise.allSettled([...leavers].map((save) => save()));
  return Promise.race([
    saved,
    new Promise((resolve) => {
      setTimeout(resolve, MOST_WAITED_MS);
    }),
  ]);
}
