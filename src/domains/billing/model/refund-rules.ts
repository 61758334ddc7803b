/** From here on, counting everything that goes back of an order, two administrators agree to a refund. */
export const REFUND_LIMIT_CENTS = 500_00;

interface DecidedRefund {
  id: string;
  payment_id: string;
  cents: number;
  status: string;
  first_approver: string | null;
  is_automatic: boolean;
}

/**
 * Whether a refund takes two: what goes back of its payment with it reaches the limit, in one sum or in several, and with the credit that
 * follows the last of a card's money.
 */
export function needsSecond(
  refund: Pick<DecidedRefund, 'id' | 'payment_id' | 'cents'>,
  ofOrder: readonly DecidedRefund[],
  { paidCents, creditCents }: { paidCents: number; creditCents: number },
): boolean {
  const ofPayment = ofOrder.filter(({ payment_id }) => payment_id === refund.payment_id);
  const others = ofPayment.filter(
    ({ id, status, first_approver, is_automatic }) =>
      id !== refund.id && status !== 'rejected' && first_approver !== null && !is_automatic,
  );
  const backCents = others.reduce((sum, { cents }) => sum + cents, refund.cents);
  const isLast = ofPayment.reduce((sum, { status, cents }) => sum + (status === 'rejected' ? 0 : cents), 0) >= paidCents;
  return backCents + (isLast ? creditCents : 0) >= REFUND_LIMIT_CENTS;
}

/** How long after paying a buyer may ask for a refund by the site. */
export const REFUND_DAYS = 60;
/** Days from the payment within which the whole price of a plan goes back. */
export const PLAN_REFUND_DAYS = 14;
