import { recordAudit } from '#domains/accounts/server/index.ts';
import { utcDay } from '#lib/calendar.ts';
import type { Trx } from '#platform/db/database.ts';
import { periodEnd } from '../model/periods.ts';
import { auditedOrder, auditedPlan } from './audited.ts';
import type { BillingContext } from './billing-context.ts';
import { giveBackLine } from './give-back.ts';
import { lockSubscription, type OrderRow, type PaymentRow, type SubscriptionRow } from './queries.ts';

type Inside = BillingContext & { db: Trx };

/** Whether another plan is ordered in the place of this one, and can still be paid or is being paid. */
export async function isSwitching({ db, now }: Inside, row: SubscriptionRow): Promise<boolean> {
  const open = await db
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.about', '=', row.id)
    .where('o.purpose', '=', 'renewal')
    .where('o.status', 'in', ['pending', 'failed'])
    .where('o.items', '@>', JSON.stringify([{ switches: row.period_from }]))
    .where((is) =>
      is.or([
        is('o.expires_at', '>', now),
        is.exists(
          is
            .selectFrom('payments as p')
            .select('p.id')
            .whereRef('p.order_id', '=', 'o.id')
            .where((payment) =>
              payment.or([
                payment('p.status', '=', 'processing'),
                // A page may outlast the time for which the price holds.
                payment.and([payment('p.status', 'in', ['created', 'action']), payment('p.expires_at', '>', now)]),
              ]),
            ),
        ),
      ]),
    )
    .executeTakeFirst();
  return open !== undefined;
}

/** The difference is paid: the other plan begins today, with a period of its own. Answers what goes back because the plan ended, or is another one by now. */
export async function beginSwitched(inner: Inside, order: OrderRow, payment: PaymentRow | undefined): Promise<number> {
  const [item] = order.items as { id: string; period: 'month' | 'year'; switches?: string; of?: string; cents?: number }[];
  if (order.purpose !== 'renewal' || item?.switches === undefined || item.cents === undefined) return 0;
  const row = await lockSubscription(inner.db, order.about);
  // What was credited is a part of the period that ran then.
  const isOther = row !== undefined && item.of !== undefined && item.of !== row.period_order_id;
  if (row === undefined || row.status === 'ended' || isOther) {
    const [line] = order.lines;
    if (payment === undefined || line === undefined) return 0;
    const reason = isOther ? 'The plan it was to replace is another one now' : 'The plan it was to replace had ended';
    return giveBackLine(inner, { order, payment, line, reason });
  }
  const today = utcDay(inner.now);
  const creditCents = item.cents - order.subtotal_cents;
  if (creditCents > 0)
    await inner.db
      .updateTable('orders')
      .set({ credit_of: row.period_order_id, credit_cents: creditCents })
      .where('id', '=', order.id)
      .execute();
  await inner.db
    .updateTable('subscriptions')
    .set({
      status: row.status === 'paused' || row.status === 'past-due' || row.status === 'ending' ? 'active' : row.status,
      period_order_id: order.id,
      plan_id: item.id,
      period: item.period,
      cents: item.cents,
      price_id: order.lines[0]?.priceId ?? row.price_id,
      next_plan_id: null,
      next_period: null,
      pause_months: null,
      paused_until: null,
      anchor_day: today,
      period_from: today,
      period_to: periodEnd(today, item.period === 'year' ? 12 : 1, today),
      failures: 0,
      next_try_at: null,
      ...(payment?.method_id == null ? {} : { customer_id: payment.customer_id, method_id: payment.method_id }),
    })
    .where('id', '=', row.id)
    .execute();
  await recordAudit(inner, {
    action: 'plan-switched',
    details: { ...auditedPlan({ ...row, plan_id: item.id }), ...auditedOrder(order) },
  });
  return 0;
}
