import type pg from 'pg';
import type { Log } from '#platform/log/log.ts';
import { listenTo } from './listen.ts';

/** Knows whether public data may have changed since. */
export interface ChangeFeed {
  /** Rises with every committed change, by whatever process. Undefined while nothing can be heard: then trust nothing. */
  version(): number | undefined;
  close(): Promise<void>;
}

/** Listens for committed changes of what the public sees; see the migration `public_data`. */
export function openChangeFeed(connection: pg.PoolConfig, log: Log): ChangeFeed {
  let version = 0;
  let isListening = false;
  const listener = listenTo({
    connection,
    channel: 'public_data',
    applicationName: 'realty-changes',
    log,
    onMessage: () => (version += 1),
    onListening: () => {
      version += 1;
      isListening = true;
    },
    onLost: () => (isListening = false),
  });
  return {
    version: () => (isListening ? version : undefined),
    async close() {
      isListening = false;
      await listener.close();
    },
  };
}
