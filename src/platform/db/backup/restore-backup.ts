import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { OperatorError } from '#platform/config/operator-error.ts';
import { inOneStep } from '../in-one-step.ts';
import { migrateDatabase } from '../migrate.ts';
import { findDetour, numberOf, readBaselines, readMigrations } from '../migrations.ts';
import { dropSetAside, isSetAside, putBack, setAside } from '../set-aside.ts';
import { readBackup, type BackupEntry, type BackupHeader, type BackupTally } from './backup-format.ts';
import { listForeignKeys, listMaterializedViews, listTables } from './database-catalog.ts';

export interface RestoreBackupOptions {
  connectionString: string;
  /** Where uploaded files go; without it, those in the backup are skipped. */
  filesDir?: string;
  file: string;
  /** Drops what the database holds, once everything is restored. Without it, a database in use is refused. */
  replace: boolean;
  onTable?: (table: string) => void;
  /** Holds the folders of migrations and baselines of that time. */
  directory?: string;
}

export interface RestoredBackup extends BackupTally {
  createdAt: string;
  /** Work that was pending, by queue, to be sent again. */
  jobs: { queue: string; jobs: Record<string, unknown>[] }[];
  /** What opens all that is sealed in it; undefined if its installation was given one. */
  secret?: string;
}

/**
 * Puts a backup into an empty database: first the schema of that time, then its rows in one transaction, then the newer
 * migrations. The whole file is read before anything is changed, and what the database held comes back if a step fails.
 */
export async function restoreBackup(options: RestoreBackupOptions): Promise<RestoredBackup> {
  const header = await verify(options.file);
  await refuseOtherVersions(header.migration);
  const client = new pg.Client({ connectionString: options.connectionString, application_name: 'realty-restore' });
  await client.connect();
  try {
    // Of a restore that was killed.
    if (await isSetAside(client)) await putBack(client);
    const hasSetAside = await makeRoom(client, options.replace);
    const restored = await fill(client, options, header).catch(async (error: unknown) => {
      if (hasSetAside) await putBack(client);
      throw error;
    });
    await dropSetAside(client);
    await client.query('analyze');
    return restored;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function fill(client: pg.Client, options: RestoreBackupOptions, header: BackupHeader): Promise<RestoredBackup> {
  const { connectionString, directory } = options;
  await migrateDatabase(connectionString, {
    upTo: header.migration,
    isRestoring: true,
    ...(directory === undefined ? {} : { directory }),
  });
  const restored = await load(client, options, header);
  await migrateDatabase(connectionString, { isRestoring: true });
  return restored;
}

async function refuseOtherVersions(migration: string): Promise<void> {
  const newest = (await readMigrations()).at(-1)?.name ?? '';
  if (numberOf(migration) > numberOf(newest)) {
    throw new OperatorError(
      `The backup comes from a newer version of the product (${migration}): update the program first, then restore.`,
    );
  }
  const detour = findDetour(migration, await readBaselines());
  if (detour !== undefined) {
    throw new OperatorError(
      `The backup is too old for this version: its newest migration is ${migration}. Restore it with ${detour}, and make a new backup there.`,
    );
  }
}

async function verify(file: string): Promise<BackupHeader> {
  let header: BackupHeader | undefined;
  for await (const entry of readBackup(file)) if (entry.kind === 'realty-backup') header = entry;
  if (header === undefined) throw new OperatorError(`${file} is empty: take another backup file.`);
  return header;
}

/** Whether it set aside what was there. */
async function makeRoom(client: pg.Client, replace: boolean): Promise<boolean> {
  if ((await listTables(client)).length === 0) return false;
  if (!replace) {
    throw new OperatorError(
      'The database is in use already: name an empty one (REALTY_DATA_DIR or DATABASE_URL), or add --replace to put the backup in the place of what it holds.',
    );
  }
  await setAside(client);
  return true;
}

async function load(client: pg.Client, options: RestoreBackupOptions, header: BackupHeader): Promise<RestoredBackup> {
  const restored: RestoredBackup = { createdAt: header.createdAt, rows: 0, files: 0, jobs: [] };
  await inOneStep(client, async () => {
    // Rows come table by table, so foreign keys are checked at the end.
    const keys = await listForeignKeys(client);
    for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
    const tables = (await listTables(client)).filter(({ table }) => table !== 'public.schema_migrations');
    for (const { table } of tables) await client.query(`alter table ${table} disable trigger user`);
    // A migration may have inserted rows, which the backup has too.
    for (const { table } of tables) await client.query(`delete from ${table}`);
    await loadEntries(client, options, restored);
    for (const { table } of tables) await client.query(`alter table ${table} enable trigger user`);
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    for (const view of await listMaterializedViews(client)) await client.query(`refresh materialized view ${view}`);
  });
  return restored;
}

async function loadEntries(client: pg.Client, options: RestoreBackupOptions, restored: RestoredBackup): Promise<void> {
  let insert = '';
  for await (const entry of readBackup(options.file)) {
    if (entry.kind === 'table') {
      options.onTable?.(entry.table);
      insert = describeInsert(entry);
    } else if (entry.kind === 'rows') {
      const { rowCount } = await client.query(insert, [entry.rows]);
      restored.rows += rowCount ?? 0;
    } else if (entry.kind === 'sequence') {
      await client.query('select setval($1::regclass, $2, $3)', [entry.sequence, entry.value, entry.isCalled]);
    } else if (entry.kind === 'jobs') {
      restored.jobs.push({ queue: entry.queue, jobs: entry.jobs });
    } else if (entry.kind === 'secret') {
      restored.secret = entry.secret;
    } else if (entry.kind === 'file' && options.filesDir !== undefined) {
      await restoreFile(options.filesDir, entry);
      restored.files += 1;
    } else if (entry.kind === 'end' && entry.rows !== restored.rows) {
      throw new OperatorError(`Only ${restored.rows} of ${entry.rows} rows could be restored: report this.`);
    }
  }
}

function describeInsert({ table, columns }: Extract<BackupEntry, { kind: 'table' }>): string {
  const values = columns.map((column) => `(parsed.r).${column}`).join(', ');
  // Without "offset 0" PostgreSQL would parse each row once for each column.
  return `insert into ${table} (${columns.join(', ')}) overriding system value
    select ${values} from (select x::${table} as r from unnest($1::text[]) as x offset 0) parsed`;
}

async function restoreFile(filesDir: string, entry: Extract<BackupEntry, { kind: 'file' }>): Promise<void> {
  const file = path.resolve(filesDir, entry.path);
  if (!file.startsWith(path.resolve(filesDir) + path.sep))
    throw new OperatorError(`The backup names a file outside its folder (${entry.path}).`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, Buffer.from(entry.data, 'base64'));
}
