import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '#platform/config/operator-error.ts';
import { identifyProcess, isAlive, type ProcessIdentity } from './process-identity.ts';

const RETRY_MS = 25;

/** Runs `work` while only this process holds `file`. Breaks the lock of a process that died. */
export async function withFileLock<T>(file: string, work: () => Promise<T>, timeoutMs = 120_000): Promise<T> {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, JSON.stringify(identifyProcess()));
  try {
    const deadline = performance.now() + timeoutMs;
    while (!(await tryLink(draft, file))) {
      if (performance.now() > deadline)
        throw new OperatorError(`Another process holds ${file} for too long: end it, then try again.`);
      await breakStaleLock(file);
      await wait(RETRY_MS);
    }
  } finally {
    await rm(draft, { force: true });
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

// A hard link appears whole or not at all, so nobody reads a half-written lock.
async function tryLink(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function breakStaleLock(file: string): Promise<void> {
  const holder = await readIdentity(file);
  if (holder === undefined || isAlive(holder)) return;
  const grave = `${file}.${randomBytes(4).toString('hex')}.stale`;
  await rename(file, grave).catch(() => undefined);
  // Another process may have broken the lock and taken it between our look and our move: then we give it back.
  const moved = await readIdentity(grave);
  if (moved !== undefined && isAlive(moved)) await link(grave, file).catch(() => undefined);
  await rm(grave, { force: true });
}

/** The process that a file of {@link withFileLock} or a lease names; undefined if there is none. */
export async function readIdentity(file: string): Promise<ProcessIdentity | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return undefined;
    return { pid: value.pid, birth: 'birth' in value && typeof value.birth === 'string' ? value.birth : '' };
  } catch {
    return undefined;
  }
}
