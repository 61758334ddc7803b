import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#lib/time-units.ts';
import type { Payment } from '#platform/payments/provider.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { billingOn, cart, checkoutOf, later, photos } from '#tests/support/billing.ts';
import { answeredBy } from '#tests/support/other-provider.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { countBlocked } from '#tests/support/open-transactions.ts';
import { deliverSandboxEvents, workEvents } from './payment-events.ts';
import { endPlansOfSales } from './end-plans-of-sales.ts';
import { cancelOrder, getOrder, payOrder } from './own-orders.ts';
import { type OrderToPlace, placeOrder } from './place-order.ts';
import { priceCart } from './price-cart.ts';
import { lockOrder, lockSubscription } from './queries.ts';
import { decideRefund, grantRefund, sendRefunds } from './refunds.ts';
import { renewSubscriptions } from './renewals.ts';
import { paySandboxCheckout } from './sandbox-checkout.ts';
import { changeSubscription, listSubscriptions, moveSubscription } from './subscriptions.ts';
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
  const guided = (more: Partial<OrderToPlace> = {}) =>
    cart({ items: [{ id: 'guided', quantity: 1, period: 'month' }], seenTotalCents: 49_00, ...more });
  const planOf = async (ctx: ServerContext) => (await listSubscriptions(ctx)).subscriptions[0];

  it('renews once a period, keeps its price, and ends at the end of what is paid', async () => {
    await buy(buyer, 'visa', guided());
    await expect(placeOrder(buyer, guided())).rejects.toMatchObject({ publicCode: 'plan-active' });
    const plan = await planOf(buyer);
    expect(plan).toMatchObject({ status: 'active', cents: 49_00, verbs: ['cancel', 'pause'] });
    for (let round = 0; round < 3; round += 1) await renewSubscriptions(system(32 * DAY_MS));
    const renewals = await app.db
      .selectFrom('orders')
      .select(['status', 'total_cents'])
      .where('about', '=', plan?.id ?? '')
      .execute();
    expect(renewals).toEqual([{ status: 'paid', total_cents: 49_00 }]);
    const renewed = await planOf(buyer);
    expect(renewed?.periodFrom).toBe(plan?.periodTo);
    expect((await moveSubscription(buyer, { id: plan?.id ?? '', verb: 'cancel' })).status).toBe('ending');
    expect((await moveSubscription(buyer, { id: plan?.id ?? '', verb: 'keep' })).status).toBe('active');
    await moveSubscription(buyer, { id: plan?.id ?? '', verb: 'cancel' });
    await renewSubscriptions(system(70 * DAY_MS));
    expect((await planOf(buyer))?.status).toBe('ended');
    expect(
      await app.db
        .selectFrom('orders')
        .select('id')
        .where('about', '=', plan?.id ?? '')
        .execute(),
    ).toHaveLength(1);
    await settleAll();
  });

  it('that is free makes room for any other, and one for a sale for another once its owner ends it', async () => {
    const essentials = () => cart({ items: [{ id: 'essentials', quantity: 1, period: 'month' }], seenTotalCents: 0 });
    await placeOrder(buyer, essentials());
    await expect(placeOrder(buyer, essentials())).rejects.toMatchObject({ publicCode: 'plan-active' });
    const perSale = cart({ items: [{ id: 'full-service', quantity: 1, period: 'sale' }], seenTotalCents: 1_495_00 });
    await buy(buyer, 'visa', perSale);
    const plans = async () => (await listSubscriptions(buyer)).subscriptions.map(({ planId, status }) => `${planId} ${status}`);
    expect((await plans()).toSorted()).toEqual(['essentials ended', 'full-service active']);
    for (const given of [essentials(), guided()])
      await expect(placeOrder(buyer, given)).rejects.toMatchObject({ publicCode: 'plan-active' });
    const sale = (await listSubscriptions(buyer)).subscriptions.find(({ status }) => status === 'active');
    expect(sale).toMatchObject({ periodTo: null, verbs: ['cancel'] });
    const end = (ctx: ServerContext) => moveSubscription(ctx, { id: sale?.id ?? '', verb: 'cancel' });
    await expect(end(other)).rejects.toMatchObject({ code: 'not-found' });
    expect(await end(buyer)).toMatchObject({ status: 'ended', verbs: [] });
    await buy(buyer, 'visa', guided());
    expect(await plans()).toContain('guided active');
    await settleAll();
  });

  it('lets its owner order what it includes once, at no cost', async () => {
    const shoot = (more: Partial<OrderToPlace> = {}) => cart({ seenTotalCents: 0, ...more });
    await expect(placeOrder(buyer, shoot())).rejects.toMatchObject({ publicCode: 'price-changed' });
    await buy(buyer, 'visa', cart({ items: [{ id: 'full-service', quantity: 1, period: 'month' }], seenTotalCents: 249_00 }));
    // Whoever the event woke began it, by a clock of its own.
    buyer = later(buyer, 5 * 60_000);
    expect((await planOf(buyer))?.included.map(({ id }) => id)).toEqual(['photo-shoot', 'contract-review', 'closing-help']);
    const priced = await priceCart(buyer, { items: [{ ...photos, quantity: 2 }], promoCode: null, state: 'CO' });
    expect(priced).toMatchObject({ totalCents: 250_00, lines: [{ isIncluded: true }] });
    expect((await priceCart(other, { items: [photos], promoCode: null, state: 'CO' })).totalCents).toBe(250_00);
    // Of two at the same moment one gets it.
    const both = await Promise.allSettled([placeOrder(buyer, shoot()), placeOrder(buyer, shoot())]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(placeOrder(buyer, shoot())).rejects.toMatchObject({ publicCode: 'price-changed' });
    const plan = await planOf(buyer);
    expect(plan?.included.map(({ id }) => id)).toEqual(['contract-review', 'closing-help']);
    await moveSubscription(buyer, { id: plan?.id ?? '', verb: 'cancel' });
    expect((await planOf(buyer))?.included).toHaveLength(2);
    await renewSubscriptions(system(40 * DAY_MS));
    expect((await planOf(buyer))?.included).toEqual([]);
    const review = cart({ items: [{ id: 'contract-review', quantity: 1, period: 'once' }], seenTotalCents: 0 });
    await expect(placeOrder(buyer, review)).rejects.toMatchObject({ publicCode: 'price-changed' });
    await settleAll();
  });

  it('for one sale ends with the first closing after it', async () => {
    const close = async (at: Date) => {
      const id = randomUUID();
      await sql`insert into own_listings (id, user_id, originating_system_name, listing_key, created_at, updated_at)
        values (${id}, ${buyer.actor.kind === 'user' ? buyer.actor.userId : ''}, 'Listed here', ${id}, ${at}, ${at})`.execute(
        app.db,
      );
      await sql`insert into own_listing_events (own_listing_id, status_before, status_after, reason, effective_on, occurred_at)
        values (${id}, 'Pending', 'Closed', 'It closed', ${at}, ${at})`.execute(app.db);
    };
    await close(new Date(Date.now() - DAY_MS));
    await buy(buyer, 'visa', cart({ items: [{ id: 'full-service', quantity: 1, period: 'sale' }], seenTotalCents: 1_495_00 }));
    await endPlansOfSales(system());
    expect((await planOf(buyer))?.status).toBe('active');
    await close(new Date(Date.now() + DAY_MS));
    await endPlansOfSales(system());
    expect((await planOf(buyer))?.status).toBe('ended');
    // News of money stand behind the bell, too.
    const lines = await app.db
      .selectFrom('notifications')
      .select(['title', 'topic'])
      .where('user_id', '=', buyer.actor.kind === 'user' ? buyer.actor.userId : '')
      .orderBy('id')
      .execute();
    expect(lines).toEqual([
      { title: 'We received $1,495.00', topic: 'orders' },
      { title: 'Full service has ended with your sale', topic: 'orders' },
    ]);
    await settleAll();
  });

  it('paid in two tabs begins once, and the second goes back with its tax, by itself', async () => {
    const both = cart({
      state: 'NY',
      items: [{ id: 'full-service', quantity: 1, period: 'month' }, photos],
      seenTotalCents: 249_00 + 250_00 + 9_96,
    });
    const first = await placeOrder(buyer, guided());
    const last = await placeOrder(buyer, both);
    // What the first came to is heard first: events of two orders come in any order.
    for (const order of [first, last]) {
      await paySandboxCheckout(buyer, { checkoutId: checkoutOf(order), card: 'visa' });
      await hear();
    }
    expect((await listSubscriptions(buyer)).subscriptions).toMatchObject([{ planId: 'guided', status: 'active' }]);
    const { refunds } = await getOrder(buyer, last.id);
    expect(refunds).toMatchObject([{ status: 'requested', cents: 249_00 + 9_96, reason: 'You already had a plan' }]);
    const refundId = refunds[0]?.id ?? '';
    await expect(decideRefund(admin, { refundId, agrees: false, answer: 'No' })).rejects.toMatchObject({ code: 'conflict' });
    await settleAll();
    const moved = await booked(() => sendRefunds(system()));
    expect(moved).toEqual({ clearing: -(249_00 + 9_96), revenue: -249_00, tax: -9_96 });
    expect(await getOrder(buyer, last.id)).toMatchObject({ refundableCents: 250_00, refunds: [{ status: 'succeeded' }] });
  });

  it('ends once all that was paid for the running period is back, and is not charged again', async () => {
    const order = await buy(buyer, 'visa', guided());
    const plan = await planOf(buyer);
    const back = (ctx: ServerContext, orderId: string, cents: number) =>
      grantRefund(ctx, { orderId, id: randomUUID(), cents, reason: 'Did not need it' });
    await back(admin, order.id, 9_00);
    expect((await planOf(buyer))?.status).toBe('active');
    await renewSubscriptions(system(32 * DAY_MS));
    // What paid for a period that is over ends nothing.
    await back(admin, order.id, 40_00);
    expect((await planOf(buyer))?.status).toBe('active');
    const renewal = await app.db
      .selectFrom('orders')
      .select('id')
      .where('about', '=', plan?.id ?? '')
      .executeTakeFirstOrThrow();
    await settleAll();
    await back(admin, renewal.id, 49_00);
    expect(await planOf(buyer)).toMatchObject({ status: 'ended', verbs: [] });
    expect((await lastMail(buyer)).text).toContain('That is everything you paid for Guided, so the plan has ended');
    await renewSubscriptions(system(70 * DAY_MS));
    expect(
      await app.db
        .selectFrom('orders')
        .select('id')
        .where('about', '=', plan?.id ?? '')
        .execute(),
    ).toHaveLength(1);
  });

  it('bought with a service ends once all of its own price is back, and the service stays', async () => {
    const given = cart({
      state: 'NY',
      items: [{ id: 'full-service', quantity: 1, period: 'month' }, photos],
      seenTotalCents: 249_00 + 250_00 + 9_96,
    });
    const order = await buy(buyer, 'visa', given);
    expect(order.parts).toMatchObject([
      { key: '0', isPlan: true, refundableCents: 249_00 + 9_96 },
      { key: '1', isPlan: false, refundableCents: 250_00 },
    ]);
    const back = (cents: number, part?: string) =>
      grantRefund(admin, { orderId: order.id, id: randomUUID(), cents, reason: 'Did not need it', part });
    await expect(back(1_00, '7')).rejects.toMatchObject({ code: 'invalid', fields: { part: expect.any(String) } });
    await expect(back(250_01, '1')).rejects.toMatchObject({ details: { refundableCents: 250_00 } });
    // As much as the plan cost, but for the photos: the plan goes on.
    await back(249_00, '1');
    expect((await planOf(buyer))?.status).toBe('active');
    await back(100_00, '0');
    expect((await planOf(buyer))?.status).toBe('active');
    const rest = { orderId: order.id, id: randomUUID(), cents: 149_00 + 9_96, reason: 'Did not need it', part: '0' };
    await grantRefund(admin, rest);
    const moved = await booked(() => decideRefund(second, { refundId: rest.id, agrees: true, answer: '' }));
    expect((moved['revenue'] ?? 0) + (moved['tax'] ?? 0)).toBe(-(149_00 + 9_96));
    expect((await planOf(buyer))?.status).toBe('ended');
    const shown = await getOrder(buyer, order.id);
    expect(shown.parts.map(({ refundableCents }) => refundableCents)).toEqual([0, 1_00]);
    expect(shown.refunds.map(({ of }) => of ?? '').toSorted()).toEqual(['Full service', 'Full service', 'Photo shoot']);
    await settleAll();
  });

  it('changes from its next period on, at the price of that day, and not before', async () => {
    await buy(buyer, 'visa', guided());
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
    expect((await change(buyer, 'guided', 'year', 490_00)).next).toMatchObject({ planId: 'guided', period: 'year' });
    expect((await change(buyer, 'guided', 'month', 49_00)).next).toBeNull();
    expect(await change(buyer, 'full-service', 'month', 249_00)).toMatchObject({
      planId: 'guided',
      cents: 49_00,
      next: { planId: 'full-service' },
    });
    await renewSubscriptions(system(32 * DAY_MS));
    expect(await planOf(buyer)).toMatchObject({ planId: 'full-service', cents: 249_00, next: null });
    const renewals = await app.db.selectFrom('orders').select(['status', 'total_cents']).where('about', '=', id).execute();
    expect(renewals).toEqual([{ status: 'paid', total_cents: 249_00 }]);
    await settleAll();
  });

  it('gives way to another one at once for the difference, once that is paid', async () => {
    await buy(buyer, 'visa', guided());
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
    await buy(buyer, 'visa', guided());
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
    const order = await buy(buyer, 'visa', guided({ promoCode: 'HALF', seenTotalCents: 24_50 }));
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
    const first = await buy(buyer, 'visa', guided({ state: 'WA', seenTotalCents: 52_19 }));
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
    const first = await buy(buyer, 'visa', guided());
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
    await buy(buyer, 'visa', guided());
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

  it('rests from the end of what is paid, and goes on by itself or when it is asked to', async () => {
    await buy(buyer, 'visa', guided());
    const id = (await planOf(buyer))?.id ?? '';
    const move = (ms: number, verb: Parameters<typeof moveSubscription>[1]['verb'], months?: number) =>
      moveSubscription(later(buyer, ms), { id, verb, months });
    const renewals = async () =>
      (await app.db.selectFrom('orders').select('id').where('about', '=', id).where('status', '=', 'paid').execute()).length;
    await expect(moveSubscription(other, { id, verb: 'pause' })).rejects.toMatchObject({ code: 'not-found' });
    expect(await move(DAY_MS, 'pause', 2)).toMatchObject({
      status: 'active',
      pauseMonths: 2,
      verbs: expect.arrayContaining(['resume']),
    });
    expect(await move(DAY_MS, 'resume')).toMatchObject({ pauseMonths: null });
    await move(2 * DAY_MS, 'pause', 2);
    for (const day of [33, 60]) await renewSubscriptions(system(day * DAY_MS));
    expect([(await planOf(buyer))?.status, await renewals()]).toEqual(['paused', 0]);
    await renewSubscriptions(system(100 * DAY_MS));
    expect([(await planOf(buyer))?.status, await renewals()]).toEqual(['active', 1]);
    await move(101 * DAY_MS, 'pause', 3);
    await renewSubscriptions(system(140 * DAY_MS));
    expect(await move(141 * DAY_MS, 'resume')).toMatchObject({ status: 'paused' });
    await renewSubscriptions(system(141 * DAY_MS));
    expect([(await planOf(buyer))?.status, await renewals()]).toEqual(['active', 2]);
    await move(142 * DAY_MS, 'pause', 1);
    await renewSubscriptions(system(180 * DAY_MS));
    expect(await move(181 * DAY_MS, 'cancel')).toMatchObject({ status: 'ended' });
    await renewSubscriptions(system(400 * DAY_MS));
    expect(await renewals()).toBe(2);
    await settleAll();
  });

  it('whose card declines is tried again after days, then ends', async () => {
    await buy(buyer, 'fails-later', guided());
    const states: (string | undefined)[] = [];
    for (const day of [32, 34, 38, 44]) {
      await renewSubscriptions(system(day * DAY_MS));
      states.push((await planOf(buyer))?.status);
    }
    expect(states).toEqual(['past-due', 'past-due', 'past-due', 'ended']);
    expect(await lastMail(buyer)).toMatchObject({ subject: 'Your plan has ended' });
    // What would renew it can no longer be paid.
    const plan = await planOf(buyer);
    const orders = await app.db
      .selectFrom('orders')
      .select(['id', 'status'])
      .where('about', '=', plan?.id ?? '')
      .execute();
    expect(orders).toMatchObject([{ status: 'cancelled' }]);
    await expect(payOrder(later(buyer, 45 * DAY_MS), orders[0]?.id ?? '')).rejects.toMatchObject({ code: 'gone' });
    await settleAll();
  });

  it('whose renewal nobody confirms at the bank is charged once, asked about after days, then ends', async () => {
    await buy(buyer, 'visa', guided());
    const id = (await planOf(buyer))?.id ?? '';
    let charges = 0;
    const waits = (reference: string): Payment => ({
      id: `pi_waits_${id}`,
      reference,
      status: 'action',
      cents: 49_00,
      feeCents: null,
      failure: null,
      card: null,
      saved: null,
    });
    let reference = '';
    const renew = (days: number) =>
      renewSubscriptions(
        answeredBy(system(days * DAY_MS), {
          chargeSaved: async (asked) => {
            charges += 1;
            reference = asked.reference;
            return waits(reference);
          },
          readPayment: async () => waits(reference),
        }),
      );
    await renew(32);
    expect(await planOf(buyer)).toMatchObject({ status: 'past-due' });
    for (const days of [34, 38, 44]) await renew(days);
    expect(await planOf(buyer)).toMatchObject({ status: 'ended' });
    expect(charges).toBe(1);
  });

  it('whose renewal failed goes on as soon as it is paid by hand, with the card that paid', async () => {
    await buy(buyer, 'fails-later', guided());
    const before = await planOf(buyer);
    await renewSubscriptions(system(32 * DAY_MS));
    const failed = await planOf(buyer);
    expect(failed).toMatchObject({ status: 'past-due', dueOrderId: expect.any(String) });
    expect((await lastMail(buyer)).text).toContain('pay now with the new one: your plan continues right away');
    const then = later(buyer, 33 * DAY_MS);
    const orderId = failed?.dueOrderId ?? '';
    await expect(cancelOrder(then, orderId)).rejects.toMatchObject({ code: 'conflict' });
    await expect(payOrder(later(other, 33 * DAY_MS), orderId)).rejects.toMatchObject({ code: 'forbidden' });
    const order = await payOrder(then, orderId);
    expect(order).toMatchObject({ isRenewal: true });
    await paySandboxCheckout(then, { checkoutId: checkoutOf(order), card: 'visa' });
    await deliverSandboxEvents(system(33 * DAY_MS + 60_000));
    for (let round = 0; round < 4; round += 1) await workEvents(system(33 * DAY_MS));
    expect(await planOf(buyer)).toMatchObject({
      status: 'active',
      periodFrom: before?.periodTo,
      nextTryAt: null,
      dueOrderId: null,
    });
    await renewSubscriptions(system(65 * DAY_MS));
    const renewals = await app.db
      .selectFrom('orders')
      .select('status')
      .where('about', '=', before?.id ?? '')
      .execute();
    expect(renewals).toEqual([{ status: 'paid' }, { status: 'paid' }]);
    expect(await planOf(buyer)).toMatchObject({ status: 'active' });
    await settleAll();
  });

  it('that ends while its renewal is being paid gives the money back', async () => {
    await buy(buyer, 'fails-later', guided());
    await renewSubscriptions(system(32 * DAY_MS));
    const plan = await planOf(buyer);
    const then = later(buyer, 33 * DAY_MS);
    const order = await payOrder(then, plan?.dueOrderId ?? '');
    await moveSubscription(then, { id: plan?.id ?? '', verb: 'cancel' });
    await paySandboxCheckout(then, { checkoutId: checkoutOf(order), card: 'visa' });
    await deliverSandboxEvents(system(33 * DAY_MS + 60_000));
    for (let round = 0; round < 4; round += 1) await workEvents(system(33 * DAY_MS));
    expect(await getOrder(then, order.id)).toMatchObject({ status: 'cancelled', refunds: [{ cents: 49_00, isAutomatic: true }] });
    expect(await planOf(buyer)).toMatchObject({ status: 'ended' });
    await settleAll(33 * DAY_MS + 120_000);
    await sendRefunds(system(34 * DAY_MS));
    expect(await getOrder(then, order.id)).toMatchObject({ refunds: [{ status: 'succeeded' }] });
  });
});

it('leaves books that add up', () => expectBooksToAddUp());
