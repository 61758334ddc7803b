import pg from 'pg';
import type { Log } from '#platform/log/log.ts';

const CHANNEL = 'public_data';
const RETRY_MS = 1000;

/** Knows whether public data may have changed since. */
export interface ChangeFeed {
  /** Rises with every committed change, by whatever process. Undefined while nothing can be heard: then trust nothing. */
  version(): number | undefined;
  close(): Promise<void>;
}

/**
 * Listens for committed changes of what the public sees (see the migration `public_data`) on a connection of its own,
 * and takes a new one when that breaks.
 */
export function openChangeFeed(options: pg.PoolConfig, log: Log): ChangeFeed {
  let version = 0;
  let client: pg.Client | undefined;
  let isListening = false;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ ...options, application_name: 'realty-changes' });
    const lost = (error?: Error) => {
      if (client !== fresh || isClosed) return;
      client = undefined;
      isListening = false;
      if (error !== undefined) log.warn({ reason: error.message }, 'changes cannot be heard at the moment');
      retry = setTimeout(() => void connect(), RETRY_MS);
      retry.unref();
    };
    fresh.on('notification', () => (version += 1));
    fresh.on('error', lost);
    fresh.on('end', () => lost());
    client = fresh;
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
      version += 1;
      isListening = true;
    } catch (error) {
      await fresh.end().catch(() => {});
      lost(error instanceof Error ? error : undefined);
    }
  }

  void connect();
  return {
    version: () => (isListening ? version : undefined),
    async close() {
      isClosed = true;
      isListening = false;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
