import type { Trx } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { mayBecome } from '../model/transitions.ts';
import { freePromo } from './price-cart.ts';
import type { OrderRow } from './queries.ts';

/** An order that will not be paid gives its promo code back. Whatever is still paid for it goes back by itself. */
export async function endOrder(
  inner: Pick<Context, 'now'> & { db: Trx },
  order: OrderRow,
  status: 'expired' | 'cancelled',
): Promise<void> {
  const set = (next: OrderRow['status']) =>
    inner.db.updateTable('orders').set({ status: next }).where('id', '=', order.id).execute();
  if (order.status === 'failed') await set('pending');
  else if (!mayBecome('order', order.status, status)) return;
  await set(status);
  await freePromo(inner.db, order.id, inner.now);
}
