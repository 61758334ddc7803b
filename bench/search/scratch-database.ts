import pg from 'pg';
import { migrateDatabase } from '#platform/db/migrate.ts';

/** Makes an empty, migrated database of its own on the server, hands over its URL and drops it afterwards. */
export async function withScratchDatabase<T>(
  serverUrl: string,
  options: { keep?: string | undefined; /** Tells several of one process apart. */ suffix?: string },
  work: (connectionString: string, isNew: boolean) => Promise<T>,
): Promise<T> {
  const name = options.keep ?? `realty_bench_${process.pid}${options.suffix ?? ''}`;
  const connectionString = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).toString();
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    const isNew = rowCount === 0;
    if (isNew) {
      await admin.query(`create database "${name}"`);
      await migrateDatabase(connectionString);
    }
    try {
      return await work(connectionString, isNew);
    } finally {
      if (options.keep === undefined) await admin.query(`drop database "${name}" with (force)`);
    }
  } finally {
    await admin.end();
  }
}
