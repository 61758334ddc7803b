import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { isPlanPart } from '../model/order-parts.ts';
import { type PaidPlan, usedOfCard, withTax } from '../model/plan-credit.ts';
import { addRefund, partsOfOrder, sumRefunds } from './add-refund.ts';
import type { MoneyInside } from './billing-context.ts';
import { listPayments, listRefunds, lockOrder, type OrderRow, paidBy, type RefundRow, sumLost } from './queries.ts';

/*
 * Whoever changes to another plan within a period is credited with what is left of it. So one payment pays for parts of two plans: what
 * was credited cannot go back with the first order, too. Of the second, the money of its card goes back first; with the last cent of
 * that the credit goes back, to the card that had paid it.
 */

/** What other orders were, or may still be, credited with of these, before tax, by the order. */
export async function sumCredited(db: Db, orderIds: readonly string[]): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<{ of: string; cents: number }>`
    select credit_of::text as of, sum(credit_cents)::bigint as cents from orders where credit_of = any(${[...orderIds]}::uuid[]) group by 1
    union all
    select items -> 0 ->> 'of', sum(greatest(0, (items -> 0 ->> 'cents')::bigint - subtotal_cents))::bigint from orders
    where status in ('pending', 'failed') and items -> 0 ->> 'of' = any(${[...orderIds]}::text[]) group by 1`.execute(db);
  const sums = new Map<string, number>();
  for (const { of, cents } of rows) sums.set(of, (sums.get(of) ?? 0) + Number(cents));
  return sums;
}

type Credited = Pick<OrderRow, 'lines' | 'state' | 'created_at' | 'tax_cents' | 'credit_cents'>;

function paidPlanOf(order: Credited): (PaidPlan & { key: string }) | undefined {
  const plan = partsOfOrder(order).find(isPlanPart);
  if (plan === undefined) return undefined;
  return { key: plan.key, cents: plan.cents, netCents: plan.cents - plan.taxCents, creditCents: order.credit_cents };
}

/** What of an order's payment cannot go back now, tax included, because another plan was credited with it: of its plan's part. */
export function heldForCredit(order: Credited, usedCents: number, refunds: readonly RefundRow[]): { key: string; cents: number } {
  const plan = usedCents === 0 ? undefined : paidPlanOf(order);
  if (plan === undefined) return { key: '', cents: 0 };
  const returned = refunds.reduce(
    (sum, { credit_of, status, cents }) => sum + (credit_of !== null && status !== 'rejected' ? cents : 0),
    0,
  );
  return { key: plan.key, cents: Math.max(0, withTax(plan, usedOfCard(plan, usedCents)) - returned) };
}

/** All of the card's money of an order is back: what earlier plans added to it goes back, too, once, but for what it handed on. */
export async function returnCredit(inner: MoneyInside, order: OrderRow): Promise<void> {
  if (order.credit_of === null) return;
  const known = await inner.db.selectFrom('refunds').select('id').where('credit_of', '=', order.id).executeTakeFirst();
  if (known !== undefined) return;
  const usedCents = (await sumCredited(inner.db, [order.id])).get(order.id) ?? 0;
  await giveBackCredit(inner, order, { creditOf: order.id, cents: Math.max(0, order.credit_cents - usedCents) });
}

/** Gives cents that an order was credited with back to the card of the order before, and what that one had been credited with to the ones before. */
async function giveBackCredit(
  inner: MoneyInside,
  { credit_of: beforeId, credit_cents: creditCents }: OrderRow,
  { creditOf, cents }: { creditOf: string; cents: number },
): Promise<void> {
  const before = beforeId === null || cents === 0 ? undefined : await lockOrder(inner.db, beforeId);
  const plan = before === undefined ? undefined : paidPlanOf(before);
  const payment = before === undefined ? undefined : paidBy(await listPayments(inner.db, [before.id]));
  if (before === undefined || plan === undefined) return;
  const ofCard = Math.min(cents, usedOfCard(plan, creditCents));
  if (payment !== undefined && ofCard > 0) {
    const refunds = (await listRefunds(inner.db, [payment.id])).filter(({ status }) => status !== 'rejected');
    const lost = (await sumLost(inner.db, [payment.id])).get(payment.id) ?? 0;
    const left = payment.cents - lost - sumRefunds(refunds).cents;
    const back = Math.min(left, withTax(plan, ofCard));
    if (back > 0)
      await addRefund(inner, payment, {
        id: randomUUID(),
        cents: back,
        taxCents: back - ofCard,
        reason: 'Credited to a plan that was paid back',
        part: plan.key,
        isAutomatic: true,
        creditOf,
      });
  }
  await giveBackCredit(inner, before, { creditOf, cents: cents - ofCard });
}
