import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBoughtServices } from '#domains/billing/server/arrange-services.ts';
import { issueInvoices } from '#domains/billing/server/invoices.ts';
import { getVendorMoney } from '#domains/billing/server/vendor-money.ts';
import { listLeads } from '#domains/hiring/server/lead-lines.ts';
import { GUIDE_QUOTES, GUIDE_VENDORS } from '#domains/hiring/model/price-guide.ts';
import { viewLead } from '#domains/hiring/server/index.ts';
import { listRequests } from '#domains/hiring/server/show-requests.ts';
import { createRandom } from '#lib/random.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { removeMark, writeMark } from '#platform/db/marks.ts';
import { DEMONSTRATION_SOURCE } from '#domains/listings/contract.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addActor } from '#tests/support/actors.ts';
import { addListings } from '#tests/support/listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addVendor, DENVER } from '#tests/support/vendors.ts';
import type { DemoPerson } from './act-as.ts';
import { inventStory, listComings, numberOf, recallClients } from './recall-clients.ts';
import { buyHere } from './pay-here.ts';
import { BUYER_REQUESTS, SELLER_REQUESTS, tellRequests, VENDOR_REQUESTS } from './hire-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  await addListings(app.db, {});
  await app.db.updateTable('places').set(DENVER).where('kind', '=', 'zip').execute();
  const categories = [...BUYER_REQUESTS, ...SELLER_REQUESTS, ...VENDOR_REQUESTS].map(({ category }) => category);
  for (let made = 0; made < 4; made += 1)
    await addVendor(app.db, { source: DEMONSTRATION_SOURCE, state: 'WA', categories: [...new Set(categories)] });
});
afterAll(() => app.close());

async function makePerson(name: string): Promise<DemoPerson & { ctx: ServerContext }> {
  const actor = await addActor(app.db, { name, isDemo: true });
  return { id: actor.userId, name, role: 'buyer', email: actor.email, ctx: { ...app.ctx(), actor } };
}

it('tells what a buyer asked for as far as somebody serves the place, and fails nowhere', async () => {
  const client = await makePerson('Clara');
  await tellRequests(app.ctx(), [...BUYER_REQUESTS, ...SELLER_REQUESTS], { client });
  const { requests } = await listRequests(client.ctx);
  expect(requests).toHaveLength(BUYER_REQUESTS.length + SELLER_REQUESTS.length);
  const inspection = requests.find(({ form }) => form.categoryKey === 'home-inspector');
  expect(inspection?.status).toBe('hired');
  const staging = requests.find(({ form }) => form.categoryKey === 'home-stager');
  expect(staging?.form.answers, 'furniture is no advice').toMatchObject({ staging: 'partial' });
  expect(inspection?.leads.slice(0, 2).map(({ status }) => status)).toEqual(['reviewed', 'lost']);
});

it('tells what a vendor was asked for, in every state', async () => {
  const [client, owner] = [await makePerson('Clara'), await makePerson('Olga')];
  const id = await addVendor(app.db, {
    state: 'WA',
    categories: ['home-inspector', 'photographer'],
    members: [{ userId: owner.id, role: 'owner' }],
  });
  await tellRequests(app.ctx(), VENDOR_REQUESTS, { client, vendor: { id, person: owner } });
  const thisYear = owner.ctx.now.getUTCFullYear();
  const [money, before] = await Promise.all(
    [thisYear, thisYear - 1].map((year) => getVendorMoney(owner.ctx, { vendorId: id, year })),
  );
  await issueInvoices(app.ctx());
  const invoiced = await app.db.selectFrom('invoices').select('issued_at').execute();
  expect(new Set(invoiced.map(({ issued_at: at }) => at.toISOString().slice(0, 10))).size).toBeGreaterThanOrEqual(3);
  // Each stands on the day on which it was confirmed.
  const lines = [...(before?.statement ?? []), ...(money?.statement ?? [])];
  expect((money?.earned.payments ?? 0) + (before?.earned.payments ?? 0)).toBeGreaterThanOrEqual(6);
  expect(new Set(lines.map(({ at }) => at.slice(0, 10))).size).toBeGreaterThanOrEqual(3);
  expect(money?.heldCents).toBeGreaterThan(0);
  const { leads } = await listLeads(owner.ctx, { vendorId: id, filter: 'all', sort: 'newest', limit: 50 });
  expect(new Set(leads.map(({ status }) => status))).toEqual(
    new Set(['new', 'viewed', 'accepted', 'quoted', 'won', 'in_progress', 'completed', 'reviewed', 'declined', 'expired']),
  );
  const jobs = await app.db
    .selectFrom('engagements')
    .innerJoin('leads', 'leads.id', 'engagements.lead_id')
    .select(['engagements.status', 'engagements.starts_at'])
    .where('leads.vendor_id', '=', id)
    .execute();
  expect(jobs.filter(({ starts_at: at }) => at === null)).toEqual([]);
  expect(jobs.flatMap(({ status, starts_at: at }) => (at !== null && at > owner.ctx.now ? [status] : [])).toSorted()).toEqual([
    'active',
    'proposed',
  ]);
  // Who was asked after a review was found with it.
  const asked = await viewLead(
    owner.ctx,
    leads.find(({ status, categoryKey }) => status === 'viewed' && categoryKey === 'home-inspector')?.id ?? '',
  );
  expect(asked.fit).toContain('5 of 5 from 1 review');
  // What others are told of the vendor is what its own pages show.
  const told = await app.db.selectFrom('vendor_statistics').select('jobs_done').where('vendor_id', '=', id).execute();
  const done = leads.filter(({ status }) => status === 'completed' || status === 'reviewed');
  expect(told.reduce((sum, { jobs_done: jobs }) => sum + jobs, 0)).toBe(done.length);
});

it('gives administrators clients to see, who stay, whom nobody can sign in as, and after whom others come', async () => {
  const mark = 'demo-clients';
  const daysLater = (days: number) => app.ctx(new Date(app.ctx().now.getTime() + days * DAY_MS));
  const known = new Set((await app.db.selectFrom('users').select('id').execute()).map(({ id }) => id));
  const listNew = async () =>
    (await app.db.selectFrom('users').select(['id', 'email', 'is_demo']).execute()).flatMap(({ id, ...user }) =>
      known.has(id) ? [] : [user],
    );
  const countPaid = async () => (await app.db.selectFrom('orders').select('id').where('status', '=', 'paid').execute()).length;
  const paid = await countPaid();
  // As a demonstration noted it that made its clients once.
  await writeMark(app.db, mark, { madeAt: daysLater(-4).now.toISOString() });
  await recallClients(app.ctx());
  await recallClients(app.ctx());
  expect(await listNew()).toEqual([1, 2].map(() => ({ email: null, is_demo: false })));
  expect(await countPaid()).toBeGreaterThan(paid);
  await recallClients(daysLater(1.5));
  expect(await listNew()).toHaveLength(3);
  const acts = await app.db
    .selectFrom('users as u')
    .innerJoin('service_requests as r', 'r.user_id', 'u.id')
    .leftJoin('orders as o', 'o.user_id', 'u.id')
    .select(['u.id', 'u.last_login_at as lastHere', 'r.created_at as asked', 'o.created_at as bought'])
    .execute();
  const ofNew = acts.filter(({ id }) => !known.has(id));
  expect(new Set(ofNew.map(({ id }) => id)).size).toBe(3);
  for (const { lastHere, asked, bought } of ofNew) {
    expect(lastHere?.getTime()).toBeGreaterThanOrEqual(Math.max(asked.getTime(), bought?.getTime() ?? 0));
    expect(lastHere?.getTime()).toBeLessThanOrEqual(daysLater(1.5).now.getTime());
  }
  await removeMark(app.db, mark);
});

it('has services that were bought arranged, and done once their day is over', async () => {
  const client = await makePerson('Cora');
  const staff: ServerContext = app.system();
  for (const day of [-30, -1.5, -0.2]) await buyHere(app.ctx(), client, { itemId: 'photo-shoot', day });
  const { services } = await listBoughtServices(staff, { show: 'open' });
  const own = services.filter(({ buyer }) => buyer === 'Cora');
  expect(Object.fromEntries(own.map(({ status, isOverdue }) => [status, isOverdue]))).toEqual({
    arranged: false,
    waiting: false,
  });
  const over = await listBoughtServices(staff, { show: 'over' });
  expect(over.services.filter(({ buyer }) => buyer === 'Cora').map(({ status }) => status)).toEqual(['done']);
});

it('has enough clients hire enough different experts for a price guide, whenever the demonstration begins', () => {
  for (let at = 0; at < 60; at += 1) {
    const now = new Date(Date.UTC(2026, 4, 20) + at * 0.31 * DAY_MS);
    const stories = listComings(undefined, now).map((coming) =>
      inventStory(createRandom('any'), numberOf(coming), (coming.getTime() - now.getTime()) / DAY_MS - 0.5),
    );
    const byCategory = Map.groupBy(stories, (story) => story.category);
    expect([...byCategory.keys()].toSorted()).toEqual(['home-inspector', 'mover', 'photographer']);
    for (const [category, asked] of byCategory) {
      const hired = asked.filter(({ stage }) => stage !== 'quoted');
      expect(hired.length, category).toBeGreaterThanOrEqual(GUIDE_QUOTES);
      // Wherever five or more serve the place, each has its turn.
      for (const experts of [5, 6, 8])
        expect(new Set(hired.map(({ turn = 0 }) => turn % experts)).size, category).toBeGreaterThanOrEqual(GUIDE_VENDORS);
    }
  }
});

it('lets clients come every other day, and after a long pause those of the last weeks', () => {
  const now = new Date('2026-05-20T12:00:00Z');
  const first = listComings(undefined, now);
  expect([first.length, first.at(-1)?.toISOString()]).toEqual([42, '2026-05-20T00:00:00.000Z']);
  expect(listComings(now, now)).toEqual([]);
  expect(listComings(now, new Date('2026-05-24T12:00:00Z'))).toHaveLength(2);
  expect(listComings(new Date('2024-05-20T12:00:00Z'), now)).toHaveLength(42);
});
