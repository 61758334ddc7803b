import { createWriteStream } from 'node:fs';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import pg from 'pg';
import { FORMAT, readBackup, type BackupEntry, type BackupHeader, type BackupTally } from './backup-format.ts';
import { listSequences, listTables } from './database-catalog.ts';

const FETCH_ROWS = 500;
/** What a backup does without: counters of the last minute, what visits are told apart by, which no copy may keep, and the list of migrations. */
const SKIPPED = new Set(['public.rate_limits', 'public.schema_migrations', 'public.landing_exposures', 'public.visit_salts']);

const isSkipped = (table: string) => SKIPPED.has(table) || table.endsWith('_visitors');

export interface WriteBackupOptions {
  connectionString: string;
  /** The folder of uploaded files, if they are on this machine. */
  filesDir?: string;
  /** The installation's secret, if it lies in its data folder. */
  secret?: string;
  file: string;
  onTable?: (table: string) => void;
}

/**
 * Writes the whole database, as of one moment, and the files into one file, while the site keeps running. The file appears
 * under its name only when it is complete and has been read again.
 */
export async function writeBackup(options: WriteBackupOptions): Promise<BackupTally> {
  const draft = `${options.file}.${process.pid}.part`;
  const client = new pg.Client({ connectionString: options.connectionString, application_name: 'realty-backup' });
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    const tally: BackupTally = { rows: 0, files: 0 };
    const lines = Readable.from(writeLines(client, options, tally), { objectMode: true });
    await pipeline(lines, createZstdCompress(), createWriteStream(draft, { mode: 0o600 }));
    for await (const _entry of readBackup(draft));
    await syncFile(draft);
    await rename(draft, options.file);
    return tally;
  } finally {
    await client.end().catch(() => undefined);
    await rm(draft, { force: true });
  }
}

async function* writeLines(client: pg.Client, options: WriteBackupOptions, tally: BackupTally): AsyncGenerator<string> {
  const newest = await client.query<{ name: string }>('select name from schema_migrations order by name desc limit 1');
  const header: BackupHeader = {
    kind: 'realty-backup',
    format: FORMAT,
    createdAt: new Date().toISOString(),
    migration: newest.rows[0]?.name ?? '',
  };
  yield line(header);
  for (const { table, columns } of await listTables(client)) {
    if (isSkipped(table)) continue;
    options.onTable?.(table);
    yield line({ kind: 'table', table, columns });
    for await (const rows of readRows(client, table)) {
      tally.rows += rows.length;
      yield line({ kind: 'rows', rows });
    }
  }
  for (const sequence of await listSequences(client)) yield line({ kind: 'sequence', ...sequence });
  for (const entry of await readPendingJobs(client)) yield line(entry);
  if (options.secret !== undefined) yield line({ kind: 'secret', secret: options.secret });
  for await (const entry of readFiles(options.filesDir)) {
    tally.files += 1;
    yield line(entry);
  }
  yield line({ kind: 'end', ...tally });
}

async function* readRows(client: pg.Client, table: string): AsyncGenerator<string[]> {
  await client.query(`declare backup_rows no scroll cursor for select t::text as row from ${table} t`);
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${FETCH_ROWS} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await client.query('close backup_rows');
}

/** Work that is not done yet; finished jobs are history. */
async function readPendingJobs(client: pg.Client): Promise<BackupEntry[]> {
  const found = await client.query<{ found: boolean }>(`select to_regclass('pgboss.job') is not null as found`);
  if (found.rows[0]?.found !== true) return [];
  const { rows } = await client.query<{ queue: string; jobs: Record<string, unknown>[] }>(
    `select name as queue, jsonb_agg(jsonb_build_object('data', data, 'singletonKey', singleton_key, 'startAfter', start_after, 'retryLimit', retry_limit)) as jobs
     from pgboss.job where state::text in ('created', 'retry', 'active') group by name order by name`,
  );
  return rows.map(({ queue, jobs }) => ({ kind: 'jobs', queue, jobs }));
}

async function* readFiles(filesDir: string | undefined): AsyncGenerator<BackupEntry> {
  if (filesDir === undefined) return;
  const entries = await readdir(filesDir, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    // Somebody may delete a file while we read the others.
    const data = await readFile(file).catch(() => undefined);
    const name = path.relative(filesDir, file).replaceAll(path.sep, '/');
    if (data !== undefined) yield { kind: 'file', path: name, data: data.toString('base64') };
  }
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

function line(value: BackupHeader | BackupEntry): string {
  return `${JSON.stringify(value)}\n`;
}
