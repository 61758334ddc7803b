import { forgetDrafts } from './stored-session.ts';

/** Nobody waits longer than this to be signed out. */
const MOST_WAITED_MS = 3_000;

const listeners = new Set<(person: string | null) => void>();
const returners = new Set<() => void>();
const leavers = new Set<() => Promise<void>>();
let person: string | null = null;

/** Who uses this browser; null for a guest, and until it is known. */
export function currentPerson(): string | null {
  return person;
}

/** Calls back when another person, or nobody, uses this browser, because the last person's data must go. */
export function onPersonChange(listener: (person: string | null) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Removes from this browser what other people typed and did not save. */
export function announcePersonChange(next: string | null): void {
  person = next;
  forgetDrafts(next);
  for (const listener of listeners) listener(next);
}

/** Calls back when a session begins or goes on, to send what waited for that. */
export function onReturn(listener: () => void): () => void {
  returners.add(listener);
  return () => returners.delete(listener);
}

export function announceReturn(): void {
  for (const listener of returners) listener();
}

/** Registers what saves before a person signs out, and does not throw. Returns how to stop. */
export function beforeSigningOut(save: () => Promise<void>): () => void {
  leavers.add(save);
  return () => leavers.delete(save);
}

/** Saves everything that is not saved yet, if the line allows; undefined if there is nothing to wait for. */
export function letSave(): Promise<unknown> | undefined {
  if (leavers.size === 0) return undefined;
  return Promise.race([
    Promise.all([...leavers].map((save) => save())),
    new Promise((resolve) => {
      setTimeout(resolve, MOST_WAITED_MS);
    }),
  ]);
}
