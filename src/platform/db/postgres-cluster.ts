import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { OperatorError } from '#platform/config/operator-error.ts';
import { canEnter, findDatabaseAccount, openPassage, type Account } from './database-account.ts';

/** The folders of one database server. */
export interface ClusterPlace {
  dataDir: string;
  clusterDir: string;
  /** Holds the Unix socket; undefined on Windows, where the server listens on 127.0.0.1. */
  socketDir: string | undefined;
  logFile: string;
  account: Account | undefined;
}

// The address of a Unix socket has room for 107 bytes, of which the file name takes 19.
const SOCKET_FOLDER_BYTES = 107 - '/.s.PGSQL.65535.lock'.length;

/** Finds the folders of the server that belongs to a data folder. */
export async function placeCluster(dataDir: string): Promise<ClusterPlace> {
  const account = await findDatabaseAccount();
  const home = account ? await findHomeFor(account, dataDir) : dataDir;
  const clusterDir = path.join(home, 'postgres');
  return {
    dataDir,
    clusterDir,
    socketDir: await findSocketDir(clusterDir),
    logFile: path.join(dataDir, 'postgres.log'),
    account,
  };
}

/** As root: the data folder, or one in the system's state folder if the account cannot reach it. */
async function findHomeFor(account: Account, dataDir: string): Promise<string> {
  if (await canEnter(path.dirname(dataDir), account)) {
    await openPassage(dataDir);
    return dataDir;
  }
  const home = path.join('/var/lib', `realty-ai-${hash(dataDir)}`);
  await mkdir(home, { recursive: true, mode: 0o711 }).catch(() => undefined);
  if (await canEnter(home, account).catch(() => false)) return home;
  throw new OperatorError(
    `As root the database runs as the user "nobody", who cannot enter ${dataDir}: set REALTY_DATA_DIR to a folder that other users may enter, or start as an ordinary user.`,
  );
}

async function findSocketDir(clusterDir: string): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined;
  if (Buffer.byteLength(clusterDir) <= SOCKET_FOLDER_BYTES) return clusterDir;
  const tmp = Buffer.byteLength(os.tmpdir()) < 60 ? os.tmpdir() : '/tmp';
  return path.join(tmp, `realty-ai-${hash(clusterDir)}`);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
