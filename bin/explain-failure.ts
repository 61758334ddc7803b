import { statfsSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';
import { OperatorError } from '#platform/config/operator-error.ts';

const DISK_FULL = 'The disk is full: free some space (or set REALTY_DATA_DIR to a folder on another disk) and start again.';

const SENTENCES: Record<string, string> = {
  ENOSPC: DISK_FULL,
  EDQUOT: DISK_FULL,
  '53100': DISK_FULL,
  ECONNREFUSED: 'The database does not answer: check that the server in DATABASE_URL is running and reachable from this machine.',
  ECONNRESET: 'The database closed the connection: check the server in DATABASE_URL and its log.',
  ETIMEDOUT: 'The database does not answer in time: check the address in DATABASE_URL and the network between.',
  EHOSTUNREACH: 'The database host cannot be reached: check the address in DATABASE_URL and the network between.',
  ENETUNREACH: 'The database host cannot be reached: check the address in DATABASE_URL and the network between.',
  ENOTFOUND: 'The database host has no address: check the host name in DATABASE_URL.',
  EAI_AGAIN: 'The database host has no address just now: check the host name in DATABASE_URL and the name server.',
  '28P01': 'The database refuses the password: check the user and password in DATABASE_URL.',
  '28000': 'The database refuses this user: check the user in DATABASE_URL and the rules in pg_hba.conf.',
  '3D000': 'The database named in DATABASE_URL does not exist: create it first, for example with createdb.',
  '42501': 'The database user lacks a right: make it the owner of the database named in DATABASE_URL.',
  '53300': 'The database has no connection left: lower DATABASE_POOL_SIZE or raise max_connections of the server.',
  '57P03': 'The database is still starting: try again in a moment.',
  EROFS: 'The data folder is on a read-only disk: set REALTY_DATA_DIR to a writable folder.',
};

/** With less space a database server fails without a clear reason. */
const TOO_LITTLE_BYTES = 32 * 1024 * 1024;

/** One plain sentence that says what to do, whatever went wrong. A full disk under `dataDir` explains any failure. */
export function explainFailure(error: unknown, dataDir?: string): string {
  const causes = [...walkCauses(error)];
  if (dataDir !== undefined && !causes.some((cause) => cause instanceof OperatorError) && isFull(dataDir)) return DISK_FULL;
  for (const cause of causes) {
    if (cause instanceof OperatorError) return cause.message;
    const code = readCode(cause);
    const sentence = code === undefined ? undefined : SENTENCES[code];
    if (sentence !== undefined) return sentence;
    if (code === 'EACCES' || code === 'EPERM' || code === 'ENOTDIR') return explainRefusedPath(cause);
    if (cause instanceof Error && /no space left on device/i.test(cause.message)) return DISK_FULL;
    if (cause instanceof Error && /timeout (expired|exceeded)/i.test(cause.message))
      return SENTENCES['ETIMEDOUT'] ?? cause.message;
  }
  const message = error instanceof Error ? error.message.split('\n')[0] : String(error);
  return `Something unexpected went wrong: ${message ?? ''} (set LOG_LEVEL=debug to see where).`;
}

function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < TOO_LITTLE_BYTES;
  } catch {
    return false;
  }
}

function explainRefusedPath(error: unknown): string {
  const file = error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : 'a file it needs';
  const isBuild = file.startsWith(path.join(PROJECT_DIR, 'build'));
  return isBuild
    ? `This user cannot write ${file}, where the built pages belong: give it the right, or let the project's owner start once.`
    : `This user cannot write ${file}: give it the right, or set REALTY_DATA_DIR to a folder of its own.`;
}

function* walkCauses(error: unknown): Generator<unknown> {
  const seen = new Set<unknown>();
  const queue: unknown[] = [error];
  while (queue.length > 0) {
    const next = queue.shift();
    if (next === undefined || next === null || seen.has(next)) continue;
    seen.add(next);
    yield next;
    if (next instanceof AggregateError) queue.push(...(next.errors as unknown[]));
    if (next instanceof Error) queue.push(next.cause);
  }
}

function readCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
