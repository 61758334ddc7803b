import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addActor } from '#tests/support/actors.ts';
import { addListings } from '#tests/support/listings.ts';
import { type Browser, makePerson } from '#tests/support/people.ts';
import { type TestApp } from '#tests/support/test-app.ts';
import type { UserActor } from '#platform/verb/context.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { searchResultSchema } from '#domains/search/contract.ts';
import { MOST_KEPT } from '../model/limits.ts';
import * as kept from './kept-homes.ts';
import { openKeptHomes } from '#tests/support/kept-homes.ts';

let app: TestApp;
let keys: string[];
let ada: UserActor & { email: string };
let ben: UserActor & { email: string };
let cem: UserActor & { email: string };

beforeAll(async () => {
  ({ app, keys, ada, ben, cem } = await openKeptHomes());
});
afterAll(() => app.close());

const as = (actor: UserActor): ServerContext => ({ ...app.ctx(), actor });
const key = (at: number) => keys[at] ?? '';
const refused = (code: string) => expect.objectContaining({ code });

describe('kept homes', () => {
  it('are each person’s own, newest first, and may be taken off', async () => {
    for (const at of [0, 1]) await kept.keepHome(as(ada), { list: 'favorites', listingKey: key(at) });
    await kept.keepHome(as(ada), { list: 'favorites', listingKey: key(0) });
    await kept.keepHome(as(ben), { list: 'favorites', listingKey: key(2) });
    expect((await kept.getKeptKeys(as(ada))).favorites).toEqual([key(1), key(0)]);
    await kept.removeKeptHome(as(ben), { list: 'favorites', listingKey: key(0) });
    const { homes } = await kept.listKeptHomes(as(ada), 'favorites');
    expect(homes.map((home) => [home.listing.listingKey, home.priceThen, home.statusThen])).toEqual([
      [key(1), 500_000, 'Active'],
      [key(0), 500_000, 'Active'],
    ]);
    await kept.clearKeptHomes(as(ada), { list: 'favorites' });
    expect((await kept.getKeptKeys(as(ben))).favorites).toEqual([key(2)]);
    await expect(kept.keepHome(as(ada), { list: 'favorites', listingKey: 'nothing' })).rejects.toEqual(refused('not-found'));
  });

  it('are what their reader searches among, and nobody else; no cache keeps it', async () => {
    const [one, other] = [await makePerson(app), await makePerson(app)];
    await one.send('PUT', `/api/kept-homes/favorites/${key(0)}`);
    await other.send('PUT', `/api/kept-homes/favorites/${key(1)}`);
    const read = async (browser: Browser, path: string) => {
      const response = await browser.send('GET', path);
      expect([response.status, response.headers.get('cache-control'), response.headers.get('etag')]).toEqual([
        200,
        'no-store',
        null,
      ]);
      return response.json();
    };
    const found = async (browser: Browser, query: string) =>
      searchResultSchema.parse(await read(browser, `/api/listings?${query}`)).items.map(({ listingKey }) => listingKey);
    expect([await found(one, 'mine=saved'), await found(other, 'mine=saved')]).toEqual([[key(0)], [key(1)]]);
    expect(await found(one, 'mine=saved&bedsMin=9')).toEqual([]);
    expect(await found(one, 'mine=saved,commented')).toEqual([]);
    expect(await read(one, '/api/listings/facets?mine=saved')).toMatchObject({ total: { value: 1 } });
    expect(await read(one, '/api/listings/own-counts?bedsMin=1')).toEqual({
      mine: [
        { mark: 'saved', count: 1, hasAny: true },
        { mark: 'commented', count: 0, hasAny: false },
      ],
      matches: null,
      isEveryMatchScored: true,
    });
    // What was answered to somebody is not there for the next one.
    expect((await app.request('/api/listings?mine=saved')).status).toBe(401);
    expect((await app.request('/api/listings/own-counts')).status).toBe(401);
    await expect(kept.listMarkedHomes(app.ctx(), 'saved')).rejects.toEqual(refused('unauthenticated'));
  });

  it('have an end, which a repeat does not meet', async () => {
    const actor = await addActor(app.db);
    await kept.keepHome(as(actor), { list: 'hidden', listingKey: key(0) });
    await sql`set session_replication_role = replica; insert into hidden_homes (user_id, listing_id, created_at)
      select ${sql.lit(actor.userId)}, -n, now() from generate_series(1, ${sql.lit(MOST_KEPT - 1)}) n; set session_replication_role = origin`.execute(
      app.db,
    );
    await kept.keepHome(as(actor), { list: 'hidden', listingKey: key(0) });
    await expect(kept.keepHome(as(actor), { list: 'hidden', listingKey: key(1) })).rejects.toEqual(refused('conflict'));
    await app.db.deleteFrom('hidden_homes').where('user_id', '=', actor.userId).execute();
  });

  it('are compared up to four', async () => {
    for (const at of [0, 1, 2, 3]) await kept.keepHome(as(ada), { list: 'compared', listingKey: key(at) });
    await expect(kept.keepHome(as(ada), { list: 'compared', listingKey: key(4) })).rejects.toEqual(refused('conflict'));
    await kept.removeKeptHome(as(ada), { list: 'compared', listingKey: key(1) });
    await kept.keepHome(as(ada), { list: 'compared', listingKey: key(4) });
    expect((await kept.getKeptKeys(as(ada))).compared).toEqual([key(0), key(4), key(2), key(3)]);
  });

  it('make room in a comparison when they are withdrawn or withheld after they were kept', async () => {
    const dot = await addActor(app.db, { name: 'Dot' });
    const added = await addListings(
      app.db,
      ...['21', '22', '23', '24', '25', '26'].map((n) => ({
        ListingKey: n,
        UnparsedAddress: `${n} Elm Street`,
        StreetNumber: n,
      })),
    );
    const [withdrawn, withheld, third, fourth, fifth, sixth] = added.keys.map(String);
    for (const listingKey of [withdrawn, withheld, third, fourth])
      await kept.keepHome(as(dot), { list: 'compared', listingKey: listingKey ?? '' });
    for (const listingKey of [withheld, third]) await kept.keepHome(as(dot), { list: 'favorites', listingKey: listingKey ?? '' });
    const change = (listingKey: string | undefined, values: object) =>
      app.db.updateTable('listings').set(values).where('listing_key', '=', String(listingKey)).execute();
    await change(withdrawn, { standard_status: 'Withdrawn' });
    await change(withheld, { internet_entire_listing_display_yn: false });
    for (const listingKey of [fifth, sixth]) await kept.keepHome(as(dot), { list: 'compared', listingKey: listingKey ?? '' });
    expect(new Set((await kept.getKeptKeys(as(dot))).compared)).toEqual(new Set([third, fourth, fifth, sixth]));

    expect((await kept.listKeptHomes(as(dot), 'favorites')).unavailable).toBe(1);
    await kept.clearKeptHomes(as(ben), { list: 'favorites', only: 'unavailable' });
    expect((await kept.listKeptHomes(as(dot), 'favorites')).unavailable).toBe(1);
    await kept.clearKeptHomes(as(dot), { list: 'favorites', only: 'unavailable' });
    expect(await kept.listKeptHomes(as(dot), 'favorites')).toMatchObject({
      homes: [{ listing: { listingKey: third } }],
      unavailable: 0,
    });
  });

  it('of a browser join those of the account, in their order, without what is gone', async () => {
    await kept.keepHome(as(cem), { list: 'compared', listingKey: key(0) });
    await kept.keepHome(as(cem), { list: 'viewed', listingKey: key(5) });
    const merged = await kept.mergeKeptHomes(as(cem), {
      favorites: [key(3), key(1)],
      hidden: ['gone', key(4)],
      viewed: [key(2), key(5)],
      compared: [key(0), key(1), key(2), key(3)],
    });
    expect(merged).toEqual({
      favorites: [key(3), key(1)],
      hidden: [key(4)],
      viewed: [key(2), key(5)],
      compared: [key(0), key(1), key(2), key(3)],
    });
    expect((await (await app.request(`/api/homes?keys=${key(3)},x,${key(1)}`)).json()).homes).toMatchObject([
      { listingKey: key(3) },
      { listingKey: key(1) },
    ]);
  });
});
