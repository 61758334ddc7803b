import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatDate } from '#lib/format.ts';
import { DAY_MS } from '#lib/time-units.ts';
import type { Payment } from '#platform/payments/provider.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { billingOn, checkoutOf, later, guidedPlan, planOf } from '#tests/support/billing.ts';
import { answeredBy } from '#tests/support/other-provider.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { deliverSandboxEvents, workEvents } from './payment-events.ts';
import { cancelOrder, getOrder, payOrder } from './own-orders.ts';
import { placeOrder } from './place-order.ts';
import { sendRefunds } from './refunds.ts';
import { renewSubscriptions } from './renewals.ts';
import { paySandboxCheckout } from './sandbox-checkout.ts';
import { moveSubscription } from './subscriptions.ts';

let app: TestApp;
let buyer: ServerContext;
let other: ServerContext;

const { system, signIn, lastMail, buy, settleAll, expectBooksToAddUp } = billingOn(() => app);

beforeAll(async () => {
  app = await openTestApp();
  other = await signIn('Otto');
});
afterAll(() => app.close());
beforeEach(async () => {
  buyer = await signIn('Bea');
});

describe('a plan', () => {
  it('rests from the end of what is paid, and goes on by itself or when it is asked to', async () => {
    await buy(buyer, 'visa', guidedPlan());
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
    expect((await lastMail(buyer)).text).toContain(
      'it goes on by itself and is charged $49.00 a month, plus tax where it applies.',
    );
    expect(await move(DAY_MS, 'resume')).toMatchObject({ pauseMonths: null });
    await move(2 * DAY_MS, 'pause', 2);
    expect((await lastMail(buyer)).text).toMatch(
      /It’s paid until then\. After two months, on \w+ \d+, \d{4}, it goes on by itself/,
    );
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
    await buy(buyer, 'fails-later', guidedPlan());
    const states: (string | undefined)[] = [];
    for (const day of [32, 34, 38, 44]) {
      await renewSubscriptions(system(day * DAY_MS));
      states.push((await planOf(buyer))?.status);
    }
    expect(states).toEqual(['past-due', 'past-due', 'past-due', 'ended']);
    expect(await lastMail(buyer)).toMatchObject({ subject: 'Guided has ended' });
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

  it.each([
    ['fails-later', 'with your Visa ending in 0341. Your bank declined the payment. We’ll try again on'],
    ['asks-later', 'with your Visa ending in 3184. Your bank wants you to confirm the payment. We’ll look again on'],
    ['expires-later', 'with your Mastercard ending in 0127. The card has expired. We’ll try again on'],
  ])('that could not renew with the card %s says which one, why, how much, and when it ends', async (card, why) => {
    await buy(buyer, card, guidedPlan());
    await renewSubscriptions(system(32 * DAY_MS));
    const endsOn = formatDate(system((32 + 1 + 3 + 5) * DAY_MS).now.toISOString(), 'UTC');
    const mail = await lastMail(buyer);
    expect(mail.subject).toBe('We couldn’t renew Guided');
    expect(mail.text).toContain(`Guided was due to renew for $49.00 ${why}`);
    expect(mail.text).toContain(`If it isn’t paid by ${endsOn}, the plan ends, and nothing is charged for it.`);
    for (const day of [34, 38]) await renewSubscriptions(system(day * DAY_MS));
    expect(await planOf(buyer)).toMatchObject({ status: 'past-due' });
    await renewSubscriptions(system(44 * DAY_MS));
    expect(await planOf(buyer)).toMatchObject({ status: 'ended' });
    await settleAll();
  });

  it('whose renewal nobody confirms at the bank is charged once, asked about after days, then ends', async () => {
    await buy(buyer, 'visa', guidedPlan());
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
    expect((await lastMail(buyer)).text).toContain('Your bank wants you to confirm the payment');
    for (const days of [34, 38, 44]) await renew(days);
    expect(await planOf(buyer)).toMatchObject({ status: 'ended' });
    expect(charges).toBe(1);
  });

  it('whose renewal failed goes on as soon as it is paid by hand, with the card that paid', async () => {
    await buy(buyer, 'fails-later', guidedPlan());
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

  it('that is no longer sold renews at its price, and so does one whose next plan is no longer sold', async () => {
    await buy(buyer, 'visa', guidedPlan());
    const id = (await planOf(buyer))?.id ?? '';
    const set = (terms: object) => app.db.updateTable('subscriptions').set(terms).where('id', '=', id).execute();
    // No plan is sold by the year under this name.
    await set({ plan_id: 'full-service', period: 'year', cents: 1_990_00, price_id: 'full-service/year/2025-01-01' });
    await renewSubscriptions(system(32 * DAY_MS));
    await set({ plan_id: 'guided', period: 'month', cents: 49_00, next_plan_id: 'full-service', next_period: 'year' });
    await renewSubscriptions(system(400 * DAY_MS));
    expect(await planOf(buyer)).toMatchObject({ planId: 'guided', period: 'month', cents: 49_00, next: null });
    expect((await lastMail(buyer)).text).toContain('Guided has renewed.');
    const renewals = await app.db
      .selectFrom('orders')
      .select(['status', 'lines'])
      .where('about', '=', id)
      .orderBy('number')
      .execute();
    expect(renewals).toMatchObject([
      { status: 'paid', lines: [{ name: 'Full service', cents: 1_990_00 }] },
      { status: 'paid', lines: [{ name: 'Guided', cents: 49_00 }] },
    ]);
    await moveSubscription(later(buyer, 401 * DAY_MS), { id, verb: 'cancel' });
    await settleAll();
  });

  it('that began for free says that it has no card, and goes on with the one that pays', async () => {
    await sql`insert into promo_codes (code, kind, value, most_uses, from_day) values ('FIRST-FREE', 'percent', 100, 9, '2026-01-01')`.execute(
      app.db,
    );
    await placeOrder(buyer, guidedPlan({ promoCode: 'FIRST-FREE', seenTotalCents: 0 }));
    await renewSubscriptions(system(32 * DAY_MS));
    const mail = await lastMail(buyer);
    expect(mail).toMatchObject({
      subject: 'We couldn’t renew Guided',
      text: expect.stringContaining('there’s no card for its next period'),
    });
    expect(mail.text).not.toContain('bank');
    const then = later(buyer, 33 * DAY_MS);
    const order = await payOrder(then, (await planOf(buyer))?.dueOrderId ?? '');
    await paySandboxCheckout(then, { checkoutId: checkoutOf(order), card: 'visa' });
    await deliverSandboxEvents(system(33 * DAY_MS + 60_000));
    for (let round = 0; round < 4; round += 1) await workEvents(system(33 * DAY_MS));
    await renewSubscriptions(system(65 * DAY_MS));
    expect(await planOf(buyer)).toMatchObject({ status: 'active', dueOrderId: null });
    await settleAll();
  });

  it('that ends while its renewal is being paid gives the money back', async () => {
    await buy(buyer, 'fails-later', guidedPlan());
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
