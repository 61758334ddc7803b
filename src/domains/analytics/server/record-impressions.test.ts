import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { DEMONSTRATION_SOURCE } from '#domains/listings/contract.ts';
import type { Actor } from '#platform/verb/context.ts';
import { addActor } from '#tests/support/actors.ts';
import { addListings } from '#tests/support/listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { CHROME } from '#tests/support/visitors.ts';
import { MOST_IMPRESSIONS, recordImpressions as endpoint } from '../contract.ts';
import { recordImpressions } from './record-impressions.ts';
import { MOST_PER_ADDRESS } from './daily-visitors.ts';

const NOON = '2026-05-01T18:00:00Z';

let app: TestApp;
let keys: string[];
let ids: number[];

beforeAll(async () => {
  app = await openTestApp({ now: () => Date.parse(NOON) });
  const added = await addListings(
    app.db,
    { ListingKey: 'A' },
    { ListingKey: 'B' },
    { ListingKey: 'East', StateOrProvince: 'NY' },
    { ListingKey: 'Demo', OriginatingSystemName: DEMONSTRATION_SOURCE },
    { ListingKey: 'Gone', InternetEntireListingDisplayYN: false },
  );
  keys = added.keys;
  const rows = await app.db.selectFrom('listings').select(['id', 'listing_key']).execute();
  ids = keys.map((key) => rows.find((row) => row.listing_key === key)?.id ?? 0);
});
afterAll(() => app.close());
afterEach(async () => {
  for (const table of ['listing_day_counts', 'listing_day_visitors', 'visit_salts'] as const)
    await app.db.deleteFrom(table).execute();
});

interface Seen {
  at?: string;
  which?: readonly number[];
  actor?: Actor;
  address?: string;
  userAgent?: string;
  own?: readonly number[];
}

async function see({ at = NOON, which = [0, 1], address = '198.51.100.7', userAgent = CHROME, own = [], ...rest }: Seen = {}) {
  const { actor = { kind: 'anonymous', address } } = rest;
  await recordImpressions(
    { ...app.ctx(new Date(at)), actor },
    { listingKeys: which.map((one) => keys[one] ?? ''), userAgent },
    { listListingsSoldBy: async () => own.map((one) => String(ids[one])) },
  );
}

const counts = async () => {
  const rows = await app.db.selectFrom('listing_day_counts').select(['listing_id', 'day', 'impressions', 'views']).execute();
  return rows.map((row) => `${'AB23'[ids.indexOf(row.listing_id)]} ${row.day} ${row.impressions}/${row.views}`).toSorted();
};

it('counts a card once a listing, visitor and day where the home stands, and never one that is not shown', async () => {
  await see();
  await see({ which: [0, 0, 1, 4] });
  await see({ address: '203.0.113.9', which: [0] });
  // One in the night in New York, eleven in the evening in Denver.
  await see({ at: '2026-05-02T05:00:00Z', which: [0, 2] });
  await see({ at: '2026-05-02T18:00:00Z', which: [0] });
  expect(await counts()).toEqual(['2 2026-05-02 1/0', 'A 2026-05-01 2/0', 'A 2026-05-02 1/0', 'B 2026-05-01 1/0']);
});

it('counts no robots, own people, staff, or demo people outside the demonstration', async () => {
  const person = await addActor(app.db);
  const demo = await addActor(app.db, { isDemo: true });
  await see({ userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
  await see({ userAgent: '' });
  await see({ actor: { kind: 'system' } });
  await see({ actor: { ...person, roles: ['buyer', 'admin'] } });
  await see({ actor: demo });
  await see({ actor: person, own: [0, 1] });
  expect(await counts()).toEqual([]);
  await see({ actor: person, own: [0] });
  await see({ actor: demo, which: [0, 3] });
  expect(await counts()).toEqual(['3 2026-05-01 1/0', 'B 2026-05-01 1/0']);
});

it('lets one address add only so much, and many at once each count', async () => {
  for (let at = 0; at < MOST_PER_ADDRESS + 5; at += 1) await see({ userAgent: `${CHROME} ${at}`, which: [0] });
  expect(await counts()).toEqual([`A 2026-05-01 ${MOST_PER_ADDRESS}/0`]);
  const addresses = Array.from({ length: 12 }, (_, at) => `203.0.113.${at}`);
  await Promise.all([...addresses, ...addresses].map((address, at) => see({ address, which: at % 2 === 0 ? [1, 2] : [2, 1] })));
  expect(await counts()).toEqual(['2 2026-05-01 12/0', `A 2026-05-01 ${MOST_PER_ADDRESS}/0`, 'B 2026-05-01 12/0']);
});

it('takes any list of keys, of a bounded length', async () => {
  const post = (body: unknown) =>
    app.request(endpoint.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': CHROME },
      body: JSON.stringify(body),
    });
  expect((await post({ listingKeys: [keys[0], 'nothing'] })).status).toBe(204);
  expect((await post({ listingKeys: [] })).status).toBe(422);
  expect((await post({ listingKeys: Array.from({ length: MOST_IMPRESSIONS + 1 }, () => 'x') })).status).toBe(422);
  expect(await counts()).toEqual(['A 2026-05-01 1/0']);
});
