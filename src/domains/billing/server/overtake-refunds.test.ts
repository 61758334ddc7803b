import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#lib/time-units.ts';
import { ProviderAway } from '#platform/payments/provider.ts';
import { answeredBy } from '#tests/support/other-provider.ts';
import { type MilestoneJob, openMilestoneJob } from '#tests/support/milestone-job.ts';
import { issueInvoices } from './invoices.ts';
import { reconcile } from './reconcile.ts';
import { sendRefunds } from './refunds.ts';
import { settleSandbox } from './sandbox-checkout.ts';

let job: MilestoneJob;
beforeAll(async () => {
  job = await openMilestoneJob();
});
afterAll(() => job.app.close());
beforeEach(() => job.begin());

const refundsOf = (orderId: string) =>
  job.app.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.status', 'refunds.cents'])
    .where('order_id', '=', orderId)
    .orderBy('refunds.status')
    .execute();

describe('milestones about to go back', () => {
  it('that were about to go back go back by the bank alone, and again from here if the bank returns them', async () => {
    const orderId = await job.fund();
    await job.move(job.owner, 'give-back', 1);
    const decide = await job.disputeCard(orderId);
    await sendRefunds(job.system());
    const before = await job.balances();
    await decide('lost');
    await sendRefunds(job.system());
    const after = await job.balances();
    const changed = (kind: string) => (after[kind] ?? 0) - (before[kind] ?? 0);
    expect([changed('hold'), changed('losses'), changed('disputed')]).toEqual([-500_05, 0, -500_05]);
    expect(await job.statuses()).toEqual(['refunded', 'refunded']);
    expect(await job.vendorMoney(job.owner)).toMatchObject({ heldCents: 0 });
    await decide('won');
    // The first part is somebody's to decide on; the second goes back, as the vendor said.
    expect(await job.statuses()).toEqual(['disputed', 'refunded']);
    expect(await job.vendorMoney(job.owner)).toMatchObject({ heldCents: 500_05 });
    await sendRefunds(job.system());
    await job.hear();
    expect(await job.vendorMoney(job.owner)).toMatchObject({ heldCents: 200_00 });
    expect(await reconcile(job.system(2 * HOUR_MS))).toEqual([]);
  });

  it('of which a bank took some leave the rest of what was about to go back to go back', async () => {
    const orderId = await job.fund();
    await job.move(job.owner, 'give-back', 1);
    await (
      await job.disputeCard(orderId, 100_01)
    )('lost');
    await sendRefunds(job.system());
    await job.hear();
    expect(await job.statuses()).toEqual(['funded', 'refunded']);
    expect(await job.vendorMoney(job.owner)).toMatchObject({ heldCents: 200_00 });
    expect(await refundsOf(orderId)).toEqual([
      { status: 'rejected', cents: 300_05 },
      { status: 'succeeded', cents: 200_04 },
    ]);
    await job.release();
    expect(await job.statuses()).toEqual(['released', 'refunded']);
    expect(await reconcile(job.system(2 * HOUR_MS))).toEqual([]);
  });

  it('whose refund was under way as the bank took them, and then failed, make up for the loss', async () => {
    const orderId = await job.fund('refund-fails');
    await job.move(job.owner, 'give-back', 1);
    const away = answeredBy(job.system(), { refund: () => Promise.reject(new ProviderAway('no answer')) });
    await sendRefunds(away);
    const before = await job.balances();
    await job.loseDispute(orderId);
    // By now the provider says no.
    await sendRefunds(job.system());
    const after = await job.balances();
    const changed = (kind: string) => (after[kind] ?? 0) - (before[kind] ?? 0);
    expect([changed('hold'), changed('losses')]).toEqual([-500_05, 0]);
    expect(await job.vendorMoney(job.owner)).toMatchObject({ heldCents: 0 });
    expect(await refundsOf(orderId)).toEqual([{ status: 'rejected', cents: 300_05 }]);
    await issueInvoices(job.system());
    const { invoices } = await job.vendorMoney(job.owner);
    expect(invoices.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(0);
  });

  it('whose refund arrived and came back before the bank took them have one credit note once the bank returns them', async () => {
    const orderId = await job.fund('refund-fails');
    const sumOfPapers = async () => {
      await issueInvoices(job.system());
      return (await job.vendorMoney(job.owner)).invoices.reduce((sum, { totalCents }) => sum + totalCents, 0);
    };
    await job.move(job.owner, 'give-back', 1);
    await sendRefunds(job.system());
    expect(await sumOfPapers()).toBe(200_00);
    await settleSandbox(job.system());
    await job.hear();
    expect(await refundsOf(orderId)).toEqual([{ status: 'failed', cents: 300_05 }]);
    const decide = await job.disputeCard(orderId);
    await decide('lost');
    expect(await sumOfPapers()).toBe(0);
    await decide('won');
    await sendRefunds(job.system());
    expect(await refundsOf(orderId)).toMatchObject([{ status: 'rejected' }, { status: 'succeeded', cents: 300_05 }]);
    expect(await sumOfPapers()).toBe(200_00);
  });

  it('leave books that add up', () => {
    const { expectBooksToAddUp } = job;
    return expectBooksToAddUp();
  });
});
