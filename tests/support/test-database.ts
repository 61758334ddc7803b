import { createHash } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase, type Db, type Trx } from '#platform/db/database.ts';
import { withFileLock } from '#platform/db/folder-lock.ts';
import { startLocalPostgres } from '#platform/db/local-postgres.ts';
import { migrateDatabase } from '#platform/db/migrate.ts';
import { readBaselines, readMigrations } from '#platform/db/migrations.ts';
import { createLog } from '#platform/log/log.ts';

export interface TestDatabase {
  db: Db;
  pool: pg.Pool;
  connectionString: string;
  close(): Promise<void>;
}

const log = createLog('silent');
let opened = 0;

/**
 * A migrated, empty PostgreSQL database that nobody else uses, made in about 80 ms, for whole applications with the queues of their
 * jobs. Open it in `beforeAll`, close it in `afterAll`. The server starts with the first call of a run; TEST_DATABASE_URL names another one.
 */
export async function openTestDatabase(options: { poolSize?: number; hasQueues?: boolean } = {}): Promise<TestDatabase> {
  const adminUrl = await findServer();
  const template = await ensureTemplate(adminUrl, options.hasQueues ?? false);
  opened += 1;
  const name = `realty_test_${process.pid}_${opened}_${Date.now().toString(36)}`;
  // Copied through the log, which is the default, it takes twice as long.
  await runAdmin(adminUrl, (client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  const connectionString = nameDatabase(adminUrl, name);
  const { db, pool, close } = openDatabase({ connectionString, poolSize: options.poolSize ?? 4, log });
  return {
    db,
    pool,
    connectionString,
    async close() {
      await close();
      await runAdmin(adminUrl, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** An empty database without the schema, for tests of migrations. */
export async function openBareDatabase(): Promise<{ connectionString: string; close(): Promise<void> }> {
  const adminUrl = await findServer();
  opened += 1;
  const name = `realty_test_${process.pid}_${opened}_${Date.now().toString(36)}`;
  await runAdmin(adminUrl, (client) => client.query(`create database ${name}`));
  return {
    connectionString: nameDatabase(adminUrl, name),
    close: async () => {
      await runAdmin(adminUrl, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** A database with the schema as it was after the migration of this number, for tests of what later ones do to its rows. */
export async function openDatabaseAt(number: string): Promise<{ connectionString: string; close(): Promise<void> }> {
  const database = await openBareDatabase();
  await migrateDatabase(database.connectionString, { upTo: number });
  return database;
}

/** Runs `work` in a transaction that is always undone. */
export async function withRollback<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  const trx = await db.startTransaction().execute();
  try {
    return await work(trx);
  } finally {
    await trx.rollback().execute();
  }
}

let server: Promise<string> | undefined;

function findServer(): Promise<string> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return Promise.resolve(given);
  // A test's server may lose its data with the machine: that makes it several times faster.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
    shared_buffers: '128MB',
    // The folder may lie in memory.
    max_wal_size: '256MB',
  };
  server ??= startLocalPostgres({ dataDir: inject('testDataDir'), log, settings }).then((started) => started.connectionString);
  return server;
}

const templates = new Map<boolean, Promise<string>>();

function ensureTemplate(adminUrl: string, hasQueues: boolean): Promise<string> {
  const known = templates.get(hasQueues) ?? makeTemplate(adminUrl, hasQueues);
  templates.set(hasQueues, known);
  return known;
}

function makeTemplate(adminUrl: string, hasQueues: boolean): Promise<string> {
  return withFileLock(path.join(inject('testDataDir'), 'template.lock'), async () => {
    const schema = [...(await readBaselines()), ...(await readMigrations())];
    const version = createHash('sha256')
      .update(schema.map(({ checksum }) => checksum).join())
      .digest('hex')
      .slice(0, 16);
    const name = `realty_template_${version}${hasQueues ? '_queues' : ''}`;
    await runAdmin(adminUrl, async (client) => {
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
      if (rowCount !== 0) return;
      // Renamed only when complete: an aborted run must not leave half a template.
      const draft = `${name}_${process.pid}`;
      await client.query(`drop database if exists ${draft}`);
      await client.query(`create database ${draft}`);
      await migrateDatabase(nameDatabase(adminUrl, draft));
      if (hasQueues) await makeQueues(nameDatabase(adminUrl, draft));
      await client.query(`alter database ${draft} rename to ${name}`);
    });
    return name;
  });
}

/** Makes the queues of the application's jobs once: one after the other, they take longer than all else of opening it. */
async function makeQueues(connectionString: string): Promise<void> {
  // Most tests of a database alone never load the whole product.
  const [{ openPorts }, { createBackgroundWork }] = await Promise.all([
    import('#server/open-ports.ts'),
    import('#server/worker.ts'),
  ]);
  const { db, pool, close } = openDatabase({ connectionString, poolSize: 4, log });
  const { ports, queue } = await openPorts({ config: parseConfig({}), pool, log, dataDir: inject('testDataDir') });
  const work = createBackgroundWork({ ports, queue, db, log });
  await work.open();
  await work.stop();
  await ports.realtime.close();
  await close();
}

const admins = new Map<string, pg.Pool>();

/** One connection a worker: making a process that serves one costs as much as making a database. */
async function runAdmin<T>(adminUrl: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const pool = admins.get(adminUrl) ?? openAdmin(adminUrl);
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

function openAdmin(adminUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: nameDatabase(adminUrl, 'postgres'),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  // The server ends before a worker may.
  pool.on('error', () => undefined);
  admins.set(adminUrl, pool);
  return pool;
}

function nameDatabase(connectionString: string, name: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return url.toString();
}
