import { randomUUID } from 'node:crypto';
import { publicUrlOf } from '#platform/config/public-url.ts';
import { ProviderRefusal } from '#platform/payments/provider.ts';
import { transact } from '#platform/verb/transact.ts';
import { CHECKOUT_MINUTES } from '../model/order-terms.ts';
import { applyCheckout } from './apply-payment.ts';
import type { BillingContext } from './billing-context.ts';
import { explainProvider } from './explain-provider.ts';
import { listPayments, lockOrder, type OrderRow, type PaymentRow } from './queries.ts';

/**
 * Sees to it that an unpaid order can be paid at one page of its provider. First it is written what is about to be opened; the
 * provider is asked outside the transaction. Throws `unavailable` while the provider is away: sent again, it goes on. `conflict` where it refuses.
 */
export async function openCheckout(ctx: BillingContext, orderId: string): Promise<void> {
  await endOldCheckout(ctx, orderId);
  const intent = await transact(ctx, async (inner) => {
    const order = await lockOrder(inner.db, orderId);
    if (order === undefined || (order.status !== 'pending' && order.status !== 'failed') || order.expires_at <= inner.now)
      return undefined;
    const payments = await listPayments(inner.db, [orderId]);
    if (payments.some(({ status }) => status === 'processing' || status === 'succeeded')) return undefined;
    if (order.status === 'failed')
      await inner.db.updateTable('orders').set({ status: 'pending' }).where('id', '=', orderId).execute();
    const open = payments.find(({ status }) => status === 'created' || status === 'action');
    if (open !== undefined) return open.checkout_id === null ? { order, payment: open } : undefined;
    const payment = await inner.db
      .insertInto('payments')
      .values({
        id: randomUUID(),
        order_id: orderId,
        provider: order.provider,
        status: 'created',
        cents: order.total_cents,
        first_tried_at: inner.now,
        expires_at: new Date(inner.now.getTime() + CHECKOUT_MINUTES * 60_000),
        created_at: inner.now,
      })
      .returningAll()
      .$castTo<PaymentRow>()
      .executeTakeFirstOrThrow();
    return { order, payment };
  });
  if (intent !== undefined) await openAt(ctx, intent);
}

async function openAt(ctx: BillingContext, { order, payment }: { order: OrderRow; payment: PaymentRow }): Promise<void> {
  const site = publicUrlOf(ctx.config);
  const provider = ctx.payments.open(order.provider, ctx);
  const asked = provider.openCheckout({
    key: `checkout:${payment.id}`,
    firstTriedAt: payment.first_tried_at,
    reference: order.id,
    lines: checkoutLines(order),
    email: null,
    ...(hasRenewal(order) ? { customer: { id: null } } : {}),
    successUrl: `${site}/payment-confirmation?order=${order.id}`,
    cancelUrl:
      order.purpose === 'milestones'
        ? `${site}/service-request-confirmation?request=${order.about}`
        : `${site}/services?order=${order.id}`,
    expiresAt: payment.expires_at,
  });
  const checkout = await asked.catch((cause: unknown) => {
    if (cause instanceof ProviderRefusal)
      ctx.log.error({ err: cause, orderId: order.id }, 'the payment provider refused a checkout');
    return explainProvider(cause, {
      away: 'We kept your order: try paying again in a minute.',
      refused: 'The payment provider didn’t take this payment. We kept your order: write to us, and we’ll look into it.',
    });
  });
  await ctx.db
    .updateTable('payments')
    .set({ checkout_id: checkout.id, checkout_url: checkout.url })
    .where('id', '=', payment.id)
    .where('checkout_id', 'is', null)
    .execute();
}

/** A page that is over is ended at the provider before another one opens: otherwise both could be paid. */
async function endOldCheckout(ctx: BillingContext, orderId: string): Promise<void> {
  const payments = await listPayments(ctx.db, [orderId]);
  const over = payments.find(
    ({ status, checkout_id, expires_at }) =>
      (status === 'created' || status === 'action') && checkout_id !== null && expires_at <= ctx.now,
  );
  if (over?.checkout_id == null) return;
  const checkout = await ctx.payments.open(over.provider, ctx).expireCheckout(over.checkout_id);
  await applyCheckout(ctx, over.provider, checkout);
}

/** The lines of an order as the provider's page shows them: they add up to the total. */
export function checkoutLines(order: Pick<OrderRow, 'lines' | 'tax_lines'>): { name: string; cents: number }[] {
  const lines = order.lines.map(({ name, quantity, cents, discountCents }) => ({
    name: quantity === 1 ? name : `${name} × ${quantity}`,
    cents: cents - discountCents,
  }));
  const taxes = order.tax_lines.map(({ jurisdiction, cents }) => ({ name: `Sales tax, ${jurisdiction}`, cents }));
  return [...lines, ...taxes].filter(({ cents }) => cents > 0);
}

function hasRenewal(order: OrderRow): boolean {
  return order.lines.some(({ period }) => period === 'month' || period === 'year');
}
