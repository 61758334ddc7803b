import { recordAudit } from '#domains/accounts/server/index.ts';
import { addDays, utcDay } from '#lib/calendar.ts';
import { DAY_MS } from '#lib/time-units.ts';
import type { Trx } from '#platform/db/database.ts';
import { RENEWAL_TRIES } from '../model/order-terms.ts';
import { periodEnd } from '../model/periods.ts';
import { auditedPlan } from './audited.ts';
import type { BillingContext } from './billing-context.ts';
import { endSubscription } from './end-subscription.ts';
import { giveBackLine } from './give-back.ts';
import { listPayments, lockSubscription, type OrderRow, type PaymentRow, type SubscriptionRow } from './queries.ts';
import { renewsFrom } from './renews-from.ts';
import { tellNotRenewed, tellRenewalFailed, type WhyUnpaid } from './tell-buyer.ts';

type Inside = BillingContext & { db: Trx };

/**
 * The next period of a plan is paid, by its card or by hand: it begins at once, and what paid is kept for the ones that follow.
 * Answers what goes back because the plan is no longer to go on.
 */
export async function continueSubscription(inner: Inside, order: OrderRow, payment: PaymentRow | undefined): Promise<number> {
  const from = renewsFrom(order);
  if (from === undefined) return 0;
  const row = await lockSubscription(inner.db, order.about);
  if (row?.period_to === from && (row.status === 'active' || row.status === 'past-due')) {
    await beginPeriod(inner, row, { order, payment });
    return 0;
  }
  const [line] = order.lines;
  if (payment === undefined || line === undefined) return 0;
  return giveBackLine(inner, { order, payment, line, reason: 'The plan had ended' });
}

/** Begins the period that an order paid for, at the terms of that order. */
export async function beginPeriod(
  { db, ...rest }: Inside,
  row: SubscriptionRow,
  { order, payment }: { order: OrderRow; payment: PaymentRow | undefined },
): Promise<void> {
  const [line] = order.lines;
  if (row.period_to === null || line === undefined) return;
  const isNext = row.next_plan_id === line.itemId && (row.next_period ?? row.period) === line.period;
  await db
    .updateTable('subscriptions')
    .set({
      status: row.status === 'past-due' ? 'active' : row.status,
      period_order_id: order.id,
      plan_id: line.itemId,
      period: line.period,
      cents: line.cents,
      price_id: line.priceId,
      ...(isNext ? { next_plan_id: null, next_period: null } : {}),
      period_from: row.period_to,
      period_to: periodEnd(row.period_to, line.period === 'year' ? 12 : 1, row.anchor_day),
      failures: 0,
      next_try_at: null,
      ...(payment?.method_id == null ? {} : { customer_id: payment.customer_id, method_id: payment.method_id }),
    })
    .where('id', '=', row.id)
    .execute();
  await recordAudit({ ...rest, db }, { action: 'plan-renewed', details: { ...auditedPlan(row), from: row.period_to } });
}

/** A renewal that failed is tried again after some days; after the last the plan ends. */
export async function noteRenewalFailed(inner: Inside, order: OrderRow): Promise<void> {
  const row = await lockSubscription(inner.db, order.about);
  if (row === undefined || row.period_to !== renewsFrom(order) || (row.status !== 'active' && row.status !== 'past-due')) return;
  const wait = RENEWAL_TRIES[row.failures];
  const next = wait === undefined ? null : new Date(inner.now.getTime() + wait * DAY_MS);
  const set = { status: 'past-due' as const, failures: row.failures + 1, next_try_at: next };
  await inner.db.updateTable('subscriptions').set(set).where('id', '=', row.id).execute();
  await recordAudit(inner, { action: 'renewal-failed', details: { ...auditedPlan(row), failures: set.failures } });
  if (wait === undefined) await tellNotRenewed(inner, order);
  else
    await tellRenewalFailed(inner, order, {
      ...(await whyUnpaid(inner.db, row, order)),
      nextTry: addDays(utcDay(inner.now), wait),
      endsOn: addDays(
        utcDay(inner.now),
        RENEWAL_TRIES.slice(row.failures).reduce((sum, days) => sum + days, 0),
      ),
    });
  if (wait === undefined) await endSubscription(inner, { ...row, ...set });
}

/** A plan that began for free has nothing to pay with; a bank may want its customer to confirm; a card expires; anything else it declined. */
async function whyUnpaid(
  db: Trx,
  { method_id: methodId }: SubscriptionRow,
  { id }: OrderRow,
): Promise<{ why: WhyUnpaid; card: { brand: string; last4: string } | null }> {
  if (methodId === null) return { why: 'no-card', card: null };
  const [last] = (await listPayments(db, [id])).toReversed();
  const card = last?.card_brand == null ? null : { brand: last.card_brand, last4: last.card_last4 ?? '' };
  if (last?.status === 'action' || last?.failure === 'authentication') return { why: 'confirm', card };
  return { why: last?.failure === 'expired-card' ? 'expired' : 'declined', card };
}
