import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaveShowings } from '#domains/bookings/server/index.ts';
import { getListing } from '#domains/listings/server/index.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { idOf } from '#tests/support/actors.ts';
import { makePublic, save, personAt } from '#tests/support/selling.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { deleteOwnListing, getOwnListing } from './drafts.ts';
import { leaveListings } from './leave-listings.ts';
import {
  changeListingPart,
  leaveListing,
  listListingPeople,
  ownListingInvitations,
  removeListingPerson,
} from './listing-people.ts';
import { passPapers } from './pass-papers.ts';
import { changePrice } from './change-price.ts';
import { planFirstDay } from './plan-first-day.ts';

let app: TestApp;
let owner: ServerContext;
let helper: ServerContext;
let stranger: ServerContext;

const signIn = personAt(() => app);

beforeAll(async () => {
  app = await openTestApp();
  [owner, helper, stranger] = await Promise.all([signIn('Olga'), signIn('Hugo'), signIn('Sten')]);
});
afterAll(() => app.close());

describe('people', () => {
  it('do what their part allows, until they are removed', async () => {
    const listing = await makePublic(owner);
    const { id } = listing;
    const invite = async (part: 'assistant' | 'agent' | 'co-owner') => {
      const { path } = await ownListingInvitations.invite(owner, {
        params: { id },
        form: { email: `hugo-${part}@home.example`, part },
      });
      await ownListingInvitations.accept(helper, path?.split('/').at(-1) ?? '');
    };
    const price = (from: number, to: number) => changePrice(helper, { id, from, to, reason: 'As agreed' });
    await invite('assistant');
    await save(helper, id, listing.version, { YearBuilt: 1985 });
    await expect(price(450_000, 449_000)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(planFirstDay(helper, { id, onMarketDate: null })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(passPapers(helper, { id, papers: ['lead-paint'], reason: 'so' })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      ownListingInvitations.invite(helper, { params: { id }, form: { email: 'y@home.example', part: 'agent' } }),
    ).rejects.toMatchObject({
      code: 'forbidden',
    });
    await invite('agent');
    expect((await price(450_000, 449_000)).listPrice).toBe(449_000);
    await expect(removeListingPerson(helper, { id, userId: 'x' }, { leaveShowings })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await invite('co-owner');
    expect((await listListingPeople(helper, id)).people.map(({ name, part }) => [name, part])).toEqual([
      ['Olga', 'owner'],
      ['Hugo', 'co-owner'],
    ]);
    await expect(deleteOwnListing(helper, id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(leaveListing(owner, id, { leaveShowings })).rejects.toMatchObject({ code: 'conflict' });
    const userId = helper.actor.kind === 'user' ? helper.actor.userId : '';
    await removeListingPerson(owner, { id, userId }, { leaveShowings });
    await expect(save(helper, id, 99, { YearBuilt: 1999 })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('get another part from the owners, who never change the owner’s or their own, and are told once', async () => {
    const { id } = await makePublic(owner);
    const partner = await signIn('Paula');
    for (const [who, name, part] of [
      [helper, 'hugo', 'assistant'],
      [partner, 'paula', 'co-owner'],
    ] as const) {
      const { path } = await ownListingInvitations.invite(owner, {
        params: { id },
        form: { email: `${name}@home.example`, part },
      });
      await ownListingInvitations.accept(who, path?.split('/').at(-1) ?? '');
    }
    const change = (by: ServerContext, of: ServerContext, part: 'agent' | 'assistant' | 'co-owner') =>
      changeListingPart(by, { id, userId: idOf(of), part });
    await expect(change(helper, helper, 'co-owner')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(change(stranger, helper, 'agent')).rejects.toMatchObject({ code: 'not-found' });
    await expect(change(partner, partner, 'agent')).rejects.toMatchObject({ code: 'conflict' });
    await expect(change(partner, owner, 'assistant')).rejects.toMatchObject({ code: 'not-found' });
    await expect(change(owner, stranger, 'agent')).rejects.toMatchObject({ code: 'not-found' });

    const partOf = (people: { userId: string; part: string }[]) => people.find(({ userId }) => userId === idOf(helper))?.part;
    for (let times = 0; times < 2; times += 1) expect(partOf((await change(partner, helper, 'agent')).people)).toBe('agent');
    expect((await getOwnListing(helper, id)).part).toBe('agent');
    const told = await app.db
      .selectFrom('notifications')
      .select('body')
      .where('user_id', '=', idOf(helper))
      .where('title', 'like', 'Your part in selling%')
      .execute();
    expect(told).toEqual([{ body: expect.stringMatching(/^Agent\. Edits, publishes/) }]);
  });

  it('bring nobody in anymore once they are removed, or may not invite', async () => {
    const { id } = await makePublic(owner);
    const invite = async (by: ServerContext, email: string) => {
      const { path } = await ownListingInvitations.invite(by, { params: { id }, form: { email, part: 'co-owner' } });
      return path?.split('/').at(-1) ?? '';
    };
    const [partner, friend] = [await signIn('Pia'), await signIn('Fred')];
    await ownListingInvitations.accept(partner, await invite(owner, 'pia@home.example'));
    const disabled = await invite(partner, 'first@home.example');
    const disable = (at: Date | null) =>
      app.db.updateTable('users').set({ disabled_at: at }).where('id', '=', idOf(partner)).execute();
    await disable(new Date());
    await expect(ownListingInvitations.open(friend, disabled)).rejects.toMatchObject({ code: 'not-found' });
    await disable(null);
    await expect(ownListingInvitations.open(friend, disabled)).resolves.toMatchObject({ invitedBy: 'Pia' });

    const demoted = await invite(partner, 'second@home.example');
    await changeListingPart(owner, { id, userId: idOf(partner), part: 'agent' });
    await expect(ownListingInvitations.accept(friend, demoted)).rejects.toMatchObject({ code: 'not-found' });
    await changeListingPart(owner, { id, userId: idOf(partner), part: 'co-owner' });
    const removed = await invite(partner, 'third@home.example');
    const own = await invite(owner, 'fourth@home.example');
    const { invitations } = await removeListingPerson(owner, { id, userId: idOf(partner) }, { leaveShowings });
    expect(invitations.map(({ email }) => email)).toEqual(['fourth@home.example']);
    await expect(ownListingInvitations.accept(friend, removed)).rejects.toMatchObject({ code: 'not-found' });
    await ownListingInvitations.accept(friend, own);
  });

  it('take a listing over when its owner’s account ends; without them it leaves the market', async () => {
    const [leaving, heir] = [await signIn('Lea'), await signIn('Ines')];
    const [shared, alone] = [await makePublic(leaving), await makePublic(leaving)];
    const { path } = await ownListingInvitations.invite(leaving, {
      params: { id: shared.id },
      form: { email: 'ines@home.example', part: 'co-owner' },
    });
    await ownListingInvitations.accept(heir, path?.split('/').at(-1) ?? '');
    const userId = leaving.actor.kind === 'user' ? leaving.actor.userId : '';
    await app.db.transaction().execute((db) => leaveListings({ ...app.ctx(), now: new Date(Date.now() + 1000), db }, userId));
    expect(await getOwnListing(heir, shared.id)).toMatchObject({ part: 'owner', standardStatus: 'Active' });
    await expect(getListing(app.ctx(), alone.listingKey)).rejects.toMatchObject({ code: 'gone' });
    await expect(getOwnListing(leaving, alone.id)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('that try the demonstration publish into it alone', async () => {
    const demo = await signIn('Dora', { isDemo: true, isVerified: false });
    const listing = await makePublic(demo);
    expect(await getListing(app.ctx(), listing.listingKey)).toMatchObject({ isDemonstration: true });
  });
});
