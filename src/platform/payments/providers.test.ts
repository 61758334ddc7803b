import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#lib/time-units.ts';
import { parseConfig } from '#platform/config/config.ts';
import { startStripeServer, type StripeServer } from '#tests/support/stripe-server.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { signEvent } from './event-signature.ts';
import type { CheckoutRequest, PaymentProvider, ProviderEvent } from './provider.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import type { SandboxWorld } from './sandbox/sandbox-world.ts';
import { openStripe } from './stripe/open-stripe.ts';

let clock = Date.parse('2026-11-26T12:00:00Z');
const now = () => new Date(clock);
const SECRET = 'whsec_of_the_test';

interface Opened {
  provider: () => PaymentProvider;
  world: PaymentProvider & SandboxWorld;
  events: () => Promise<{ raw: string; signature: string }[]>;
  server?: StripeServer;
}

let databases: TestDatabase[] = [];
let stripe: Opened & { server: StripeServer };
let sandbox: Opened;

beforeAll(async () => {
  databases = await Promise.all([openTestDatabase(), openTestDatabase()]);
  const [first, second] = databases;
  if (first === undefined || second === undefined) throw new Error('no databases');
  const deliveries = [{ after: 0, times: 1 }];
  const own = createSandbox({ db: first.db, now, secret: SECRET, announce: () => Promise.resolve(), deliveries });
  sandbox = { provider: () => own, world: own, events: () => own.takeDue() };
  const server = await startStripeServer({ db: second.db, now, secret: SECRET, deliveries });
  const opened = openStripe(
    parseConfig({
      STRIPE_WEBHOOK_SECRETS: `whsec_old, ${SECRET}`,
      STRIPE_API_URL: `http://127.0.0.1:${server.port}`,
    }),
    'sk_test_key',
  );
  stripe = { provider: () => opened.at(now()), world: server.world, events: () => server.takeEvents(), server };
});
afterAll(async () => {
  await stripe.server.close();
  await Promise.all(databases.map((database) => database.close()));
});

const checkout = (more: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  key: randomUUID(),
  firstTriedAt: now(),
  reference: randomUUID(),
  lines: [
    { name: 'Photo shoot', cents: 250_00 },
    { name: 'Sales tax', cents: 12_34 },
  ],
  email: null,
  successUrl: 'https://home.example/payment-confirmation?order=1',
  cancelUrl: 'https://home.example/services',
  expiresAt: new Date(clock + HOUR_MS),
  ...more,
});

describe.each(['sandbox', 'stripe'] as const)('the provider %s', (name) => {
  const it_ = () => (name === 'sandbox' ? sandbox : stripe);
  const provider = () => it_().provider();
  const world = () => it_().world;
  async function paid(card = 'visa', more: Partial<CheckoutRequest> = {}) {
    const opened = await provider().openCheckout(checkout(more));
    await world().pay(opened.id, { card, confirms: true });
    const { paymentId } = await provider().readCheckout(opened.id);
    return provider().readPayment(paymentId ?? '');
  }

  it('opens a page once for a key, takes the money there, and says what it keeps', async () => {
    const request = checkout();
    const [first, again] = await Promise.all([provider().openCheckout(request), provider().openCheckout(request)]);
    expect(again).toEqual(first);
    expect(first).toMatchObject({ status: 'open', url: expect.stringContaining('https://'), paymentId: null });
    await expect(provider().openCheckout({ ...request, lines: [{ name: 'Cheap', cents: 100 }] })).rejects.toMatchObject({
      name: 'ProviderRefusal',
    });
    await world().pay(first.id, { card: 'declined' });
    const tried = await provider().readCheckout(first.id);
    expect(tried.status).toBe('open');
    expect(await provider().readPayment(tried.paymentId ?? '')).toMatchObject({ status: 'created', failure: 'declined' });
    await world().pay(first.id, { card: 'asks' });
    expect(await provider().readPayment(tried.paymentId ?? '')).toMatchObject({ status: 'action' });
    await world().pay(first.id, { card: 'asks', confirms: true });
    expect(await provider().readCheckout(first.id)).toMatchObject({ status: 'complete' });
    expect(await provider().readPayment(tried.paymentId ?? '')).toMatchObject({
      status: 'succeeded',
      reference: request.reference,
      cents: 262_34,
      feeCents: 7_91,
      failure: null,
      card: { brand: 'visa', last4: '3155' },
      saved: null,
    });
    // A page that was paid cannot be ended: what it is counts.
    expect(await provider().expireCheckout(first.id)).toMatchObject({ status: 'complete' });
    const open = await provider().openCheckout(checkout());
    expect(await provider().expireCheckout(open.id)).toMatchObject({ status: 'expired', url: null });
  });

  it('charges a kept card without its owner, and a refusal is a payment that failed', async () => {
    const { saved } = await paid('visa', { customer: { id: null } });
    if (saved === null) throw new Error('no card was kept');
    const request = { key: randomUUID(), firstTriedAt: now(), reference: randomUUID(), cents: 49_00, ...saved };
    const charged = await provider().chargeSaved(request);
    expect(charged).toMatchObject({ status: 'succeeded', cents: 49_00, reference: request.reference });
    expect((await provider().chargeSaved(request)).id).toBe(charged.id);
    for (const [card, failure] of [
      ['fails-later', 'declined'],
      ['asks-later', 'authentication'],
      ['expires-later', 'expired-card'],
    ] as const) {
      const kept = (await paid(card, { customer: { id: null } })).saved;
      if (kept === null) throw new Error('no card was kept');
      expect(await provider().chargeSaved({ ...request, key: randomUUID(), reference: randomUUID(), ...kept })).toMatchObject({
        status: 'failed',
        failure,
      });
    }
  });

  it('pays back once for a key, no more than was paid, and says where a refund failed after all', async () => {
    const payment = await paid('refund-fails');
    const request = { key: randomUUID(), firstTriedAt: now(), reference: randomUUID(), paymentId: payment.id, cents: 100_00 };
    const refund = await provider().refund(request);
    expect(refund).toMatchObject({ status: 'succeeded', cents: 100_00, reference: request.reference, paymentId: payment.id });
    expect(await provider().refund(request)).toEqual(refund);
    await expect(provider().refund({ ...request, key: randomUUID(), cents: 200_00 })).rejects.toMatchObject({
      name: 'ProviderRefusal',
    });
    await world().settle();
    expect(await provider().readRefund(refund.id)).toMatchObject({ status: 'failed' });
  });

  it('forgets a key after a day: later the same call is looked up, and nothing happens twice', async () => {
    const payment = await paid();
    const request = { key: randomUUID(), firstTriedAt: now(), reference: randomUUID(), paymentId: payment.id, cents: 10_00 };
    const refund = await provider().refund(request);
    clock += 25 * HOUR_MS;
    expect((await provider().refund(request)).id).toBe(refund.id);
    const { id: accountId } = await provider().openAccount({
      key: randomUUID(),
      firstTriedAt: now(),
      reference: 'vendor',
      email: null,
    });
    await world().activateAccount(accountId);
    const moving = { key: randomUUID(), firstTriedAt: now(), reference: randomUUID(), accountId, cents: 20_00 };
    const transfer = await provider().transfer(moving);
    clock += 25 * HOUR_MS;
    expect((await provider().transfer(moving)).id).toBe(transfer.id);
  });

  it('moves money to a vendor once it may, takes it back, and pays it out', async () => {
    await paid();
    const opening = { key: randomUUID(), firstTriedAt: now(), reference: 'vendor', email: null };
    const account = await provider().openAccount(opening);
    expect(account).toMatchObject({ transfers: 'inactive', missing: [expect.any(String)], bank: null });
    expect((await provider().openAccount(opening)).id).toBe(account.id);
    const attempt = () => ({ key: randomUUID(), firstTriedAt: now(), reference: randomUUID(), accountId: account.id });
    await expect(provider().transfer({ ...attempt(), cents: 100 })).rejects.toMatchObject({ name: 'ProviderRefusal' });
    const { url } = await provider().openOnboarding(account.id, {
      returnUrl: 'https://home.example/vendor/settings',
      refreshUrl: 'https://home.example/again',
    });
    expect(url).toContain('https://home.example');
    await world().activateAccount(account.id);
    const active = await provider().readAccount(account.id);
    expect(active).toMatchObject({ transfers: 'active', missing: [], bank: { last4: expect.stringMatching(/^\d{4}$/) } });
    const { url: dashboard } = await provider().openDashboard(account.id, { returnUrl: 'https://home.example/money' });
    expect(dashboard).toContain('https://');
    // Another bank account is told as another, and so is that it was changed.
    await it_().events();
    await world().activateAccount(account.id);
    const { bank } = await provider().readAccount(account.id);
    expect(bank?.id).not.toBe(active.bank?.id);
    const told = (await it_().events()).map(({ raw, signature }) =>
      provider().readEvent({ raw: Buffer.from(raw), signature, now: now() }),
    );
    expect(told).toContainEqual(expect.objectContaining({ about: 'account', objectId: account.id }));
    await provider().transfer({ ...attempt(), cents: 70_00 });
    await expect(provider().payOut({ ...attempt(), cents: 70_01 })).rejects.toMatchObject({ name: 'ProviderRefusal' });
    const payout = await provider().payOut({ ...attempt(), cents: 70_00 });
    expect(payout).toMatchObject({ status: 'transit', cents: 70_00, accountId: account.id });
    await world().settle();
    expect(await provider().readPayout(payout.id, account.id)).toMatchObject({ status: 'paid' });
    await world().failPayout(payout.id);
    expect(await provider().readPayout(payout.id, account.id)).toMatchObject({ status: 'failed' });
  });

  it('tells of disputes: inquiries take nothing, then the money goes and comes back', async () => {
    const payment = await paid();
    const inquiry = await world().dispute(payment.id, { reason: 'fraudulent', isInquiry: true });
    expect(await provider().readDispute(inquiry.id)).toMatchObject({ status: 'inquiry', isWithdrawn: false, feeCents: 0 });
    const { id } = await world().dispute(payment.id, { reason: 'fraudulent' });
    expect(await provider().readDispute(id)).toMatchObject({
      status: 'open',
      isWithdrawn: true,
      cents: 262_34,
      feeCents: 15_00,
      paymentId: payment.id,
    });
    const sent = await provider().sendEvidence({
      key: randomUUID(),
      firstTriedAt: now(),
      disputeId: id,
      text: 'It was delivered.',
    });
    expect(sent.status).toBe('review');
    await world().decideDispute(id, 'won');
    expect(await provider().readDispute(id)).toMatchObject({ status: 'won', isWithdrawn: false });
  });

  it('signs events that say where to look, lists them again, and keeps books that add up', async () => {
    await it_().events();
    const since = now();
    const payment = await paid();
    const heard = (await it_().events()).map(({ raw, signature }) =>
      provider().readEvent({ raw: Buffer.from(raw), signature, now: now() }),
    );
    const about = (events: (ProviderEvent | null)[]) => events.map((event) => `${event?.about} ${event?.objectId}`).toSorted();
    expect(about(heard)).toContain(`payment ${payment.id}`);
    expect(
      about((await provider().listEvents(since)).filter(({ at }) => at >= new Date(Math.floor(since.getTime() / 1000) * 1000))),
    ).toEqual(expect.arrayContaining(about(heard)));
    const lines = await provider().listBalanceLines(new Date(clock - 365 * 24 * HOUR_MS), new Date(clock + 1000));
    expect(lines.find(({ objectId }) => objectId === payment.id)).toMatchObject({
      kind: 'payment',
      cents: 262_34,
      feeCents: 7_91,
    });
    const own = await world().listBalanceLines(new Date(0), new Date(clock + 1000));
    expect(lines.map(({ kind, objectId, cents, feeCents }) => [kind, objectId, cents, feeCents])).toEqual(
      own.map(({ kind, objectId, cents, feeCents }) => [kind, objectId, cents, feeCents]),
    );
  });
});

describe('Stripe', () => {
  it('that fails before or after it did something is asked again, and nothing happens twice', async () => {
    for (const outage of ['before', 'after'] as const) {
      stripe.server.fail(outage, 1);
      const opened = await stripe.provider().openCheckout(checkout());
      await stripe.world.pay(opened.id, { card: 'visa' });
      const { paymentId } = await stripe.provider().readCheckout(opened.id);
      const request = {
        key: randomUUID(),
        firstTriedAt: now(),
        reference: randomUUID(),
        paymentId: paymentId ?? '',
        cents: 200_00,
      };
      // More often than the library tries by itself.
      stripe.server.fail(outage, 3);
      await expect(stripe.provider().refund(request)).rejects.toMatchObject({ name: 'ProviderAway' });
      expect(await stripe.provider().refund(request)).toMatchObject({ status: 'succeeded' });
      const lines = await stripe.provider().listBalanceLines(new Date(0), new Date(clock + 1000));
      const back = lines.filter(({ kind, cents }) => kind === 'refund' && cents === -200_00);
      expect(new Set(back.map(({ objectId }) => objectId)).size).toBe(back.length);
    }
  });

  it('refuses events of the other mode, of strangers and of other times; two secrets count while one changes', () => {
    const event = (more = {}) =>
      JSON.stringify({
        id: 'evt_1',
        object: 'event',
        type: 'x',
        created: 1,
        livemode: false,
        data: { object: { id: 'pi_1', object: 'payment_intent' } },
        ...more,
      });
    const read = (raw: string, signature: string | null) =>
      stripe.provider().readEvent({ raw: Buffer.from(raw), signature, now: now() });
    for (const secret of ['whsec_old', SECRET])
      expect(read(event(), signEvent(event(), secret, now()))).toMatchObject({ about: 'payment', objectId: 'pi_1' });
    const live = event({ livemode: true });
    expect(() => read(live, signEvent(live, SECRET, now()))).toThrow('other mode');
    expect(() => read(event(), signEvent(event(), 'guessed', now()))).toThrow('wrong');
    expect(() => read(event(), signEvent(event(), SECRET, new Date(clock + 301_000)))).toThrow('not of now');
    expect(() => read(event(), null)).toThrow('not signed');
    const foreign = event({ data: { object: { id: 'cus_1', object: 'customer' } } });
    expect(read(foreign, signEvent(foreign, SECRET, now()))).toBeNull();
  });

  it('is named by a key that is one', () => {
    expect(() => parseConfig({ STRIPE_SECRET_KEY: 'pk_live_1' })).toThrow('STRIPE_SECRET_KEY');
  });
});
