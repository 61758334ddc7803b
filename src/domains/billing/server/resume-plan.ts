import { recordAudit } from '#domains/accounts/server/index.ts';
import { tellStaff } from '#domains/notifications/server/index.ts';
import { utcDay } from '#lib/calendar.ts';
import type { Trx } from '#platform/db/database.ts';
import { findItem } from '../model/find-item.ts';
import { restOfPeriod } from '../model/periods.ts';
import { givesWay } from '../model/one-plan.ts';
import { auditedPlan } from './audited.ts';
import type { BillingContext } from './billing-context.ts';
import { isPlanPaidBack } from './end-refunded-plan.ts';
import { endSubscription } from './end-subscription.ts';
import { lockCurrentPlan, lockSubscription, type OrderRow } from './queries.ts';
import { tellPlanResumed, tellPlanStaysEnded } from './tell-buyer.ts';

type Inside = BillingContext & { db: Trx };

/**
 * A bank returned what it had taken of an order: the plan that ended because all of its money was back runs again, for as many days as
 * were left. Its buyer was told that it does not renew, so it does not, unless they keep it. One that cannot run again waits for a refund.
 */
export async function resumePlan(inner: Inside, order: OrderRow): Promise<void> {
  const known = await inner.db
    .selectFrom('subscriptions')
    .select('id')
    .where('period_order_id', '=', order.id)
    .where('status', '=', 'ended')
    .where('paid_back_on', 'is not', null)
    .executeTakeFirst();
  const row = known === undefined ? undefined : await lockSubscription(inner.db, known.id);
  if (row?.status !== 'ended' || row.paid_back_on === null || row.user_id === null) return;
  if (await isPlanPaidBack(inner, order)) return;
  const { period_from: from, period_to: to } = row;
  const span = { endedOn: row.paid_back_on, today: utcDay(inner.now) };
  const rest = to === null ? null : restOfPeriod({ from, to }, span);
  // All of it had run by then.
  if (rest === undefined) return;
  const planName = findItem(row.plan_id)?.name ?? row.plan_id;
  const other = await lockCurrentPlan(inner.db, row.user_id);
  const isCreditBack = await wasCreditReturned(inner, order);
  if ((other !== undefined && !givesWay({ cents: other.cents, planId: other.plan_id }, row.plan_id)) || isCreditBack) {
    await tellPlanStaysEnded(inner, order, planName);
    await tellStaff(inner, {
      key: `plan-stays-ended-${row.id}`,
      title: 'A bank returned the payment for a plan that ended',
      body: `${planName} can’t run again by itself. Agree with its buyer on what goes back.`,
      href: '/admin/orders',
    });
    return;
  }
  if (other !== undefined) await endSubscription(inner, other);
  await inner.db
    .updateTable('subscriptions')
    .set({
      status: rest === null ? 'active' : 'ending',
      paid_back_on: null,
      ...(rest === null ? {} : { period_from: rest.from, period_to: rest.to, anchor_day: rest.to }),
    })
    .where('id', '=', row.id)
    .execute();
  await recordAudit(inner, { action: 'plan-resumed', details: auditedPlan(row) });
  await tellPlanResumed(inner, order, { planName, until: rest?.to ?? null });
}

/** Whether what earlier plans had added to an order went back, so that its own money pays for less than the whole plan. */
async function wasCreditReturned({ db }: Inside, order: OrderRow): Promise<boolean> {
  const found = await db
    .selectFrom('refunds')
    .select('id')
    .where('credit_of', '=', order.id)
    .where('status', '<>', 'rejected')
    .executeTakeFirst();
  return found !== undefined;
}
