import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellStaffOfFeeds } from '#domains/feeds/server/waiting-feeds.ts';
import { DIMENSIONS, type RecalledDay, recallPeople, recallTraffic } from '#domains/analytics/server/index.ts';
import { accountOf, platformAccount, postJournal } from '#domains/ledger/server/index.ts';
import { USUAL_WIDGET } from '#domains/feedback/model/usual-widget.ts';
import { addDays, addMonths } from '#lib/calendar.ts';
import { removeMark, writeMark } from '#platform/db/marks.ts';
import { type Browser, makePerson } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { type Funnel, type Money, MOST_VIEWS } from '../contract.ts';
import { lookAtAlerts } from './alerts.ts';
import { INVENTED_MARK } from './counted.ts';
import { rollUpPeople } from './roll-up-people.ts';

const NOW = new Date('2026-05-20T15:00:00Z');

let app: TestApp;
let admin: Browser;
let other: Browser;
beforeAll(async () => {
  app = await openTestApp({ now: () => NOW.getTime(), environment: { MAIL_DOMAINS_WITHOUT_DELIVERY: '' } });
  [admin, other] = await Promise.all([makePerson(app, { role: 'admin' }), makePerson(app, { role: 'admin' })]);
  const days = Array.from({ length: 28 }, (_, at) => makeDay(addDays('2026-04-22', at), 400 + at));
  await recallTraffic({ ...app.ctx(NOW), actor: { kind: 'system' } }, days);
});
afterAll(() => app.close());

/** A day with values of all sizes, some of few people. */
function makeDay(day: string, visitors: number): RecalledDay {
  const sums = (count: number) => ({
    views: count * 4,
    visits: count + 1,
    visitors: count,
    bounces: Math.floor(count / 3),
    seconds: count * 200,
  });
  return {
    day,
    traffic: [
      { dimension: 'all', value: 'all', ...sums(visitors) },
      ...DIMENSIONS.flatMap((dimension) =>
        [visitors - 60, 40, 15, 4].map((count, at) => ({ dimension, value: `${dimension} ${at}`, ...sums(count) })),
      ),
      // A visitor alone on a single day.
      ...(day === '2026-05-03' ? [{ dimension: 'source', value: 'rare.example', ...sums(1) }] : []),
    ],
    funnels: [],
    vitals: [],
    acts: [],
  };
}

const SPAN = 'from=2026-05-01&to=2026-05-19';
// Tests read what the contract has checked.
const read = async <T>(browser: Browser, path: string) => (await (await browser.send('GET', path)).json()) as T;

it('counts what waits for administrators, for them alone', async () => {
  const buyer = await makePerson(app, { role: 'buyer' });
  expect((await buyer.send('GET', '/api/insights/waiting')).status).toBe(403);
  const none = await read<Record<string, number>>(admin, '/api/insights/waiting');
  expect(Object.values(none).every((count) => count === 0)).toBe(true);
  const asked = await buyer.send('PUT', `/api/privacy/questions/${randomUUID()}`, {
    kind: 'correct',
    body: 'What do you know of me?',
  });
  expect(asked.status).toBe(200);
  await sql`insert into feeds (name, kind, profile, address, source_name, created_at)
    values ('old', 'web-api', 'reso', 'https://feed.example', 'Old', ${new Date(NOW.getTime() - 86_400_000)})`.execute(app.db);
  await tellStaffOfFeeds(app.ctx(NOW));
  expect(await read(admin, '/api/insights/waiting')).toMatchObject({ privacy: 1, feeds: 1, orders: 0 });
  const lines = await app.db.selectFrom('notifications').select('title').where('topic', '=', 'administration').execute();
  expect([...new Set(lines.map(({ title }) => title))].toSorted()).toEqual([
    'Someone asks about their data',
    'The feed old brings nothing',
  ]);
  await sql`delete from feeds where name = 'old'`.execute(app.db);
});

describe('the dashboard', () => {
  it('says nothing to anybody but administrators', async () => {
    const buyer = await makePerson(app, { role: 'buyer' });
    for (const panel of [
      'traffic',
      'funnels',
      'retention',
      'business',
      'search',
      'quality',
      'feedback',
      'compliance',
      'health',
      'views',
      'alerts',
      'jobs',
    ]) {
      const path = `/api/insights/${panel}?${SPAN}`;
      expect((await app.request(path)).status).toBe(401);
      expect((await buyer.send('GET', path)).status).toBe(403);
      expect((await admin.send('GET', path)).status, panel).toBe(200);
    }
    const job = `/api/insights/jobs/privacy.export/${randomUUID()}`;
    for (const [method, path] of [
      ['POST', `${job}/retry`],
      ['DELETE', job],
    ] as const) {
      expect((await buyer.send(method, path)).status).toBe(403);
      expect((await admin.send(method, path)).status, 'work that is not failed').toBe(409);
    }
  });

  it('sums traffic over a span and the one before it, and shows no figure of fewer than five people', async () => {
    const answer = await read<{
      now: { visitors: number };
      before: { visitors: number };
      days: unknown[];
      dimensions: { dimension: string; hidden: number; rows: { visitors: number | null }[] }[];
    }>(admin, `/api/insights/traffic?${SPAN}`);
    const { visitors } = await app.db
      .selectFrom('traffic_days')
      .select(({ fn }) => fn.sum<number>('visitors').as('visitors'))
      .where('dimension', '=', 'all')
      .where('day', '>=', '2026-05-01')
      .where('day', '<=', '2026-05-19')
      .executeTakeFirstOrThrow();
    expect(answer.now.visitors).toBe(Number(visitors));
    expect(answer.days).toHaveLength(19);
    expect(answer.before.visitors).toBeGreaterThan(0);
    const shown = answer.dimensions.flatMap(({ rows }) => rows.map((row) => row.visitors));
    // Two of each dimension, and the third of its source on the day when another of few hides the fourth.
    expect(shown).toHaveLength(DIMENSIONS.length * 2 + 1);
    expect(shown.every((count) => count !== null && count >= 5)).toBe(true);
    // Hidden alone it would follow from the sum, so another goes with it.
    expect(answer.dimensions[0]).toMatchObject({ dimension: 'source', hidden: 2 });
  });

  it('leaves days of few open, and out of every sum, so that no two spans differ by them', async () => {
    const days = [makeDay('2026-02-01', 300), makeDay('2026-02-02', 203), makeDay('2026-02-03', 100)].map((one, at) => ({
      ...one,
      traffic: one.traffic.map((row) =>
        at === 1 && (row.dimension === 'all' || row.value === 'device 2') ? { ...row, visitors: 3, visits: 3, views: 9 } : row,
      ),
    }));
    await recallTraffic({ ...app.ctx(NOW), actor: { kind: 'system' } }, days);
    interface Shown {
      now: { visitors: number | null };
      days: { visitors: number | null; views: number | null }[];
      dimensions: { dimension: string; hidden: number; rows: { value: string; visitors: number }[] }[];
    }
    const show = (from: number, to: number, of = '') =>
      read<Shown>(admin, `/api/insights/traffic?from=2026-02-0${from}&to=2026-02-0${to}${of}`);
    const all = await show(1, 3);
    expect(all.now.visitors).toBe(400);
    expect(all.days.map(({ visitors, views }) => [visitors, views])).toEqual([
      [300, 1200],
      [null, null],
      [100, 400],
    ]);
    expect((await show(1, 2)).now.visitors).toBe(300);
    expect((await show(2, 2)).now.visitors).toBeNull();
    // Beside a value of four goes the next smallest, unless another of few is hidden anyway.
    const sums = async (from: number, to: number) => {
      const { dimensions } = await show(from, to);
      const device = dimensions.find(({ dimension }) => dimension === 'device');
      return Object.fromEntries((device?.rows ?? []).map(({ value, visitors }) => [value, visitors]));
    };
    expect(await sums(1, 3)).toEqual({ 'device 0': 240 + 143 + 40, 'device 1': 40 + 40 + 40 });
    expect(await sums(1, 2)).toEqual({ 'device 0': 240 + 143, 'device 1': 40 + 40 });
    expect((await show(1, 3, '&dimension=device&value=device%201')).now.visitors).toBe(120);
    expect((await show(2, 2, '&dimension=device&value=device%202')).now.visitors).toBeNull();
  });

  it('counts steps of few with those that follow, so that no two spans differ by fewer than five', async () => {
    const step = (reached: number, at: number) => ({
      funnel: 'buy',
      window_days: 1,
      dimension: 'all',
      value: 'all',
      step: at,
      reached,
      still_open: 0,
      under_way: 0,
    });
    const days = [3, 1, 2].map((paid, at) => ({
      ...makeDay(`2026-02-1${at + 5}`, 300),
      funnels: [step(40, 1), step(10, 2), step(paid, 3)],
    }));
    await recallTraffic({ ...app.ctx(NOW), actor: { kind: 'system' } }, days);
    const paid = async (from: number, to: number) => {
      const { funnels } = await read<{ funnels: Funnel[] }>(
        admin,
        `/api/insights/funnels?from=2026-02-${from}&to=2026-02-${to}&window=14`,
      );
      return funnels.find(({ id }) => id === 'buy')?.steps[2];
    };
    expect(await paid(15, 16)).toMatchObject({ reached: null, rate: null });
    expect(await paid(15, 17)).toMatchObject({ reached: 6, rate: 6 / 30 });
    expect(await paid(16, 17)).toMatchObject({ reached: 6, rate: 6 / 20 });
    expect(await paid(16, 16)).toMatchObject({ reached: null });
  });

  it('says the rate of those whose time is over, and none while everyone still has time', async () => {
    const step = (at: number, reached: number, stillOpen: number, underWay: number) => ({
      funnel: 'buy',
      window_days: 1,
      dimension: 'all',
      value: 'all',
      step: at,
      reached,
      still_open: stillOpen,
      under_way: underWay,
    });
    const open = [step(1, 40, 40, 30), step(2, 10, 10, 5), step(3, 5, 5, 0)];
    const mixed = [step(1, 100, 40, 20), step(2, 50, 20, 8), step(3, 15, 12, 0)];
    await recallTraffic({ ...app.ctx(NOW), actor: { kind: 'system' } }, [
      { ...makeDay('2025-10-03', 300), funnels: open },
      { ...makeDay('2025-10-04', 300), funnels: mixed },
    ]);
    const stepsOf = async (day: string) => {
      const answer = await read<{ funnels: Funnel[] }>(admin, `/api/insights/funnels?from=${day}&to=${day}&window=14`);
      return answer.funnels.find(({ id }) => id === 'buy')?.steps;
    };
    expect(await stepsOf('2025-10-03')).toMatchObject([
      { reached: 40, underWay: 30, rate: null },
      { reached: 10, underWay: 5, rate: null },
      { reached: 5, rate: null },
    ]);
    expect(await stepsOf('2025-10-04')).toMatchObject([
      { reached: 100, rate: 1 },
      { reached: 50, rate: 30 / 60 },
      // Three of them have come through for good: beside the sum, a rate would tell of them.
      { reached: 15, rate: null },
    ]);
  });

  it('shows no more at a step than at the one before, whose people may still wait for others', async () => {
    const step = (at: number, reached: number) => ({
      funnel: 'buy',
      window_days: 1,
      dimension: 'all',
      value: 'all',
      step: at,
      reached,
      still_open: 0,
      under_way: 0,
    });
    await recallTraffic({ ...app.ctx(NOW), actor: { kind: 'system' } }, [
      { ...makeDay('2025-11-03', 300), funnels: [step(1, 40), step(2, 6), step(3, 4)] },
      { ...makeDay('2025-11-04', 300), funnels: [step(1, 40), step(2, 4), step(3, 4)] },
    ]);
    const { funnels } = await read<{ funnels: Funnel[] }>(admin, '/api/insights/funnels?from=2025-11-03&to=2025-11-04&window=14');
    expect(funnels.find(({ id }) => id === 'buy')?.steps).toMatchObject([
      { reached: 80, rate: 1 },
      { reached: 6, rate: 6 / 80 },
      { reached: 6, rate: 1 },
    ]);
  });

  it('tells no share whose rest would be of few', async () => {
    const act = (name: string, visitors: number) => ({ kind: 'act', name, times: visitors, visitors });
    await recallTraffic({ ...app.ctx(NOW), actor: { kind: 'system' } }, [
      { ...makeDay('2026-02-10', 300), acts: [act('search_found', 2), act('search_empty', 10)] },
      { ...makeDay('2026-02-11', 300), acts: [act('search_found', 10), act('search_empty', 10)] },
    ]);
    const share = async (day: string) =>
      (await read<{ now: { emptyRate: number | null } }>(admin, `/api/insights/search?from=${day}&to=${day}`)).now.emptyRate;
    // The two of the first day count on the second.
    expect([await share('2026-02-10'), await share('2026-02-11')]).toEqual([null, 10 / 22]);
  });

  it('refuses spans that are no spans', async () => {
    for (const query of ['from=2026-05-02&to=2026-05-01', 'from=2020-01-01&to=2026-01-01', 'from=x&to=y', ''])
      expect((await admin.send('GET', `/api/insights/traffic?${query}`)).status).toBe(422);
    expect((await admin.send('GET', `/api/insights/funnels?${SPAN}&window=8`)).status).toBe(422);
  });

  it('counts people who signed up and saved, and keeps who still has time out of the rate', async () => {
    const buyers = Array.from({ length: 16 }, (_, at) => ({
      id: `funnel-${at}`,
      at: new Date(at < 6 ? '2026-05-02T12:00:00Z' : '2026-05-18T12:00:00Z'),
    }));
    await app.db
      .insertInto('users')
      .values(
        buyers.map(({ id, at }) => ({
          id,
          email: `${id}@example.com`,
          display_name: 'Buyer',
          role: 'buyer' as const,
          created_at: at,
        })),
      )
      .execute();
    const row = {
      name: 'Homes',
      filters: '{}',
      statuses: ['Active'],
      kinds: ['new'],
      only_price_cuts: false,
      channels: ['mail'],
      frequency: 'daily',
      mail_cap: 5,
    };
    await app.db
      .insertInto('saved_searches')
      .values(
        [...buyers.slice(0, 5), ...buyers.slice(-5)].map(({ id, at }) => ({
          ...row,
          public_id: randomUUID(),
          user_id: id,
          created_at: new Date(at.getTime() + 60_000),
          updated_at: NOW,
        })),
      )
      .execute();
    await rollUpPeople(app.ctx(NOW));
    const { funnels } = await read<{ funnels: Funnel[] }>(admin, `/api/insights/funnels?from=2026-05-01&to=2026-05-19&window=14`);
    const steps = funnels.find(({ id }) => id === 'buyers')?.steps;
    // Six signed up eighteen days ago and five of them saved; ten more have until June, and five of them were fast.
    expect(steps?.slice(0, 2)).toEqual([
      { label: 'Signed up', reached: 16, underWay: 5, rate: 1 },
      { label: 'Saved a home or search', reached: 10, underWay: 5, rate: 5 / 6 },
    ]);
  });

  it('adds people whom the demonstration invents, and keeps them when the others are counted anew', async () => {
    const of = (count: number, name: string, at: string) =>
      Array.from({ length: count }, (_, unit) => ({ unit: `invented:${unit}`, name, at: new Date(at) }));
    const retention = [20, 9].map((people, after) => ({ week: '2026-05-04', after, people }));
    const steps = [...of(12, 'signed-up', '2026-02-20T12:00:00Z'), ...of(6, 'saved', '2026-02-21T12:00:00Z')];
    const system = { ...app.ctx(NOW), actor: { kind: 'system' as const } };
    await recallPeople(system, { from: '2026-02-01', steps, retention });
    await recallPeople(system, { from: '2026-02-01', steps, retention });
    await rollUpPeople(app.ctx(NOW));
    const { funnels } = await read<{ funnels: Funnel[] }>(admin, '/api/insights/funnels?from=2026-02-19&to=2026-02-22&window=14');
    expect(funnels.find(({ id }) => id === 'buyers')?.steps.slice(0, 2)).toMatchObject([
      { reached: 12, rate: 1 },
      { reached: 6, rate: 0.5 },
    ]);
    const { weeks } = await read<{ weeks: { week: string; people: number; returned: (number | null)[] }[] }>(
      admin,
      '/api/insights/retention',
    );
    expect(weeks.find(({ week }) => week === '2026-05-04')).toMatchObject({ people: 20 });
    expect(weeks.find(({ week }) => week === '2026-05-04')?.returned.slice(0, 2)).toEqual([1, 9 / 20]);
  });

  it.each([
    'traffic?dimension=all&value=all&',
    'funnels?window=14&',
    'retention?',
    'search?',
    'quality?',
    'compliance?',
    'health?',
  ])('says until when its visits are invented: %s', async (panel) => {
    const asked = `/api/insights/${panel}from=2026-05-01&to=2026-05-19`;
    expect(await read(admin, asked)).toMatchObject({ inventedUntil: null });
    await writeMark(app.db, INVENTED_MARK, { until: '2026-05-10' });
    expect(await read(admin, asked)).toMatchObject({ inventedUntil: '2026-05-10' });
    await removeMark(app.db, INVENTED_MARK);
  });
});

describe('money', () => {
  const today = '2026-05-18';
  interface Business {
    books: {
      book: string;
      now: Money;
      before: Money;
      steps: { day: string; soldCents: number | null; revenueCents: number | null }[];
    }[];
  }
  const paidOrder = ({
    id,
    userId,
    cents,
    tax,
    day,
  }: {
    id: string;
    userId: string;
    cents: number;
    tax: number;
    day: string;
  }) => ({
    id,
    user_id: userId,
    provider: 'sandbox',
    book: 'live',
    purpose: 'catalog',
    status: 'paid',
    items: '[]',
    lines: '[]',
    tax_lines: '[]',
    subtotal_cents: cents,
    discount_cents: 0,
    tax_cents: tax,
    total_cents: cents + tax,
    state: 'CO',
    consent: 'yes',
    expires_at: NOW,
    paid_at: new Date(`${day}T12:00:00Z`),
    created_at: NOW,
  });
  const pay = async (cents: number, day: string, tax = 0) => {
    const id = randomUUID();
    const buyer = await makePerson(app);
    await app.db
      .insertInto('orders')
      .values(paidOrder({ id, userId: buyer.user.uid, cents, tax, day }))
      .execute();
    const clearing = platformAccount('clearing');
    const transfers = [
      { debit: clearing, credit: platformAccount('revenue'), cents: cents / 4 },
      { debit: clearing, credit: accountOf('hold', id), cents: (cents * 3) / 4 },
      ...(tax === 0 ? [] : [{ debit: clearing, credit: platformAccount('tax'), cents: tax }]),
    ];
    await app.db.transaction().execute(async (trx) => {
      await postJournal(
        { db: trx, now: new Date(`${day}T12:00:00Z`) },
        { book: 'live', key: `order:${id}`, kind: 'order-paid', about: id, transfers },
      );
    });
  };
  const show = async (from: string, to: string, compare = 'before') => {
    const { books } = await read<Business>(admin, `/api/insights/business?from=${from}&to=${to}&compare=${compare}`);
    return books.find(({ book }) => book === 'live');
  };

  it('of a span comes from the ledger beside another span, and is none of fewer than five buyers', async () => {
    await Promise.all([1, 2, 3, 4].map(() => pay(10_000, today, 800)));
    const few = await show(today, today);
    expect(few?.now).toMatchObject({ orders: null, paidCents: null, soldCents: null, revenueCents: null, takeRate: null });
    await pay(10_000, today, 800);
    const five = await show(today, today);
    expect(five?.now).toEqual({
      orders: 5,
      paidCents: 54_000,
      refundedCents: 0,
      soldCents: 50_000,
      revenueCents: 12_500,
      takeRate: 0.25,
      heldCents: 37_500,
      releasedCents: 0,
    });
    expect(five?.before).toMatchObject({ orders: 0, soldCents: 0 });
    expect(five?.steps).toEqual([{ day: today, soldCents: 50_000, revenueCents: 12_500 }]);
    // The same days a year on look back on these.
    const [from, to] = [addMonths(today, 12), addMonths(today, 12)];
    expect((await show(from, to, 'year'))?.before).toMatchObject({ orders: 5 });
    expect((await show(from, to))?.before).toMatchObject({ orders: 0 });
  });

  it('of a day with few buyers counts with the day that makes them five, so that nothing follows from spans and steps', async () => {
    const yesterday = addDays(today, -1);
    await pay(5000, yesterday);
    const shown = await show(addDays(today, -3), today);
    expect(shown?.now).toMatchObject({ orders: 6, soldCents: 55_000 });
    expect(shown?.steps.map(({ soldCents }) => soldCents)).toEqual([0, 0, null, 55_000]);
    expect((await show(today, today))?.now).toMatchObject({ orders: 6, soldCents: 55_000 });
    expect((await show(addDays(today, -3), yesterday))?.now).toMatchObject({ orders: null, soldCents: null });
    // Weeks where days are too many.
    expect((await show(addDays(today, -60), today))?.steps).toHaveLength(9);
  });

  it('is none of one buyer who pays on many days, nor of one to whom it is given back', async () => {
    const buyer = await makePerson(app);
    const order = (day: string) => paidOrder({ id: randomUUID(), userId: buyer.user.uid, cents: 4000, tax: 0, day });
    const days = ['2024-02-01', '2024-02-02', '2024-02-03', '2024-02-04', '2024-02-05', '2024-02-06'];
    await app.db.insertInto('orders').values(days.map(order)).execute();
    expect((await show('2024-02-01', '2024-02-29'))?.now).toMatchObject({ orders: null, paidCents: null, refundedCents: null });
  });
});

describe('requests and experts', () => {
  interface Liquidity {
    category: string;
    requests: number | null;
    answered: number | null;
    filled: number | null;
    filledRate: number | null;
    medianMinutesToAnswer: number | null;
  }
  const vendorId = randomUUID();
  beforeAll(async () => {
    const values = { id: vendorId, status: 'approved', name: 'Movers', created_at: NOW, updated_at: NOW };
    await app.db.insertInto('vendors').values(values).execute();
  });
  const ask = async (count: number, { day, category, answered = 0 }: { day: string; category: string; answered?: number }) => {
    for (let at = 0; at < count; at += 1) {
      const id = randomUUID();
      const { user } = await makePerson(app);
      const asked = new Date(`${day}T12:00:00Z`);
      await app.db
        .insertInto('service_requests')
        .values({
          id,
          user_id: user.uid,
          category_key: category,
          status: 'open',
          submitted_at: asked,
          closes_at: NOW,
          latitude: 39,
          longitude: -104,
          created_at: asked,
          updated_at: asked,
        })
        .execute();
      if (at >= answered) continue;
      await app.db
        .insertInto('leads')
        .values({
          id: randomUUID(),
          request_id: id,
          vendor_id: vendorId,
          status: 'accepted',
          was_accepted: true,
          answer_by: NOW,
          asked_at: asked,
          answered_at: new Date(asked.getTime() + (at + 1) * 60_000),
          updated_at: asked,
        })
        .execute();
    }
  };
  const show = async (from: string, to: string) => {
    const shown = await read<{ liquidity: Liquidity[]; hiddenCategories: number }>(
      admin,
      `/api/insights/business?from=${from}&to=${to}`,
    );
    return { ...shown, of: (category: string) => shown.liquidity.find((one) => one.category === category) };
  };

  it('are of five clients or more, and their sum is of the categories that are shown', async () => {
    await ask(4, { day: '2024-03-04', category: 'mover', answered: 3 });
    await ask(3, { day: '2024-03-04', category: 'cleaner' });
    const few = await show('2024-03-01', '2024-03-31');
    expect([few.liquidity, few.hiddenCategories]).toEqual([[], 2]);
    await ask(3, { day: '2024-03-06', category: 'mover', answered: 3 });
    const some = await show('2024-03-01', '2024-03-31');
    expect(some.of('mover')).toMatchObject({ requests: 7, answered: 6, filled: 0, filledRate: 0, medianMinutesToAnswer: 2 });
    expect(some.of('all')).toMatchObject({ requests: 7, answered: 6 });
    expect(some.hiddenCategories).toBe(1);
    // Those of the fourth wait for the sixth, whatever the span.
    expect((await show('2024-03-05', '2024-03-31')).of('mover')).toMatchObject({ requests: 7 });
    expect((await show('2024-03-01', '2024-03-05')).liquidity).toEqual([]);
  });
});

it('says how fast pages are without days of few', async () => {
  const vital = (day: string, bucket: number, people: number) => ({
    day,
    route: '/few',
    name: 'LCP',
    bucket,
    samples: people * 2,
    visitors: people,
    people,
  });
  await app.db
    .insertInto('vital_days')
    .values([vital('2024-04-01', 180, 4), vital('2024-04-02', 190, 6)])
    .execute();
  interface Health {
    vitals: { route: string; samples: number; p75: Record<string, number | null> }[];
    hiddenRoutes: number;
  }
  const show = (from: string, to: string) => read<Health>(admin, `/api/insights/health?from=${from}&to=${to}`);
  const both = await show('2024-04-01', '2024-04-02');
  expect(both.vitals).toMatchObject([{ route: '/few', samples: 12 }]);
  expect(both.vitals).toEqual((await show('2024-04-02', '2024-04-02')).vitals);
  expect(await show('2024-04-01', '2024-04-01')).toMatchObject({ vitals: [], hiddenRoutes: 1 });
});

it('says what people wrote and how requests about data go, and nothing of few', async () => {
  const widgetId = randomUUID();
  const question = (id: string, kind: string, label: string) => ({ id, kind, label, isRequired: false, options: [] });
  await app.db
    .insertInto('feedback_widgets')
    .values({
      id: widgetId,
      name: 'Home',
      config: JSON.stringify({
        ...USUAL_WIDGET,
        questions: [question('how', 'nps', 'Would you?'), question('why', 'text', 'Why?')],
      }),
      is_live: true,
      created_at: NOW,
      updated_at: NOW,
    })
    .execute();
  const answer = (at: number) => ({
    id: randomUUID(),
    widget_id: widgetId,
    is_test: false,
    answers: JSON.stringify({ how: at === 0 ? 2 : 10, why: 'The pictures load slowly' }),
    place: '/property-search',
    device: 'mobile',
    email: `p${at}@home.example`,
    consent: '{}',
    created_at: new Date('2026-05-10T12:00:00Z'),
    reply: 'Thank you',
    replied_at: new Date('2026-05-10T18:00:00Z'),
  });
  const heard = () => read<Record<string, unknown>>(admin, `/api/insights/feedback?${SPAN}`);
  await app.db.insertInto('feedback_responses').values([0, 1, 2, 3].map(answer)).execute();
  expect(await heard()).toMatchObject({ now: { responses: null, medianHoursToReply: null }, scores: [], themes: [], places: [] });
  await app.db
    .insertInto('feedback_responses')
    .values([answer(4)])
    .execute();
  expect(await heard()).toMatchObject({
    now: { responses: 5, asked: 5, replied: 5, medianHoursToReply: 6 },
    before: { responses: 0 },
    scores: [{ label: 'Would you?', n: 5, value: expect.closeTo(60, 9) as number, before: null }],
    places: [{ place: '/property-search', responses: 5 }],
  });
  // One more, a day later, waits for others in every figure.
  const later = { ...answer(5), created_at: new Date('2026-05-11T12:00:00Z') };
  await app.db.insertInto('feedback_responses').values([later]).execute();
  expect(await heard()).toMatchObject({
    now: { responses: 5, asked: 5, replied: 5 },
    scores: [{ n: 5 }],
    themes: [{ responses: 5 }, { responses: 5 }, { responses: 5 }],
    places: [{ responses: 5 }],
  });
  const person = await makePerson(app);
  await app.db
    .insertInto('privacy_questions')
    .values({
      id: randomUUID(),
      user_id: person.user.uid,
      kind: 'copy',
      body: 'All of it',
      asked_at: new Date('2026-04-01T12:00:00Z'),
      due_at: new Date('2026-05-16T12:00:00Z'),
    })
    .execute();
  const care = await read<{ privacy: Record<string, number | null> }>(admin, `/api/insights/compliance?${SPAN}`);
  expect(care).toMatchObject({ privacy: { late: 1, oldestDays: 49, answered: 0, medianDays: null }, passed: [] });
});

describe('views and alerts', () => {
  it('are their administrator’s alone', async () => {
    for (const kind of ['views', 'alerts']) {
      const path = `/api/insights/${kind}/${randomUUID()}`;
      const body =
        kind === 'views'
          ? { name: 'Phones', query: { dimension: 'device', value: 'mobile' } }
          : { metric: 'visitors', comparison: 'below', threshold: 1, days: 1 };
      expect((await admin.send('PUT', path, body)).status).toBe(200);
      expect((await admin.send('PUT', path, body)).status).toBe(200);
      expect((await other.send('PUT', path, body)).status).toBe(404);
      expect((await other.send('DELETE', path)).status).toBe(404);
      expect(await read(other, `/api/insights/${kind}`)).toEqual({ [kind]: [] });
      expect((await admin.send('DELETE', path)).status).toBe(204);
    }
  });

  it('have an end', async () => {
    const save = (name: string) => other.send('PUT', `/api/insights/views/${randomUUID()}`, { name, query: {} });
    for (let at = 0; at < MOST_VIEWS; at += 1) expect((await save(`View ${at}`)).status).toBe(200);
    expect((await save('One more')).status).toBe(409);
  });

  it('write once when a bound is passed, and again only after it was kept', async () => {
    const path = `/api/insights/alerts/${randomUUID()}`;
    await admin.send('PUT', path, { metric: 'visitors', comparison: 'above', threshold: 100, days: 3 });
    const mails = async () =>
      (await app.db.selectFrom('mail_messages').select('subject').where('subject', 'like', 'Visitors:%').execute()).length;
    const look = (at: string) => lookAtAlerts({ ...app.ctx(new Date(at)), actor: { kind: 'system' } });
    await look('2026-05-19T10:00:00Z');
    await look('2026-05-20T10:00:00Z');
    expect(await mails()).toBe(1);
    // A month without visitors.
    await look('2026-06-20T10:00:00Z');
    await look('2026-05-18T10:00:00Z');
    expect(await mails()).toBe(2);
    const { alerts } = await read<{ alerts: { lastValue: number; passedSince: string | null }[] }>(admin, '/api/insights/alerts');
    expect(alerts[0]?.lastValue).toBeGreaterThan(1000);
    expect(alerts[0]?.passedSince).not.toBeNull();
  });
});

it('watches counts of few without telling how many they are', async () => {
  const few = makeDay('2026-03-01', 300);
  await recallTraffic({ ...app.ctx(NOW), actor: { kind: 'system' } }, [
    { ...few, traffic: few.traffic.map((row) => (row.dimension === 'all' ? { ...row, visitors: 3 } : row)) },
  ]);
  const path = `/api/insights/alerts/${randomUUID()}`;
  await admin.send('PUT', path, { metric: 'visitors', comparison: 'below', threshold: 10, days: 1 });
  await lookAtAlerts({ ...app.ctx(new Date('2026-03-02T12:00:00Z')), actor: { kind: 'system' } });
  const subjects = await app.db.selectFrom('mail_messages').select('subject').where('subject', 'like', '%below 10').execute();
  expect(subjects).toEqual([{ subject: 'Visitors: fewer than 5, below 10' }]);
  const { alerts } = await read<{ alerts: { threshold: number; lastValue: number | null }[] }>(admin, '/api/insights/alerts');
  expect(alerts.find(({ threshold }) => threshold === 10)?.lastValue).toBeNull();
  await admin.send('DELETE', path);
});

it('notes a failure that nobody expected, and that it was taken care of', async () => {
  await app.post('/api/analytics/reports', {
    reports: [
      { kind: 'error', name: 'TypeError', message: 'x of "Ana" is 12', place: '/assets/page-AbCd1234.js render', path: '/' },
    ],
  });
  const { noteServerError } = await import('#domains/analytics/server/index.ts');
  await noteServerError(app.ctx(NOW), new Error('no column 7'), '/api/x');
  interface Health {
    errors: { fingerprint: string; origin: string; message: string; isSettled: boolean }[];
  }
  const span = 'from=2026-05-01&to=2026-05-20';
  const { errors } = await read<Health>(admin, `/api/insights/health?${span}`);
  expect(errors).toMatchObject([{ origin: 'server', message: 'no column 0', isSettled: false }]);
  const path = `/api/insights/failures/${errors[0]?.fingerprint}`;
  expect((await admin.send('PATCH', path, { isSettled: true })).status).toBe(204);
  expect((await admin.send('PATCH', '/api/insights/failures/nothing', { isSettled: true })).status).toBe(404);
  expect((await read<Health>(admin, `/api/insights/health?${span}`)).errors[0]?.isSettled).toBe(true);
  await noteServerError(app.ctx(NOW), new Error('no column 8'), '/api/x');
  expect((await read<Health>(admin, `/api/insights/health?${span}`)).errors).toMatchObject([{ isSettled: false, times: 2 }]);
});
