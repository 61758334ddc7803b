import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { writeListingFile } from '../../bench/listing-records.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

const RECORDS = 2000;
const REALTY = path.resolve(import.meta.dirname, '../realty.ts');

let test: TestDatabase;
let folder: string;
let file: string;
beforeAll(async () => {
  test = await openTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'realty-kill-'));
  file = path.join(folder, 'listings.json');
  await writeListingFile(file, RECORDS);
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

function startSync(name: string, ...args: string[]) {
  return startFeed('sync', name, '--json', ...args);
}

const addFeed = async (name: string, ...args: string[]) =>
  finish(startFeed('add', ...args, '--name', name, '--policy', 'own', '--json'));

function startFeed(...args: string[]) {
  return spawn(process.execPath, [REALTY, 'feed', ...args], {
    env: {
      ...process.env,
      DATABASE_URL: test.connectionString,
      REALTY_DATA_DIR: folder,
      AUTH_SECRET: 'a secret of tests that is long enough',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function finish(
  child: ReturnType<typeof startFeed>,
): Promise<{ code: number; output: Record<string, unknown>; errors: string }> {
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: JSON.parse(output) as Record<string, unknown>, errors };
}

const countListings = async () =>
  (
    await test.db
      .selectFrom('listings')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

async function fingerprint(): Promise<unknown> {
  const { rows } = await sql<object>`
    select (select count(*) from listings) as listings, (select count(*) from listing_details) as details, (select count(*) from listing_media) as media,
      (select count(*) from price_history) as history, (select count(*) from places) as places,
      (select md5(string_agg(listing_key || encode(source_hash, 'hex') || photos_count, ',' order by listing_key)) from listings) as hash,
      (select coalesce(sum(listings), 0) from cell_agg where zoom = 10 and by_kind) + (select coalesce(sum(listings), 0) from cell_changes) as counted,
      (select count(*) from listings where standard_status = 'Active' and display_listing) as active`.execute(test.db);
  return rows[0];
}

it('ends as if run once when it was killed half-way and is run again', async () => {
  await addFeed('Bench', file);
  const killed = startSync('Bench');
  const closed = once(killed, 'close');
  while ((await countListings()) < 500) await new Promise((resolve) => setTimeout(resolve, 5));
  killed.kill('SIGKILL');
  await closed;
  const half = await countListings();
  expect(half).toBeLessThan(RECORDS);
  expect(await finish(startSync('Bench'))).toMatchObject({
    code: 0,
    output: { read: RECORDS, inserted: RECORDS - half, updated: 0, unchanged: half, quarantined: 0, seconds: expect.any(Number) },
  });
  const resumed = await fingerprint();

  await sql`truncate listings, places, feed_records restart identity cascade`.execute(test.db);
  expect(await finish(startSync('Bench'))).toMatchObject({ output: { read: RECORDS, inserted: RECORDS } });
  expect(await fingerprint()).toEqual(resumed);
  expect(await finish(startSync('Bench'))).toMatchObject({ output: { unchanged: RECORDS, updated: 0 } });
});

it('tells a broken file in one sentence and fails', async () => {
  const broken = path.join(folder, 'broken.json');
  await writeFile(broken, '[{"ListingKey":"A","StandardStatus":"Active"},\n{"ListingKey":');
  await addFeed('Broken', broken);
  const { code, output, errors } = await finish(startSync('Broken'));
  expect(code).toBe(1);
  expect(output['error']).toMatch(/broken\.json breaks on line 2: .*; 1 record before it was imported\./);
  expect(errors).not.toMatch(/\n\s+at /);
});

it('mixes no real home with the demonstration city', async () => {
  await sql`truncate listings, places, feeds restart identity cascade`.execute(test.db);
  await sql`insert into installation (key, value) values ('demonstration', '{"state":"ready"}')`.execute(test.db);
  const one = path.join(folder, 'one.json');
  await writeFile(one, '{"ListingKey":"A","StandardStatus":"Active"}');
  await addFeed('One', one);
  const refused = await finish(startSync('One'));
  expect(refused).toMatchObject({ code: 1, output: { error: expect.stringContaining('--remove-demonstration') } });
  expect(await countListings()).toBe(0);
  expect(await finish(startSync('One', '--dry-run'))).toMatchObject({ code: 0, output: { inserted: 1, dryRun: true } });
  expect(await finish(startSync('One', '--remove-demonstration'))).toMatchObject({ code: 0, output: { inserted: 1 } });
  expect(await finish(startSync('One'))).toMatchObject({ code: 0, output: { unchanged: 1 } });
});

it('keeps the password of a file that asks for one', async () => {
  process.env['FEED_SECRET'] = 'a password';
  const { code } = await addFeed('with-password', 'https://files.example/listings.json', '--client-id', 'me');
  delete process.env['FEED_SECRET'];
  expect(code).toBe(0);
  const row = await test.db.selectFrom('feeds').selectAll().where('name', '=', 'with-password').executeTakeFirstOrThrow();
  expect([row.kind, row.client_id, row.secret]).toEqual(['file', 'me', expect.any(Buffer)]);
});
