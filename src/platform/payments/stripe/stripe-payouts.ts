import type { PaymentProvider } from '../provider.ts';
import { asking } from './asking.ts';
import { presentPayout, presentTransfer } from './present-stripe.ts';
import { keyed, readIntent, type StripeCalls } from './stripe-calls.ts';

type Payouts = Pick<PaymentProvider, 'transfer' | 'readTransfer' | 'payOut' | 'readPayout'>;

/** How money reaches vendors: to their accounts, and from there to their banks. */
export function stripePayouts({ stripe, isStale }: StripeCalls): Payouts {
  return {
    async transfer(request) {
      const { reference, accountId, cents, paymentId } = request;
      if (isStale(request)) {
        const known = await asking(() =>
          stripe.transfers.list({ destination: accountId, transfer_group: reference, limit: 100 }),
        );
        const found = known.data.find(({ metadata }) => metadata['key'] === request.key);
        if (found !== undefined) return presentTransfer(found);
      }
      const payment = paymentId === undefined ? undefined : await readIntent(stripe, paymentId);
      const charge = typeof payment?.latest_charge === 'object' ? payment.latest_charge?.id : payment?.latest_charge;
      return presentTransfer(
        await asking(() =>
          stripe.transfers.create(
            {
              amount: cents,
              currency: 'usd',
              destination: accountId,
              transfer_group: reference,
              metadata: { reference, key: request.key },
              ...(charge === undefined ? {} : { source_transaction: charge }),
            },
            keyed(request),
          ),
        ),
      );
    },
    readTransfer: async (id) => presentTransfer(await asking(() => stripe.transfers.retrieve(id))),
    async payOut(request) {
      const { reference, accountId, cents } = request;
      if (isStale(request)) {
        const known = await asking(() => stripe.payouts.list({ limit: 100 }, { stripeAccount: accountId }));
        const found = known.data.find(({ metadata }) => metadata?.['key'] === request.key);
        if (found !== undefined) return presentPayout(found, accountId);
      }
      const payout = await asking(() =>
        stripe.payouts.create(
          { amount: cents, currency: 'usd', metadata: { reference, key: request.key } },
          { ...keyed(request), stripeAccount: accountId },
        ),
      );
      return presentPayout(payout, accountId);
    },
    readPayout: async (id, accountId) =>
      presentPayout(
        await asking(() => stripe.payouts.retrieve(id, {}, accountId === null ? {} : { stripeAccount: accountId })),
        accountId,
      ),
  };
}
