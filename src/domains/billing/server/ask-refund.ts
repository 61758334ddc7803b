import type { Trx } from '#platform/db/database.ts';
import { alreadySent } from '#platform/verb/already-sent.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { taxWithin } from '../model/refund-tax.ts';
import { addRefund, leftToRefund, partsOfOrder } from './add-refund.ts';
import type { BillingContext } from './billing-context.ts';
import { heldForCredit, sumCredited } from './plan-credits.ts';
import { NO_ORDER } from './present-orders.ts';
import { isOrderDisputed, listPayments, listRefunds, lockOrder, paidBy, type RefundRow, sumLost } from './queries.ts';

export interface RefundToMake {
  orderId: string;
  id: string;
  cents: number;
  reason: string;
  /** The part of the order that it is for; none for a sum that is for no one of them. */
  part?: string | undefined;
}

/**
 * Writes down what is to go back of an order, of one of its parts or of none. Throws `invalid` for a part that it does not have,
 * `conflict` with `nothing-to-refund` where more is asked for than is left.
 */
export async function askRefund(
  inner: BillingContext & { db: Trx },
  { orderId, id, cents, reason, part: given }: RefundToMake,
): Promise<void> {
  const { userId } = requireUser(inner);
  const order = await lockOrder(inner.db, orderId);
  if (order === undefined) throw new DomainError('not-found', NO_ORDER);
  if (order.purpose === 'milestones')
    throw new DomainError('conflict', 'Held money goes back through its milestones: return one, or dispute it.');
  const payments = await listPayments(inner.db, [orderId]);
  const payment = paidBy(payments);
  const refunds = await listRefunds(
    inner.db,
    payments.map((one) => one.id),
  );
  const known = refunds.find((refund) => refund.id === id);
  if (known !== undefined) {
    if (known.cents === cents) return;
    throw new DomainError('conflict', 'This form was already sent with a different amount.');
  }
  if (payment === undefined) throw nothingLeft(0);
  const lostCents = (await sumLost(inner.db, [payment.id])).get(payment.id) ?? 0;
  if (lostCents >= payment.cents || (await isOrderDisputed(inner.db, orderId)))
    throw new DomainError('conflict', 'The bank is deciding on this payment, or took it back. It can’t be refunded here, too.', {
      publicCode: 'card-disputed',
    });
  const parts = partsOfOrder(order);
  const part = parts.length === 1 ? parts[0] : parts.find(({ key }) => key === given);
  if (given !== undefined && part?.key !== given)
    throw new DomainError('invalid', 'Choose a part of this order.', { fields: { part: 'Choose a part of this order.' } });
  const open = refunds.filter(({ payment_id, status }) => payment_id === payment.id && status !== 'rejected');
  const before = sumOf(open);
  const held = heldForCredit(order, (await sumCredited(inner.db, [order.id])).get(order.id) ?? 0, open);
  const left = leftToRefund(payment, { lostCents, held, taken: open }, part);
  if (cents > left) throw nothingLeft(left);
  const whole = { totalCents: payment.cents, taxCents: order.tax_cents };
  // Of a part its own tax goes back, of a sum its share of all; never more tax, nor more of the price, than is left.
  const ofPart = part === undefined ? undefined : sumOf(open.filter((refund) => refund.part === part.key));
  const wanted =
    part === undefined || ofPart === undefined
      ? taxWithin(before.cents + cents, whole) - before.tax
      : taxWithin(ofPart.cents + cents, { totalCents: part.cents, taxCents: part.taxCents }) - ofPart.tax;
  const taxLeft = whole.taxCents - before.tax;
  const priceLeft = payment.cents - before.cents - taxLeft;
  const taxCents = Math.min(Math.max(wanted, cents - priceLeft), taxLeft);
  const isAdded = await addRefund(inner, payment, {
    id,
    cents,
    taxCents,
    reason,
    part: part?.key ?? null,
    requestedBy: inner.identity.pseudonym(userId),
  });
  if (!isAdded) throw alreadySent();
}

function sumOf(refunds: readonly RefundRow[]): { cents: number; tax: number } {
  return refunds.reduce((sum, refund) => ({ cents: sum.cents + refund.cents, tax: sum.tax + refund.tax_cents }), {
    cents: 0,
    tax: 0,
  });
}

const nothingLeft = (refundableCents: number) =>
  new DomainError('conflict', 'You can’t refund more than was paid and not refunded yet.', {
    publicCode: 'nothing-to-refund',
    details: { refundableCents },
  });
