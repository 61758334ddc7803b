import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createIdentity } from '#platform/identity/identity.ts';
import { systemContext } from '#tests/support/listings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { addFeed } from './feed-admin.ts';
import { forgetPage, keepPage, readKeptPage, requireFeed, sweepPages } from './feed-rows.ts';

let database: TestDatabase;
let feedId: number;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const ctx = { ...systemContext(db, new Date()), identity: createIdentity('a secret of tests', 'tests') };
  const source = { address: 'https://mls.example/odata', profile: 'plain', sourceName: 'Test MLS' };
  await addFeed(ctx, { name: 'Test', ...source, policy: { template: 'own' } });
  feedId = (await requireFeed(db, 'Test')).id;
});
afterAll(() => database?.close());

const page = (text: string) => ({
  address: 'https://mls.example/odata/Property?$top=2',
  serverTime: '2026-04-01T12:00:00.000Z',
  body: Buffer.from(text),
});

it('keeps one page of a resource as it came, until it is taken over', async () => {
  const { db } = database;
  for (const text of ['{"value":[]}', '{"value":[{"ListingKey":"é"}]}']) await keepPage(db, feedId, 'Property', page(text));
  expect(await readKeptPage(db, feedId, 'Property')).toEqual(page('{"value":[{"ListingKey":"é"}]}'));
  expect(await readKeptPage(db, feedId, 'Member')).toBeUndefined();
  await db.transaction().execute((trx) => forgetPage(trx, feedId, 'Property'));
  expect(await readKeptPage(db, feedId, 'Property')).toBeUndefined();
});

it('neither takes nor keeps a page that nobody came back for', async () => {
  const { db } = database;
  await keepPage(db, feedId, 'Property', page('{"value":[]}'));
  await sweepPages(db);
  expect(await readKeptPage(db, feedId, 'Property')).toBeDefined();
  await sql`update feed_pages set fetched_at = now() - interval '16 minutes'`.execute(db);
  expect(await readKeptPage(db, feedId, 'Property')).toBeUndefined();
  await sweepPages(db);
  expect(await db.selectFrom('feed_pages').select('address').execute()).toEqual([]);
});
