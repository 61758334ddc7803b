import { mkdir, mkdtemp, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBareDatabase, openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { openDatabase, type OpenDatabase } from '../database.ts';
import { createLog } from '../../log/log.ts';
import { migrateDatabase } from '../migrate.ts';
import { setAside } from '../set-aside.ts';
import { readBackup } from './backup-format.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let folder: string;
let source: TestDatabase;
let target: Awaited<ReturnType<typeof openBareDatabase>>;
let restored: OpenDatabase;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'realty-backup-'));
  source = await openTestDatabase();
  target = await openBareDatabase();
  restored = openDatabase({ connectionString: target.connectionString, poolSize: 2, log: createLog('silent') });
});
afterEach(async () => {
  await restored.close();
  await Promise.all([source.close(), target.close()]);
  await rm(folder, { recursive: true });
});

const BODY = 'Quotes " and \\ and \n lines, NULL, (commas), ünïcode 🏡';

async function fill(): Promise<void> {
  for (let start = 0; start < 1200; start += 600) {
    await source.db
      .insertInto('mail_messages')
      .values(
        Array.from({ length: 600 }, (_, index) => ({
          dedupe_key: index % 2 === 0 ? null : `key-${start + index}`,
          to_address: 'a@example.com',
          subject: `No ${start + index}`,
          html: BODY,
          text: '',
          attachments: JSON.stringify([{ n: index }]),
        })),
      )
      .execute();
  }
  await mkdir(path.join(folder, 'files/photos'), { recursive: true });
  await writeFile(path.join(folder, 'files/photos/one.webp'), Buffer.from([0, 255, 10, 13]));
}

async function countMails(): Promise<number> {
  const { n } = await source.db
    .selectFrom('mail_messages')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

async function withClient(connectionString: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await work(client);
  await client.end();
}

describe('a backup', () => {
  it('brings every row, sequence, foreign key and file back into an empty database', async () => {
    const file = path.join(folder, 'site.backup');
    // A new database has rows of its own, such as the states that money may be in.
    const { rows: own } = await writeBackup({ connectionString: source.connectionString, file });
    await fill();
    const written = await writeBackup({
      connectionString: source.connectionString,
      file,
      filesDir: path.join(folder, 'files'),
      secret: 'what opens it',
    });
    expect(written).toEqual({ rows: own + 1200, files: 1 });
    expect(await readdir(folder)).toEqual(['files', 'site.backup']);

    const back = await restoreBackup({
      connectionString: target.connectionString,
      file,
      filesDir: path.join(folder, 'back'),
      replace: false,
    });
    expect(back).toMatchObject({ rows: own + 1200, files: 1, secret: 'what opens it' });
    const again = path.join(folder, 'again.backup');
    expect(await writeBackup({ connectionString: target.connectionString, file: again })).toMatchObject({ rows: own + 1200 });
    await rm(again);
    const read = (db: TestDatabase['db']) => db.selectFrom('mail_messages').selectAll().orderBy('id').execute();
    expect(await read(restored.db)).toEqual(await read(source.db));
    expect(await readFile(path.join(folder, 'back/photos/one.webp'))).toEqual(Buffer.from([0, 255, 10, 13]));
    const countKeys = (db: TestDatabase['db']) =>
      sql<{ n: number }>`select count(*)::int as n from pg_constraint where contype = 'f' and convalidated`.execute(db);
    expect((await countKeys(restored.db)).rows).toEqual((await countKeys(source.db)).rows);
    const next = await restored.db
      .insertInto('mail_messages')
      .values({ to_address: 'b@example.com', subject: 's', html: '', text: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(next.id).toBe(1201);
  });

  it('replaces what is in use only where it is told to, and gives that back where it fails, or was killed', async () => {
    const file = path.join(folder, 'site.backup');
    await writeBackup({ connectionString: source.connectionString, file });
    const lines = zstdDecompressSync(await readFile(file))
      .toString('utf8')
      .split('\n');
    const broken = lines.map((line) =>
      line.replace(/^\{"kind":"table","table":"[^"]+"/, '{"kind":"table","table":"public.nothing"'),
    );
    const brokenFile = path.join(folder, 'broken.backup');
    await writeFile(brokenFile, zstdCompressSync(broken.join('\n')));
    await fill();
    await sql`create schema pgboss create table job (id int)`.execute(source.db);
    const { connectionString } = source;
    await expect(restoreBackup({ connectionString, file, replace: false })).rejects.toThrow(/--replace/);
    expect(await countMails()).toBe(1200);
    await expect(restoreBackup({ connectionString, file: brokenFile, replace: true })).rejects.toThrow(/public\.nothing/);
    expect(await countMails()).toBe(1200);

    await withClient(connectionString, setAside);
    await expect(migrateDatabase(connectionString)).rejects.toThrow(/A restore was cut off here/);
    await expect(restoreBackup({ connectionString, file, replace: false })).rejects.toThrow(/--replace/);
    expect(await countMails()).toBe(1200);
    expect((await sql`select from pgboss.job`.execute(source.db)).rows).toEqual([]);

    await withClient(connectionString, setAside);
    await restoreBackup({ connectionString, file, replace: true });
    expect(await countMails()).toBe(0);
    const { rows } = await sql<{ nspname: string }>`select nspname from pg_namespace where nspname like '%before%'`.execute(
      source.db,
    );
    expect(rows).toEqual([]);
  });

  it('refuses a file that was cut off, or is none, before anything is changed', async () => {
    await fill();
    const file = path.join(folder, 'site.backup');
    await writeBackup({ connectionString: source.connectionString, file });
    await truncate(file, 2000);
    await expect(restoreBackup({ connectionString: source.connectionString, file, replace: true })).rejects.toThrow(/damaged/);
    await writeFile(file, 'hello');
    await expect(restoreBackup({ connectionString: source.connectionString, file, replace: true })).rejects.toThrow(
      /damaged|no backup/,
    );
    await expect(restoreBackup({ connectionString: source.connectionString, file: `${file}.no`, replace: true })).rejects.toThrow(
      /There is no file/,
    );
    expect(await countMails()).toBe(1200);
  });

  it.each([
    ['0125', 116, []],
    // Its reply link is one of a task, which nothing ever made: links are of threads now.
    ['0132', 110, ['reply_links']],
  ])('made at %s, with rows in every table, is restored and brought up to date', async (number, rows, forgotten) => {
    const file = path.join(import.meta.dirname, `made-at-${number}.backup`);
    expect(await restoreBackup({ connectionString: target.connectionString, file, replace: false })).toMatchObject({ rows });
    const { rows: tables } = await sql<{ name: string }>`select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(restored.db);
    const empty = [];
    for await (const entry of readBackup(file)) {
      if (entry.kind !== 'table') continue;
      // A later migration may have renamed the table.
      const kept = tables.find(({ name }) => `public.${name}` === entry.table);
      if (kept === undefined) continue;
      const found = await sql`select from ${sql.table(kept.name)} limit 1`.execute(restored.db);
      if (found.rows.length === 0) empty.push(kept.name);
    }
    expect(empty).toEqual(forgotten);
    expect(await migrateDatabase(target.connectionString)).toEqual([]);
  });

  it('is refused where it is older than the oldest baseline, or newer than the program', async () => {
    await fill();
    const file = path.join(folder, 'site.backup');
    await writeBackup({ connectionString: source.connectionString, file });
    const [header = '', ...lines] = zstdDecompressSync(await readFile(file))
      .toString()
      .split('\n');
    const restoreFrom = async (migration: string) => {
      const changed = [JSON.stringify({ ...JSON.parse(header), migration }), ...lines].join('\n');
      await writeFile(file, zstdCompressSync(changed));
      await restoreBackup({ connectionString: source.connectionString, file, replace: true });
    };
    await expect(restoreFrom('0103_demo_pasts.sql')).rejects.toThrow(/too old.*0125 to 0135, and make a new backup there/);
    await expect(restoreFrom('9999_later.sql')).rejects.toThrow(/newer version/);
    const kept = await source.db.selectFrom('mail_messages').select('id').execute();
    expect(kept).toHaveLength(1200);
  });
});
