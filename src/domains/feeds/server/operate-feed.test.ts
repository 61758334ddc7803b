import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FeedServer, type FeedServerOptions, startFeedServer } from '#tests/support/feed-server.ts';
import { at } from '#tests/support/test-feed.ts';
import { makeRecord } from '#tests/support/listings.ts';
import { makePerson, outcome, type Browser } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { listFeedRejects, listFeedStates } from '../contract.ts';
import { writeDemonstrationFeeds } from './demonstration-feeds.ts';
import { doAsked } from './do-asked.ts';
import { addFeed } from './feed-admin.ts';
import { withFeedLock } from './feed-lock.ts';
import { reconcileFeed } from './reconcile-feed.ts';
import { syncFeed } from './sync-feed.ts';

let app: TestApp;
let admin: Browser;
let seller: Browser;
let server: FeedServer | undefined;
beforeAll(async () => {
  app = await openTestApp();
  admin = await makePerson(app, { role: 'admin' });
  seller = await makePerson(app, { role: 'seller' });
});
afterAll(() => app.close());
afterEach(async () => {
  await server?.close();
  server = undefined;
});
beforeEach(async () => {
  await sql`truncate listings, ingest_runs, quarantined_records, feeds, listing_sources restart identity cascade`.execute(app.db);
});

const home = (key: string, minutes: number, fields: Record<string, unknown> = {}) =>
  makeRecord({ ListingKey: key, ModificationTimestamp: at(minutes), UnparsedAddress: `${key} Elm Street`, ...fields });
const homes = (count: number) => Array.from({ length: count }, (_, index) => home(`H${String(index).padStart(3, '0')}`, index));

async function open(
  records: Record<string, unknown>[],
  fault: FeedServerOptions['fault'] = () => undefined,
): Promise<FeedServer> {
  server = await startFeedServer({ profile: 'plain', records, fault });
  await addFeed(app.system(), {
    name: 'Elm County MLS',
    address: server.address,
    profile: 'plain',
    sourceName: 'Elm MLS',
    policy: { template: 'own' },
  });
  return server;
}

const PATH = '/api/admin/feeds/Elm%20County%20MLS';
const ask = (kind: string, isForced = false, by = admin) => outcome(by.send('POST', `${PATH}/work`, { kind, isForced }));
const feedId = async () => (await app.db.selectFrom('feeds').select('id').executeTakeFirstOrThrow()).id;
const work = async () => doAsked(app.system(), await feedId());
const jobs = async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pgboss.job where name = 'feeds.asked'`.execute(app.db);
  return rows[0]?.n;
};
const readStates = async () =>
  listFeedStates.response?.parse(await (await admin.send('GET', '/api/admin/feeds')).json()).feeds ?? [];
const logged = async () => {
  const rows = await app.db
    .selectFrom('audit_events')
    .select(['action', 'details'])
    .where('action', 'like', 'feed-%')
    .orderBy('id')
    .execute();
  await sql`truncate audit_events`.execute(app.db).catch(() => undefined);
  return rows;
};

describe('work that an administrator asks for', () => {
  it('waits for the background, shows that it does, and is done once however often it was asked for', async () => {
    await open(homes(12));
    const before = (await jobs()) ?? 0;
    expect(await ask('sync')).toBe('200');
    expect(await ask('sync')).toBe('200');
    expect(server?.requests).toHaveLength(0);
    expect(await jobs()).toBeGreaterThan(before);
    expect(await readStates()).toMatchObject([{ requests: [{ kind: 'sync' }], runs: [] }]);
    expect(await work()).toBe(false);
    expect(await work()).toBe(false);
    expect(await readStates()).toMatchObject([{ requests: [], records: 12, runs: [{ kind: 'full', state: 'done', added: 12 }] }]);
    expect((await logged()).filter(({ action }) => action === 'feed-work-asked')).toEqual([
      { action: 'feed-work-asked', details: { feed: 'Elm County MLS', kind: 'sync', isForced: false } },
    ]);
  });

  it('waits for its turn while the feed is being read', async () => {
    await open(homes(3));
    await ask('sync');
    await withFeedLock(app.system(), { id: await feedId(), name: 'Elm County MLS' }, async () => {
      expect(await work()).toBe(true);
    });
    expect(await work()).toBe(false);
    expect(await readStates()).toMatchObject([{ requests: [], records: 3 }]);
  });

  it('ends badly without waiting forever, and its run says why', async () => {
    await open(homes(3), (_request, url) => (url.search.includes('$select') ? { kind: 'status', status: 404 } : undefined));
    await ask('reconcile');
    expect(await work()).toBe(false);
    const [feed] = await readStates();
    expect(feed).toMatchObject({ requests: [], runs: [{ kind: 'reconcile', state: 'failed' }] });
  });

  it('removes what is really gone only after it was looked at', async () => {
    const opened = await open(homes(100));
    await syncFeed(app.system(), 'Elm County MLS');
    expect(await ask('reconcile', true)).toBe('409 conflict');
    opened.remove(...homes(40).map((record) => String(record['ListingKey'])));
    for (const _walk of [1, 2])
      expect(await reconcileFeed(app.system(), 'Elm County MLS')).toMatchObject({ isHeld: true, removed: 0 });
    expect(await ask('reconcile', true)).toBe('200');
    expect(await work()).toBe(false);
    expect(await readStates()).toMatchObject([
      { removed: 0, runs: [{ kind: 'reconcile', state: 'done', removed: 0 }, {}, {}, {}] },
    ]);
    // What was looked at goes once another comparison misses it too, without a person.
    expect(await ask('reconcile')).toBe('200');
    expect(await work()).toBe(false);
    expect(await readStates()).toMatchObject([
      { removed: 40, runs: [{ kind: 'reconcile', state: 'done', removed: 40 }, {}, {}, {}, {}] },
    ]);
  });

  it('is nobody else’s to ask for', async () => {
    await open(homes(1));
    expect(await ask('sync', false, seller)).toBe('403 forbidden');
    expect(await outcome(seller.send('PUT', `${PATH}/paused`, { isPaused: true }))).toBe('403 forbidden');
    expect(await outcome(seller.send('GET', `${PATH}/rejects`))).toBe('403 forbidden');
    expect(await outcome(admin.send('POST', '/api/admin/feeds/Nowhere/work', { kind: 'sync' }))).toBe('404 not-found');
  });

  it('reads nothing for the demonstration, which can be mapped again', async () => {
    await writeDemonstrationFeeds(app.system(), 4200);
    const path = '/api/admin/feeds/Alder%20County%20MLS';
    expect(await outcome(admin.send('POST', `${path}/work`, { kind: 'sync' }))).toBe('409 conflict');
    expect(await outcome(admin.send('PUT', `${path}/paused`, { isPaused: false }))).toBe('409 conflict');
    expect(await outcome(admin.send('POST', `${path}/work`, { kind: 'replay' }))).toBe('200');
  });
});

it('pauses and resumes a feed, and says so once in the log', async () => {
  await open(homes(1));
  await logged();
  const pause = (isPaused: boolean) => outcome(admin.send('PUT', `${PATH}/paused`, { isPaused }));
  expect([await pause(true), await pause(true)]).toEqual(['200', '200']);
  expect(await readStates()).toMatchObject([{ isPaused: true }]);
  expect(await pause(false)).toBe('200');
  expect(await readStates()).toMatchObject([{ isPaused: false }]);
  expect((await logged()).slice(-2)).toEqual([
    { action: 'feed-paused', details: { feed: 'Elm County MLS' } },
    { action: 'feed-resumed', details: { feed: 'Elm County MLS' } },
  ]);
});

it('lists refused records page by page, with the field, what was there, why, and a part of the record', async () => {
  await open([
    home('GOOD', 1),
    ...Array.from({ length: 5 }, (_, index) =>
      home(`ODD${index}`, index, { StandardStatus: 'Sleeping', PrivateRemarks: 'The key lies under the mat' }),
    ),
  ]);
  await syncFeed(app.system(), 'Elm County MLS');
  const read = async (query: string) => {
    const answer = listFeedRejects.response?.parse(await (await admin.send('GET', `${PATH}/rejects?limit=3${query}`)).json());
    if (answer === undefined) throw new Error('no answer');
    return answer;
  };
  const first = await read('');
  const second = await read(`&cursor=${first.nextCursor ?? ''}`);
  expect([first.total, second.nextCursor]).toEqual([5, null]);
  const all = [...first.items, ...second.items];
  expect(new Set(all.map(({ key }) => key))).toEqual(new Set(['ODD0', 'ODD1', 'ODD2', 'ODD3', 'ODD4']));
  expect(all[0]).toMatchObject({
    resource: 'Property',
    reasons: [{ field: 'StandardStatus', code: 'unknown-value', got: 'Sleeping' }],
  });
  expect(all[0]?.excerpt).toContain('"StandardStatus": "Sleeping"');
  expect(all[0]?.excerpt).not.toContain('under the mat');
});

describe('the mapping of a feed', () => {
  const local = { L_Price: 450_000, L_Status: 'Offered Now', PrivateRemarks: 'The code is 1234' };
  const mapping = { fields: { L_Price: 'ListPrice' }, words: { StandardStatus: { 'Offered Now': 'Active' } } };
  interface Fields {
    sampled: number;
    fields: { name: string; example: string; goal: string }[];
    mapping: typeof mapping;
  }
  const read = async () => (await (await admin.send('GET', `${PATH}/mapping`)).json()) as Fields;

  it('is shown field by field, tried without a trace, and kept with all records mapped again', async () => {
    await open([home('A', 1, { ListPrice: null, ...local }), home('B', 2)]);
    await syncFeed(app.system(), 'Elm County MLS');
    const { sampled, fields } = await read();
    expect(sampled).toBe(2);
    const goalOf = (name: string) => fields.find((field) => field.name === name);
    expect(goalOf('L_Price')).toMatchObject({ example: '450000', goal: 'kept' });
    expect(goalOf('ListPrice')).toMatchObject({ goal: 'shown' });
    expect(goalOf('PrivateRemarks')).toMatchObject({ example: '', goal: 'confidential' });
    const price = async () => {
      const row = await app.db
        .selectFrom('listings')
        .select('list_price_cents as cents')
        .where('source_listing_key', '=', 'A')
        .executeTakeFirst();
      return row?.cents ?? null;
    };
    const trial: unknown = await (await admin.send('POST', `${PATH}/mapping/try`, mapping)).json();
    expect(trial).toMatchObject({
      read: 2,
      changed: 1,
      refused: 0,
      changes: [{ key: 'A', isNew: false, fields: [{ field: 'ListPrice', before: '–', after: '450000' }, {}] }],
    });
    expect([await price(), (await read()).mapping]).toEqual([null, { fields: {}, words: {} }]);
    const typed = { ...mapping, fields: { L_Price: 'list price' } };
    expect(await outcome(admin.send('PUT', `${PATH}/mapping`, typed))).toBe('200');
    expect(await work()).toBe(false);
    expect([await price(), (await read()).mapping]).toEqual([45_000_000, mapping]);
  });

  it('of a file is seen before it is read, and one that is gone says so', async () => {
    const path = `${await mkdtemp(`${tmpdir()}/feed-`)}/homes.csv`;
    await writeFile(path, 'ListingKey,StandardStatus,Asking\nA,Offered Now,450000\nB,Active,1\n');
    const add = (address: string) =>
      addFeed(app.system(), { name: 'Elm County MLS', address, sourceName: 'Elm MLS', policy: { template: 'own' } });
    await add(path);
    expect(await read()).toMatchObject({ sampled: 2, fields: [{ name: 'Asking', example: '450000', goal: 'kept' }, {}, {}] });
    const tried = async (words: object) =>
      (await (await admin.send('POST', `${PATH}/mapping/try`, { fields: { Asking: 'ListPrice' }, words })).json()) as object;
    expect(await tried({})).toMatchObject({ refused: 1, refusals: [{ reason: 'StandardStatus unknown-value', times: 1 }] });
    expect(await tried(mapping.words)).toMatchObject({ refused: 0, changed: 2 });
    await rm(path);
    expect(await outcome(admin.send('GET', `${PATH}/mapping`))).toBe('409 conflict');
  });

  it('is nobody else’s', async () => {
    await open(homes(1));
    for (const [method, path, body] of [
      ['GET', '/mapping'],
      ['POST', '/mapping/try', mapping],
      ['PUT', '/mapping', mapping],
    ] as const)
      expect(await outcome(seller.send(method, PATH + path, body))).toBe('403 forbidden');
    expect(await outcome(admin.send('GET', '/api/admin/feeds/Nowhere/mapping'))).toBe('404 not-found');
  });
});
