import type { Trx } from '#platform/db/database.ts';
import { alreadySent } from '#platform/verb/already-sent.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { taxOfReturn, taxWithin } from '../model/refund-tax.ts';
import { addRefund, leftToRefund, partsOfOrder, sumRefunds, sumReturned } from './add-refund.ts';
import type { BillingContext } from './billing-context.ts';
import { heldForCredit, sumCredited } from './plan-credits.ts';
import { NO_ORDER } from './present-orders.ts';
import { isOrderDisputed, listPayments, listRefunds, lockOrder, paidBy, sumLost } from './queries.ts';

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
  if (given !== undefined && part?.key !== given) throw invalidField('part', 'Choose a part of this order.');
  const open = refunds.filter(({ payment_id, status }) => payment_id === payment.id && status !== 'rejected');
  const held = heldForCredit(order, (await sumCredited(inner.db, [order.id])).get(order.id) ?? 0, open);
  const left = leftToRefund(payment, { lostCents, held, taken: open }, part);
  if (cents > left) throw nothingLeft(left);
  const paid = { cents: payment.cents, taxCents: order.tax_cents };
  const before = await sumReturned(inner.db, payment, open);
  // Of a part its own tax goes back, of a sum its share of all.
  const ofPart = part === undefined ? undefined : sumRefunds(open.filter((refund) => refund.part === part.key));
  const wanted =
    part === undefined || ofPart === undefined
      ? taxWithin(before.cents + cents, { totalCents: paid.cents, taxCents: paid.taxCents }) - before.taxCents
      : taxWithin(ofPart.cents + cents, { totalCents: part.cents, taxCents: part.taxCents }) - ofPart.taxCents;
  const taxCents = taxOfReturn({ cents, wanted }, { paid, before });
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

const nothingLeft = (refundableCents: number) =>
  new DomainError('conflict', 'You can’t refund more than was paid and not refunded yet.', {
    publicCode: 'nothing-to-refund',
    details: { refundableCents },
  });
