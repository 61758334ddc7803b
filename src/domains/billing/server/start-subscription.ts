import { randomUUID } from 'node:crypto';
import { utcDay } from '#lib/calendar.ts';
import type { Trx } from '#platform/db/database.ts';
import { findItem } from '../model/find-item.ts';
import { RENEWAL_CONSENT } from '../model/order-consent.ts';
import { periodEnd } from '../model/periods.ts';
import { givesWay } from '../model/one-plan.ts';
import type { BillingContext } from './billing-context.ts';
import { endSubscription } from './end-subscription.ts';
import { giveBackLine } from './give-back.ts';
import { lockCurrentPlan, type OrderRow, type PaymentRow } from './queries.ts';

/**
 * Begins the plan of a paid order, if it has one; a free one makes room for it. Answers what goes back: what was paid for a plan
 * while another one was paid first.
 */
export async function startSubscription(
  inner: BillingContext & { db: Trx },
  order: OrderRow,
  payment: PaymentRow | undefined,
): Promise<number> {
  if (order.purpose !== 'catalog') return 0;
  const line = order.lines.find(({ itemId }) => findItem(itemId)?.kind === 'plan');
  if (line === undefined) return 0;
  const current = order.user_id === null ? undefined : await lockCurrentPlan(inner.db, order.user_id);
  if (current !== undefined && givesWay({ cents: current.cents, planId: current.plan_id }, line.itemId))
    await endSubscription(inner, current);
  const today = utcDay(inner.now);
  const begun = await inner.db
    .insertInto('subscriptions')
    .values({
      id: randomUUID(),
      user_id: order.user_id,
      order_id: order.id,
      period_order_id: order.id,
      plan_id: line.itemId,
      price_id: line.priceId,
      period: line.period,
      // What was bought keeps its price; a discount was for the first time.
      cents: line.cents,
      status: 'active',
      anchor_day: today,
      period_from: today,
      period_to: line.period === 'sale' || line.cents === 0 ? null : periodEnd(today, line.period === 'year' ? 12 : 1, today),
      provider: order.provider,
      customer_id: payment?.customer_id ?? null,
      method_id: payment?.method_id ?? null,
      consent: RENEWAL_CONSENT,
      created_at: inner.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (begun !== undefined || payment === undefined) return 0;
  return giveBackLine(inner, { order, payment, line, reason: 'You already had a plan' });
}
