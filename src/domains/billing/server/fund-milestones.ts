import { recordAudit } from '#domains/accounts/server/index.ts';
import { formatMoney } from '#lib/format.ts';
import { MINUTE_MS } from '#lib/time-units.ts';
import { alreadySent } from '#platform/verb/already-sent.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import { MILESTONE_REFUND_RULE } from '../model/milestone-rules.ts';
import { ORDER_CONSENT } from '../model/order-consent.ts';
import { LEAST_CHARGE_CENTS, ORDER_MINUTES } from '../model/order-terms.ts';
import { auditedOrder } from './audited.ts';
import { type BillingContext, bookOf } from './billing-context.ts';
import { insertOrder } from './insert-order.ts';
import { listMilestones, requireSide } from './milestones.ts';
import { openCheckout } from './open-checkout.ts';
import { showOrder } from './present-orders.ts';
import { requireBuyer } from './require-buyer.ts';
import { findOrder, listPayments, type OrderRow } from './queries.ts';

/** Whether an order is paid, or can be, or is being paid: its page and a slow payment may outlast the time for which its price holds. */
async function canBePaid({ db, now }: BillingContext, order: OrderRow): Promise<boolean> {
  if (order.status === 'paid') return true;
  if (order.status !== 'pending' && order.status !== 'failed') return false;
  if (order.expires_at > now) return true;
  return (await listPayments(db, [order.id])).some(
    ({ status, expires_at }) => status === 'processing' || ((status === 'created' || status === 'action') && expires_at > now),
  );
}

interface Funding {
  engagementId: string;
  id: string;
  milestoneIds: readonly string[];
  seenTotalCents: number;
  billing: { name: string; address: string };
}

/**
 * The client orders the payment of milestones; their money is held once it is paid. Throws `conflict` with `price-changed` if they come to
 * another total, and for milestones that are paid or whose payment is open in another order.
 */
export async function fundMilestones(ctx: BillingContext, given: Funding): Promise<{ orderId: string; url: string | null }> {
  const { userId, isDemo } = requireBuyer(ctx);
  const known = await findOrder(ctx.db, given.id);
  if (known !== undefined && known.user_id !== userId) throw alreadySent();
  const provider = ctx.payments.nameFor({ isDemo });
  if (provider === undefined) throw new DomainError('not-configured', 'Payments aren’t available here yet.');
  if (known === undefined)
    await transact(ctx, async (inner) => {
      const rows = await listMilestones(inner.db, given.engagementId);
      if ((await requireSide(inner, rows)).side !== 'client')
        throw new DomainError('forbidden', 'Only the client of this job can pay.');
      const chosen = await inner.db
        .selectFrom('milestones')
        .selectAll()
        .where('engagement_id', '=', given.engagementId)
        .where('id', 'in', [...given.milestoneIds])
        .orderBy('place')
        .forUpdate()
        .execute();
      if (chosen.length !== new Set(given.milestoneIds).size)
        throw new DomainError('not-found', 'This milestone doesn’t belong to this job.');
      for (const row of chosen) {
        const before = row.order_id === null ? undefined : await findOrder(inner.db, row.order_id);
        if ((row.status !== 'planned' && row.status !== 'awaiting') || (before !== undefined && (await canBePaid(inner, before))))
          throw new DomainError('conflict', `“${row.title}” is already paid, or its payment is already open.`);
      }
      const totalCents = chosen.reduce((sum, { cents }) => sum + cents, 0);
      if (totalCents !== given.seenTotalCents)
        throw new DomainError('conflict', 'The amount changed. Check the new one and agree to it.', {
          publicCode: 'price-changed',
          details: { totalCents },
        });
      if (totalCents < LEAST_CHARGE_CENTS)
        throw new DomainError(
          'conflict',
          `A payment is at least ${formatMoney(LEAST_CHARGE_CENTS, 'always')}. Pay this part together with others.`,
        );
      const lines = chosen.map(({ id, title, cents }) => ({
        itemId: id,
        priceId: id,
        name: title,
        period: 'once',
        quantity: 1,
        cents,
        discountCents: 0,
        refundRule: MILESTONE_REFUND_RULE,
      }));
      const order = await insertOrder(inner, {
        id: given.id,
        user_id: userId,
        provider,
        book: bookOf(ctx, provider),
        purpose: 'milestones',
        about: given.engagementId,
        items: chosen.map(({ id }) => ({ milestoneId: id })),
        quote: { lines, subtotalCents: totalCents, discountCents: 0, taxLines: [], taxCents: 0, totalCents },
        state: '',
        sealed_billing: ctx.identity.seal(Buffer.from(JSON.stringify(given.billing))),
        consent: ORDER_CONSENT,
        holdsMs: ORDER_MINUTES * MINUTE_MS,
      });
      if (order === undefined) throw alreadySent();
      await inner.db
        .updateTable('milestones')
        .set({ status: 'awaiting', order_id: given.id })
        .where(
          'id',
          'in',
          chosen.map(({ id }) => id),
        )
        .execute();
      await recordAudit(inner, {
        action: 'milestones-ordered',
        details: { ...auditedOrder(order), engagementId: given.engagementId, totalCents },
      });
    });
  await openCheckout(ctx, given.id);
  const order = await showOrder(ctx, given.id);
  return { orderId: order.id, url: order.payment?.url ?? null };
}
