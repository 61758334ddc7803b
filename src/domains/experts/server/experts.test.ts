import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, utcDay } from '#lib/calendar.ts';
import { addActor } from '#tests/support/actors.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addVendor, DENVER } from '#tests/support/vendors.ts';
import { directoryQuery, SERVICE_CATEGORIES } from '../contract.ts';
import { findVendors } from './find-vendors.ts';
import { listExperts } from './list-experts.ts';
import { getExpert } from './get-expert.ts';
import { keepTrue } from './keep-true.ts';
import { matchVendors, type ServiceNeed } from './match-vendors.ts';
import { recordVendorStatistics } from './record-statistics.ts';
import { requireVendorMember } from './require-vendor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const need = (changes: Partial<ServiceNeed> = {}): ServiceNeed => ({
  categoryKey: 'photographer',
  place: DENVER,
  state: 'CO',
  takes: [],
  budgetCents: null,
  startsOn: '2026-12-01',
  ...changes,
});

describe('categories', () => {
  it('are paid for as the database allows, and settlement services never by job', async () => {
    const { rows } = await sql<{ key: string; model: string }>`
      select category_key as key, fee_model as model from service_category_fees`.execute(app.db);
    expect(new Map(rows.map(({ key, model }) => [key, model]))).toEqual(
      new Map(SERVICE_CATEGORIES.map(({ key, feeModel }) => [key, feeModel])),
    );
    for (const one of SERVICE_CATEGORIES) if (one.isSettlementService) expect(one.feeModel).toBe('subscription');
    const id = await addVendor(app.db, { categories: [] });
    const add = app.db
      .insertInto('vendor_categories')
      .values({ vendor_id: id, category_key: 'title-escrow', fee_model: 'accepted-quote' })
      .execute();
    await expect(add).rejects.toThrow(/foreign key/);
  });
});

describe('a vendor', () => {
  it('is found where it works, and nowhere else', async () => {
    const id = await addVendor(app.db, { categories: ['mover'], miles: 10 });
    const near = await matchVendors(app.ctx(), need({ categoryKey: 'mover' }));
    expect(near.all.map(({ vendor }) => vendor.id)).toContain(id);
    const far = await matchVendors(app.ctx(), need({ categoryKey: 'mover', place: { latitude: 39.74, longitude: -104.6 } }));
    expect(far.all.map(({ vendor }) => vendor.id)).not.toContain(id);
  });

  it('is not listed without a license where the state asks for one, nor after it ended', async () => {
    const ids = {
      licensed: await addVendor(app.db, { categories: ['plumber'] }),
      unlicensed: await addVendor(app.db, { categories: ['plumber'], licensedUntil: null }),
      lapsed: await addVendor(app.db, { categories: ['plumber'], licensedUntil: '2020-01-01' }),
      draft: await addVendor(app.db, { categories: ['plumber'], status: 'draft' }),
    };
    const { all } = await matchVendors(app.ctx(), need({ categoryKey: 'plumber' }));
    expect(all.map(({ vendor }) => vendor.id)).toEqual([ids.licensed]);
    const elsewhere = await matchVendors(app.ctx(), need({ categoryKey: 'plumber', state: 'WY' }));
    expect(elsewhere.total).toBe(0);
    const vendors = await findVendors(app.ctx(), Object.values(ids));
    expect(vendors.get(ids.licensed)?.categories[0]?.isListed).toBe(true);
    expect(vendors.get(ids.lapsed)?.categories[0]?.isListed).toBe(false);
  });

  it('is not proposed where it cannot begin by the last day, and is counted as later', async () => {
    const soon = await addVendor(app.db, { categories: ['home-stager'], offer: { lead_days: 1 } });
    const late = await addVendor(app.db, { categories: ['home-stager'], offer: { lead_days: 30 } });
    const startsOn = utcDay(app.ctx().now);
    const within = await matchVendors(app.ctx(), need({ categoryKey: 'home-stager', startsOn, endsOn: addDays(startsOn, 4) }));
    expect(within.all.map(({ vendor }) => vendor.id)).toEqual([soon]);
    expect(within).toMatchObject({ total: 1, later: 1 });
    // In two months both can.
    const months = { startsOn: addDays(startsOn, 60), endsOn: addDays(startsOn, 64) };
    for (const days of [{ startsOn }, months]) {
      const whenever = await matchVendors(app.ctx(), need({ categoryKey: 'home-stager', ...days }));
      expect(whenever.all.map(({ vendor }) => vendor.id)).toEqual(expect.arrayContaining([soon, late]));
      expect(whenever.later).toBe(0);
    }
  });

  it('goes on with the figures that hiring records', async () => {
    const id = await addVendor(app.db, { categories: ['painter'] });
    const figures = {
      jobsDone: 9,
      ratingCount: 2,
      ratingSum: 9,
      responseMinutes: 30,
      acceptRate: 0.5,
      completionRate: 1,
      priceMedianCents: 90_000,
    };
    await recordVendorStatistics(app.ctx(), [{ vendorId: id, categoryKey: 'painter', ...figures }]);
    const { all } = await matchVendors(app.ctx(), need({ categoryKey: 'painter' }));
    expect(all[0]?.vendor).toMatchObject({ id, jobsDone: 9, rating: 4.5, ratingCount: 2, responseMinutes: 30 });

    const priceTold = async () => (await getExpert(app.ctx(), id)).offers[0]?.statistics?.priceMedianCents;
    expect(await priceTold()).toBe(90_000);
    await recordVendorStatistics(app.ctx(), [{ vendorId: id, categoryKey: 'painter', ...figures, jobsDone: 4 }]);
    expect(await priceTold()).toBeNull();
  });

  it('is its members’ alone, each with the rights of the role', async () => {
    const [owner, worker, stranger] = await Promise.all([addActor(app.db), addActor(app.db), addActor(app.db)]);
    const id = await addVendor(app.db, {
      members: [
        { userId: owner.userId, role: 'owner' },
        { userId: worker.userId, role: 'worker' },
      ],
    });
    await expect(requireVendorMember({ ...app.ctx(), actor: owner }, 'own', id)).resolves.toMatchObject({ vendorId: id });
    await expect(requireVendorMember({ ...app.ctx(), actor: worker }, 'leads', id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(requireVendorMember({ ...app.ctx(), actor: stranger }, 'work', id)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('the audit of the ranking', () => {
  it('gives the same order to everybody who asks for the same, whatever their name and language', async () => {
    for (const miles of [5, 10, 20, 30])
      await addVendor(app.db, { categories: ['landscaper'], miles, offer: { lead_days: miles } });
    const people = ['Emily Walsh', 'Lakisha Washington', 'Nguyễn Thị Hoa', 'Mohammed al-Fulani', 'José Hernández'];
    const orders: unknown[] = [];
    for (const [at, name] of people.entries()) {
      const actor = await addActor(app.db, { name });
      const ctx = { ...app.ctx(), actor: at === 0 ? app.ctx().actor : actor };
      const { all, recommended } = await matchVendors(ctx, need({ categoryKey: 'landscaper' }));
      orders.push([all, recommended].map((list) => list.map(({ vendor, score, parts }) => ({ id: vendor.id, score, parts }))));
    }
    for (const language of ['en-US', 'es-MX', 'so-SO', 'zh-CN']) {
      const answer = await app.request('/api/experts/match', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify({ categoryKey: 'landscaper', where: DENVER, startsOn: '2099-01-01' }),
      });
      expect(answer.status).toBe(200);
      const { all } = (await answer.json()) as { all: { vendor: { id: string }; score: number }[] };
      orders.push(all.map(({ vendor, score }) => ({ id: vendor.id, score })));
    }
    expect(new Set(orders.slice(0, people.length).map((one) => JSON.stringify(one))).size).toBe(1);
    expect(new Set(orders.slice(people.length).map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it('reads nothing of what a vendor is called, speaks or pays', async () => {
    const [first, second] = [
      await addVendor(app.db, { categories: ['cleaner'], name: 'A Able Cleaning' }),
      await addVendor(app.db, { categories: ['cleaner'], name: 'Zuzanna Cleaning' }),
    ];
    await app.db
      .updateTable('expert_entries')
      .set({ languages: ['English', 'Somali'] })
      .where('vendor_id', '=', second)
      .execute();
    const { all } = await matchVendors(app.ctx(), need({ categoryKey: 'cleaner' }));
    const scoreOf = (id: string) => all.find(({ vendor }) => vendor.id === id)?.score;
    expect(scoreOf(first)).toBe(scoreOf(second));
  });
});

describe('the directory', () => {
  it('counts each facet with all other choices, and pages through everybody once', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 23; index++)
      ids.push(await addVendor(app.db, { categories: ['hvac'], checkedUntil: index % 2 === 0 ? '2099-12-31' : null }));
    const read = (query: Record<string, string>) => listExperts(app.ctx(), directoryQuery.parse({ category: 'hvac', ...query }));
    const [first, second] = [await read({}), await read({ page: '2' })];
    expect(first.total).toBe(23);
    expect([...first.experts, ...second.experts].map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const badges = await read({ badge: 'business' });
    expect(badges.total).toBe(12);
    expect(badges.facets.badge).toContainEqual({ value: 'license', count: 23 });
    expect(badges.facets.state).toEqual([{ value: 'CO', count: 12 }]);
    expect((await read({ rating: '4' })).total).toBe(0);
    expect(first.categories.find(({ key }) => key === 'hvac')?.count).toBe(23);
  });
});

describe('what ends', () => {
  it('takes a vendor out on the day after, first by the query, then by the job, and the profile says so', async () => {
    const id = await addVendor(app.db, { categories: ['electrician'], licensedUntil: '2027-03-31' });
    const on = (day: string) => ({ ...app.ctx(), now: new Date(`${day}T18:00:00Z`) });
    const isFound = async (day: string) =>
      (await matchVendors(on(day), need({ categoryKey: 'electrician' }))).all.some(({ vendor }) => vendor.id === id);
    expect(await isFound('2027-03-31')).toBe(true);
    expect(await isFound('2027-04-02')).toBe(false);
    await keepTrue({ ...on('2027-04-02'), actor: { kind: 'system' } });
    const left = await app.db.selectFrom('expert_entries').select('vendor_id').where('vendor_id', '=', id).execute();
    expect(left).toEqual([]);
    const profile = await getExpert(on('2027-04-02'), id);
    expect(profile.lapsed).toEqual(['Electricians']);
    expect(profile.ledger.find(({ kind }) => kind === 'license')).toMatchObject({ counts: false, ended: 'expired' });
  });

  it('is told to owners once at each point, also where nobody ran on the day', async () => {
    const { userId } = await addActor(app.db, { name: 'Olga' });
    await addVendor(app.db, {
      categories: ['electrician'],
      licensedUntil: '2028-03-31',
      members: [{ userId, role: 'owner' }],
    });
    const told: string[][] = [];
    for (const day of ['2028-02-29', '2028-03-01', '2028-03-01', '2028-03-26', '2028-03-27', '2028-04-03', '2028-04-03']) {
      await keepTrue({ ...app.ctx(), now: new Date(`${day}T18:00:00Z`), actor: { kind: 'system' } });
      const rows = await app.db.selectFrom('notifications').select('title').where('user_id', '=', userId).orderBy('id').execute();
      told.push(rows.map(({ title }) => title));
    }
    const ends = 'Your license ends on March 31, 2028';
    expect(told.map((titles) => titles.length)).toEqual([0, 1, 1, 2, 2, 3, 3]);
    expect(told.at(-1)).toEqual([ends, ends, 'Your license ended on March 31, 2028']);
  });
});

describe('the ledger', () => {
  it('is only added to', async () => {
    const id = await addVendor(app.db);
    const change = app.db.updateTable('verifications').set({ expires_on: '2199-01-01' }).where('vendor_id', '=', id).execute();
    await expect(change).rejects.toThrow(/does not change/);
  });
});
