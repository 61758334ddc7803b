import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom, type Random } from '#lib/random.ts';
import { HOUR_MS } from '#lib/time-units.ts';
import { ProviderAway, ProviderRefusal } from '#platform/payments/provider.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { attempt, billingOn, cart, photos } from '#tests/support/billing.ts';
import { HOSTILE_ROUNDS, HOSTILE_SEED } from '#tests/support/hostile-run.ts';
import { answeredBy } from '#tests/support/other-provider.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Order } from '../contract.ts';
import { issueInvoices } from './invoices.ts';
import { getOrder } from './own-orders.ts';
import { reconcile } from './reconcile.ts';
import { decideRefund, grantRefund, requestRefund, resendRefund, sendRefunds } from './refunds.ts';

/*
 * Histories of orders, as buyers, administrators, a bank and the provider make them: whatever comes after what, tax and papers are those of
 * what stayed paid. `HOSTILE_SEED=7 HOSTILE_ROUNDS=30` plays others, and more.
 */

const STEPS = 12;
let app: TestApp;
let admins: ServerContext[];

const { system, signIn, buy, hear, settleAll, balances, expectBooksToAddUp } = billingOn(() => app);

beforeAll(async () => {
  app = await openTestApp();
  admins = await Promise.all([signIn('Ada', true), signIn('Alma', true)]);
});
afterAll(() => app.close());

const disputesOf = (orderId: string) =>
  app.db
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.payment_id')
    .selectAll('disputes')
    .where('payments.order_id', '=', orderId)
    .execute();

async function playStep(random: Random, buyer: ServerContext, order: Order): Promise<string> {
  const sandbox = app.ctx().payments.openSandbox(app.ctx());
  const { provider_id: paymentId } = await app.db
    .selectFrom('payments')
    .select('provider_id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const shown = await getOrder(buyer, order.id);
  const disputes = await disputesOf(order.id);
  const part = random.chance(0.5) ? undefined : random.pick(shown.parts).key;
  const given = () => ({
    orderId: order.id,
    id: randomUUID(),
    cents: random.int(1, Math.max(1, Math.min(shown.refundableCents, random.pick([1_00, 60_00, 400_00])))),
    reason: 'As agreed',
    part,
  });
  const asked = shown.refunds.filter(({ status }) => status === 'requested');
  const failed = shown.refunds.find(({ status }) => status === 'failed');
  const steps: Record<string, () => Promise<unknown>> = {
    grant: () => grantRefund(random.pick(admins), given()),
    request: () => requestRefund(buyer, given()),
    decide: async () => {
      if (asked.length > 0)
        await decideRefund(random.pick(admins), { refundId: random.pick(asked).id, agrees: random.chance(0.7), answer: 'No' });
    },
    'bank-asks': async () => {
      const taken = disputes.reduce((sum, { status, cents }) => sum + (status === 'won' ? 0 : cents), 0);
      const most = order.quote.totalCents - taken;
      if (most > 0) await sandbox.dispute(paymentId ?? '', { reason: 'general', cents: random.int(1, most) });
    },
    'bank-decides': async () => {
      const open = disputes.filter(({ status }) => status !== 'won');
      if (open.length === 0) return;
      const { provider_id: id, status } = random.pick(open);
      await sandbox.decideDispute(id, status === 'lost' || random.chance(0.3) ? 'won' : 'lost');
    },
    send: () => sendRefunds(system()),
    'send-unanswered': () => sendRefunds(answeredBy(system(), { refund: () => Promise.reject(new ProviderAway('no answer')) })),
    'send-refused': () =>
      sendRefunds(answeredBy(system(), { refund: () => Promise.reject(new ProviderRefusal('missing', 'no such card')) })),
    issue: () => issueInvoices(system()),
    // A card to which refunds fail says so only later.
    settle: () => settleAll(),
    resend: async () => {
      if (failed !== undefined) await resendRefund(random.pick(admins), failed.id);
    },
  };
  const names = Object.keys(steps);
  const name = random.weighted(names, (one) => (one === 'grant' || one.startsWith('bank') ? 3 : 1));
  const came = await attempt(steps[name] ?? (() => Promise.resolve()));
  await hear();
  return `${name}: ${came}`;
}

it('keep the tax and the papers of what stayed paid, whatever comes after what', async () => {
  for (let round = 0; round < HOSTILE_ROUNDS * 2; round += 1) {
    const random = createRandom(`${HOSTILE_SEED}-orders-${round}`);
    const buyer = await signIn('Bea');
    const before = await balances();
    const items = [{ id: 'guided', quantity: 1, period: 'month' as const }, photos];
    const order = await buy(buyer, random.pick(['visa', 'refund-fails']), cart({ items, state: 'WA', seenTotalCents: 302_19 }));
    const told = [`round ${round}`];
    for (let step = 0; step < STEPS; step += 1) told.push(await playStep(random, buyer, order));
    // The bank decides on all that it asked about, and what is agreed to goes back.
    const sandbox = app.ctx().payments.openSandbox(app.ctx());
    for (const { status, provider_id: id } of await disputesOf(order.id))
      if (status === 'open') await sandbox.decideDispute(id, random.pick(['won', 'lost']));
    await hear();
    await sendRefunds(system());
    await settleAll();
    await issueInvoices(system());
    const where = told.join('\n');
    const { refunds, quote, refundableCents } = await getOrder(buyer, order.id);
    const rows = await app.db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select(['refunds.id', 'refunds.status', 'refunds.cents', 'refunds.tax_cents'])
      .where('order_id', '=', order.id)
      .execute();
    const lost = (await disputesOf(order.id)).filter(({ lost_cents }) => lost_cents > 0);
    const arrived = rows.filter(({ status }) => status === 'succeeded');
    const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);
    const back = sum(arrived.map(({ cents }) => cents)) + sum(lost.map(({ credited_cents }) => credited_cents));
    const taxBack = sum(arrived.map(({ tax_cents }) => tax_cents)) + sum(lost.map((one) => one.credited_tax_cents));
    const papers = await app.db
      .selectFrom('invoices')
      .select(['total_cents', 'refund_id'])
      .where('order_id', '=', order.id)
      .execute();
    // One that arrived and came back is still owed, and keeps its note.
    const owed = rows.filter(({ id, status }) => status === 'failed' && papers.some(({ refund_id }) => refund_id === id));
    expect(sum(papers.map(({ total_cents }) => total_cents)), where).toBe(
      quote.totalCents - back - sum(owed.map(({ cents }) => cents)),
    );
    const after = await balances();
    const changed = (kind: string) => (after[kind] ?? 0) - (before[kind] ?? 0);
    expect(changed('tax'), where).toBe(quote.taxCents - taxBack);
    expect(changed('disputed'), where).toBe(0);
    expect(taxBack, where).toBeLessThanOrEqual(quote.taxCents);
    if (back === quote.totalCents) expect(taxBack, where).toBe(quote.taxCents);
    // Nothing goes back from here that a bank took: what is left, is asked for and went back comes to what was paid.
    const open = sum(refunds.filter(({ status }) => status !== 'rejected').map(({ cents }) => cents));
    expect(open + refundableCents + sum(lost.map(({ lost_cents }) => lost_cents)), where).toBeGreaterThanOrEqual(
      quote.totalCents,
    );
  }
  expect(await reconcile(system(2 * HOUR_MS))).toEqual([]);
  const waiting = await app.db.selectFrom('payment_events').select(['failure', 'id']).where('worked_at', 'is', null).execute();
  expect(waiting).toEqual([]);
  await expectBooksToAddUp();
}, 600_000);
