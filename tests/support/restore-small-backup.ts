import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PROJECT_DIR } from '#platform/config/data-dir.ts';
import { restoreBackup } from '#platform/db/backup/restore-backup.ts';
import { openBareDatabase } from './test-database.ts';

/** Written by `tests/support/write-small-backup.ts`: a row of each table that had a small one, and all that these refer to. */
export const SMALL_BACKUP = path.join(PROJECT_DIR, 'src/platform/db/backup/made-at-0449.backup');

/** A database from the small backup, brought up to date from the migrations that its own had: later ones may have come in between. */
export async function restoreSmallBackup(): Promise<{ connectionString: string; close(): Promise<void> }> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'realty-upgrade-'));
  const target = await openBareDatabase();
  try {
    await cp(path.join(PROJECT_DIR, 'db/baselines'), path.join(directory, 'baselines'), { recursive: true });
    await mkdir(path.join(directory, 'migrations'));
    const names = JSON.parse(await readFile(SMALL_BACKUP.replace(/\.backup$/, '.json'), 'utf8')) as string[];
    for (const name of names.filter((one) => one.endsWith('.sql')))
      await cp(path.join(PROJECT_DIR, 'db/migrations', name), path.join(directory, 'migrations', name));
    await restoreBackup({ connectionString: target.connectionString, file: SMALL_BACKUP, replace: false, directory });
    return target;
  } catch (error) {
    await target.close();
    throw error;
  } finally {
    await rm(directory, { recursive: true });
  }
}
