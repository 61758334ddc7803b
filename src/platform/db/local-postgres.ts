import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { OperatorError } from '#platform/config/operator-error.ts';
import type { Log } from '#platform/log/log.ts';
import { withFileLock } from './folder-lock.ts';
import { placeCluster, type ClusterPlace } from './postgres-cluster.ts';
import { DatabaseAway, outageOf } from './outage.ts';
import { addLease, countOtherLeases, dropLease } from './postgres-leases.ts';
import { bootPostgres, createCluster, findRunningPostmaster, hasCluster, isServing, stopPostmaster } from './postgres-process.ts';

const USER = 'realty';
const DATABASE = 'realty';
const PASSWORD_FILE = 'postgres-password';
const SUPERVISE_MS = 2000;
const DYING_PATIENCE_MS = 15_000;
const FAILURES_BEFORE_TOLD = 5;

export interface LocalPostgresOptions {
  /** Holds the data; created if missing. */
  dataDir: string;
  log: Log;
  /** Told in a few words what takes time now. */
  onProgress?: (step: string) => void;
  /** Starts the server again if it ends while we use it. */
  supervise?: boolean;
  /** Settings of the server beyond the product's own, for tests. */
  settings?: Record<string, string>;
}

export interface LocalPostgres {
  connectionString: string;
  /** False if it joined a server that was already running on this folder. */
  isOwner: boolean;
  /** Where the files of the database are. */
  clusterDir: string;
  /** Leaves the server; the last process to leave stops it. May be called twice. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL from the bundled programs on a data folder, or joins the server that already runs there, even
 * one whose owner was killed. Every process that uses the server leaves a note in the folder, so that a command that ends
 * does not stop the server under another process. Throws OperatorError with one sentence that says what to do.
 */
export async function startLocalPostgres(options: LocalPostgresOptions): Promise<LocalPostgres> {
  const { dataDir, log } = options;
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const place = await placeCluster(dataDir);
  const lock = path.join(dataDir, 'postgres.lock');
  const leases = path.join(dataDir, 'postgres-users');

  const started = await withFileLock(lock, async () => {
    const password = await readOrMakePassword(path.join(dataDir, PASSWORD_FILE));
    const answering = await bringUp(place, { ...options, password });
    await addLease(leases);
    return answering;
  });
  log.debug({ clusterDir: place.clusterDir, isOwner: started.isOwner }, 'local PostgreSQL is ready');

  const watch = options.supervise ? setInterval(() => void revive(), SUPERVISE_MS).unref() : undefined;
  let stopping: Promise<void> | undefined;
  let isReviving = false;
  let failures = 0;

  async function revive(): Promise<void> {
    if (isReviving || stopping !== undefined || isServing(place)) return;
    isReviving = true;
    try {
      await withFileLock(lock, async () => {
        if (stopping !== undefined || (await findRunningPostmaster(place)) !== undefined) return;
        const cause = new Error('PostgreSQL ended unexpectedly and is started again');
        outageOf(log).heard(new DatabaseAway(cause.message, { cause }));
        await bootPostgres(place, { log, settings: options.settings ?? {}, onProgress: undefined });
        failures = 0;
      });
    } catch (error) {
      failures += 1;
      // What passes by itself needs no second line, and what lasts is told once.
      if (failures === FAILURES_BEFORE_TOLD) log.error({ err: error }, 'PostgreSQL cannot be started again; tries go on');
      else log.debug({ err: error }, 'PostgreSQL could not be started again');
    } finally {
      isReviving = false;
    }
  }

  return {
    ...started,
    clusterDir: place.clusterDir,
    stop() {
      clearInterval(watch);
      stopping ??= withFileLock(lock, async () => {
        await dropLease(leases);
        if ((await countOtherLeases(leases)) > 0) return;
        await stopPostmaster(place);
      });
      return stopping;
    },
  };
}

/** Whether a database was ever made in this folder. */
export async function hasLocalDatabase(dataDir: string): Promise<boolean> {
  return existsSync(dataDir) && hasCluster(await placeCluster(dataDir));
}

/** Starts the server unless it runs. A dying server may still look alive, so we look again. */
async function bringUp(
  place: ClusterPlace,
  options: LocalPostgresOptions & { password: string },
): Promise<{ connectionString: string; isOwner: boolean }> {
  const { log, password, onProgress } = options;
  for (const deadline = performance.now() + DYING_PATIENCE_MS; ; await wait(50)) {
    const running = await findRunningPostmaster(place);
    if (running === undefined) {
      if (!(await hasCluster(place))) {
        onProgress?.('Creating the database');
        await createCluster(place, { user: USER, password, onProgress });
      }
      await bootPostgres(place, { log, settings: options.settings ?? {}, onProgress });
    }
    try {
      const connectionString = describeConnection(await readAddress(place), password);
      await ensureDatabase(connectionString);
      return { connectionString, isOwner: running === undefined };
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === '28P01') {
        throw new OperatorError(
          `The password in ${path.join(place.dataDir, PASSWORD_FILE)} is not that of the database beside it: put the right file back.`,
        );
      }
      if (!isBrokenConnection(error) || performance.now() > deadline) throw error;
    }
  }
}

function isBrokenConnection(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return (
    ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ENOENT', '57P01', '57P02', '57P03'].includes(code) ||
    /terminated/.test(String(error))
  );
}

/** Stops the server of a folder if all its users are dead. Returns whether the folder is unused now. */
export async function stopAbandonedPostgres(dataDir: string): Promise<boolean> {
  const place = await placeCluster(dataDir);
  return withFileLock(path.join(dataDir, 'postgres.lock'), async () => {
    if ((await countOtherLeases(path.join(dataDir, 'postgres-users'))) > 0) return false;
    await stopPostmaster(place);
    return true;
  });
}

async function readOrMakePassword(file: string): Promise<string> {
  const known = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  if (known.trim() !== '') return known.trim();
  const password = randomBytes(24).toString('base64url');
  await rm(file, { force: true });
  await writeFile(file, `${password}\n`, { mode: 0o600, flag: 'wx' });
  await chmod(file, 0o600);
  return password;
}

interface Address {
  host: string;
  port: string;
}

// Lines 4 to 6 of postmaster.pid: port, socket folder, address.
async function readAddress({ clusterDir }: ClusterPlace): Promise<Address> {
  const lines = (await readFile(path.join(clusterDir, 'postmaster.pid'), 'utf8')).split('\n').map((line) => line.trim());
  return { port: lines[3] ?? '5432', host: lines[4] || lines[5] || '127.0.0.1' };
}

function describeConnection({ host, port }: Address, password: string): string {
  const query = new URLSearchParams({ host, port });
  return `postgres://${USER}:${password}@localhost/${DATABASE}?${query.toString()}`;
}

async function ensureDatabase(connectionString: string): Promise<void> {
  const admin = new pg.Client({
    connectionString: connectionString.replace(`/${DATABASE}?`, '/postgres?'),
    connectionTimeoutMillis: 30_000,
  });
  await admin.connect();
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await admin.query(`create database ${DATABASE}`);
  } finally {
    await admin.end();
  }
}
