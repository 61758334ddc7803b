import { chmod, chown, lstat, mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** The unprivileged user that runs the server if we are root, because root may not run PostgreSQL. */
export interface Account {
  uid: number;
  gid: number;
}

const NOBODY: Account = { uid: 65_534, gid: 65_534 };

/** Undefined unless this process is root. */
export async function findDatabaseAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const [, , uid, gid] =
    users
      .split('\n')
      .find((line) => line.startsWith('nobody:'))
      ?.split(':') ?? [];
  if (uid === undefined || gid === undefined) return NOBODY;
  // macOS writes the number as -2.
  return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
}

/** Makes a folder that only the account can read, or this user if there is none. */
export async function makePrivateFolder(folder: string, account: Account | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  if (account) await chown(folder, account.uid, account.gid);
}

/** Whether the account can reach a folder through all its parents. */
export async function canEnter(folder: string, account: Account): Promise<boolean> {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const { mode, uid, gid } = await stat(at);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

/** Lets others pass through our data folder without listing it. */
export async function openPassage(folder: string): Promise<void> {
  const { mode } = await lstat(folder);
  if ((mode & 0o001) === 0) await chmod(folder, (mode & 0o777) | 0o011);
}
