import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#lib/time-units.ts';
import { addActor } from '#tests/support/actors.ts';
import { addListings, systemContext } from '#tests/support/listings.ts';
import { type Browser, makePerson, readMail } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { UserActor } from '#platform/verb/context.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { searchResultSchema } from '#domains/search/contract.ts';
import { changeMailSubscription, openSubscription } from '#domains/notifications/server/mail-subscriptions.ts';
import { guestAlertFormSchema, savedSearchFormSchema } from '../contract.ts';
import { claimGuestAlerts } from './claim-guest-alerts.ts';
import { findHomeIds } from './find-homes.ts';
import { getDashboardLayout, setDashboardLayout } from './dashboard-layout.ts';
import { MOST_KEPT } from '../model/limits.ts';
import * as guests from './guest-alerts.ts';
import * as inviting from './collection-people.ts';
import { collectionInvitations } from './collection-people.ts';
import * as kept from './kept-homes.ts';
import { matchEvents } from './match-events.ts';
import * as reading from './read-collections.ts';
import { getSearchNews, listSavedSearches, markSearchSeen } from './read-searches.ts';
import { savedRoutes } from './routes.ts';
import { sendDigests } from './send-digests.ts';
import { collectionShares } from './share-collections.ts';
import * as writing from './write-collections.ts';
import * as searches from './write-search.ts';

let app: TestApp;
let keys: string[];
let ada: UserActor & { email: string };
let ben: UserActor & { email: string };
let cem: UserActor & { email: string };

beforeAll(async () => {
  app = await openTestApp();
  const numbers = ['1', '2', '3', '4', '5', '6'];
  ({ keys } = await addListings(
    app.db,
    ...numbers.map((n) => ({ ListingKey: n, UnparsedAddress: `${n} Elm Street`, StreetNumber: n })),
  ));
  [ada, ben, cem] = [
    await addActor(app.db, { name: 'Ada' }),
    await addActor(app.db, { name: 'Ben' }),
    await addActor(app.db, { name: 'Cem' }),
  ];
});
afterAll(() => app.close());

const as = (actor: UserActor): ServerContext => ({ ...app.ctx(), actor });
const key = (at: number) => keys[at] ?? '';
const refused = (code: string) => expect.objectContaining({ code });

it('asks everyone to sign in for what is theirs', async () => {
  const closed = savedRoutes.filter(({ endpoint }) => endpoint.access === 'signed-in');
  expect(closed.length).toBeGreaterThan(25);
  for (const { endpoint } of closed) {
    const path = endpoint.path.replace('{list}', 'favorites').replaceAll(/\{\w+\}/g, randomUUID());
    const body = endpoint.body === undefined ? {} : { body: '{}', headers: { 'content-type': 'application/json' } };
    expect([endpoint.path, (await app.request(path, { method: endpoint.method, ...body })).status]).toEqual([endpoint.path, 401]);
  }
});

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

const SHARE = { id: randomUUID(), days: 30, hasOwnWords: true };

describe('a collection', () => {
  it('is nobody else’s until they join, and then theirs as far as their role goes', async () => {
    const { id } = await writing.createCollection(as(ada), { name: 'Together', note: '' });
    await writing.putCollectionHome(as(ada), { publicId: id, listingKey: key(0), note: 'The garden' });
    const everything = (ctx: ServerContext) => [
      reading.getCollection(ctx, id),
      writing.addComment(ctx, { publicId: id, comment: { body: 'Nice' } }),
      writing.deleteComment(ctx, { publicId: id, commentId: randomUUID() }),
      writing.putCollectionHome(ctx, { publicId: id, listingKey: key(1), note: undefined }),
      writing.removeCollectionHome(ctx, { publicId: id, listingKey: key(0) }),
      writing.updateCollection(ctx, { publicId: id, changes: { name: 'Mine' } }),
      writing.deleteCollection(ctx, id),
      writing.restoreCollection(ctx, id),
      collectionShares.create(ctx, { params: { id }, share: SHARE }),
      collectionShares.end(ctx, { params: { id }, shareId: randomUUID() }),
      collectionInvitations.invite(ctx, { params: { id }, form: { email: 'x@home.example', role: 'edit' } }),
      collectionInvitations.withdraw(ctx, { params: { id }, invitationId: randomUUID() }),
      inviting.changeMember(ctx, { publicId: id, userId: ada.userId, role: 'edit' }),
      inviting.removeMember(ctx, { publicId: id, userId: ada.userId }),
    ];
    for (const attempt of await Promise.allSettled(everything(as(ben))))
      expect(attempt).toMatchObject({ status: 'rejected', reason: { code: 'not-found' } });

    await collectionInvitations.invite(as(ada), { params: { id }, form: { email: ben.email, role: 'view' } });
    const mail = await app.db
      .selectFrom('mail_messages')
      .select('text')
      .where('to_address', '=', ben.email)
      .executeTakeFirstOrThrow();
    const token = /\/invite\/([\w-]+)/.exec(mail.text)?.[1] ?? '';
    expect(await collectionInvitations.open(app.ctx(), token)).toEqual({
      collectionName: 'Together',
      invitedBy: 'Ada',
      role: 'view',
      homeCount: 1,
    });
    await collectionInvitations.accept(as(ben), token);
    await expect(collectionInvitations.accept(as(cem), token)).rejects.toEqual(refused('not-found'));
    expect(await reading.getCollection(as(ben), id)).toMatchObject({
      role: 'view',
      shares: [],
      invitations: [],
      homes: [{ note: 'The garden' }],
    });
    await expect(writing.addComment(as(ben), { publicId: id, comment: { body: 'Nice' } })).rejects.toEqual(refused('forbidden'));
    await inviting.changeMember(as(ada), { publicId: id, userId: ben.userId, role: 'comment' });
    await writing.addComment(as(ben), { publicId: id, comment: { body: 'Nice', listingKey: key(0) } });
    await expect(writing.putCollectionHome(as(ben), { publicId: id, listingKey: key(1), note: undefined })).rejects.toEqual(
      refused('forbidden'),
    );
    await inviting.changeMember(as(ada), { publicId: id, userId: ben.userId, role: 'edit' });
    await writing.putCollectionHome(as(ben), { publicId: id, listingKey: key(1), note: undefined });
    for (const attempt of await Promise.allSettled([
      writing.deleteCollection(as(ben), id),
      collectionShares.create(as(ben), { params: { id }, share: SHARE }),
      collectionInvitations.invite(as(ben), { params: { id }, form: { email: 'x@home.example', role: 'edit' } }),
      inviting.changeMember(as(ben), { publicId: id, userId: ben.userId, role: 'edit' }),
    ]))
      expect(attempt).toMatchObject({ status: 'rejected', reason: { code: 'forbidden' } });
    const notes = await app.db
      .selectFrom('notifications')
      .select('title')
      .where('user_id', '=', ada.userId)
      .orderBy('id')
      .execute();
    expect(notes.map((note) => note.title)).toEqual([
      'Ben joined “Together”',
      'Ben commented in “Together”',
      'Ben added a home to “Together”',
    ]);
    expect((await reading.listCollections(as(ada))).collections[0]).toMatchObject({
      homeCount: 2,
      memberCount: 1,
      listingKeys: [key(1), key(0)],
    });
    // Who switched the topic off is not told of who joins either.
    await app.db
      .insertInto('notification_preferences')
      .values({ user_id: ada.userId, topic: 'collections', channel: 'in-app', is_wanted: false })
      .execute();
    await collectionInvitations.invite(as(ada), { params: { id }, form: { email: 'cem@home.example', role: 'view' } });
    const invited = await app.db.selectFrom('mail_messages').select('text').orderBy('id', 'desc').executeTakeFirstOrThrow();
    await collectionInvitations.accept(as(cem), /\/invite\/([\w-]+)/.exec(invited.text)?.[1] ?? '');
    const { count } = await app.db
      .selectFrom('notifications')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', ada.userId)
      .executeTakeFirstOrThrow();
    expect(count).toBe(notes.length);
    await inviting.removeMember(as(ada), { publicId: id, userId: cem.userId });
    await app.db.deleteFrom('notification_preferences').where('user_id', '=', ada.userId).execute();

    const commented = async (actor: UserActor) =>
      (await kept.listMarkedHomes(as(actor), 'commented')).map((homeId) => [...ids].find(([, known]) => known === homeId)?.[0]);
    const ids = await findHomeIds(app.db, keys);
    expect([await commented(ada), await commented(ben), await commented(cem)]).toEqual([[key(0)], [key(0)], []]);
    const { comments } = await reading.getCollection(as(ada), id);
    await writing.deleteComment(as(ada), { publicId: id, commentId: comments[0]?.id ?? '' });
    await inviting.removeMember(as(ben), { publicId: id, userId: ben.userId });
    expect((await reading.listCollections(as(ben))).collections).toEqual([]);
    expect(await commented(ada)).toEqual([]);
  });

  it('is looked at by its links until they end, with notes where these show them, without people and comments', async () => {
    const { id } = await writing.createCollection(as(ada), { name: 'Open', note: 'Ours' });
    await writing.putCollectionHome(as(ada), { publicId: id, listingKey: key(2), note: 'Sunny' });
    const look = async ({ path }: { path: string }) =>
      app.request(path.replace('/shared/collection/', '/api/shared-collections/'));
    const [bare, told] = [
      await collectionShares.create(as(ada), { params: { id }, share: { id: randomUUID(), days: 7, hasOwnWords: false } }),
      await collectionShares.create(as(ada), { params: { id }, share: SHARE }),
    ];
    const shown = { name: 'Open', ownerName: 'Ada', homes: [{ listing: { listingKey: key(2) } }] };
    expect(await (await look(told)).json()).toMatchObject({ ...shown, note: 'Ours', homes: [{ note: 'Sunny' }] });
    expect(await (await look(bare)).json()).toMatchObject({ ...shown, note: '', homes: [{ note: '' }] });
    expect((await reading.getCollection(as(ada), id)).shares).toMatchObject([
      { id: told.id, views: 1, hasOwnWords: true },
      { id: bare.id, views: 1, hasOwnWords: false },
    ]);
    await writing.deleteCollection(as(ada), id);
    expect((await look(told)).status).toBe(404);
    await writing.restoreCollection(as(ada), id);
    await collectionShares.end(as(ada), { params: { id }, shareId: told.id });
    expect([(await look(told)).status, (await look(bare)).status]).toEqual([404, 200]);
  });

  it('has one link of what is asked for twice, and none for whoever takes another’s id', async () => {
    const { id } = await writing.createCollection(as(ada), { name: 'Twice', note: '' });
    const share = { id: randomUUID(), days: 7, hasOwnWords: false };
    const statusOf = async ({ path }: { path: string }) =>
      (await app.request(path.replace('/shared/collection/', '/api/shared-collections/'))).status;
    const lost = await collectionShares.create(as(ada), { params: { id }, share });
    const kept = await collectionShares.create(as(ada), { params: { id }, share });
    expect([await statusOf(lost), await statusOf(kept)]).toEqual([404, 200]);
    expect((await reading.getCollection(as(ada), id)).shares).toMatchObject([{ id: share.id }]);
    const { id: other } = await writing.createCollection(as(cem), { name: 'Other', note: '' });
    await expect(collectionShares.create(as(cem), { params: { id: other }, share })).rejects.toEqual(refused('conflict'));
    expect(await statusOf(kept)).toBe(200);
  });

  it('sends no mail for demonstration people, nor for those whose address is not confirmed', async () => {
    const demo = await addActor(app.db, { isDemo: true });
    const { id } = await writing.createCollection(as(demo), { name: 'Demo', note: '' });
    const { delivery, path } = await collectionInvitations.invite(as(demo), {
      params: { id },
      form: { email: 'stranger@home.example', role: 'edit' },
    });
    expect([delivery, path]).toEqual(['no-mail', expect.stringMatching(/^\/invite\/[\w-]{43}$/)]);
    const unproven = await addActor(app.db, { isVerified: false });
    const own = await writing.createCollection(as(unproven), { name: 'Own', note: '' });
    await expect(
      collectionInvitations.invite(as(unproven), {
        params: { id: own.id },
        form: { email: 'stranger@home.example', role: 'edit' },
      }),
    ).rejects.toEqual(refused('forbidden'));
    expect(
      await app.db.selectFrom('mail_messages').select('id').where('to_address', '=', 'stranger@home.example').execute(),
    ).toEqual([]);
  });
});

it('is written once of what is sent twice with a key, and of nobody else’s key', async () => {
  const key = () => randomUUID();
  const [own, search, remark] = [key(), key(), key()];
  const collection = { name: 'Once', note: '', idempotencyKey: own };
  const comment = { body: 'Once', idempotencyKey: remark };
  const saved = savedSearchFormSchema.parse({ name: 'Once', filters: { bedsMin: '2' } });
  for (const _ of ['sent', 'sent again']) {
    expect((await writing.createCollection(as(ada), collection)).id).toBe(own);
    expect((await writing.addComment(as(ada), { publicId: own, comment })).id).toBe(remark);
    expect((await searches.createSavedSearch(as(ada), { ...saved, idempotencyKey: search })).id).toBe(search);
  }
  expect((await reading.getCollection(as(ada), own)).comments).toHaveLength(1);
  await expect(writing.createCollection(as(ben), collection)).rejects.toEqual(refused('conflict'));
  await expect(searches.createSavedSearch(as(ben), { ...saved, idempotencyKey: search })).rejects.toEqual(refused('conflict'));
});

describe('a saved search', () => {
  const form = savedSearchFormSchema.parse({ name: 'Mine', filters: { bedsMin: '2' } });

  it('is its owner’s alone', async () => {
    const { id } = await searches.createSavedSearch(as(ada), form);
    for (const attempt of await Promise.allSettled([
      searches.updateSavedSearch(as(ben), { publicId: id, changes: { name: 'Theirs' } }),
      searches.deleteSavedSearch(as(ben), id),
      searches.restoreSavedSearch(as(ben), id),
      getSearchNews(as(ben), id),
      markSearchSeen(as(ben), id),
    ]))
      expect(attempt).toMatchObject({ status: 'rejected', reason: { code: 'not-found' } });
    await searches.deleteSavedSearch(as(ada), id);
    expect(await searches.restoreSavedSearch(as(ada), id)).toMatchObject({ name: 'Mine', filters: { bedsMin: '2' } });
  });

  it('takes only filters that a search takes, and none that is its reader’s alone', async () => {
    await expect(searches.createSavedSearch(as(ada), { ...form, filters: { bedMin: '2' } })).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('bedsMin'),
    });
    for (const filters of [{ place: 'nowhere' }, { mine: 'saved' }, { matchScoreMin: '70' }] as Record<string, string>[])
      await expect(searches.createSavedSearch(as(ada), { ...form, filters })).rejects.toEqual(refused('invalid'));
  });
});

describe('alerts without an account', () => {
  it('come into the account that proves the address, with what waits to be told, and into no other', async () => {
    const [dora, eve, unproven] = [await addActor(app.db), await addActor(app.db), await addActor(app.db, { isVerified: false })];
    const system = (now: Date) => ({ ...app.ctx(), ...systemContext(app.db, now) });
    const save = async (email: string, isConfirmed = true) => {
      const form = { name: 'Denver', filters: {}, frequency: 'daily', email, consent: true };
      await guests.requestGuestAlert(app.ctx(), guestAlertFormSchema.parse(form));
      if (isConfirmed)
        await app.db.updateTable('saved_searches').set({ confirmed_at: new Date() }).where('email', '=', email).execute();
    };
    const demo = await addActor(app.db, { isDemo: true });
    const asked = { name: 'Denver', filters: {}, frequency: 'daily', email: dora.email, consent: true };
    await expect(guests.requestGuestAlert(as(demo), guestAlertFormSchema.parse(asked))).rejects.toEqual(refused('forbidden'));
    await save(dora.email.toUpperCase());
    await save(eve.email, false);
    await save(unproven.email);
    await addListings(app.db, { ListingKey: 'claimed', ModificationTimestamp: '2026-04-01T10:00:00Z' });
    await matchEvents(system(new Date()));

    expect((await listSavedSearches(as(dora))).guestAlerts).toBe(1);
    expect(await claimGuestAlerts(as(eve))).toEqual({ claimed: 0 });
    expect(await claimGuestAlerts(as(unproven))).toEqual({ claimed: 0 });
    expect(await claimGuestAlerts(as(dora))).toEqual({ claimed: 1 });
    expect(await claimGuestAlerts(as(dora))).toEqual({ claimed: 0 });
    expect(await listSavedSearches(as(dora))).toMatchObject({
      guestAlerts: 0,
      searches: [{ name: 'Denver', channels: ['email'], mail: 'on', news: { new: 1 } }],
    });
    await sendDigests(system(new Date(Date.now() + DAY_MS)));
    const told = app.db.selectFrom('mail_messages').select('subject').where('to_address', '=', dora.email);
    expect(await told.execute()).toEqual([{ subject: 'New: 12 Elm Street, Denver' }]);
  });

  it('are mailed again once they are asked for anew and confirmed, after an earlier unsubscribe from all of them', async () => {
    const email = 'again@home.example';
    const form = { name: 'Denver', filters: {}, frequency: 'daily', email, consent: true };
    const all = { userId: null, address: email, topic: 'saved-searches', subjectKey: '', label: 'All' } as const;
    const stop = async () => {
      const { token } = await openSubscription(app.db, app.ctx().now, all);
      await changeMailSubscription(app.ctx(), { token, isStopped: true });
    };
    await stop();
    await guests.requestGuestAlert(app.ctx(), guestAlertFormSchema.parse(form));
    const token = /\/shared\/alert\/([\w-]+)/.exec((await readMail(app, email)).text)?.[1] ?? '';
    const isStopped = async () => (await openSubscription(app.db, app.ctx().now, all)).isStopped;
    expect(await isStopped()).toBe(true);
    expect(await guests.confirmGuestAlert(app.ctx(), token)).toMatchObject({ isConfirmed: true });
    expect(await isStopped()).toBe(false);
    // The same link, opened again, takes back no later unsubscribe.
    await stop();
    expect(await guests.confirmGuestAlert(app.ctx(), token)).toMatchObject({ isConfirmed: true });
    expect(await isStopped()).toBe(true);
  });

  it('come in the morning of the zone that the newest of them was asked from', async () => {
    const email = 'early@home.example';
    const form = { filters: {}, frequency: 'daily', email, consent: true } as const;
    for (const timeZone of ['Mars/Olympus', '+05:00', ''])
      expect(guestAlertFormSchema.safeParse({ ...form, name: 'Nowhere', timeZone }).success).toBe(false);
    // Browsers differ in the names that they give to one zone.
    const [one, other] = ['Asia/Kolkata', 'Asia/Calcutta'].map((timeZone) =>
      guestAlertFormSchema.parse({ ...form, name: 'India', timeZone }),
    );
    expect(one?.timeZone).toBe(other?.timeZone);
    for (const timeZone of ['Europe/Berlin', 'America/Los_Angeles', undefined])
      await guests.requestGuestAlert(app.ctx(), guestAlertFormSchema.parse({ ...form, name: `In ${timeZone}`, timeZone }));
    await app.db.updateTable('saved_searches').set({ confirmed_at: new Date() }).where('email', '=', email).execute();
    const system = (now: Date) => ({ ...app.ctx(), ...systemContext(app.db, now) });
    await addListings(app.db, { ListingKey: 'early', ModificationTimestamp: '2026-04-01T10:00:00Z' });
    const count = async () =>
      (await app.db.selectFrom('mail_messages').select('id').where('to_address', '=', email).execute()).length;
    // Noted an hour after 8 in Los Angeles: told on its next morning, and at no other zone's.
    await matchEvents(system(new Date('2031-01-10T17:00:00Z')));
    const asked = await count();
    await sendDigests(system(new Date('2031-01-11T15:59:00Z')));
    expect(await count()).toBe(asked);
    await sendDigests(system(new Date('2031-01-11T16:00:00Z')));
    expect(await count()).toBe(asked + 1);
  });

  it('begin with a confirmation, and end with one click', async () => {
    const email = 'guest@home.example';
    const mails = () => app.db.selectFrom('mail_messages').selectAll().where('to_address', '=', email).orderBy('id').execute();
    const write = (n: string) => addListings(app.db, { ListingKey: `g${n}`, ModificationTimestamp: `2026-04-0${n}T10:00:00Z` });
    const system = () => ({ ...app.ctx(), ...systemContext(app.db, new Date()) });
    await guests.requestGuestAlert(
      app.ctx(),
      guestAlertFormSchema.parse({ name: 'Denver', filters: {}, frequency: 'instant', email, consent: true }),
    );
    await write('1');
    await matchEvents(system());
    const [first, ...none] = await mails();
    expect(none).toEqual([]);
    const token = /\/shared\/alert\/([\w-]+)/.exec(first?.text ?? '')?.[1] ?? '';
    expect((await guests.getGuestAlert(app.ctx(), token)).isConfirmed).toBe(false);
    expect(await (await app.post(`/api/search-alerts/${token}/confirm`, {})).json()).toMatchObject({ isConfirmed: true });
    await write('2');
    await matchEvents(system());
    const [, alert] = await mails();
    const headers = alert?.headers as Record<string, string>;
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = new URL(/<(.*)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '').pathname;
    // A program that looks at the link stops nothing; a browser is led to the page.
    expect(await (await app.request(address)).json()).toEqual({
      topic: 'saved-searches',
      label: 'Alerts for “Denver”',
      address: 'g…@home.example',
      isStopped: false,
    });
    expect((await app.request(address, { headers: { accept: 'text/html' } })).headers.get('location')).toContain('/unsubscribe/');
    const oneClick = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    };
    expect((await app.request(address, oneClick)).status).toBe(200);
    await write('3');
    await matchEvents(system());
    expect(await mails()).toHaveLength(2);
    await app.post(`${address}/undo`, {});
    await write('4');
    await matchEvents(system());
    expect(await mails()).toHaveLength(3);
    expect((await app.request('/api/unsubscribe/not-a-known-token', oneClick)).status).toBe(404);
  });
});

it('keeps the layout of a dashboard, whole', async () => {
  const layout = await setDashboardLayout(as(ada), { cards: [{ card: 'viewed', isHidden: true }] });
  expect(layout.cards[0]).toEqual({ card: 'viewed', isHidden: true });
  expect(await getDashboardLayout(as(ada))).toEqual(layout);
  expect((await getDashboardLayout(as(ben))).cards.every((card) => !card.isHidden)).toBe(true);
});
