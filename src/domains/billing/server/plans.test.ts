import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatDate } from '#lib/format.ts';
import { DAY_MS } from '#lib/time-units.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { billingOn, cart, checkoutOf, later, photos, guidedPlan, planOf } from '#tests/support/billing.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { endPlansOfSales } from './end-plans-of-sales.ts';
import { issueInvoices, serveInvoice } from './invoices.ts';
import { getOrder } from './own-orders.ts';
import { type OrderToPlace, placeOrder } from './place-order.ts';
import { priceCart } from './price-cart.ts';
import { decideRefund, grantRefund, sendRefunds } from './refunds.ts';
import { remindOfRenewals } from './remind-of-renewals.ts';
import { renewSubscriptions } from './renewals.ts';
import { paySandboxCheckout } from './sandbox-checkout.ts';
import { listSubscriptions, moveSubscription } from './subscriptions.ts';

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
  it('renews once a period, keeps its price, and ends at the end of what is paid', async () => {
    await buy(buyer, 'visa', guidedPlan());
    await expect(placeOrder(buyer, guidedPlan())).rejects.toMatchObject({ publicCode: 'plan-active' });
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
    const end = formatDate(renewed?.periodTo ?? '', 'UTC', 'long');
    expect((await lastMail(buyer)).text).toContain(`Guided renews on ${end} at $49.00 a month`);
    expect((await moveSubscription(buyer, { id: plan?.id ?? '', verb: 'cancel' })).status).toBe('ending');
    expect(await lastMail(buyer)).toMatchObject({
      subject: `Guided ends on ${end}`,
      text: expect.stringContaining('nothing more is charged'),
    });
    expect((await moveSubscription(buyer, { id: plan?.id ?? '', verb: 'keep' })).status).toBe('active');
    expect(await lastMail(buyer)).toMatchObject({ subject: 'Guided goes on', text: expect.stringContaining(`renews on ${end}`) });
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

  it('by the year reminds of its renewal once, a month before, unless it is canceled', async () => {
    await buy(buyer, 'visa', guidedPlan({ items: [{ id: 'guided', quantity: 1, period: 'year' }], seenTotalCents: 490_00 }));
    const plan = await planOf(buyer);
    const title = `Guided renews on ${formatDate(plan?.periodTo ?? '', 'UTC', 'long')}`;
    const countReminders = async (days: number) => {
      await remindOfRenewals(system(days * DAY_MS));
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from mail_messages where subject = ${title}`.execute(
        app.db,
      );
      return rows[0]?.n;
    };
    expect(await countReminders(330)).toBe(0);
    expect(await countReminders(340)).toBe(1);
    expect((await lastMail(buyer)).text).toContain('at $490.00 a year, plus tax where it applies, until you cancel');
    expect(await countReminders(341)).toBe(1);
    await buy(other, 'visa', guidedPlan({ items: [{ id: 'guided', quantity: 1, period: 'year' }], seenTotalCents: 490_00 }));
    await moveSubscription(other, { id: (await planOf(other))?.id ?? '', verb: 'cancel' });
    expect(await countReminders(342)).toBe(1);
  });

  it('is not ordered again while its payment takes its time, until that fails', async () => {
    const order = await placeOrder(buyer, guidedPlan());
    await paySandboxCheckout(buyer, { checkoutId: checkoutOf(order), card: 'slow-fails' });
    await hear();
    await expect(placeOrder(buyer, guidedPlan())).rejects.toMatchObject({ publicCode: 'plan-underway' });
    await buy(buyer, 'visa');
    await settleAll();
    expect((await getOrder(buyer, order.id)).status).toBe('failed');
    const paid = await buy(buyer, 'visa', guidedPlan());
    expect(await planOf(buyer)).toMatchObject({ status: 'active' });
    await issueInvoices(system());
    const invoice = await serveInvoice(buyer, { orderId: paid.id });
    expect(await readPdf(await invoice.bytes())).toContain('Guided, monthly');
  });

  it('that is free makes room for any other, and one for a sale for another once its owner ends it', async () => {
    const essentials = () => cart({ items: [{ id: 'essentials', quantity: 1, period: 'month' }], seenTotalCents: 0 });
    await placeOrder(buyer, essentials());
    await expect(placeOrder(buyer, essentials())).rejects.toMatchObject({ publicCode: 'plan-active' });
    const perSale = cart({ items: [{ id: 'full-service', quantity: 1, period: 'sale' }], seenTotalCents: 1_495_00 });
    await buy(buyer, 'visa', perSale);
    const plans = async () => (await listSubscriptions(buyer)).subscriptions.map(({ planId, status }) => `${planId} ${status}`);
    expect((await plans()).toSorted()).toEqual(['essentials ended', 'full-service active']);
    for (const given of [essentials(), guidedPlan()])
      await expect(placeOrder(buyer, given)).rejects.toMatchObject({ publicCode: 'plan-active' });
    const sale = (await listSubscriptions(buyer)).subscriptions.find(({ status }) => status === 'active');
    expect(sale).toMatchObject({ periodTo: null, verbs: ['cancel'] });
    const end = (ctx: ServerContext) => moveSubscription(ctx, { id: sale?.id ?? '', verb: 'cancel' });
    await expect(end(other)).rejects.toMatchObject({ code: 'not-found' });
    expect(await end(buyer)).toMatchObject({ status: 'ended', verbs: [] });
    await buy(buyer, 'visa', guidedPlan());
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
    const first = await placeOrder(buyer, guidedPlan());
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
    const order = await buy(buyer, 'visa', guidedPlan());
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
});

it('leaves books that add up', () => expectBooksToAddUp());
