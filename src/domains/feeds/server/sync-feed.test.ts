import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startFeedServer } from '#tests/support/feed-server.ts';
import { home, homes, HURRIED, useTestFeed } from '#tests/support/test-feed.ts';
import { addFeed, removeFeed } from './feed-admin.ts';
import { reconcileFeed } from './reconcile-feed.ts';
import { syncFeed } from './sync-feed.ts';

const { ctx, db, keysShown, open, sync } = useTestFeed();

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
      where l.source_listing_key = 'H00007' order by h.id`.execute(db());
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
      const links = { name, isRelative: true };
      const opened = await open({ profile: 'mls-grid', records: homes(450), mostPerPage: 100, links }, {}, '/v2');
      expect(await sync()).toMatchObject({ inserted: 450, isComplete: true });
      expect(await reconcileFeed(ctx(), 'Test', HURRIED)).toMatchObject({ keys: 450, missing: 0 });
      expect(opened.requests.filter(({ pathname }) => !pathname.startsWith('/v2/'))).toEqual([]);
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
    expect(await db().selectFrom('ingest_runs').select(['state', 'throttled']).execute()).toEqual([
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

describe('several feeds', () => {
  it('show one home once, from the feed of the lower rank', async () => {
    const other = await startFeedServer({
      profile: 'plain',
      records: [home('OTHER', 1, { OriginatingSystemName: 'Other MLS', UnparsedAddress: 'H00001 elm street' })],
    });
    const opened = await open({ profile: 'plain', records: homes(3) }, { rank: 10 });
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
    opened.put(home('H00001', 9000, { StandardStatus: 'Withdrawn' }));
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
