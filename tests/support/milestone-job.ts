import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { fundMilestones } from '#domains/billing/server/fund-milestones.ts';
import { endJob, openMilestones, type PlanToOpen } from '#domains/billing/server/follow-job.ts';
import { getMoneyPlan } from '#domains/billing/server/milestones.ts';
import { moveMilestone } from '#domains/billing/server/move-milestone.ts';
import { paySandboxCheckout } from '#domains/billing/server/sandbox-checkout.ts';
import { openPayoutAccount } from '#domains/billing/server/payout-accounts.ts';
import { finishTestAccount, getVendorMoney } from '#domains/billing/server/vendor-money.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { idOf } from './actors.ts';
import { billingOn } from './billing.ts';
import { openTestApp } from './test-app.ts';
import { addVendor } from './vendors.ts';

type Parts = PlanToOpen['milestones'];

const TWO_PARTS: Parts = [
  { title: 'Deposit', cents: 200_00, taxCents: 0 },
  { title: 'Photos', cents: 300_05, taxCents: 0 },
];

export type MilestoneJob = Awaited<ReturnType<typeof openMilestoneJob>>;

/**
 * An application with the people of jobs whose money is held, one job after the other: call `begin` before each test. Every one
 * comes to $500.05, in two milestones unless a test gives others.
 */
export async function openMilestoneJob() {
  const app = await openTestApp();
  const money = billingOn(() => app);
  const { system, hear, signIn } = money;
  const [client, owner, worker, stranger, admin] = await Promise.all([
    signIn('Cleo'),
    signIn('Olga'),
    signIn('Wim'),
    signIn('Sten'),
    signIn('Ada', true),
  ]);
  const now = { vendorId: '', engagementId: '' };

  /** Another job of the same vendor. */
  async function beginAnother(milestones = TWO_PARTS): Promise<void> {
    now.engagementId = randomUUID();
    const plan = { ...now, clientId: idOf(client), job: 'Photographer, request 12', feeBps: 1000, milestones };
    await app.db.transaction().execute(async (trx) => {
      await openMilestones({ ...system(), db: trx }, plan);
      await openMilestones({ ...system(), db: trx }, plan);
    });
  }

  /** A job of a vendor that has no other. */
  async function begin(): Promise<void> {
    now.vendorId = await addVendor(app.db, {
      members: [
        { userId: idOf(owner), role: 'owner' },
        { userId: idOf(worker), role: 'worker' },
      ],
    });
    await beginAnother();
  }

  const plan = (ctx = client) => getMoneyPlan(ctx, now.engagementId);
  const idAt = async (place: number) => (await plan()).milestones[place]?.id ?? '';
  const move = async (ctx: ServerContext, verb: Parameters<typeof moveMilestone>[1]['verb'], place = 0, text = 'As agreed') =>
    moveMilestone(ctx, { milestoneId: await idAt(place), verb, text });
  const vendorMoney = (ctx: ServerContext) => getVendorMoney(ctx, { vendorId: now.vendorId });
  const statuses = async () => (await plan()).milestones.map(({ status }) => status);

  async function fund(card = 'visa'): Promise<string> {
    const { milestones } = await plan();
    const { orderId, url } = await fundMilestones(client, {
      engagementId: now.engagementId,
      id: randomUUID(),
      milestoneIds: milestones.map(({ id }) => id),
      seenTotalCents: 500_05,
      billing: { name: 'Cleo', address: '17 Willow Lane' },
    });
    await paySandboxCheckout(client, { checkoutId: new URL(url ?? '').searchParams.get('pay') ?? '', card });
    await hear();
    return orderId;
  }

  /** Hands a part in, and approves it. */
  async function release(place = 0): Promise<void> {
    await move(owner, 'submit', place);
    await move(client, 'approve', place);
  }

  /** Says where the vendor's money goes. */
  async function openAccount(): Promise<void> {
    await openPayoutAccount(owner, now.vendorId);
    await finishTestAccount(owner, now.vendorId);
  }

  /** Why the audit says that a payout was canceled. */
  async function whyCancelled(payoutId = ''): Promise<unknown> {
    const { rows } = await sql<{ why: unknown }>`
      select details->>'why' as why from audit_events where action = 'payout-cancelled' and details->>'payoutId' = ${payoutId}`.execute(
      app.db,
    );
    return rows[0]?.why;
  }

  /** The job ends after it began. */
  const end = (by: 'client' | 'vendor' | 'admin') =>
    app.db
      .transaction()
      .execute((trx) => endJob({ ...system(), db: trx }, { engagementId: now.engagementId, by, hasBegun: true }));

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

  return {
    ...money,
    app,
    client,
    owner,
    worker,
    stranger,
    admin,
    now,
    begin,
    beginAnother,
    plan,
    idAt,
    move,
    statuses,
    vendorMoney,
    fund,
    release,
    openAccount,
    whyCancelled,
    end,
    disputeCard,
    loseDispute,
  };
}
