import type { Pool } from 'pg';
import type { Config } from '#platform/config/config.ts';
import { openDatabase, type Db } from '#platform/db/database.ts';
import { startLocalPostgres } from '#platform/db/local-postgres.ts';
import { migrateDatabase } from '#platform/db/migrate.ts';
import type { Log } from '#platform/log/log.ts';
import { findDataDir } from '#platform/config/data-dir.ts';

export interface OperatorDatabase {
  db: Db;
  pool: Pool;
  connectionString: string;
  close(): Promise<void>;
  /** Closes without waiting for running queries. */
  abandon(): Promise<void>;
}

/** Opens DATABASE_URL, or starts or joins the local server. */
export async function openOperatorDatabase(
  config: Config,
  log: Log,
  options: { migrate: boolean; poolSize?: number | undefined },
): Promise<OperatorDatabase> {
  const local = config.DATABASE_URL === undefined ? await startLocalPostgres({ dataDir: findDataDir(config), log }) : undefined;
  const connectionString = config.DATABASE_URL ?? local?.connectionString ?? '';
  try {
    if (options.migrate) await migrateDatabase(connectionString);
    const { db, pool, close } = openDatabase({ connectionString, poolSize: options.poolSize ?? config.DATABASE_POOL_SIZE, log });
    return {
      db,
      pool,
      connectionString,
      async close() {
        await close();
        await local?.stop();
      },
      async abandon() {
        await local?.stop();
      },
    };
  } catch (error) {
    await local?.stop();
    throw error;
  }
}
