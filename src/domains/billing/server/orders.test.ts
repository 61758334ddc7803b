import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/time-units.ts';
import { type Dispute, ProviderAway, ProviderRefusal } from '#platform/payments/provider.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { billingOn, cart, checkoutOf, later, photos } from '#tests/support/billing.ts';
import { addListings } from '#tests/support/listings.ts';
import { answeredBy } from '#tests/support/other-provider.ts';
import { addOwnListing, WILLOW_LANE } from '#tests/support/own-listings.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { TRANSITIONS } from '../model/transitions.ts';
import { getLedgerStatement } from './ledger-statement.ts';
import { listAllOrders } from './list-all-orders.ts';
import { getMoneyState } from './money-state.ts';
import { assignOrder } from './assign-order.ts';
import { catchUp } from './payment-events.ts';
import { applyDispute, sendEvidence } from './disputes.ts';
import { issueInvoices, serveInvoice } from './invoices.ts';
import { cancelOrder, getOrder, listOrders, payOrder } from './own-orders.ts';
import { type OrderToPlace, placeOrder } from './place-order.ts';
import { priceCart } from './price-cart.ts';
import { decideRefund, grantRefund, requestRefund, sendRefunds } from './refunds.ts';
import { getSandboxCheckout, paySandboxCheckout } from './sandbox-checkout.ts';
import { listSubscriptions, moveSubscription } from './subscriptions.ts';

let app: TestApp;
let buyer: ServerContext;
let other: ServerContext;
let admin: ServerContext;

const { system, signIn, hear, buy, settleAll, balances, booked, expectBooksToAddUp } = billingOn(() => app);

beforeAll(async () => {
  app = await openTestApp();
  [other, admin] = await Promise.all([signIn('Otto'), signIn('Ada', true)]);
});
afterAll(() => app.close());
beforeEach(async () => {
  buyer = await signIn('Bea');
});

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
    const pdf = await serveInvoice(buyer, { orderId: given.id });
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    const printed = await readPdf(await pdf.bytes());
    // Who asks for the money, and the rule that was bought.
    expect(printed).toContain(`order ${order.number}, paid with Visa ending in 4242. `);
    expect(printed).toMatch(/ From \S.* For /);
    expect(printed).toContain('Photo shoot: Full refund until one day before');
    expect((await listOrders(buyer)).orders).toHaveLength(1);
  });

  it('counts for one of the buyer’s own sales, as they say and as long as it is theirs', async () => {
    const { keys } = await addListings(app.db, { ListingKey: 'SALE-1' }, { ListingKey: 'SALE-2' });
    const idOf = (ctx: ServerContext) => (ctx.actor.kind === 'user' ? ctx.actor.userId : '');
    const [mine = '', theirs = ''] = await Promise.all(
      [buyer, other].map((ctx, at) =>
        addOwnListing(app.db, { listingKey: keys[at] ?? '', ownerId: idOf(ctx), fields: WILLOW_LANE }),
      ),
    );
    await expect(placeOrder(buyer, cart({ listingId: theirs }))).rejects.toMatchObject({ code: 'not-found' });
    const given = cart({ listingId: mine });
    expect((await placeOrder(buyer, given)).listing).toEqual({ id: mine, label: '17 Willow Lane, Denver' });
    const assign = (ctx: ServerContext, listingId: string | null) => assignOrder(ctx, { orderId: given.id, listingId });
    await expect(assign(buyer, theirs)).rejects.toMatchObject({ code: 'not-found' });
    await expect(assign(other, theirs)).rejects.toMatchObject({ code: 'forbidden' });
    expect((await assign(buyer, null)).listing).toBeNull();
    expect((await assign(buyer, mine)).listing?.id).toBe(mine);
    await app.db.deleteFrom('own_listings').where('id', '=', mine).execute();
    expect((await getOrder(buyer, given.id)).listing).toBeNull();
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
      ['not-found', () => serveInvoice(other, { orderId: order.id })],
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
    await expect(priceCart(buyer, given)).rejects.toMatchObject({
      fields: { promoCode: expect.stringContaining(`Your order ${order.number}, which isn’t paid yet`) },
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

  it('gives its promo code back once it is over, also where its page had ended before, was never opened, or its payment failed', async () => {
    await sql`insert into promo_codes (code, kind, value, most_uses, from_day, once_each) values ('LATER', 'percent', 10, 9, '2026-01-01', false)`.execute(
      app.db,
    );
    const given = (): OrderToPlace => cart({ promoCode: 'LATER', seenTotalCents: 225_00 });
    const usesAt = async (minutes: number) => {
      await catchUp(system(minutes * MINUTE_MS));
      return (await app.db.selectFrom('promo_codes').select('uses').where('code', '=', 'LATER').executeTakeFirstOrThrow()).uses;
    };
    const left = await placeOrder(buyer, given());
    const failed = await buy(buyer, 'slow-fails', given());
    await settleAll();
    const away = answeredBy(buyer, { openCheckout: () => Promise.reject(new ProviderAway('away')) });
    const unopened = given();
    await expect(placeOrder(away, unopened)).rejects.toMatchObject({ code: 'unavailable' });
    // The pages end before the price does: until then each can be paid at another page.
    expect(await usesAt(31)).toBe(3);
    expect((await payOrder(later(buyer, 40 * MINUTE_MS), left.id)).status).toBe('pending');
    expect(await usesAt(75)).toBe(0);
    for (const id of [left.id, failed.id, unopened.id]) expect((await getOrder(buyer, id)).status).toBe('expired');
  });

  it('whose page the provider knows nothing of holds up none that come after it', async () => {
    await sql`insert into promo_codes (code, kind, value, most_uses, from_day, once_each) values ('AFTER', 'percent', 10, 9, '2026-01-01', false)`.execute(
      app.db,
    );
    const orders = [];
    for (let at = 0; at < 4; at += 1) orders.push(await placeOrder(buyer, cart({ promoCode: 'AFTER', seenTotalCents: 225_00 })));
    await app.db
      .updateTable('payments')
      .set({ checkout_id: `cs_unknown_${randomUUID()}` })
      .where('order_id', '=', orders[0]?.id ?? '')
      .execute();
    await catchUp(system(3 * HOUR_MS));
    const statuses = await Promise.all(orders.slice(1).map(async ({ id }) => (await getOrder(buyer, id)).status));
    const stored = await app.db
      .selectFrom('orders')
      .select('status')
      .where(
        'id',
        'in',
        orders.slice(1).map(({ id }) => id),
      )
      .execute();
    expect(statuses).toEqual(['expired', 'expired', 'expired']);
    expect(stored.map(({ status }) => status)).toEqual(['expired', 'expired', 'expired']);
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

  it('whose dispute comes to cost more, or less, is booked at what it costs', async () => {
    const order = await buy(buyer);
    const { provider_id: paymentId } = await app.db
      .selectFrom('payments')
      .select('provider_id')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    const said = (status: Dispute['status'], feeCents: number, isWithdrawn = true): Dispute => ({
      id: `dp_${order.id}`,
      paymentId: paymentId ?? '',
      status,
      cents: 250_00,
      feeCents,
      isWithdrawn,
      reason: 'fraudulent',
      dueAt: null,
    });
    const hearOf = (dispute: Dispute) => booked(() => applyDispute(system(), dispute));
    expect(await hearOf(said('open', 15_00))).toEqual({ disputed: 250_00, fees: 15_00, clearing: -265_00 });
    // Answering costs as much again.
    expect(await hearOf(said('review', 30_00))).toEqual({ fees: 15_00, clearing: -15_00 });
    expect(await hearOf(said('review', 30_00))).toEqual({});
    expect(await hearOf(said('won', 15_00, false))).toEqual({ disputed: -250_00, fees: -15_00, clearing: 265_00 });
    expect(await hearOf(said('open', 30_00))).toEqual({});
  });

  it('whose invoice cannot be written holds up none of the others', async () => {
    const [broken, whole] = [await buy(buyer), await buy(buyer)];
    await app.db
      .updateTable('orders')
      .set({ sealed_billing: Buffer.from('nobody can open this') })
      .where('id', 'in', [broken.id])
      .execute();
    await issueInvoices(system());
    const issued = await app.db
      .selectFrom('invoices')
      .select('order_id')
      .where('order_id', 'in', [broken.id, whole.id])
      .execute();
    expect(issued).toEqual([{ order_id: whole.id }]);
    // The others of this file are issued, too.
    await app.db.updateTable('orders').set({ sealed_billing: null }).where('id', '=', broken.id).execute();
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
  for (const q of [order.id, String(order.number), invoice, invoice.toLowerCase(), email])
    expect(await find(q)).toEqual([order.id]);
  for (const q of ['nobody@home.example', 'INV-1', randomUUID(), '100000']) expect(await find(q)).toEqual([]);
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

it('shows administrators every line of an account, and nobody else', async () => {
  const order = await buy(buyer);
  const month = order.createdAt.slice(0, 7);
  const asked = { book: 'sandbox', kind: 'revenue', owner: '', month } as const;
  await expect(getLedgerStatement(buyer, asked)).rejects.toMatchObject({ code: 'forbidden' });
  const statement = await getLedgerStatement(admin, asked);
  expect(statement.lines[0]).toMatchObject({ kind: 'order-paid', orderNumber: order.number, other: 'clearing', cents: 250_00 });
  expect(statement.closingCents).toBe((await balances())['revenue']);
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

it('leaves books that add up', () => expectBooksToAddUp());
