import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '#lib/random.ts';
import { createIdentity } from '#platform/identity/identity.ts';
import { type FeedServer, startFeedServer } from '#tests/support/feed-server.ts';
import { at } from '#tests/support/test-feed.ts';
import { makeRecord, systemContext } from '#tests/support/listings.ts';
import { runUntilKilled } from '#tests/support/run-until-killed.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { addFeed } from './feed-admin.ts';
import { syncFeed } from './sync-feed.ts';

const SECRET = 'a secret of tests';
const FEED = 'Test';
const RECORDS = 900;
const PAGE = 50;
const KILLS = 10;
const CHANGED = 120;

const random = createRandom('killed feeds');
const keyOf = (index: number) => `H${String(index).padStart(5, '0')}`;
/** Some share a time, as after a mass change; some hold what no home can be. */
const home = (index: number, minutes = Math.floor(index / 3), fields: Record<string, unknown> = {}) =>
  makeRecord({
    ListingKey: keyOf(index),
    ModificationTimestamp: at(minutes),
    UnparsedAddress: `${index} Elm Street`,
    ListPrice: index % 97 === 0 ? -1 : 300_000 + index * 100,
    ...fields,
  });

let server: FeedServer;
let killed: TestDatabase;
let whole: TestDatabase;

beforeAll(async () => {
  [killed, whole] = [await openTestDatabase(), await openTestDatabase()];
  const records = Array.from({ length: RECORDS }, (_, index) => home(index));
  server = await startFeedServer({ profile: 'plain', records, mostPerPage: PAGE });
  for (const test of [killed, whole]) {
    await addFeed(contextOf(test), {
      name: FEED,
      address: server.address,
      profile: 'plain',
      sourceName: 'Test MLS',
      policy: { template: 'own' },
    });
  }
});
afterAll(async () => {
  await server?.close();
  await Promise.all([killed?.close(), whole?.close()]);
});

const contextOf = ({ db }: TestDatabase) => ({
  ...systemContext(db, new Date()),
  identity: createIdentity(SECRET, 'tests'),
});

/** Reads the feed with processes that are killed after some pages, or in the middle of one; the last may end. */
async function syncThroughKills(kills: number): Promise<void> {
  const work = { connectionString: killed.connectionString, feed: FEED, secret: SECRET };
  for (let times = 0; times < kills; times++) {
    const said = await runUntilKilled('tests/support/sync-until-killed.ts', work, 1 + random.int(0, 1), random.int(0, 40));
    if (said.at(-1) === 'done') return;
  }
  await syncFeed(contextOf(killed), FEED, { backoffMs: 1 });
}

async function readAll({ db }: TestDatabase) {
  const listings = await sql`
    select source_listing_key, standard_status, list_price_cents, display_listing, encode(source_hash, 'hex') as hash
    from listings order by source_listing_key`.execute(db);
  const events = await sql`
    select l.source_listing_key, e.kind, e.status_before, e.status_after, e.price_before_cents, e.price_after_cents
    from listing_events e join listings l on l.id = e.listing_id order by l.source_listing_key, e.id`.execute(db);
  const refused = await sql`
    select source_key, reasons, state from quarantined_records order by source_key, reasons::text`.execute(db);
  return { listings: listings.rows, events: events.rows, refused: refused.rows };
}

it('a load that is killed ten times ends like one that nobody disturbed, and asks for at most one page again each time', async () => {
  await syncThroughKills(KILLS);
  const asked = server.requests.filter(({ pathname }) => pathname.endsWith('/Property')).length;
  expect(asked).toBeLessThanOrEqual(RECORDS / PAGE + 1 + KILLS);
  await syncFeed(contextOf(whole), FEED, { backoffMs: 1 });
  const [one, other] = [await readAll(killed), await readAll(whole)];
  expect(one.listings).toHaveLength(RECORDS - one.refused.length);
  expect(one).toEqual(other);
});

it('and so do the changes that follow', async () => {
  for (let count = 0; count < CHANGED; count++) {
    const index = random.int(1, RECORDS - 1);
    server.put(home(index, 9000 + count, { ListPrice: 290_000 + count, StandardStatus: count % 5 === 0 ? 'Pending' : 'Active' }));
  }
  await syncThroughKills(4);
  await syncFeed(contextOf(whole), FEED, { backoffMs: 1 });
  expect(await readAll(killed)).toEqual(await readAll(whole));
});
