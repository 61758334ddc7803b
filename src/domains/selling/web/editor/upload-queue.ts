import { randomUuid } from '#lib/uuid.ts';
import { reasonOf } from '#platform/web/api-client.ts';
import { connectionStore, untilReached } from '#platform/web/connection.ts';
import { LineBroke } from '#platform/web/send-file.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** One picture on its way. */
export interface Upload {
  id: string;
  name: string;
  /** `held`: until the site can be reached again. */
  state: 'waiting' | 'sending' | 'held' | 'failed';
  /** Share that has left this device, 0 to 1. */
  sent: number;
  /** Why it failed, in words for people. */
  reason: string | undefined;
}

/** A picture that is chosen, and what it shows if that is known. */
export type Chosen = Blob & { name?: string; room?: string | null };

type Send = (
  photoId: string,
  body: Blob,
  onProgress: (share: number) => void,
  as: { place: number; room: string | undefined },
) => Promise<unknown>;

interface QueueParts {
  send: Send;
  shrink?: (file: Blob) => Promise<Blob>;
  /** Asks whether the site can be reached, and waits until it can. Resolves to whether it was away. */
  waitForLine?: () => Promise<boolean>;
}

const AT_ONCE = 3;
/** A line that breaks again and again although the site answers. */
const MOST_BREAKS = 5;

interface Entry extends Upload {
  file: Blob;
  /** Its place in the listing: pictures that overtake each other keep the order in which they were chosen. */
  place: number;
  room: string | undefined;
  breaks: number;
}

/**
 * Sends pictures, three at a time. Each keeps its id, so sending one again adds it only once. What a broken line interrupts is
 * sent again when the site can be reached.
 */
export class UploadQueue {
  readonly #send: Send;
  readonly #shrink: (file: Blob) => Promise<Blob>;
  readonly #waitForLine: () => Promise<boolean>;
  readonly #listeners = new Set<() => void>();
  #entries: readonly Entry[] = [];

  constructor({ send, shrink = shrinkPicture, waitForLine = waitUntilReached }: QueueParts) {
    this.#send = send;
    this.#shrink = shrink;
    this.#waitForLine = waitForLine;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read = (): readonly Upload[] => this.#entries;

  /** `after`: the last place that is taken. */
  add(files: readonly Chosen[], after = 0): void {
    const last = Math.max(after, ...this.#entries.map(({ place }) => place));
    this.#set([
      ...this.#entries,
      ...files.map((file, at): Entry => ({
        id: randomUuid(),
        name: file.name ?? 'Photo',
        state: 'waiting',
        sent: 0,
        reason: undefined,
        file,
        place: last + at + 1,
        room: file.room ?? undefined,
        breaks: 0,
      })),
    ]);
    this.#go();
  }

  /** Sends the failed pictures again. */
  retry(id?: string): void {
    this.#set(
      this.#entries.map((entry) =>
        entry.state === 'failed' && (id === undefined || entry.id === id)
          ? { ...entry, state: 'waiting', reason: undefined, breaks: 0 }
          : entry,
      ),
    );
    this.#go();
  }

  /** Drops a failed picture. */
  drop(id: string): void {
    this.#set(this.#entries.filter((entry) => entry.id !== id || entry.state === 'sending'));
  }

  #go(): void {
    while (this.#entries.filter(({ state }) => state === 'sending' || state === 'held').length < AT_ONCE) {
      const next = this.#entries.find(({ state }) => state === 'waiting');
      if (next === undefined) return;
      void this.#sendOne({ ...next, state: 'sending', sent: 0 });
    }
  }

  async #sendOne(entry: Entry): Promise<void> {
    this.#replace(entry);
    try {
      await this.#send(entry.id, await this.#shrink(entry.file), (sent) => this.#replace({ ...entry, sent }), entry);
      this.#set(this.#entries.filter(({ id }) => id !== entry.id));
    } catch (error) {
      if (error instanceof LineBroke) await this.#hold(entry);
      else this.#replace({ ...entry, state: 'failed', sent: 0, reason: reasonOf(error) });
    }
    this.#go();
  }

  async #hold(entry: Entry): Promise<void> {
    this.#replace({ ...entry, state: 'held', sent: 0 });
    const wasAway = await this.#waitForLine();
    const breaks = wasAway ? 0 : entry.breaks + 1;
    this.#replace({ ...entry, state: breaks < MOST_BREAKS ? 'waiting' : 'failed', sent: 0, breaks });
  }

  #replace(entry: Entry): void {
    this.#set(this.#entries.map((one) => (one.id === entry.id ? entry : one)));
  }

  #set(entries: readonly Entry[]): void {
    this.#entries = entries;
    for (const listener of this.#listeners) listener();
  }
}

async function waitUntilReached(): Promise<boolean> {
  if (await connectionStore.isReached()) return false;
  await untilReached();
  return true;
}
