import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stopAbandonedPostgres } from '#platform/db/local-postgres.ts';
import { isRunning } from '#platform/db/process-identity.ts';

const PATIENCE_MS = 60_000;
const MEMORY = '/dev/shm';
const MOST_IN_MEMORY_BYTES = 4 * 1024 ** 3;

/** Makes a data folder that carries this process's number in its name; removes those that killed runs left behind. */
export async function makeDataDir(prefix: string, parent = os.tmpdir()): Promise<string> {
  for (const name of await readdir(parent)) {
    const pid = Number(new RegExp(`^${prefix}-(\\d+)-`).exec(name)?.[1]);
    // Folders of other users refuse; they are theirs to sweep.
    if (pid > 0 && !isRunning(pid)) await removeDataDir(path.join(parent, name)).catch(() => undefined);
  }
  return mkdtemp(path.join(parent, `${prefix}-${process.pid}-`));
}

/**
 * Where hundreds of databases of two thousand files each are made and dropped: in memory, where there is room for them. A file
 * system on a disk that keeps no journal passes over all files that were removed in the last minutes whenever it makes one.
 */
export async function findQuickFolder(): Promise<string> {
  const room = await statfs(MEMORY).catch(() => undefined);
  return room !== undefined && room.bavail * room.bsize > MOST_IN_MEMORY_BYTES ? MEMORY : os.tmpdir();
}

/** Stops the database server of a data folder, if one runs, and removes the folder. */
export async function removeDataDir(dataDir: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await stopAbandonedPostgres(dataDir)) && performance.now() < deadline) await wait(100);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
}
