import { utcDay } from '#lib/calendar.ts';
import { findItem } from '../model/find-item.ts';
import { isPlanPart } from '../model/order-parts.ts';
import { partsOfOrder, returnedByPart, sumRefunds } from './add-refund.ts';
import type { MoneyInside } from './billing-context.ts';
import { endSubscription } from './end-subscription.ts';
import { returnCredit } from './plan-credits.ts';
import { listPayments, listRefunds, lockPlanPaidBy, type OrderRow, paidBy, sumLost } from './queries.ts';

/**
 * Once all is back that was paid for the period that runs, by us or by a bank, the plan ends: all of the order, or all of the plan's own
 * part in it. What earlier plans added goes back with it. Answers its name; undefined if none ended.
 */
export async function endRefundedPlan(inner: MoneyInside, order: OrderRow): Promise<string | undefined> {
  if (!(await isPlanPaidBack(inner, order))) return undefined;
  await returnCredit(inner, order);
  const row = await lockPlanPaidBy(inner.db, order.id);
  if (row === undefined) return undefined;
  await endSubscription(inner, row, { paidBackOn: utcDay(inner.now) });
  return findItem(row.plan_id)?.name ?? row.plan_id;
}

/** Whether all is back that was paid by an order for its plan. */
export async function isPlanPaidBack(inner: MoneyInside, order: OrderRow): Promise<boolean> {
  const paid = paidBy(await listPayments(inner.db, [order.id]));
  if (paid === undefined) return false;
  const refunds = await listRefunds(inner.db, [paid.id]);
  const lost = (await sumLost(inner.db, [paid.id])).get(paid.id) ?? 0;
  const back = lost + sumRefunds(refunds.filter(({ status }) => status === 'succeeded')).cents;
  const plan = partsOfOrder(order).find(isPlanPart);
  const ofPlan = plan === undefined ? 0 : (returnedByPart(refunds, { arrived: true }).get(plan.key) ?? 0);
  const isPlanBack = plan !== undefined && plan.cents > 0 && ofPlan >= plan.cents;
  return back >= paid.cents || isPlanBack;
}
