import { stat } from 'node:fs/promises';
import path from 'node:path';
import { formatNumber } from '#lib/format.ts';
import type { Config } from '#platform/config/config.ts';
import { findDataDir } from '#platform/config/data-dir.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import { restoreBackup, type RestoredBackup } from '#platform/db/backup/restore-backup.ts';
import { writeBackup } from '#platform/db/backup/write-backup.ts';
import { openAuthSecret, replaceAuthSecret } from '#platform/identity/auth-secret.ts';
import type { DatabaseSession, Operator } from './operator.ts';
import { refuseWhileServing } from './single-server.ts';

/** `realty backup <file>` */
export async function backUp(operator: Operator, file: string): Promise<void> {
  const startedAt = performance.now();
  const filesDir = findFilesDir(operator.config);
  const secret = makesOwnSecret(operator.config)
    ? await openAuthSecret(operator.config, findDataDir(operator.config))
    : undefined;
  await operator.withDatabase(async ({ connectionString }) => {
    const progress = operator.progress('Backup');
    const tally = await writeBackup({
      connectionString,
      file,
      ...(secret !== undefined && { secret }),
      ...(filesDir && { filesDir }),
      onTable: (table) => {
        progress.note(table);
        progress.advance();
      },
    }).catch((error: unknown) => {
      throw explainTarget(error, file);
    });
    const { size } = await stat(file);
    progress.done('Written and read again: it is whole.');
    const seconds = Number(((performance.now() - startedAt) / 1000).toFixed(1));
    operator.result({ file, ...tally, bytes: size, seconds }, [
      `${file}: ${formatNumber(tally.rows)} rows, ${tally.files} files, ${(size / 1e6).toFixed(1)} MB in ${seconds} s.`,
      ...(filesDir === undefined ? ['Uploaded files lie in the bucket FILES_S3_BUCKET and are not in it.'] : []),
      secret === undefined
        ? 'AUTH_SECRET is not in it, and nothing else opens what is sealed: keep it too.'
        : 'It holds the secret that opens what is sealed: keep the file from others.',
    ]);
  });
}

/** `realty restore <file>` */
export async function restore(operator: Operator, file: string, replace: boolean): Promise<void> {
  const { config } = operator;
  if (config.isLocal) await refuseWhileServing(findDataDir(config));
  const filesDir = findFilesDir(config);
  await operator.withDatabase(
    async (session) => {
      const progress = operator.progress('Restore');
      const restored = await restoreBackup({
        connectionString: session.connectionString,
        file,
        replace,
        ...(filesDir && { filesDir }),
        onTable: (table) => {
          progress.note(table);
          progress.advance();
        },
      });
      const sealed = await restoreSecret(config, restored.secret);
      const jobs = await sendAgain(operator, session, restored);
      progress.done('Every row is in its place.');
      operator.result({ file, createdAt: restored.createdAt, rows: restored.rows, files: restored.files, jobs }, [
        `Restored the backup of ${restored.createdAt}: ${formatNumber(restored.rows)} rows, ${restored.files} files.`,
        ...sealed,
      ]);
    },
    { migrate: false },
  );
}

/** Lets what is sealed be opened here, where it can; says what is missing. */
async function restoreSecret(config: Config, secret: string | undefined): Promise<string[]> {
  if (secret === undefined) return ['What is sealed in it opens with the AUTH_SECRET of that installation alone: set the same.'];
  if (!makesOwnSecret(config))
    return ['What is sealed in it opens with the secret that the backup holds: restore it again without AUTH_SECRET.'];
  await replaceAuthSecret(findDataDir(config), secret);
  return [];
}

function makesOwnSecret(config: Config): boolean {
  return config.AUTH_SECRET === undefined && config.makesSecret;
}

/** Jobs that were queued when the backup was made are queued again. */
async function sendAgain(operator: Operator, { pool, db }: DatabaseSession, { jobs }: RestoredBackup): Promise<number> {
  const [{ openPorts }, { createBackgroundWork }] = await Promise.all([
    import('#server/open-ports.ts'),
    import('#server/worker.ts'),
  ]);
  const { config, log } = operator;
  const { ports, queue } = await openPorts({ config, pool, log, dataDir: findDataDir(config) });
  const work = createBackgroundWork({ ports, queue, db, log });
  await work.open();
  let count = 0;
  for (const { queue: name, jobs: pending } of jobs) {
    // Recurring jobs schedule themselves; their queue may no longer exist.
    if (name.startsWith('__')) continue;
    for (const { data, singletonKey, startAfter, retryLimit } of pending) {
      const waits = typeof startAfter === 'string' ? Math.ceil((Date.parse(startAfter) - Date.now()) / 1000) : 0;
      await queue.send(db, name, isObject(data) ? data : {}, {
        ...(typeof singletonKey === 'string' && { singletonKey }),
        ...(waits > 0 && { startAfterSeconds: waits }),
        ...(typeof retryLimit === 'number' && { retries: retryLimit }),
      });
      count += 1;
    }
  }
  await work.stop();
  return count;
}

function findFilesDir(config: Config): string | undefined {
  return config.FILES_S3_BUCKET === undefined ? path.join(findDataDir(config), 'files') : undefined;
}

function explainTarget(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'EACCES' || code === 'ENOTDIR') {
    return new OperatorError(`${file} cannot be written: name a file in a folder that exists and that you may write.`, {
      cause: error,
    });
  }
  if (code === 'ENOSPC') return new OperatorError(`The disk of ${file} is full: name a file on another disk.`, { cause: error });
  return error;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
