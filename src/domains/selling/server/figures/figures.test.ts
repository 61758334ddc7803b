import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestTour } from '#domains/appointments/server/index.ts';
import { proposeSchedule } from '#domains/bookings/model/usual-schedule.ts';
import {
  bookTime,
  countVisitDays,
  getSchedule,
  listOpenings,
  findNextVisits,
  listVisitsAt,
  moveBooking,
  setSchedule,
} from '#domains/bookings/server/index.ts';
import { answerInquiry, sendInquiry } from '#domains/inquiries/server/index.ts';
import { upsertListings } from '#domains/listings/server/index.ts';
import { countOfferDays, findSaleOf, listOpenOffers } from '#domains/offers/server/index.ts';
import { DAY_MS, HOUR_MS } from '#lib/time-units.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addActor } from '#tests/support/actors.ts';
import { addListings, normalize, systemContext } from '#tests/support/listings.ts';
import { makePublic, WHOLE_HOME } from '#tests/support/selling.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getListingFigures as endpoint, type ListingFigures, type OwnListing } from '../../contract.ts';
import { addDays } from '#lib/calendar.ts';
import { createOwnListing } from '../drafts.ts';
import { changeStatus } from '../change-status.ts';
import type { BookedVisit } from './count-week.ts';
import { getListingFigures } from './get-figures.ts';
import { listListingWeeks } from './list-weeks.ts';

const NOW = new Date('2026-05-22T18:00:00Z');
const TODAY = '2026-05-22';

let app: TestApp;
let owner: ServerContext;
let stranger: ServerContext;
let own: OwnListing;
let listingId: number;

const daysAgo = (ctx: ServerContext, days: number): ServerContext => ({ ...ctx, now: new Date(NOW.getTime() - days * DAY_MS) });

const FIELDS = { ...WHOLE_HOME, ListPrice: 500_000 };

beforeAll(async () => {
  app = await openTestApp({ now: () => NOW.getTime() });
  owner = { ...app.ctx(), actor: await addActor(app.db, { name: 'Olga' }) };
  stranger = { ...app.ctx(), actor: await addActor(app.db, { name: 'Sten' }) };
  own = await makePublic(daysAgo(owner, 21), FIELDS);
  const row = await app.db
    .selectFrom('listings')
    .select('id')
    .where('listing_key', '=', own.listingKey)
    .executeTakeFirstOrThrow();
  listingId = row.id;
});
afterAll(() => app.close());

async function count(id: number, days: Record<number, { impressions?: number; views?: number; saves?: number }>) {
  for (const [ago, counts] of Object.entries(days))
    await app.db
      .insertInto('listing_day_counts')
      .values({ listing_id: id, day: addDays(TODAY, -Number(ago)), ...counts })
      .onConflict((conflict) => conflict.columns(['listing_id', 'day']).doUpdateSet(counts))
      .execute();
}

const sender = (email: string) => ({
  name: 'Buyer',
  email,
  phone: undefined,
  mayCall: false,
  consent: true as const,
  idempotencyKey: randomUUID(),
});

const PORTS = { countOfferDays, countVisitDays, findNextVisits, listVisitsAt, findSaleOf, listOpenOffers };
const figuresOf = (ctx: ServerContext, id: string) => getListingFigures(ctx, id, PORTS);
const measure = async (key: string) => (await figuresOf(owner, own.id)).measures.find((one) => one.key === key);

describe('figures of an own listing', () => {
  it('are for its people alone', async () => {
    await expect(figuresOf(stranger, own.id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(figuresOf(app.ctx(), own.id)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect((await app.request(endpoint.path.replace('{id}', own.id))).status).toBe(401);
  });

  it('warn of a quiet home, and say by which rule', async () => {
    const { alerts, actions, daysOnMarket } = await figuresOf(owner, own.id);
    expect(daysOnMarket).toBe(21);
    expect(alerts.map(({ key }) => key)).toEqual(['no-inquiries', 'no-tours']);
    expect(alerts.every(({ rule }) => rule.length > 20)).toBe(true);
    expect(actions.map(({ key }) => key)).toEqual(['look-again']);
  });

  it('compare whole weeks and leave today out of them', async () => {
    await count(listingId, {
      0: { views: 1000 },
      1: { views: 5, saves: 1 },
      7: { views: 2 },
      8: { views: 30 },
      14: { views: 3 },
      15: { views: 100 },
    });
    expect(await measure('views')).toMatchObject({ week: 7, weekBefore: 33, total: 1140 });
    expect(await measure('saves')).toMatchObject({ week: 1, weekBefore: 0, total: 1 });
    expect((await listListingWeeks(owner, PORTS)).weeks).toMatchObject([{ id: own.id, views: 7, saves: 1, next: null }]);
    expect((await listListingWeeks(stranger, PORTS)).weeks).toEqual([]);
    const { days } = await figuresOf(owner, own.id);
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 22 }, (_, at) => addDays(TODAY, at - 21)));
  });

  it('count questions and tours of buyers: no demo people, not the owner, one a day and sender', async () => {
    const at = daysAgo(app.ctx(), 2);
    const ask = async (ctx: ServerContext, email: string) =>
      sendInquiry(ctx, { listingKey: own.listingKey, form: { ...sender(email), message: 'Is the roof new?' } });
    const ownerAddress = await app.db.selectFrom('people').select('email').where('name', '=', 'Olga').executeTakeFirstOrThrow();
    const demo = await addActor(app.db, { isDemo: true });
    const first = await ask(at, 'a@home.example');
    await ask(at, 'A@home.example');
    await ask(at, 'b@home.example');
    await ask(at, ownerAddress.email ?? '');
    await ask({ ...at, actor: demo }, 'demo@demo.invalid');
    expect(await measure('inquiries')).toMatchObject({ week: 2, total: 2 });
    expect((await figuresOf(owner, own.id)).actions).toMatchObject([
      { key: 'questions', text: 'Answer 5 questions' },
      { key: 'look-again' },
    ]);
    // What somebody called spam waits for no answer, and counts nowhere.
    const callSpam = (at: Date | null) =>
      sql`insert into thread_desks (thread_id, spam_at)
        select p.thread_id, ${at}::timestamptz from parties p where p.side = 'sender' and p.email = 'b@home.example'
        on conflict (thread_id) do update set spam_at = excluded.spam_at`.execute(app.db);
    await callSpam(NOW);
    expect((await figuresOf(owner, own.id)).actions[0]).toMatchObject({ text: 'Answer 4 questions' });
    expect(await measure('inquiries')).toMatchObject({ week: 1, total: 1 });
    await callSpam(null);
    await answerInquiry(app.system(), { inquiryId: first.inquiryId, message: 'Yes.' }).catch(() => undefined);

    const startsAt = new Date(NOW.getTime() + 2 * DAY_MS).toISOString().replace(/T.*/, 'T18:00:00.000Z');
    await requestTour(app.ctx(), {
      listingKey: own.listingKey,
      form: { ...sender('c@home.example'), kind: 'in_person', slots: [startsAt], buyerAgreement: 'unsure', message: undefined },
    });
    const figures = await figuresOf(owner, own.id);
    expect(figures.alerts).toEqual([]);
    expect(figures.showings).toMatchObject([{ guestName: 'Buyer', status: 'pending', slots: [startsAt] }]);
    expect(figures.actions[0]).toMatchObject({ key: 'tours', text: 'Answer 1 tour request' });
    // Today is in no week.
    expect(await measure('tours')).toMatchObject({ week: 0, total: 1 });
  });

  it('stand beside those of ten similar homes, or say why not', async () => {
    expect((await figuresOf(owner, own.id)).peers).toMatchObject({ refusal: 'too-few' });
    const base = { OnMarketDate: addDays(TODAY, -20), City: 'Denver', SubdivisionName: null };
    const records = Array.from({ length: 9 }, (_, at) => ({ ...base, ListingKey: `P${at}`, ListPrice: 440_000 + at * 10_000 }));
    const unlike = [
      { ...base, ListingKey: 'dear', ListPrice: 580_000 },
      { ...base, ListingKey: 'condo', PropertySubType: 'Condominium' },
      { ...base, ListingKey: 'old', OnMarketDate: addDays(TODAY, -50) },
      { ...base, ListingKey: 'new', OnMarketDate: addDays(TODAY, -3) },
      { ...base, ListingKey: 'far', City: 'Boulder' },
      { ...base, ListingKey: 'sold', StandardStatus: 'Closed' },
    ];
    await addListings(app.db, ...records, ...unlike);
    expect((await figuresOf(owner, own.id)).peers).toMatchObject({ count: 9, refusal: 'too-few', place: 'Denver' });
    await addListings(app.db, { ...base, ListingKey: 'P9', ListPrice: 574_999 });
    const ids = await app.db
      .selectFrom('listings')
      .select(['id', 'source_listing_key'])
      .where('source_listing_key', 'like', 'P%')
      .execute();
    for (const { id, source_listing_key: key } of ids)
      await count(id, { 3: { views: Number(key.slice(1)) * 10 }, 9: { views: 7 } });
    const { peers } = await figuresOf(owner, own.id);
    expect(peers).toMatchObject({ count: 10, refusal: null });
    expect((await measure('views'))?.peers).toEqual({ n: 10, median: 45, low: 22.5, high: 67.5 });
    expect((await measure('tours'))?.peers).toEqual({ n: 10, median: 0, low: 0, high: 0 });
  });

  it('say what similar homes around did in the last whole week', async () => {
    const on = (days: number) => addDays(TODAY, -days);
    const home = { PropertySubType: 'Single Family Residence', City: 'Denver', StateOrProvince: 'CO', ListPrice: 510_000 };
    const { moves: before } = await figuresOf(owner, own.id);
    expect(before).toMatchObject({ from: on(7), to: on(1) });
    const homes = [
      { ...home, ListingKey: 'M-NEW', StandardStatus: 'Active', ListingContractDate: on(3), OnMarketDate: on(3) },
      {
        ...home,
        ListingKey: 'M-DEAR',
        StandardStatus: 'Active',
        ListingContractDate: on(3),
        OnMarketDate: on(3),
        ListPrice: 900_000,
      },
      {
        ...home,
        ListingKey: 'M-CUT',
        StandardStatus: 'Active',
        ListingContractDate: on(60),
        OnMarketDate: on(60),
        PreviousListPrice: 530_000,
        OriginalListPrice: 530_000,
        PriceChangeTimestamp: `${on(2)}T18:00:00Z`,
      },
      { ...home, ListingKey: 'M-DEAL', StandardStatus: 'Pending', ListingContractDate: on(40), PurchaseContractDate: on(7) },
      { ...home, ListingKey: 'M-OLD', StandardStatus: 'Pending', ListingContractDate: on(40), PurchaseContractDate: on(8) },
      {
        ...home,
        ListingKey: 'M-SOLD',
        StandardStatus: 'Closed',
        ListingContractDate: on(80),
        PurchaseContractDate: on(40),
        CloseDate: on(1),
        ClosePrice: 505_000,
      },
    ];
    // Read today: what is to come has not closed.
    const read = homes.map((fields) => normalize(fields, { now: new Date().toISOString() }));
    await upsertListings(systemContext(app.db), read);
    const { moves } = await figuresOf(owner, own.id);
    const risen = (key: 'forSale' | 'added' | 'lowered' | 'underContract' | 'sold') => (moves?.[key] ?? 0) - (before?.[key] ?? 0);
    expect([risen('forSale'), risen('added'), risen('lowered'), risen('underContract'), risen('sold')]).toEqual([2, 1, 1, 1, 1]);
  });

  it('count cards in lists, compared once they were counted for a week', async () => {
    await count(listingId, { 2: { impressions: 40 } });
    expect(await measure('impressions')).toMatchObject({ week: 40, weekBefore: null, total: 40, peers: null });
    await count(listingId, { 12: { impressions: 7 } });
    expect(await measure('impressions')).toMatchObject({ weekBefore: null, total: 47, peers: { n: 10 } });
    await count(listingId, { 16: { impressions: 3 } });
    expect(await measure('impressions')).toMatchObject({ week: 40, weekBefore: 7, total: 50, peers: { n: 10, median: 0 } });
  });

  it('count offers of buyers, one a day and buyer, compared with homes that take offers here', async () => {
    const buyer = await addActor(app.db, { name: 'Bea' });
    const demo = await addActor(app.db, { isDemo: true });
    const offer = (userId: string, days: number, status = 'rejected') =>
      sql`insert into offers (id, listing_id, user_id, status, expires_at, created_at, updated_at)
        values (${randomUUID()}, ${listingId}, ${userId}, ${status}, ${NOW}, ${daysAgo(owner, days).now}, ${NOW})`.execute(
        app.db,
      );
    await offer(buyer.userId, 2);
    await offer(buyer.userId, 2, 'submitted');
    await offer(buyer.userId, 9, 'withdrawn');
    await offer(demo.userId, 2);
    if (owner.actor.kind === 'user') await offer(owner.actor.userId, 2);
    expect(await measure('offers')).toMatchObject({ week: 1, weekBefore: 1, total: 2, peers: null });
    await app.db
      .updateTable('listings')
      .set({ originating_system_name: 'Listed here' })
      .where('source_listing_key', 'like', 'P%')
      .execute();
    expect((await measure('offers'))?.peers).toEqual({ n: 10, median: 0, low: 0, high: 0 });
    expect((await figuresOf(owner, own.id)).days.at(-3)).toMatchObject({ offers: 1, impressions: 40 });
  });

  it('compare nothing in the first week, off the market, or as long as counting is younger', async () => {
    const fresh = await makePublic(daysAgo(owner, 6), FIELDS);
    const young = await figuresOf(owner, fresh.id);
    expect(young).toMatchObject({ alerts: [], peers: { refusal: 'too-new' } });
    expect(young.measures.map(({ weekBefore }) => weekBefore)).toEqual([null, null, null, null, null, null, null]);
    await changeStatus(owner, { id: fresh.id, from: 'Active', to: 'Hold', reason: 'Works in the kitchen', date: TODAY });
    expect(await figuresOf(owner, fresh.id)).toMatchObject({ peers: { refusal: 'not-active' } });
    await app.db.deleteFrom('listing_day_counts').where('day', '<', addDays(TODAY, -6)).execute();
    expect(await figuresOf(owner, own.id)).toMatchObject({ peers: { refusal: 'counting-too-new' } });
  });

  it('show visits that were booked, and count tours among them by the day of booking', async () => {
    const booked = await makePublic(daysAgo(owner, 3), FIELDS);
    const { version } = await getSchedule(owner, booked.listingKey);
    const usual = proposeSchedule().eventTypes[0]?.settings ?? expect.fail('no usual settings');
    const settings = { ...usual, needsApproval: true, minimumNoticeMinutes: 0 };
    await setSchedule(owner, {
      listingKey: booked.listingKey,
      version,
      rules: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }],
      overrides: [],
      eventTypes: (['tour', 'inspection'] as const).map((kind) => ({ kind, isOpen: true, settings })),
    });
    const signIn = async (name: string): Promise<ServerContext> => ({
      ...app.ctx(),
      now: new Date(NOW.getTime() - HOUR_MS),
      actor: await addActor(app.db, { name }),
    });
    const book = async (ctx: ServerContext, kind: 'tour' | 'inspection', at: number, isHold = false) => {
      const { slots } = await listOpenings(ctx, { listingKey: booked.listingKey, kind });
      const startsAt = new Date(slots[at] ?? '');
      return bookTime(ctx, { listingKey: booked.listingKey, id: randomUUID(), kind, startsAt, note: '', isHold });
    };
    const gina = await signIn('Gina');
    const [tour] = [await book(gina, 'tour', 40), await book(gina, 'inspection', 60)];
    await book(gina, 'tour', 80);
    await book(await signIn('Hal'), 'tour', 100, true);
    const { showings, measures, days, actions } = await figuresOf(owner, booked.id);
    const seen = showings.map(({ what, guestName, status }) => [what, guestName, status].join(' '));
    expect(seen.toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'Inspection Gina pending',
      'Tour Gina pending',
      'Tour Gina pending',
    ]);
    expect(measures.find(({ key }) => key === 'tours')).toMatchObject({ total: 1 });
    expect(days.at(-1)).toMatchObject({ day: TODAY, tours: 1 });
    expect(actions[0]).toMatchObject({ key: 'visits', text: 'Confirm or decline 3 booked visits', href: '/appointments' });
    await moveBooking(owner, { bookingId: tour.id, form: { move: 'approve', reason: '' } });
    const after = await figuresOf(owner, booked.id);
    expect(after.showings.find(({ id }) => id === tour.id)).toMatchObject({
      status: 'accepted',
      confirmedStartsAt: tour.startsAt,
    });
    expect((await listListingWeeks(owner, PORTS)).weeks.find(({ id }) => id === booked.id)?.next).toMatchObject({
      what: 'Tour',
      startsAt: tour.startsAt,
    });
    expect((await figuresOf(owner, own.id)).showings.some(({ what }) => what !== null)).toBe(false);
    await expect(figuresOf(gina, booked.id)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('lead the sellers from the accepted offer to the closing, by what is due', async () => {
    const step = (key: string, dueOn: string | null, doneAt: string | null = null) => ({
      key,
      title: `Do ${key}`,
      dueOn,
      doneAt,
    });
    const nextOf = async (steps: ReturnType<typeof step>[]) => {
      const sale = { acceptedOn: TODAY, deadlines: [], steps };
      const ports = { ...PORTS, findSaleOf: () => Promise.resolve(sale) };
      const figures = await getListingFigures(owner, own.id, ports);
      expect(figures.sale).toEqual(sale);
      return figures.actions.find(({ key }) => key === 'sale-step')?.text;
    };
    const done = step('a', '2026-05-20', '2026-05-19T12:00:00.000Z');
    expect(await nextOf([done, step('b', null), step('c', '2026-05-29'), step('d', '2026-06-20')])).toBe(
      'Do c: due May 29, 2026',
    );
    expect(await nextOf([done, step('b', null), step('c', '2026-05-30')])).toBe('Do b');
    expect(await nextOf([step('c', '2026-05-21'), step('b', null)])).toBe('Do c: was due May 21, 2026');
    expect(await nextOf([done])).toBeUndefined();
    // Once the listing has ended, nothing leads to a closing anymore.
    const ended = await makePublic(daysAgo(owner, 3), FIELDS);
    await changeStatus(owner, { id: ended.id, from: 'Active', to: 'Canceled', reason: 'Keeps the home', date: TODAY });
    const findSaleOf = () => Promise.resolve({ acceptedOn: TODAY, deadlines: [], steps: [step('a', null)] });
    expect(await getListingFigures(owner, ended.id, { ...PORTS, findSaleOf })).toMatchObject({ sale: null });
    expect((await figuresOf(owner, own.id)).sale).toBeNull();
  });

  it('ask what becomes of visits that were agreed before an offer was accepted', async () => {
    const showing = (id: string, change: Partial<BookedVisit> = {}): BookedVisit => ({
      id,
      guestName: 'Gina',
      what: 'Tour',
      kind: 'in_person',
      status: 'accepted',
      slots: [],
      confirmedStartsAt: '2026-05-28T17:00:00.000Z',
      proposedSlots: [],
      askedAt: '2026-05-20T12:00:00.000Z',
      ...change,
    });
    const showings = [
      showing('one'),
      showing('two'),
      showing('later', { askedAt: '2026-05-24T12:00:00.000Z' }),
      showing('over', { confirmedStartsAt: '2026-05-21T17:00:00.000Z' }),
      showing('off', { status: 'cancelled' }),
    ];
    const leftUnder = async (sale: ListingFigures['sale']) => {
      const ports = { ...PORTS, findSaleOf: () => Promise.resolve(sale), listVisitsAt: () => Promise.resolve(showings) };
      return (await getListingFigures(owner, own.id, ports)).actions.find(({ key }) => key === 'visits-left')?.text;
    };
    expect(await leftUnder({ acceptedOn: '2026-05-21', deadlines: [], steps: [] })).toBe(
      'Keep or cancel 2 visits agreed before you accepted the offer',
    );
    expect(await leftUnder(null)).toBeUndefined();
  });

  it('show the offers that are open, and ask for an answer to those that wait for one', async () => {
    const offer = (id: string, isWaiting: boolean) => ({
      id,
      buyerName: 'Gina',
      price: 480_000,
      standing: isWaiting ? 'Sent' : 'You countered',
      isWaiting,
      expiresAt: '2026-05-24T23:00:00.000Z',
    });
    const offers = [offer(randomUUID(), true), offer(randomUUID(), false), offer(randomUUID(), true)];
    const figures = await getListingFigures(owner, own.id, { ...PORTS, listOpenOffers: () => Promise.resolve(offers) });
    expect(figures.offers).toEqual(offers);
    expect(figures.actions.find(({ key }) => key === 'offers')?.text).toBe('Answer 2 offers');
    expect(await figuresOf(owner, own.id)).toMatchObject({ offers: [] });
  });

  it('say of a draft what is missing', async () => {
    const { id } = await createOwnListing(owner, { id: randomUUID(), homeId: null });
    const { isPublic, measures, actions } = await figuresOf(owner, id);
    expect({ isPublic, measures }).toEqual({ isPublic: false, measures: [] });
    expect(actions).toMatchObject([{ key: 'mend' }]);
  });
});
