import { recordAudit } from '#domains/accounts/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { auditedPlan } from './audited.ts';
import { endOrder } from './end-order.ts';
import { lockOrder, type SubscriptionRow } from './queries.ts';

/**
 * Ends a plan now. Its orders that wait for a payment end with it: nobody pays for what no longer comes. Where it ends because all of its
 * money is back, it may run again.
 */
export async function endSubscription(
  inner: Context & { db: Trx },
  row: SubscriptionRow,
  { paidBackOn = null }: { paidBackOn?: string | null } = {},
): Promise<void> {
  const own = inner.db.updateTable('subscriptions').where('id', '=', row.id);
  if (row.status === 'active') await own.set({ status: 'ending' }).execute();
  await own
    .set({ status: 'ended', paid_back_on: paidBackOn, next_try_at: null, pause_months: null, paused_until: null })
    .execute();
  const open = await inner.db
    .selectFrom('orders')
    .select('id')
    .where('about', '=', row.id)
    .where('purpose', '=', 'renewal')
    .where('status', 'in', ['pending', 'failed'])
    .orderBy('id')
    .execute();
  for (const { id } of open) {
    const order = await lockOrder(inner.db, id);
    if (order !== undefined) await endOrder(inner, order, 'cancelled');
  }
  await recordAudit(inner, { action: 'plan-ended', details: auditedPlan(row) });
}
