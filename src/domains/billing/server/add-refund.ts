import { utcDay } from '#lib/calendar.ts';
import type { Db } from '#platform/db/database.ts';
import { type OrderPart, partsOf } from '../model/order-parts.ts';
import type { MoneyInside } from './billing-context.ts';
import type { OrderRow, PaymentRow, RefundRow } from './queries.ts';

interface NewRefund {
  id: string;
  cents: number;
  taxCents: number;
  reason: string;
  /** What it is for, of the order's parts; null where it is for no one of them. */
  part?: string | null;
  /** Whoever asked; nobody where it goes back without being asked for. */
  requestedBy?: string;
  isAutomatic?: boolean;
  /** The order whose credit it gives back. */
  creditOf?: string;
  /** It does not go back after all, and stands only for what a bank took instead. */
  isOver?: boolean;
}

/** The one door by which money of a payment begins to go back. The caller holds the order's lock. False for an id that is taken. */
export async function addRefund(
  inner: Pick<MoneyInside, 'db' | 'now' | 'jobs'>,
  payment: Pick<PaymentRow, 'id'>,
  { id, cents, taxCents, reason, part = null, requestedBy, isAutomatic = false, creditOf, isOver = false }: NewRefund,
): Promise<boolean> {
  const added = await inner.db
    .insertInto('refunds')
    .values({
      id,
      payment_id: payment.id,
      status: isOver ? 'rejected' : 'requested',
      cents,
      tax_cents: Math.max(0, Math.min(taxCents, cents)),
      reason: reason.slice(0, 500),
      part,
      requested_by: requestedBy ?? null,
      is_automatic: isAutomatic,
      credit_of: creditOf ?? null,
      created_at: inner.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // What waits for a decision is sent by that one. Where no queue is at hand, the work of each minute finds it.
  if (requestedBy === undefined && !isOver)
    await inner.jobs?.send(inner.db, 'billing.send-refunds', {}, { singletonKey: 'refunds' });
  return added !== undefined;
}

/** The parts of an order that is stored. */
export function partsOfOrder(order: Pick<OrderRow, 'lines' | 'state' | 'created_at' | 'tax_cents'>): OrderPart[] {
  return partsOf({ lines: order.lines, state: order.state, day: utcDay(order.created_at), taxCents: order.tax_cents });
}

/**
 * How much of a payment can still go back, and of that for one part: without what a bank took, what another plan was credited with,
 * and what went back or is about to, which is `taken`.
 */
export function leftToRefund(
  payment: Pick<PaymentRow, 'cents'>,
  { lostCents, held, taken }: { lostCents: number; held: { key: string; cents: number }; taken: readonly RefundRow[] },
  part?: OrderPart,
): number {
  const ofAll = payment.cents - sumRefunds(taken).cents - lostCents - held.cents;
  if (part === undefined) return Math.max(0, ofAll);
  const ofPart = part.cents - (returnedByPart(taken).get(part.key) ?? 0) - (part.key === held.key ? held.cents : 0);
  return Math.max(0, Math.min(ofAll, ofPart));
}

/** What refunds come to, and how much of that is tax. */
export function sumRefunds(refunds: readonly Pick<RefundRow, 'cents' | 'tax_cents'>[]): { cents: number; taxCents: number } {
  return refunds.reduce((sum, refund) => ({ cents: sum.cents + refund.cents, taxCents: sum.taxCents + refund.tax_cents }), {
    cents: 0,
    taxCents: 0,
  });
}

/** What of a payment's sale went back, or is about to: by these refunds, and by what banks took. */
export async function sumReturned(
  db: Db,
  { id }: Pick<PaymentRow, 'id'>,
  open: readonly RefundRow[],
): Promise<{ cents: number; taxCents: number }> {
  const byBanks = await db
    .selectFrom('disputes')
    .select(['credited_cents as cents', 'credited_tax_cents as tax_cents'])
    .where('payment_id', '=', id)
    .where('lost_cents', '>', 0)
    .execute();
  return sumRefunds([...open, ...byBanks]);
}

/** Whether nobody decides on a refund: money that came twice or for nothing needs nobody, and that of a milestone was decided on there. */
export const goesBackByItself = (
  refund: Pick<RefundRow, 'is_automatic'>,
  payment: Pick<PaymentRow, 'is_extra'>,
  order: Pick<OrderRow, 'purpose'>,
): boolean => refund.is_automatic || payment.is_extra || order.purpose === 'milestones';

/** How much of each part went back, or is about to: only what arrived, if asked so. */
export function returnedByPart(refunds: readonly RefundRow[], { arrived = false } = {}): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { part, status, cents } of refunds)
    if (part !== null && (arrived ? status === 'succeeded' : status !== 'rejected'))
      sums.set(part, (sums.get(part) ?? 0) + cents);
  return sums;
}
