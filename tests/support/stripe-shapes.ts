import type { Dispute, PaymentProvider, ProviderEvent } from '#platform/payments/provider.ts';

// What Stripe's API answers, made of what the sandbox knows.

type Fields = Record<string, unknown>;

const OBJECTS: Record<string, string> = { checkout: 'checkout.session', payment: 'payment_intent' };
export function eventOf({ id, about, objectId, accountId, at }: ProviderEvent): Fields {
  return {
    id,
    object: 'event',
    type: `${about}.updated`,
    created: Math.floor(at.getTime() / 1000),
    livemode: false,
    ...(accountId === null ? {} : { account: accountId }),
    data: { object: { id: objectId, object: OBJECTS[about] ?? about } },
  };
}

export const session = ({ id, status, url, paymentId }: Awaited<ReturnType<PaymentProvider['readCheckout']>>): Fields => ({
  id,
  object: 'checkout.session',
  status,
  url,
  payment_intent: paymentId,
});

const STATUSES = {
  created: 'requires_payment_method',
  action: 'requires_action',
  processing: 'processing',
  succeeded: 'succeeded',
  failed: 'requires_payment_method',
  cancelled: 'canceled',
};
const DECLINES: Record<string, string> = {
  declined: 'generic_decline',
  'insufficient-funds': 'insufficient_funds',
  'expired-card': 'expired_card',
  authentication: 'authentication_required',
  provider: 'processing_error',
};
export function intent(payment: Awaited<ReturnType<PaymentProvider['readPayment']>>): Fields {
  const details =
    payment.card === null ? null : { type: payment.card.brand === 'bank' ? 'us_bank_account' : 'card', card: payment.card };
  const isCharged = payment.status === 'succeeded' || payment.status === 'processing' || payment.status === 'failed';
  return {
    id: payment.id,
    object: 'payment_intent',
    amount: payment.cents,
    status: STATUSES[payment.status],
    metadata: { reference: payment.reference },
    setup_future_usage: payment.saved === null ? null : 'off_session',
    customer: payment.saved?.customerId ?? null,
    payment_method: payment.saved === null ? null : { id: payment.saved.methodId, object: 'payment_method', card: payment.card },
    last_payment_error: payment.failure === null ? null : { code: 'card_declined', decline_code: DECLINES[payment.failure] },
    latest_charge: isCharged
      ? {
          id: `ch_${payment.id}`,
          object: 'charge',
          payment_method_details: details,
          balance_transaction:
            payment.feeCents === null ? null : { id: 'txn_1', object: 'balance_transaction', fee: payment.feeCents },
        }
      : null,
  };
}
export const refund = (
  { id, paymentId, reference, status, cents }: Awaited<ReturnType<PaymentProvider['readRefund']>>,
  key: string,
): Fields => ({
  id,
  object: 'refund',
  payment_intent: paymentId,
  amount: cents,
  status: status === 'submitted' ? 'pending' : status,
  metadata: { reference, key },
});
const DISPUTE_STATUSES: Record<string, string> = {
  inquiry: 'warning_needs_response',
  closed: 'warning_closed',
  open: 'needs_response',
  review: 'under_review',
};
export function dispute(said: Dispute): Fields {
  const taken = said.feeCents > 0 || said.isWithdrawn ? [{ amount: -said.cents, fee: said.feeCents }] : [];
  const returned = taken.length > 0 && !said.isWithdrawn ? [{ amount: said.cents, fee: 0 }] : [];
  return {
    id: said.id,
    object: 'dispute',
    payment_intent: said.paymentId,
    status: DISPUTE_STATUSES[said.status] ?? said.status,
    amount: said.cents,
    reason: said.reason,
    balance_transactions: [...taken, ...returned],
    evidence_details: { due_by: said.dueAt === null ? null : Math.floor(said.dueAt.getTime() / 1000) },
  };
}
export const transfer = (said: Awaited<ReturnType<PaymentProvider['readTransfer']>>, key: string): Fields => ({
  id: said.id,
  object: 'transfer',
  destination: said.accountId,
  amount: said.cents,
  metadata: { reference: said.reference, key },
});
export const accountOf = ({ id, transfers, missing }: Awaited<ReturnType<PaymentProvider['readAccount']>>): Fields => ({
  id,
  object: 'v2.core.account',
  configuration: {
    recipient: {
      capabilities: { stripe_balance: { stripe_transfers: { status: transfers === 'inactive' ? 'restricted' : transfers } } },
    },
  },
  requirements: { entries: missing.map((description) => ({ description })) },
});
export const payout = (
  { id, reference, status, cents }: Awaited<ReturnType<PaymentProvider['readPayout']>>,
  key: string,
): Fields => ({
  id,
  object: 'payout',
  amount: cents,
  status: status === 'transit' ? 'in_transit' : status === 'cancelled' ? 'canceled' : status,
  metadata: { reference, key },
});
