import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '#platform/config/operator-error.ts';
import { readIdentity, withFileLock } from '#platform/db/folder-lock.ts';
import { identifyProcess, isAlive, type ProcessIdentity } from '#platform/db/process-identity.ts';

/** A restart may come while the old process finishes. */
const HANDOVER_MS = 2500;

/** Claims a data folder for one server; refuses, with the other's address, where one already serves from it. */
export async function claimDataDir(dataDir: string, address: string): Promise<{ release(): Promise<void> }> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const file = path.join(dataDir, 'server.json');
  await withFileLock(path.join(dataDir, 'server.lock'), async () => {
    const other = await waitForEnd(file);
    if (other !== undefined) {
      const where = await readAddress(file);
      throw new OperatorError(
        `Realty AI is already running at ${where} on this data folder (process ${other.pid}): open that address, or stop it first, or set REALTY_DATA_DIR and PORT for a second one.`,
      );
    }
    await writeFile(file, JSON.stringify({ ...identifyProcess(), address }));
  });
  return { release: () => rm(file, { force: true }) };
}

/** The server that keeps running; waits for one that is about to end. */
async function waitForEnd(file: string): Promise<ProcessIdentity | undefined> {
  for (const deadline = performance.now() + HANDOVER_MS; ; await wait(50)) {
    const other = await readIdentity(file);
    if (other === undefined || !isAlive(other)) return undefined;
    if (performance.now() > deadline) return other;
  }
}

/** Where the server of a data folder answers, if one runs. */
export async function findServer(dataDir: string): Promise<string | undefined> {
  const file = path.join(dataDir, 'server.json');
  const server = await readIdentity(file);
  return server !== undefined && isAlive(server) ? readAddress(file) : undefined;
}

/** For work during which no server may run. */
export async function refuseWhileServing(dataDir: string): Promise<void> {
  const file = path.join(dataDir, 'server.json');
  const other = await readIdentity(file);
  if (other === undefined || !isAlive(other)) return;
  throw new OperatorError(`Realty AI is running at ${await readAddress(file)} on this data folder: stop it first.`);
}

async function readAddress(file: string): Promise<string> {
  const value: unknown = JSON.parse(await readFile(file, 'utf8'));
  return typeof value === 'object' && value !== null && 'address' in value ? String(value.address) : 'an unknown address';
}
