import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createIdentity } from '#platform/identity/identity.ts';
import { type FeedServer, type FeedServerOptions, startFeedServer } from '#tests/support/feed-server.ts';
import { makeRecord, systemContext } from '#tests/support/listings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { readPictureDoors } from './picture-doors.ts';
import { addFeed, mapFeed, removeFeed, type NewFeed } from './feed-admin.ts';
import { reconcileFeed } from './reconcile-feed.ts';
import { renewPictures } from './renew-pictures.ts';
import { replayFeed } from './replay-feed.ts';
import { writeDemonstrationFeeds } from './demonstration-feeds.ts';
import { showFeeds } from './show-feeds.ts';
import { syncFeed, type SyncOptions } from './sync-feed.ts';

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
/** As fast as the server of the tests answers. */
const HURRIED = { backoffMs: 1, limits: {} };
const sync = (options: SyncOptions = {}) => syncFeed(ctx(), 'Test', { ...HURRIED, ...options });
const reconcile = (options = {}) => reconcileFeed(ctx(), 'Test', { ...HURRIED, ...options });

async function open(options: FeedServerOptions, feed: Partial<NewFeed> = {}): Promise<FeedServer> {
  server = await startFeedServer(options);
  await addFeed(ctx(), {
    name: 'Test',
    address: server.address,
    profile: options.profile,
    sourceName: 'Test MLS',
    policy: { template: 'own' },
    tokenAddress: server.tokenAddress,
    clientId: 'me',
    secret: 'secret',
    ...feed,
  });
  return server;
}

const at = (minutes: number) => new Date(Date.UTC(2026, 3, 1) + minutes * 60_000).toISOString();
const home = (key: string, minutes: number, fields: Record<string, unknown> = {}) =>
  makeRecord({
    ListingKey: key,
    ModificationTimestamp: at(minutes),
    UnparsedAddress: `${key} Elm Street`,
    MlgCanView: true,
    ...fields,
  });
const homes = (count: number) => Array.from({ length: count }, (_, index) => home(`H${String(index).padStart(5, '0')}`, index));
const keysShown = async () =>
  (
    await test.db
      .selectFrom('listings')
      .select('source_listing_key')
      .where('display_listing', '=', true)
      .orderBy('source_listing_key')
      .execute()
  ).map((row) => row.source_listing_key);

const PROFILES = ['plain', 'bridge', 'spark', 'trestle', 'mls-grid'] as const;

describe.each(PROFILES)('a server like %s', (profile) => {
  it('is read whole, then only where it changed', async () => {
    const opened = await open({ profile, records: homes(450), mostPerPage: 100, ...credentialsOf(profile) });
    expect(await sync()).toMatchObject({ kind: 'full', read: 450, inserted: 450, isComplete: true });
    expect(await keysShown()).toHaveLength(450);
    opened.put(
      home('H00007', 9000, { ListPrice: 450_000 }),
      home('NEW', 9001),
      home('H00008', 9002, { StandardStatus: 'Withdrawn' }),
    );
    expect(await sync()).toMatchObject({ kind: 'increment', inserted: 1, updated: 2 });
    expect(await sync()).toMatchObject({ kind: 'increment', inserted: 0, updated: 0 });
    const { rows } = await sql`select event, price_cents from price_history h join listings l on l.id = h.listing_id
      where l.source_listing_key = 'H00007' order by h.id`.execute(test.db);
    expect(rows).toMatchObject([{ event: 'Listed' }, { event: 'PriceChange', price_cents: 45_000_000 }]);
  });

  it('is read to its end however it misbehaves', async () => {
    const faults = ['truncated-json', 'cut', 'html', 'truncated-gzip', 'empty-with-link'] as const;
    await open({
      profile,
      records: homes(450),
      mostPerPage: 100,
      ...credentialsOf(profile),
      fault: (request) =>
        request % 3 === 1
          ? profile !== 'mls-grid' && faults[((request / 3) % 5) | 0] === 'empty-with-link'
            ? { kind: 'status', status: 503 }
            : { kind: faults[((request / 3) | 0) % 5] ?? 'cut' }
          : request % 7 === 2
            ? { kind: 'status', status: 429, headers: { 'retry-after': '0' } }
            : undefined,
    });
    expect(await sync()).toMatchObject({ inserted: 450, quarantined: 0, isComplete: true });
  });
});

const credentialsOf = (profile: string) =>
  profile === 'trestle' ? { credentials: { id: 'me', secret: 'secret', requestsPerToken: 3 } } : {};

describe('a walk', () => {
  it('loses nothing where more records than a page share one time', async () => {
    const records = Array.from({ length: 350 }, (_, index) => home(`S${String(index).padStart(4, '0')}`, 5));
    await open({ profile: 'plain', records: [...homes(30), ...records], mostPerPage: 100 });
    expect(await sync()).toMatchObject({ inserted: 380 });
  });

  it('goes on where it was broken off, and asks for no page twice', async () => {
    const opened = await open({ profile: 'plain', records: homes(500), mostPerPage: 100 });
    const first = await sync({ budgetMs: 0 });
    expect(first).toMatchObject({ read: 100, isComplete: false });
    const asked = opened.requests.length;
    expect(await sync()).toMatchObject({ kind: 'full', read: 400, inserted: 400 });
    expect(opened.requests.length - asked).toBeLessThanOrEqual(7);
  });

  it('begins a link anew that has died', async () => {
    const opened = await open({ profile: 'mls-grid', records: homes(450), mostPerPage: 100, linkSeconds: 0 });
    expect(await sync()).toMatchObject({ inserted: 450 });
    expect(opened.requests.some((url) => url.search.includes('skiptoken'))).toBe(true);
  });

  it.each(['@odata.nextLink', '@nextLink', 'odata.nextLink'])(
    'follows links that are called %s and leave out their server, also when it compares keys',
    async (name) => {
      server = await startFeedServer({
        profile: 'mls-grid',
        records: homes(450),
        mostPerPage: 100,
        links: { name, isRelative: true },
      });
      await addFeed(ctx(), {
        name: 'Test',
        address: `${server.address}/v2`,
        profile: 'mls-grid',
        sourceName: 'Test MLS',
        policy: { template: 'own' },
        secret: 'secret',
      });
      expect(await sync()).toMatchObject({ inserted: 450, isComplete: true });
      expect(await reconcile()).toMatchObject({ keys: 450, missing: 0 });
      expect(server.requests.filter(({ pathname }) => !pathname.startsWith('/v2/'))).toEqual([]);
    },
  );

  it('ends where links lead round in a circle', async () => {
    await open({
      profile: 'mls-grid',
      records: homes(450),
      mostPerPage: 100,
      fault: (_request, url) => (url.search.includes('skiptoken=2') ? { kind: 'first-link' } : undefined),
    });
    await expect(sync()).rejects.toThrow(/same page again and again/);
  });

  it('asks again where a server falls silent in the middle, and reads past a byte order mark', async () => {
    await open({
      profile: 'plain',
      records: homes(3),
      fault: (request) => ({ kind: request === 1 ? 'silent' : 'marked' }),
    });
    expect(await sync({ idleMs: 500 })).toMatchObject({ inserted: 3, quarantined: 0, isComplete: true });
  });

  it('does not follow a server to another one', async () => {
    await open({
      profile: 'mls-grid',
      records: homes(300),
      mostPerPage: 100,
      fault: (request) => (request === 1 ? { kind: 'foreign-link' } : undefined),
    });
    await expect(sync()).rejects.toThrow(/another server/);
  });

  it('waits no longer than a run may, and says so', async () => {
    await open({
      profile: 'plain',
      records: homes(3),
      fault: () => ({ kind: 'status', status: 429, headers: { 'retry-after': '7200' } }),
    });
    await expect(sync()).rejects.toThrow(/asks us to wait 7200 seconds/);
    expect(await test.db.selectFrom('ingest_runs').select(['state', 'throttled']).execute()).toEqual([
      { state: 'failed', throttled: 0 },
    ]);
  });

  it('is not led astray by a record from the future or by a clock that is wrong', async () => {
    const opened = await open({
      profile: 'plain',
      records: [...homes(20), home('FUTURE', 0, { ModificationTimestamp: '2099-01-01T00:00:00Z' })],
      skewSeconds: 90_000,
    });
    await sync();
    opened.put(home('H00003', 9000, { ListPrice: 1000 }));
    expect(await sync()).toMatchObject({ updated: 1 });
  });
});

describe('records', () => {
  it('that are bad are kept apart, and come in once the mapping is mended', async () => {
    await open({ profile: 'plain', records: [home('GOOD', 1), home('ODD', 2, { StandardStatus: 'U' }), home('', 3)] });
    expect(await sync()).toMatchObject({
      inserted: 1,
      quarantined: 2,
      refusals: { 'StandardStatus unknown-value': 1, 'ListingKey missing': 1 },
    });
    await mapFeed(ctx(), 'Test', { fields: {}, words: { StandardStatus: { U: 'Active' } }, defaults: {} });
    expect(await replayFeed(ctx(), 'Test')).toMatchObject({ inserted: 1, quarantined: 1, fixed: 1 });
    expect(await keysShown()).toEqual(['GOOD', 'ODD']);
  });

  it('that would change are named field by field before anything is written', async () => {
    const opened = await open({ profile: 'plain', records: [home('A', 1, { ListPrice: 400_000 }), home('B', 2), home('C', 3)] });
    expect((await sync()).changes).toEqual([]);
    opened.put(
      home('A', 10, { ListPrice: 390_000, BedroomsTotal: 5 }),
      home('B', 11, { StandardStatus: 'Withdrawn' }),
      home('NEW', 12),
    );
    const { changes } = await sync({ isDryRun: true });
    const plain = changes.map(({ sourceListingKey, change, fields }) => [
      sourceListingKey,
      change,
      fields.filter(({ field }) => ['ListPrice', 'BedroomsTotal', 'StandardStatus'].includes(field)),
    ]);
    expect(plain).toEqual([
      ['NEW', 'insert', []],
      [
        'A',
        'update',
        [
          { field: 'ListPrice', before: '400000', after: '390000' },
          { field: 'BedroomsTotal', before: '3', after: '5' },
        ],
      ],
      ['B', 'remove', [{ field: 'StandardStatus', before: 'Active', after: 'Withdrawn' }]],
    ]);
    expect(changes.find(({ sourceListingKey }) => sourceListingKey === 'A')?.fields.map(({ field }) => field)).toEqual(
      expect.not.arrayContaining(['City', 'YearBuilt', 'Latitude']),
    );
    expect(await keysShown()).toEqual(['A', 'B', 'C']);
  });

  it('that come again in one page are taken over once, the newest of them', async () => {
    const again = [home('H00003', 900, { ListPrice: 333_333 }), home('H00040', 1, { ListPrice: 444_444 })];
    await open({ profile: 'plain', records: [...homes(60), ...again], mostPerPage: 100 });
    expect(await sync()).toMatchObject({ read: 62, inserted: 60, unchanged: 2 });
    const { rows } = await sql<{ price: number }>`
      select list_price_cents / 100 as price from listings where source_listing_key in ('H00003', 'H00040')
      order by source_listing_key`.execute(test.db);
    expect(rows.map(({ price }) => price)).toEqual([333_333, expect.not.closeTo(444_444)]);
  });

  it('are staged as they came, version after version', async () => {
    const opened = await open({ profile: 'plain', records: [home('A', 1)] });
    await sync();
    opened.put(home('A', 2, { ListPrice: 1000 }));
    await sync();
    const { rows } = await sql<{ version: number; versions: number }>`
      select r.version, (select count(*)::int from feed_record_versions v where v.key = r.key) as versions from feed_records r`.execute(
      test.db,
    );
    expect(rows).toEqual([{ version: 2, versions: 1 }]);
  });

  it('speak the standard where the server’s lookups say what its own words mean', async () => {
    const row = (LookupName: string, LookupValue: string, StandardLookupValue: string | null, LegacyODataValue?: string) => ({
      LookupKey: `${LookupName} ${LookupValue}`,
      LookupName,
      LookupValue,
      StandardLookupValue,
      LegacyODataValue,
      ModificationTimestamp: at(0),
    });
    const opened = await open({
      profile: 'plain',
      records: [
        home('A', 1, { PropertySubType: 'Rowhome', StandardStatus: 'Backup', Cooling: ['Swamp', 'Central Air'] }),
        home('B', 2, { PropertySubType: 'TWN', Cooling: 'Yurt air' }),
      ],
      mostPerPage: 2,
      lookups: {
        rows: [
          row('SubTypes', 'Rowhome', 'Townhouse', 'TWN'),
          row('Statuses', 'Backup', 'Active Under Contract'),
          row('Coolings', 'Swamp', 'Evaporative Cooling'),
          row('Coolings', 'Yurt air', null),
        ],
        fields: { PropertySubType: 'SubTypes', StandardStatus: 'Statuses', Cooling: 'Coolings' },
      },
    });
    expect(await sync()).toMatchObject({ inserted: 2, quarantined: 0 });
    const rows = await test.db
      .selectFrom('listings as l')
      .innerJoin('listing_details as d', 'd.listing_id', 'l.id')
      .select(['l.property_sub_type as sub', 'l.standard_status as status', 'd.features'])
      .orderBy('l.source_listing_key')
      .execute();
    expect(rows).toMatchObject([
      { sub: 'Townhouse', status: 'Active Under Contract', features: { Cooling: ['Evaporative Cooling', 'Central Air'] } },
      { sub: 'Townhouse', status: 'Active', features: { Cooling: ['Yurt air'] } },
    ]);
    // Once a day is enough.
    const asked = () => opened.requests.filter(({ pathname }) => pathname.endsWith('/Lookup')).length;
    const before = asked();
    await sync();
    expect(before).toBeGreaterThan(1);
    expect(asked()).toBe(before);
  });

  it('with words that nobody knows are kept, and told', async () => {
    await open({ profile: 'plain', records: [home('A', 1, { PropertySubType: 'Yurt' })] });
    await sync();
    expect(await test.db.selectFrom('feed_unknown_values').select(['field', 'value', 'times']).execute()).toEqual([
      { field: 'PropertySubType', value: 'Yurt', times: 1 },
    ]);
  });

  it('take the contact of their firm from the offices of the feed', async () => {
    const office = { OfficeKey: 'O1', OfficeName: 'Elm Realty', OfficePhone: '303-555-0177', ModificationTimestamp: at(0) };
    await open({ profile: 'plain', records: [home('A', 1, { ListOfficeKey: 'O1', ListOfficePhone: null })], offices: [office] });
    await sync();
    expect(await test.db.selectFrom('listings').select('list_office_phone').executeTakeFirst()).toEqual({
      list_office_phone: '303-555-0177',
    });
  });

  it('take over what changes of their office or agent alone', async () => {
    const office = (phone: string, minutes: number) => ({
      OfficeKey: 'O1',
      OfficeName: 'Elm Realty',
      OfficePhone: phone,
      ModificationTimestamp: at(minutes),
    });
    const agent = (name: string, minutes: number) => ({
      MemberKey: 'M1',
      MemberFullName: name,
      ModificationTimestamp: at(minutes),
    });
    const lone = { ListOfficePhone: null, ListAgentFullName: null };
    const opened = await open({
      profile: 'plain',
      records: [home('A', 1, { ...lone, ListOfficeMlsId: 'O1', ListAgentKey: 'M1' }), home('B', 2, { ListAgentKey: 'M2' })],
      offices: [office('303-555-0177', 0)],
      members: [agent('Ana Ruiz', 0)],
    });
    await sync();
    const shown = () =>
      test.db
        .selectFrom('listings')
        .select(['list_office_phone as phone', 'list_agent_full_name as agent'])
        .where('source_listing_key', '=', 'A')
        .executeTakeFirstOrThrow();
    expect(await shown()).toEqual({ phone: '303-555-0177', agent: 'Ana Ruiz' });
    opened.putIn('Office', office('303-555-0199', 5));
    opened.putIn('Member', agent('Ana Lind', 5));
    await sync();
    expect(await shown()).toEqual({ phone: '303-555-0199', agent: 'Ana Lind' });
  });

  it('are counted with their offices to all that was read, also where nothing is written', async () => {
    const offices = [{ OfficeKey: 'O1', OfficeName: 'Elm Realty', ModificationTimestamp: at(0) }];
    await open({ profile: 'plain', records: [home('A', 1), home('B', 2, { StandardStatus: '?' })], offices });
    for (const options of [{ isDryRun: true }, {}]) {
      const { read, inserted, updated, unchanged, staleIgnored, quarantined } = await sync(options);
      expect([read, inserted + updated + unchanged + staleIgnored + quarantined]).toEqual([3, 3]);
    }
  });

  it('take what they lack of their agent from the members of the feed', async () => {
    const member = (key: string, fields: Record<string, unknown>) => ({
      MemberKey: key,
      ModificationTimestamp: at(0),
      ...fields,
    });
    const lone = { ListOfficePhone: null, ListAgentFullName: null };
    await open({
      profile: 'plain',
      records: [
        home('A', 1, { ...lone, ListAgentKey: 'M1' }),
        home('B', 2, { ...lone, ListAgentKey: 'M2' }),
        home('C', 3, { ListAgentKey: 'M1', ListOfficePhone: '303-555-0100', ListAgentFullName: 'Its Own' }),
        home('D', 4, { ...lone, ListAgentKey: 'M3' }),
      ],
      members: [
        member('M1', {
          MemberFirstName: 'Ana',
          MemberLastName: 'Ruiz',
          MemberDirectPhone: '303-555-0188',
          MemberEmail: 'ana@elm.example',
        }),
        member('M2', { MemberFullName: 'Bo Lind', MemberEmail: 'bo@elm.example' }),
        member('M3', { MemberFullName: 'Gone', MemberEmail: 'gone@elm.example', MlgCanView: false }),
      ],
    });
    expect(await sync()).toMatchObject({ inserted: 4, isComplete: true });
    const rows = await test.db
      .selectFrom('listings')
      .select(['list_agent_full_name as agent', 'attribution_contact as contact'])
      .orderBy('source_listing_key')
      .execute();
    expect(rows).toEqual([
      { agent: 'Ana Ruiz', contact: '303-555-0188' },
      { agent: 'Bo Lind', contact: 'bo@elm.example' },
      { agent: 'Its Own', contact: null },
      { agent: null, contact: null },
    ]);
  });

  it.each([403, 404])('come also where members are refused with %i', async (status) => {
    await open({
      profile: 'plain',
      records: homes(3),
      members: [],
      fault: (_request, url) => (url.pathname.endsWith('/Member') ? { kind: 'status', status } : undefined),
    });
    expect(await sync()).toMatchObject({ inserted: 3, isComplete: true });
  });

  it('get a new address for a picture whose own has ended, by the key of their record', async () => {
    const withPicture = (signature: string) =>
      home('A', 1, { Media: [{ MediaKey: 'P', MediaURL: `https://pictures.example/a.jpg?X-Amz-Signature=${signature}` }] });
    const opened = await open({ profile: 'plain', records: [withPicture('one'), home('B', 2)] });
    await sync();
    await test.db.updateTable('listing_media').set({ state: 'failed', attempts: 5, expired_at: new Date() }).execute();
    opened.put(withPicture('two'));
    const asked = opened.requests.length;
    expect(await renewPictures(ctx())).toBe(1);
    expect(opened.requests.slice(asked).map((url) => url.searchParams.get('$filter'))).toEqual(["(ListingKey eq 'A')"]);
    const picture = await test.db
      .selectFrom('listing_media')
      .select(['source_url', 'state', 'attempts', 'expired_at', 'renewals'])
      .executeTakeFirstOrThrow();
    expect(picture).toEqual({
      source_url: 'https://pictures.example/a.jpg?X-Amz-Signature=two',
      state: 'pending',
      attempts: 0,
      expired_at: null,
      renewals: 1,
    });
    expect(await renewPictures(ctx())).toBe(0);
  });

  it('get open houses that come by themselves', async () => {
    const house = {
      OpenHouseKey: 'OH1',
      MlgCanView: true,
      OriginatingSystemName: 'Test MLS',
      ListingKey: 'A',
      OpenHouseStartTime: '2027-01-01T18:00:00Z',
      OpenHouseEndTime: '2027-01-01T20:00:00Z',
      ModificationTimestamp: at(3),
    };
    await open({ profile: 'mls-grid', records: [home('A', 1)], openHouses: [house] });
    await sync();
    expect(await test.db.selectFrom('open_houses').select('source_key').execute()).toEqual([{ source_key: 'OH1' }]);
  });
});

describe('what is gone', () => {
  it('by flag goes at once', async () => {
    const opened = await open({ profile: 'mls-grid', records: homes(5) });
    await sync();
    opened.put(home('H00002', 9000, { MlgCanView: false }));
    await sync();
    expect(await keysShown()).not.toContain('H00002');
  });

  it('without a word goes after two complete walks, and comes back', async () => {
    const opened = await open({ profile: 'plain', records: homes(50) });
    await sync();
    opened.remove('H00004');
    expect(await reconcile()).toMatchObject({ keys: 49, missing: 1, removed: 0 });
    expect(await keysShown()).toContain('H00004');
    expect(await reconcile()).toMatchObject({ removed: 1 });
    expect(await keysShown()).not.toContain('H00004');
    opened.put(home('H00004', 4));
    expect(await reconcile()).toMatchObject({ fetched: 1 });
    expect(await keysShown()).toContain('H00004');
  });

  it('in such a number that a person should look first is kept', async () => {
    const opened = await open({ profile: 'plain', records: homes(100) });
    await sync();
    opened.remove(
      ...homes(100)
        .slice(0, 40)
        .map((record) => String(record['ListingKey'])),
    );
    await reconcile();
    expect(await reconcile()).toMatchObject({ missing: 40, removed: 0, isHeld: true });
    expect(await keysShown()).toHaveLength(100);
    // Walks that were held count for none: what somebody forced goes with the next walk that misses it too, and nothing more.
    expect(await reconcile({ isForced: true })).toMatchObject({ missing: 40, removed: 0, isHeld: false });
    expect(await keysShown()).toHaveLength(100);
    opened.remove('H00050');
    expect(await reconcile()).toMatchObject({ missing: 41, removed: 0, isHeld: true });
    opened.put(home('H00050', 50));
    expect(await reconcile({ isForced: true })).toMatchObject({ missing: 40, removed: 0 });
    expect(await reconcile()).toMatchObject({ removed: 40, isHeld: false });
    expect(await keysShown()).toHaveLength(60);
  });

  it('is nothing where the walk breaks off', async () => {
    const opened = await open({
      profile: 'plain',
      records: homes(50),
      fault: (_request, url) => (url.search.includes('$select') ? { kind: 'status', status: 404 } : undefined),
    });
    await sync();
    opened.remove('H00004');
    await expect(reconcile()).rejects.toThrow(/404/);
    await expect(reconcile()).rejects.toThrow(/404/);
    expect(await keysShown()).toHaveLength(50);
  });
});

it('opens pictures with the feed’s token at its vendor’s hosts and its own, and nowhere else', async () => {
  const opened = await open({ profile: 'mls-grid', records: [] });
  const doors = await readPictureDoors(ctx());
  const door = doors('Test MLS');
  const asks = (address: string) => door?.(new URL(address));
  expect(asks('https://media.mlsgrid.com/token/a.jpg')).toBe('secret');
  expect(asks(`${opened.address}/a.jpg`)).toBe('secret');
  for (const address of [
    'http://media.mlsgrid.com/a.jpg',
    'https://mlsgrid.com.evil.example/a.jpg',
    'https://evilmlsgrid.com/a.jpg',
  ])
    expect(asks(address)).toBeUndefined();
  expect(doors('Other MLS')).toBeUndefined();
});

describe('several feeds', () => {
  it('show one home once, from the feed of the lower rank', async () => {
    const other = await startFeedServer({
      profile: 'plain',
      records: [home('OTHER', 1, { OriginatingSystemName: 'Other MLS', UnparsedAddress: 'H00001 elm street' })],
    });
    await open({ profile: 'plain', records: homes(3) }, { rank: 10 });
    await addFeed(ctx(), {
      name: 'Other',
      address: other.address,
      profile: 'plain',
      sourceName: 'Other MLS',
      rank: 50,
      policy: { template: 'own' },
    });
    await sync();
    await syncFeed(ctx(), 'Other', { backoffMs: 1 });
    expect(await keysShown()).toEqual(['H00000', 'H00001', 'H00002']);
    server?.put(home('H00001', 9000, { StandardStatus: 'Withdrawn' }));
    await sync();
    await other.close();
    expect(await removeFeed(ctx(), 'Other')).toBe(1);
  });

  it('without a registered board show nothing', async () => {
    await open({ profile: 'plain', records: homes(3) }, { policy: undefined });
    expect(await sync()).toMatchObject({ inserted: 3 });
    expect(await keysShown()).toEqual([]);
  });
});

describe('an administrator', () => {
  it('sees how far each feed is, what was refused and every run', async () => {
    await open({ profile: 'plain', records: [home('GOOD', 1), home('ODD', 2, { StandardStatus: 'U' })] });
    await sync();
    expect(await showFeeds(ctx())).toMatchObject([
      {
        name: 'Test',
        isRegistered: true,
        isAlarmed: false,
        records: 1,
        openRejects: 1,
        positions: [{ resource: 'Property', phase: 'idle' }],
        reasons: [{ field: 'StandardStatus', code: 'unknown-value', times: 1, example: 'U' }],
        runs: [{ kind: 'full', state: 'done', read: 2, added: 1, refused: 1 }],
      },
    ]);
    await expect(showFeeds({ ...ctx(), actor: { kind: 'anonymous', address: 'x' } })).rejects.toThrow(/Sign in/);
  });

  it('sees which fields failed, how often and where, long after the run, and anew when all is mapped again', async () => {
    const old = { YearBuilt: 'long ago' };
    await open({ profile: 'plain', records: [home('A', 1, old), home('B', 2, { ...old, BathroomsFull: 1.5 }), home('C', 3)] });
    await sync();
    const faults = async () => (await showFeeds(ctx()))[0]?.faults;
    const year = { field: 'YearBuilt', code: 'not-a-number', times: 2, example: 'long ago', exampleKey: 'B' };
    expect(await faults()).toMatchObject([year, { field: 'BathroomsFull', times: 1, example: '1.5', exampleKey: 'B' }]);
    await sync();
    expect(await faults()).toMatchObject([year, { times: 1 }]);
    await replayFeed(ctx(), 'Test', { isAll: true, isDryRun: true });
    await replayFeed(ctx(), 'Test', { isAll: true });
    expect(await faults()).toMatchObject([year, { times: 1 }]);
  });

  it('of the demonstration city sees feeds with a past', async () => {
    await writeDemonstrationFeeds(ctx(), 4200);
    await writeDemonstrationFeeds(ctx(), 4200);
    const feeds = await showFeeds(ctx());
    expect(feeds.map(({ name, runs, openRejects }) => [name, runs.length, openRejects])).toEqual([
      ['Alder County MLS', 9, 4],
      ['Alder brokers, weekly file', 1, 1],
    ]);
  });
});
