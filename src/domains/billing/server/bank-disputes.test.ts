import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#lib/time-units.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { idOf } from '#tests/support/actors.ts';
import { type MilestoneJob, openMilestoneJob } from '#tests/support/milestone-job.ts';
import { issueInvoices } from './invoices.ts';
import { moveMilestone } from './move-milestone.ts';
import { passMilestoneDays } from './pass-milestone-days.ts';
import { queueWeekly, sendPayouts } from './payouts.ts';
import { reconcile } from './reconcile.ts';
import { sendRefunds } from './refunds.ts';
import { settleSandbox } from './sandbox-checkout.ts';
import { requestPayout } from './vendor-money.ts';

let job: MilestoneJob;
beforeAll(async () => {
  job = await openMilestoneJob();
});
afterAll(() => job.app.close());
beforeEach(() => job.begin());

describe('milestones', () => {
  it('that a card dispute takes back after the payout become the debt of the vendor, which the next release repays', async () => {
    const orderId = await job.fund();
    await job.release();
    await job.openAccount();
    await requestPayout(job.owner, { vendorId: job.now.vendorId, id: randomUUID(), cents: 180_00 });
    await settleSandbox(job.system());
    await job.hear();
    const before = await job.balances();
    await job.loseDispute(orderId);
    const after = await job.balances();
    const changed = (kind: string) => (after[kind] ?? 0) - (before[kind] ?? 0);
    expect([changed('hold'), changed('debt'), changed('revenue'), changed('losses'), changed('disputed')]).toEqual([
      -300_05, 180_00, -20_00, 0, 0,
    ]);
    expect(await job.vendorMoney(job.owner)).toMatchObject({
      availableCents: 0,
      debtCents: 180_00,
      earned: { netCents: 180_00, takenCents: 180_00 },
    });
    // The bank gave back what was held: nothing is left to give back here, too, by the vendor, or with the job.
    expect(await job.plan()).toMatchObject({
      heldCents: 0,
      milestones: [{ status: 'clawed-back' }, { status: 'refunded', refundedCents: 300_05 }],
    });
    await expect(job.move(job.owner, 'give-back', 1)).rejects.toMatchObject({ code: 'conflict' });
    await job.end('vendor');
    await passMilestoneDays(job.system(91 * DAY_MS));
    expect(await job.statuses()).toEqual(['clawed-back', 'refunded']);
    // The next job of the vendor pays it off first.
    await job.beginAnother([{ title: 'All', cents: 500_05, taxCents: 0 }]);
    await job.fund();
    await job.release();
    expect(await job.vendorMoney(job.owner)).toMatchObject({ availableCents: 450_04 - 180_00, debtCents: 0 });
  });

  it('that a card dispute takes back before the payout is sent cancel it, and it bars no other', async () => {
    const orderId = await job.fund();
    await job.release();
    await job.openAccount();
    await queueWeekly(job.system());
    await job.loseDispute(orderId);
    await sendPayouts(job.system());
    const { payouts, ...money } = await job.vendorMoney(job.owner);
    expect(money).toMatchObject({ availableCents: 0, debtCents: 0 });
    expect(payouts).toMatchObject([{ status: 'cancelled' }]);
    expect(await job.whyCancelled(payouts[0]?.id)).toBe('not-covered');
    await expect(requestPayout(job.owner, { vendorId: job.now.vendorId, id: randomUUID(), cents: 1_00 })).rejects.toMatchObject({
      publicCode: 'not-covered',
    });
  });

  it('in dispute at the bank end with it: an administrator can end the job, also where both sides disputed it before', async () => {
    const orderId = await job.fund();
    await job.move(job.client, 'dispute', 1, 'It never came');
    const decide = await job.disputeCard(orderId);
    const end = () => job.end('admin');
    await expect(end()).rejects.toMatchObject({ publicCode: 'money-in-dispute' });
    await decide('lost');
    expect(await job.statuses()).toEqual(['refunded', 'refunded']);
    await end();
    expect((await job.plan()).heldCents).toBe(0);
  });

  it('that a bank questions or takes back are told to those who answer for the vendor', async () => {
    const heard = async (ctx: ServerContext) =>
      (
        await job.app.db
          .selectFrom('notifications')
          .select(['title', 'body'])
          .where('user_id', '=', idOf(ctx))
          .where('title', 'like', 'A client’s bank%')
          .where('href', 'like', `%${job.now.engagementId}`)
          .orderBy('id')
          .execute()
      ).map(({ title, body }) => `${title}: ${body}`);
    const orderId = await job.fund();
    await job.release();
    await job.openAccount();
    await requestPayout(job.owner, { vendorId: job.now.vendorId, id: randomUUID(), cents: 180_00 });
    await settleSandbox(job.system());
    await job.hear();
    await job.loseDispute(orderId);
    expect(await heard(job.owner)).toEqual([
      'A client’s bank is questioning a payment: Photographer, request 12. The bank is questioning $500.05 that was paid for your work. None of it is released or paid back until that’s settled.',
      'A client’s bank took a payment back: Photographer, request 12. $500.05 went back to the client by their bank: first what was still held, then what had been released to you. $180.00 of it was paid out to you before, and comes off your next releases.',
    ]);
    expect(await heard(job.worker)).toEqual([]);
    expect(await heard(job.client)).toEqual([]);
    await job.beginAnother([{ title: 'All', cents: 500_05, taxCents: 0 }]);
    await (
      await job.disputeCard(await job.fund())
    )('won');
    expect((await heard(job.owner)).map((line) => line.split(':')[0])).toEqual([
      'A client’s bank is questioning a payment',
      'A client’s bank let a payment stand',
    ]);
  });

  it('of a job that the vendor gave up are not released by silence once the bank has decided for it', async () => {
    const orderId = await job.fund();
    await job.move(job.owner, 'submit');
    const decide = await job.disputeCard(orderId);
    await job.end('vendor');
    await decide('won');
    await passMilestoneDays(job.system(8 * DAY_MS));
    expect(await job.statuses()).toEqual(['disputed', 'disputed']);
    await job.move(job.owner, 'give-back', 0);
    await job.move(job.owner, 'give-back', 1);
    expect(await job.statuses()).toEqual(['refunded', 'refunded']);
  });

  it('of which a bank took some are released and paid back again for exactly what is left', async () => {
    const orderId = await job.fund();
    const decide = await job.disputeCard(orderId, 120_00);
    await expect(job.move(job.owner, 'give-back', 1)).rejects.toMatchObject({ publicCode: 'card-disputed' });
    const questioned = { isQuestioned: true, verbs: ['dispute'] };
    expect(await job.plan()).toMatchObject({ milestones: [questioned, questioned] });
    await decide('lost');
    expect(await job.plan()).toMatchObject({
      heldCents: 380_05,
      milestones: [
        { status: 'funded', refundedCents: 120_00, remainingCents: 80_00, isQuestioned: false },
        { status: 'funded', remainingCents: 300_05, verbs: ['release-part', 'dispute'] },
      ],
    });
    await job.release();
    await job.move(job.owner, 'give-back', 1);
    await sendRefunds(job.system());
    await job.hear();
    expect(await job.plan()).toMatchObject({
      heldCents: 0,
      milestones: [
        { status: 'released', releasedCents: 80_00 },
        { status: 'refunded', refundedCents: 300_05 },
      ],
    });
    expect(await job.vendorMoney(job.owner)).toMatchObject({ heldCents: 0, availableCents: 72_00 });
    expect(await reconcile(job.system(2 * HOUR_MS))).toEqual([]);
    const [told] = await job.app.db
      .selectFrom('notifications')
      .select('body')
      .where('user_id', '=', idOf(job.owner))
      .where('title', 'like', 'A client’s bank took%')
      .where('href', 'like', `%${job.now.engagementId}`)
      .execute();
    expect(told?.body).toContain('$380.05 is still held, and can be released or paid back again.');
  });

  it('of which a bank took what was held leave what was released to the vendor, with the fee of that', async () => {
    const orderId = await job.fund();
    await job.release();
    const first = await job.disputeCard(orderId, 300_05);
    await first('lost');
    expect(await job.statuses()).toEqual(['released', 'refunded']);
    expect(await job.vendorMoney(job.owner)).toMatchObject({ availableCents: 180_00, debtCents: 0 });
    // Another dispute of the same payment takes half of what was released: half of the fee, too.
    const before = await job.balances();
    await (
      await job.disputeCard(orderId, 100_00)
    )('lost');
    expect(await job.vendorMoney(job.owner)).toMatchObject({ availableCents: 90_00, debtCents: 0 });
    const after = await job.balances();
    expect([(after['revenue'] ?? 0) - (before['revenue'] ?? 0), (after['losses'] ?? 0) - (before['losses'] ?? 0)]).toEqual([
      -10_00, 0,
    ]);
    await (
      await job.disputeCard(orderId, 100_00)
    )('lost');
    expect(await job.statuses()).toEqual(['clawed-back', 'refunded']);
    expect(await job.vendorMoney(job.owner)).toMatchObject({ availableCents: 0, debtCents: 0 });
  });

  it('that a bank took back and returns are held and released as before, also after the debt was paid', async () => {
    const orderId = await job.fund();
    await job.release();
    await job.openAccount();
    await requestPayout(job.owner, { vendorId: job.now.vendorId, id: randomUUID(), cents: 180_00 });
    await settleSandbox(job.system());
    await job.hear();
    const before = await job.balances();
    const decide = await job.disputeCard(orderId);
    await decide('lost');
    const first = job.now.engagementId;
    // Half of the debt is paid by another job before the bank reverses itself.
    await job.beginAnother([
      { title: 'First', cents: 100_00, taxCents: 0 },
      { title: 'Second', cents: 400_05, taxCents: 0 },
    ]);
    await job.fund();
    await job.release();
    expect(await job.vendorMoney(job.owner)).toMatchObject({ availableCents: 0, debtCents: 90_00 });
    job.now.engagementId = first;
    await decide('won');
    const earned = { netCents: 270_00, takenCents: 0 };
    expect(await job.vendorMoney(job.owner)).toMatchObject({ availableCents: 90_00, debtCents: 0, earned });
    const after = await job.balances();
    // But for the other job, and the fees of the provider, all is as it was.
    const changed = (kind: string) => (after[kind] ?? 0) - (before[kind] ?? 0);
    expect([changed('hold'), changed('revenue'), changed('losses'), changed('disputed')]).toEqual([400_05, 10_00, 0, 0]);
    expect(await job.plan()).toMatchObject({
      heldCents: 300_05,
      milestones: [
        { status: 'released', releasedCents: 200_00 },
        { status: 'disputed', refundedCents: 0, remainingCents: 300_05 },
      ],
    });
    const heard = await job.app.db
      .selectFrom('notifications')
      .select('title')
      .where('user_id', 'in', [idOf(job.client), idOf(job.owner)])
      .where('title', 'like', '%bank returned%')
      .where('href', 'like', `%${first}`)
      .orderBy('title')
      .execute();
    expect(heard.map(({ title }) => title)).toEqual([
      'A client’s bank returned a payment',
      'The client’s bank returned the money for a milestone, and we’re holding it again: Photos',
      'Your bank returned the money for a milestone, and we’re holding it again: Photos',
    ]);
    // It can be decided on, once.
    await job.move(job.client, 'approve', 1);
    expect(await job.vendorMoney(job.owner)).toMatchObject({ availableCents: 360_04 });
    await decide('won');
    expect(await job.statuses()).toEqual(['released', 'released']);
    expect(await reconcile(job.system(2 * HOUR_MS))).toEqual([]);
  });

  it('that were paid out, taken back by a bank and came back from the vendor’s bank pay the debt first', async () => {
    const orderId = await job.fund();
    await job.release();
    await job.openAccount();
    await requestPayout(job.owner, { vendorId: job.now.vendorId, id: randomUUID(), cents: 180_00 });
    await settleSandbox(job.system());
    await job.hear();
    await job.loseDispute(orderId);
    expect(await job.vendorMoney(job.owner)).toMatchObject({ availableCents: 0, debtCents: 180_00 });
    const { provider_id } = await job.app.db
      .selectFrom('payouts')
      .select('provider_id')
      .where('vendor_id', '=', job.now.vendorId)
      .executeTakeFirstOrThrow();
    await job.app
      .ctx()
      .payments.openSandbox(job.app.ctx())
      .failPayout(provider_id ?? '');
    await job.hear();
    // Paid out once more, it would be the vendor’s although the client has it back.
    expect(await job.vendorMoney(job.owner)).toMatchObject({ availableCents: 0, debtCents: 0 });
    expect(await reconcile(job.system(2 * HOUR_MS))).toEqual([]);
  });

  it('stay with the vendor where a bank takes back what was paid twice', async () => {
    const orderId = await job.fund();
    const sandbox = job.app.ctx().payments.openSandbox(job.app.ctx());
    const page = await sandbox.openCheckout({
      key: randomUUID(),
      firstTriedAt: new Date(),
      reference: orderId,
      lines: [{ name: 'Again', cents: 500_05 }],
      email: null,
      successUrl: 'http://localhost/payment-confirmation',
      cancelUrl: 'http://localhost/services',
      expiresAt: new Date(Date.now() + DAY_MS),
    });
    const { paymentId } = await sandbox.pay(page.id, { card: 'mastercard' });
    await job.hear();
    const before = await job.balances();
    const dispute = await sandbox.dispute(paymentId ?? '', { reason: 'duplicate' });
    await job.hear();
    await sandbox.decideDispute(dispute.id, 'lost');
    await job.hear();
    const after = await job.balances();
    expect((after['losses'] ?? 0) - (before['losses'] ?? 0)).toBe(0);
    expect(await job.plan()).toMatchObject({ heldCents: 500_05, milestones: [{ status: 'funded' }, { status: 'funded' }] });
    await job.release();
    expect((await job.statuses())[0]).toBe('released');
  });

  it('of which a bank took some and returned it after the rest was released can be released, too', async () => {
    const orderId = await job.fund();
    const decide = await job.disputeCard(orderId, 50_00);
    await decide('lost');
    await job.release();
    expect((await job.plan()).milestones[0]).toMatchObject({ status: 'released', releasedCents: 150_00, refundedCents: 50_00 });
    await decide('won');
    expect((await job.plan()).milestones[0]).toMatchObject({ status: 'disputed', remainingCents: 50_00 });
    await job.move(job.client, 'approve');
    expect((await job.plan()).milestones[0]).toMatchObject({ status: 'released', releasedCents: 200_00, refundedCents: 0 });
    expect(await job.vendorMoney(job.owner)).toMatchObject({ availableCents: 180_00 });
  });

  it('cost the fee of what stands released, whatever a bank took between two releases', async () => {
    const orderId = await job.fund();
    const releasePart = async (cents: number) =>
      moveMilestone(job.client, {
        milestoneId: await job.idAt(0),
        verb: 'release-part',
        text: '',
        cents,
        seenReleasedCents: 0,
      });
    await releasePart(1_04);
    const ofHeld = await job.disputeCard(orderId, 499_01);
    await ofHeld('lost');
    const ofReleased = await job.disputeCard(orderId, 6);
    await ofReleased('lost');
    expect(await job.vendorMoney(job.owner)).toMatchObject({ availableCents: 98 - 10 });
    await ofHeld('won');
    await job.move(job.client, 'approve');
    expect(await job.vendorMoney(job.owner)).toMatchObject({ availableCents: 199_94 - 19_99 });
    await ofReleased('won');
    expect(await job.vendorMoney(job.owner)).toMatchObject({ availableCents: 200_00 - 20_00 });
  });

  it('that a bank takes and returns have papers of the vendor that add up, with the sales tax', async () => {
    await job.beginAnother([
      { title: 'Deposit', cents: 200_00, taxCents: 10_01 },
      { title: 'Photos', cents: 300_05, taxCents: 17_03 },
    ]);
    const orderId = await job.fund();
    await job.release();
    const papers = async () => {
      await issueInvoices(job.system());
      const { invoices } = await job.vendorMoney(job.owner);
      return invoices.toSorted((a, b) => a.name.localeCompare(b.name)).map(({ kind, totalCents }) => [kind, totalCents]);
    };
    const first = await job.disputeCard(orderId, 333_33);
    await first('lost');
    expect(await papers()).toEqual([
      ['credit-note', -333_33],
      ['invoice', 500_05],
    ]);
    await first('won');
    await (
      await job.disputeCard(orderId)
    )('lost');
    const all = await papers();
    expect(all.map(([kind]) => kind)).toEqual(['credit-note', 'credit-note', 'invoice', 'invoice']);
    expect(all.reduce((sum, [, cents]) => sum + Number(cents), 0)).toBe(0);
    const taxes = await job.app.db
      .selectFrom('disputes')
      .innerJoin('payments', 'payments.id', 'disputes.payment_id')
      .select(['credited_tax_cents', 'restored_tax_cents'])
      .where('order_id', '=', orderId)
      .execute();
    expect(taxes.reduce((sum, row) => sum + row.credited_tax_cents - row.restored_tax_cents, 0)).toBe(27_04);
  });

  it('leave books that add up', () => {
    const { expectBooksToAddUp } = job;
    return expectBooksToAddUp();
  });
});
