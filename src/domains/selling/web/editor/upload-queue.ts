import { randomUuid } from '#lib/uuid.ts';
import { reasonOf } from '#platform/web/api-client.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** One picture on its way. */
export interface Upload {
  id: string;
  name: string;
  state: 'waiting' | 'sending' | 'failed';
  /** Why it failed, in words for people. */
  reason: string | undefined;
}

type Send = (photoId: string, body: Blob) => Promise<unknown>;

const AT_ONCE = 3;

interface Entry extends Upload {
  file: Blob;
}

/** Sends pictures, three at a time. Each keeps its id, so sending one again adds it only once. */
export class UploadQueue {
  readonly #send: Send;
  readonly #shrink: (file: Blob) => Promise<Blob>;
  readonly #listeners = new Set<() => void>();
  #entries: readonly Entry[] = [];

  constructor(send: Send, shrink: (file: Blob) => Promise<Blob> = shrinkPicture) {
    this.#send = send;
    this.#shrink = shrink;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read = (): readonly Upload[] => this.#entries;

  add(files: readonly (Blob & { name?: string })[]): void {
    this.#set([
      ...this.#entries,
      ...files.map((file): Entry => ({
        id: randomUuid(),
        name: file.name ?? 'Photo',
        state: 'waiting',
        reason: undefined,
        file,
      })),
    ]);
    this.#go();
  }

  /** Sends the failed pictures again. */
  retry(id?: string): void {
    this.#set(
      this.#entries.map((entry) =>
        entry.state === 'failed' && (id === undefined || entry.id === id)
          ? { ...entry, state: 'waiting', reason: undefined }
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
    while (this.#entries.filter(({ state }) => state === 'sending').length < AT_ONCE) {
      const next = this.#entries.find(({ state }) => state === 'waiting');
      if (next === undefined) return;
      void this.#sendOne({ ...next, state: 'sending' });
    }
  }

  async #sendOne(entry: Entry): Promise<void> {
    this.#replace(entry);
    try {
      await this.#send(entry.id, await this.#shrink(entry.file));
      this.#set(this.#entries.filter(({ id }) => id !== entry.id));
    } catch (error) {
      this.#replace({ ...entry, state: 'failed', reason: reasonOf(error) });
    }
    this.#go();
  }

  #replace(entry: Entry): void {
    this.#set(this.#entries.map((one) => (one.id === entry.id ? entry : one)));
  }

  #set(entries: readonly Entry[]): void {
    this.#entries = entries;
    for (const listener of this.#listeners) listener();
  }
}
