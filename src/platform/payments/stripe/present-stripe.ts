import type Stripe from 'stripe';
import type { Account, Checkout, Dispute, Failure, Payment, Payout, Refund, Transfer } from '../provider.ts';

const idOf = (value: string | { id: string } | null): string | null =>
  value === null || typeof value === 'string' ? value : value.id;
const objectOf = <T extends { id: string }>(value: string | T | null): T | undefined =>
  value === null || typeof value === 'string' ? undefined : value;

export function presentCheckout({ id, status, url, payment_intent }: Stripe.Checkout.Session): Checkout {
  const known = (['complete', 'expired'] as const).find((one) => one === status);
  return { id, status: known ?? 'open', url, paymentId: idOf(payment_intent) };
}

export function presentPayment(intent: Stripe.PaymentIntent): Payment {
  const charge = objectOf(intent.latest_charge);
  const method = objectOf(intent.payment_method);
  const fee = charge === undefined ? undefined : objectOf(charge.balance_transaction)?.fee;
  const card = charge?.payment_method_details?.card ?? method?.card;
  const customerId = idOf(intent.customer);
  const methodId = idOf(intent.payment_method);
  const failure = intent.last_payment_error;
  return {
    id: intent.id,
    reference: intent.metadata['reference'] ?? '',
    status: statusOf(intent),
    cents: intent.amount,
    feeCents: fee ?? null,
    failure: failure === null || intent.status === 'succeeded' ? null : failureOf(failure.decline_code ?? failure.code ?? ''),
    card: card?.last4 == null ? null : { brand: card.brand ?? 'card', last4: card.last4 },
    saved:
      customerId === null || methodId === null || intent.setup_future_usage !== 'off_session' ? null : { customerId, methodId },
  };
}

function statusOf({ status, last_payment_error, latest_charge }: Stripe.PaymentIntent): Payment['status'] {
  switch (status) {
    case 'requires_action':
    case 'requires_confirmation':
      return 'action';
    case 'processing':
    case 'requires_capture':
      return 'processing';
    case 'succeeded':
      return 'succeeded';
    case 'canceled':
      return 'cancelled';
    case 'requires_payment_method': {
      // A card that was declined leaves the page open; a debit that came back has been charged, and is over.
      const charge = objectOf(latest_charge);
      const isOver = last_payment_error !== null && charge !== undefined && charge.payment_method_details?.type !== 'card';
      return isOver ? 'failed' : 'created';
    }
    default:
      return 'created';
  }
}

function failureOf(code: string): Failure {
  if (code === 'insufficient_funds') return 'insufficient-funds';
  if (code === 'expired_card') return 'expired-card';
  if (code === 'authentication_required' || code === 'payment_intent_authentication_failure') return 'authentication';
  if (code === 'processing_error') return 'provider';
  return 'declined';
}

export function presentRefund(refund: Stripe.Refund): Refund {
  const status =
    refund.status === 'succeeded'
      ? 'succeeded'
      : refund.status === 'failed' || refund.status === 'canceled'
        ? 'failed'
        : 'submitted';
  return {
    id: refund.id,
    paymentId: idOf(refund.payment_intent) ?? '',
    reference: refund.metadata?.['reference'] ?? '',
    status,
    cents: refund.amount,
  };
}

const DISPUTES: Record<string, Dispute['status']> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  needs_response: 'open',
  under_review: 'review',
  won: 'won',
  lost: 'lost',
  prevented: 'prevented',
};

export function presentDispute(dispute: Stripe.Dispute): Dispute {
  const lines = dispute.balance_transactions;
  const taken = lines.reduce((sum, { amount }) => sum - amount, 0);
  return {
    id: dispute.id,
    paymentId: idOf(dispute.payment_intent) ?? '',
    status: DISPUTES[dispute.status] ?? 'open',
    cents: dispute.amount,
    feeCents: Math.max(
      0,
      lines.reduce((sum, { fee }) => sum + fee, 0),
    ),
    // Inquiries take no money; what was taken and given back adds up to nothing.
    isWithdrawn: taken > 0,
    reason: dispute.reason,
    dueAt: dispute.evidence_details.due_by === null ? null : new Date(dispute.evidence_details.due_by * 1000),
  };
}

export function presentTransfer(transfer: Stripe.Transfer): Transfer {
  return {
    id: transfer.id,
    accountId: idOf(transfer.destination) ?? '',
    reference: transfer.metadata['reference'] ?? '',
    cents: transfer.amount,
  };
}

/** `banks` are the account's bank accounts; payouts go to its default one. */
export function presentAccount(account: Stripe.V2.Core.Account, banks: readonly Stripe.ExternalAccount[] = []): Account {
  const bank = banks.find((one) => one.default_for_currency === true) ?? banks[0];
  const status = account.configuration?.recipient?.capabilities?.stripe_balance?.stripe_transfers?.status;
  return {
    id: account.id,
    transfers: status === 'active' ? 'active' : status === 'pending' ? 'pending' : 'inactive',
    missing: (account.requirements?.entries ?? []).map(({ description }) => description),
    // The same number at the same bank has the same fingerprint, whatever else is changed about it.
    bank: bank === undefined ? null : { id: bank.fingerprint ?? bank.id, last4: bank.last4 },
  };
}

export function presentPayout(payout: Stripe.Payout, accountId: string | null): Payout {
  const status =
    payout.status === 'paid'
      ? 'paid'
      : payout.status === 'failed'
        ? 'failed'
        : payout.status === 'canceled'
          ? 'cancelled'
          : 'transit';
  return { id: payout.id, accountId, reference: payout.metadata?.['reference'] ?? '', status, cents: payout.amount };
}
