import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '#domains/ledger/server/index.ts';
import { createRandom } from '#lib/random.ts';
import { DAY_MS, HOUR_MS } from '#lib/time-units.ts';
import { signEvent } from '#platform/payments/event-signature.ts';
import { ProviderAway, ProviderRefusal } from '#platform/payments/provider.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { billingOn, cart, checkoutOf } from '#tests/support/billing.ts';
import { EVENT_ORDERS } from '#tests/support/hostile-run.ts';
import { answeredBy } from '#tests/support/other-provider.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Order } from '../contract.ts';
import { getMoneyState } from './money-state.ts';
import { applyObject, catchUp, takePaymentEvent, workEvents } from './payment-events.ts';
import { sendEvidence } from './disputes.ts';
import { getOrder } from './own-orders.ts';
import { placeOrder } from './place-order.ts';
import { reconcile, reconcileDaily } from './reconcile.ts';
import { grantRefund } from './refunds.ts';

let app: TestApp;
let buyer: ServerContext;
let admin: ServerContext;

const { system, signIn, hear, buy, settleAll, booked, expectBooksToAddUp } = billingOn(() => app);

beforeAll(async () => {
  app = await openTestApp();
  admin = await signIn('Ada', true);
});
afterAll(() => app.close());
beforeEach(async () => {
  buyer = await signIn('Bea');
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

  it('come to one end in whatever order and however often they come', { timeout: 480_000 + EVENT_ORDERS * 10_000 }, async () => {
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
      const {
        id: _id,
        number: _number,
        createdAt: _at,
        paidAt: _paid,
        expiresAt: _until,
        services,
        ...end
      } = await getOrder(person, given.id);
      const begun = services.map(({ id: _of, ...service }) => service);
      ends.add(JSON.stringify([end, begun, moved]));
    }
    expect([...ends]).toHaveLength(1);
    await settleAll();
  });

  it('of the sandbox count from when they happened, whoever works on them and when', async () => {
    const at = new Date(buyer.now.getTime() - 20 * DAY_MS);
    const then = { ...buyer, now: at };
    const order = await placeOrder(then, cart());
    // Nobody who lives in that time hears it: the background work does, today.
    await then.payments.openSandbox(then).pay(checkoutOf(order), { card: 'visa' });
    await hear();
    const paid = await getOrder(buyer, order.id);
    expect([paid.status, paid.paidAt]).toEqual(['paid', at.toISOString()]);
    const journal = await app.db
      .selectFrom('ledger_journals')
      .select('booked_at')
      .where('about', '=', order.id)
      .executeTakeFirst();
    expect(journal?.booked_at).toEqual(at);
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

describe('a dispute', () => {
  it('counts though it is told before its payment, and though it was decided before anybody looked', async () => {
    const sandbox = app.ctx().payments.openSandbox(app.ctx());
    const order = await placeOrder(buyer, cart());
    const { paymentId } = await sandbox.pay(checkoutOf(order), { card: 'visa' });
    const early = await sandbox.dispute(paymentId ?? '', { reason: 'fraudulent' });
    await applyObject(system(), 'sandbox', { about: 'dispute', objectId: early.id });
    await settleAll();
    expect((await getMoneyState(admin)).disputes.find(({ orderNumber }) => orderNumber === order.number)).toMatchObject({
      status: 'open',
    });
    await sandbox.decideDispute(early.id, 'won');
    await settleAll();
    // An inquiry, then nothing was heard until the bank had decided, and then reversed itself.
    const inquiry = await sandbox.dispute(paymentId ?? '', { reason: 'fraudulent', isInquiry: true });
    await settleAll();
    const become = async (state: { status: string; isWithdrawn: boolean }) => {
      await sql`update sandbox_objects set state = state || ${JSON.stringify(state)}::jsonb where id = ${inquiry.id}`.execute(
        app.db,
      );
      return booked(() => applyObject(system(), 'sandbox', { about: 'dispute', objectId: inquiry.id }));
    };
    expect(await become({ status: 'lost', isWithdrawn: true })).toEqual({ clearing: -250_00, losses: 250_00 });
    expect(await become({ status: 'lost', isWithdrawn: true })).toEqual({});
    expect(await become({ status: 'won', isWithdrawn: false })).toEqual({ clearing: 250_00, losses: -250_00 });
  });

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
    expect([(await getOrder(buyer, won.id)).isDisputed, won.isDisputed]).toEqual([true, false]);
    const { disputes } = await getMoneyState(admin);
    const open = disputes.find(({ orderNumber, status }) => orderNumber === won.number && status === 'open');
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

it('leaves books that add up', () => expectBooksToAddUp());
