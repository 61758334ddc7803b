import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { HOUR_MS } from '#lib/time-units.ts';
import { isRecord } from '#lib/json-value.ts';
import { DEMONSTRATION_SOURCE } from '../contract.ts';
import { addListings, systemContext, TEST_SOURCE } from '#tests/support/listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { judgeFreshness, readPolicy, whyWithheld, writeDisclaimer } from '../model/display-policy.ts';
import { applyPolicies, registerPolicy } from './source-policies.ts';
import { markSourceRead } from './upsert-listings.ts';

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`truncate listings, listing_sources restart identity cascade`.execute(app.db);
  const { keys } = await addListings(app.db, { ListingKey: 'A', AttributionContact: 'desk@example.com' });
  key = keys[0] ?? '';
});

const hoursAgo = (hours: number) => systemContext(app.db, new Date(Date.now() - hours * HOUR_MS));
const now = () => systemContext(app.db, new Date());

async function read(path: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await app.request(path);
  const body: unknown = await response.json();
  return { status: response.status, body: isRecord(body) ? body : {} };
}

/** Every way in which a home can leave. */
async function findEverywhere(): Promise<Record<string, boolean>> {
  const [page, list, feed, map, sitemap] = await Promise.all([
    app.request(`/api/listings/${key}`),
    app.request('/api/listings'),
    app.request('/api/listings?source=others'),
    app.request('/api/listings/clusters?bbox=-106,39,-104,41&zoom=12'),
    app.request('/sitemaps/homes.xml?after='),
  ]);
  const holds = async (response: Response) => (await response.text()).includes(key);
  return {
    page: page.status === 200,
    list: await holds(list),
    feed: await holds(feed),
    map: await holds(map),
    sitemap: await holds(sitemap),
  };
}

describe('a board', () => {
  it('that is taken back hides its homes everywhere at once, and shows them again once it is registered', async () => {
    await registerPolicy(now(), TEST_SOURCE, { template: 'idx' });
    expect(await findEverywhere()).toMatchObject({ page: true, list: true, feed: true });
    await registerPolicy(now(), TEST_SOURCE, null);
    expect(Object.values(await findEverywhere())).toEqual([false, false, false, false, false]);
    await registerPolicy(now(), TEST_SOURCE, { template: 'idx' });
    expect(await findEverywhere()).toMatchObject({ page: true, list: true, feed: true });
  });

  it('shows only the statuses that it allows', async () => {
    await registerPolicy(now(), TEST_SOURCE, { template: 'idx', statuses: ['Closed'] });
    expect((await read(`/api/listings/${key}`)).status).toBe(404);
    expect(whyWithheld(readPolicy({ template: 'idx', statuses: ['Closed'] }, 'x'), 'Active')).toBe('status');
  });

  it('never shows what its seller withholds, whatever it allows', async () => {
    await addListings(app.db, {
      ListingKey: 'A',
      InternetEntireListingDisplayYN: false,
      ModificationTimestamp: '2026-04-02T00:00:00Z',
    });
    await registerPolicy(now(), TEST_SOURCE, { template: 'own' });
    expect((await read(`/api/listings/${key}`)).status).toBe(404);
  });
});

describe('data that grows old', () => {
  it('is told after six hours, and hidden after a day', async () => {
    await registerPolicy(now(), TEST_SOURCE, { template: 'idx' });
    await markSourceRead(hoursAgo(5), [TEST_SOURCE]);
    expect((await read('/api/feed-sources')).body['sources']).toMatchObject([{ isOld: false, homes: 1 }]);
    await sql`update listing_sources set last_read_at = ${hoursAgo(7).now}`.execute(app.db);
    expect((await read('/api/feed-sources')).body['sources']).toMatchObject([{ isOld: true, homes: 1 }]);
    expect((await read(`/api/listings/${key}`)).body['source']).toMatchObject({ isOld: true });
    await sql`update listing_sources set last_read_at = ${hoursAgo(25).now}`.execute(app.db);
    expect(await applyPolicies(now())).toBe(1);
    expect(Object.values(await findEverywhere())).toEqual([false, false, false, false, false]);
    await markSourceRead(now(), [TEST_SOURCE]);
    await applyPolicies(now());
    expect((await read(`/api/listings/${key}`)).status).toBe(200);
  });

  it('is told and hidden, too, where a source was never read to its end', async () => {
    await registerPolicy(now(), TEST_SOURCE, { template: 'idx' });
    await sql`update listings set imported_at = ${hoursAgo(13).now}`.execute(app.db);
    expect((await read('/api/feed-sources')).body['sources']).toMatchObject([{ isOld: true, lastUpdated: null }]);
    expect((await read(`/api/listings/${key}`)).body['source']).toMatchObject({ isOld: true });
    await sql`update listings set imported_at = ${hoursAgo(25).now}`.execute(app.db);
    expect(await applyPolicies(now())).toBe(1);
    expect((await read(`/api/listings/${key}`)).status).toBe(404);
  });

  it('is looked at again only where the policy or the age of a source changed', async () => {
    await registerPolicy(now(), TEST_SOURCE, { template: 'idx' });
    await markSourceRead(now(), [TEST_SOURCE]);
    await applyPolicies(now());
    const withhold = () =>
      sql`update listings set withheld = 'stale', internet_entire_listing_display_yn = false`.execute(app.db);
    await withhold();
    expect(await applyPolicies(now())).toBe(0);
    expect(await applyPolicies(now(), [TEST_SOURCE])).toBe(1);
    await withhold();
    await sql`update listing_sources set policy = '{"template":"own"}'`.execute(app.db);
    expect(await applyPolicies(now())).toBe(1);
    expect((await read(`/api/listings/${key}`)).status).toBe(200);
  });

  it('is judged by the board’s own hours', () => {
    const at = new Date('2026-05-02T00:00:00Z');
    const read12 = new Date('2026-05-01T11:00:00Z');
    expect(judgeFreshness({ bannerAfterHours: 12, hideAfterHours: 24 }, read12, at)).toBe('old');
    expect(judgeFreshness({ bannerAfterHours: null, hideAfterHours: null }, read12, at)).toBe('fresh');
    expect(judgeFreshness({ bannerAfterHours: 1, hideAfterHours: 2 }, read12, at)).toBe('hidden');
  });
});

describe('every home of another broker', () => {
  it('carries its firm with a contact, its source, when that was read, and the terms of its board', async () => {
    await registerPolicy(now(), TEST_SOURCE, { template: 'idx', board: 'Front Range MLS' });
    await markSourceRead(hoursAgo(1), [TEST_SOURCE]);
    for (const source of ['others', TEST_SOURCE]) {
      const found = await read(`/api/listings?source=${encodeURIComponent(source)}`);
      expect(found.body['items']).toMatchObject([
        { listOfficeName: 'Example Realty', attributionContact: 'desk@example.com', sourceName: TEST_SOURCE },
      ]);
    }
    expect((await read('/api/listings?source=Elsewhere')).body['items']).toEqual([]);
    const { body } = await read('/api/feed-sources');
    expect(body['sources']).toMatchObject([
      {
        lastUpdated: expect.any(String),
        board: 'Front Range MLS',
        disclaimer: expect.stringMatching(
          /Front Range MLS.*personal, non-commercial.*deemed reliable but is not guaranteed.*UTC/,
        ),
      },
    ]);
    expect((await read(`/api/listings/${key}`)).body['source']).toMatchObject({
      disclaimer: expect.stringContaining('Front Range MLS'),
    });
  });

  it('is told apart from a home that its owner sells, however its feed writes that', async () => {
    const keysOf = async (query: string) => {
      const { items } = (await read(`/api/listings?${query}`)).body as { items: { listingKey: string }[] };
      return items.map(({ listingKey }) => listingKey);
    };
    for (const [office, isByOwner] of [
      ['Example Realty', false],
      ['Sold by Owner Brokerage', false],
      [null, false],
      [' FSBO ', true],
      ['For Sale By-Owner', true],
    ] as const) {
      await sql`update listings set list_office_name = ${office}`.execute(app.db);
      expect([await keysOf('byOwner=true'), await keysOf('byOwner=false')], String(office)).toEqual(
        isByOwner ? [[key], []] : [[], [key]],
      );
    }
    await sql`update listings set list_office_name = 'Example Realty'`.execute(app.db);
  });

  it('is found by its zoning, however the code is written', async () => {
    const countOf = async (zoning: string) => {
      const { items } = (await read(`/api/listings?zoning=${encodeURIComponent(zoning)}`)).body as { items: unknown[] };
      return items.length;
    };
    const zone = (facts: object) =>
      sql`update listing_details set facts = facts || ${JSON.stringify(facts)}::jsonb`.execute(app.db);
    expect(await countOf('R-2')).toBe(0);
    await zone({ Zoning: 'R 2', ZoningDescription: 'Two-family residential' });
    for (const [asked, found] of [
      ['R-2', 1],
      ['r2', 1],
      ['C-1,R2', 1],
      ['two-family', 1],
      ['R', 0],
      ['-', 0],
    ] as const)
      expect(await countOf(asked), asked).toBe(found);
  });

  it('is not among them where people list it here', async () => {
    await sql`update listings set list_office_key = 'listed-here'`.execute(app.db);
    expect((await read('/api/listings?source=others')).body['items']).toEqual([]);
    expect((await read('/api/feed-sources')).body['sources']).toEqual([]);
  });

  it('is named in the words of its policy', () => {
    const policy = readPolicy({ template: 'own' }, 'File');
    expect(policy && writeDisclaimer(policy, 'File', new Date('2026-05-01T10:00:00Z'))).toContain(
      'from File as of 2026-05-01 10:00 UTC',
    );
    expect(readPolicy({ template: 'nonsense' }, 'File')).toBeUndefined();
    expect(readPolicy(null, 'File')).toBeUndefined();
  });
});

it('hides nothing of the demonstration city, which has no board', async () => {
  await sql`update listings set originating_system_name = ${DEMONSTRATION_SOURCE}`.execute(app.db);
  await markSourceRead(hoursAgo(500), [DEMONSTRATION_SOURCE]);
  expect(await applyPolicies(now())).toBe(0);
  expect((await read(`/api/listings/${key}`)).status).toBe(200);
});

it('hides no home that people list here', async () => {
  await sql`update listings set list_office_key = 'listed-here'`.execute(app.db);
  await markSourceRead(hoursAgo(500), [TEST_SOURCE]);
  expect(await applyPolicies(now())).toBe(0);
  expect((await read(`/api/listings/${key}`)).status).toBe(200);
});
