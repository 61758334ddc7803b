import { hash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createIdentity } from '#platform/identity/identity.ts';
import { systemContext } from '#tests/support/listings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { addFeed } from './feed-admin.ts';
import { requireFeed } from './feed-rows.ts';
import { packRecord } from './pack-record.ts';
import { findKnownHashes, stageRecords } from './stage-records.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test?.close());

const hashOf = (key: number) => hash('sha1', String(key));
const KEYS = Array.from({ length: 100 }, (_, key) => key);

it('finds records by the index of their hashes, also where the database counted them in the middle of the first page', async () => {
  const ctx = { ...systemContext(test.db, new Date()), identity: createIdentity('a secret of tests', 'tests') };
  await addFeed(ctx, { name: 'A', address: 'https://mls.example', profile: 'plain', sourceName: 'A' });
  const { id } = await requireFeed(test.db, 'A');
  await test.db.transaction().execute(async (trx) => {
    const records = KEYS.map((key) => ({
      key: String(key),
      hash: hashOf(key),
      modified: null,
      // A page of the table has few of them, so that looking through all is no option.
      content: randomBytes(1500),
      parentKey: null,
      listingKey: null,
    }));
    await stageRecords(
      trx,
      { feedId: id, resource: 'Property', runId: null },
      records,
      records.map(({ content }) => packRecord(content)),
    );
    await sql`analyze feed_records`.execute(test.db);
  });
  await test.db.transaction().execute(async (trx) => {
    const countScans = async (index: string) =>
      (await sql<{ scans: number }>`select pg_stat_get_xact_numscans(${index}::regclass) as scans`.execute(trx)).rows[0]?.scans ??
      0;
    const [byHash, byKey] = [await countScans('feed_records_hash'), await countScans('feed_records_pkey')];
    expect(await findKnownHashes(trx, id, 'Property', [hashOf(7), hashOf(-1), hashOf(8)])).toEqual([true, false, true]);
    expect(await findKnownHashes(trx, id, 'Office', [hashOf(7)])).toEqual([false]);
    expect(await countScans('feed_records_hash')).toBe(byHash + 4);
    expect(await countScans('feed_records_pkey')).toBe(byKey);
  });
});
