import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readIdentity } from './folder-lock.ts';
import { identifyProcess, isAlive } from './process-identity.ts';

// One process may start the same server several times (tests do): we count, and leave with the last.
const ownLeases = new Map<string, number>();

/** Notes that this process uses the server. */
export async function addLease(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(ownFile(folder), JSON.stringify(identifyProcess()));
  ownLeases.set(folder, (ownLeases.get(folder) ?? 0) + 1);
}

/** Notes that this process uses the server one time less. */
export async function dropLease(folder: string): Promise<void> {
  const left = (ownLeases.get(folder) ?? 1) - 1;
  ownLeases.set(folder, left);
  if (left <= 0) await rm(ownFile(folder), { force: true });
}

/** How many living processes use the server; deletes the notes of dead ones. */
export async function countOtherLeases(folder: string): Promise<number> {
  let count = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const user = await readIdentity(file);
    if (user !== undefined && isAlive(user)) count += 1;
    else await rm(file, { force: true });
  }
  return count;
}

function ownFile(folder: string): string {
  return path.join(folder, `${process.pid}.json`);
}
