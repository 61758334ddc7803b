import { recordAudit } from '#domains/accounts/server/index.ts';
import { getOwnListing } from '#domains/selling/server/index.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Order } from '../contract.ts';
import { auditedOrder } from './audited.ts';
import type { BillingContext } from './billing-context.ts';
import { requireOwnOrder, showOrder } from './present-orders.ts';
import { lockOrder } from './queries.ts';

/**
 * Says for which sale the caller placed an order; null for none. Throws `not-found` for a listing where they have no part,
 * `forbidden` for the orders of others.
 */
export async function assignOrder(
  ctx: BillingContext,
  { orderId, listingId }: { orderId: string; listingId: string | null },
): Promise<Order> {
  await requireOwnOrder(ctx, orderId);
  if (listingId !== null) await getOwnListing(ctx, listingId);
  await transact(ctx, async (inner) => {
    const order = await lockOrder(inner.db, orderId);
    if (order === undefined || order.own_listing_id === listingId) return;
    await inner.db.updateTable('orders').set({ own_listing_id: listingId }).where('id', '=', orderId).execute();
    await recordAudit(inner, { action: 'order-assigned', details: { ...auditedOrder(order), listingId } });
  });
  return showOrder(ctx, orderId);
}
