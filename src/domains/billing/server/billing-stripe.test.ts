import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from '#domains/ledger/server/index.ts';
import { HOUR_MS } from '#lib/time-units.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addActor } from '#tests/support/actors.ts';
import { startStripeServer, type StripeServer } from '#tests/support/stripe-server.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { getOrder } from './own-orders.ts';
import { catchUp, workEvents } from './payment-events.ts';
import { placeOrder } from './place-order.ts';
import { reconcile } from './reconcile.ts';
import { grantRefund, sendRefunds } from './refunds.ts';

const SECRET = 'whsec_of_the_test';
const ROUNDS = 6;

let app: TestApp;
let there: TestDatabase;
let server: StripeServer;
let admin: ServerContext;

beforeAll(async () => {
  there = await openTestDatabase();
  server = await startStripeServer({ db: there.db, now: () => new Date(), secret: SECRET });
  app = await openTestApp({
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_key',
      STRIPE_WEBHOOK_SECRETS: SECRET,
      STRIPE_API_URL: `http://127.0.0.1:${server.port}`,
      DEMO_MODE: '0',
    },
  });
  const actor = await addActor(app.db, { name: 'Ada' });
  admin = { ...app.ctx(), actor: { ...actor, role: 'admin', roles: ['admin'] } };
});
afterAll(async () => {
  await app.close();
  await server.close();
  await there.close();
});

it('is paid and paid back through Stripe, over events that come twice, shuffled, late, or never, and outages on the way', async () => {
  const ids: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const buyer: ServerContext = { ...app.ctx(), actor: await addActor(app.db, { name: `Buyer ${round}` }) };
    const given = {
      id: randomUUID(),
      items: [{ id: 'photo-shoot', quantity: 1, period: 'once' as const }],
      promoCode: null,
      state: 'CO',
      billing: { name: 'Bea Ames', address: '17 Willow Lane' },
      seenTotalCents: 250_00,
    };
    if (round % 2 === 0) server.fail('after', 3);
    const first = placeOrder(buyer, given);
    if (round % 2 === 0) await expect(first).rejects.toMatchObject({ code: 'unavailable' });
    await first.catch(() => undefined);
    const order = await placeOrder(buyer, given);
    expect(order.payment?.url).toContain('?pay=');
    const checkoutId = new URL(order.payment?.url ?? '').searchParams.get('pay') ?? '';
    if (round % 3 === 0) await server.world.pay(checkoutId, { card: 'declined' });
    await server.world.pay(checkoutId, { card: 'visa' });
    ids.push(given.id);
    const events = await server.takeEvents();
    // Some are lost: they are found in the list of events.
    for (const { raw, signature } of [...events, ...events].slice(round % 3).toSorted(() => Math.random() - 0.5)) {
      const answer = await app.request('/api/payment-events/stripe', {
        method: 'POST',
        body: raw,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      });
      expect(answer.status).toBe(204);
    }
    await workEvents(app.system());
    await catchUp(app.system());
    const shown = await getOrder(buyer, given.id);
    expect(shown).toMatchObject({ status: 'paid', isTest: true, payment: { card: { last4: '4242' } } });
    if (round % 2 === 0) server.fail('after', 3);
    await grantRefund(admin, { orderId: given.id, id: randomUUID(), cents: 40_00, reason: 'Rain on the day' });
    await sendRefunds(app.system());
    expect((await getOrder(buyer, given.id)).refunds).toMatchObject([{ status: 'succeeded', cents: 40_00 }]);
  }
  expect(await reconcile({ ...app.system(), now: new Date(Date.now() + 2 * HOUR_MS) })).toEqual([]);
  const checked = await checkLedger(app.system());
  expect(checked.faults).toEqual([]);
  expect(checked.books.find(({ book }) => book === 'sandbox')?.balances).toMatchObject({
    revenue: ROUNDS * 210_00,
    fees: ROUNDS * 7_55,
    clearing: ROUNDS * (210_00 - 7_55),
  });
});

it('answers nothing to strangers who say that they are Stripe', async () => {
  const send = (headers: Record<string, string>, body = '{}') =>
    app.request('/api/payment-events/stripe', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
  for (const headers of [{}, { 'stripe-signature': 't=1,v1=00' }]) expect((await send(headers)).status).toBe(400);
  expect((await send({}, 'x'.repeat(600_000))).status).toBe(413);
  // The sandbox is not there where Stripe takes the payments.
  expect((await app.request('/api/payment-events/sandbox', { method: 'POST', body: '{}' })).status).toBe(404);
});
