import { randomUUID } from 'node:crypto';
import { recordAudit } from '#domains/accounts/server/index.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { utcDay } from '#lib/calendar.ts';
import type { Trx } from '#platform/db/database.ts';
import { eachInTurn } from '#platform/jobs/each-in-turn.ts';
import { ProviderAway, ProviderRefusal } from '#platform/payments/provider.ts';
import { transact } from '#platform/verb/transact.ts';
import { findItem } from '../model/find-item.ts';
import { ORDER_MINUTES } from '../model/order-terms.ts';
import { periodEnd } from '../model/periods.ts';
import { taxOf } from '../model/tax-rules.ts';
import { auditedPlan } from './audited.ts';
import { applyPayment } from './apply-payment.ts';
import { isSwitching } from './begin-switched.ts';
import type { BillingContext } from './billing-context.ts';
import { beginPeriod, noteRenewalFailed } from './continue-subscription.ts';
import { insertOrder } from './insert-order.ts';
import { endSubscription } from './end-subscription.ts';
import { chosenTerms, nextTerms } from './next-terms.ts';
import { findOrder, listPayments, lockOrder, lockSubscription, type OrderRow, type SubscriptionRow } from './queries.ts';

type Inside = BillingContext & { db: Trx };

/** Renews or ends what is due on this day. Each period is paid by one order, whose id follows from plan and period. */
export async function renewSubscriptions(ctx: BillingContext): Promise<void> {
  const today = utcDay(ctx.now);
  const find = (after: string, most: number) =>
    ctx.db
      .selectFrom('subscriptions')
      .select('id')
      .where((is) =>
        is.or([
          is.and([is('status', 'in', ['active', 'past-due', 'ending']), is('period_to', '<=', today)]),
          is.and([is('status', '=', 'paused'), is('paused_until', '<=', today)]),
        ]),
      )
      .where((is) => is.or([is('next_try_at', 'is', null), is('next_try_at', '<=', ctx.now)]))
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute();
  await eachInTurn(ctx, 'a renewal', find, (id) => renew(ctx, id, today));
}

async function renew(ctx: BillingContext, id: string, today: string): Promise<void> {
  const charge = await transact(ctx, async (inner) => {
    const found = await lockSubscription(inner.db, id);
    const row = found?.status === 'paused' ? await goOn(inner, found, today) : found;
    if (row === undefined || row.period_to === null || row.period_to > today || row.status === 'ended') return undefined;
    // Another plan may take its place as soon as it is paid.
    if (await isSwitching(inner, row)) return undefined;
    if (row.status === 'active' && row.pause_months !== null && row.user_id !== null) {
      await rest(inner, row, row.pause_months);
      return undefined;
    }
    if (row.status === 'ending' || row.user_id === null) {
      await endSubscription(inner, row);
      return undefined;
    }
    const last = await readRenewal(inner, row);
    // The payment of this period is under way, or was made and only not written here yet.
    if (last?.status === 'paid') {
      await beginPeriod(inner, row, { order: last, payment: undefined });
      return undefined;
    }
    const payments = last === undefined ? [] : await listPayments(inner.db, [last.id]);
    // One that its buyer has to confirm at the bank is asked about again, not made a second time.
    const open = payments.find(
      ({ status, checkout_id }) =>
        status === 'created' || status === 'processing' || (status === 'action' && checkout_id === null),
    );
    if (last !== undefined && open !== undefined) return { order: last, payment: open, row };
    const order = last ?? (await addRenewal(inner, row));
    if (row.customer_id === null || row.method_id === null) {
      await noteRenewalFailed(inner, order);
      return undefined;
    }
    if (order.status === 'failed')
      await inner.db.updateTable('orders').set({ status: 'pending' }).where('id', '=', order.id).execute();
    const payment = await inner.db
      .insertInto('payments')
      .values({
        id: randomUUID(),
        order_id: order.id,
        provider: order.provider,
        status: 'created',
        cents: order.total_cents,
        first_tried_at: inner.now,
        expires_at: new Date(inner.now.getTime() + ORDER_MINUTES * 60_000),
        created_at: inner.now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { order, payment, row };
  });
  if (charge === undefined || charge.payment.status === 'processing') return;
  const { order, payment, row } = charge;
  const noteFailed = () => transact(ctx, (inner) => noteRenewalFailed(inner, order));
  if (row.customer_id === null || row.method_id === null) return;
  const provider = ctx.payments.open(order.provider, ctx);
  try {
    const said =
      payment.status === 'action' && payment.provider_id !== null
        ? await provider.readPayment(payment.provider_id)
        : await provider.chargeSaved({
            key: `renewal:${payment.id}`,
            firstTriedAt: payment.first_tried_at,
            reference: order.id,
            cents: order.total_cents,
            customerId: row.customer_id,
            methodId: row.method_id,
          });
    await applyPayment(ctx, order.provider, said);
    if (said.status === 'action') await noteFailed();
  } catch (error) {
    if (error instanceof ProviderAway) throw error;
    if (!(error instanceof ProviderRefusal)) throw error;
    await ctx.db.updateTable('payments').set({ status: 'failed', failure: 'provider' }).where('id', '=', payment.id).execute();
    await noteFailed();
  }
}

/** What was paid has ended: nothing is charged until the plan goes on. */
async function rest(inner: Inside, row: SubscriptionRow, months: number): Promise<void> {
  await inner.db
    .updateTable('subscriptions')
    .set({ status: 'paused', pause_months: null, paused_until: periodEnd(row.period_to ?? '', months, row.anchor_day) })
    .where('id', '=', row.id)
    .execute();
  await recordAudit(inner, { action: 'plan-paused', details: { ...auditedPlan(row), months } });
}

/** The pause is over: the next period begins on the day on which it ends, and is paid like any other. */
async function goOn(inner: Inside, row: SubscriptionRow, today: string): Promise<SubscriptionRow | undefined> {
  if (row.paused_until === null || row.paused_until > today) return undefined;
  const set = { status: 'active' as const, period_to: row.paused_until, anchor_day: row.paused_until, paused_until: null };
  await inner.db.updateTable('subscriptions').set(set).where('id', '=', row.id).execute();
  await recordAudit(inner, { action: 'plan-resumed', details: auditedPlan(row) });
  return { ...row, ...set };
}

/** The order of the period that comes next. */
async function readRenewal(inner: Inside, row: SubscriptionRow): Promise<OrderRow | undefined> {
  const found = await inner.db
    .selectFrom('orders')
    .select('id')
    .where('about', '=', row.id)
    .where('purpose', '=', 'renewal')
    .where('items', '@>', JSON.stringify([{ from: row.period_to }]))
    .where('status', 'not in', ['cancelled', 'expired'])
    .executeTakeFirst();
  return found === undefined ? undefined : lockOrder(inner.db, found.id);
}

async function addRenewal(inner: Inside, row: SubscriptionRow): Promise<OrderRow> {
  const first = await findOrder(inner.db, row.order_id);
  if (first === undefined) throw new Error(`subscription ${row.id} has no order`);
  if (chosenTerms(row) === undefined && row.next_plan_id !== null)
    await inner.db.updateTable('subscriptions').set({ next_plan_id: null, next_period: null }).where('id', '=', row.id).execute();
  const { planId, period, cents, priceId } = nextTerms(row);
  const day = row.period_to ?? utcDay(inner.now);
  // Taxes are those of the day; the price is the one that was bought, also of a plan that is no longer sold.
  const item = findItem(planId);
  const line = {
    itemId: planId,
    priceId,
    name: item?.name ?? planId,
    period,
    quantity: 1,
    cents,
    discountCents: 0,
    refundRule: item?.refundRule,
  };
  const taxLines = taxOf([line], { state: first.state, day });
  const taxCents = taxLines.reduce((sum, tax) => sum + tax.cents, 0);
  const added = await insertOrder(inner, {
    id: randomUUID(),
    user_id: row.user_id,
    provider: row.provider,
    book: first.book,
    purpose: 'renewal',
    about: row.id,
    items: [{ id: planId, quantity: 1, period, from: row.period_to }],
    quote: { lines: [line], subtotalCents: cents, discountCents: 0, taxLines, taxCents, totalCents: cents + taxCents },
    state: first.state,
    sealed_billing: first.sealed_billing,
    consent: row.consent,
    holdsMs: 30 * DAY_MS,
  });
  const order = added && (await lockOrder(inner.db, added.id));
  if (order === undefined) throw new Error('an order is gone that was just written');
  return order;
}
