import type { Trx } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { findItem } from '../model/catalog.ts';
import { endSubscription } from './end-subscription.ts';
import { listPayments, listRefunds, type OrderRow, paidBy, type SubscriptionRow } from './queries.ts';

/** Once all is back that was paid for the period that runs, the plan ends. Answers its name; undefined if none ended. */
export async function endRefundedPlan(inner: Context & { db: Trx }, order: OrderRow): Promise<string | undefined> {
  const paid = paidBy(await listPayments(inner.db, [order.id]));
  if (paid === undefined) return undefined;
  const refunds = await listRefunds(inner.db, [paid.id]);
  const back = refunds.reduce((sum, { status, cents }) => sum + (status === 'succeeded' ? cents : 0), 0);
  if (back < paid.cents) return undefined;
  const row = await inner.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('period_order_id', '=', order.id)
    .where('status', '<>', 'ended')
    .forUpdate()
    .$castTo<SubscriptionRow>()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await endSubscription(inner, row);
  return findItem(row.plan_id)?.name ?? row.plan_id;
}
