import { type Failure, type PaymentProvider, ProviderRefusal } from '../provider.ts';
import { asking } from './asking.ts';
import { presentCheckout, presentPayment } from './present-stripe.ts';
import { keyed, readIntent, type StripeCalls } from './stripe-calls.ts';

type Payments = Pick<PaymentProvider, 'openCheckout' | 'readCheckout' | 'expireCheckout' | 'readPayment' | 'chargeSaved'>;

/** How money comes in: by hosted Checkout, and by a card that was kept. */
export function stripePayments({ stripe, isStale }: StripeCalls): Payments {
  return {
    async openCheckout(request) {
      const { reference, lines, customer, successUrl, cancelUrl, expiresAt } = request;
      const metadata = { reference, key: request.key };
      const session = await asking(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: reference,
            allowed_payment_method_types: ['card'],
            line_items: lines.map(({ name, cents }) => ({
              quantity: 1,
              price_data: { currency: 'usd', unit_amount: cents, product_data: { name } },
            })),
            metadata,
            payment_intent_data: {
              metadata,
              transfer_group: reference,
              ...(customer === undefined ? {} : { setup_future_usage: 'off_session' as const }),
            },
            ...(customer === undefined
              ? {}
              : customer.id === null
                ? { customer_creation: 'always' as const }
                : { customer: customer.id }),
            ...(request.email === null || customer?.id != null ? {} : { customer_email: request.email }),
            success_url: successUrl,
            cancel_url: cancelUrl,
            expires_at: Math.floor(expiresAt.getTime() / 1000),
          },
          keyed(request),
        ),
      );
      return presentCheckout(session);
    },
    readCheckout: async (id) => presentCheckout(await asking(() => stripe.checkout.sessions.retrieve(id))),
    async expireCheckout(id) {
      try {
        return presentCheckout(await asking(() => stripe.checkout.sessions.expire(id)));
      } catch (error) {
        // It was paid or over already: what it is counts.
        if (!(error instanceof ProviderRefusal)) throw error;
        return presentCheckout(await asking(() => stripe.checkout.sessions.retrieve(id)));
      }
    },
    readPayment: async (id) => presentPayment(await readIntent(stripe, id)),
    async chargeSaved(request) {
      const { reference, cents, customerId, methodId } = request;
      if (isStale(request)) {
        const known = await asking(() => stripe.paymentIntents.list({ customer: customerId, limit: 100 }));
        const found = known.data.find(({ metadata }) => metadata['key'] === request.key);
        if (found !== undefined) return presentPayment(await readIntent(stripe, found.id));
      }
      try {
        const intent = await asking(() =>
          stripe.paymentIntents.create(
            {
              amount: cents,
              currency: 'usd',
              customer: customerId,
              payment_method: methodId,
              off_session: true,
              confirm: true,
              metadata: { reference, key: request.key },
              transfer_group: reference,
            },
            keyed(request),
          ),
        );
        return presentPayment(await readIntent(stripe, intent.id));
      } catch (error) {
        if (!(error instanceof ProviderRefusal) || error.paymentId === undefined) throw error;
        // The bank said no: that is a payment that failed.
        const said = presentPayment(await readIntent(stripe, error.paymentId));
        return { ...said, status: 'failed', failure: said.failure ?? failureOf(error.code) };
      }
    },
  };
}

/** https://docs.stripe.com/declines/codes */
function failureOf(code: string): Failure {
  if (code === 'insufficient_funds') return 'insufficient-funds';
  if (code === 'expired_card') return 'expired-card';
  if (code === 'authentication_required') return 'authentication';
  return 'declined';
}
