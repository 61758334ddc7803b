import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#lib/time-units.ts';
import { ProviderAway, ProviderRefusal } from '#platform/payments/provider.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { billingOn, cart, photos } from '#tests/support/billing.ts';
import { answeredBy } from '#tests/support/other-provider.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Order } from '../contract.ts';
import { nameInvoice } from '../model/invoice-names.ts';
import { listAllOrders } from './list-all-orders.ts';
import { issueInvoices, serveInvoice } from './invoices.ts';
import { getOrder } from './own-orders.ts';
import { reconcile } from './reconcile.ts';
import { decideRefund, grantRefund, requestRefund, resendRefund, sendRefunds } from './refunds.ts';
import { listSubscriptions, moveSubscription } from './subscriptions.ts';
import { priceSwitch } from './switch-subscription.ts';

let app: TestApp;
let buyer: ServerContext;
let admin: ServerContext;

const { system, signIn, lastMail, buy, hear, settleAll, booked, expectBooksToAddUp } = billingOn(() => app);

beforeAll(async () => {
  app = await openTestApp();
  admin = await signIn('Ada', true);
});
afterAll(() => app.close());
beforeEach(async () => {
  buyer = await signIn('Bea');
});

/** A plan, which this state taxes: $49.00 and $3.19. */
const plan = () => cart({ items: [{ id: 'guided', quantity: 1, period: 'month' }], state: 'WA', seenTotalCents: 52_19 });
const refund = (order: Order, cents: number) => ({ orderId: order.id, id: randomUUID(), cents, reason: 'It never came' });

async function disputeCard(order: Order, cents?: number): Promise<(how: 'won' | 'lost') => Promise<void>> {
  const { provider_id } = await app.db
    .selectFrom('payments')
    .select('provider_id')
    .where('order_id', '=', order.id)
    .where('status', '=', 'succeeded')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const sandbox = app.ctx().payments.openSandbox(app.ctx());
  const dispute = await sandbox.dispute(provider_id ?? '', { reason: 'fraudulent', ...(cents === undefined ? {} : { cents }) });
  await hear();
  return async (how) => {
    await sandbox.decideDispute(dispute.id, how);
    await hear();
  };
}

/** What all papers of an order come to, by the series without its number. */
const papersOf = async (ctx: ServerContext, order: Order) => {
  await issueInvoices(system());
  const rows = await app.db
    .selectFrom('invoices')
    .select(['series', 'number', 'total_cents'])
    .where('order_id', '=', order.id)
    .orderBy('series')
    .orderBy('number')
    .execute();
  const texts: string[] = [];
  // One after the other: the reader of PDFs is one for all.
  for (const row of rows)
    texts.push(await readPdf(await (await serveInvoice(ctx, { orderId: order.id, name: nameInvoice(row) })).bytes()));
  return rows.map(({ series, total_cents: cents }, at) => ({ series, cents, text: texts[at] ?? '' }));
};
const sumOf = (papers: readonly { cents: number }[]) => papers.reduce((sum, { cents }) => sum + cents, 0);

describe('a sale that a bank takes back', () => {
  it('has a credit note, owes no tax, and ends the plan; what the bank returns has an invoice again', async () => {
    const order = await buy(buyer, 'visa', plan());
    const decide = await disputeCard(order);
    const lost = await booked(() => decide('lost'));
    expect(lost).toEqual({ disputed: -52_19, losses: 49_00, tax: -3_19 });
    expect((await lastMail(buyer)).subject).toBe('Guided has ended');
    expect((await listSubscriptions(buyer)).subscriptions.filter(({ status }) => status !== 'ended')).toEqual([]);
    const [note, invoice] = await papersOf(buyer, order);
    expect([note?.series, note?.cents, invoice?.cents]).toEqual(['TEST-CN', -52_19, 52_19]);
    expect(note?.text).toMatch(/corrects invoice TEST-INV-\d{6}/);
    expect(note?.text).toMatch(/Taken back by the buyer’s bank.* -\$49\.00/);
    expect(note?.text).toContain('Sales tax -$3.19');
    expect(await getOrder(buyer, order.id)).toMatchObject({
      refundableCents: 0,
      byBank: [{ cents: 52_19, isReturned: false, papers: [{ kind: 'credit-note' }] }],
    });
    const returned = await booked(() => decide('won'));
    expect(returned).toEqual({ clearing: 52_19, losses: -49_00, tax: 3_19 });
    const papers = await papersOf(buyer, order);
    expect(papers.map(({ cents }) => cents)).toEqual([-52_19, 52_19, 52_19]);
    expect(papers.at(-1)?.text).toMatch(/corrects credit note TEST-CN-\d{6}/);
    expect(await getOrder(buyer, order.id)).toMatchObject({
      refundableCents: 52_19,
      byBank: [{ isReturned: true, papers: [{ kind: 'credit-note' }, { kind: 'invoice' }] }],
    });
    expect(await reconcile(system(2 * HOUR_MS))).toEqual([]);
  });

  it('in parts, with refunds between them, gives back the tax to the cent', async () => {
    const order = await buy(buyer, 'visa', plan());
    await grantRefund(admin, refund(order, 10_01));
    await settleAll();
    const first = await disputeCard(order, 7_77);
    await first('lost');
    await grantRefund(admin, refund(order, 3_33));
    await settleAll();
    const second = await disputeCard(order, 31_08);
    const moved = await booked(() => second('lost'));
    expect(moved['disputed']).toBe(-31_08);
    const papers = await papersOf(buyer, order);
    expect(sumOf(papers)).toBe(0);
    const { rows } = await sql<{ tax: number }>`
      select (select sum(r.tax_cents) from refunds r join payments p on p.id = r.payment_id where p.order_id = ${order.id})
        + (select sum(d.credited_tax_cents) from disputes d join payments p on p.id = d.payment_id where p.order_id = ${order.id}) as tax`.execute(
      app.db,
    );
    expect(Number(rows[0]?.tax)).toBe(3_19);
  });

  it('owes no tax twice where the part that was taxed went back before', async () => {
    const items = [plan().items[0] ?? photos, photos];
    const order = await buy(buyer, 'visa', cart({ items, state: 'WA', seenTotalCents: 302_19 }));
    await grantRefund(admin, { ...refund(order, 52_19), part: '0' });
    await settleAll();
    const decide = await disputeCard(order, 1_31);
    expect(await booked(() => decide('lost'))).toEqual({ disputed: -1_31, losses: 1_31 });
    expect(sumOf(await papersOf(buyer, order))).toBe(250_00 - 1_31);
  });

  it('is worth no more to another plan than what is left of its order, and nothing while the bank decides', async () => {
    const items = [plan().items[0] ?? photos, photos];
    const order = await buy(buyer, 'visa', cart({ items, state: 'CO', seenTotalCents: 299_00 }));
    const [row] = (await listSubscriptions(buyer)).subscriptions;
    const choice = { id: row?.id ?? '', planId: 'full-service', period: 'month' as const };
    expect(await priceSwitch(buyer, choice)).toMatchObject({ creditCents: 49_00 });
    // For no part of the order: of what is left, the plan cannot be worth more.
    await grantRefund(admin, refund(order, 260_00));
    expect(await priceSwitch(buyer, choice)).toMatchObject({ creditCents: 39_00 });
    const decide = await disputeCard(order, 30_00);
    await expect(priceSwitch(buyer, choice)).rejects.toMatchObject({ publicCode: 'card-disputed' });
    await decide('lost');
    expect(await priceSwitch(buyer, choice)).toMatchObject({ creditCents: 9_00 });
  });

  it('sends no refund while the bank decides, and none after it took the money back', async () => {
    const order = await buy(buyer);
    const asked = refund(order, 100_00);
    await requestRefund(buyer, asked);
    const decide = await disputeCard(order);
    await decideRefund(admin, { refundId: asked.id, agrees: true, answer: '' });
    await sendRefunds(system());
    expect((await getOrder(buyer, order.id)).refunds).toMatchObject([{ status: 'requested' }]);
    const { orders } = await listAllOrders(admin, { show: 'refunds' });
    expect(orders.find(({ id }) => id === order.id)).toMatchObject({ awaitsBank: [asked.id], awaitsSecond: [], youAgreed: [] });
    await decide('lost');
    expect((await getOrder(buyer, order.id)).refunds).toMatchObject([{ status: 'rejected', isOvertaken: true, answer: null }]);
    expect((await lastMail(buyer)).subject).toBe('Your refund of $100.00 comes from your bank');
    await sendRefunds(system());
    expect(sumOf(await papersOf(buyer, order))).toBe(0);
    await decide('won');
    expect(await getOrder(buyer, order.id)).toMatchObject({ refundableCents: 250_00, refunds: [{ status: 'rejected' }] });
  });

  it('sends the refund once the bank lets the payment stand', async () => {
    const order = await buy(buyer);
    const decide = await disputeCard(order);
    const before = refund(order, 100_00);
    await expect(grantRefund(admin, before)).rejects.toMatchObject({ publicCode: 'card-disputed' });
    await decide('won');
    await grantRefund(admin, before);
    expect((await getOrder(buyer, order.id)).refunds).toMatchObject([{ status: 'succeeded' }]);
  });

  it('ends a refund that did not arrive, which cannot be sent again meanwhile', async () => {
    const order = await buy(buyer, 'refund-fails');
    const given = refund(order, 250_00);
    await grantRefund(admin, given);
    await issueInvoices(system());
    await settleAll();
    expect((await getOrder(buyer, order.id)).refunds).toMatchObject([{ status: 'failed' }]);
    const decide = await disputeCard(order);
    await expect(resendRefund(admin, given.id)).rejects.toMatchObject({ publicCode: 'card-disputed' });
    await decide('lost');
    expect((await getOrder(buyer, order.id)).refunds).toMatchObject([{ status: 'rejected', isOvertaken: true }]);
    await expect(resendRefund(admin, given.id)).rejects.toMatchObject({ code: 'conflict' });
    // The refund had arrived once, and has its credit note, which an invoice takes back: what counts is what the bank took.
    const papers = await papersOf(buyer, order);
    expect(papers.map(({ series, cents }) => `${series} ${cents}`)).toEqual([
      'TEST-CN -25000',
      'TEST-CN -25000',
      'TEST-INV 25000',
      'TEST-INV 25000',
    ]);
    expect(papers.at(-1)?.text).toMatch(/corrects credit note TEST-CN-\d{6}.*A refund that didn.t arrive/s);
    await decide('won');
    expect(sumOf(await papersOf(buyer, order))).toBe(250_00);
    expect(await getOrder(buyer, order.id)).toMatchObject({ refundableCents: 250_00 });
    // Another refund has a note of its own, and the money of one sale went back once.
    await grantRefund(admin, refund(order, 250_00));
    expect(sumOf(await papersOf(buyer, order))).toBe(0);
  });

  it('counts a refund that was under way then, and failed later, with its tax', async () => {
    const order = await buy(buyer, 'visa', plan());
    const away = answeredBy(admin, { refund: () => Promise.reject(new ProviderAway('no answer')) });
    await grantRefund(away, refund(order, 20_00));
    const decide = await disputeCard(order);
    const lost = await booked(async () => {
      await decide('lost');
      await issueInvoices(system());
      await sendRefunds(answeredBy(system(), { refund: () => Promise.reject(new ProviderRefusal('missing', 'no such card')) }));
    });
    expect(lost).toEqual({ disputed: -52_19, losses: 49_00, tax: -3_19 });
    const papers = await papersOf(buyer, order);
    expect(papers.map(({ cents }) => cents).toSorted((a, b) => a - b)).toEqual([-32_19, -20_00, 52_19]);
    expect(await getOrder(buyer, order.id)).toMatchObject({ byBank: [{ cents: 52_19 }], refunds: [{ isOvertaken: true }] });
    const returned = await booked(() => decide('won'));
    expect(returned).toEqual({ clearing: 52_19, losses: -49_00, tax: 3_19 });
    const after = await papersOf(buyer, order);
    expect(sumOf(after)).toBe(52_19);
    expect(after.at(-1)?.text).toMatch(/corrects credit note TEST-CN-\d{6} and TEST-CN-\d{6}/);
  });

  it('counts what of a refund that failed two disputes had taken', async () => {
    const order = await buy(buyer);
    const first = await disputeCard(order, 200_00);
    await first('won');
    const away = answeredBy(admin, { refund: () => Promise.reject(new ProviderAway('no answer')) });
    await grantRefund(away, refund(order, 100_00));
    const second = await disputeCard(order, 200_00);
    await second('lost');
    const third = await disputeCard(order, 50_00);
    await third('lost');
    await sendRefunds(answeredBy(system(), { refund: () => Promise.reject(new ProviderRefusal('missing', 'no such card')) }));
    expect(sumOf(await papersOf(buyer, order))).toBe(0);
    await third('won');
    expect(sumOf(await papersOf(buyer, order))).toBe(50_00);
    await second('won');
    expect(sumOf(await papersOf(buyer, order))).toBe(250_00);
    expect(await getOrder(buyer, order.id)).toMatchObject({ refundableCents: 250_00 });
  });

  it('gives a plan and services back that had ended with it, once the bank returns it', async () => {
    const items = [plan().items[0] ?? photos, photos];
    const order = await buy(buyer, 'visa', cart({ items, state: 'CO', seenTotalCents: 299_00 }));
    const at = (days: number) => ({ ...buyer, now: new Date(buyer.now.getTime() + days * DAY_MS) });
    const [begun] = (await listSubscriptions(buyer)).subscriptions;
    const decide = await disputeCard(order);
    await decide('lost');
    expect((await getOrder(buyer, order.id)).services).toMatchObject([{ status: 'cancelled' }]);
    await decide('won');
    const [again] = (await listSubscriptions(buyer)).subscriptions;
    expect(again).toMatchObject({ id: begun?.id, status: 'ending', periodTo: begun?.periodTo });
    expect((await getOrder(buyer, order.id)).services).toMatchObject([{ status: 'waiting' }]);
    expect((await lastMail(buyer)).subject).toBe('Guided is yours again');
    // It does not renew unless its buyer says so.
    expect(await moveSubscription(at(1), { id: again?.id ?? '', verb: 'keep' })).toMatchObject({ status: 'active' });
  });

  it('leaves a plan as it is that took its place meanwhile', async () => {
    const order = await buy(buyer, 'visa', plan());
    const decide = await disputeCard(order);
    await decide('lost');
    const other = await buy(buyer, 'visa', plan());
    await decide('won');
    const running = (await listSubscriptions(buyer)).subscriptions.filter(({ status }) => status !== 'ended');
    expect(running).toMatchObject([{ status: 'active' }]);
    expect((await lastMail(buyer)).subject).toBe('Your bank returned the payment for Guided');
    expect(other.status).toBe('paid');
  });

  it('which was paid twice, and did not go back yet, goes back by the bank alone, and from here if the bank returns it', async () => {
    const order = await buy(buyer);
    const sandbox = app.ctx().payments.openSandbox(app.ctx());
    const page = await sandbox.openCheckout({
      key: randomUUID(),
      firstTriedAt: new Date(),
      reference: order.id,
      lines: [{ name: 'Again', cents: 250_00 }],
      email: null,
      successUrl: 'http://localhost/payment-confirmation',
      cancelUrl: 'http://localhost/services',
      expiresAt: new Date(Date.now() + DAY_MS),
    });
    await sandbox.pay(page.id, { card: 'mastercard' });
    await hear();
    const decide = await disputeCard(order);
    await decide('lost');
    await sendRefunds(system());
    const { refunds } = await getOrder(buyer, order.id);
    expect(refunds).toMatchObject([{ status: 'rejected', isOvertaken: true, isExtra: true }]);
    await decide('won');
    await sendRefunds(system());
    await hear();
    const after = (await getOrder(buyer, order.id)).refunds;
    expect(after.map(({ status, cents }) => `${status} ${cents}`).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'rejected 25000',
      'succeeded 25000',
    ]);
    expect(sumOf(await papersOf(buyer, order))).toBe(250_00);
    expect(await reconcile(system(2 * HOUR_MS))).toEqual([]);
  });
});

it('numbers invoices by the days on which their orders were paid', async () => {
  const first = await buy(buyer);
  const second = await buy(buyer);
  const daysAgo = (order: Order, days: number) =>
    app.db
      .updateTable('orders')
      .set({ paid_at: new Date(Date.now() - days * DAY_MS) })
      .where('id', '=', order.id)
      .execute();
  await daysAgo(first, 1);
  await daysAgo(second, 2);
  await issueInvoices(system());
  const numberOf = async (order: Order) => Number((await getOrder(buyer, order.id)).invoice?.name.slice(-6));
  expect(await numberOf(first)).toBe((await numberOf(second)) + 1);
});

it('leaves books that add up', () => expectBooksToAddUp());
