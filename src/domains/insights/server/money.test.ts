import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountOf, platformAccount, postJournal } from '#domains/ledger/server/index.ts';
import { addDays, addMonths } from '#lib/calendar.ts';
import { INSIGHTS_NOW, openInsights, readInsights } from '#tests/support/insights.ts';
import { type Browser, makePerson } from '#tests/support/people.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { Money } from '../contract.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  ({ app, admin } = await openInsights());
});
afterAll(() => app.close());

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
    expires_at: INSIGHTS_NOW,
    paid_at: new Date(`${day}T12:00:00Z`),
    created_at: INSIGHTS_NOW,
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
    const { books } = await readInsights<Business>(admin, `/api/insights/business?from=${from}&to=${to}&compare=${compare}`);
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
    answeredInTimeRate: number | null;
  }
  const vendorId = randomUUID();
  beforeAll(async () => {
    const values = { id: vendorId, status: 'approved', name: 'Movers', created_at: INSIGHTS_NOW, updated_at: INSIGHTS_NOW };
    await app.db.insertInto('vendors').values(values).execute();
  });
  const ask = async (
    count: number,
    { day, category, answered = 0, zip = '' }: { day: string; category: string; answered?: number; zip?: string },
  ) => {
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
          postal_code: zip,
          city: 'Reno',
          submitted_at: asked,
          closes_at: INSIGHTS_NOW,
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
          answer_by: INSIGHTS_NOW,
          asked_at: asked,
          answered_at: new Date(asked.getTime() + (at + 1) * 60_000),
          updated_at: asked,
        })
        .execute();
    }
  };
  const show = async (from: string, to: string) => {
    const shown = await readInsights<{
      liquidity: Liquidity[];
      hiddenCategories: number;
      areas: { area: string; requests: number; answered: number }[];
      hiddenAreas: number;
    }>(admin, `/api/insights/business?from=${from}&to=${to}`);
    return { ...shown, of: (category: string) => shown.liquidity.find((one) => one.category === category) };
  };

  it('tell which part of them was answered within a day', async () => {
    await ask(12, { day: '2024-04-04', category: 'mover', answered: 10 });
    const rate = async () => (await show('2024-04-01', '2024-04-30')).of('mover')?.answeredInTimeRate;
    expect(await rate()).toBeCloseTo(10 / 12, 12);
    const late = (count: number) =>
      sql`
      update leads set answered_at = asked_at + interval '25 hours' where id in (
        select id from leads where asked_at::date = '2024-04-04' order by answered_at limit ${count})`.execute(app.db);
    await late(3);
    expect(await rate()).toBeCloseTo(7 / 12, 12);
    // Fewer than five are nobody's business.
    await late(10);
    expect(await rate()).toBe(0);
    await sql`update leads set answered_at = asked_at + interval '24 hours' where id in (
      select id from leads where asked_at::date = '2024-04-04' limit 4)`.execute(app.db);
    expect(await rate()).toBeNull();
  });

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

  it('hide a second figure with one of few, which would else follow from the sum', async () => {
    const day = '2024-05-06';
    await ask(12, { day, category: 'mover', answered: 10 });
    await ask(6, { day, category: 'cleaner', answered: 3 });
    await ask(7, { day, category: 'painter', answered: 6 });
    const { of } = await show('2024-05-01', '2024-05-31');
    expect(['all', 'mover', 'cleaner', 'painter'].map((name) => of(name)?.answered)).toEqual([19, 10, null, null]);
    expect(['cleaner', 'painter'].map((name) => of(name)?.answeredInTimeRate)).toEqual([null, null]);
  });

  it('are told by area, too, where what is left of the sum is of five clients or more', async () => {
    const day = '2024-02-05';
    await ask(7, { day, category: 'mover', answered: 6, zip: '89501' });
    await ask(5, { day, category: 'cleaner', zip: '89502-1234' });
    const areas = async () => {
      const { areas: all, hiddenAreas } = await show('2024-02-01', '2024-02-29');
      return [all.map(({ area, requests }) => [area, requests]), hiddenAreas];
    };
    expect(await areas()).toEqual([
      [
        ['89501', 7],
        ['89502', 5],
      ],
      0,
    ]);
    // The rest of the sum would be three clients without a ZIP code.
    await ask(3, { day, category: 'mover' });
    expect(await areas()).toEqual([[['89501', 7]], 2]);
    await ask(2, { day, category: 'cleaner' });
    expect(await areas()).toEqual([
      [
        ['89501', 7],
        ['89502', 5],
        ['Reno', 5],
      ],
      0,
    ]);
    // Categories that are hidden are in no area.
    await ask(4, { day, category: 'painter', zip: '89501' });
    expect((await areas())[0]).toContainEqual(['89501', 7]);
  });
});
