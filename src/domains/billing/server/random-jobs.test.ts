import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountOf, readBalance } from '#domains/ledger/server/index.ts';
import { createRandom, type Random } from '#lib/random.ts';
import { HOUR_MS } from '#lib/time-units.ts';
import { ProviderAway, ProviderRefusal } from '#platform/payments/provider.ts';
import { attempt } from '#tests/support/billing.ts';
import { HOSTILE_ROUNDS, HOSTILE_SEED } from '#tests/support/hostile-run.ts';
import { type MilestoneJob, openMilestoneJob } from '#tests/support/milestone-job.ts';
import { answeredBy } from '#tests/support/other-provider.ts';
import { releaseFee } from '../model/job-fee.ts';
import { remainingCents, returnedCents } from '../model/milestone-moves.ts';
import { issueInvoices } from './invoices.ts';
import { listMilestones, termsOf } from './milestones.ts';
import { decideMilestone, moveMilestone } from './move-milestone.ts';
import { sendPayouts } from './payouts.ts';
import { reconcile } from './reconcile.ts';
import { resendRefund, sendRefunds } from './refunds.ts';
import { settleSandbox } from './sandbox-checkout.ts';
import { requestPayout } from './vendor-money.ts';

/*
 * Histories of the money of a job, as its two sides, administrators, a bank and the provider make them: whatever comes after what, each
 * cent is held for somebody, and the papers add up. `HOSTILE_SEED=7 HOSTILE_ROUNDS=30` plays others, and more.
 */

const STEPS = 14;
let job: MilestoneJob;
beforeAll(async () => {
  job = await openMilestoneJob();
});
afterAll(() => job.app.close());

async function playStep(random: Random, orderId: string): Promise<string> {
  const rows = await listMilestones(job.app.db, job.now.engagementId);
  const row = random.pick(rows);
  const place = row.place;
  const sandbox = job.app.ctx().payments.openSandbox(job.app.ctx());
  const payment = await job.app.db
    .selectFrom('payments')
    .select(['id', 'provider_id', 'cents'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const disputes = await job.app.db.selectFrom('disputes').selectAll().where('payment_id', '=', payment.id).execute();
  const taken = disputes.reduce((sum, { status, cents }) => sum + (status === 'won' ? 0 : cents), 0);
  const steps: Record<string, () => Promise<unknown>> = {
    submit: () => job.move(job.owner, 'submit', place),
    approve: () => job.move(job.client, 'approve', place),
    'ask-changes': () => job.move(job.client, 'ask-changes', place),
    dispute: () => job.move(random.chance(0.5) ? job.client : job.owner, 'dispute', place),
    'give-back': () => job.move(job.owner, 'give-back', place),
    'release-part': () =>
      moveMilestone(job.client, {
        milestoneId: row.id,
        verb: 'release-part',
        text: '',
        cents: random.int(1, Math.max(1, remainingCents(row) - 1)),
        seenReleasedCents: row.released_cents,
      }),
    decide: () =>
      decideMilestone(job.admin, {
        milestoneId: row.id,
        releaseCents: random.int(0, remainingCents(row)),
        text: 'Both are right',
      }),
    end: () => job.end(random.pick(['client', 'vendor', 'admin'])),
    'bank-asks': async () => {
      const most = payment.cents - taken;
      if (most > 0) await sandbox.dispute(payment.provider_id ?? '', { reason: 'general', cents: random.int(1, most) });
    },
    'bank-decides': async () => {
      const open = disputes.filter(({ status }) => status !== 'won');
      if (open.length === 0) return;
      const { provider_id: id, status } = random.pick(open);
      await sandbox.decideDispute(id, status === 'lost' || random.chance(0.3) ? 'won' : 'lost');
    },
    refunds: () => sendRefunds(job.system()),
    'refunds-unanswered': () =>
      sendRefunds(answeredBy(job.system(), { refund: () => Promise.reject(new ProviderAway('no answer')) })),
    'refunds-refused': () =>
      sendRefunds(answeredBy(job.system(), { refund: () => Promise.reject(new ProviderRefusal('missing', 'no such card')) })),
    issue: () => issueInvoices(job.system()),
    resend: async () => {
      const failed = await job.app.db
        .selectFrom('refunds')
        .select('id')
        .where('payment_id', '=', payment.id)
        .where('status', '=', 'failed')
        .executeTakeFirst();
      if (failed !== undefined) await resendRefund(job.admin, failed.id);
    },
    payout: async () => {
      const { availableCents } = await job.vendorMoney(job.owner);
      if (availableCents > 0)
        await requestPayout(job.owner, { vendorId: job.now.vendorId, id: randomUUID(), cents: random.int(1, availableCents) });
    },
    settle: () => settleSandbox(job.system()),
  };
  const names = Object.keys(steps);
  const name = random.weighted(names, (one) => (one.startsWith('bank') || one === 'refunds' ? 3 : one === 'end' ? 0.4 : 1));
  const came = await attempt(steps[name] ?? (() => Promise.resolve()));
  await job.hear();
  return `${name} ${place}: ${came}`;
}

/** What must hold after each step. */
async function expectSound(orderId: string, told: readonly string[]): Promise<void> {
  const where = told.join('\n');
  const rows = await listMilestones(job.app.db, job.now.engagementId);
  const refunds = await job.app.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.status', 'refunds.cents'])
    .where('payments.order_id', '=', orderId)
    .execute();
  const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);
  const unsent = sum(refunds.flatMap(({ status, cents }) => (status === 'requested' || status === 'failed' ? [cents] : [])));
  const hold = await readBalance(job.system(), 'sandbox', accountOf('hold', job.now.engagementId));
  expect(hold.availableCents, `held for somebody\n${where}`).toBe(sum(rows.map(remainingCents)) + unsent);
  const [payable, debt] = [
    await readBalance(job.system(), 'sandbox', accountOf('payable', job.now.vendorId)),
    await readBalance(job.system(), 'sandbox', accountOf('debt', job.now.vendorId)),
  ];
  const paidOut = await job.app.db
    .selectFrom('payouts')
    .select(['cents'])
    .where('vendor_id', '=', job.now.vendorId)
    .where('status', '=', 'paid')
    .execute();
  const standing = (row: (typeof rows)[number]) => row.released_cents - row.clawed_cents;
  const net = sum(rows.map((row) => standing(row) - releaseFee(termsOf(row), standing(row))));
  const got = payable.cents + sum(paidOut.map(({ cents }) => cents)) - debt.cents;
  expect(got, `what the vendor got\n${where}`).toBe(net);
}

async function expectPapersToAddUp(orderId: string, told: readonly string[]): Promise<void> {
  await issueInvoices(job.system());
  const papers = await job.app.db
    .selectFrom('invoices')
    .select(['refund_id', 'total_cents'])
    .where('order_id', '=', orderId)
    .execute();
  const rows = await listMilestones(job.app.db, job.now.engagementId);
  const stayed = papers.reduce((all, { total_cents }) => all + total_cents, 0);
  const open = await job.app.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.cents'])
    .where('payments.order_id', '=', orderId)
    .where('refunds.status', 'in', ['requested', 'submitted', 'failed'])
    .execute();
  // One that arrived and came back keeps its note.
  const unnoted = open.filter(({ id }) => !papers.some(({ refund_id }) => refund_id === id));
  const back = rows.reduce((all, row) => all + returnedCents(row), 0) - unnoted.reduce((all, { cents }) => all + cents, 0);
  expect(stayed, told.join('\n')).toBe(rows.reduce((all, { cents }) => all + cents, 0) - back);
}

it('keep each cent of a job for somebody, whatever comes after what', async () => {
  for (let round = 0; round < HOSTILE_ROUNDS * 2; round += 1) {
    const random = createRandom(`${HOSTILE_SEED}-${round}`);
    await job.begin();
    await job.beginAnother([
      { title: 'Deposit', cents: 200_01, taxCents: 10_03 },
      { title: 'Photos', cents: 250_02, taxCents: 17_07 },
      { title: 'Video', cents: 50_02, taxCents: 0 },
    ]);
    await job.openAccount();
    const orderId = await job.fund(random.pick(['visa', 'refund-fails']));
    const told = [`round ${round}`];
    for (let step = 0; step < STEPS; step += 1) {
      told.push(await playStep(random, orderId));
      await expectSound(orderId, told);
    }
    await sendPayouts(job.system());
    await settleSandbox(job.system());
    await job.hear();
    await expectSound(orderId, told);
    await expectPapersToAddUp(orderId, told);
  }
  expect(await reconcile(job.system(2 * HOUR_MS))).toEqual([]);
  const waiting = await job.app.db
    .selectFrom('payment_events')
    .select(['failure', 'id'])
    .where('worked_at', 'is', null)
    .execute();
  expect(waiting).toEqual([]);
  await job.expectBooksToAddUp();
}, 600_000);
