import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addActor } from '#tests/support/actors.ts';
import { type TestApp } from '#tests/support/test-app.ts';
import type { UserActor } from '#platform/verb/context.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { savedSearchFormSchema } from '../contract.ts';
import { findHomeIds } from './find-homes.ts';
import * as inviting from './collection-people.ts';
import { collectionInvitations } from './collection-people.ts';
import * as kept from './kept-homes.ts';
import * as reading from './read-collections.ts';
import { collectionShares } from './share-collections.ts';
import * as writing from './write-collections.ts';
import * as searches from './write-search.ts';
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
