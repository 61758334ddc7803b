import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { access, open, readdir, readFile, rename, rm, stat, writeFile, chown } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pickEnvironment } from '#platform/config/config.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import type { Log } from '#platform/log/log.ts';
import { makePrivateFolder, type Account } from './database-account.ts';
import { measureMachine, preparePostgresBinaries } from './postgres-binaries.ts';
import type { ClusterPlace } from './postgres-cluster.ts';
import { choosePostgresSettings } from './postgres-settings.ts';
import { isRunning, readCommandLine } from './process-identity.ts';

const POLL_MS = 15;
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;
/** How long killed backends may hold the shared memory of a crashed server. */
const LEFTOVER_PATIENCE_MS = 15_000;
const RECOVERY_PATIENCE_MS = 600_000;

type OnProgress = ((step: string) => void) | undefined;

export function hasCluster({ clusterDir }: ClusterPlace): Promise<boolean> {
  return access(path.join(clusterDir, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

/** Creates the data folder of a server, which appears under its name only when complete. */
export async function createCluster(
  place: ClusterPlace,
  options: { user: string; password: string; onProgress: OnProgress },
): Promise<void> {
  const { clusterDir, account } = place;
  const { initdb } = await prepareBinaries(place, options.onProgress);
  const draft = `${clusterDir}.new`;
  const passwordFile = `${draft}.password`;
  await rm(draft, { recursive: true, force: true });
  await rm(passwordFile, { force: true });
  await makePrivateFolder(draft, account);
  try {
    await writeFile(passwordFile, options.password, { mode: 0o600 });
    if (account) await chown(passwordFile, account.uid, account.gid);
    const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
    const made = spawnSync(
      initdb,
      ['-D', draft, '-U', options.user, '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--no-instructions', ...locale],
      { ...describeSpawn(account), encoding: 'utf8' },
    );
    if (made.error) throw explainSpawnFailure(made.error);
    if (made.status !== 0) throw explainServerFailure(`${made.stdout}\n${made.stderr}`, 'could not be created');
    await rename(draft, clusterDir);
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

/** Starts the server and waits until it accepts connections; recovery after a crash may take a while. */
export async function bootPostgres(
  place: ClusterPlace,
  options: { log: Log; settings: Record<string, string>; onProgress: OnProgress },
): Promise<void> {
  await refuseOtherVersion(place);
  const { postgres } = await prepareBinaries(place, options.onProgress);
  if (place.socketDir && place.socketDir !== place.clusterDir) await makePrivateFolder(place.socketDir, place.account);
  const deadline = performance.now() + LEFTOVER_PATIENCE_MS;
  for (;;) {
    const from = await rotateLog(place.logFile);
    const outcome = await tryBoot(postgres, place, options);
    if (outcome === 'ready') return;
    const text = (await readFile(place.logFile, 'utf8')).slice(from);
    const isLeftover = /pre-existing shared memory block|lock file .* already exists|is still in use/.test(text);
    if (!isLeftover || performance.now() > deadline) {
      options.log.debug({ text }, 'PostgreSQL ended while starting');
      throw explainServerFailure(text, `did not start (see ${place.logFile})`);
    }
    await wait(250);
  }
}

async function tryBoot(
  postgres: string,
  place: ClusterPlace,
  options: { settings: Record<string, string>; onProgress: OnProgress },
): Promise<'ready' | 'ended'> {
  const logFile = await open(place.logFile, 'a', 0o600);
  let server: ChildProcess;
  try {
    const sized = choosePostgresSettings(measureMachine(), await measureStored(place));
    const settings = { ...sized, ...(await chooseAddress(place)), ...options.settings };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    // In a session of its own: a Ctrl-C meant for us must not reach the server before our requests are done.
    server = spawn(postgres, ['-D', place.clusterDir, ...flags], {
      ...describeSpawn(place.account),
      detached: true,
      stdio: ['ignore', logFile.fd, logFile.fd],
    });
    await new Promise<void>((resolve, reject) => {
      server.once('spawn', () => resolve());
      server.once('error', (error) => reject(explainSpawnFailure(error)));
    });
  } finally {
    await logFile.close();
  }
  server.unref();
  const deadline = performance.now() + RECOVERY_PATIENCE_MS;
  let isSlowToldAt = performance.now() + 3000;
  while (performance.now() < deadline) {
    if (server.exitCode !== null || server.signalCode !== null) return 'ended';
    const file = await readPidFile(place);
    if (file?.pid === server.pid && file?.status === 'ready') return 'ready';
    if (performance.now() > isSlowToldAt) {
      options.onProgress?.('PostgreSQL is recovering');
      isSlowToldAt = Number.POSITIVE_INFINITY;
    }
    await wait(POLL_MS);
  }
  server.kill('SIGINT');
  throw new OperatorError(`PostgreSQL does not become ready: look into ${place.logFile} for its reason.`);
}

/** The process number of the server on this folder, once it accepts connections; undefined if there is none. */
export async function findRunningPostmaster(place: ClusterPlace): Promise<number | undefined> {
  const deadline = performance.now() + RECOVERY_PATIENCE_MS;
  while (performance.now() < deadline) {
    const file = await readPidFile(place);
    if (file === undefined) return undefined;
    if (!isPostmaster(file.pid, place)) {
      // The machine was switched off, and another program may have the number now: PostgreSQL would refuse to start.
      await rm(path.join(place.clusterDir, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (file.status === 'ready') return file.pid;
    await wait(POLL_MS);
  }
  throw new OperatorError(`PostgreSQL does not become ready: look into ${place.logFile} for its reason.`);
}

/** Whether a server runs on this folder now; cheap enough to ask every second. */
export function isServing({ clusterDir }: ClusterPlace): boolean {
  try {
    return isRunning(Number.parseInt(readFileSync(path.join(clusterDir, 'postmaster.pid'), 'utf8'), 10));
  } catch {
    return false;
  }
}

/** Stops the server: it breaks off running queries and writes everything committed to disk. */
export async function stopPostmaster(place: ClusterPlace): Promise<void> {
  const file = await readPidFile(place);
  if (file === undefined || !isPostmaster(file.pid, place)) return;
  const steps = [
    ['SIGINT', 30_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 2000],
  ] as const;
  for (const [signal, patienceMs] of steps) {
    try {
      process.kill(file.pid, signal);
    } catch {
      return;
    }
    const deadline = performance.now() + patienceMs;
    while (performance.now() < deadline) {
      if (!isRunning(file.pid)) return;
      await wait(POLL_MS);
    }
  }
}

function isPostmaster(pid: number, { clusterDir }: ClusterPlace): boolean {
  if (!isRunning(pid)) return false;
  const command = readCommandLine(pid);
  return command === '' || command.includes(clusterDir);
}

async function readPidFile({ clusterDir }: ClusterPlace): Promise<{ pid: number; status: string } | undefined> {
  const text = await readFile(path.join(clusterDir, 'postmaster.pid'), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  const lines = text?.split('\n') ?? [];
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, status: lines[7]?.trim() ?? '' } : undefined;
}

async function chooseAddress(place: ClusterPlace): Promise<Record<string, string>> {
  if (place.socketDir !== undefined) {
    return { listen_addresses: '', unix_socket_directories: place.socketDir, unix_socket_permissions: '0700', port: '5432' };
  }
  return { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(await findFreePort()) };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function refuseOtherVersion({ clusterDir }: ClusterPlace): Promise<void> {
  const version = (await readFile(path.join(clusterDir, 'PG_VERSION'), 'utf8')).trim();
  if (version === '18') return;
  throw new OperatorError(
    `The database in ${clusterDir} was made by PostgreSQL ${version}, and this version brings 18: make a backup with the older version of the product and restore it into a new data folder.`,
  );
}

/** Roughly what a server's databases take on disk, with indexes and dead rows. */
async function measureStored({ clusterDir }: ClusterPlace): Promise<number> {
  const base = path.join(clusterDir, 'base');
  const files = await readdir(base, { recursive: true });
  // Parts of a killed server still clear away files.
  const sizeOf = (file: string) =>
    stat(path.join(base, file)).then(
      ({ size }) => size,
      () => 0,
    );
  const sizes = await Promise.all(files.map(sizeOf));
  return sizes.reduce((total, size) => total + size, 0);
}

async function rotateLog(file: string): Promise<number> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size < LOG_LIMIT_BYTES) return size;
  await rename(file, `${file}.1`);
  return 0;
}

function prepareBinaries({ dataDir }: ClusterPlace, onProgress: OnProgress) {
  return preparePostgresBinaries({ fallbackDir: dataDir, ...(onProgress && { onProgress }) });
}

function describeSpawn(account: Account | undefined): SpawnOptions & { cwd: string } {
  // The account may not be able to enter our working folder; locale and libraries of our environment must not matter.
  const env = { ...pickEnvironment(['PATH', 'SystemRoot', 'TEMP']), LC_ALL: 'C', TZ: 'UTC' };
  return { cwd: path.parse(process.cwd()).root, env, ...account };
}

function explainSpawnFailure(error: Error): Error {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EPERM' || code === 'EINVAL') {
    return new OperatorError(
      'As root the database runs as the user "nobody", and this machine does not allow that: start as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
      { cause: error },
    );
  }
  return new OperatorError(
    'The bundled PostgreSQL does not run here: install PostgreSQL 15 or newer and set DATABASE_URL to its address.',
    {
      cause: error,
    },
  );
}

function explainServerFailure(text: string, what: string): OperatorError {
  if (/no space left on device|disk quota exceeded/i.test(text)) {
    return new OperatorError(
      'The disk is full: free some space (or set REALTY_DATA_DIR to a folder on another disk) and start again.',
    );
  }
  if (/cannot open shared object file|GLIBC_/.test(text)) {
    return new OperatorError(
      'The bundled PostgreSQL does not run here: install PostgreSQL 15 or newer and set DATABASE_URL to its address.',
    );
  }
  const reason = text
    .split('\n')
    .findLast((line) => /FATAL|PANIC|error:|ERROR/.test(line))
    ?.replace(/^.*?(FATAL|PANIC|ERROR|error): */, '');
  return new OperatorError(`The database ${what}${reason ? `: ${reason.trim()}` : ''}.`);
}
