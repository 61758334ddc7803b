import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findRoadmapOf, followContract } from '#domains/roadmaps/server/index.ts';
import { addDays } from '#lib/calendar.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { listenToPages } from '#tests/support/page-news.ts';
import { idOf } from '#tests/support/actors.ts';
import { makePublic } from '#tests/support/selling.ts';
import { findSaleOf } from './find-sale.ts';
import { transact } from '#platform/verb/transact.ts';
import { inDays, type OfferDesk, offerTerms, openOfferDesk, soon } from '#tests/support/offer-desk.ts';
import { leaveOffers } from './leave-offers.ts';
import { listMyOffers, listOffersFor } from './list-offers.ts';
import { removeContingency } from './remove-contingency.ts';
import { remindOfSteps } from './remind-of-steps.ts';
import { openRound } from './rounds.ts';
import { tickSaleStep } from './tick-sale-step.ts';

const NO_DATES = { homeLabel: 'Elsewhere', acceptedOn: '2026-01-01', closingOn: '2026-02-01', dueOn: {}, extra: [] };

let desk: OfferDesk;
beforeAll(async () => {
  desk = await openOfferDesk();
});
afterAll(() => desk.app.close());
beforeEach(() => desk.begin());

describe('contingencies', () => {
  beforeEach(async () => {
    desk.now.listingKey = (await makePublic(desk.owner)).listingKey;
  });
  const NONE = { inspection: null, appraisal: null, loan: null, title: null, saleOfHome: null, association: null };

  it('are removed by the buyer alone, once, and the last one makes the home pending', async () => {
    const { id } = await desk.submit(desk.buyer, offerTerms({ contingencies: { ...NONE, inspection: 10, title: 12 } }));
    await expect(removeContingency(desk.buyer, { offerId: id, contingency: 'title' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await desk.move(desk.owner, id, 'accept');
    const remove = (ctx: ServerContext, contingency: 'inspection' | 'title' | 'loan') =>
      removeContingency(ctx, { offerId: id, contingency });
    await expect(remove(desk.owner, 'title')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(remove(desk.other, 'title')).rejects.toMatchObject({ code: 'not-found' });
    await expect(remove(desk.buyer, 'loan')).rejects.toMatchObject({ code: 'conflict' });
    const { contract } = await remove(desk.buyer, 'inspection');
    expect(contract?.deadlines.flatMap(({ contingency }) => contingency ?? [])).toEqual(['title']);
    expect(await desk.statusOfHome()).toBe('Active Under Contract');
    await Promise.all([remove(desk.buyer, 'title'), remove(desk.buyer, 'title')]);
    expect(await desk.statusOfHome()).toBe('Pending');
    const { rows } = await sql<{ body: string }>`
      select body from notifications where user_id = ${idOf(desk.owner)} order by id desc limit 2`.execute(desk.app.db);
    expect(rows.map(({ body }) => body)).toEqual([
      'The buyer removed the last contingency: Title. Your home is now “Pending”.',
      'The buyer removed a contingency: Inspection.',
    ]);
    await desk.move(desk.owner, id, 'release');
    expect(await desk.statusOfHome()).toBe('Active');
  });

  it('that an offer never had make the home pending at once', async () => {
    const { id } = await desk.submit(desk.buyer, offerTerms({ contingencies: NONE }));
    await desk.move(desk.owner, id, 'accept');
    expect(await desk.statusOfHome()).toBe('Pending');
  });
});

describe('offers that are accepted', () => {
  it('reach the open pages of every other buyer when one is accepted or released, and only then', async () => {
    const [one, two] = await Promise.all([desk.submit(desk.buyer), desk.submit(desk.other)]);
    const pages = await listenToPages(desk.app);
    const hear = async () => (await pages.hear()).filter(({ subject }) => subject === 'offers').map(({ userId }) => userId);
    await desk.move(desk.owner, one.id, 'view');
    expect(await hear()).not.toContain(idOf(desk.other));
    await desk.move(desk.owner, one.id, 'accept');
    expect(await hear()).toContain(idOf(desk.other));
    expect((await listMyOffers(desk.other)).offers.find(({ id }) => id === two.id)).toMatchObject({ isOtherAccepted: true });
    await desk.move(desk.owner, one.id, 'release');
    expect(await hear()).toContain(idOf(desk.other));
    await pages.stop();
  });

  it('tell every buyer whose offer is still open that another was accepted, and nobody else', async () => {
    const [third, gone, late] = await Promise.all(['Tess', 'Gus', 'Lana'].map(desk.signIn));
    if (third === undefined || gone === undefined || late === undefined) throw new Error('three people sign in');
    const [one, two, three] = [await desk.submit(desk.buyer), await desk.submit(desk.other), await desk.submit(third)];
    await desk.move(gone, (await desk.submit(gone)).id, 'withdraw');
    await desk.endNow((await desk.submit(late)).id);
    await desk.move(desk.owner, two.id, 'view');
    await sql`delete from notifications`.execute(desk.app.db);
    await desk.move(desk.owner, one.id, 'accept');
    const newsOf = async (ctx: ServerContext) =>
      (
        await sql<{ body: string }>`select body from notifications where user_id = ${idOf(ctx)} order by id`.execute(desk.app.db)
      ).rows.map(({ body }) => body);
    const told = expect.stringMatching(
      /^The seller accepted another offer\. Yours is open until .* M[DS]T: the seller can keep it/,
    );
    expect(await Promise.all([desk.buyer, desk.other, third, gone, late].map(newsOf))).toEqual([
      ['The seller accepted your offer: you are under contract.'],
      [told],
      [told],
      [],
      [],
    ]);
    const mineOf = async (ctx: ServerContext, id: string) => (await listMyOffers(ctx)).offers.find((offer) => offer.id === id);
    expect(await mineOf(desk.buyer, one.id)).toMatchObject({ isOtherAccepted: false });
    expect(await mineOf(desk.other, two.id)).toMatchObject({ isOtherAccepted: true, status: 'viewed' });

    await desk.move(desk.owner, two.id, 'keep-as-backup');
    await desk.move(desk.owner, three.id, 'keep-as-backup');
    await desk.move(desk.owner, one.id, 'release');
    expect(await mineOf(desk.other, two.id)).toMatchObject({ isOtherAccepted: false });
    await desk.move(desk.owner, two.id, 'take-backup');
    expect((await newsOf(third)).at(-1)).toBe('The seller accepted another offer. Yours is backup 1.');
  });

  it('tell who heard of an acceptance, and who has offered since, that it is released', async () => {
    const [third, gone, late] = await Promise.all(['Tove', 'Gerd', 'Lino'].map(desk.signIn));
    if (third === undefined || gone === undefined || late === undefined) throw new Error('three people sign in');
    await desk.move(gone, (await desk.submit(gone)).id, 'withdraw');
    const [one, two, three] = [await desk.submit(desk.buyer), await desk.submit(desk.other), await desk.submit(third)];
    await desk.move(desk.owner, one.id, 'accept');
    await desk.move(desk.owner, two.id, 'keep-as-backup');
    await desk.move(third, three.id, 'withdraw');
    await desk.submit(late);
    await sql`delete from notifications`.execute(desk.app.db);
    await desk.move(desk.owner, one.id, 'release');
    const newsOf = async (ctx: ServerContext) =>
      (
        await sql<{ body: string }>`select body from notifications where user_id = ${idOf(ctx)} order by id`.execute(desk.app.db)
      ).rows.map(({ body }) => body);
    const again = 'The seller’s agreement with another buyer has ended, and the home is for sale again.';
    expect(await Promise.all([desk.buyer, desk.other, third, gone, late].map(newsOf))).toEqual([
      ['The seller ended the contract: it binds neither of you anymore.'],
      [`${again} Yours is backup 1: the seller can take it now.`],
      [`${again} Your own offer is over, and you can make a new one on the home’s page.`],
      [],
      [expect.stringMatching(/ended, and the home is for sale again\. Yours is open until .* M[DS]T\.$/)],
    ]);
  });

  it('open the roadmaps of both sides with the dates of the contract, once', async () => {
    const fresh = await desk.signIn('Fay');
    const { id } = await desk.submit(
      fresh,
      offerTerms({ contingencies: { inspection: 10, appraisal: null, loan: 25, title: 10, saleOfHome: 30, association: null } }),
    );
    const accepted = await desk.move(desk.owner, id, 'accept');
    const { contract } = accepted;
    const on = (days: number) => addDays(contract?.acceptedOn ?? '', days);
    expect(contract?.deadlines.map((one) => [one.key, one.on])).toEqual([
      ['earnest', on(3)],
      ['inspection', on(10)],
      ['title', on(10)],
      ['loan', on(25)],
      ['saleOfHome', on(30)],
      ['closing', offerTerms().closingDate],
    ]);
    expect(contract?.steps?.find(({ key }) => key === 'loan')).toMatchObject({ dueOn: on(25), doneAt: null });
    expect(contract?.steps?.some(({ key }) => key === 'appraisal' || key === 'possession')).toBe(false);

    const roadmap = (await findRoadmapOf(desk.app.db, idOf(fresh))) ?? expect.fail('no roadmap');
    expect(roadmap).toMatchObject({
      homeLabel: '17 Willow Lane, Denver',
      acceptedOn: on(0),
      closingOn: offerTerms().closingDate,
    });
    const taskOf = (key: string) => roadmap.tasks.find(({ templateKey }) => templateKey === key);
    expect(taskOf('deposit')?.dueOn).toBe(on(3));
    expect(taskOf('repairs')?.dueOn).toBe(on(10));
    expect(taskOf('loan-contingency')?.dueOn).toBe(on(25));
    expect(taskOf('appraisal')?.dueOn).toBeNull();
    expect(taskOf('budget')?.status).toBe('skipped');
    expect(roadmap.tasks.filter(({ title }) => title === 'Sell your own home')).toMatchObject([{ dueOn: on(30) }]);

    // Another accepted offer does not take the dates of a contract that has not closed.
    expect(await followContract(desk.app.ctx(), idOf(fresh), { ...NO_DATES, offerId: randomUUID() })).toBe(false);
    expect(await findRoadmapOf(desk.app.db, idOf(fresh))).toEqual(roadmap);

    const set = (key: string, values: { status?: string; due_on?: string }) =>
      desk.app.db
        .updateTable('roadmap_tasks')
        .set(values)
        .where('id', '=', taskOf(key)?.id ?? '')
        .execute();
    await set('repairs', { status: 'doing' });
    await set('deposit', { status: 'skipped' });
    await set('loan-contingency', { due_on: on(20) });
    const freed = await desk.move(desk.owner, id, 'release');
    expect(freed.contract).toBeNull();
    const after = await findRoadmapOf(desk.app.db, idOf(fresh));
    expect(after).toMatchObject({ acceptedOn: null, closingOn: null });
    const kept = after?.tasks.filter(({ dueOn }) => dueOn !== null).map(({ templateKey, dueOn }) => [templateKey, dueOn]);
    expect(kept).toEqual([['loan-contingency', on(20)]]);
    const statusOf = (key: string) => after?.tasks.find(({ templateKey }) => templateKey === key)?.status;
    // What the contract waived is open again; what the buyer said of a task stays.
    expect(['repairs', 'deposit', 'appraisal'].map(statusOf)).toEqual(['doing', 'skipped', 'open']);
  });

  it('let those who sell the home tick the steps of the sale, and nobody else', async () => {
    const { id } = await desk.submit(desk.other);
    const tick = (ctx: ServerContext, isDone = true) => tickSaleStep(ctx, { offerId: id, step: 'open-title', isDone });
    await expect(tick(desk.owner)).rejects.toMatchObject({ code: 'conflict' });
    await desk.move(desk.owner, id, 'accept');
    await expect(tick(desk.other)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(tick(desk.buyer)).rejects.toMatchObject({ code: 'not-found' });
    await tick(desk.agent);
    const ticked = await tick(desk.owner);
    expect(ticked.contract?.steps?.find(({ key }) => key === 'open-title')).toMatchObject({ doneBy: 'Arno' });
    expect((await listMyOffers(desk.other)).offers.find((offer) => offer.id === id)?.contract?.steps).toBeNull();
    const home = await desk.app.db
      .selectFrom('listings')
      .select('id')
      .where('listing_key', '=', desk.now.listingKey)
      .executeTakeFirstOrThrow();
    const saleOf = () => findSaleOf(desk.app.db, { listingId: home.id, timeZone: 'America/Denver' });
    const sale = await saleOf();
    const { acceptedOn, deadlines, steps } = ticked.contract ?? expect.fail('no contract');
    expect(sale).toEqual({
      acceptedOn,
      deadlines: deadlines.map(({ key, label, on }) => ({ key, label, on })),
      steps: steps?.map(({ key, title, dueOn, doneAt }) => ({ key, title, dueOn, doneAt })),
    });
    expect((await tick(desk.owner, false)).contract?.steps?.every(({ doneAt }) => doneAt === null)).toBe(true);
    await desk.move(desk.owner, id, 'release');
    expect(await saleOf()).toBeNull();
  });

  it('remind all sellers of each open step once before its date and once after it, and never the buyer', async () => {
    // The sales that were agreed in the tests before would be reminded of too.
    await sql`delete from offers`.execute(desk.app.db);
    const { id } = await desk.submit(desk.other);
    const { contract } = await desk.move(desk.owner, id, 'accept');
    await sql`delete from notifications`.execute(desk.app.db);
    // In the afternoon of UTC it is the same day at the home.
    const remindOn = (days: number) =>
      remindOfSteps({ ...desk.app.ctx(), now: new Date(`${addDays(contract?.acceptedOn ?? '', days)}T16:00:00Z`) });
    const told = async () => {
      const rows = await desk.app.db.deleteFrom('notifications').returning(['user_id', 'title', 'body']).execute();
      const title = (ctx: ServerContext) => rows.filter((row) => row.user_id === idOf(ctx)).map((row) => row.title);
      expect(title(desk.agent)).toEqual(title(desk.owner));
      expect(title(desk.other)).toEqual([]);
      return rows.filter((row) => row.user_id === idOf(desk.owner)).map(({ title: words, body }) => `${words}: ${body}`);
    };
    await remindOn(1);
    expect(await told()).toEqual([]);
    await remindOn(2);
    await remindOn(2);
    expect(await told()).toEqual([expect.stringMatching(/^Due soon: Make sure the earnest money arrived: 17 Willow Lane/)]);
    // A day without reminders is made up for.
    await remindOn(4);
    await remindOn(5);
    expect(await told()).toEqual([expect.stringMatching(/^Overdue: Make sure the earnest money arrived/)]);
    await tickSaleStep(desk.owner, { offerId: id, step: 'payoffs', isDone: true });
    await remindOn(9);
    expect(await told()).toEqual([
      expect.stringMatching(/^2 steps of your sale are due: .*Open the home to the inspectors.*Answer requests for repairs/),
    ]);
    await desk.move(desk.owner, id, 'release');
    await sql`delete from notifications`.execute(desk.app.db);
    await remindOn(12);
    expect(await told()).toEqual([]);
  });
});

describe('offers for a home that is off the market', () => {
  it.each(['Hold', 'Withdrawn'])('bind nobody while it is in %s, and are accepted once it is back', async (status) => {
    const put = (now: string) =>
      sql`update listings set standard_status = ${now} where listing_key = ${desk.now.listingKey}`.execute(desk.app.db);
    const { id } = await desk.submit(desk.buyer);
    await put(status);
    await expect(desk.move(desk.owner, id, 'accept')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('back on the market') as string,
    });
    await put('Active');
    expect((await desk.move(desk.owner, id, 'accept')).status).toBe('accepted');
  });
});

describe('offers for a home whose listing has ended', () => {
  const end = (status: string) =>
    sql`update listings set standard_status = ${status} where listing_key = ${desk.now.listingKey}`.execute(desk.app.db);

  it('bind nobody anymore, and are only rejected or withdrawn', async () => {
    const waiting = await desk.submit(desk.other);
    const countered = await desk.submit(desk.buyer);
    await desk.submit(await desk.signIn('Ada'));
    await desk.move(desk.owner, countered.id, 'counter', 1, offerTerms({ priceCents: 510_000_00 }));
    await end('Closed');
    const over = { code: 'conflict', message: expect.stringContaining('listing') as string };
    await expect(desk.move(desk.buyer, countered.id, 'agree-to-counter', 2)).rejects.toMatchObject(over);
    await expect(desk.move(desk.owner, waiting.id, 'accept')).rejects.toMatchObject(over);
    await expect(desk.move(desk.other, waiting.id, 'revise', 1, offerTerms({ priceCents: 520_000_00 }))).rejects.toMatchObject(
      over,
    );
    const { offers } = await listMyOffers(soon(desk.buyer));
    expect(offers.find(({ id }) => id === countered.id)?.verbs).toEqual(['withdraw']);
    expect((await desk.move(desk.buyer, countered.id, 'withdraw', 2)).status).toBe('withdrawn');
    await expect(
      openRound(desk.owner, { listingKey: desk.now.listingKey, id: randomUUID(), closesAt: inDays(1) }),
    ).rejects.toMatchObject(over);
    expect((await desk.move(desk.owner, waiting.id, 'reject')).status).toBe('rejected');
  });

  it('have no dates and steps left', async () => {
    const { id } = await desk.submit(desk.buyer);
    await desk.move(desk.owner, id, 'accept');
    const readContract = async () => (await listMyOffers(soon(desk.buyer))).offers.find((offer) => offer.id === id)?.contract;
    expect(await readContract()).toMatchObject({ steps: null });
    await end('Closed');
    expect(await readContract()).toBeNull();
    await expect(removeContingency(desk.buyer, { offerId: id, contingency: 'inspection' })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('ended') as string,
    });
  });

  it('are not released once the sale has closed, and are where the listing was called off', async () => {
    const { id } = await desk.submit(desk.buyer);
    await desk.move(desk.owner, id, 'accept');
    await end('Closed');
    await expect(desk.move(desk.owner, id, 'release')).rejects.toMatchObject({ code: 'conflict' });
    await end('Canceled');
    expect((await desk.move(desk.owner, id, 'release')).status).toBe('released');
  });
});

describe('people who close their account', () => {
  const leave = (ctx: ServerContext) =>
    transact(desk.app.ctx(), async (inner) => {
      await leaveOffers(inner, idOf(ctx));
      await sql`delete from offers where user_id = ${idOf(ctx)}`.execute(inner.db);
    });
  const heard = async (ctx: ServerContext) => {
    const { rows } = await sql<{ title: string; body: string }>`
      select title, body from notifications where user_id = ${idOf(ctx)} order by id desc limit 1`.execute(desk.app.db);
    return rows[0];
  };

  it('leave no gap among the backups, and the sellers hear that an offer is gone', async () => {
    const [first, second, third] = [await desk.signIn('Fay'), await desk.signIn('Sid'), await desk.signIn('Tea')];
    const accepted = await desk.submit(desk.buyer);
    const ids = [];
    for (const one of [first, second, third]) ids.push((await desk.submit(one)).id);
    await desk.move(desk.owner, accepted.id, 'accept');
    for (const id of ids) await desk.move(desk.owner, id, 'keep-as-backup');
    await leave(first);
    expect(await heard(desk.agent)).toEqual({
      title: 'An offer for 17 Willow Lane, Denver was withdrawn',
      body: 'The buyer withdrew the offer.',
    });
    const { offers } = await listOffersFor(desk.owner, desk.now.listingKey);
    expect(offers.flatMap(({ id, backupNumber }) => (backupNumber === null ? [] : [[id, backupNumber]]))).toEqual([
      [ids[1], 1],
      [ids[2], 2],
    ]);

    await leave(desk.buyer);
    for (const seller of [desk.owner, desk.agent])
      expect(await heard(seller)).toMatchObject({ title: 'The buyer of 17 Willow Lane, Denver closed their account' });
    expect((await desk.move(desk.owner, ids[1] ?? '', 'take-backup')).status).toBe('accepted');
  });

  it('tell the buyers of a home that nobody else sells, and nobody where a co-owner goes on', async () => {
    const { id } = await desk.submit(desk.buyer);
    const before = await heard(desk.buyer);
    await desk.app.db
      .insertInto('own_listing_people')
      .columns(['own_listing_id', 'user_id', 'part', 'joined_at'])
      .expression((eb) =>
        eb
          .selectFrom('own_listings')
          .select(({ val }) => [
            'id',
            val(idOf(desk.other)).as('user_id'),
            val('co-owner').as('part'),
            eb.val(new Date()).as('at'),
          ])
          .where('listing_key', '=', desk.now.listingKey),
      )
      .execute();
    await leave(desk.owner);
    await leave(desk.agent);
    expect(await heard(desk.buyer)).toEqual(before);
    await desk.app.db.deleteFrom('own_listing_people').where('user_id', '=', idOf(desk.other)).execute();
    await leave(desk.owner);
    expect(await heard(desk.buyer)).toMatchObject({ title: 'Your offer for 17 Willow Lane, Denver has ended here' });
    expect(id).toBeDefined();
  });
});
