import pg from 'pg';
import type { Log } from '#platform/log/log.ts';
import { outageOf } from './outage.ts';

const RETRY_MS = 1000;

export interface ListenOptions {
  connection: pg.PoolConfig;
  channel: string;
  /** How the database names this connection. */
  applicationName: string;
  log: Log;
  /** Called when any process has committed an announcement. */
  onMessage: (payload: string) => void;
  /** Called when it starts to listen, also again: announcements in between were missed. */
  onListening?: () => void;
  /** Called when it can hear nothing for the moment. */
  onLost?: () => void;
}

/** Listens to a channel of PostgreSQL on a connection of its own, and opens a new one when that breaks. */
export function listenTo(options: ListenOptions): { close(): Promise<void> } {
  const { connection, channel, applicationName, log, onMessage, onListening, onLost } = options;
  const outage = outageOf(log);
  let client: pg.Client | undefined;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ ...connection, application_name: applicationName });
    const lost = (error?: Error) => {
      if (client !== fresh || isClosed) return;
      client = undefined;
      onLost?.();
      if (error !== undefined && !outage.heard(error))
        log.warn({ reason: error.message, channel }, 'a channel cannot be heard at the moment');
      retry = setTimeout(() => void connect(), RETRY_MS);
      retry.unref();
    };
    fresh.on('notification', ({ payload }) => onMessage(payload ?? ''));
    fresh.on('error', lost);
    fresh.on('end', () => lost());
    client = fresh;
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      outage.answered();
      onListening?.();
    } catch (error) {
      await fresh.end().catch(() => {});
      lost(error instanceof Error ? error : undefined);
    }
  }

  void connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
