import type pg from 'pg';
import type { Log } from '#platform/log/log.ts';
import { listenTo } from './listen.ts';

/** Says whether public data may have changed. */
export interface ChangeFeed {
  /** Rises with every committed change of any process. Undefined while it hears nothing: then trust nothing. */
  version(): number | undefined;
  close(): Promise<void>;
}

/** Listens for committed changes to what the public sees, which the trigger function `notify_public_data` announces. */
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
