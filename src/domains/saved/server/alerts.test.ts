import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#lib/time-units.ts';
import { addActor } from '#tests/support/actors.ts';
import { addListings } from '#tests/support/listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { USUAL_DISPLAY } from '#domains/accounts/contract.ts';
import { refreshMarket } from '#domains/market/server/index.ts';
import { changeMailSubscription, openSubscription } from '#domains/notifications/server/mail-subscriptions.ts';
import type { UserActor } from '#platform/verb/context.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { savedSearchFormSchema } from '../contract.ts';
import { findDueDigests } from '../model/due-digests.ts';
import { keepHome } from './kept-homes.ts';
import { matchEvents } from './match-events.ts';
import { getSearchNews, listSavedSearches, markSearchSeen } from './read-searches.ts';
import { removeSavedArea, listSavedAreas, saveArea } from './saved-areas.ts';
import { sendDigests } from './send-digests.ts';
import { tellAreas } from './tell-areas.ts';
import { createSavedSearch, deleteSavedSearch, updateSavedSearch, type SearchForm } from './write-search.ts';

let app: TestApp;
let version = 0;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of [
    'listings',
    'saved_searches',
    'mail_messages',
    'notifications',
    'mail_subscriptions',
    'favorites',
  ] as const)
    await app.db.deleteFrom(table).execute();
});

const as = (actor: UserActor): ServerContext => ({ ...app.ctx(), actor });
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const form = (fields: Partial<SearchForm> = {}): SearchForm =>
  savedSearchFormSchema.parse({ name: 'Denver', filters: { bbox: '-105,39.7,-104.9,39.8' }, frequency: 'instant', ...fields });

/** Writes homes as a feed would, each time newer than before. */
function write(...records: Record<string, unknown>[]) {
  version += 1;
  const ModificationTimestamp = new Date(Date.parse('2026-04-01T10:00:00Z') + version * 60_000).toISOString();
  return addListings(app.db, ...records.map((fields) => ({ ModificationTimestamp, ...fields })));
}
const notes = () => app.db.selectFrom('notifications').selectAll().orderBy('id').execute();
const deliveries = () => app.db.selectFrom('alert_deliveries').selectAll().orderBy('id').execute();

describe('a saved search', () => {
  it('tells of new homes, price cuts, contracts and open houses that fit it, once by each channel', async () => {
    const ada = await addActor(app.db);
    await createSavedSearch(as(ada), form());
    await write({ ListingKey: 'A' }, { ListingKey: 'far', Latitude: 45, UnparsedAddress: '9 Far Lane' });
    await matchEvents(app.system());
    expect(await notes()).toMatchObject([{ user_id: ada.userId, topic: 'saved-searches', title: 'New: 12 Elm Street, Denver' }]);
    await write({ ListingKey: 'A', ListPrice: 480_000 });
    await write({ ListingKey: 'A', ListPrice: 480_000, StandardStatus: 'Pending' });
    await matchEvents(app.system());
    await matchEvents(app.system());
    expect((await notes()).map((note) => note.title)).toEqual(['New: 12 Elm Street, Denver', '2 changes in “Denver”']);
    expect((await app.mails()).map((mail) => [mail.to_address, mail.subject])).toEqual([
      [ada.email, 'New: 12 Elm Street, Denver'],
      [ada.email, '2 changes in Denver'],
    ]);
    const [, second] = await app.mails();
    expect(second?.text).toContain('Price cut by $20,000');
    expect(second?.text).toContain('Now pending');
    expect(second?.text).toContain('Listed by Example Realty');
    const { searches } = await listSavedSearches(as(ada));
    expect(searches[0]?.news).toEqual({ new: 1, price: 1, status: 1, 'open-house': 0 });
    const id = searches[0]?.id ?? '';
    expect((await getSearchNews(as(ada), id)).news.map((one) => one.kind)).toEqual(['status', 'price', 'new']);
    await markSearchSeen(as(ada), id);
    expect((await listSavedSearches(as(ada))).searches[0]?.news.new).toBe(0);
  });

  it('tells of a new home once it is known to fit: what is measured later is news to searches by it, once', async () => {
    const ada = await addActor(app.db);
    const ben = await addActor(app.db);
    await createSavedSearch(as(ada), form({ filters: { estimateGapMin: '5' }, name: 'Below estimate' }));
    await createSavedSearch(as(ben), form({ filters: { estimateGapMin: '5', walkScoreMin: '50' }, name: 'Below, walkable' }));
    await createSavedSearch(as(ben), form({ filters: { bedsMin: '4' }, name: 'Large' }));
    const estimate = (dollars: number | null) =>
      app.db
        .updateTable('listings')
        .set({ estimate_cents: dollars === null ? null : dollars * 100 })
        .execute();
    const titles = async () => (await notes()).map((note) => [note.user_id, note.title]);
    await write({ ListingKey: 'M' }, { ListingKey: 'large', BedroomsTotal: 5, StreetNumber: '5' });
    await matchEvents(app.system());
    const large = [ben.userId, 'New: 5 Elm Street, Denver'];
    expect(await titles()).toEqual([large]);
    await estimate(600_000);
    await matchEvents(app.system());
    expect(await titles()).toEqual([large, [ada.userId, '2 changes in “Below estimate”']]);
    await sql`insert into listing_ground (listing_id, latitude, longitude, version, walk_score, hazards, hazards_known)
      select id, latitude, longitude, '1', 80, '{}', '{}' from listings`.execute(app.db);
    await matchEvents(app.system());
    // The large one was told to Ben when it was listed.
    const all = [
      large,
      [ada.userId, '2 changes in “Below estimate”'],
      [ben.userId, 'Newly fits your search: 12 Elm Street, Denver'],
    ];
    expect(await titles()).toEqual(all);
    // Measured anew, they are no news; nor are homes of last month.
    await estimate(null);
    await estimate(590_000);
    await matchEvents(app.system());
    await app.db
      .updateTable('listing_events')
      .set({ occurred_at: inDays(-8) })
      .execute();
    await estimate(null);
    await estimate(580_000);
    const { rows } = await sql`select from listing_events where matched_at is null`.execute(app.db);
    expect([rows.length, await titles()]).toEqual([0, all]);
  });

  it('is one of several that fit, and only the most urgent tells', async () => {
    const ada = await addActor(app.db);
    await createSavedSearch(as(ada), form({ frequency: 'daily', name: 'Slow' }));
    await createSavedSearch(as(ada), form({ name: 'Fast' }));
    await createSavedSearch(as(ada), form({ filters: {}, frequency: 'weekly', name: 'Anywhere' }));
    await createSavedSearch(as(ada), form({ filters: { place: 'denver-co' }, name: 'By place' })).catch(() => undefined);
    await write({ ListingKey: 'B' });
    await matchEvents(app.system());
    expect((await deliveries()).map((row) => [row.channel, row.state])).toEqual([
      ['in-app', 'sent'],
      ['email', 'sent'],
    ]);
    expect((await app.mails()).map((mail) => mail.subject)).toEqual(['New: 12 Elm Street, Denver']);
    // Each search counts it all the same.
    expect((await listSavedSearches(as(ada))).searches.every((search) => search.news.new === 1)).toBe(true);
  });

  it('tells nothing of homes beyond its filters, of rises, of what it does not ask for, nor of its own past', async () => {
    const ada = await addActor(app.db);
    await write({ ListingKey: 'before' });
    await createSavedSearch(
      as(ada),
      form({ kinds: ['price'], filters: { bbox: '-105,39.7,-104.9,39.8', priceMax: '500000', bedsMin: '3' } }),
    );
    await write({ ListingKey: 'C' }, { ListingKey: 'small', BedroomsTotal: 2 }, { ListingKey: 'dear', ListPrice: 900_000 });
    await write(
      { ListingKey: 'C', ListPrice: 500_001 },
      { ListingKey: 'small', BedroomsTotal: 2, ListPrice: 400_000 },
      { ListingKey: 'dear', ListPrice: 800_000 },
    );
    await matchEvents(app.system());
    expect(await notes()).toEqual([]);
    await write({ ListingKey: 'C', ListPrice: 490_000 });
    await matchEvents(app.system());
    expect((await notes()).map((note) => note.title)).toEqual(['Price cut by $10,001: 12 Elm Street, Denver']);
  });

  it('knows an area that was drawn, not only the box around it', async () => {
    const ada = await addActor(app.db);
    const triangle = '-104.99,39.74;-104.97,39.74;-104.97,39.76';
    await createSavedSearch(as(ada), form({ name: 'Drawn', filters: { polygon: triangle, bedsMin: '3' } }));
    const { keys } = await write(
      { ListingKey: 'inside', Latitude: 39.745, Longitude: -104.972, UnparsedAddress: '1 Inside Lane' },
      { ListingKey: 'corner', Latitude: 39.758, Longitude: -104.988, UnparsedAddress: '2 Corner Lane' },
      { ListingKey: 'small', Latitude: 39.746, Longitude: -104.973, BedroomsTotal: 2, UnparsedAddress: '3 Small Lane' },
    );
    await matchEvents(app.system());
    expect((await notes()).map((note) => note.href)).toEqual([`/property/${keys[0]}`]);
    expect(await app.mails()).toHaveLength(1);
  });

  it('keeps silent when off, deleted, or about a home that was hidden', async () => {
    const [ada, ben, cem] = [await addActor(app.db), await addActor(app.db), await addActor(app.db)];
    await createSavedSearch(as(ada), form({ frequency: 'off' }));
    const { id } = await createSavedSearch(as(ben), form());
    await createSavedSearch(as(cem), form());
    const { keys } = await write({ ListingKey: 'D' });
    await keepHome(as(cem), { list: 'hidden', listingKey: keys[0] ?? '' });
    await deleteSavedSearch(as(ben), id);
    await matchEvents(app.system());
    expect(await deliveries()).toEqual([]);
  });

  it('sends no mail for demonstration people nor to addresses that were not confirmed, and says so', async () => {
    const demo = await addActor(app.db, { isDemo: true });
    const unproven = await addActor(app.db, { isVerified: false });
    expect((await createSavedSearch(as(demo), form())).mail).toBe('demo');
    expect((await createSavedSearch(as(unproven), form())).mail).toBe('unverified');
    await write({ ListingKey: 'E' });
    await matchEvents(app.system());
    expect(await app.mails()).toEqual([]);
    expect(await notes()).toHaveLength(2);
  });

  it('mails nothing again after its unsubscribe link, whatever is changed, until mail is asked for', async () => {
    const ada = await addActor(app.db);
    const { id } = await createSavedSearch(as(ada), form());
    const subject = { topic: 'saved-searches', subjectKey: id, label: 'A search' } as const;
    const { token } = await openSubscription(app.db, app.ctx().now, { userId: ada.userId, address: ada.email, ...subject });
    await changeMailSubscription(app.ctx(), { token, isStopped: true });
    const change = async (changes: Parameters<typeof updateSavedSearch>[1]['changes']) =>
      (await updateSavedSearch(as(ada), { publicId: id, changes })).mail;
    expect(await change({ name: 'Near the park' })).toBe('stopped');
    expect(await change({ frequency: 'weekly' })).toBe('stopped');
    expect(await change({ channels: ['email', 'in-app'] })).toBe('on');
  });

  it('gathers a day, within its cap, and never sends the same twice', async () => {
    const ada = await addActor(app.db);
    const { id } = await createSavedSearch(as(ada), form({ frequency: 'daily', mailCap: 2 }));
    for (const ListingKey of ['F1', 'F2', 'F3']) await write({ ListingKey, UnparsedAddress: `${ListingKey} Elm Street` });
    await matchEvents(app.system());
    expect(await app.mails()).toEqual([]);
    await sendDigests(app.system());
    expect(await app.mails()).toEqual([]);
    await Promise.all([sendDigests(app.system(inDays(1))), sendDigests(app.system(inDays(1)))]);
    const [mail, ...more] = await app.mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('3 changes in Denver');
    expect(mail?.text).toContain('See 1 more');
    expect((await deliveries()).every((row) => row.state === 'sent')).toBe(true);
    await write({ ListingKey: 'F4', UnparsedAddress: 'F4 Elm Street' });
    await matchEvents(app.system());
    await updateSavedSearch(as(ada), { publicId: id, changes: { frequency: 'off' } });
    expect((await listSavedSearches(as(ada))).searches[0]?.mail).toBe('off');
    await sendDigests(app.system(inDays(1)));
    expect((await deliveries()).filter((row) => row.channel === 'email').map((row) => row.state)).toEqual([
      'sent',
      'sent',
      'sent',
      'dropped',
    ]);
    expect(await app.mails()).toHaveLength(1);
    // Who wants no mail of it meanwhile gets none.
    await updateSavedSearch(as(ada), { publicId: id, changes: { frequency: 'daily' } });
    await write({ ListingKey: 'F5', UnparsedAddress: 'F5 Elm Street' });
    await matchEvents(app.system());
    await updateSavedSearch(as(ada), { publicId: id, changes: { channels: ['in-app'] } });
    await sendDigests(app.system(inDays(1)));
    expect(
      (await deliveries())
        .filter((row) => row.channel === 'email')
        .map((row) => row.state)
        .toSorted(),
    ).toEqual(['dropped', 'dropped', 'sent', 'sent', 'sent']);
    expect(await app.mails()).toHaveLength(1);
  });

  it('mails a day’s news in the morning of the zone that a person has chosen', async () => {
    const ada = await addActor(app.db);
    const settings = JSON.stringify({ ...USUAL_DISPLAY, timeZone: 'Pacific/Auckland' });
    await app.db.insertInto('display_settings').values({ user_id: ada.userId, settings, updated_at: new Date() }).execute();
    await createSavedSearch(as(ada), form({ frequency: 'daily' }));
    await write({ ListingKey: 'G1', UnparsedAddress: '1 Zone Street' });
    await matchEvents(app.system());
    const morning = findDueDigests(inDays(1), 'Pacific/Auckland').find(({ frequency }) => frequency === 'daily')?.before;
    await sendDigests(app.system(new Date((morning?.getTime() ?? 0) - 60_000)));
    expect(await app.mails()).toEqual([]);
    await sendDigests(app.system(morning));
    expect(await app.mails()).toHaveLength(1);
  });
});

describe('a favorite', () => {
  it('tells of its price and status, and not again where a saved search tells', async () => {
    const [ada, ben] = [await addActor(app.db), await addActor(app.db)];
    await createSavedSearch(as(ada), form());
    const { keys } = await write({ ListingKey: 'G' });
    for (const actor of [ada, ben]) await keepHome(as(actor), { list: 'favorites', listingKey: keys[0] ?? '' });
    await matchEvents(app.system());
    await write({ ListingKey: 'G', ListPrice: 450_000 });
    await matchEvents(app.system());
    expect(
      (await notes()).filter((note) => note.title.startsWith('Price cut')).map((note) => [note.user_id, note.topic]),
    ).toEqual([
      [ada.userId, 'saved-searches'],
      [ben.userId, 'favorites'],
    ]);
    await sendDigests(app.system(inDays(1)));
    expect((await app.mails()).filter((mail) => mail.to_address === ben.email).map((mail) => mail.subject)).toEqual([
      'Price cut by $50,000: 12 Elm Street, Denver',
    ]);
  });
});

describe('an area that somebody follows', () => {
  it('tells once that the figures of a month are out, whoever else looks at the same time', async () => {
    const [ada, ben] = [await addActor(app.db), await addActor(app.db, { isDemo: true })];
    const may = (day: number) => app.system(new Date(Date.UTC(2027, 4, day, 12)));
    const place = { kind: 'neighborhood', name: 'Elm Park', slug: 'elm-park', search_name: 'elm park', source: 'test' };
    await app.db.insertInto('places').values(place).execute();
    await refreshMarket(app.system(new Date('2027-04-20T12:00:00Z')));
    for (const actor of [ada, ben]) await saveArea(as(actor), { slug: 'elm-park', propertyType: 'condo' });
    await saveArea(as(ada), { slug: 'elm-park', propertyType: 'condo' });
    await expect(saveArea(as(ada), { slug: 'nowhere', propertyType: 'all' })).rejects.toMatchObject({ code: 'not-found' });
    await tellAreas(app.system(new Date('2027-04-21T12:00:00Z')));
    await tellAreas(may(1));
    expect(await notes()).toEqual([]);
    await refreshMarket(may(2));
    await Promise.all([tellAreas(may(2)), tellAreas(may(2))]);
    await tellAreas(may(3));
    const told = {
      topic: 'areas',
      title: 'New market figures for Elm Park, condos',
      href: '/neighborhood-explorer?areas=elm-park&type=condo',
    };
    expect((await notes()).toSorted((a, b) => (a.user_id < b.user_id ? -1 : 1))).toMatchObject([
      { ...told, user_id: ada.userId },
      { ...told, user_id: ben.userId },
    ]);
    const [mail, ...more] = await app.mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to_address: ada.email, subject: told.title });
    expect(mail?.text).toContain('Too few sales for a median price');
    expect((await listSavedAreas(as(ben))).areas).toMatchObject([
      { slug: 'elm-park', propertyType: 'condo', asOf: '2027-04-30' },
    ]);
    await removeSavedArea(as(ben), { slug: 'elm-park', propertyType: 'condo' });
    expect((await listSavedAreas(as(ben))).areas).toEqual([]);
    expect((await listSavedAreas(as(ada))).areas).toHaveLength(1);
  });
});

describe('a process that dies', () => {
  it('between the write and the telling loses nothing, and nothing is told twice', async () => {
    const ada = await addActor(app.db);
    await createSavedSearch(as(ada), form());
    await write({ ListingKey: 'H' });
    await killWhileTelling();
    expect(await notes()).toEqual([]);
    expect(await app.mails()).toEqual([]);
    // The database notices a moment later that its client is gone; until then the change is taken.
    await expect.poll(() => Promise.all([matchEvents(app.system()), matchEvents(app.system())]).then(notes)).toHaveLength(1);
    await matchEvents(app.system());
    expect(await notes()).toHaveLength(1);
    expect(await app.mails()).toHaveLength(1);
    expect(await deliveries()).toHaveLength(2);
  });

  it('within the write leaves neither the change nor its news', async () => {
    await write({ ListingKey: 'I' });
    const events = () => app.db.selectFrom('listing_events').select(['price_after_cents', 'matched_at']).execute();
    const cut = sql`update listings set list_price_cents = 41000000`;
    await expect(
      app.db.transaction().execute(async (trx) => {
        await cut.execute(trx);
        throw new Error('died');
      }),
    ).rejects.toThrow('died');
    expect(await events()).toEqual([]);
    await cut.execute(app.db);
    expect(await events()).toEqual([{ price_after_cents: 41_000_000, matched_at: null }]);
  });
});

describe('the index of searches', () => {
  it('looks at the searches that a home can fit, not at all of them', async () => {
    const ada = await addActor(app.db);
    await createSavedSearch(as(ada), form());
    // 20,000 searches elsewhere, of one person, each with its own small area and price band.
    await sql`with s as (
        insert into saved_searches (public_id, user_id, name, filters, statuses, kinds, only_price_cuts, channels, frequency, mail_cap, confirmed_at, created_at, updated_at)
        select gen_random_uuid(), ${ada.userId}, 'n' || n, '{}', '{Active}', '{new}', true, '{}', 'off', 10, now(), now(), now() from generate_series(1, 20000) n
        returning id
      ) insert into saved_search_cells (saved_search_id, cells, prices)
      select id, int8range(id * 1000, id * 1000 + 900), int8range(id * 100, id * 100 + 50000) from s`.execute(app.db);
    await sql`analyze saved_search_cells`.execute(app.db);
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`explain select * from saved_search_cells where cells @> 5000000::bigint and prices @> 600000::bigint`.execute(app.db);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('saved_search_cells_stab');
    await write({ ListingKey: 'J' });
    await matchEvents(app.system());
    expect(await notes()).toHaveLength(1);
  });
});

/** Lets a process of its own write everything that is to be told, and kills it before it commits. */
async function killWhileTelling(): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--import', './src/platform/runtime/load-sources.js', 'tests/support/match-until-killed.ts', app.connectionString],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  child.stdout.once('data', () => child.kill('SIGKILL'));
  await ended;
  expect(child.signalCode).toBe('SIGKILL');
}
