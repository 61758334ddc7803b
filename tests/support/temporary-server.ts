import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stopAbandonedPostgres } from '#platform/db/local-postgres.ts';
import { isRunning } from '#platform/db/process-identity.ts';

const PATIENCE_MS = 60_000;

/** Makes a data folder that carries this process's number in its name; removes those that killed runs left behind. */
export async function makeDataDir(prefix: string): Promise<string> {
  for (const name of await readdir(os.tmpdir())) {
    const pid = Number(new RegExp(`^${prefix}-(\\d+)-`).exec(name)?.[1]);
    // Folders of other users refuse; they are theirs to sweep.
    if (pid > 0 && !isRunning(pid)) await removeDataDir(path.join(os.tmpdir(), name)).catch(() => undefined);
  }
  return mkdtemp(path.join(os.tmpdir(), `${prefix}-${process.pid}-`));
}

/** Stops the database server of a data folder, if one runs, and removes the folder. */
export async function removeDataDir(dataDir: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await stopAbandonedPostgres(dataDir)) && performance.now() < deadline) await wait(100);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
}
