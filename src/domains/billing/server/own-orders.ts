import { recordAudit } from '#domains/accounts/server/index.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Order } from '../contract.ts';
import { auditedOrder } from './audited.ts';
import { applyCheckout } from './apply-payment.ts';
import type { BillingContext } from './billing-context.ts';
import { endOrder } from './end-order.ts';
import { openCheckout } from './open-checkout.ts';
import { presentOrders, requireOwnOrder, showOrder } from './present-orders.ts';
import { listPayments, lockOrder, type OrderRow } from './queries.ts';
import { renewsFrom } from './renews-from.ts';

const MOST_SHOWN = 200;

/** An order in its current state, for its buyer. */
export async function getOrder(ctx: BillingContext, id: string): Promise<Order> {
  await requireOwnOrder(ctx, id);
  return showOrder(ctx, id);
}

export async function listOrders(ctx: BillingContext): Promise<{ orders: Order[] }> {
  const { userId } = requireUser(ctx);
  const rows = await ctx.db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .$castTo<OrderRow>()
    .execute();
  return { orders: await presentOrders(ctx, rows) };
}

/** Opens a page to pay an order that is not paid. Throws `gone` once its price no longer holds. */
export async function payOrder(ctx: BillingContext, id: string): Promise<Order> {
  const order = await requireOwnOrder(ctx, id);
  if (order.status !== 'paid' && (order.expires_at <= ctx.now || order.status === 'cancelled' || order.status === 'expired'))
    throw new DomainError('gone', 'This order has ended. Order again at today’s price.');
  await openCheckout(ctx, id);
  return showOrder(ctx, id);
}

/**
 * Cancels an unpaid order: the page to pay ends first. If it was paid at that moment, it stays paid, and the answer says so. Throws
 * `conflict` for what renews a plan: that ends with the plan.
 */
export async function cancelOrder(ctx: BillingContext, id: string): Promise<Order> {
  const own = await requireOwnOrder(ctx, id);
  if (renewsFrom(own) !== undefined) throw new DomainError('conflict', 'This order renews your plan. Cancel the plan instead.');
  for (const { checkout_id, status, provider } of await listPayments(ctx.db, [id])) {
    if (checkout_id === null || (status !== 'created' && status !== 'action')) continue;
    await applyCheckout(ctx, provider, await ctx.payments.open(provider, ctx).expireCheckout(checkout_id));
  }
  await transact(ctx, async (inner) => {
    const order = await lockOrder(inner.db, id);
    const payments = await listPayments(inner.db, [id]);
    if (order === undefined || payments.some(({ status }) => status === 'processing')) return;
    if (order.status !== 'pending' && order.status !== 'failed') return;
    await endOrder(inner, order, 'cancelled');
    await recordAudit(inner, { action: 'order-cancelled', details: auditedOrder(order) });
  });
  return showOrder(ctx, id);
}
