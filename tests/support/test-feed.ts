import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { addFeed, syncFeed } from '#domains/feeds/server/index.ts';
import { createIdentity } from '#platform/identity/identity.ts';
import { type FeedServer, type FeedServerOptions, startFeedServer } from './feed-server.ts';
import { makeRecord, systemContext } from './listings.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/** As fast as the server of the tests answers. */
export const HURRIED = { backoffMs: 1, limits: {} };

export const at = (minutes: number) => new Date(Date.UTC(2026, 3, 1) + minutes * 60_000).toISOString();

export const home = (key: string, minutes: number, fields: Record<string, unknown> = {}) =>
  makeRecord({
    ListingKey: key,
    ModificationTimestamp: at(minutes),
    UnparsedAddress: `${key} Elm Street`,
    MlgCanView: true,
    ...fields,
  });

export const homes = (count: number) =>
  Array.from({ length: count }, (_, index) => home(`H${String(index).padStart(5, '0')}`, index));

/** A database for the tests of a file, each of which begins without homes and may open a server, whose feed is called "Test". */
export function useTestFeed() {
  let test: TestDatabase;
  let server: FeedServer | undefined;
  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(() => test.close());
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });
  beforeEach(async () => {
    await sql`truncate listings, ingest_runs, quarantined_records, feeds, listing_sources restart identity cascade`.execute(
      test.db,
    );
  });

  const ctx = () => ({ ...systemContext(test.db, new Date()), identity: createIdentity('a secret of tests', 'tests') });
  return {
    ctx,
    db: () => test.db,
    async open(options: FeedServerOptions, feed: Partial<Parameters<typeof addFeed>[1]> = {}, folder = ''): Promise<FeedServer> {
      server = await startFeedServer(options);
      await addFeed(ctx(), {
        name: 'Test',
        address: server.address + folder,
        profile: options.profile,
        sourceName: 'Test MLS',
        policy: { template: 'own' },
        tokenAddress: server.tokenAddress,
        clientId: 'me',
        secret: 'secret',
        ...feed,
      });
      return server;
    },
    sync: (options: Parameters<typeof syncFeed>[2] = {}) => syncFeed(ctx(), 'Test', { ...HURRIED, ...options }),
    /** Keys of the homes that may be shown. */
    async keysShown(): Promise<string[]> {
      const shown = test.db.selectFrom('listings').select('source_listing_key').where('display_listing', '=', true);
      return (await shown.orderBy('source_listing_key').execute()).map((row) => row.source_listing_key);
    },
  };
}
