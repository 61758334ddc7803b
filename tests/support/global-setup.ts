import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { stopAbandonedPostgres } from '#platform/db/local-postgres.ts';
import { isRunning } from '#platform/db/process-identity.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the first test that asks for a database starts a server of its own. */
    testDataDir: string;
  }
}

const PREFIX = 'realty-test-';

/** Names the folder of this run's database server, and removes it, and those that killed runs left behind. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweepAbandoned();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), `${PREFIX}${process.pid}-`));
  project.provide('testDataDir', dataDir);
  return () => removeServer(dataDir);
}

async function sweepAbandoned(): Promise<void> {
  for (const name of await readdir(os.tmpdir())) {
    const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]);
    // Folders of other users refuse; they are theirs to sweep.
    if (pid > 0 && !isRunning(pid)) await removeServer(path.join(os.tmpdir(), name)).catch(() => undefined);
  }
}

async function removeServer(dataDir: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await stopAbandonedPostgres(dataDir)) && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 100));
  await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
}
