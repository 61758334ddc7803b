import { randomUUID } from 'node:crypto';
import { recordAudit } from '#domains/accounts/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { endOfPart, HELD_MILESTONES, remainingCents } from '../model/milestone-moves.ts';
import type { StatusOf } from '../model/transitions.ts';
import { auditedMilestone } from './audited.ts';
import { addRefund } from './add-refund.ts';
import type { MoneyInside } from './billing-context.ts';
import { lockMilestones, type MilestoneRow, milestonesOf } from './milestones.ts';
import { noteMilestone, submitMilestone } from './move-milestone.ts';
import type { OrderRow, PaymentRow } from './queries.ts';
import { approveMilestone, changeMilestone, giveBackMilestone, isCardDisputed } from './settle-milestones.ts';
import { tellFunded, tellMilestone } from './tell-milestones.ts';

/** What a vendor and a client agreed on: parts of the price, which are held one by one until they are approved. */
export interface PlanToOpen {
  engagementId: string;
  vendorId: string;
  clientId: string;
  /** What is done, in words, as its invoices say it. */
  job: string;
  feeBps: number;
  /** What each comes to, and how much of that is sales tax. */
  milestones: readonly { title: string; cents: number; taxCents: number }[];
}

/*
 * What becomes of held money when a job changes. All run within the transaction of a verb that decided who may; a job without a
 * plan changes nothing.
 */

/** Opens the plan of a job, once: again changes nothing. */
export async function openMilestones(
  inner: Context,
  { engagementId, vendorId, clientId, job, feeBps, milestones }: PlanToOpen,
): Promise<void> {
  if (milestones.length === 0) return;
  await inner.db
    .insertInto('milestones')
    .values(
      milestones.map(({ title, cents, taxCents }, place) => ({
        id: randomUUID(),
        engagement_id: engagementId,
        vendor_id: vendorId,
        client_id: clientId,
        place,
        job,
        title,
        cents,
        tax_cents: taxCents,
        fee_bps: feeBps,
        status: 'planned',
        created_at: inner.now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['engagement_id', 'place']).doNothing())
    .execute();
}

/** The vendor reports the whole work as done: all that is held is handed in. */
export async function submitJob(inner: MoneyInside, engagementId: string): Promise<void> {
  for (const row of await lockParts(inner, engagementId, ['funded', 'changes'])) {
    await noteMilestone(inner, row, { side: 'vendor', verb: 'submit', text: '' });
    await submitMilestone(inner, row);
  }
}

/** The client confirms the whole work: all that is held is released. What a bank questions waits, and is released once that is over. */
export async function approveJob(inner: MoneyInside, engagementId: string): Promise<void> {
  for (const row of await lockParts(inner, engagementId, HELD_MILESTONES)) {
    await noteMilestone(inner, row, { side: 'client', verb: 'approve', text: '' });
    if (row.status !== 'submitted') await changeMilestone(inner, row, { status: 'submitted' });
    if (await isCardDisputed(inner, row)) await changeMilestone(inner, row, { approve_by: inner.now });
    else await approveMilestone(inner, row);
  }
}

/** One side says that something is wrong with the job: what is held stays where it is. */
export async function disputeJob(
  inner: MoneyInside,
  { engagementId, side, text }: { engagementId: string; side: 'client' | 'vendor'; text: string },
): Promise<void> {
  for (const row of await lockParts(inner, engagementId, HELD_MILESTONES)) {
    await noteMilestone(inner, row, { side, verb: 'dispute', text });
    await changeMilestone(inner, row, { status: 'disputed', approve_by: null, disputed_over: 'job' });
  }
}

/** The job goes on: what was in dispute with it, or by the side that settles, is held as before. What the other side disputed itself stays. */
export async function settleJob(
  inner: MoneyInside,
  { engagementId, side }: { engagementId: string; side: 'client' | 'vendor' | 'admin' },
): Promise<void> {
  for (const row of await lockParts(inner, engagementId, ['disputed'])) {
    if (row.disputed_over !== 'job' && row.disputed_over !== side) continue;
    await noteMilestone(inner, row, { side, verb: 'settled', text: '' });
    await changeMilestone(inner, row, { status: 'funded', approve_by: null });
  }
}

/**
 * The job ends before the work is done (`endOfPart` says what follows). Throws `conflict` with `money-in-dispute` where an
 * administrator ends it and has not divided what is in dispute.
 */
export async function endJob(
  inner: MoneyInside,
  { engagementId, by, hasBegun }: { engagementId: string; by: 'client' | 'vendor' | 'admin'; hasBegun: boolean },
): Promise<void> {
  const rows = await lockParts(inner, engagementId, ['planned', 'awaiting', ...HELD_MILESTONES, 'disputed']);
  if (by === 'admin' && rows.some(({ status }) => status === 'disputed'))
    throw new DomainError('conflict', 'First decide on the money held in dispute.', { publicCode: 'money-in-dispute' });
  for (const row of rows) {
    const wanted = endOfPart(row.status, { by, hasBegun });
    if (wanted === 'stay') continue;
    // What a bank decides on does not go back here, too, nor is it released by silence once that is over: then somebody decides.
    const end = wanted === 'refund' && (await isCardDisputed(inner, row)) ? 'dispute' : wanted;
    await noteMilestone(inner, row, { side: by, verb: 'job-ended', text: '' });
    if (end === 'cancel') await changeMilestone(inner, row, { status: 'cancelled' });
    else if (end === 'dispute') await changeMilestone(inner, row, { status: 'disputed', approve_by: null });
    else await giveBackMilestone(inner, row, { cents: remainingCents(row), status: 'refunded' });
    if (end === 'dispute') await tellMilestone(inner, row, { news: 'dispute', by });
    await recordAudit(inner, { action: `milestone-${end}`, details: { ...(await auditedMilestone(inner, row)), by } });
  }
}

/**
 * A vendor is about to be gone, and its jobs with it: what it holds and has not handed in goes back to the clients, what is in dispute
 * too, and nothing more is paid. What a bank decides on stays.
 */
export async function giveUpMoney(inner: MoneyInside, vendorId: string): Promise<void> {
  const rows = await lockMilestones(inner.db, { vendor_id: vendorId }, ['planned', 'awaiting', 'funded', 'changes', 'disputed']);
  for (const row of rows) {
    if (row.status === 'planned' || row.status === 'awaiting') {
      await changeMilestone(inner, row, { status: 'cancelled' });
      continue;
    }
    if (await isCardDisputed(inner, row)) continue;
    await noteMilestone(inner, row, { side: 'vendor', verb: 'give-back', text: '' });
    await giveBackMilestone(inner, row, { cents: remainingCents(row), status: 'refunded' });
    await tellMilestone(inner, row, { news: 'give-back', by: 'vendor' });
  }
}

/** What was paid is held from now on. What was canceled while somebody paid goes back, and what another order pays. */
export async function markFunded(
  inner: MoneyInside,
  order: OrderRow,
  payment: Pick<PaymentRow, 'id'> | undefined,
): Promise<void> {
  const rows = await inner.db
    .selectFrom('milestones')
    .selectAll()
    .where('id', 'in', milestonesOf(order))
    .orderBy('place')
    .forUpdate()
    .$castTo<MilestoneRow>()
    .execute();
  const funded: MilestoneRow[] = [];
  for (const row of rows) {
    if (row.order_id !== order.id) {
      const { cents, tax_cents: taxCents } = row;
      if (payment !== undefined)
        await addRefund(inner, payment, { id: randomUUID(), cents, taxCents, reason: `Paid by another order: ${row.title}` });
    } else if (row.status === 'cancelled') await giveBackMilestone(inner, row, { cents: remainingCents(row) });
    else {
      await changeMilestone(inner, row, { status: 'funded' });
      funded.push(row);
    }
  }
  await tellFunded(inner, funded);
}

const lockParts = (inner: MoneyInside, engagementId: string, statuses: readonly StatusOf<'milestone'>[]) =>
  lockMilestones(inner.db, { engagement_id: engagementId }, statuses);
