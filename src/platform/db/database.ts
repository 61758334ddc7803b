import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Log } from '#platform/log/log.ts';
import { outageOf } from './outage.ts';
import { preparePool } from './prepared-pool.ts';
import type { DB } from './schema.gen.ts';

/** A connection pool, or a transaction on it: verbs do not care which. */
export type Db = Kysely<DB>;
export type Trx = Transaction<DB>;

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;

// Our counts and cents fit in a double; a calendar date stays a text, because it has no time zone.
pg.types.setTypeParser(INT8, Number);
pg.types.setTypeParser(NUMERIC, Number);
pg.types.setTypeParser(DATE, (value) => value);

export interface DatabaseOptions {
  connectionString: string;
  poolSize: number;
  log: Log;
}

export interface OpenDatabase {
  db: Db;
  pool: pg.Pool;
  /** Waits for running queries, then closes every connection. May be called twice. */
  close(): Promise<void>;
}

/** Opens a pool. Broken idle connections are logged and replaced, never fatal. */
export function openDatabase({ connectionString, poolSize, log }: DatabaseOptions): OpenDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    application_name: 'realty',
    // A connection costs ten megabytes of the server's memory, and more with every plan that it keeps: those of a busy moment
    // close afterwards, and none grows old.
    idleTimeoutMillis: 15_000,
    maxLifetimeSeconds: 300,
    // Our statements run for milliseconds, and compiling them would take longer.
    // oxlint-disable-next-line typescript/no-misused-promises -- pg-pool waits for it; its types do not say so
    onConnect: async (client) => {
      await client.query('set jit = off');
    },
  });
  const outage = outageOf(log);
  // The error carries the whole client, which is too much for a log.
  pool.on('error', (error) => {
    if (!outage.heard(error)) log.warn({ reason: error.message }, 'a database connection broke');
  });
  // On a connection in use the statement reports it; without a listener the event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    db: new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparePool(pool, outage) }) }),
    pool,
    async close() {
      if (!pool.ending) await pool.end();
    },
  };
}
