import { recordAudit } from '#domains/accounts/server/index.ts';
import { getOwnListing } from '#domains/selling/server/index.ts';
import { MINUTE_MS } from '#lib/time-units.ts';
import type { Trx } from '#platform/db/database.ts';
import { alreadySent } from '#platform/verb/already-sent.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Order } from '../contract.ts';
import { readPromoCode } from '../model/promo.ts';
import { ORDER_CONSENT, RENEWAL_CONSENT } from '../model/order-consent.ts';
import { ORDER_MINUTES } from '../model/order-terms.ts';
import { findItem } from '../model/find-item.ts';
import type { Quote } from '../model/quote.ts';
import { givesWay } from '../model/one-plan.ts';
import { auditedOrder } from './audited.ts';
import { type BillingContext, bookOf } from './billing-context.ts';
import { insertOrder } from './insert-order.ts';
import { settlePaid } from './apply-payment.ts';
import { openCheckout } from './open-checkout.ts';
import { showOrder } from './present-orders.ts';
import { requireBuyer } from './require-buyer.ts';
import { type Cart, priceCart, reservePromo } from './price-cart.ts';
import { findOrder, lockCurrentPlan, lockOrder, type OrderRow } from './queries.ts';

export interface OrderToPlace extends Cart {
  id: string;
  billing: { name: string; address: string };
  seenTotalCents: number;
  /** The own listing that it is for. */
  listingId?: string | null;
}

/**
 * Orders and opens a page to pay. Throws `conflict`: `price-changed` with the new quote if the buyer saw another total,
 * `plan-active` if they have a plan, `plan-underway` while they pay for one, `invalid` with the field for what cannot be bought, `not-found` for a listing where they have
 * no part. The same id is answered with the order as
 * it is now. Free orders are paid at once, without a provider.
 */
export async function placeOrder(ctx: BillingContext, given: OrderToPlace): Promise<Order> {
  const { userId, isDemo } = requireBuyer(ctx);
  const known = await findOrder(ctx.db, given.id);
  if (known !== undefined) {
    if (known.user_id !== userId) throw alreadySent();
    await openCheckout(ctx, given.id);
    return showOrder(ctx, given.id);
  }
  const provider = ctx.payments.nameFor({ isDemo });
  if (provider === undefined) throw new DomainError('not-configured', 'Purchases aren’t available here yet.');
  const { listingId = null } = given;
  if (listingId !== null) await getOwnListing(ctx, listingId);
  const priced = await priceCart(ctx, given);
  requireSeen(priced, given);
  const plan = priced.lines.find(({ itemId }) => findItem(itemId)?.kind === 'plan');
  await transact(ctx, async (inner) => {
    if (plan !== undefined && (await isHeld(inner.db, { userId, planId: plan.itemId })))
      throw new DomainError('conflict', 'You already have a plan. Change it, or end it first.', {
        publicCode: 'plan-active',
      });
    const underway = plan === undefined ? undefined : await findPlanUnderway(inner.db, userId);
    if (underway !== undefined)
      throw new DomainError(
        'conflict',
        `Your payment for ${underway} is under way, and you can have one plan at a time. We’ll email you when it arrives.`,
        { publicCode: 'plan-underway' },
      );
    // Two orders at the same moment do not both take what the plan includes once.
    if (priced.lines.some(({ isIncluded }) => isIncluded === true)) {
      await lockCurrentPlan(inner.db, userId);
      requireSeen(await priceCart(inner, given), given);
    }
    const promoCode = given.promoCode === null || given.promoCode === '' ? null : readPromoCode(given.promoCode);
    const row = await insertOrder(inner, {
      id: given.id,
      user_id: userId,
      provider,
      book: bookOf(ctx, provider),
      purpose: 'catalog',
      items: given.items,
      quote: priced,
      promo_code: promoCode,
      state: given.state,
      own_listing_id: listingId,
      sealed_billing: ctx.identity.seal(Buffer.from(JSON.stringify(given.billing))),
      consent: plan !== undefined ? `${ORDER_CONSENT}. ${RENEWAL_CONSENT}` : ORDER_CONSENT,
      holdsMs: ORDER_MINUTES * MINUTE_MS,
    });
    // Sent twice at the same moment: the other one made it.
    if (row === undefined) return;
    if (promoCode !== null)
      await reservePromo(inner.db, { code: promoCode, orderId: given.id, who: ctx.identity.pseudonym(userId) });
    await recordAudit(inner, { action: 'order-placed', details: { ...auditedOrder(row), totalCents: priced.totalCents } });
    if (priced.totalCents === 0) {
      const order = await lockOrder(inner.db, given.id);
      if (order !== undefined) await settlePaid(inner, order, undefined);
    }
  });
  await openCheckout(ctx, given.id);
  return showOrder(ctx, given.id);
}

/** Throws `conflict` with the new quote if the buyer saw another total. */
function requireSeen(priced: Quote, { seenTotalCents }: Pick<OrderToPlace, 'seenTotalCents'>): void {
  if (priced.totalCents !== seenTotalCents)
    throw new DomainError('conflict', 'The price changed. Check the new one and agree to it.', {
      publicCode: 'price-changed',
      details: { quote: priced },
    });
}

/** Whether a plan that somebody has leaves no room for this one. */
async function isHeld(trx: Trx, { userId, planId }: { userId: string; planId: string }): Promise<boolean> {
  const current = await lockCurrentPlan(trx, userId);
  return current !== undefined && !givesWay({ cents: current.cents, planId: current.plan_id }, planId);
}

/** The name of a plan of which the payment takes its time, as bank debits do: paid for twice, one of the two would only go back. */
async function findPlanUnderway(db: Trx, userId: string): Promise<string | undefined> {
  const orders = await db
    .selectFrom('orders')
    .select('lines')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'catalog')
    .where('status', '=', 'pending')
    .where((is) =>
      is.exists(
        is
          .selectFrom('payments')
          .select('payments.id')
          .whereRef('payments.order_id', '=', 'orders.id')
          .where('payments.status', '=', 'processing'),
      ),
    )
    .$castTo<Pick<OrderRow, 'lines'>>()
    .execute();
  const items = orders.flatMap(({ lines }) => lines.flatMap(({ itemId }) => findItem(itemId) ?? []));
  return items.find(({ kind }) => kind === 'plan')?.name;
}
