import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '#platform/config/operator-error.ts';
import { readIdentity, withFileLock } from '#platform/db/folder-lock.ts';
import { identifyProcess, isAlive } from '#platform/db/process-identity.ts';

/** Claims a data folder for one server; refuses, with the other's address, where one already serves from it. */
export async function claimDataDir(dataDir: string, address: string): Promise<{ release(): Promise<void> }> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const file = path.join(dataDir, 'server.json');
  await withFileLock(path.join(dataDir, 'server.lock'), async () => {
    const other = await readIdentity(file);
    if (other !== undefined && isAlive(other)) {
      const where = await readAddress(file);
      throw new OperatorError(
        `Realty AI is already running at ${where} on this data folder (process ${other.pid}): open that address, or stop it first, or set REALTY_DATA_DIR and PORT for a second one.`,
      );
    }
    await writeFile(file, JSON.stringify({ ...identifyProcess(), address }));
  });
  return { release: () => rm(file, { force: true }) };
}

/** For work that no server may be in the way of. */
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
