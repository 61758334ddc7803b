import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/time-units.ts';
import { ProviderRefusal } from '#platform/payments/provider.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { idOf, signInAt } from '#tests/support/actors.ts';
import { billingOn, later } from '#tests/support/billing.ts';
import { answeredBy } from '#tests/support/other-provider.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addVendor } from '#tests/support/vendors.ts';
import { fundMilestones } from './fund-milestones.ts';
import { disputeJob, endJob, openMilestones, settleJob } from './follow-job.ts';
import { issueInvoices, serveInvoice } from './invoices.ts';
import { getMoneyPlan } from './milestones.ts';
import { decideMilestone, moveMilestone } from './move-milestone.ts';
import { BANK_HOLD_DAYS } from '../model/payout-terms.ts';
import { payOrder } from './own-orders.ts';
import { lockOrder } from './queries.ts';
import { passMilestoneDays } from './pass-milestone-days.ts';
import { queueWeekly, sendPayouts } from './payouts.ts';
import { reconcile } from './reconcile.ts';
import { requestRefund, sendRefunds } from './refunds.ts';
import { paySandboxCheckout, settleSandbox } from './sandbox-checkout.ts';
import { openPayoutAccount } from './payout-accounts.ts';
import { finishTestAccount, getVendorMoney, requestPayout } from './vendor-money.ts';

let app: TestApp;
let client: ServerContext;
let owner: ServerContext;
let worker: ServerContext;
let stranger: ServerContext;
let admin: ServerContext;
let vendorId: string;
let engagementId: string;

const signIn = signInAt(() => app);
const { system, hear, settleAll, balances, expectBooksToAddUp } = billingOn(() => app);

beforeAll(async () => {
  app = await openTestApp();
  const people = await Promise.all(['Cleo', 'Olga', 'Wim', 'Sten', 'Ada'].map(signIn));
  [client, owner, worker, stranger, admin] = people as [
    ServerContext,
    ServerContext,
    ServerContext,
    ServerContext,
    ServerContext,
  ];
  if (admin.actor.kind === 'user') admin = { ...admin, actor: { ...admin.actor, role: 'admin', roles: ['admin'] } };
});
afterAll(() => app.close());

beforeEach(async () => {
  vendorId = await addVendor(app.db, {
    members: [
      { userId: idOf(owner), role: 'owner' },
      { userId: idOf(worker), role: 'worker' },
    ],
  });
  engagementId = randomUUID();
  const plan = {
    engagementId,
    vendorId,
    clientId: idOf(client),
    feeBps: 1000,
    milestones: [
      { title: 'Deposit', cents: 200_00, taxCents: 0 },
      { title: 'Photos', cents: 300_05, taxCents: 0 },
    ],
  };
  await app.db.transaction().execute(async (trx) => {
    await openMilestones({ ...system(), db: trx }, plan);
    await openMilestones({ ...system(), db: trx }, plan);
  });
});

const plan = (ctx = client) => getMoneyPlan(ctx, engagementId);
const idAt = async (place: number) => (await plan()).milestones[place]?.id ?? '';
const move = async (ctx: ServerContext, verb: Parameters<typeof moveMilestone>[1]['verb'], place = 0, text = 'As agreed') =>
  moveMilestone(ctx, { milestoneId: await idAt(place), verb, text });
const statuses = async () => (await plan()).milestones.map(({ status }) => status);
async function fund(card = 'visa'): Promise<string> {
  const { milestones } = await plan();
  const { orderId, url } = await fundMilestones(client, {
    engagementId,
    id: randomUUID(),
    milestoneIds: milestones.map(({ id }) => id),
    seenTotalCents: 500_05,
    billing: { name: 'Cleo', address: '17 Willow Lane' },
  });
  await paySandboxCheckout(client, { checkoutId: new URL(url ?? '').searchParams.get('pay') ?? '', card });
  await hear();
  return orderId;
}
/** The buyer's bank disputes the payment of an order, or so much of it; the answer decides it. */
async function disputeCard(orderId: string, cents?: number): Promise<(how: 'won' | 'lost') => Promise<void>> {
  const { provider_id } = await app.db
    .selectFrom('payments')
    .select('provider_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const sandbox = app.ctx().payments.openSandbox(app.ctx());
  const dispute = await sandbox.dispute(provider_id ?? '', { reason: 'fraudulent', ...(cents === undefined ? {} : { cents }) });
  await hear();
  return async (how) => {
    await sandbox.decideDispute(dispute.id, how);
    await hear();
  };
}
const loseDispute = async (orderId: string) => (await disputeCard(orderId))('lost');

describe('milestones', () => {
  it('are held once they are paid, released on approval less the fee that was shown, and paid out', async () => {
    expect((await plan()).milestones).toMatchObject([
      { feeCents: 20_00, vendorCents: 180_00, status: 'planned' },
      { feeCents: 30_01, vendorCents: 270_04 },
    ]);
    await fund();
    expect(await plan()).toMatchObject({ heldCents: 500_05, milestones: [{ status: 'funded' }, { status: 'funded' }] });
    await move(worker, 'submit');
    expect(await move(client, 'approve')).toMatchObject({
      heldCents: 300_05,
      milestones: [{ status: 'released', releasedCents: 200_00 }, { status: 'funded' }],
    });
    expect(await getVendorMoney(worker, { vendorId })).toMatchObject({
      heldCents: 300_05,
      availableCents: 180_00,
      account: null,
    });
    await expect(requestPayout(owner, { vendorId, id: randomUUID(), cents: 100_00 })).rejects.toMatchObject({
      publicCode: 'account-inactive',
    });
    expect((await openPayoutAccount(owner, vendorId)).url).toContain('/enhanced-vendor-dashboard');
    expect((await finishTestAccount(owner, vendorId)).account).toMatchObject({ transfers: 'active' });
    await expect(requestPayout(owner, { vendorId, id: randomUUID(), cents: 180_01 })).rejects.toMatchObject({
      publicCode: 'not-covered',
    });
    const given = { vendorId, id: randomUUID(), cents: 180_00 };
    const [first] = await Promise.allSettled([requestPayout(owner, given), requestPayout(owner, given)]);
    expect(first.status).toBe('fulfilled');
    expect(await getVendorMoney(owner, { vendorId })).toMatchObject({
      availableCents: 0,
      underWayCents: 180_00,
      payouts: [{ status: 'transit' }],
    });
    await settleSandbox(system());
    await hear();
    expect(await getVendorMoney(owner, { vendorId })).toMatchObject({
      availableCents: 0,
      underWayCents: 0,
      paidCents: 180_00,
      payouts: [{ status: 'paid' }],
      statement: [
        { kind: 'released', cents: 180_00 },
        { cents: -180_00, balanceCents: 0 },
      ],
    });
    expect(await reconcile(system(2 * HOUR_MS))).toEqual([]);
  });

  it('wait where the bank account they go to was changed, also before anybody said so, and owners hear of it', async () => {
    await fund();
    await move(owner, 'submit');
    await move(client, 'approve');
    await openPayoutAccount(owner, vendorId);
    await finishTestAccount(owner, vendorId);
    // Naming the first one is no change.
    const { account } = await getVendorMoney(owner, { vendorId });
    expect(account).toMatchObject({ bankLast4: expect.stringMatching(/^\d{4}$/), heldUntil: null });
    expect((await getVendorMoney(worker, { vendorId })).account?.bankLast4).toBeNull();
    const { account_id: accountId } = await app.db
      .selectFrom('vendor_accounts')
      .select('account_id')
      .where('vendor_id', '=', vendorId)
      .executeTakeFirstOrThrow();
    await app.ctx().payments.openSandbox(app.ctx()).activateAccount(accountId);
    const told = async () =>
      (
        await app.db
          .selectFrom('notifications')
          .select('user_id')
          .where('title', 'like', '%another bank account%')
          .where('user_id', 'in', [idOf(owner), idOf(worker)])
          .execute()
      ).map(({ user_id }) => user_id);
    await expect(requestPayout(owner, { vendorId, id: randomUUID(), cents: 100_00 })).rejects.toMatchObject({
      publicCode: 'payouts-held',
    });
    expect(await told()).toEqual([idOf(owner)]);
    await hear();
    expect(await told()).toEqual([idOf(owner)]);
    const held = await getVendorMoney(owner, { vendorId });
    expect(held).toMatchObject({ availableCents: 180_00, payouts: [], account: { heldUntil: expect.any(String) } });
    expect(held.account?.bankLast4).not.toBe(account?.bankLast4);
    expect(Date.parse(held.nextPayoutOn)).toBeGreaterThan(Date.now() + (BANK_HOLD_DAYS - 1) * DAY_MS);
    await queueWeekly(system());
    expect((await getVendorMoney(owner, { vendorId })).payouts).toEqual([]);
    await queueWeekly(system(BANK_HOLD_DAYS * DAY_MS + HOUR_MS));
    expect(await getVendorMoney(owner, { vendorId })).toMatchObject({ payouts: [{ cents: 180_00 }] });
  });

  it('are not sent where the bank account was changed after a payout was queued', async () => {
    await fund();
    await move(owner, 'submit');
    await move(client, 'approve');
    await openPayoutAccount(owner, vendorId);
    await finishTestAccount(owner, vendorId);
    await queueWeekly(system());
    await finishTestAccount(owner, vendorId);
    await sendPayouts(system());
    expect(await getVendorMoney(owner, { vendorId })).toMatchObject({
      availableCents: 180_00,
      payouts: [{ status: 'cancelled' }],
    });
  });

  describe('whose payout comes back', () => {
    beforeEach(async () => {
      await fund();
      await move(owner, 'submit');
      await move(client, 'approve');
      await openPayoutAccount(owner, vendorId);
      await finishTestAccount(owner, vendorId);
      await pay(180_00);
      await comeBack();
    });

    const settle = async () => {
      await settleSandbox(system());
      await hear();
    };
    const pay = async (cents: number) => {
      await requestPayout(owner, { vendorId, id: randomUUID(), cents });
      await settle();
    };
    const payWeekly = async () => {
      await queueWeekly(system());
      await sendPayouts(system());
      await settle();
    };
    const comeBack = async () => {
      const { provider_id } = await app.db
        .selectFrom('payouts')
        .select('provider_id')
        .where('vendor_id', '=', vendorId)
        .where('status', '=', 'paid')
        .executeTakeFirstOrThrow();
      await app
        .ctx()
        .payments.openSandbox(app.ctx())
        .failPayout(provider_id ?? '');
      await hear();
    };
    /** What moved to the vendor's account at the provider, payout by payout. */
    const moved = async () => {
      const rows = await app.db
        .selectFrom('sandbox_objects')
        .select(sql<number>`(state->>'cents')::int`.as('cents'))
        .where('kind', '=', 'transfer')
        .where(
          sql<string>`state->>'reference'`,
          'in',
          app.db
            .selectFrom('payouts')
            .select(sql<string>`id::text`.as('id'))
            .where('vendor_id', '=', vendorId),
        )
        .orderBy('made_at')
        .execute();
      return rows.map(({ cents }) => cents);
    };
    const expectAllPaid = async (paidCents: number) => {
      expect(await getVendorMoney(owner, { vendorId })).toMatchObject({ availableCents: 0, underWayCents: 0, paidCents });
      expect(await reconcile(system(2 * HOUR_MS))).toEqual([]);
    };

    it('are owed again, and the next payout takes what lies at the provider', async () => {
      expect(await getVendorMoney(owner, { vendorId })).toMatchObject({
        availableCents: 180_00,
        payouts: [{ status: 'failed' }],
      });
      await payWeekly();
      expect(await moved()).toEqual([180_00]);
      await expectAllPaid(180_00);
    });

    it('are paid out in parts, or with what was released meanwhile: only what is missing moves', async () => {
      await pay(100_00);
      await move(owner, 'submit', 1);
      await move(client, 'approve', 1);
      await payWeekly();
      expect(await moved()).toEqual([180_00, 270_04]);
      await expectAllPaid(450_04);
      // What came back after a later payout began lies there for the next.
      await comeBack();
      await comeBack();
      await payWeekly();
      expect(await moved()).toEqual([180_00, 270_04]);
      await expectAllPaid(450_04);
    });

    it('are moved once also where the provider refuses the payout, and again after it refused to move them', async () => {
      const no = () => Promise.reject(new ProviderRefusal('no', 'No.'));
      await move(owner, 'submit', 1);
      await move(client, 'approve', 1);
      for (const refused of [{ transfer: no }, { payOut: no }]) {
        await queueWeekly(system());
        await sendPayouts(answeredBy(system(), refused));
        expect(await getVendorMoney(owner, { vendorId })).toMatchObject({ availableCents: 450_04 });
      }
      await payWeekly();
      expect(await moved()).toEqual([180_00, 270_04]);
      await expectAllPaid(450_04);
    });
  });

  it('are invoiced by the vendor in numbers of its own, for its client, its team and nobody else', async () => {
    await app.db
      .updateTable('milestones')
      .set({ tax_cents: 5_05 })
      .where('engagement_id', '=', engagementId)
      .where('place', '=', 1)
      .execute();
    const orderId = await fund();
    await issueInvoices(system());
    await move(owner, 'give-back', 1);
    await sendRefunds(system());
    await settleSandbox(system());
    await hear();
    await issueInvoices(system());
    const { invoices } = await getVendorMoney(owner, { vendorId });
    const code = vendorId.slice(0, 8).toUpperCase();
    expect(Object.fromEntries(invoices.map(({ name, totalCents }) => [name, totalCents]))).toEqual({
      [`TEST-V${code}-CN-000001`]: -300_05,
      [`TEST-V${code}-INV-000001`]: 500_05,
    });
    const read = async (ctx: ServerContext) => readPdf(await (await serveInvoice(ctx, { orderId, refundId: undefined })).bytes());
    for (const ctx of [client, owner, admin]) {
      const text = await read(ctx);
      expect(text).toContain(`Invoice TEST-V${code}-INV-000001`);
      expect(text).toContain('Sales tax, as quoted $5.05');
      expect(text).toContain('collected through');
    }
    for (const ctx of [worker, stranger]) await expect(read(ctx)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are approved by silence after seven days and two reminders, but not while the card is disputed', async () => {
    const orderId = await fund();
    await move(owner, 'submit');
    const mails = async () =>
      (await app.db.selectFrom('mail_messages').select('subject').where('subject', 'like', 'Work is ready%').execute()).length;
    const before = await mails();
    for (const day of [1, 3.1, 3.2, 6.1, 6.9]) await passMilestoneDays(system(day * DAY_MS));
    expect((await mails()) - before).toBe(2);
    expect((await statuses())[0]).toBe('submitted');
    const decide = await disputeCard(orderId);
    await passMilestoneDays(system(8 * DAY_MS));
    await expect(move(client, 'approve')).rejects.toMatchObject({ publicCode: 'card-disputed' });
    await decide('won');
    await passMilestoneDays(system(8 * DAY_MS));
    expect((await statuses())[0]).toBe('released');
  });

  it('are held for ninety days at most: what is not handed in goes back, what is to be changed is decided', async () => {
    await fund();
    await move(owner, 'submit', 1);
    await move(client, 'ask-changes', 1, 'The kitchen is missing');
    const told = async () =>
      (
        await app.db
          .selectFrom('notifications')
          .select('title')
          .where('title', 'like', 'Money you paid%')
          .where('href', 'like', `%${engagementId}`)
          .execute()
      ).length;
    for (const day of [75, 77, 89.9]) await passMilestoneDays(system(day * DAY_MS));
    expect(await told()).toBe(1);
    expect(await statuses()).toEqual(['funded', 'changes']);
    await passMilestoneDays(system(90.1 * DAY_MS));
    expect(await statuses()).toEqual(['refunded', 'disputed']);
    await passMilestoneDays(system(91 * DAY_MS));
    await sendRefunds(system());
    await hear();
    expect(await plan()).toMatchObject({ heldCents: 300_05, milestones: [{ refundedCents: 200_00 }, { refundedCents: 0 }] });
  });

  it('in dispute take evidence of both sides, and an administrator divides what is held', async () => {
    await fund();
    await move(owner, 'submit', 1);
    await expect(move(client, 'ask-changes', 1, '')).rejects.toMatchObject({ code: 'invalid' });
    await move(client, 'ask-changes', 1, 'The kitchen is missing');
    await move(owner, 'submit', 1);
    await move(client, 'dispute', 1, 'It still is');
    await move(owner, 'add-evidence', 1, 'See picture 12');
    const milestoneId = await idAt(1);
    await expect(decideMilestone(client, { milestoneId, releaseCents: 0, text: '' })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(decideMilestone(admin, { milestoneId, releaseCents: 300_06, text: '' })).rejects.toMatchObject({
      code: 'invalid',
    });
    const decided = await decideMilestone(admin, { milestoneId, releaseCents: 100_00, text: 'Half of it was there' });
    expect(decided.milestones[1]).toMatchObject({
      status: 'released',
      releasedCents: 100_00,
      refundedCents: 200_05,
      // Of what was released, not of the price.
      feeCents: 10_00,
      vendorCents: 90_00,
      notes: expect.arrayContaining([expect.objectContaining({ side: 'vendor', verb: 'add-evidence' })]),
    });
    // What goes back is not held, also before it has arrived.
    expect(decided).toMatchObject({ heldCents: 200_00 });
    await sendRefunds(system());
    await hear();
    expect(await plan()).toMatchObject({ heldCents: 200_00 });
    expect(await getVendorMoney(owner, { vendorId })).toMatchObject({ availableCents: 90_00 });
    await expect(decideMilestone(admin, { milestoneId, releaseCents: 1, text: '' })).rejects.toMatchObject({ code: 'conflict' });
    await move(owner, 'give-back', 0);
    await sendRefunds(system());
    await hear();
    expect(await plan()).toMatchObject({ heldCents: 0, milestones: [{ status: 'refunded', refundedCents: 200_00 }, {}] });
  });

  it('that a card dispute takes back after the payout become the debt of the vendor, which the next release repays', async () => {
    const orderId = await fund();
    await move(owner, 'submit');
    await move(client, 'approve');
    await openPayoutAccount(owner, vendorId);
    await finishTestAccount(owner, vendorId);
    await requestPayout(owner, { vendorId, id: randomUUID(), cents: 180_00 });
    await settleSandbox(system());
    await hear();
    const before = await balances();
    await loseDispute(orderId);
    const after = await balances();
    const changed = (kind: string) => (after[kind] ?? 0) - (before[kind] ?? 0);
    expect([changed('hold'), changed('debt'), changed('revenue'), changed('losses'), changed('disputed')]).toEqual([
      -300_05, 180_00, -20_00, 0, 0,
    ]);
    expect(await getVendorMoney(owner, { vendorId })).toMatchObject({ availableCents: 0, debtCents: 180_00 });
    // The bank gave back what was held: nothing is left to give back here, too, by the vendor, or with the job.
    expect(await plan()).toMatchObject({
      heldCents: 0,
      milestones: [{ status: 'clawed-back' }, { status: 'refunded', refundedCents: 300_05 }],
    });
    await expect(move(owner, 'give-back', 1)).rejects.toMatchObject({ code: 'conflict' });
    await app.db.transaction().execute((trx) => endJob({ ...system(), db: trx }, { engagementId, by: 'vendor', hasBegun: true }));
    await passMilestoneDays(system(91 * DAY_MS));
    expect(await statuses()).toEqual(['clawed-back', 'refunded']);
    // The next job of the vendor pays it off first.
    engagementId = randomUUID();
    await app.db.transaction().execute((trx) =>
      openMilestones(
        { ...system(), db: trx },
        {
          engagementId,
          vendorId,
          clientId: idOf(client),
          feeBps: 1000,
          milestones: [{ title: 'All', cents: 500_05, taxCents: 0 }],
        },
      ),
    );
    await fund();
    await move(owner, 'submit');
    await move(client, 'approve');
    expect(await getVendorMoney(owner, { vendorId })).toMatchObject({ availableCents: 450_04 - 180_00, debtCents: 0 });
  });

  it('that a card dispute takes back before the payout is sent cancel it, and it bars no other', async () => {
    const orderId = await fund();
    await move(owner, 'submit');
    await move(client, 'approve');
    await openPayoutAccount(owner, vendorId);
    await finishTestAccount(owner, vendorId);
    await queueWeekly(system());
    await loseDispute(orderId);
    await sendPayouts(system());
    expect(await getVendorMoney(owner, { vendorId })).toMatchObject({
      availableCents: 0,
      debtCents: 0,
      payouts: [{ status: 'cancelled' }],
    });
    await expect(requestPayout(owner, { vendorId, id: randomUUID(), cents: 1_00 })).rejects.toMatchObject({
      publicCode: 'not-covered',
    });
  });

  it('are released once by client, silence and administrator at once', async () => {
    await fund();
    await move(owner, 'submit');
    const milestoneId = await idAt(0);
    await Promise.allSettled([
      ...Array.from({ length: 4 }, () => moveMilestone(client, { milestoneId, verb: 'approve', text: '' })),
      ...Array.from({ length: 3 }, () => passMilestoneDays(system(8 * DAY_MS))),
      moveMilestone(client, { milestoneId, verb: 'dispute', text: 'No' }),
    ]);
    const [status] = await statuses();
    const { availableCents } = await getVendorMoney(owner, { vendorId });
    expect([status, availableCents]).toEqual(status === 'released' ? ['released', 180_00] : ['disputed', 0]);
  });

  it('in dispute at the bank end with it: an administrator can end the job, also where both sides disputed it before', async () => {
    const orderId = await fund();
    await move(client, 'dispute', 1, 'It never came');
    const decide = await disputeCard(orderId);
    const end = () =>
      app.db.transaction().execute((trx) => endJob({ ...system(), db: trx }, { engagementId, by: 'admin', hasBegun: true }));
    await expect(end()).rejects.toMatchObject({ publicCode: 'money-in-dispute' });
    await decide('lost');
    expect(await statuses()).toEqual(['refunded', 'refunded']);
    await end();
    expect((await plan()).heldCents).toBe(0);
  });

  it('that a bank questions or takes back are told to those who answer for the vendor', async () => {
    const heard = async (ctx: ServerContext) =>
      (
        await app.db
          .selectFrom('notifications')
          .select(['title', 'body'])
          .where('user_id', '=', idOf(ctx))
          .where('title', 'like', 'A client’s bank%')
          .where('href', 'like', `%${engagementId}`)
          .orderBy('id')
          .execute()
      ).map(({ title, body }) => `${title}: ${body}`);
    const orderId = await fund();
    await move(owner, 'submit');
    await move(client, 'approve');
    await openPayoutAccount(owner, vendorId);
    await finishTestAccount(owner, vendorId);
    await requestPayout(owner, { vendorId, id: randomUUID(), cents: 180_00 });
    await settleSandbox(system());
    await hear();
    await loseDispute(orderId);
    expect(await heard(owner)).toEqual([
      'A client’s bank is questioning a payment: $500.05 that was paid for your work is questioned. Nothing of it is released or paid back until that’s settled.',
      'A client’s bank took a payment back: $500.05 went back to the client by their bank: first what was still held, then what had been released to you. $180.00 of it was paid out to you before, and comes off your next releases.',
    ]);
    expect(await heard(worker)).toEqual([]);
    expect(await heard(client)).toEqual([]);
    engagementId = randomUUID();
    await app.db.transaction().execute((trx) =>
      openMilestones(
        { ...system(), db: trx },
        {
          engagementId,
          vendorId,
          clientId: idOf(client),
          feeBps: 1000,
          milestones: [{ title: 'All', cents: 500_05, taxCents: 0 }],
        },
      ),
    );
    await (
      await disputeCard(await fund())
    )('won');
    expect((await heard(owner)).map((line) => line.split(':')[0])).toEqual([
      'A client’s bank is questioning a payment',
      'A client’s bank let a payment stand',
    ]);
  });

  it('of a job that the vendor gave up are not released by silence once the bank has decided for it', async () => {
    const orderId = await fund();
    await move(owner, 'submit');
    const decide = await disputeCard(orderId);
    await app.db.transaction().execute((trx) => endJob({ ...system(), db: trx }, { engagementId, by: 'vendor', hasBegun: true }));
    await decide('won');
    await passMilestoneDays(system(8 * DAY_MS));
    expect(await statuses()).toEqual(['disputed', 'disputed']);
    await move(owner, 'give-back', 0);
    await move(owner, 'give-back', 1);
    expect(await statuses()).toEqual(['refunded', 'refunded']);
  });

  it('are paid once: while a payment of theirs is under way nobody can begin another', async () => {
    const { milestones } = await plan();
    const given = () => ({
      engagementId,
      id: randomUUID(),
      milestoneIds: milestones.map(({ id }) => id),
      seenTotalCents: 500_05,
      billing: { name: 'Cleo', address: '17 Willow Lane' },
    });
    await fund('slow');
    expect(await statuses()).toEqual(['awaiting', 'awaiting']);
    // The price of the first order holds for an hour, its payment takes days.
    await expect(fundMilestones(later(client, 2 * HOUR_MS), given())).rejects.toMatchObject({ code: 'conflict' });
    await settleSandbox(system());
    await hear();
    expect(await plan()).toMatchObject({ heldCents: 500_05, milestones: [{ status: 'funded' }, { status: 'funded' }] });
  });

  it('that are paid at a page that outlives its order are paid once, and what nobody waits for goes back', async () => {
    const { milestones } = await plan();
    const given = () => ({
      engagementId,
      id: randomUUID(),
      milestoneIds: milestones.map(({ id }) => id),
      seenTotalCents: 500_05,
      billing: { name: 'Cleo', address: '17 Willow Lane' },
    });
    const pageOf = (url: string | null) => new URL(url ?? '').searchParams.get('pay') ?? '';
    const first = await fundMilestones(client, given());
    const late = later(client, 61 * MINUTE_MS);
    const sandbox = app.ctx().payments.openSandbox(app.ctx());
    const reopened = await payOrder(later(client, 59 * MINUTE_MS), first.orderId);
    const page = pageOf(reopened.payment?.url ?? null);
    await expect(fundMilestones(late, given())).rejects.toMatchObject({ code: 'conflict' });
    // As it stood before: another order took the parts over.
    await app.db
      .updateTable('milestones')
      .set({ order_id: null, status: 'awaiting' })
      .where('engagement_id', '=', engagementId)
      .execute();
    const second = await fundMilestones(late, given());
    await sandbox.pay(page, { card: 'visa' });
    await paySandboxCheckout(late, { checkoutId: pageOf(second.url), card: 'visa' });
    // The provider tells of a payment up to some time after it.
    await settleAll(62 * MINUTE_MS);
    await sendRefunds(system(62 * MINUTE_MS));
    await settleAll(63 * MINUTE_MS);
    expect(await plan()).toMatchObject({ heldCents: 500_05, milestones: [{ status: 'funded' }, { status: 'funded' }] });
    const back = await app.db
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
  });

  it('are given back and disputed by those who answer for the team, and handed in by all of it', async () => {
    await fund();
    expect((await plan(worker)).milestones[0]?.verbs).toEqual(['submit']);
    expect((await plan(owner)).milestones[0]?.verbs).toEqual(['submit', 'dispute', 'give-back']);
    for (const verb of ['give-back', 'dispute'] as const)
      await expect(move(worker, verb)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await statuses()).toEqual(['funded', 'funded']);
    await move(worker, 'submit');
    await move(client, 'dispute', 0, 'The sky is grey');
    expect((await plan(worker)).milestones[0]?.verbs).toEqual(['add-evidence']);
    await move(worker, 'add-evidence');
  });

  it('release a part once, though the same form comes twice', async () => {
    await fund();
    const milestoneId = await idAt(0);
    const part = { milestoneId, verb: 'release-part', text: '', cents: 50_00, seenReleasedCents: 0 } as const;
    await moveMilestone(client, part);
    const again = await Promise.allSettled([moveMilestone(client, part), moveMilestone(client, part)]);
    expect(again.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect((await plan()).milestones[0]).toMatchObject({ releasedCents: 50_00 });
    await expect(moveMilestone(client, { ...part, cents: 60_00 })).rejects.toMatchObject({ code: 'conflict' });
    await moveMilestone(client, { ...part, seenReleasedCents: 50_00 });
    expect((await plan()).milestones[0]).toMatchObject({ releasedCents: 100_00 });
  });

  it('that go back carry their share of the sales tax, down to the last cent', async () => {
    engagementId = randomUUID();
    await app.db.transaction().execute((trx) =>
      openMilestones(
        { ...system(), db: trx },
        {
          engagementId,
          vendorId,
          clientId: idOf(client),
          feeBps: 1000,
          milestones: [
            { title: 'Deposit', cents: 200_00, taxCents: 10_01 },
            { title: 'Photos', cents: 300_05, taxCents: 0 },
          ],
        },
      ),
    );
    const orderId = await fund();
    await move(client, 'dispute', 0, 'The sky is grey');
    await decideMilestone(admin, { milestoneId: await idAt(0), releaseCents: 50_00, text: 'A quarter was there' });
    await move(owner, 'give-back', 1);
    await sendRefunds(system());
    await hear();
    const refunds = await app.db
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
    await issueInvoices(system());
    const note = await serveInvoice(client, { orderId, refundId: refunds[0]?.id });
    expect(await readPdf(new Uint8Array(await note.arrayBuffer()))).toContain('Sales tax');
  });

  it('say in their news what became of the money, and call on administrators where somebody has to decide', async () => {
    await fund();
    await move(owner, 'submit');
    await passMilestoneDays(system(7.1 * DAY_MS));
    const newsOf = async (title: string) =>
      (
        await app.db
          .selectFrom('notifications')
          .select('body')
          .where('title', 'like', `${title}%`)
          .where('href', 'like', `%${engagementId}`)
          .execute()
      ).map(({ body }) => body);
    expect(await newsOf('A milestone now counts as approved')).toEqual(['$200.00 was released to the professional.']);
    await move(client, 'dispute', 1, 'It never came');
    const told = await app.db
      .selectFrom('staff_news')
      .select('key')
      .where('key', '=', `milestone-dispute-${await idAt(1)}`)
      .execute();
    expect(told).toHaveLength(1);
    await decideMilestone(admin, { milestoneId: await idAt(1), releaseCents: 100_00, text: 'Half of it was there' });
    expect(await newsOf('The dispute over a milestone has been decided')).toEqual(
      expect.arrayContaining(['$100.00 was released to the professional, and $200.05 goes back to you.']),
    );
  });

  it('of which a bank took some are released and paid back again for exactly what is left', async () => {
    const orderId = await fund();
    const decide = await disputeCard(orderId, 120_00);
    await expect(move(owner, 'give-back', 1)).rejects.toMatchObject({ publicCode: 'card-disputed' });
    await decide('lost');
    expect(await plan()).toMatchObject({
      heldCents: 380_05,
      milestones: [
        { status: 'funded', refundedCents: 120_00, remainingCents: 80_00 },
        { status: 'funded', remainingCents: 300_05 },
      ],
    });
    await move(owner, 'submit');
    await move(client, 'approve');
    await move(owner, 'give-back', 1);
    await sendRefunds(system());
    await hear();
    expect(await plan()).toMatchObject({
      heldCents: 0,
      milestones: [
        { status: 'released', releasedCents: 80_00 },
        { status: 'refunded', refundedCents: 300_05 },
      ],
    });
    expect(await getVendorMoney(owner, { vendorId })).toMatchObject({ heldCents: 0, availableCents: 72_00 });
    expect(await reconcile(system(2 * HOUR_MS))).toEqual([]);
    const [told] = await app.db
      .selectFrom('notifications')
      .select('body')
      .where('user_id', '=', idOf(owner))
      .where('title', 'like', 'A client’s bank took%')
      .where('href', 'like', `%${engagementId}`)
      .execute();
    expect(told?.body).toContain('$380.05 is still held, and can be released or paid back again.');
  });

  it('of which a bank took what was held leave what was released to the vendor, with the fee of that', async () => {
    const orderId = await fund();
    await move(owner, 'submit');
    await move(client, 'approve');
    const first = await disputeCard(orderId, 300_05);
    await first('lost');
    expect(await statuses()).toEqual(['released', 'refunded']);
    expect(await getVendorMoney(owner, { vendorId })).toMatchObject({ availableCents: 180_00, debtCents: 0 });
    // Another dispute of the same payment takes half of what was released: half of the fee, too.
    const before = await balances();
    await (
      await disputeCard(orderId, 100_00)
    )('lost');
    expect(await getVendorMoney(owner, { vendorId })).toMatchObject({ availableCents: 90_00, debtCents: 0 });
    const after = await balances();
    expect([(after['revenue'] ?? 0) - (before['revenue'] ?? 0), (after['losses'] ?? 0) - (before['losses'] ?? 0)]).toEqual([
      -10_00, 0,
    ]);
    await (
      await disputeCard(orderId, 100_00)
    )('lost');
    expect(await statuses()).toEqual(['clawed-back', 'refunded']);
    expect(await getVendorMoney(owner, { vendorId })).toMatchObject({ availableCents: 0, debtCents: 0 });
  });

  it('that a bank took back and returns are held and released as before, also after the debt was paid', async () => {
    const orderId = await fund();
    await move(owner, 'submit');
    await move(client, 'approve');
    await openPayoutAccount(owner, vendorId);
    await finishTestAccount(owner, vendorId);
    await requestPayout(owner, { vendorId, id: randomUUID(), cents: 180_00 });
    await settleSandbox(system());
    await hear();
    const before = await balances();
    const decide = await disputeCard(orderId);
    await decide('lost');
    const first = engagementId;
    // Half of the debt is paid by another job before the bank reverses itself.
    engagementId = randomUUID();
    await app.db.transaction().execute((trx) =>
      openMilestones(
        { ...system(), db: trx },
        {
          engagementId,
          vendorId,
          clientId: idOf(client),
          feeBps: 1000,
          milestones: [
            { title: 'First', cents: 100_00, taxCents: 0 },
            { title: 'Second', cents: 400_05, taxCents: 0 },
          ],
        },
      ),
    );
    await fund();
    await move(owner, 'submit');
    await move(client, 'approve');
    expect(await getVendorMoney(owner, { vendorId })).toMatchObject({ availableCents: 0, debtCents: 90_00 });
    engagementId = first;
    await decide('won');
    expect(await getVendorMoney(owner, { vendorId })).toMatchObject({ availableCents: 90_00, debtCents: 0 });
    const after = await balances();
    // But for the other job, and the fees of the provider, all is as it was.
    const changed = (kind: string) => (after[kind] ?? 0) - (before[kind] ?? 0);
    expect([changed('hold'), changed('revenue'), changed('losses'), changed('disputed')]).toEqual([400_05, 10_00, 0, 0]);
    expect(await plan()).toMatchObject({
      heldCents: 300_05,
      milestones: [
        { status: 'released', releasedCents: 200_00 },
        { status: 'disputed', refundedCents: 0, remainingCents: 300_05 },
      ],
    });
    const heard = await app.db
      .selectFrom('notifications')
      .select('title')
      .where('user_id', 'in', [idOf(client), idOf(owner)])
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
    await move(client, 'approve', 1);
    expect(await getVendorMoney(owner, { vendorId })).toMatchObject({ availableCents: 360_04 });
    await decide('won');
    expect(await statuses()).toEqual(['released', 'released']);
    expect(await reconcile(system(2 * HOUR_MS))).toEqual([]);
  });

  it('that were paid out, taken back by a bank and came back from the vendor’s bank pay the debt first', async () => {
    const orderId = await fund();
    await move(owner, 'submit');
    await move(client, 'approve');
    await openPayoutAccount(owner, vendorId);
    await finishTestAccount(owner, vendorId);
    await requestPayout(owner, { vendorId, id: randomUUID(), cents: 180_00 });
    await settleSandbox(system());
    await hear();
    await loseDispute(orderId);
    expect(await getVendorMoney(owner, { vendorId })).toMatchObject({ availableCents: 0, debtCents: 180_00 });
    const { provider_id } = await app.db
      .selectFrom('payouts')
      .select('provider_id')
      .where('vendor_id', '=', vendorId)
      .executeTakeFirstOrThrow();
    await app
      .ctx()
      .payments.openSandbox(app.ctx())
      .failPayout(provider_id ?? '');
    await hear();
    // Paid out once more, it would be the vendor’s although the client has it back.
    expect(await getVendorMoney(owner, { vendorId })).toMatchObject({ availableCents: 0, debtCents: 0 });
    expect(await reconcile(system(2 * HOUR_MS))).toEqual([]);
  });

  it('stay with the vendor where a bank takes back what was paid twice', async () => {
    const orderId = await fund();
    const sandbox = app.ctx().payments.openSandbox(app.ctx());
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
    await hear();
    const before = await balances();
    const dispute = await sandbox.dispute(paymentId ?? '', { reason: 'duplicate' });
    await hear();
    await sandbox.decideDispute(dispute.id, 'lost');
    await hear();
    const after = await balances();
    expect((after['losses'] ?? 0) - (before['losses'] ?? 0)).toBe(0);
    expect(await plan()).toMatchObject({ heldCents: 500_05, milestones: [{ status: 'funded' }, { status: 'funded' }] });
    await move(owner, 'submit');
    await move(client, 'approve');
    expect((await statuses())[0]).toBe('released');
  });

  it('of which a bank took some and returned it after the rest was released can be released, too', async () => {
    const orderId = await fund();
    const decide = await disputeCard(orderId, 50_00);
    await decide('lost');
    await move(owner, 'submit');
    await move(client, 'approve');
    expect((await plan()).milestones[0]).toMatchObject({ status: 'released', releasedCents: 150_00, refundedCents: 50_00 });
    await decide('won');
    expect((await plan()).milestones[0]).toMatchObject({ status: 'disputed', remainingCents: 50_00 });
    await move(client, 'approve');
    expect((await plan()).milestones[0]).toMatchObject({ status: 'released', releasedCents: 200_00, refundedCents: 0 });
    expect(await getVendorMoney(owner, { vendorId })).toMatchObject({ availableCents: 180_00 });
  });

  it('are locked after their order, so that a move never waits for a payment that waits for it', async () => {
    const orderId = await fund();
    const milestoneId = await idAt(1);
    let moved: Promise<unknown> | undefined;
    await app.db.transaction().execute(async (trx) => {
      await lockOrder(trx, orderId);
      moved = moveMilestone(owner, { milestoneId, verb: 'give-back', text: '' });
      await expect
        .poll(async () => {
          const { rows } = await sql<{ count: number }>`
            select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
            app.db,
          );
          return rows[0]?.count;
        })
        .toBeGreaterThan(0);
      // As whatever happens to an order does; it would wait for the move, and the move for it.
      await trx.selectFrom('milestones').select('id').where('order_id', '=', orderId).orderBy('place').forUpdate().execute();
    });
    await moved;
    expect((await statuses())[1]).toBe('refunded');
  });

  it('that a job’s dispute holds go on with it; what the other side disputed itself stays in dispute', async () => {
    await fund();
    const dispute = (side: 'client' | 'vendor') =>
      app.db.transaction().execute((trx) => disputeJob({ ...system(), db: trx }, { engagementId, side, text: 'It never came' }));
    const settle = (side: 'client' | 'vendor' | 'admin') =>
      app.db.transaction().execute((trx) => settleJob({ ...system(), db: trx }, { engagementId, side }));
    await move(owner, 'dispute', 1, 'The client wants more than was agreed');
    await dispute('client');
    await settle('client');
    expect(await statuses()).toEqual(['funded', 'disputed']);
    await dispute('client');
    await settle('admin');
    expect(await statuses()).toEqual(['funded', 'disputed']);
    // Whoever settles gives up what they disputed themselves.
    await dispute('vendor');
    await settle('vendor');
    expect(await statuses()).toEqual(['funded', 'funded']);
    await dispute('client');
    await settle('client');
    expect(await statuses()).toEqual(['funded', 'funded']);
  });

  it('in dispute because they were not held any longer are not reopened with the job', async () => {
    await fund();
    await move(owner, 'submit', 1);
    await move(client, 'ask-changes', 1, 'The kitchen is missing');
    await passMilestoneDays(system(90.1 * DAY_MS));
    await app.db.transaction().execute((trx) => settleJob({ ...system(), db: trx }, { engagementId, side: 'client' }));
    expect(await statuses()).toEqual(['refunded', 'disputed']);
  });

  it('belong to the two sides: nobody else reads, pays, moves, or sends money', async () => {
    await fund();
    const milestoneId = await idAt(0);
    for (const [code, attempt] of [
      ['not-found', () => getMoneyPlan(stranger, engagementId)],
      ['not-found', () => moveMilestone(stranger, { milestoneId, verb: 'submit', text: '' })],
      ['forbidden', () => moveMilestone(client, { milestoneId, verb: 'submit', text: '' })],
      ['forbidden', () => moveMilestone(owner, { milestoneId, verb: 'approve', text: '' })],
      ['conflict', () => moveMilestone(client, { milestoneId, verb: 'approve', text: '' })],
      [
        'forbidden',
        () =>
          fundMilestones(owner, {
            engagementId,
            id: randomUUID(),
            milestoneIds: [milestoneId],
            seenTotalCents: 200_00,
            billing: { name: 'x', address: 'x' },
          }),
      ],
      [
        'conflict',
        () =>
          fundMilestones(client, {
            engagementId,
            id: randomUUID(),
            milestoneIds: [milestoneId],
            seenTotalCents: 200_00,
            billing: { name: 'x', address: 'x' },
          }),
      ],
      [
        'not-found',
        () =>
          fundMilestones(client, {
            engagementId,
            id: randomUUID(),
            milestoneIds: [randomUUID()],
            seenTotalCents: 200_00,
            billing: { name: 'x', address: 'x' },
          }),
      ],
      ['not-found', () => getVendorMoney(stranger, { vendorId })],
      ['forbidden', () => openPayoutAccount(worker, vendorId)],
      ['forbidden', () => requestPayout(worker, { vendorId, id: randomUUID(), cents: 100 })],
      ['not-found', () => finishTestAccount(stranger, vendorId)],
      ['not-found', () => finishTestAccount(owner, vendorId)],
      ['forbidden', () => decideMilestone(owner, { milestoneId, releaseCents: 1, text: '' })],
    ] as const)
      await expect(attempt(), attempt.toString()).rejects.toMatchObject({ code });
    const { order_id } = await app.db
      .selectFrom('milestones')
      .select('order_id')
      .where('id', '=', milestoneId)
      .executeTakeFirstOrThrow();
    await expect(
      requestRefund(client, { orderId: order_id ?? '', id: randomUUID(), cents: 1, reason: 'Held money' }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  it('leave books that add up', () => expectBooksToAddUp());
});
