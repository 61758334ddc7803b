import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getVendorToReview, reviewVendor, suspendVendor } from '#domains/experts/server/review-vendors.ts';
import { DAY_MS, HOUR_MS } from '#lib/time-units.ts';
import { ProviderRefusal } from '#platform/payments/provider.ts';
import { idOf } from '#tests/support/actors.ts';
import { answeredBy } from '#tests/support/other-provider.ts';
import { type MilestoneJob, openMilestoneJob } from '#tests/support/milestone-job.ts';
import { BANK_HOLD_DAYS } from '../model/payout-terms.ts';
import { getLedgerStatement } from './ledger-statement.ts';
import { getMoneyState } from './money-state.ts';
import { listLedgerOwners } from './ledger-owners.ts';
import { queueWeekly, sendPayouts } from './payouts.ts';
import { reconcile } from './reconcile.ts';
import { settleSandbox } from './sandbox-checkout.ts';
import { finishTestAccount, requestPayout } from './vendor-money.ts';

let job: MilestoneJob;
beforeAll(async () => {
  job = await openMilestoneJob();
});
afterAll(() => job.app.close());
beforeEach(() => job.begin());

describe('released milestones', () => {
  it('wait where the bank account they go to was changed, also before anybody said so, and owners hear of it', async () => {
    await job.fund();
    await job.release();
    await job.openAccount();
    // Naming the first one is no change.
    const { account } = await job.vendorMoney(job.owner);
    expect(account).toMatchObject({ bankLast4: expect.stringMatching(/^\d{4}$/) });
    expect((await job.vendorMoney(job.owner)).hold).toBeNull();
    expect((await job.vendorMoney(job.worker)).account?.bankLast4).toBeNull();
    const { account_id: accountId } = await job.app.db
      .selectFrom('vendor_accounts')
      .select('account_id')
      .where('vendor_id', '=', job.now.vendorId)
      .executeTakeFirstOrThrow();
    await job.app.ctx().payments.openSandbox(job.app.ctx()).activateAccount(accountId);
    const told = async () =>
      (
        await job.app.db
          .selectFrom('notifications')
          .select('user_id')
          .where('title', 'like', '%another bank account%')
          .where('user_id', 'in', [idOf(job.owner), idOf(job.worker)])
          .execute()
      ).map(({ user_id }) => user_id);
    await expect(requestPayout(job.owner, { vendorId: job.now.vendorId, id: randomUUID(), cents: 100_00 })).rejects.toMatchObject(
      {
        publicCode: 'payouts-held',
      },
    );
    expect(await told()).toEqual([idOf(job.owner)]);
    await job.hear();
    expect(await told()).toEqual([idOf(job.owner)]);
    const held = await job.vendorMoney(job.owner);
    expect(held).toMatchObject({ availableCents: 180_00, payouts: [], hold: { why: 'bank-changed', until: expect.any(String) } });
    expect(held.account?.bankLast4).not.toBe(account?.bankLast4);
    expect(Date.parse(held.nextPayoutOn ?? '')).toBeGreaterThan(Date.now() + (BANK_HOLD_DAYS - 1) * DAY_MS);
    await queueWeekly(job.system());
    expect((await job.vendorMoney(job.owner)).payouts).toEqual([]);
    await queueWeekly(job.system(BANK_HOLD_DAYS * DAY_MS + HOUR_MS));
    expect(await job.vendorMoney(job.owner)).toMatchObject({ payouts: [{ cents: 180_00 }] });
  });

  it('are named in the books as people know them: the job whose money it was, and whose payout it is', async () => {
    await job.fund();
    await job.release();
    await job.openAccount();
    await queueWeekly(job.system());
    await sendPayouts(job.system());
    await settleSandbox(job.system());
    await job.hear();
    const month = new Date().toISOString().slice(0, 7);
    const owner = job.now.vendorId;
    const { lines } = await getLedgerStatement(job.admin, { book: 'sandbox', kind: 'payable', owner, month });
    const { name } = await job.app.db.selectFrom('vendors').select('name').where('id', '=', owner).executeTakeFirstOrThrow();
    expect(
      Object.fromEntries(lines.map(({ kind, orderNumber, job: what, payee }) => [kind, [orderNumber, what, payee]])),
    ).toEqual({
      'payout-paid': [null, null, name],
      released: [null, 'Photographer, request 12', null],
    });
    // Their accounts are chosen by these names; the platform's have none.
    const ownersOf = (kind: 'payable' | 'hold' | 'revenue') => listLedgerOwners(job.admin, { book: 'sandbox', kind, of: owner });
    expect((await ownersOf('payable')).owners).toContainEqual({ id: owner, name, cents: 0 });
    expect(await ownersOf('hold')).toMatchObject({
      whose: 'engagement',
      owners: expect.arrayContaining([expect.objectContaining({ name: 'Photographer, request 12' })]),
    });
    expect(await ownersOf('revenue')).toEqual({ whose: 'platform', owners: [], ownerCount: 0 });
    await expect(listLedgerOwners(job.owner, { book: 'sandbox', kind: 'payable', of: '' })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('are not sent where the bank account was changed after a payout was queued', async () => {
    await job.fund();
    await job.release();
    await job.openAccount();
    await queueWeekly(job.system());
    await finishTestAccount(job.owner, job.now.vendorId);
    await sendPayouts(job.system());
    expect(await job.vendorMoney(job.owner)).toMatchObject({
      availableCents: 180_00,
      payouts: [{ status: 'cancelled' }],
    });
  });

  describe('of a vendor that an administrator suspended', () => {
    beforeEach(async () => {
      await job.fund();
      await job.release();
      await job.openAccount();
    });

    const suspend = () => suspendVendor(job.admin, { vendorId: job.now.vendorId, reason: 'Asks for cash first' });
    const reinstate = async () => {
      const { vendor } = await getVendorToReview(job.admin, job.now.vendorId);
      await reviewVendor(job.admin, { vendorId: vendor.id, change: 'reinstate', version: vendor.version, reason: '' });
    };
    const request = (ctx = job.owner) => requestPayout(ctx, { vendorId: job.now.vendorId, id: randomUUID(), cents: 100_00 });

    it('wait, by the week and by request alike, until the suspension is lifted', async () => {
      await suspend();
      await expect(request()).rejects.toMatchObject({
        code: 'conflict',
        publicCode: 'payouts-held',
        message: expect.stringContaining('suspended'),
        details: { why: 'suspended', heldUntil: null },
      });
      for (const [who, code] of [
        [job.worker, 'forbidden'],
        [job.stranger, 'not-found'],
      ] as const)
        await expect(request(who)).rejects.toMatchObject({ code });
      await queueWeekly(job.system());
      expect(await job.vendorMoney(job.owner)).toMatchObject({
        availableCents: 180_00,
        payouts: [],
        hold: { why: 'suspended', until: null },
        nextPayoutOn: null,
      });
      await reinstate();
      await queueWeekly(job.system());
      expect(await job.vendorMoney(job.owner)).toMatchObject({ payouts: [{ cents: 180_00, status: 'queued' }], hold: null });
    });

    it('are not sent where it was suspended after a payout was queued', async () => {
      await queueWeekly(job.system());
      await suspend();
      await sendPayouts(job.system());
      const { payouts, availableCents } = await job.vendorMoney(job.owner);
      expect({ payouts, availableCents }).toMatchObject({ availableCents: 180_00, payouts: [{ status: 'cancelled' }] });
      expect(await job.whyCancelled(payouts[0]?.id)).toBe('suspended');
    });

    it('are shown to administrators with the reason, and to nobody else', async () => {
      const { vendorId } = job.now;
      const waiting = async () => (await getMoneyState(job.admin)).waitingPayouts.filter((one) => one.vendorId === vendorId);
      expect(await waiting()).toEqual([]);
      await suspend();
      const held = { vendorId, name: 'Test Experts', book: 'sandbox', availableCents: 180_00 };
      expect(await waiting()).toEqual([{ ...held, why: 'suspended', until: null }]);
      await expect(getMoneyState(job.owner)).rejects.toMatchObject({ code: 'forbidden' });
      await reinstate();
      await finishTestAccount(job.owner, vendorId);
      expect(await waiting()).toEqual([{ ...held, why: 'bank-changed', until: expect.any(String) }]);
    });
  });

  describe('whose payout comes back', () => {
    beforeEach(async () => {
      await job.fund();
      await job.release();
      await job.openAccount();
      await pay(180_00);
      await comeBack();
    });

    const settle = async () => {
      await settleSandbox(job.system());
      await job.hear();
    };
    const pay = async (cents: number) => {
      await requestPayout(job.owner, { vendorId: job.now.vendorId, id: randomUUID(), cents });
      await settle();
    };
    const payWeekly = async () => {
      await queueWeekly(job.system());
      await sendPayouts(job.system());
      await settle();
    };
    const comeBack = async () => {
      const { provider_id } = await job.app.db
        .selectFrom('payouts')
        .select('provider_id')
        .where('vendor_id', '=', job.now.vendorId)
        .where('status', '=', 'paid')
        .executeTakeFirstOrThrow();
      await job.app
        .ctx()
        .payments.openSandbox(job.app.ctx())
        .failPayout(provider_id ?? '');
      await job.hear();
    };
    /** What moved to the vendor's account at the provider, payout by payout. */
    const moved = async () => {
      const rows = await job.app.db
        .selectFrom('sandbox_objects')
        .select(sql<number>`(state->>'cents')::int`.as('cents'))
        .where('kind', '=', 'transfer')
        .where(
          sql<string>`state->>'reference'`,
          'in',
          job.app.db
            .selectFrom('payouts')
            .select(sql<string>`id::text`.as('id'))
            .where('vendor_id', '=', job.now.vendorId),
        )
        .orderBy('made_at')
        .execute();
      return rows.map(({ cents }) => cents);
    };
    const expectAllPaid = async (paidCents: number) => {
      expect(await job.vendorMoney(job.owner)).toMatchObject({ availableCents: 0, underWayCents: 0, paidCents });
      expect(await reconcile(job.system(2 * HOUR_MS))).toEqual([]);
    };

    it('are owed again, and the next payout takes what lies at the provider', async () => {
      expect(await job.vendorMoney(job.owner)).toMatchObject({
        availableCents: 180_00,
        payouts: [{ status: 'failed' }],
      });
      await payWeekly();
      expect(await moved()).toEqual([180_00]);
      await expectAllPaid(180_00);
    });

    it('are paid out in parts, or with what was released meanwhile: only what is missing moves', async () => {
      await pay(100_00);
      await job.release(1);
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
      await job.release(1);
      for (const refused of [{ transfer: no }, { payOut: no }]) {
        await queueWeekly(job.system());
        await sendPayouts(answeredBy(job.system(), refused));
        expect(await job.vendorMoney(job.owner)).toMatchObject({ availableCents: 450_04 });
      }
      await payWeekly();
      expect(await moved()).toEqual([180_00, 270_04]);
      await expectAllPaid(450_04);
    });
  });

  it('leave books that add up', () => {
    const { expectBooksToAddUp } = job;
    return expectBooksToAddUp();
  });
});
