import { recordAudit } from '#domains/accounts/server/index.ts';
import { utcDay } from '#lib/calendar.ts';
import { formatDate } from '#lib/format.ts';
import { MINUTE_MS } from '#lib/time-units.ts';
import type { Trx } from '#platform/db/database.ts';
import { alreadySent } from '#platform/verb/already-sent.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Order, PlanSwitch } from '../contract.ts';
import { findItem, priceOn } from '../model/find-item.ts';
import { isPlanPart } from '../model/order-parts.ts';
import { LEAST_CHARGE_CENTS, ORDER_MINUTES } from '../model/order-terms.ts';
import { periodEnd } from '../model/periods.ts';
import { unusedCents } from '../model/proration.ts';
import { taxOf, type TaxLine } from '../model/tax-rules.ts';
import { auditedOrder, auditedPlan } from './audited.ts';
import { partsOfOrder, sumRefunds, sumReturned } from './add-refund.ts';
import type { BillingContext } from './billing-context.ts';
import { insertOrder } from './insert-order.ts';
import { openCheckout } from './open-checkout.ts';
import { showOrder } from './present-orders.ts';
import { isSwitching } from './begin-switched.ts';
import {
  findOrder,
  isOrderDisputed,
  listPayments,
  listRefunds,
  lockSubscription,
  paidBy,
  type SubscriptionRow,
} from './queries.ts';

type Inside = BillingContext & { db: Trx };

interface Choice {
  id: string;
  planId: string;
  period: 'month' | 'year';
}

interface Priced extends PlanSwitch {
  priceId: string;
  name: string;
  taxLines: TaxLine[];
  state: string;
}

/** What another plan costs from today on. Throws `not-found` for plans of others, `conflict` where it must wait, `invalid` for what is not sold. */
export async function priceSwitch(ctx: BillingContext, choice: Choice): Promise<PlanSwitch> {
  const row = await requirePlan(ctx, choice.id);
  const { creditCents, priceCents, taxCents, totalCents, periodTo } = await priceOf(ctx, row, choice);
  return { creditCents, priceCents, taxCents, totalCents, periodTo };
}

/**
 * Orders another plan from today on; it begins once the difference is paid. The same id gets the same order. Throws as
 * {@link priceSwitch}, and `conflict` with `price-changed` if another total was seen.
 */
export async function switchSubscription(
  ctx: BillingContext,
  { orderId, seenTotalCents, ...choice }: Choice & { orderId: string; seenTotalCents: number },
): Promise<Order> {
  const { userId } = requireUser(ctx);
  const known = await findOrder(ctx.db, orderId);
  if (known !== undefined && known.user_id !== userId) throw alreadySent();
  if (known === undefined)
    await transact(ctx, async (inner) => {
      const row = await lockSubscription(inner.db, choice.id);
      if (row === undefined || row.user_id !== userId) throw new DomainError('not-found', NO_PLAN);
      const priced = await priceOf(inner, row, choice);
      if (priced.totalCents !== seenTotalCents)
        throw new DomainError('conflict', 'The price changed. Check the new one and agree to it.', {
          publicCode: 'price-changed',
          details: { totalCents: priced.totalCents },
        });
      if (await isSwitching(inner, row))
        throw new DomainError(
          'conflict',
          'Another change to this plan is waiting to be paid. Pay it, or cancel that order first.',
        );
      await addOrder(inner, row, { choice, orderId, priced });
    });
  await openCheckout(ctx, orderId);
  return showOrder(ctx, orderId);
}

const NO_PLAN = 'You have no plan with this number.';

async function requirePlan(ctx: BillingContext, id: string): Promise<SubscriptionRow> {
  const { userId } = requireUser(ctx);
  const row = await ctx.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', id)
    .$castTo<SubscriptionRow>()
    .executeTakeFirst();
  if (row === undefined || row.user_id !== userId) throw new DomainError('not-found', NO_PLAN);
  return row;
}

async function priceOf(ctx: BillingContext, row: SubscriptionRow, { planId, period }: Choice): Promise<Priced> {
  const today = utcDay(ctx.now);
  if (row.status !== 'active' || row.period_to === null || row.period_to <= today)
    throw new DomainError('conflict', 'This plan can’t be changed now. Keep it, or pay what’s due first.');
  const item = findItem(planId);
  const price = item?.kind === 'plan' ? priceOn(item, period, today) : undefined;
  const refuse = (words: string) => invalidField('planId', words);
  if (item === undefined || price === undefined || price.cents === 0) throw refuse('This plan isn’t offered this way.');
  if (planId === row.plan_id && period === row.period) throw refuse('You already have this plan.');
  if (await isOrderDisputed(ctx.db, row.period_order_id))
    throw new DomainError(
      'conflict',
      'The bank is deciding on the payment for this period. You can change the plan after that.',
      {
        publicCode: 'card-disputed',
      },
    );
  const paidCents = await paidForPeriod(ctx, row);
  const creditCents = unusedCents({ from: row.period_from, to: row.period_to, cents: paidCents }, today);
  const dueCents = price.cents - creditCents;
  const waitForNext = (why: string) =>
    new DomainError('conflict', `${why} Choose it starting with your next period.`, { publicCode: 'wait-for-next-period' });
  if (dueCents <= 0) throw waitForNext('What you’ve already paid covers more than that.');
  const first = await findOrder(ctx.db, row.order_id);
  const state = first?.state ?? '';
  const line = { itemId: planId, priceId: price.id, name: item.name, period, quantity: 1, cents: dueCents, discountCents: 0 };
  const taxLines = taxOf([line], { state, day: today });
  const taxCents = taxLines.reduce((sum, { cents }) => sum + cents, 0);
  if (dueCents + taxCents < LEAST_CHARGE_CENTS) throw waitForNext('The difference is too small to be charged.');
  return {
    creditCents,
    priceCents: price.cents,
    taxCents,
    totalCents: dueCents + taxCents,
    periodTo: periodEnd(today, period === 'year' ? 12 : 1, today),
    priceId: price.id,
    name: item.name,
    taxLines,
    state,
  };
}

/**
 * What was paid for the period that runs, before tax: its price, less what a code took off and what went back, and no more than is left
 * of its order. Of one that began by a switch a part was credited, which counts.
 */
async function paidForPeriod(ctx: BillingContext, row: SubscriptionRow): Promise<number> {
  const order = await findOrder(ctx.db, row.period_order_id);
  const plan = order === undefined ? undefined : partsOfOrder(order).find(isPlanPart);
  if (order === undefined || plan === undefined) return row.cents;
  const paid = paidBy(await listPayments(ctx.db, [order.id]));
  const refunds = (paid === undefined ? [] : await listRefunds(ctx.db, [paid.id])).filter(({ status }) => status !== 'rejected');
  const ofPlan = sumRefunds(refunds.filter(({ part }) => part === plan.key));
  const offCents = order.lines[Number(plan.key)]?.discountCents ?? 0;
  const planCents = row.cents - offCents - netOf(ofPlan);
  if (paid === undefined) return Math.max(0, planCents);
  // What went back for no part of it, or by a bank, may have been the plan's.
  const ofAll = await sumReturned(ctx.db, paid, refunds);
  const orderCents = paid.cents - order.tax_cents - netOf(ofAll) + order.credit_cents;
  return Math.max(0, Math.min(planCents, orderCents));
}

const netOf = ({ cents, taxCents }: { cents: number; taxCents: number }): number => cents - taxCents;

async function addOrder(
  inner: Inside,
  row: SubscriptionRow,
  { choice: { planId, period }, orderId, priced }: { choice: Choice; orderId: string; priced: Priced },
): Promise<void> {
  const first = await findOrder(inner.db, row.order_id);
  if (first === undefined) throw new Error(`subscription ${row.id} has no order`);
  const oldName = findItem(row.plan_id)?.name ?? row.plan_id;
  const cents = priced.priceCents - priced.creditCents;
  const line = {
    itemId: planId,
    priceId: priced.priceId,
    name: `${priced.name} until ${formatDate(priced.periodTo, 'UTC')}, minus what’s left of ${oldName}`,
    period,
    quantity: 1,
    cents,
    discountCents: 0,
    refundRule: findItem(planId)?.refundRule,
  };
  const order = await insertOrder(inner, {
    id: orderId,
    user_id: row.user_id,
    provider: row.provider,
    book: first.book,
    purpose: 'renewal',
    about: row.id,
    items: [{ id: planId, quantity: 1, period, switches: row.period_from, of: row.period_order_id, cents: priced.priceCents }],
    quote: { ...priced, lines: [line], subtotalCents: cents, discountCents: 0 },
    state: priced.state,
    sealed_billing: first.sealed_billing,
    consent: row.consent,
    holdsMs: ORDER_MINUTES * MINUTE_MS,
  });
  if (order === undefined) throw alreadySent();
  await recordAudit(inner, {
    action: 'plan-switch-ordered',
    details: { ...auditedPlan({ ...row, plan_id: planId }), ...auditedOrder(order), period },
  });
}
