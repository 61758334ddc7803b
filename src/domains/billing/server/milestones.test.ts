import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/time-units.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { later } from '#tests/support/billing.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { type MilestoneJob, openMilestoneJob } from '#tests/support/milestone-job.ts';
import { countBlocked } from '#tests/support/open-transactions.ts';
import { fundMilestones } from './fund-milestones.ts';
import { issueInvoices, serveInvoice } from './invoices.ts';
import { getMoneyPlan } from './milestones.ts';
import { decideMilestone, moveMilestone } from './move-milestone.ts';
import { getOrder, payOrder } from './own-orders.ts';
import { lockOrder } from './queries.ts';
import { passMilestoneDays } from './pass-milestone-days.ts';
import { reconcile } from './reconcile.ts';
import { requestRefund, sendRefunds } from './refunds.ts';
import { paySandboxCheckout, settleSandbox } from './sandbox-checkout.ts';
import { openPayoutAccount } from './payout-accounts.ts';
import { finishTestAccount, requestPayout } from './vendor-money.ts';

let job: MilestoneJob;
beforeAll(async () => {
  job = await openMilestoneJob();
});
afterAll(() => job.app.close());
beforeEach(() => job.begin());

describe('milestones', () => {
  it('are held once they are paid, released on approval less the fee that was shown, and paid out', async () => {
    expect((await job.plan()).milestones).toMatchObject([
      { feeCents: 20_00, vendorCents: 180_00, status: 'planned' },
      { feeCents: 30_01, vendorCents: 270_04 },
    ]);
    await job.fund();
    expect(await job.plan()).toMatchObject({ heldCents: 500_05, milestones: [{ status: 'funded' }, { status: 'funded' }] });
    await job.move(job.worker, 'submit');
    expect(await job.move(job.client, 'approve')).toMatchObject({
      heldCents: 300_05,
      milestones: [{ status: 'released', releasedCents: 200_00 }, { status: 'funded' }],
    });
    expect(await job.vendorMoney(job.worker)).toMatchObject({
      heldCents: 300_05,
      availableCents: 180_00,
      account: null,
    });
    await expect(requestPayout(job.owner, { vendorId: job.now.vendorId, id: randomUUID(), cents: 100_00 })).rejects.toMatchObject(
      {
        publicCode: 'account-inactive',
      },
    );
    expect((await openPayoutAccount(job.owner, job.now.vendorId)).url).toContain('/enhanced-vendor-dashboard');
    expect((await finishTestAccount(job.owner, job.now.vendorId)).account).toMatchObject({ transfers: 'active' });
    await expect(requestPayout(job.owner, { vendorId: job.now.vendorId, id: randomUUID(), cents: 180_01 })).rejects.toMatchObject(
      {
        publicCode: 'not-covered',
      },
    );
    const given = { vendorId: job.now.vendorId, id: randomUUID(), cents: 180_00 };
    const [first] = await Promise.allSettled([requestPayout(job.owner, given), requestPayout(job.owner, given)]);
    expect(first.status).toBe('fulfilled');
    expect(await job.vendorMoney(job.owner)).toMatchObject({
      availableCents: 0,
      underWayCents: 180_00,
      payouts: [{ status: 'transit' }],
    });
    await settleSandbox(job.system());
    await job.hear();
    expect(await job.vendorMoney(job.owner)).toMatchObject({
      availableCents: 0,
      underWayCents: 0,
      paidCents: 180_00,
      payouts: [{ status: 'paid' }],
      statement: [
        { kind: 'released', job: 'Photographer, request 12', cents: 180_00 },
        { job: null, cents: -180_00, balanceCents: 0 },
      ],
    });
    expect(await reconcile(job.system(2 * HOUR_MS))).toEqual([]);
  });

  it('are invoiced by the vendor in numbers of its own, for its client, its team and nobody else', async () => {
    await job.app.db
      .updateTable('milestones')
      .set({ tax_cents: 5_05 })
      .where('engagement_id', '=', job.now.engagementId)
      .where('place', '=', 1)
      .execute();
    const orderId = await job.fund();
    await issueInvoices(job.system());
    await job.move(job.owner, 'give-back', 1);
    await sendRefunds(job.system());
    await settleSandbox(job.system());
    await job.hear();
    await issueInvoices(job.system());
    const { invoices } = await job.vendorMoney(job.owner);
    const code = job.now.vendorId.slice(0, 8).toUpperCase();
    expect(Object.fromEntries(invoices.map(({ name, totalCents }) => [name, totalCents]))).toEqual({
      [`TEST-V${code}-CN-000001`]: -300_05,
      [`TEST-V${code}-INV-000001`]: 500_05,
    });
    const read = async (ctx: ServerContext) => readPdf(await (await serveInvoice(ctx, { orderId })).bytes());
    for (const ctx of [job.client, job.owner, job.admin]) {
      const text = await read(ctx);
      expect(text).toContain(`Invoice TEST-V${code}-INV-000001`);
      expect(text).toContain('Photographer, request 12');
      expect(text).toContain('Sales tax, as quoted $5.05');
      expect(text).toContain('collected through');
    }
    for (const ctx of [job.worker, job.stranger]) await expect(read(ctx)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are approved by silence after seven days and two reminders, but not while the card is disputed', async () => {
    const orderId = await job.fund();
    await job.move(job.owner, 'submit');
    const mails = async () =>
      (await job.app.db.selectFrom('mail_messages').select('subject').where('subject', 'like', 'Work is ready%').execute())
        .length;
    const before = await mails();
    for (const day of [1, 3.1, 3.2, 6.1, 6.9]) await passMilestoneDays(job.system(day * DAY_MS));
    expect((await mails()) - before).toBe(2);
    expect((await job.statuses())[0]).toBe('submitted');
    const decide = await job.disputeCard(orderId);
    await passMilestoneDays(job.system(8 * DAY_MS));
    await expect(job.move(job.client, 'approve')).rejects.toMatchObject({ publicCode: 'card-disputed' });
    await decide('won');
    await passMilestoneDays(job.system(8 * DAY_MS));
    expect((await job.statuses())[0]).toBe('released');
  });

  it('are held for ninety days at most: what is not handed in goes back, what is to be changed is decided', async () => {
    await job.fund();
    await job.move(job.owner, 'submit', 1);
    await job.move(job.client, 'ask-changes', 1, 'The kitchen is missing');
    const told = async () =>
      (
        await job.app.db
          .selectFrom('notifications')
          .select('title')
          .where('title', 'like', 'Money you paid%')
          .where('href', 'like', `%${job.now.engagementId}`)
          .execute()
      ).length;
    for (const day of [75, 77, 89.9]) await passMilestoneDays(job.system(day * DAY_MS));
    expect(await told()).toBe(1);
    expect(await job.statuses()).toEqual(['funded', 'changes']);
    await passMilestoneDays(job.system(90.1 * DAY_MS));
    expect(await job.statuses()).toEqual(['refunded', 'disputed']);
    await passMilestoneDays(job.system(91 * DAY_MS));
    await sendRefunds(job.system());
    await job.hear();
    expect(await job.plan()).toMatchObject({ heldCents: 300_05, milestones: [{ refundedCents: 200_00 }, { refundedCents: 0 }] });
  });

  it('are released once by client, silence and administrator at once', async () => {
    await job.fund();
    await job.move(job.owner, 'submit');
    const milestoneId = await job.idAt(0);
    await Promise.allSettled([
      ...Array.from({ length: 4 }, () => moveMilestone(job.client, { milestoneId, verb: 'approve', text: '' })),
      ...Array.from({ length: 3 }, () => passMilestoneDays(job.system(8 * DAY_MS))),
      moveMilestone(job.client, { milestoneId, verb: 'dispute', text: 'No' }),
    ]);
    const [status] = await job.statuses();
    const { availableCents } = await job.vendorMoney(job.owner);
    expect([status, availableCents]).toEqual(status === 'released' ? ['released', 180_00] : ['disputed', 0]);
  });

  it('are paid once: while a payment of theirs is under way nobody can begin another', async () => {
    const { milestones } = await job.plan();
    const given = () => ({
      engagementId: job.now.engagementId,
      id: randomUUID(),
      milestoneIds: milestones.map(({ id }) => id),
      seenTotalCents: 500_05,
      billing: { name: 'Cleo', address: '17 Willow Lane' },
    });
    await job.fund('slow');
    expect(await job.statuses()).toEqual(['awaiting', 'awaiting']);
    // The price of the first order holds for an hour, its payment takes days.
    await expect(fundMilestones(later(job.client, 2 * HOUR_MS), given())).rejects.toMatchObject({ code: 'conflict' });
    await settleSandbox(job.system());
    await job.hear();
    expect(await job.plan()).toMatchObject({ heldCents: 500_05, milestones: [{ status: 'funded' }, { status: 'funded' }] });
  });

  it('that are paid at a page that outlives its order are paid once, and what nobody waits for goes back', async () => {
    await job.app.db
      .updateTable('milestones')
      .set({ tax_cents: 7_07 })
      .where('engagement_id', '=', job.now.engagementId)
      .where('place', '=', 0)
      .execute();
    const { milestones } = await job.plan();
    const given = () => ({
      engagementId: job.now.engagementId,
      id: randomUUID(),
      milestoneIds: milestones.map(({ id }) => id),
      seenTotalCents: 500_05,
      billing: { name: 'Cleo', address: '17 Willow Lane' },
    });
    const pageOf = (url: string | null) => new URL(url ?? '').searchParams.get('pay') ?? '';
    const first = await fundMilestones(job.client, given());
    const late = later(job.client, 61 * MINUTE_MS);
    const sandbox = job.app.ctx().payments.openSandbox(job.app.ctx());
    const reopened = await payOrder(later(job.client, 59 * MINUTE_MS), first.orderId);
    const page = pageOf(reopened.payment?.url ?? null);
    await expect(fundMilestones(late, given())).rejects.toMatchObject({ code: 'conflict' });
    // As it stood before: another order took the parts over.
    await job.app.db
      .updateTable('milestones')
      .set({ order_id: null, status: 'awaiting' })
      .where('engagement_id', '=', job.now.engagementId)
      .execute();
    const second = await fundMilestones(late, given());
    await sandbox.pay(page, { card: 'visa' });
    await paySandboxCheckout(late, { checkoutId: pageOf(second.url), card: 'visa' });
    // The provider tells of a payment up to some time after it.
    await job.settleAll(62 * MINUTE_MS);
    await sendRefunds(job.system(62 * MINUTE_MS));
    await job.settleAll(63 * MINUTE_MS);
    expect(await job.plan()).toMatchObject({ heldCents: 500_05, milestones: [{ status: 'funded' }, { status: 'funded' }] });
    const back = await job.app.db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select(['refunds.status', 'refunds.cents'])
      .where('payments.order_id', '=', first.orderId)
      .orderBy('refunds.cents')
      .execute();
    expect(back).toEqual([
      { status: 'succeeded', cents: 200_00 },
      { status: 'succeeded', cents: 300_05 },
    ]);
    // Either was paid for the vendor's work: its papers are the vendor's, and add up with their tax.
    await issueInvoices(job.system());
    const { invoices } = await job.vendorMoney(job.owner);
    const own = invoices.filter(({ orderId }) => orderId === first.orderId);
    expect(own.map(({ totalCents }) => totalCents).toSorted((a, b) => a - b)).toEqual([-300_05, -200_00, 500_05]);
    expect(invoices.filter(({ orderId }) => orderId === second.orderId)).toMatchObject([{ totalCents: 500_05 }]);
    const sale = await serveInvoice(job.client, { orderId: first.orderId });
    expect(await readPdf(new Uint8Array(await sale.arrayBuffer()))).toContain('Sales tax, as quoted $7.07');
  });

  it('are given back and disputed by those who answer for the team, and handed in by all of it', async () => {
    await job.fund();
    expect((await job.plan(job.worker)).milestones[0]?.verbs).toEqual(['submit']);
    expect((await job.plan(job.owner)).milestones[0]?.verbs).toEqual(['submit', 'dispute', 'give-back']);
    for (const verb of ['give-back', 'dispute'] as const)
      await expect(job.move(job.worker, verb)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await job.statuses()).toEqual(['funded', 'funded']);
    await job.move(job.worker, 'submit');
    await job.move(job.client, 'dispute', 0, 'The sky is grey');
    expect((await job.plan(job.worker)).milestones[0]?.verbs).toEqual(['add-evidence']);
    await job.move(job.worker, 'add-evidence');
  });

  it('release a part once, though the same form comes twice', async () => {
    await job.fund();
    const milestoneId = await job.idAt(0);
    const part = { milestoneId, verb: 'release-part', text: '', cents: 50_00, seenReleasedCents: 0 } as const;
    await moveMilestone(job.client, part);
    const again = await Promise.allSettled([moveMilestone(job.client, part), moveMilestone(job.client, part)]);
    expect(again.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect((await job.plan()).milestones[0]).toMatchObject({ releasedCents: 50_00 });
    await expect(moveMilestone(job.client, { ...part, cents: 60_00 })).rejects.toMatchObject({ code: 'conflict' });
    await moveMilestone(job.client, { ...part, seenReleasedCents: 50_00 });
    expect((await job.plan()).milestones[0]).toMatchObject({ releasedCents: 100_00 });
  });

  it('that go back carry their share of the sales tax, down to the last cent', async () => {
    await job.beginAnother([
      { title: 'Deposit', cents: 200_00, taxCents: 10_01 },
      { title: 'Photos', cents: 300_05, taxCents: 0 },
    ]);
    const orderId = await job.fund();
    await job.move(job.client, 'dispute', 0, 'The sky is grey');
    await decideMilestone(job.admin, { milestoneId: await job.idAt(0), releaseCents: 50_00, text: 'A quarter was there' });
    await job.move(job.owner, 'give-back', 1);
    await sendRefunds(job.system());
    await job.hear();
    const refunds = await job.app.db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select(['refunds.id', 'refunds.cents', 'refunds.tax_cents'])
      .where('payments.order_id', '=', orderId)
      .orderBy('refunds.cents')
      .execute();
    // Three quarters of the part, and so of its tax.
    expect(refunds).toMatchObject([
      { cents: 150_00, tax_cents: 7_51 },
      { cents: 300_05, tax_cents: 0 },
    ]);
    await issueInvoices(job.system());
    const { refunds: shown } = await getOrder(job.client, orderId);
    const name = shown.find(({ id }) => id === refunds[0]?.id)?.papers[0]?.name ?? '';
    const note = await serveInvoice(job.client, { orderId, name });
    expect(await readPdf(new Uint8Array(await note.arrayBuffer()))).toContain('Sales tax');
  });

  it('are locked after their order, so that a move never waits for a payment that waits for it', async () => {
    const orderId = await job.fund();
    const milestoneId = await job.idAt(1);
    let moved: Promise<unknown> | undefined;
    await job.app.db.transaction().execute(async (trx) => {
      await lockOrder(trx, orderId);
      moved = moveMilestone(job.owner, { milestoneId, verb: 'give-back', text: '' });
      await expect.poll(() => countBlocked(job.app.db)).toBeGreaterThan(0);
      // As whatever happens to an order does; it would wait for the move, and the move for it.
      await trx.selectFrom('milestones').select('id').where('order_id', '=', orderId).orderBy('place').forUpdate().execute();
    });
    await moved;
    expect((await job.statuses())[1]).toBe('refunded');
  });

  it('belong to the two sides: nobody else reads, pays, moves, or sends money', async () => {
    await job.fund();
    const milestoneId = await job.idAt(0);
    for (const [code, attempt] of [
      ['not-found', () => getMoneyPlan(job.stranger, job.now.engagementId)],
      ['not-found', () => moveMilestone(job.stranger, { milestoneId, verb: 'submit', text: '' })],
      ['forbidden', () => moveMilestone(job.client, { milestoneId, verb: 'submit', text: '' })],
      ['forbidden', () => moveMilestone(job.owner, { milestoneId, verb: 'approve', text: '' })],
      ['conflict', () => moveMilestone(job.client, { milestoneId, verb: 'approve', text: '' })],
      [
        'forbidden',
        () =>
          fundMilestones(job.owner, {
            engagementId: job.now.engagementId,
            id: randomUUID(),
            milestoneIds: [milestoneId],
            seenTotalCents: 200_00,
            billing: { name: 'x', address: 'x' },
          }),
      ],
      [
        'conflict',
        () =>
          fundMilestones(job.client, {
            engagementId: job.now.engagementId,
            id: randomUUID(),
            milestoneIds: [milestoneId],
            seenTotalCents: 200_00,
            billing: { name: 'x', address: 'x' },
          }),
      ],
      [
        'not-found',
        () =>
          fundMilestones(job.client, {
            engagementId: job.now.engagementId,
            id: randomUUID(),
            milestoneIds: [randomUUID()],
            seenTotalCents: 200_00,
            billing: { name: 'x', address: 'x' },
          }),
      ],
      ['not-found', () => job.vendorMoney(job.stranger)],
      ['forbidden', () => openPayoutAccount(job.worker, job.now.vendorId)],
      ['forbidden', () => requestPayout(job.worker, { vendorId: job.now.vendorId, id: randomUUID(), cents: 100 })],
      ['not-found', () => finishTestAccount(job.stranger, job.now.vendorId)],
      ['not-found', () => finishTestAccount(job.owner, job.now.vendorId)],
      ['forbidden', () => decideMilestone(job.owner, { milestoneId, releaseCents: 1, text: '' })],
    ] as const)
      await expect(attempt(), attempt.toString()).rejects.toMatchObject({ code });
    const { order_id } = await job.app.db
      .selectFrom('milestones')
      .select('order_id')
      .where('id', '=', milestoneId)
      .executeTakeFirstOrThrow();
    await expect(
      requestRefund(job.client, { orderId: order_id ?? '', id: randomUUID(), cents: 1, reason: 'Held money' }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  it('leave books that add up', () => {
    const { expectBooksToAddUp } = job;
    return expectBooksToAddUp();
  });
});
