import { z } from 'zod';
import { unsavedSchema } from '#lib/field-changes.ts';
import { DRAFT, GUEST } from '../stored-session.ts';

const keptSchema = unsavedSchema.extend({
  base: z.number().optional().describe('The version of the document that its oldest change was made on'),
});
/** Unsaved changes of one window as the browser keeps them. */
export type Kept = z.infer<typeof keptSchema>;

/** Where changes wait until they are saved; each window has its own entry. */
export interface KeptChanges {
  /** The owner: an account's id, or `guest`. */
  owner: string;
  /**
   * Hands over what windows left behind that closed or crashed: at once, or as soon as it is certain that they are gone. What
   * open windows have not saved stays theirs. The returned function ends the waiting.
   */
  takeOver: (take: (kept: Kept) => void) => () => void;
  write: (kept: Kept) => void;
  /** Unless that window has changed more since then. */
  remove: (writer: string, upTo: number) => void;
  /** Tells the other windows what was saved. */
  announce: (standing: unknown) => void;
  /** Listens to that until the returned function is called. */
  listen: (hear: (message: unknown) => void) => () => void;
}

interface KeptOf {
  /** Null for a guest. */
  owner: string | null;
  /**
   * True for what nobody else may see, such as an income: it waits in this window alone and goes with it, while other changes
   * outlive a closed window. Both go when their owner signs out.
   */
  isConfidential?: boolean;
}

type Locks = Pick<LockManager, 'request'>;

/** A page that reloads has its own changes again before others take them. */
const RELOAD_MS = 10_000;

/** Until the window that holds a lock closed, crashed, or reloads. */
async function untilGone(locks: Locks, key: string, signal: AbortSignal): Promise<void> {
  await locks.request(key, { signal }, () => undefined).catch(() => undefined);
  if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, RELOAD_MS));
}

/**
 * A window as it keeps unsaved changes. As long as an entry is one of a window's, the window holds a lock of its name; the
 * browser gives the lock free when the window closes or crashes, and to one other window alone.
 */
export function openKeeper(findLocks: () => Locks | undefined) {
  const held = new Map<string, () => void>();
  /** Until the entry is saved. A page that is left lets go, so that the next one has it, and the browser may still keep the page. */
  const holdUntilSaved = (key: string): Promise<void> =>
    new Promise((resolve) => {
      const release = () => {
        held.delete(key);
        window.removeEventListener('pagehide', release);
        resolve();
      };
      held.set(key, release);
      window.addEventListener('pagehide', release);
    });
  const hold = (key: string): void => {
    const locks = findLocks();
    if (locks === undefined || held.has(key)) return;
    const isSaved = holdUntilSaved(key);
    locks.request(key, () => isSaved).catch(() => undefined);
  };

  return function keepChanges(name: string, { owner, isConfidential = false }: KeptOf): KeptChanges {
    const start = `${DRAFT}:${owner ?? GUEST}:${name}:`;
    const storage = () => (isConfidential ? sessionStorage : localStorage);
    const readOne = (key: string): Kept | undefined => {
      try {
        return keptSchema.safeParse(JSON.parse(storage().getItem(key) ?? 'null')).data;
      } catch {
        return undefined;
      }
    };
    const listKeys = (): string[] => {
      try {
        return Object.keys(storage()).filter((key) => key.startsWith(start));
      } catch {
        return [];
      }
    };
    return {
      owner: owner ?? GUEST,
      takeOver(take) {
        const ending = new AbortController();
        const takeOne = (key: string): boolean => {
          const kept = readOne(key);
          if (kept !== undefined) take(kept);
          return kept !== undefined;
        };
        const { signal } = ending;
        const locks = findLocks();
        const tryToTake = (key: string): void => {
          if (signal.aborted || readOne(key) === undefined) return;
          // What another page of this window has not saved yet is typed by the same person in the same window.
          if (locks === undefined || held.has(key)) takeOne(key);
          else
            locks
              .request(key, { ifAvailable: true }, (lock) => {
                if (lock !== null) return takeOne(key) ? holdUntilSaved(key) : undefined;
                void untilGone(locks, key, signal).then(() => tryToTake(key));
              })
              .catch(() => undefined);
        };
        for (const key of listKeys()) tryToTake(key);
        return () => ending.abort();
      },
      write(kept) {
        try {
          storage().setItem(start + kept.writer, JSON.stringify(kept));
          hold(start + kept.writer);
        } catch {
          // A browser that stores nothing still sends.
        }
      },
      remove(writer, upTo) {
        const key = start + writer;
        const kept = readOne(key);
        if (kept !== undefined && kept.seq > upTo) return;
        storage().removeItem(key);
        held.get(key)?.();
      },
      announce(standing) {
        const channel = new BroadcastChannel(start);
        channel.postMessage(standing);
        channel.close();
      },
      listen(hear) {
        const channel = new BroadcastChannel(start);
        channel.addEventListener('message', ({ data }) => hear(data));
        return () => channel.close();
      },
    };
  };
}

/** In this browser, by document and owner. Without locks (outside a secure context), every window takes over what it finds. */
export const keepInBrowser = openKeeper(() =>
  typeof navigator === 'undefined' || !('locks' in navigator) ? undefined : navigator.locks,
);
