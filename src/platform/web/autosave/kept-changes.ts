import { type Unsaved, unsavedSchema } from '#lib/field-changes.ts';

/** Where changes wait until they are saved; each window has an entry of its own. */
export interface KeptChanges {
  read: () => Unsaved[];
  write: (unsaved: Unsaved) => void;
  /** Unless that window has changed more since. */
  remove: (writer: string, upTo: number) => void;
  /** Tells the other windows of what was saved. */
  announce: (standing: unknown) => void;
  /** Hears of that, until what it returns is called. */
  listen: (hear: (message: unknown) => void) => () => void;
}

const PREFIX = 'draft';

/** In this browser, by what they belong to: the document and its owner. */
export function keepInBrowser(name: string): KeptChanges {
  const start = `${PREFIX}:${name}:`;
  const readOne = (key: string): Unsaved | undefined => {
    try {
      return unsavedSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data;
    } catch {
      return undefined;
    }
  };
  return {
    read() {
      try {
        const keys = Object.keys(localStorage).filter((key) => key.startsWith(start));
        return keys.map(readOne).filter((one) => one !== undefined);
      } catch {
        return [];
      }
    },
    write(unsaved) {
      try {
        localStorage.setItem(start + unsaved.writer, JSON.stringify(unsaved));
      } catch {
        // A browser that keeps nothing still sends.
      }
    },
    remove(writer, upTo) {
      const kept = readOne(start + writer);
      if (kept !== undefined && kept.seq <= upTo) localStorage.removeItem(start + writer);
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
}
