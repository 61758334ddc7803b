import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createIdentity } from '#platform/identity/identity.ts';
import { makeRecord, systemContext } from '#tests/support/listings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { addFeed } from './feed-admin.ts';
import { syncFeed } from './sync-feed.ts';

let test: TestDatabase;
let folder: string;
beforeAll(async () => {
  test = await openTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'realty-keys-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await test.close();
});
beforeEach(async () => {
  await sql`truncate listings, ingest_runs, quarantined_records, feeds, listing_sources, installation restart identity cascade`.execute(
    test.db,
  );
});

const keyed = (key: string) => makeRecord({ ListingKey: key, ListingId: `number of ${key}` });

function numbered(number: string): Record<string, unknown> {
  const { ListingKey: _key, ...record } = makeRecord({ ListingId: number });
  return record;
}

async function sync(records: readonly unknown[]) {
  const file = path.join(folder, 'homes.json');
  await writeFile(file, JSON.stringify(records));
  const ctx = { ...systemContext(test.db), identity: createIdentity('a secret of tests', 'tests') };
  const known = await test.db.selectFrom('feeds').select('name').executeTakeFirst();
  if (known === undefined)
    await addFeed(ctx, { name: 'Test', address: file, sourceName: 'Test MLS', policy: { template: 'own' } });
  return syncFeed(ctx, 'Test');
}

const keysStored = async () =>
  (await test.db.selectFrom('listings').select('source_listing_key').orderBy('source_listing_key').execute()).map(
    (row) => row.source_listing_key,
  );

it('refuses a record of a file without the key that the others have, wherever it stands and however often it comes', async () => {
  const records = [numbered('7'), ...['A', 'B', 'C'].map((key) => keyed(key))];
  expect(await sync(records)).toMatchObject({ inserted: 3, quarantined: 1, refusals: { 'ListingKey missing': 1 } });
  expect(await sync(records)).toMatchObject({ inserted: 0, unchanged: 3, quarantined: 1 });
  expect(await sync([numbered('8')])).toMatchObject({ inserted: 0, quarantined: 1 });
  expect(await keysStored()).toEqual(['A', 'B', 'C']);
});

it('knows the records of a file by their numbers where most have no other key', async () => {
  const records = [...['1', '2', '3'].map((number) => numbered(number)), keyed('A')];
  expect(await sync(records)).toMatchObject({ inserted: 4, quarantined: 0 });
  expect(await sync([...records, numbered('4')])).toMatchObject({ inserted: 1, unchanged: 4 });
  expect(await keysStored()).toEqual(['1', '2', '3', '4', 'A']);
});
