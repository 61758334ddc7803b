import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger, listBooks } from '#domains/ledger/server/index.ts';
import { DAY_MS, HOUR_MS } from '#lib/time-units.ts';
import { createRandom } from '#lib/random.ts';
import { signEvent } from '#platform/payments/event-signature.ts';
import { ProviderAway, ProviderRefusal } from '#platform/payments/provider.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addActor } from '#tests/support/actors.ts';
import { answeredBy } from '#tests/support/other-provider.ts';
import { readMail } from '#tests/support/people.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Order } from '../contract.ts';
import { TRANSITIONS } from '../model/transitions.ts';
import { getLedgerStatement, getMoneyState, listAllOrders } from './admin-money.ts';
import { applyObject, catchUp, deliverSandboxEvents, takePaymentEvent, workEvents } from './payment-events.ts';
import { sendEvidence } from './disputes.ts';
import { endPlansOfSales } from './end-plans-of-sales.ts';
import { issueInvoices, serveInvoice } from './invoices.ts';
import { cancelOrder, getOrder, listOrders, payOrder } from './own-orders.ts';
import { type OrderToPlace, placeOrder } from './place-order.ts';
import { priceCart } from './price-cart.ts';
import { reconcile, reconcileDaily } from './reconcile.ts';
import { listPromoCodes, putPromoCode } from './promo-codes.ts';
import { decideRefund, grantRefund, requestRefund, resendRefund, sendRefunds } from './refunds.ts';
import { renewSubscriptions } from './renewals.ts';
import { getSandboxCheckout, paySandboxCheckout, settleSandbox } from './sandbox-checkout.ts';
import { changeSubscription, listSubscriptions, moveSubscription } from './subscriptions.ts';
import { priceSwitch, switchSubscription } from './switch-subscription.ts';

let app: TestApp;
let buyer: ServerContext;
let other: ServerContext;
let admin: ServerContext;
let second: ServerContext;

/** So many orders of events are tried; raise it by hand. */
const EVENT_ORDERS = 12;
const signIn = async (name: string, isAdmin = false): Promise<ServerContext> => {
  const actor = await addActor(app.db, { name });
  return { ...app.ctx(), actor: isAdmin ? { ...actor, role: 'admin', roles: ['admin'] } : actor };
};
/** The same person later. */
const later = (ctx: ServerContext, ms: number): ServerContext => ({ ...ctx, now: new Date(ctx.now.getTime() + ms) });
const system = (ms = 0): ServerContext => later({ ...app.ctx(), actor: { kind: 'system' } }, ms);

/** The newest mail to somebody, in one line. */
async function lastMail(ctx: ServerContext): Promise<{ subject: string; text: string }> {
  const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : '';
  const { email } = await app.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  const { subject, text } = await readMail(app, email ?? '');
  return { subject, text: text.replaceAll(/\s+/g, ' ') };
}

beforeAll(async () => {
  app = await openTestApp();
  [other, admin, second] = await Promise.all([signIn('Otto'), signIn('Ada', true), signIn('Alma', true)]);
});
afterAll(() => app.close());
beforeEach(async () => {
  buyer = await signIn('Bea');
});

const photos = { id: 'photo-shoot', quantity: 1, period: 'once' } as const;
const cart = (more: Partial<OrderToPlace> = {}): OrderToPlace => ({
  id: randomUUID(),
  items: [photos],
  promoCode: null,
  state: 'CO',
  billing: { name: 'Bea Ames', address: '17 Willow Lane, Denver, CO 80202' },
  seenTotalCents: 250_00,
  ...more,
});
const checkoutOf = (order: Order) => new URL(order.payment?.url ?? '').searchParams.get('pay') ?? '';
async function buy(ctx: ServerContext, card = 'visa', given = cart()): Promise<Order> {
  const order = await placeOrder(ctx, given);
  await paySandboxCheckout(ctx, { checkoutId: checkoutOf(order), card });
  await hear();
  return getOrder(ctx, order.id);
}
/** What the provider said so far has come, late as it may be. */
async function hear(): Promise<void> {
  await deliverSandboxEvents(system(60_000));
  for (let round = 0; round < 4; round += 1) await workEvents(system());
}
/** Everything that is under way comes to its end. */
async function settleAll(ms = 60_000): Promise<void> {
  await settleSandbox(system(ms));
  await deliverSandboxEvents(system(ms + 60_000));
  for (let round = 0; round < 4; round += 1) await workEvents(system(ms));
}
const balances = async () => {
  const sandbox = (await listBooks(app)).find(({ book }) => book === 'sandbox');
  return Object.fromEntries((sandbox?.accounts ?? []).map(({ kind, cents }) => [kind, cents]));
};
/** What changed on the books of the sandbox. */
async function booked(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await balances();
  await work();
  const after = await balances();
  return Object.fromEntries(
    Object.keys(after).flatMap((kind) =>
      (after[kind] ?? 0) === (before[kind] ?? 0) ? [] : [[kind, (after[kind] ?? 0) - (before[kind] ?? 0)]],
    ),
  );
}

describe('an order', () => {
  it('is paid once, books to the cent, and gets its invoice', async () => {
    const given = cart();
    const moved = await booked(async () => {
      const [first, again] = await Promise.all([placeOrder(buyer, given), placeOrder(buyer, given)]);
      expect(again.id).toBe(first.id);
      const order = await placeOrder(buyer, given);
      expect(order).toMatchObject({ status: 'pending', isTest: true, quote: { totalCents: 250_00 } });
      const page = await getSandboxCheckout(buyer, checkoutOf(order));
      expect(page).toMatchObject({ status: 'open', cents: 250_00, lines: [{ name: 'Photo shoot', cents: 250_00 }] });
      await paySandboxCheckout(buyer, { checkoutId: checkoutOf(order), card: 'visa' });
      await settleAll();
    });
    // 2.9 % and 30 cents stay with the provider.
    expect(moved).toEqual({ clearing: 250_00 - 7_55, fees: 7_55, revenue: 250_00 });
    await issueInvoices(system());
    const order = await getOrder(buyer, given.id);
    expect(order).toMatchObject({
      status: 'paid',
      payment: { status: 'succeeded', card: { brand: 'visa', last4: '4242' }, url: null },
      refundableCents: 250_00,
    });
    expect(order.invoice?.name).toMatch(/^TEST-INV-\d{6}$/);
    const pdf = await serveInvoice(buyer, { orderId: given.id, refundId: undefined });
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    // With the rule that was bought.
    expect(await readPdf(await pdf.bytes())).toContain('Photo shoot: Full refund until one day before');
    expect((await listOrders(buyer)).orders).toHaveLength(1);
  });

  it('is priced by the server alone', async () => {
    await expect(placeOrder(buyer, cart({ seenTotalCents: 1 }))).rejects.toMatchObject({
      code: 'conflict',
      publicCode: 'price-changed',
      details: { quote: { totalCents: 250_00 } },
    });
    await expect(placeOrder(buyer, cart({ items: [{ ...photos, id: 'free-house' }] }))).rejects.toMatchObject({
      code: 'invalid',
      fields: { 'items.0.id': expect.any(String) },
    });
    await expect(placeOrder(buyer, cart({ items: [{ ...photos, period: 'year' }] }))).rejects.toMatchObject({
      fields: { 'items.0.period': expect.any(String) },
    });
    await expect(placeOrder(buyer, cart({ promoCode: 'NOTHING' }))).rejects.toMatchObject({
      fields: { promoCode: expect.any(String) },
    });
    const refusing = answeredBy(buyer, { openCheckout: () => Promise.reject(new ProviderRefusal('no', 'No.')) });
    await expect(placeOrder(refusing, cart())).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('kept'),
    });
    expect((await listOrders(buyer)).orders).toMatchObject([{ status: 'pending' }]);
  });

  it('belongs to its buyer: others read, pay, cancel, refund and print nothing', async () => {
    const order = await placeOrder(buyer, cart());
    for (const [code, attempt] of [
      ['forbidden', () => getOrder(other, order.id)],
      ['forbidden', () => payOrder(other, order.id)],
      ['forbidden', () => cancelOrder(other, order.id)],
      ['forbidden', () => requestRefund(other, { orderId: order.id, id: randomUUID(), cents: 1, reason: 'mine now' })],
      ['not-found', () => serveInvoice(other, { orderId: order.id, refundId: undefined })],
      ['not-found', () => getSandboxCheckout(other, checkoutOf(order))],
      ['not-found', () => paySandboxCheckout(other, { checkoutId: checkoutOf(order), card: 'visa' })],
      ['forbidden', () => grantRefund(buyer, { orderId: order.id, id: randomUUID(), cents: 1, reason: 'mine now' })],
      ['forbidden', () => decideRefund(buyer, { refundId: randomUUID(), agrees: true, answer: '' })],
      ['forbidden', () => listAllOrders(buyer, { show: 'all' })],
      ['forbidden', () => getMoneyState(buyer)],
      ['forbidden', () => sendEvidence(buyer, { disputeId: randomUUID(), text: 'x'.repeat(30) })],
      ['conflict', () => placeOrder(other, cart({ id: order.id }))],
      ['not-found', () => moveSubscription(other, { id: randomUUID(), verb: 'cancel' })],
    ] as const)
      await expect(attempt(), attempt.toString()).rejects.toMatchObject({ code });
    await expect(getOrder(buyer, randomUUID())).rejects.toMatchObject({ code: 'not-found' });
    const anonymous = app.ctx();
    await expect(placeOrder(anonymous, cart())).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('that is declined can be paid by another card; one that asks is confirmed', async () => {
    const order = await placeOrder(buyer, cart());
    const pay = (card: string, confirms?: boolean) =>
      paySandboxCheckout(buyer, { checkoutId: checkoutOf(order), card, confirms });
    expect(await pay('declined')).toMatchObject({ status: 'open', failure: 'declined' });
    await hear();
    expect((await getOrder(buyer, order.id)).payment).toMatchObject({ failure: 'declined', status: 'created' });
    expect(await pay('no-funds')).toMatchObject({ failure: 'insufficient-funds' });
    expect(await pay('asks')).toMatchObject({ outcome: 'action' });
    expect(await pay('asks', false)).toMatchObject({ failure: 'authentication' });
    expect(await pay('asks', true)).toMatchObject({ status: 'complete', outcome: 'succeeded' });
    await hear();
    expect(await getOrder(buyer, order.id)).toMatchObject({ status: 'paid', payment: { failure: null } });
    await expect(pay('nonsense')).rejects.toMatchObject({ code: 'invalid' });
  });

  it('paid by a slow way is pending until the money is there, or fails and can be paid again', async () => {
    const good = await buy(buyer, 'slow');
    const bad = await buy(buyer, 'slow-fails');
    expect([good.status, good.payment?.status]).toEqual(['pending', 'processing']);
    await settleAll();
    expect((await getOrder(buyer, good.id)).status).toBe('paid');
    expect(await getOrder(buyer, bad.id)).toMatchObject({ status: 'failed', payment: { failure: 'insufficient-funds' } });
    const again = await payOrder(buyer, bad.id);
    await paySandboxCheckout(buyer, { checkoutId: checkoutOf(again), card: 'visa' });
    await hear();
    expect((await getOrder(buyer, bad.id)).status).toBe('paid');
  });

  it('expires after its page did, gives its promo code back, and is canceled once', async () => {
    await sql`insert into promo_codes (code, kind, value, most_uses, from_day) values ('TENOFF', 'percent', 10, 1, '2026-01-01')`.execute(
      app.db,
    );
    const given = cart({ promoCode: ' tenoff ', seenTotalCents: 225_00 });
    const order = await placeOrder(buyer, given);
    await expect(priceCart(other, { ...given, promoCode: 'TENOFF' })).rejects.toMatchObject({
      fields: { promoCode: expect.any(String) },
    });
    await catchUp(system(3 * HOUR_MS));
    expect((await getOrder(buyer, order.id)).status).toBe('expired');
    await expect(payOrder(later(buyer, 3 * HOUR_MS), order.id)).rejects.toMatchObject({ code: 'gone' });
    const next = await placeOrder(other, { ...given, id: randomUUID() });
    expect((await cancelOrder(other, next.id)).status).toBe('cancelled');
    await expect(payOrder(other, next.id)).rejects.toMatchObject({ code: 'gone' });
    const codes = await app.db.selectFrom('promo_codes').select('uses').where('code', '=', 'TENOFF').executeTakeFirstOrThrow();
    expect(codes.uses).toBe(0);
  });

  it('with a code of one use goes to one of many at once', async () => {
    await sql`insert into promo_codes (code, kind, value, most_uses, from_day) values ('ONCE', 'cents', 5000, 1, '2026-01-01')`.execute(
      app.db,
    );
    const people = await Promise.all(Array.from({ length: 12 }, (_, at) => signIn(`Promo ${at}`)));
    const tries = await Promise.allSettled(
      people.map((ctx) => placeOrder(ctx, cart({ promoCode: 'ONCE', seenTotalCents: 200_00 }))),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('that costs nothing needs no provider', async () => {
    const given = cart({ items: [{ id: 'essentials', quantity: 1, period: 'month' }], seenTotalCents: 0 });
    expect(await placeOrder(buyer, given)).toMatchObject({ status: 'paid', payment: null });
    expect((await listSubscriptions(buyer)).subscriptions).toMatchObject([
      { planId: 'essentials', status: 'active', periodTo: null },
    ]);
  });

  it('paid twice gives the second payment back', async () => {
    const order = await placeOrder(buyer, cart());
    const sandbox = app.ctx().payments.openSandbox(app.ctx());
    const extra = await sandbox.openCheckout({
      key: randomUUID(),
      firstTriedAt: new Date(),
      reference: order.id,
      lines: [{ name: 'Photo shoot', cents: 250_00 }],
      email: null,
      successUrl: 'http://localhost/payment-confirmation',
      cancelUrl: 'http://localhost/services',
      expiresAt: new Date(Date.now() + DAY_MS),
    });
    await paySandboxCheckout(buyer, { checkoutId: checkoutOf(order), card: 'visa' });
    await sandbox.pay(extra.id, { card: 'mastercard' });
    await hear();
    const { id: refundId } = await app.db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select('refunds.id')
      .where('payments.order_id', '=', order.id)
      .where('refunds.status', '=', 'requested')
      .executeTakeFirstOrThrow();
    await expect(decideRefund(admin, { refundId, agrees: false, answer: '' })).rejects.toMatchObject({ code: 'conflict' });
    await settleAll();
    await sendRefunds(system());
    const { rows } = await sql<{ status: string; is_extra: boolean; refund: string | null }>`
      select p.status, p.is_extra, r.status as refund from payments p left join refunds r on r.payment_id = p.id where p.order_id = ${order.id} order by p.is_extra`.execute(
      app.db,
    );
    expect(rows).toEqual([
      { status: 'succeeded', is_extra: false, refund: null },
      { status: 'succeeded', is_extra: true, refund: 'succeeded' },
    ]);
  });
});

it('is found by administrators among all orders: by number, by invoice, by the buyer’s address, and page by page', async () => {
  const order = await buy(buyer);
  await issueInvoices(system());
  const invoice = (await getOrder(buyer, order.id)).invoice?.name ?? '';
  const find = async (q: string) => (await listAllOrders(admin, { show: 'all', q })).orders.map(({ id }) => id);
  const { email } = buyer.actor as unknown as { email: string };
  for (const q of [order.id, invoice, invoice.toLowerCase(), email]) expect(await find(q)).toEqual([order.id]);
  for (const q of ['nobody@home.example', 'INV-1', randomUUID()]) expect(await find(q)).toEqual([]);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listAllOrders>> = await listAllOrders(admin, {
      show: 'all',
      cursor: cursor ?? undefined,
    });
    seen.push(...page.orders.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  const { count } = await app.db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '<>', 'draft')
    .executeTakeFirstOrThrow();
  expect([new Set(seen).size, seen.length]).toEqual([Number(count), Number(count)]);
});

describe('events of providers', () => {
  const post = (body: string, signature: string | null) =>
    takePaymentEvent(buyer, {
      provider: 'sandbox',
      request: new Request('http://localhost/', {
        method: 'POST',
        body,
        headers: signature === null ? {} : { 'sandbox-signature': signature },
      }),
    });

  it('count only with a signature of now, by the right secret, for this book', async () => {
    const secret = buyer.identity.pseudonym('events of the sandbox');
    const event = (more = {}) =>
      JSON.stringify({
        id: `evt_${randomUUID()}`,
        about: 'payment',
        objectId: 'pi_none',
        accountId: null,
        at: new Date(),
        livemode: false,
        ...more,
      });
    const body = event();
    for (const [what, text, signature] of [
      ['none', body, null],
      ['wrong secret', body, signEvent(body, 'guessed', buyer.now)],
      ['another body', event(), signEvent(body, secret, buyer.now)],
      ['too old', body, signEvent(body, secret, new Date(buyer.now.getTime() - 301_000))],
      ['from the future', body, signEvent(body, secret, new Date(buyer.now.getTime() + 400_000))],
      ['live', event({ livemode: true }), signEvent(event({ livemode: true }), secret, buyer.now)],
      ['no JSON', 'x', signEvent('x', secret, buyer.now)],
      ['nonsense', 't=,v1=', 't=abc,v1=00'],
    ] as const)
      await expect(post(text, signature), what).rejects.toMatchObject({ code: 'malformed' });
    // While a secret changes there are two signatures.
    const { 1: mac = '' } = signEvent(body, secret, buyer.now).split(',');
    await post(body, `t=${Math.floor(buyer.now.getTime() / 1000)},v1=${'0'.repeat(64)},${mac}`);
    await post(body, signEvent(body, secret, buyer.now));
    const { id } = JSON.parse(body) as { id: string };
    expect(await app.db.selectFrom('payment_events').select('deliveries').where('id', '=', id).executeTakeFirst()).toEqual({
      deliveries: 2,
    });
    // Nothing of ours: it stays open with its reason, and harms nothing.
    await workEvents(system());
    expect(await app.db.selectFrom('payment_events').select('failure').where('id', '=', id).executeTakeFirst()).toMatchObject({
      failure: expect.stringContaining('pi_none'),
    });
    await sql`delete from payment_events where id = ${id}`.execute(app.db);
    await expect(
      takePaymentEvent(buyer, { provider: 'stripe', request: new Request('http://localhost/', { method: 'POST', body }) }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });

  it('come to one end in whatever order and however often they come', async () => {
    const ends = new Set<string>();
    const random = createRandom('event orders');
    for (let round = 0; round < EVENT_ORDERS; round += 1) {
      const person = await signIn(`Order ${round}`);
      const given = cart();
      const moved = await booked(async () => {
        const order = await placeOrder(person, given);
        const sandbox = app.ctx().payments.openSandbox(app.ctx());
        await sandbox.pay(checkoutOf(order), { card: 'declined' });
        await sandbox.pay(checkoutOf(order), { card: 'visa' });
        const { rows } = await sql<{
          about: 'payment' | 'checkout';
          object_id: string;
        }>`select about, object_id from sandbox_events where object_id in
          (select id from sandbox_objects where state ->> 'reference' = ${order.id})`.execute(app.db);
        const shuffled = random.shuffle([...rows, ...rows]);
        await Promise.all(
          shuffled.map(({ about, object_id }) => applyObject(system(), 'sandbox', { about, objectId: object_id })),
        );
      });
      const { id: _id, createdAt: _at, paidAt: _paid, expiresAt: _until, services, ...end } = await getOrder(person, given.id);
      const begun = services.map(({ id: _of, ...service }) => service);
      ends.add(JSON.stringify([end, begun, moved]));
    }
    expect([...ends]).toHaveLength(1);
    await settleAll();
  });

  it('that never came are found, and the books of provider and ledger agree', async () => {
    const order = await placeOrder(buyer, cart());
    const sandbox = app.ctx().payments.openSandbox(app.ctx());
    await sandbox.pay(checkoutOf(order), { card: 'visa' });
    // Lost on the way.
    await sql`update sandbox_events set deliveries = 0`.execute(app.db);
    expect((await getOrder(buyer, order.id)).status).toBe('pending');
    await catchUp(system());
    expect((await getOrder(buyer, order.id)).status).toBe('paid');
    await settleAll();
    expect(await reconcile(system(2 * HOUR_MS))).toEqual([]);
    expect((await checkLedger(system())).faults).toEqual([]);
  });
});

it('books what the provider pays out to the bank, and what comes back from there', async () => {
  const payouts = [
    { id: `po_${randomUUID()}`, cents: 100_00, status: 'paid' },
    { id: `po_${randomUUID()}`, cents: 30_00, status: 'failed' },
    { id: `po_${randomUUID()}`, cents: -5_00, status: 'paid' },
  ] as const;
  const sandbox = app.ctx().payments.openSandbox(app.ctx());
  const later = answeredBy(system(2 * HOUR_MS), {
    readPayout: async (id) => {
      const found = payouts.find((payout) => payout.id === id);
      if (found === undefined) throw new ProviderRefusal('resource_missing', 'No such payout.');
      return { ...found, accountId: null, reference: '' };
    },
    listBalanceLines: async (from, to) => [
      ...(await sandbox.listBalanceLines(from, to)),
      ...payouts.flatMap(({ id, cents, status }) => {
        const line = { id, kind: 'payout' as const, objectId: id, cents: -cents, feeCents: 0, at: new Date() };
        return status === 'failed' ? [line, { ...line, kind: 'payout-failed' as const, cents }] : [line];
      }),
    ],
  });
  expect(await reconcile(later)).toMatchObject([
    { objectId: payouts[0].id, kind: 'payout', cents: -100_00 },
    { objectId: payouts[2].id, kind: 'payout', cents: 5_00 },
  ]);
  expect(await booked(() => reconcileDaily(later))).toEqual({ bank: 95_00, clearing: -95_00 });
  expect(await getMoneyState(admin)).toMatchObject({ comparedAt: later.now.toISOString(), differences: [], differenceCount: 0 });
  await applyObject(later, 'sandbox', { about: 'payout', objectId: payouts[1].id });
  expect(await reconcile(later)).toEqual([]);
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
    expect((await listAllOrders(admin, { show: 'refunds' })).orders.find(({ id }) => id === order.id)?.awaitsSecond).toEqual([
      large.id,
    ]);
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
    expect(new Set(shown.refunds.map(({ creditNote }) => creditNote)).size).toBe(6);
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

it('shows administrators every line of an account, and nobody else', async () => {
  const order = await buy(buyer);
  const month = order.createdAt.slice(0, 7);
  const asked = { book: 'sandbox', kind: 'revenue', owner: '', month } as const;
  await expect(getLedgerStatement(buyer, asked)).rejects.toMatchObject({ code: 'forbidden' });
  const statement = await getLedgerStatement(admin, asked);
  expect(statement.lines[0]).toMatchObject({ kind: 'order-paid', about: order.id, other: 'clearing', cents: 250_00 });
  expect(statement.closingCents).toBe((await balances())['revenue']);
});

describe('a dispute', () => {
  it('takes the money when the network does, and gives it back or loses it in the end', async () => {
    const won = await buy(buyer);
    const lost = await buy(buyer, 'mastercard');
    const sandbox = app.ctx().payments.openSandbox(app.ctx());
    const paymentOf = async (order: Order) =>
      (await app.db.selectFrom('payments').select('provider_id').where('order_id', '=', order.id).executeTakeFirstOrThrow())
        .provider_id ?? '';
    const inquiry = await sandbox.dispute(await paymentOf(won), { reason: 'fraudulent', isInquiry: true });
    await settleAll();
    await sandbox.decideDispute(inquiry.id, 'closed');
    const [first, last] = [
      await sandbox.dispute(await paymentOf(won), { reason: 'fraudulent' }),
      await sandbox.dispute(await paymentOf(lost), { reason: 'general' }),
    ];
    const taken = await booked(() => settleAll());
    expect(taken).toEqual({ clearing: -2 * (250_00 + 15_00), disputed: 2 * 250_00, fees: 30_00 });
    const { disputes } = await getMoneyState(admin);
    const open = disputes.find(({ orderId, status }) => orderId === won.id && status === 'open');
    const send = (ctx: ServerContext, text: string) => sendEvidence(ctx, { disputeId: open?.id ?? '', text });
    const evidence = 'The photos were delivered on time; the buyer published them.';
    const refusing = answeredBy(admin, { sendEvidence: () => Promise.reject(new ProviderRefusal('too_long', 'Too long.')) });
    const away = answeredBy(admin, { sendEvidence: () => Promise.reject(new ProviderAway('away')) });
    await expect(send(refusing, 'A text that the provider does not take.')).rejects.toMatchObject({ code: 'conflict' });
    await expect(send(away, evidence)).rejects.toMatchObject({ code: 'unavailable' });
    expect((await getMoneyState(admin)).disputes.find(({ id }) => id === open?.id)).toMatchObject({
      evidence,
      isAnswered: false,
    });
    await expect(send(admin, 'Another text, although this one may be there.')).rejects.toMatchObject({ code: 'conflict' });
    await send(admin, evidence);
    await expect(
      sendEvidence(admin, { disputeId: open?.id ?? '', text: 'Something else that comes too late.' }),
    ).rejects.toMatchObject({ code: 'conflict' });
    await sandbox.decideDispute(first.id, 'won');
    await sandbox.decideDispute(last.id, 'lost');
    expect(await booked(() => settleAll())).toEqual({ clearing: 250_00, disputed: -2 * 250_00, losses: 250_00 });
    // A refund of money that the network has is refused, and nothing is booked.
    const moved = await booked(() =>
      expect(grantRefund(admin, { orderId: lost.id, id: randomUUID(), cents: 10_00, reason: 'Too late' })).rejects.toMatchObject({
        publicCode: 'card-disputed',
      }),
    );
    expect(moved).toEqual({});
    expect(await grantRefund(admin, { orderId: won.id, id: randomUUID(), cents: 10_00, reason: 'After all' })).toMatchObject({
      refunds: [{ status: 'succeeded' }],
    });
    expect(await reconcile(system(2 * HOUR_MS))).toEqual([]);
  });
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

  it('whose renewal failed goes on as soon as it is paid by hand, with the card that paid', async () => {
    await buy(buyer, 'fails-later', guided());
    const before = await planOf(buyer);
    await renewSubscriptions(system(32 * DAY_MS));
    const failed = await planOf(buyer);
    expect(failed).toMatchObject({ status: 'past-due', dueOrderId: expect.any(String) });
    expect((await lastMail(buyer)).text).toContain('pay now with the new one: your plan goes on at once');
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

it('keeps the table of transitions that the model says, and refuses any other', async () => {
  const rows = await app.db.selectFrom('money_transitions').select(['what', 'from_status', 'to_status']).execute();
  const said = Object.entries<Record<string, readonly string[]>>(TRANSITIONS).flatMap(([what, table]) =>
    Object.entries(table).flatMap(([from, next]) => next.map((to) => `${what} ${from} ${to}`)),
  );
  expect(rows.map(({ what, from_status, to_status }) => `${what} ${from_status} ${to_status}`).toSorted()).toEqual(
    said.toSorted(),
  );
  const order = await placeOrder(buyer, cart());
  await expect(sql`update orders set status = 'draft' where id = ${order.id}`.execute(app.db)).rejects.toMatchObject({
    code: '23514',
  });
  await expect(
    sql`update payments set status = 'succeeded', cents = -1 where order_id = ${order.id}`.execute(app.db),
  ).rejects.toMatchObject({ code: '23514' });
});

it('leaves books that add up', async () => {
  const checked = await checkLedger(system());
  expect(checked.faults).toEqual([]);
  expect(checked.books.map(({ differenceCents }) => differenceCents)).toEqual([0, 0]);
});
