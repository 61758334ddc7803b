import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatDate } from '#lib/format.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time-units.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { billingOn, checkoutOf, later, guidedPlan, planOf } from '#tests/support/billing.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { countBlocked } from '#tests/support/open-transactions.ts';
import { deliverSandboxEvents, workEvents } from './payment-events.ts';
import { getOrder, payOrder } from './own-orders.ts';
import { lockOrder, lockSubscription } from './queries.ts';
import { decideRefund, grantRefund, sendRefunds } from './refunds.ts';
import { renewSubscriptions } from './renewals.ts';
import { paySandboxCheckout } from './sandbox-checkout.ts';
import { changeSubscription, moveSubscription } from './subscriptions.ts';
import { priceSwitch, switchSubscription } from './switch-subscription.ts';

let app: TestApp;
let buyer: ServerContext;
let other: ServerContext;
let admin: ServerContext;
let second: ServerContext;

const { system, signIn, lastMail, hear, buy, settleAll, booked, expectBooksToAddUp } = billingOn(() => app);

beforeAll(async () => {
  app = await openTestApp();
  [other, admin, second] = await Promise.all([signIn('Otto'), signIn('Ada', true), signIn('Alma', true)]);
});
afterAll(() => app.close());
beforeEach(async () => {
  buyer = await signIn('Bea');
});

describe('a plan', () => {
  it('changes from its next period on, at the price of that day, and not before', async () => {
    await buy(buyer, 'visa', guidedPlan());
    const id = (await planOf(buyer))?.id ?? '';
    const change = (ctx: ServerContext, planId: string, period: 'month' | 'year', seenCents: number) =>
      changeSubscription(ctx, { id, planId, period, seenCents });
    await expect(change(other, 'full-service', 'month', 249_00)).rejects.toMatchObject({ code: 'not-found' });
    await expect(change(buyer, 'full-service', 'month', 1)).rejects.toMatchObject({
      publicCode: 'price-changed',
      details: { cents: 249_00 },
    });
    for (const planId of ['essentials', 'photo-shoot', 'nothing'])
      await expect(change(buyer, planId, 'month', 0)).rejects.toMatchObject({ code: 'invalid' });
    expect((await change(buyer, 'guided', 'year', 490_00)).next).toEqual({
      planId: 'guided',
      planName: 'Guided',
      period: 'year',
      cents: 490_00,
    });
    const day = formatDate((await planOf(buyer))?.periodTo ?? '', 'UTC', 'long');
    expect((await lastMail(buyer)).text).toContain(`Guided renews on ${day} at $490.00 a year, plus tax`);
    expect((await change(buyer, 'guided', 'month', 49_00)).next).toBeNull();
    expect(await lastMail(buyer)).toMatchObject({
      subject: 'Guided stays your plan',
      text: expect.stringContaining(`Guided renews on ${day} at $49.00 a month`),
    });
    expect(await change(buyer, 'full-service', 'month', 249_00)).toMatchObject({
      planId: 'guided',
      cents: 49_00,
      next: { planId: 'full-service' },
    });
    expect(await lastMail(buyer)).toMatchObject({
      subject: `Guided becomes Full service on ${day}`,
      text: expect.stringContaining(`Guided renews on ${day} as Full service at $249.00 a month, plus tax`),
    });
    await renewSubscriptions(system(32 * DAY_MS));
    expect(await planOf(buyer)).toMatchObject({ planId: 'full-service', cents: 249_00, next: null });
    const renewals = await app.db.selectFrom('orders').select(['status', 'total_cents']).where('about', '=', id).execute();
    expect(renewals).toEqual([{ status: 'paid', total_cents: 249_00 }]);
    await settleAll();
  });

  it('gives way to another one at once for the difference, once that is paid', async () => {
    await buy(buyer, 'visa', guidedPlan());
    const plan = await planOf(buyer);
    const id = plan?.id ?? '';
    const days = (Date.parse(plan?.periodTo ?? '') - Date.parse(plan?.periodFrom ?? '')) / DAY_MS;
    const after = later(buyer, 10 * DAY_MS);
    const creditCents = Math.floor((49_00 * (days - 10)) / days);
    const choice = { id, planId: 'full-service', period: 'month' as const };
    await expect(priceSwitch(other, choice)).rejects.toMatchObject({ code: 'not-found' });
    await expect(priceSwitch(after, { ...choice, planId: 'guided' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(priceSwitch(after, { ...choice, planId: 'essentials' })).rejects.toMatchObject({ code: 'invalid' });
    const priced = await priceSwitch(after, choice);
    expect(priced).toMatchObject({ creditCents, priceCents: 249_00, totalCents: 249_00 - creditCents + priced.taxCents });
    const given = { ...choice, orderId: randomUUID(), seenTotalCents: priced.totalCents };
    await expect(switchSubscription(after, { ...given, seenTotalCents: 1 })).rejects.toMatchObject({
      publicCode: 'price-changed',
    });
    await expect(switchSubscription(other, given)).rejects.toMatchObject({ code: 'not-found' });
    const order = await switchSubscription(after, given);
    expect((await switchSubscription(after, given)).id).toBe(order.id);
    await expect(switchSubscription(after, { ...given, orderId: randomUUID() })).rejects.toMatchObject({ code: 'conflict' });
    expect(await planOf(buyer)).toMatchObject({ planId: 'guided' });
    await paySandboxCheckout(after, { checkoutId: checkoutOf(order), card: 'visa' });
    await deliverSandboxEvents(system(10 * DAY_MS + 60_000));
    for (let round = 0; round < 4; round += 1) await workEvents(system(10 * DAY_MS));
    const today = after.now.toISOString().slice(0, 10);
    expect(await planOf(buyer)).toMatchObject({
      planId: 'full-service',
      cents: 249_00,
      periodFrom: today,
      periodTo: priced.periodTo,
    });
    await renewSubscriptions(system(12 * DAY_MS));
    await renewSubscriptions(system(45 * DAY_MS));
    expect(await planOf(buyer)).toMatchObject({ planId: 'full-service', periodFrom: priced.periodTo });
    const smaller = { ...choice, planId: 'guided' };
    await expect(priceSwitch(later(buyer, 46 * DAY_MS), smaller)).rejects.toMatchObject({ publicCode: 'wait-for-next-period' });
    await settleAll();
  });

  it('gives way once: nobody begins a second change while a page can still pay the first, and what comes too late goes back', async () => {
    await buy(buyer, 'visa', guidedPlan());
    const choice = { id: (await planOf(buyer))?.id ?? '', planId: 'full-service', period: 'month' as const };
    // A day that begins meanwhile has a price of its own.
    const change = async (ctx: ServerContext) => {
      const { totalCents: seenTotalCents } = await priceSwitch(ctx, choice);
      return switchSubscription(ctx, { ...choice, orderId: randomUUID(), seenTotalCents });
    };
    const first = await change(buyer);
    const page = checkoutOf(await payOrder(later(buyer, 59 * MINUTE_MS), first.id));
    await expect(change(later(buyer, 61 * MINUTE_MS))).rejects.toMatchObject({ code: 'conflict' });
    // Nobody told us yet that it is over, and it is paid after the second one.
    const second = await change(later(buyer, 100 * MINUTE_MS));
    await paySandboxCheckout(buyer, { checkoutId: checkoutOf(second), card: 'visa' });
    await hear();
    await paySandboxCheckout(buyer, { checkoutId: page, card: 'visa' });
    await hear();
    expect(await planOf(buyer)).toMatchObject({ planId: 'full-service', cents: 249_00 });
    await sendRefunds(system());
    await hear();
    const [kept, back] = [await getOrder(buyer, second.id), await getOrder(buyer, first.id)];
    expect(kept.refunds).toEqual([]);
    expect(back.refunds).toMatchObject([{ status: 'succeeded', cents: first.quote.totalCents, isAutomatic: true }]);
    expect(await planOf(buyer)).toMatchObject({ planId: 'full-service', status: 'active' });
  });

  it('is credited with no more than was paid for it: not what a code took off, nor what went back', async () => {
    await sql`insert into promo_codes (code, kind, value, most_uses, from_day) values ('HALF', 'percent', 50, 9, '2026-01-01')`.execute(
      app.db,
    );
    const order = await buy(buyer, 'visa', guidedPlan({ promoCode: 'HALF', seenTotalCents: 24_50 }));
    const choice = { id: (await planOf(buyer))?.id ?? '', planId: 'full-service', period: 'month' as const };
    expect(await priceSwitch(buyer, choice)).toMatchObject({ creditCents: 24_50, totalCents: 224_50 });
    await grantRefund(admin, { orderId: order.id, id: randomUUID(), cents: 10_00, reason: 'A day of outage' });
    expect(await priceSwitch(buyer, choice)).toMatchObject({ creditCents: 14_50 });
    await hear();
    const priced = await priceSwitch(buyer, choice);
    expect(priced).toMatchObject({ creditCents: 14_50, totalCents: 234_50 });
    // A period that began by a switch is worth its whole price: the difference was paid, the rest credited.
    const switched = await switchSubscription(buyer, { ...choice, orderId: randomUUID(), seenTotalCents: priced.totalCents });
    await paySandboxCheckout(buyer, { checkoutId: checkoutOf(switched), card: 'visa' });
    await hear();
    const yearly = { ...choice, planId: 'guided', period: 'year' as const };
    expect(await priceSwitch(buyer, yearly)).toMatchObject({ creditCents: 249_00 });
  });

  it('gives back card money first and then the credit, once each and never more than was paid', async () => {
    // With sales tax, which goes back with what it was paid on.
    const first = await buy(buyer, 'visa', guidedPlan({ state: 'WA', seenTotalCents: 52_19 }));
    const choice = { id: (await planOf(buyer))?.id ?? '', planId: 'full-service', period: 'month' as const };
    const switchTo = async (planId: string, period: 'month' | 'year' = 'month') => {
      const wanted = { ...choice, planId, period };
      const priced = await priceSwitch(buyer, wanted);
      const orderId = randomUUID();
      const order = await switchSubscription(buyer, { ...wanted, orderId, seenTotalCents: priced.totalCents });
      return { order, priced };
    };
    const pay = async (order: Awaited<ReturnType<typeof switchTo>>['order']) => {
      await paySandboxCheckout(buyer, { checkoutId: checkoutOf(order), card: 'visa' });
      await hear();
    };
    const refund = (orderId: string, cents: number) => ({ orderId, id: randomUUID(), cents, reason: 'It did not help' });
    const changed = await switchTo('full-service');
    expect(changed.priced.creditCents).toBe(49_00);
    // From the order on, what it is credited with goes back no other way.
    await expect(grantRefund(admin, refund(first.id, 1))).rejects.toMatchObject({ details: { refundableCents: 0 } });
    await pay(changed.order);
    const total = changed.priced.totalCents;
    expect(await getOrder(buyer, first.id)).toMatchObject({ refundableCents: 0, usedCents: 52_19 });
    expect(await getOrder(buyer, changed.order.id)).toMatchObject({ refundableCents: total, creditCents: 49_00 });
    await expect(grantRefund(admin, refund(first.id, 1))).rejects.toMatchObject({ publicCode: 'nothing-to-refund' });
    const moved = await booked(async () => {
      await grantRefund(admin, refund(changed.order.id, 100_00));
      expect((await getOrder(buyer, first.id)).refunds).toEqual([]);
      await grantRefund(admin, refund(changed.order.id, total - 100_00));
      await sendRefunds(system());
      await hear();
      await sendRefunds(system());
      await hear();
    });
    expect(await getOrder(buyer, first.id)).toMatchObject({
      refundableCents: 0,
      usedCents: 0,
      refunds: [{ status: 'succeeded', cents: 52_19, isAutomatic: true }],
    });
    expect((await getOrder(buyer, changed.order.id)).refundableCents).toBe(0);
    // All that was paid of both, with its tax.
    const taxCents = 3_19 + changed.priced.taxCents;
    expect(moved).toEqual({ clearing: -total - 52_19, revenue: -(total + 52_19 - taxCents), tax: -taxCents });
    expect(await planOf(buyer)).toMatchObject({ status: 'ended' });
  });

  it('that was changed twice gives back each card’s share of the credit', async () => {
    const first = await buy(buyer, 'visa', guidedPlan());
    const id = (await planOf(buyer))?.id ?? '';
    const change = async (planId: string, period: 'month' | 'year') => {
      const choice = { id, planId, period };
      const { totalCents: seenTotalCents } = await priceSwitch(buyer, choice);
      const order = await switchSubscription(buyer, { ...choice, orderId: randomUUID(), seenTotalCents });
      await paySandboxCheckout(buyer, { checkoutId: checkoutOf(order), card: 'visa' });
      await hear();
      return order.id;
    };
    const secondId = await change('full-service', 'month');
    const thirdId = await change('guided', 'year');
    const third = await getOrder(buyer, thirdId);
    expect(third.creditCents).toBe(249_00);
    for (const orderId of [first.id, secondId]) expect((await getOrder(buyer, orderId)).refundableCents).toBe(0);
    await grantRefund(admin, { orderId: thirdId, id: randomUUID(), cents: third.refundableCents, reason: 'It did not help' });
    // With the credit that follows it reaches the limit for one administrator.
    const [asked] = (await getOrder(buyer, thirdId)).refunds;
    if (asked?.status === 'requested') await decideRefund(second, { refundId: asked.id, agrees: true, answer: '' });
    for (let round = 0; round < 2; round += 1) {
      await sendRefunds(system());
      await hear();
    }
    expect((await getOrder(buyer, secondId)).refunds).toMatchObject([{ status: 'succeeded', cents: 200_00 }]);
    expect((await getOrder(buyer, first.id)).refunds).toMatchObject([{ status: 'succeeded', cents: 49_00 }]);
  });

  it('and its orders are locked in one order, so that ending it never waits for a payment that waits for it', async () => {
    await buy(buyer, 'visa', guidedPlan());
    const id = (await planOf(buyer))?.id ?? '';
    await app.db.updateTable('subscriptions').set({ method_id: null }).where('id', '=', id).execute();
    await renewSubscriptions(system(32 * DAY_MS));
    const { id: orderId } = await app.db.selectFrom('orders').select('id').where('about', '=', id).executeTakeFirstOrThrow();
    let ended: Promise<unknown> | undefined;
    await app.db.transaction().execute(async (trx) => {
      await lockOrder(trx, orderId);
      ended = moveSubscription(buyer, { id, verb: 'cancel' });
      await expect.poll(() => countBlocked(app.db)).toBeGreaterThan(0);
      // As a payment of this order does; it would wait for the end of the plan, and that for it.
      await lockSubscription(trx, id);
    });
    await ended;
    expect(await planOf(buyer)).toMatchObject({ status: 'ended' });
    expect((await getOrder(buyer, orderId)).status).toBe('cancelled');
  });
});

it('leaves books that add up', () => expectBooksToAddUp());
