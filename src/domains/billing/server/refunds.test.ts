import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#lib/time-units.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { billingOn, cart, photos } from '#tests/support/billing.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Order } from '../contract.ts';
import { listAllOrders } from './list-all-orders.ts';
import { applyObject } from './payment-events.ts';
import { issueInvoices } from './invoices.ts';
import { getOrder } from './own-orders.ts';
import { placeOrder } from './place-order.ts';
import { reconcile } from './reconcile.ts';
import { listPromoCodes, putPromoCode } from './promo-codes.ts';
import { decideRefund, grantRefund, requestRefund, resendRefund } from './refunds.ts';

let app: TestApp;
let buyer: ServerContext;
let other: ServerContext;
let admin: ServerContext;
let second: ServerContext;

const { system, signIn, lastMail, hear, buy, settleAll, balances, booked, expectBooksToAddUp } = billingOn(() => app);

beforeAll(async () => {
  app = await openTestApp();
  [other, admin, second] = await Promise.all([signIn('Otto'), signIn('Ada', true), signIn('Alma', true)]);
});
afterAll(() => app.close());
beforeEach(async () => {
  buyer = await signIn('Bea');
});

describe('a refund', () => {
  const refund = (order: Order, cents: number) => ({
    orderId: order.id,
    id: randomUUID(),
    cents,
    reason: 'The photographer did not come',
  });

  it('that nobody agreed to yet holds up none that comes after it, however many wait', async () => {
    const asked = await buy(buyer);
    await app.db
      .insertInto('refunds')
      .columns(['id', 'payment_id', 'status', 'cents', 'reason', 'created_at'])
      .expression((of) =>
        of
          .selectFrom('payments')
          .innerJoin(sql<{ n: number }>`generate_series(1, 210)`.as<'many'>(sql.raw('many')), (join) => join.onTrue())
          .select([
            sql<string>`gen_random_uuid()`.as('id'),
            'payments.id as payment_id',
            sql<string>`'requested'`.as('status'),
            sql<number>`1`.as('cents'),
            sql<string>`'A cent'`.as('reason'),
            sql<Date>`'2026-01-01'::timestamptz`.as('created_at'),
          ])
          .where('order_id', '=', asked.id),
      )
      .execute();
    const order = await buy(other);
    expect((await grantRefund(admin, refund(order, 1_00))).refunds).toMatchObject([{ status: 'succeeded' }]);
    expect((await getOrder(buyer, asked.id)).refunds.filter(({ status }) => status !== 'requested')).toEqual([]);
  });

  it('below the limit is one administrator’s, above it takes two, and nobody decides on their own', async () => {
    const order = await buy(buyer, 'visa', cart({ items: [{ ...photos, quantity: 4 }], seenTotalCents: 1000_00 }));
    const small = refund(order, 100_00);
    expect(await grantRefund(admin, small)).toMatchObject({
      refundableCents: 900_00,
      refunds: [{ status: 'succeeded', cents: 100_00 }],
    });
    expect(await grantRefund(admin, small)).toMatchObject({ refundableCents: 900_00 });
    const large = refund(order, 500_00);
    expect((await requestRefund(buyer, large)).refunds.at(-1)).toMatchObject({ status: 'requested' });
    const decide = (ctx: ServerContext, agrees = true) => decideRefund(ctx, { refundId: large.id, agrees, answer: '' });
    expect((await decide(admin)).refunds.at(-1)?.status).toBe('requested');
    expect((await decide(admin)).refunds.at(-1)?.status).toBe('requested');
    const shownTo = async (ctx: ServerContext) =>
      (await listAllOrders(ctx, { show: 'refunds' })).orders.find(({ id }) => id === order.id);
    expect(await shownTo(admin)).toMatchObject({ awaitsSecond: [large.id], youAgreed: [large.id] });
    expect(await shownTo(second)).toMatchObject({ awaitsSecond: [large.id], youAgreed: [] });
    const moved = await booked(() => decide(second));
    expect(moved).toEqual({ clearing: -500_00, revenue: -500_00 });
    await expect(decide(second, false)).rejects.toMatchObject({ code: 'conflict' });
    const own = await buy(admin);
    await expect(grantRefund(admin, refund(own, 1))).rejects.toMatchObject({ code: 'forbidden' });
    const asked = refund(own, 2);
    await requestRefund(admin, asked);
    for (const agrees of [true, false])
      await expect(decideRefund(admin, { refundId: asked.id, agrees, answer: '' })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(decideRefund(admin, { refundId: randomUUID(), agrees: true, answer: '' })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('in parts takes two as well, once the parts reach the limit', async () => {
    const order = await buy(buyer, 'visa', cart({ items: [{ ...photos, quantity: 4 }], seenTotalCents: 1000_00 }));
    const [part, rest] = [refund(order, 499_00), refund(order, 400_00)];
    const statusOf = ({ refunds }: Order, { id }: { id: string }) => refunds.find((one) => one.id === id)?.status;
    expect(statusOf(await grantRefund(admin, part), part)).toBe('succeeded');
    expect(statusOf(await grantRefund(admin, rest), rest)).toBe('requested');
    const { orders } = await listAllOrders(admin, { show: 'refunds' });
    expect(orders.find(({ id }) => id === order.id)).toMatchObject({ needsTwo: [rest.id], awaitsSecond: [rest.id] });
    expect(statusOf(await decideRefund(second, { refundId: rest.id, agrees: true, answer: '' }), rest)).toBe('succeeded');
  });

  it('that is declined says why, on the order and by mail', async () => {
    const order = await buy(buyer);
    const asked = refund(order, 20_00);
    await requestRefund(buyer, asked);
    const answer = 'The photos were delivered on the day you chose.';
    const decided = await decideRefund(admin, { refundId: asked.id, agrees: false, answer });
    expect(decided.refunds).toMatchObject([{ status: 'rejected', answer }]);
    const mail = await lastMail(buyer);
    expect(mail.subject).toBe('We declined a refund of $20.00');
    expect(mail.text).toContain(answer);
  });

  it('is never more than was paid, by hundred cents at once either, and gives all of the tax back', async () => {
    const given = cart({ items: [{ id: 'guided', quantity: 1, period: 'month' }], state: 'WA', seenTotalCents: 52_19 });
    const order = await buy(buyer, 'visa', given);
    const before = await balances();
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => grantRefund(admin, refund(order, 10_00))));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(tries.find((one) => one.status === 'rejected')?.reason).toMatchObject({
      code: 'conflict',
      details: { refundableCents: 2_19 },
    });
    await grantRefund(admin, refund(order, 2_19));
    await settleAll();
    const after = await balances();
    expect((after['tax'] ?? 0) - (before['tax'] ?? 0)).toBe(-3_19);
    expect((after['revenue'] ?? 0) - (before['revenue'] ?? 0)).toBe(-49_00);
    await expect(
      sql`insert into refunds (id, payment_id, status, cents, reason, created_at)
      select ${randomUUID()}, id, 'requested', 1, 'x', now() from payments where order_id = ${order.id}`.execute(app.db),
    ).rejects.toMatchObject({ constraint: 'refunds_covered' });
    await issueInvoices(system());
    const shown = await getOrder(buyer, order.id);
    expect(new Set(shown.refunds.flatMap(({ papers }) => papers.map(({ name }) => name))).size).toBe(6);
    const { rows } = await sql<{
      gaps: number;
    }>`select count(*) as gaps from (select number - row_number() over (partition by series order by number) as off from invoices) w where off <> 0`.execute(
      app.db,
    );
    expect(rows).toEqual([{ gaps: 0 }]);
  });

  it('that fails after it succeeded is booked back', async () => {
    const order = await buy(buyer, 'refund-fails');
    const moved = await booked(async () => {
      await grantRefund(admin, refund(order, 50_00));
      await settleAll();
    });
    expect((await getOrder(buyer, order.id)).refunds).toMatchObject([{ status: 'failed' }]);
    expect(moved).toEqual({});
    expect(await reconcile(system(2 * HOUR_MS))).toEqual([]);
  });

  it('of an order of which a bank took some is for exactly what is left, and of all again once the bank returned it', async () => {
    const order = await buy(buyer);
    const { provider_id } = await app.db
      .selectFrom('payments')
      .select('provider_id')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    const sandbox = app.ctx().payments.openSandbox(app.ctx());
    const before = await balances();
    const dispute = await sandbox.dispute(provider_id ?? '', { reason: 'fraudulent', cents: 100_00 });
    await hear();
    await expect(grantRefund(admin, refund(order, 1))).rejects.toMatchObject({ publicCode: 'card-disputed' });
    await sandbox.decideDispute(dispute.id, 'lost');
    await hear();
    expect((await getOrder(buyer, order.id)).refundableCents).toBe(150_00);
    await expect(grantRefund(admin, refund(order, 150_01))).rejects.toMatchObject({ details: { refundableCents: 150_00 } });
    const given = refund(order, 150_00);
    expect((await grantRefund(admin, given)).refunds).toMatchObject([{ status: 'succeeded', cents: 150_00 }]);
    await expect(grantRefund(admin, refund(order, 1))).rejects.toMatchObject({ publicCode: 'nothing-to-refund' });
    // The bank reverses itself: what it returned is there to be refunded.
    await sandbox.decideDispute(dispute.id, 'won');
    await hear();
    expect((await getOrder(buyer, order.id)).refundableCents).toBe(100_00);
    await grantRefund(admin, refund(order, 100_00));
    const after = await balances();
    const changed = (kind: string) => (after[kind] ?? 0) - (before[kind] ?? 0);
    expect([changed('losses'), changed('disputed'), changed('revenue')]).toEqual([0, 0, -250_00]);
    expect(await reconcile(system(2 * HOUR_MS))).toEqual([]);
  });

  it('that failed is sent again by an administrator, and late news of the first attempt count no more', async () => {
    const order = await buy(buyer, 'refund-fails');
    const given = refund(order, 50_00);
    await grantRefund(admin, given);
    await settleAll();
    const { provider_id: first } = await app.db
      .selectFrom('refunds')
      .select('provider_id')
      .where('id', '=', given.id)
      .executeTakeFirstOrThrow();
    await expect(resendRefund(buyer, given.id)).rejects.toMatchObject({ code: 'forbidden' });
    const moved = await booked(async () => {
      await Promise.allSettled([resendRefund(admin, given.id), resendRefund(second, given.id)]);
      await hear();
      await applyObject(system(), 'sandbox', { about: 'refund', objectId: first ?? '' });
    });
    expect((await getOrder(buyer, order.id)).refunds).toMatchObject([{ status: 'succeeded', cents: 50_00 }]);
    expect(moved).toEqual({ clearing: -50_00, revenue: -50_00 });
    await expect(resendRefund(admin, given.id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await reconcile(system(2 * HOUR_MS))).toEqual([]);
  });
});

describe('a promo code', () => {
  const code = (more: Partial<Parameters<typeof putPromoCode>[1]> = {}) => ({
    code: 'SPRING-25',
    kind: 'percent' as const,
    value: 20,
    items: ['photo-shoot'],
    leastCents: 0,
    mostUses: 2,
    onceEach: true,
    fromDay: '2026-01-01',
    untilDay: null,
    ...more,
  });

  it('is made and ended by administrators, and tells what it gave', async () => {
    await expect(putPromoCode(buyer, code())).rejects.toMatchObject({ code: 'forbidden' });
    await expect(listPromoCodes(buyer)).rejects.toMatchObject({ code: 'forbidden' });
    for (const items of [['no-such-thing'], ['home-inspection']])
      await expect(putPromoCode(admin, code({ items }))).rejects.toMatchObject({ code: 'invalid' });
    await putPromoCode(admin, code());
    await buy(buyer, 'visa', cart({ promoCode: 'spring-25', seenTotalCents: 200_00 }));
    await expect(placeOrder(buyer, cart({ promoCode: 'spring-25', seenTotalCents: 200_00 }))).rejects.toMatchObject({
      code: 'invalid',
    });
    expect((await listPromoCodes(admin)).codes).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ code: 'SPRING-25', uses: 1, discountCents: 50_00 })]),
    );
    await expect(putPromoCode(admin, code({ mostUses: 0 }))).rejects.toMatchObject({ code: 'invalid' });
    await putPromoCode(admin, code({ untilDay: '2026-01-02' }));
    await expect(placeOrder(other, cart({ promoCode: 'SPRING-25', seenTotalCents: 200_00 }))).rejects.toMatchObject({
      fields: { promoCode: expect.stringContaining('expired') },
    });
  });
});

it('leaves books that add up', () => expectBooksToAddUp());
