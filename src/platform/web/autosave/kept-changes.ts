import { type Unsaved, unsavedSchema } from '#lib/field-changes.ts';
import { DRAFT, GUEST } from '../stored-session.ts';

/** Where changes wait until they are saved; each window has its own entry. */
export interface KeptChanges {
  /** The owner: an account's id, or `guest`. */
  owner: string;
  read: () => Unsaved[];
  write: (unsaved: Unsaved) => void;
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

/** In this browser, by document and owner. */
export function keepInBrowser(name: string, { owner, isConfidential = false }: KeptOf): KeptChanges {
  const start = `${DRAFT}:${owner ?? GUEST}:${name}:`;
  const storage = () => (isConfidential ? sessionStorage : localStorage);
  const readOne = (key: string): Unsaved | undefined => {
    try {
      return unsavedSchema.safeParse(JSON.parse(storage().getItem(key) ?? 'null')).data;
    } catch {
      return undefined;
    }
  };
  return {
    owner: owner ?? GUEST,
    read() {
      try {
        const keys = Object.keys(storage()).filter((key) => key.startsWith(start));
        return keys.map(readOne).filter((one) => one !== undefined);
      } catch {
        return [];
      }
    },
    write(unsaved) {
      try {
        storage().setItem(start + unsaved.writer, JSON.stringify(unsaved));
      } catch {
        // A browser that stores nothing still sends.
      }
    },
    remove(writer, upTo) {
      const kept = readOne(start + writer);
      if (kept !== undefined && kept.seq <= upTo) storage().removeItem(start + writer);
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
